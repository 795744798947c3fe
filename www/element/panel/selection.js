// What is picked, and what can be done with it besides going somewhere.

import { el, focusIn } from "../draw/dom.js";
import { humanSides, isHuman, isRemote, other } from "../state/players.js";
import {
  TRAY,
  chosenEntry,
  chosenPiece,
  dueEntry,
  moveWords,
  noReturn,
  options,
  selectionWords,
  targetsOf,
} from "../state/selection.js";
import { pieceIcon } from "../draw/pieces.js";
import { noticeOf } from "../state/state.js";
import { legend } from "./legend.js";
import { familyWords, withoutRule } from "../words/message.js";
import { ruleBadge } from "./rule-links.js";

/** @typedef {import("../types").Marks} Marks */
/** @typedef {import("../types").State} State */

export class Selection {
  /** @type {State | null} */
  state = null;

  /** @param {import("../types").Actions} actions */
  constructor(actions) {
    this.actions = actions;
    this.node = el("div", { id: "selection", class: "card", part: "selection" });
    this.summary = el("summary", { class: "small" });
    this.list = el("ul", {});
    this.targets = el("details", { id: "targets" }, this.summary, this.list);
    this.targets.addEventListener("toggle", () => {
      if (this.state) this.renderTargets(this.state);
    });
    /** The targets of what is picked, in the order of the boards. @type {[string, import("../types").Mark][]} */
    this.marks = [];
  }

  /** @param {State} state  @param {Marks} marks */
  render(state, marks) {
    this.state = state;
    const { actions, node } = this;
    const picked = selectionWords(state);
    const { selection: said, cancel, close, back } = state.words;
    this.marks = targetsOf(state, marks);
    const focus = focusIn(node);
    const held = node.contains(focus) ? focus : null;
    if (!picked) {
      const far = farHintOf(state);
      const told = toldOf(state);
      node.replaceChildren(
        told && el("p", { id: "told", text: told }),
        atRest(state),
        far && el("p", { class: "muted far", text: far }),
        ...this.hurry(state),
      );
      return this.keep(held);
    }
    const shown = chosenEntry(state) ?? chosenPiece(state);
    const away = state.clicks.length === 1 && options(state).has(TRAY);
    const piece = state.clicks.length === 1 ? chosenPiece(state) : undefined;
    const note = piece && noteOf(state, piece, away);
    node.replaceChildren(
      el(
        "div",
        { class: "picked" },
        shown ? pieceIcon(state, shown.piece, shown.side) : null,
        el("div", {}, el("strong", { text: picked.title }), el("div", { class: "muted small", text: picked.detail })),
      ),
      state.pointed
        ? el(
            "div",
            { class: "row" },
            el("button", {
              id: "carry-out",
              type: "button",
              class: "accent",
              text: said.playIt,
              on: { click: () => actions.carryOut() },
            }),
            el("button", {
              id: "object",
              type: "button",
              text: isHuman(state, other(state.status.turn)) ? said.objects(other(state.status.turn)) : said.takeBack,
              title: said.takeBackTitle,
              on: { click: () => actions.cancel() },
            }),
          )
        : el(
            "div",
            { class: "row" },
            away
              ? el("button", {
                  id: "time-out",
                  type: "button",
                  class: note?.id === "no-return" ? null : "accent",
                  "aria-describedby": note?.id,
                  text: said.timeOut,
                  title: said.timeOutTitle,
                  on: { click: () => actions.pick(TRAY) },
                })
              : "",
            state.clicks.length > 1
              ? el("button", {
                  id: "back",
                  type: "button",
                  text: back,
                  title: said.backTitle,
                  on: { click: () => actions.back() },
                })
              : "",
            el("button", {
              id: "cancel",
              type: "button",
              text: state.clicks.length || state.becomes ? cancel : close,
              on: { click: () => actions.cancel() },
            }),
          ),
      note
        ? el(
            "p",
            { id: note.id, class: note.class },
            note.text,
            " ",
            note.rule ? ruleBadge(state.words, note.rule, state.settings.rules) : "",
          )
        : "",
      chosenEntry(state) ? legendOf(state, this.marks) : "",
      this.marks.length ? this.targets : "",
      ...this.hurry(state),
    );
    this.renderTargets(state);
    this.keep(held);
  }

  /** Puts the keyboard on what had it before, or on the boards. @param {Element | null} held */
  keep(held) {
    if (!held) return;
    const again = held === this.summary && held.isConnected ? held : held.id && this.node.querySelector(`#${held.id}`);
    if (again) /** @type {HTMLElement} */ (again).focus();
    else this.actions.focusBoards();
  }

