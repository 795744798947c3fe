// Questions with a few answers, and the list of games.

import { el, byId } from "./dom.js";
import { familyOf } from "./family.js";
import { pieceIcon } from "./pieces.js";

/** Asks in a dialog; gives the value of the answer, or null if the person cancels. */
export function choose(title, answers, { note } = {}) {
  const dialog = byId("choose");
  const back = document.activeElement;
  return new Promise((resolve) => {
    let value = null;
    const answer = (chosen) => {
      value = chosen;
      dialog.close();
    };
    dialog.replaceChildren(
      el("h2", { id: "choose-title", text: title }),
      el("div", { class: "answers" }, ...answers.map((item) =>
        el("button", { type: "button", class: item.piece ? "answer tall" : "answer", data: { choice: item.value }, on: { click: () => answer(item.value) } },
          item.piece ? pieceIcon(item.piece, item.side) : null,
          el("span", { text: item.label })))),
      note ? el("p", { class: "muted small", text: note }) : "",
      el("button", { type: "button", class: "quiet", text: "Cancel", on: { click: () => answer(null) } }),
    );
    const done = () => {
      if (dialog.open) return; // an event of the question before
      dialog.removeEventListener("close", done);
      dialog.removeEventListener("cancel", cancelled);
      if (back?.isConnected) back.focus({ preventScroll: true });
      resolve(value);
    };
    // Esc: the browser gives the focus back at once, and tells of the closing only later, maybe after the next key.
    const cancelled = () => {
      dialog.removeEventListener("close", done);
      dialog.removeEventListener("cancel", cancelled);
      resolve(null);
    };
    dialog.addEventListener("close", done);
    dialog.addEventListener("cancel", cancelled);
    dialog.showModal();
    dialog.querySelector("[data-choice]").focus();
  });
}

/** Opens a dialog that a click beside it or its close button closes. */
export function openSheet(dialog, title, ...content) {
  dialog.replaceChildren(
    el("div", { class: "row spread sheet-head" },
      el("h2", { id: `${dialog.id}-title`, text: title }),
      el("button", { type: "button", class: "quiet", "aria-label": "Close", text: "✕", on: { click: () => dialog.close() } })),
    ...content,
  );
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  dialog.showModal();
}

const DIMENSIONS = { 2: "two dimensions", 3: "three dimensions", 4: "four dimensions" };

/** The list of games by families, in each from few dimensions to many. */
export function openGames(state, start) {
  const dialog = byId("games");
  const families = [...new Set(state.catalog.map((info) => info.family))];
  openSheet(dialog, "Choose a game", el("div", { class: "families" }, ...families.map((id) => el("section", { class: "family" },
    el("h3", { text: familyOf(id).title }),
    el("ul", { class: "games" }, ...state.catalog.filter((info) => info.family === id).map((info) => el("li", {}, card(info))))))));

  function card(info) {
    const facts = [DIMENSIONS[info.dimensions] ?? `${info.dimensions} dimensions`, familyOf(info.family).boards(info)];
    if (info.time_out) facts.push("Time Out");
    return el("button", {
      type: "button",
      class: "game-card",
      data: { variant: info.id },
      "aria-current": info.id === state.info?.id ? "true" : null,
      on: { click: () => { dialog.close(); start(info.id); } },
    },
    el("strong", { text: info.name }),
    el("span", { text: info.summary }),
    el("span", { class: "muted small", text: facts.join(" · ") }));
  }
}
