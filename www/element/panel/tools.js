// The buttons of the table: steps through the game, a hint, how the boards are seen, and all the rest behind one of them.

import { closest, el, focusIn, setAttribute } from "../draw/dom.js";
import { icon } from "../draw/icons.js";
import { noSpeed } from "../input/speed.js";
import { isNarrow, isPointing, viewOf } from "../state/layout.js";
import { beforeLast } from "../state/line.js";
import { aloneIn, humanSides, isRemote } from "../state/players.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../draw/dom.js").Properties} Properties */

export class Tools {
  /** @type {State | null} */
  state = null;

  /** @param {import("../types").Actions} actions  @param {import("../types").Words} words */
  constructor(actions, { tools: said }) {
    this.actions = actions;
    const { go, prefer, toggle } = actions;
    const ply = () => this.state?.line.ply ?? 0;
    /** @param {string} id  @param {string} title  @param {() => void} click  @param {Properties & { drawn?: string }} [more] */
    const button = (id, title, click, { drawn = id, ...more } = {}) =>
      el("button", { id, type: "button", part: "button", title, on: { click }, ...more }, icon(String(drawn)));
    /** A button of which only the drawing is seen. @param {string} id  @param {string} title  @param {() => void} click  @param {Properties} [more] */
    const drawn = (id, title, click, more) => button(id, title, click, { "aria-label": title, ...more });
    /** @param {string} id  @param {string} label  @param {string} title  @param {() => void} click  @param {Properties & { drawn?: string }} [more] */
    const labeled = (id, label, title, click, more) => {
      const node = button(id, title, click, more);
      node.append(el("span", { text: label }));
      return node;
    };
    this.first = drawn("first", said.first, () => go(0));
    this.undo = drawn("undo", said.undo, () => go(ply() - 1));
    this.redo = drawn("redo", said.redo, () => go(ply() + 1));
    this.latest = drawn("last", said.last, () => go(Infinity));
    this.hint = drawn("hint", said.hint, actions.hint);
    this.takeBack = labeled("take-back", said.takeBack, said.takeBackTitle, actions.takeBack);
    this.flip = labeled("flip", said.flip, said.flipTitle, () => toggle("flipped"));
    this.views = el(
      "div",
      { class: "switch", id: "view", role: "group", "aria-label": said.view },
      el("button", { type: "button", data: { view: "plan" }, text: said.plan, title: said.planTitle }),
      el("button", { type: "button", data: { view: "3d" }, text: said.stack, title: said.stackTitle }),
    );
    this.views.addEventListener("click", (event) => {
      const view = closest(event, "[data-view]")?.dataset.view;
      if (view) this.setView(view === "3d" ? "3d" : "plan");
    });
    this.analyze = labeled("analyze", said.analyze, said.analyzeTitle, () => actions.analyze());
    this.speed = labeled("speed", said.speed, said.speedTitle, actions.offerSpeed, { "aria-haspopup": "dialog" });
    this.draw = labeled("draw", said.draw, said.drawTitle, actions.offerDraw);
    this.resign = labeled("resign", said.resign, said.resignTitle, actions.resign);
    this.finger = labeled("finger", said.finger, said.fingerTitle, () =>
      prefer({ finger: !(this.state && isPointing(this.state)) }),
    );
    this.names = labeled("names", said.names, said.namesTitle, () => toggle("names"));
    this.sound = labeled("sound", said.sound, said.soundTitle, () => toggle("sound"));
    this.short = labeled("short", said.short, said.shortTitle, () => toggle("short"));
    this.help = labeled("help-button", said.help, said.helpTitle, actions.help, {
      drawn: "help",
      "aria-haspopup": "dialog",
    });
    this.languages = el(
      "div",
      { class: "switch", id: "language", role: "group", "aria-label": said.language },
      ...Object.entries(said.languages).map(([language, text]) =>
        el("button", { type: "button", data: { language }, text }),
      ),
    );
    this.languages.addEventListener("click", (event) => {
      const language = closest(event, "[data-language]")?.dataset.language;
      if (language) prefer({ language: language === "de" ? "de" : "en" });
    });
    this.rest = el(
      "div",
      { id: "rest", class: "rest", hidden: true },
      this.takeBack,
      this.flip,
      this.analyze,
      this.speed,
      this.draw,
      this.resign,
      this.finger,
      this.names,
      this.short,
      this.sound,
      this.help,
      this.languages,
    );
    this.more = drawn("menu", said.more, () => this.open(Boolean(this.rest.hidden)), {
      "aria-expanded": "false",
      "aria-controls": "rest",
    });
    this.node = el(
      "div",
      { class: "tools", part: "tools", role: "group", "aria-label": said.label },
      el("div", { class: "steps" }, this.first, this.undo, this.redo, this.latest),
      this.hint,
      this.views,
      this.more,
      this.rest,
    );
    this.node.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.rest.hidden) return;
      event.preventDefault(); // nothing else is taken back
      this.open(false);
      this.more.focus();
    });
  }

  /** Shows the buttons that are rarely needed, or hides them. @param {boolean} open */
  open(open) {
    this.rest.hidden = !open;
    setAttribute(this.more, "aria-expanded", String(open));
  }

  toggleView() {
    if (this.state) this.setView(viewOf(this.state) === "plan" ? "3d" : "plan");
  }

  /** @param {import("../types").View} view */
  setView(view) {
    this.actions.prefer({ view });
    this.actions.showBoards();
    if (this.state && isNarrow(this.state)) this.views.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  /** Puts the keyboard from a button that is disabled on the one the other way, or on the boards. @param {HTMLButtonElement} button  @param {HTMLButtonElement} other */
  keep(button, other) {
    if (!button.disabled) return;
    if (!other.disabled) other.focus();
    else this.actions.focusBoards();
  }

  /** @param {State} state */
  render(state) {
    this.state = state;
    const { words, line, info, family, settings, status, engine } = state;
    const held = focusIn(this.node);
    this.first.disabled = this.undo.disabled = line.ply === 0;
    this.latest.disabled = this.redo.disabled = line.ply === line.items.length;
    // A button that can no longer be pressed would take the keyboard with it.
    if (held === this.first || held === this.undo) this.keep(this.undo, this.redo);
    if (held === this.latest || held === this.redo) this.keep(this.redo, this.undo);
    this.hint.hidden = this.analyze.hidden = isRemote(state); // no help against somebody elsewhere
    const busy = engine.busy !== null || engine.thinking !== null;
    setAttribute(this.hint, "aria-disabled", (busy || status.outcome) && "true");
    this.takeBack.hidden = isRemote(state) || beforeLast(line, aloneIn(settings)) < 0;
    this.speed.hidden = !info.speed_moves;
    const refusal = info.speed_moves ? noSpeed(state) : null;
    setAttribute(this.speed, "aria-disabled", refusal && "true"); // it can be pressed: then it is said why not
    this.speed.title = refusal?.text ?? words.tools.speedTitle;
    this.draw.hidden = this.resign.hidden = status.outcome !== undefined || humanSides(state).length === 0;
    this.names.hidden = !family.names(info);
    this.finger.hidden = family.finger(info) === undefined;
    press(this.flip, settings.flipped);
    press(this.analyze, state.analyzing);
    press(this.finger, isPointing(state));
    press(this.names, settings.names);
    press(this.short, settings.short);
    press(this.sound, settings.sound);
    for (const button of this.views.children) press(button, button.getAttribute("data-view") === viewOf(state));
    for (const button of this.languages.children)
      press(button, button.getAttribute("data-language") === settings.language);
  }
}

/** @param {Element} button  @param {boolean} pressed */
const press = (button, pressed) => setAttribute(button, "aria-pressed", String(pressed));