  /** What hurries the computer, or has it try again. @param {State} state */
  hurry({ engine, words: { seats } }) {
    if (engine.thinking === null && !engine.stuck) return [];
    const { tryAgain, moveNow, moveNowTitle } = seats;
    return [
      el("button", {
        id: "hurry",
        type: "button",
        part: "button",
        text: engine.stuck ? tryAgain : moveNow,
        title: moveNowTitle,
        on: { click: () => this.actions.hurry() },
      }),
    ];
  }

  /** The list of targets, written only while it is open. @param {State} state */
  renderTargets({ words, family, clicks }) {
    const { actions, targets, list, summary, marks } = this;
    summary.textContent = words.selection.targets;
    if (!targets.open) return list.replaceChildren();
    list.replaceChildren(
      ...marks.map(([token, mark]) => {
        const leg = mark.effect === "end" ? "" : family.leg(clicks.at(-1) ?? token, token);
        return el(
          "li",
          {},
          el("button", {
            type: "button",
            class: "small",
            data: { target: token },
            text: `${token}: ${words.marks.of(mark)}${leg && `, ${leg}`}`,
            on: { click: () => actions.pick(token) },
          }),
        );
      }),
    );
  }
}

/** What the marks of a piece in Time Out mean. @param {State} state  @param {[string, import("../types").Mark][]} marks */
const legendOf = ({ words, board }, marks) =>
  legend(words, "long", board.boards.length > 1, new Set(marks.map(([, { effect }]) => effect)));

/** What is said while nothing is picked. @param {State} state */
function atRest(state) {
  const { engine, words, settings } = state;
  const notice = !engine.thinking && !engine.busy && noticeOf(state);
  if (!notice) return el("p", { class: "muted", text: hintOf(state) });
  return el(
    "p",
    { id: "notice" },
    notice.text,
    notice.rule && " ",
    notice.rule && ruleBadge(words, notice.rule, settings.rules),
  );
}

/** What the other side has just done. @param {State} state */
function toldOf(state) {
  const { words, history, status, settings, engine } = state;
  const isTold = settings.input === "play" && !engine.thinking && history.at(-1)?.side !== status.turn;
  return isTold && words.has("play") ? moveWords(state) : "";
}

/** What to do first where a tap comes closer, as long as nothing else is asked for. @param {State} state */
function farHintOf(state) {
  const { family, info, words } = state;
  const far = info.geometry.boards.length > 1 && familyWords(words, info.family)?.far;
  return far && !noticeOf(state) && hintOf(state) === family.hint(state) ? far : "";
}

/** What to do while nothing is picked. @param {State} state */
function hintOf(state) {
  const { status, engine, family, settings } = state;
  const { selection: said } = state.words;
  if (status.outcome) return said.gameOver;
  if (engine.thinking) return said.thinking(engine.thinking);
  if (engine.busy) return engine.busy === "hint" ? said.lookingForHint : said.considering(other(status.turn));
  if (settings.input !== "play") return ""; // the page says what to do
  if (isBack(state) && !isHuman(state, status.turn)) return said.lookingBack(false);
  if (!isHuman(state, status.turn)) return said.turn(status.turn);
  const due = dueEntry(state);
  if (due) return said.due(due.piece, due.origin);
  if (family.duties(state).size) return said.chooseMarked;
  if (status.checks.length) return checkHintOf(state) ?? family.hint(state);
  return isBack(state) ? said.lookingBack(true) : family.hint(state);
}

/** Whether a person looks at an earlier position, from where it can be played on. @param {State} state */
const isBack = (state) =>
  state.line.ply < state.line.items.length &&
  state.words.has("play") &&
  humanSides(state).length > 0 &&
  !isRemote(state);

/** Who gives check, and what to do. @param {State} state */
function checkHintOf({ words, status, pieces }) {
  const { turn, king, checks } = status;
  if (!words.has("play")) return null;
  const attacks = checks.flatMap((cell) => {
    const piece = pieces.get(cell);
    return piece && king ? words.message.threat({ kind: "check", piece: piece.piece, by: cell, side: turn, king }) : [];
  });
  return [...attacks, words.selection.endCheck].join(" ");
}

/** What is said of a piece: how it goes, if few know; of one that can be sent away why it could not return, or where it can. @param {State} state  @param {import("../types").Standing} piece  @param {boolean} away */
function noteOf(state, piece, away) {
  const { selection, locale } = state.words;
  if (!away) {
    const gait = state.family.gait(state, piece);
    return gait && { id: "gait", class: "muted small", ...gait };
  }
  const warning = noReturn(state);
  if (warning) {
    const text = withoutRule(selection.ifSent(warning.message), locale);
    return { id: "no-return", class: "warning small", text, rule: warning.rule };
  }
  const returning = state.family.returning(state, piece);
  return returning && { id: "returning", class: "muted small", ...returning };
}
