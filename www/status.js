// Whose turn it is, how the game stands, what is picked, and the page's messages.

import { el, byId, setData } from "./dom.js";
import { nameOf, pieceIcon } from "./pieces.js";
import { SIDES, outcomeWords, characterAt, moveSentence, sentence } from "./words.js";
import { back, cancel, chosenEntry, chosenPiece, dueEntry, options, pickTray, selectionWords } from "./select.js";
import { inLanguage, playCandidate } from "./notation.js";
import { once, say, viewOf } from "./state.js";

export function renderStatus(state) {
  const { status } = state;
  const check = status.checks.length > 0 && !status.outcome;
  byId("turn").textContent = status.outcome ? outcomeWords(status.outcome).result : `${SIDES[status.turn]} to move${check ? " — check" : ""}`;
  setData(byId("turn"), "side", status.outcome ? status.outcome.winner ?? "draw" : status.turn);
  const seen = status.repetitions > 1 && !status.outcome ? ` · position seen ${status.repetitions} times` : "";
  byId("number").textContent = `Move ${status.number}${seen}`;
  const result = byId("result");
  result.hidden = !status.outcome;
  result.textContent = status.outcome ? outcomeWords(status.outcome).reason : "";
  byId("notice").textContent = once("notice", () => state.family.notice(state));
  byId("notice").hidden = !byId("notice").textContent;
  renderSeries(status);
  byId("undo").disabled = !state.history.length;
  byId("redo").disabled = !state.future.length;
  byId("speed").hidden = !state.info.speed_moves;
  byId("speed").disabled = !status.can_agree_speed;
  byId("view").hidden = !state.board.stackable;
  for (const button of byId("view").children) button.setAttribute("aria-pressed", String(button.dataset.view === viewOf(state)));
  byId("names").hidden = !state.family.names(state.info);
  byId("names").setAttribute("aria-pressed", String(state.names));
  byId("flip").setAttribute("aria-pressed", String(state.flipped));
  renderMessage(state);
  renderSelection(state);
}

function renderSeries(status) {
  const series = byId("series");
  series.hidden = !status.speed;
  if (!status.speed) return series.replaceChildren();
  const { agreed, left } = status.speed;
  series.replaceChildren(
    el("span", { text: `Speed moves, ${agreed} each: ${SIDES[status.turn]} has ${left} left` }),
    el("span", { class: "pips", "aria-hidden": "true" }, ...Array.from({ length: agreed }, (_, i) => el("i", { class: i < agreed - left ? "spent" : "" }))));
}

function renderMessage(state) {
  const box = byId("message");
  const message = state.message;
  box.hidden = !message;
  setData(box, "tone", message?.tone);
  if (!message) return box.replaceChildren();
  const candidates = (message.candidates ?? []).slice(0, 12);
  const words = candidates.reduce((text, move) => text.replace(move, inLanguage(move)), message.text);
  const parts = [el("span", { text: sentence(words) })];
  if (message.rule) parts.push(" ", el("span", { class: "rule", text: message.rule, title: `Rule ${message.rule}` }));
  const here = (cell) => state.board.cells.has(cell) || state.board.mounts.has(cell);
  const cells = (message.cells ?? []).filter((cell) => here(cell) && !message.text.includes(cell));
  if (cells.length) parts.push(el("span", { class: "cells small", text: `See ${cells.slice(0, 8).join(", ")}${cells.length > 8 ? " …" : ""}` }));
  if (message.quote) parts.push(quote(message.quote));
  if (candidates.length) {
    parts.push(el("span", { class: "candidates" }, ...candidates.map((move) =>
      el("button", { type: "button", text: inLanguage(move), on: { click: () => playCandidate(move) } }))));
  }
  parts.push(el("button", { type: "button", class: "quiet dismiss", "aria-label": "Dismiss", text: "✕", on: { click: () => say(null) } }));
  box.replaceChildren(...parts);
}

/** The part of a text around an error, the place itself marked. */
function quote({ text, at }) {
  const index = Math.min(characterAt(text, at), text.length);
  const from = Math.max(0, index - 24);
  const end = text.slice(index).search(/[\s,|]/);
  const to = end <= 0 ? index + 1 : Math.min(index + end, index + 24);
  return el("code", { class: "quote" },
    `${from ? "… " : ""}${text.slice(from, index)}`,
    el("mark", { text: text.slice(index, to) || "⎵" }),
    `${text.slice(to, to + 24)}${to + 24 < text.length ? " …" : ""}`);
}

function renderSelection(state) {
  const card = byId("selection");
  const words = selectionWords();
  const held = document.activeElement?.closest("#selection")?.id ? document.activeElement.id : null;
  if (!words) {
    card.replaceChildren(el("p", { class: "muted", text: hint(state) }));
    return;
  }
  const shown = chosenEntry() ?? chosenPiece();
  const away = state.clicks.length === 1 && options().has("→");
  card.replaceChildren(
    el("div", { class: "picked" },
      pieceIcon(shown.piece, shown.side),
      el("div", {}, el("strong", { text: words.title }), el("div", { class: "muted small", text: words.detail }))),
    el("div", { class: "row" },
      away ? el("button", { id: "time-out", type: "button", class: "accent", "aria-keyshortcuts": "t", text: "Time Out →", title: "Send this piece into Time Out", on: { click: pickTray } }) : "",
      state.clicks.length > 1 ? el("button", { id: "back", type: "button", text: "Back", title: "Take the last landing back", on: { click: back } }) : "",
      el("button", { id: "cancel", type: "button", text: state.clicks.length ? "Cancel" : "Close", on: { click: cancel } })));
  if (held) byId(held)?.focus();
}

function hint(state) {
  if (state.status.outcome) return "The game is over.";
  const due = dueEntry();
  if (due) return `The ${nameOf(due.piece)} from ${due.origin} is due: it has to return now.`;
  if (state.family.duties(state).size) return "Choose a marked piece.";
  return state.family.hint(state);
}

let said = { position: "", selection: "" };

/** Tells a screen reader what has changed. */
export function announce(state) {
  const words = [];
  if (state.position !== said.position) {
    if (state.last) words.push(`${moveSentence(state.last, state.history.at(-1).side)}.`);
    words.push(byId("turn").textContent, byId("result").textContent, byId("notice").textContent, byId("series").textContent);
  } else {
    const picked = selectionWords();
    const selection = picked ? `${picked.title}, ${picked.detail}` : "";
    if (selection !== said.selection) words.push(selection ? `${selection}, selected` : "Nothing is selected");
    said.selection = selection;
  }
  said.position = state.position;
  const text = words.filter(Boolean).join(" ");
  if (text) byId("live").textContent = text;
}
