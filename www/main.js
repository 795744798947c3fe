// Starts the page: state -> render(state).

import { init } from "./package.js";
import { el, byId, setData } from "./dom.js";
import { act, state, changed, loadCatalog, onChange, once, redo, setGame, startGame, undo, viewOf } from "./state.js";
import { offerSpeed, targetMarks } from "./select.js";
import { mountBoards, renderBoards, hoverColumn } from "./board.js";
import { mountAbove, renderAbove } from "./above.js";
import { mountDecks } from "./decks.js";
import { mountStack, renderStack } from "./stack3d.js";
import { mountTray, renderTray } from "./tray.js";
import { mountMap, renderMap } from "./map.js";
import { renderStatus, announce } from "./status.js";
import { mountLookup, renderLookup } from "./lookup.js";
import { mountNotation, renderNotation } from "./notation.js";
import { renderMoves, renderThreats } from "./moves.js";
import { mountShare, renderShare } from "./share.js";
import { gameOf, hashOf, variantOf } from "./address.js";
import { openGames } from "./dialogs.js";
import { openHelp } from "./help.js";
import { keep, kept, mountTheme } from "./settings.js";
import { mountKeys } from "./keys.js";

const FIRST = "timeout";

function render() {
  const marks = targetMarks();
  document.body.dataset.layout = layoutOf(state);
  document.body.dataset.shape = state.board.shape;
  setData(document.body, "names", state.names && state.family.names(state.info));
  byId("game").replaceChildren(el("span", { text: state.info.name }), el("span", { class: "caret", "aria-hidden": "true", text: "▾" }));
  renderStack(state);
  renderBoards(state, marks);
  renderAbove(state, marks);
  renderMap(state, marks);
  renderTray(state);
  renderLookup(state);
  renderStatus(state);
  renderMoves(state);
  renderThreats(state);
  renderNotation(state);
  writeAddress();
  renderShare(state);
  announce(state);
}

/** Columns and levels, the boards of one level, or the levels stacked. */
function layoutOf(now) {
  if (now.board.shape === "hexagon") return "hexagons";
  if (viewOf(now) === "stack") return "stack";
  return now.board.columned ? "plan" : "boards";
}

function writeAddress() {
  const hash = once("address", () => hashOf(state));
  if (hash !== location.hash) history.replaceState(null, "", hash);
}

/** A new game leaves the old one behind the browser's Back button. */
const newGame = act((variant) => {
  startGame(variant);
  history.pushState(null, "", location.href);
  changed();
});

/** Reads the game in the address; on a bad one says so and falls back on a fresh game. */
function readAddress() {
  if (location.hash.length > 1) {
    const before = { ...state };
    try {
      const { game, future } = gameOf(location.hash);
      setGame(game, future);
      return changed();
    } catch (error) {
      Object.assign(state, before);
      if (!state.game) startGame(state.catalog.find((info) => info.id === variantOf(location.hash))?.id ?? first());
      state.message = { tone: "error", text: `The address could not be read: ${error.message}`, rule: error.rule, cells: [] };
      return changed();
    }
  }
  if (!state.game) startGame(first());
  changed();
}

const first = () => (state.catalog.find((info) => info.id === FIRST) ?? state.catalog[0]).id;

/** Changes how the game is shown. */
const set = act((name, value) => {
  state[name] = value;
  changed();
});

/** The same for longer than the visit. */
function prefer(name, value) {
  set(name, value);
  keep(name, typeof value === "boolean" ? (value ? "yes" : "no") : value);
}

function mount() {
  mountBoards(byId("levels"));
  mountDecks(byId("levels"));
  mountStack(byId("levels"));
  mountAbove(byId("above"), byId("column"));
  mountMap(byId("map"), byId("levels"));
  mountTray(byId("tray"));
  mountLookup(byId("lookup"));
  mountNotation();
  mountShare();
  mountKeys(() => set("view", viewOf(state) === "plan" ? "stack" : "plan"));
  byId("undo").addEventListener("click", act(undo));
  byId("redo").addEventListener("click", act(redo));
  byId("speed").addEventListener("click", offerSpeed);
  byId("flip").addEventListener("click", () => set("flipped", !state.flipped));
  byId("names").addEventListener("click", () => prefer("names", !state.names));
  byId("new-game").addEventListener("click", () => newGame(state.info.id));
  byId("game").addEventListener("click", () => openGames(state, newGame));
  byId("help-button").addEventListener("click", () => openHelp(state));
  byId("view").addEventListener("click", (event) => event.target.dataset.view && set("view", event.target.dataset.view));
  byId("short").addEventListener("change", (event) => prefer("short", event.target.checked));
  byId("language").addEventListener("click", (event) => event.target.dataset.language && prefer("language", event.target.dataset.language));
  const hover = (event) => {
    const at = event.target.closest?.("[data-col], [data-column]");
    hoverColumn(at && state.board?.columned ? at.dataset.col ?? at.dataset.column : null);
  };
  byId("page").addEventListener("pointerover", hover);
  byId("page").addEventListener("focusin", hover);
  window.addEventListener("popstate", readAddress);
}

async function start() {
  mountTheme();
  if (kept("language") === "de") state.language = "de";
  state.short = kept("short") === "yes";
  state.names = kept("names") !== "no";
  try {
    await init();
    loadCatalog();
    mount();
    onChange(render);
    readAddress();
    document.body.dataset.ready = "";
  } catch (error) {
    console.error(error);
    byId("turn").textContent = "The game could not be loaded";
    byId("message").hidden = false;
    byId("message").textContent = "This page needs a browser with WebAssembly, and all its files beside it.";
  }
}

start();
