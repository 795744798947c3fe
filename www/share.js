// The position, the record and the link, out and in.

import { el, byId } from "./dom.js";
import { Game } from "./package.js";
import { act, once, state, setGame, say, sayError } from "./state.js";

export function mountShare() {
  const box = (id, label, rows) => el("div", { class: "text-box" },
    el("div", { class: "row spread" },
      el("label", { for: id, text: label }),
      el("button", { type: "button", class: "quiet small", data: { copy: id }, text: "Copy" })),
    el("textarea", { id, rows, readonly: true, spellcheck: "false" }));
  byId("share-body").append(
    box("position", "Position", 3),
    box("record", "Record", 6),
    box("link", "Link to this game", 2),
    el("div", { class: "text-box" },
      el("label", { for: "paste", text: "Paste a position or a record" }),
      el("textarea", { id: "paste", rows: 4, spellcheck: "false" }),
      el("button", { id: "load", type: "button", text: "Load" })));
  byId("share-body").addEventListener("click", (event) => {
    const from = event.target.closest("[data-copy]")?.dataset.copy;
    if (from) copy(byId(from), event.target);
  });
  byId("load").addEventListener("click", load);
  byId("share").addEventListener("toggle", act(() => renderShare(state)));
}

async function copy(area, button) {
  try {
    await navigator.clipboard.writeText(area.value);
    button.textContent = "Copied";
  } catch {
    area.focus();
    area.select();
    button.textContent = "Press Ctrl+C";
  }
  button.addEventListener("blur", () => { button.textContent = "Copy"; }, { once: true });
}

/** Reads a position text (one line that begins with a game's id) or else a record. */
const load = act(() => {
  const text = byId("paste").value.trim();
  if (!text) return say({ tone: "info", text: "Paste a position or a record first.", cells: [] });
  const isPosition = !text.includes("\n") && !text.startsWith("[") && /^[a-z][a-z0-9-]* \S*[/:]/.test(text);
  let game;
  try {
    game = isPosition ? new Game(text) : Game.from_record(text, state.language);
  } catch (error) {
    return sayError(error, text);
  }
  setGame(game);
  byId("paste").value = "";
  history.pushState(null, "", location.href); // Back returns to the game before
  say({ tone: "good", text: isPosition ? "The position was read." : "The record was read.", cells: [] });
});

/** Writes the texts, but only while somebody looks. */
export function renderShare(now) {
  if (!byId("share").open) return;
  byId("position").value = now.position;
  byId("record").value = once("record", () => now.game.record());
  byId("link").value = location.href;
}

