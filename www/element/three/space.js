// The boards in space: what holds the picture and its controls. What draws is loaded when it is first shown, and given back
// when it no longer is. The flat boards stay for the keyboard and for screen readers, and beside it where there is room.

import { closest, el, setData, setText, scaleOf } from "../draw/dom.js";
import { refusal } from "../state/errors.js";
import { isSpace, viewOf } from "../state/layout.js";
import { kindsOf } from "./kinds.js";
import { seatOf } from "./seat.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Flat} Flat */
/** @typedef {import("../draw/dom.js").Look} Look */
/** @typedef {import("./forms.js").How} How */
/** @typedef {import("./view.js").View} View */

/** @typedef {"spread" | "turn" | "tilt"} Slider */
/** @type {Record<Slider, { from: number, to: number, step: number }>} */
const SLIDERS = {
  spread: { from: 0, to: 1, step: 0.01 },
  turn: { from: -180, to: 180, step: 1 },
  tilt: { from: -180, to: 180, step: 1 },
};

/** @type {How} */
const USUAL = { form: null, seat: "white", spread: null, turn: 24, tilt: 18, lift: "" };

export class Space {
  /** @type {State | null} */
  state = null;
  /** @type {View | null} */
  view = null;
  /** @type {{ looks: ReadonlyMap<string, Look>, mounts: ReadonlyMap<string, Look> }} */
  shown = { looks: new Map(), mounts: new Map() };
  how = USUAL;
  /** The cell or place under the pointer. @type {string | null} */
  #over = null;
  /** The cell or place under what is dragged. @type {string | null} */
  #lit = null;
  /** For which game it is how it is. */
  game = "";
  /** What is on its way: another number counts if it is not wanted any more. */
  #loads = 0;
  #isLoading = false;
  /** @type {Promise<void> | undefined} */
  #loaded;
  /** @type {import("./hands.js").Hands | null} */
  #hands = null;
  /** @type {typeof import("./drawing.js") | null} */
  #drawing = null;

  /**
   * @param {import("../draw/boards.js").Boards} boards
   * @param {{ words: import("../types").Words, pick: (token: string) => void, cancel: () => void, moved: () => void, isTaken: (event: PointerEvent) => boolean, flattened: (why: Flat) => void, open: boolean }} more whether boards may be put at any free place
   */
  constructor(boards, { words: { boards: said }, pick, cancel, moved, isTaken, flattened, open }) {
    this.boards = boards;
    this.open = open;
    this.said = said;
    this.moved = moved;
    this.isTaken = isTaken;
    this.flattened = flattened;
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.forced = matchMedia("(forced-colors: active)");
    this.stage = el("div", { class: "stage", tabindex: "0", role: "img", "aria-label": said.space });
    /** @param {Slider} name */
    const slider = (name) => {
      const { from, to, step } = SLIDERS[name];
      const input = el("input", {
        type: "range",
        min: from,
        max: to,
        step,
        id: `space-${name}`,
        on: { input: () => this.set({ [name]: Number(input.value) }) },
      });
      return { input, label: el("label", { class: "small" }, el("span", { text: said.sliders[name] }), input) };
    };
    this.sliders = { spread: slider("spread"), turn: slider("turn"), tilt: slider("tilt") };
    this.forms = el(
      "div",
      { class: "switch", role: "group", "aria-label": said.form },
      ...["cubes", "hypercube"].map((form) =>
        el("button", {
          type: "button",
          class: "small",
          data: { form },
          text: said.forms[/** @type {"cubes" | "hypercube"} */ (form)],
          on: { click: () => this.set({ form: /** @type {How["form"]} */ (form) }) },
        }),
      ),
    );
    this.lift = el("select", { on: { change: () => this.set({ lift: this.lift.value }) } });
    /** What to do when no board is lifted, and how targets are marked. */
    this.advice = el("p", { class: "small", role: "status", hidden: true });
    this.legend = el("ul", { class: "space-legend", "aria-hidden": "true" });
    this.home = el("button", {
      type: "button",
      class: "small quiet",
      id: "space-reset",
      text: said.reset,
      title: said.resetTitle,
      on: { click: () => this.reset() },
    });
    /** What hands can do, until they have done it: then there is something to reset. */
    this.way = el("p", {
      class: "small",
      text: said.ways[matchMedia("(pointer: coarse)").matches ? "touch" : "mouse"],
    });
    this.controls = el(
      "div",
      { class: "angles", role: "group", "aria-label": said.spaceControls },
      this.forms,
      ...Object.values(this.sliders).map(({ label }) => label),
      this.advice,
      this.lift,
      el("div", { class: "way" }, this.way, this.home),
    );
    this.node = el("div", { id: "space", hidden: true }, this.stage, this.legend, this.controls);
    this.note = el("p", { id: "space-note", class: "small muted", role: "status", hidden: true });
    this.sizes = new ResizeObserver(() => this.#fit());
    for (const part of [this.stage, this.controls]) this.sizes.observe(part);
    this.stage.addEventListener("click", (event) => {
      const board = closest(event, "[data-close]")?.dataset.close;
      if (board) return this.view?.closeTo(board);
      const id = this.idOf(event);
      if (id) {
        if (boards.views.has(id)) boards.setCursor(id);
        pick(id);
      } else if (this.state?.clicks.length) cancel();
    });
    this.stage.addEventListener("pointerleave", () => this.#hover(null));
    this.stage.addEventListener("dblclick", (event) => {
      const id = this.idOf(event);
      const { pieces, clicks } = this.state ?? { pieces: new Map(), clicks: [] };
      if (!id || (boards.views.has(id) && !pieces.has(id) && !clicks.length)) this.reset();
    });
    boards.node.addEventListener("focusin", () => this.#again());
    boards.node.addEventListener("focusout", ({ relatedTarget }) => {
      if (!boards.node.contains(/** @type {Node | null} */ (relatedTarget))) this.#again();
    });
    /** Its color, set by the style sheet, changes with whether the system forces colors. */
    this.probe = el("i", { class: "probe", "aria-hidden": "true" });
    this.probe.addEventListener("transitionend", () => this.state && this.#check(this.state));
  }

  /** What is on its way into space is there, or can't come. */
  async loaded() {
    await this.#loaded;
  }

  /** Draws a state. @param {State} state  @param {Space["shown"]} shown */
  render(state, shown) {
    const before = this.state;
    this.state = state;
    this.shown = shown;
    if (this.game !== state.info.id) {
      this.game = state.info.id;
      this.how = USUAL;
    }
    this.how = { ...this.how, seat: seatOf(before, state, this.how.seat, this.still.matches) };
    if (this.#check(state)) return;
    this.node.hidden = !isSpace(state);
    const why = viewOf(state) === "3d" ? state.flat : "";
    this.note.hidden = !why;
    if (why) this.note.textContent = this.said.flat[why];
    if (this.node.hidden) return this.#close();
    if (!this.view) {
      if (!this.#isLoading) this.#loaded = this.#load();
      return;
    }
    this.#draw(state);
  }

  /** Where the system forces its colors there are only flat boards. @param {State} state */
  #check(state) {
    const forced = this.forced.matches;
    if (forced && isSpace(state)) this.flattened("colors");
    else if (!forced && state.flat === "colors") this.flattened("");
    else return false;
    return true;
  }

  async #load() {
    this.#isLoading = true;
    const load = ++this.#loads;
    try {
      const drawing = await import("./drawing.js");
      if (load !== this.#loads || !this.state) return;
      this.#drawing = drawing;
      this.view = this.#begin(drawing.View);
      if (!this.view) return;
      this.#hands = new drawing.Hands(this.stage, this.view, {
        isTaken: this.isTaken,
        hover: (hit, { clientX, clientY }) => this.#hover(this.#idAt(hit, clientX, clientY)),
      });
      this.#fit();
      this.#draw(this.state);
    } catch {
      if (load === this.#loads) this.flattened("script");
    } finally {
      if (load === this.#loads) this.#isLoading = false;
    }
  }

  /** @param {typeof import("./view.js").View} kind */
  #begin(kind) {
    try {
      return new kind(this.stage, {
        drawn: (rests) => {
          setData(this.node, "drawn", rests ? "rests" : "moves");
          this.#offer();
          this.moved();
        },
        lost: () => {
          if (!this.view) return;
          this.#close();
          this.flattened("lost");
        },
        isStill: () => this.still.matches,
      });
    } catch {
      this.flattened("graphics");
      return null;
    }
  }

  #close() {
    this.#loads++;
    this.#isLoading = false;
    const { view } = this;
    setData(this.node, "drawn", false);
    this.view = null;
    this.#hands?.free();
    this.#hands = null;
    view?.free();
  }

  /** @param {State} state */
  #draw(state) {
    const { view, how } = this;
    if (!view) return;
    const { boards } = this;
    const focused = boards.focused;
    this.#dress(state);
    const over = this.#over;
    view.render(state, { how, ...this.shown, focus: focused, over, lit: this.#lit, open: this.open });
  }

  /** Shows the controls that its form has. @param {State} state */
  #dress(state) {
    const forms = this.#drawing?.formsOf(state) ?? [];
    const form = this.#drawing?.formOf(state, this.how);
    this.forms.hidden = forms.length < 2;
    for (const button of this.forms.children)
      button.setAttribute("aria-pressed", String(button.getAttribute("data-form") === form));
    this.sliders.spread.label.hidden = form !== "levels" && form !== "cubes";
    this.sliders.turn.label.hidden = this.sliders.tilt.label.hidden = form !== "hypercube";
    const shown = { ...this.how, spread: this.#drawing?.spreadOf(state, this.how) };
    for (const name of /** @type {Slider[]} */ (Object.keys(SLIDERS)))
      this.sliders[name].input.value = String(shown[name]);
    this.#dressKinds(state, form === "hexagons" ? state.family.kinds : []);
  }

  /** Shows what there is to say of kinds of moves. @param {State} state  @param {readonly string[]} kinds */
  #dressKinds(state, kinds) {
    const { lift, how, shown } = this;
    const { said, advice, missing, legend } = kindsOf(state, shown.looks, kinds, how.lift);
    lift.hidden = !said;
    if (said && lift.children.length !== kinds.length + 1) {
      lift.setAttribute("aria-label", said.label);
      lift.replaceChildren(
        el("option", { value: "", text: said.none }),
        ...kinds.map((kind) => el("option", { value: kind, text: said.kind(state.family.kindWords(kind, "Q")) })),
      );
    }
    lift.value = how.lift;
    for (const option of lift.options) option.disabled = missing.includes(option.value);
    this.advice.hidden = !advice;
    setText(this.advice, advice);
    this.legend.replaceChildren(
      ...legend.map(({ kind, words }) => el("li", {}, el("span", { class: "kind", data: { kind } }), words)),
    );
  }

  /** Shows the boards in another way. @param {Partial<How>} changes */
  set(changes) {
    this.how = { ...this.how, ...changes };
    if (this.state) this.#draw(this.state);
  }

  reset() {
    this.how = { ...USUAL, form: this.how.form, seat: this.how.seat };
    if (this.state) this.#draw(this.state);
    this.view?.reset();
  }

  /** Offers to reset what has been turned, zoomed or spread. */
  #offer() {
    const { view, how } = this;
    const isUsual = how.spread === USUAL.spread && how.turn === USUAL.turn && how.tilt === USUAL.tilt;
    setData(this.controls, "turned", !view?.isHome || !isUsual);
  }

  /** The keyboard is on another cell. */
  #again() {
    if (this.view && this.state) this.#draw(this.state);
  }

  /** What is dragged is over a cell, a place, or nothing. @param {HTMLElement | null} over */
  light(over) {
    const lit = over?.dataset.cell ?? over?.dataset.mount ?? null;
    if (lit === this.#lit) return;
    this.#lit = lit;
    this.#again();
  }

  #fit() {
    const { clientWidth: width, clientHeight: height } = this.stage;
    const foot = this.controls.offsetHeight;
    this.view?.resize({ width, height, ratio: devicePixelRatio, foot });
  }

  /** A point of the window in px of the stage. @param {{ clientX: number, clientY: number }} point */
  #within({ clientX, clientY }) {
    const { left, top } = this.stage.getBoundingClientRect();
    const zoom = scaleOf(this.stage);
    return { x: (clientX - left) / zoom, y: (clientY - top) / zoom };
  }

  /** The cell or place that is meant by a point of the window; nothing if it is not on the picture. @param {Element | null} hit what is there  @param {number} clientX  @param {number} clientY  @returns {string | null} */
  #idAt(hit, clientX, clientY) {
    const label = /** @type {HTMLElement | null | undefined} */ (hit?.closest("[data-place]"));
    if (label) return label.dataset.place ?? null;
    if (!hit?.closest(".stage") || hit.closest("[data-close]")) return null;
    const { x, y } = this.#within({ clientX, clientY });
    return this.view?.pick(x, y) ?? null;
  }

  /** The same for a pointer. @param {Event} event  @returns {string | null} */
  idOf(event) {
    const [hit] = event.composedPath();
    const { clientX, clientY } = /** @type {MouseEvent} */ (event);
    return hit instanceof Element && event instanceof MouseEvent ? this.#idAt(hit, clientX, clientY) : null;
  }

  /** The node of the flat boards that stands for what a pointer means. @param {Event} event */
  placeOf(event) {
    const id = this.idOf(event);
    return id ? (this.boards.nodeOf(id) ?? null) : null;
  }

  /** The same for a point of the window, if the picture is there. @param {Element | null} hit what is there  @param {number} clientX  @param {number} clientY */
  placeAt(hit, clientX, clientY) {
    const id = hit?.closest(".stage") ? this.#idAt(hit, clientX, clientY) : null;
    return (id && this.boards.nodeOf(id)) || null;
  }

  /** The point of the window, in whole px, where a cell is picked; null if there is none. @param {string} id */
  pointOf(id) {
    const { stage, view } = this;
    const box = stage.getBoundingClientRect();
    const zoom = scaleOf(stage);
    const root = /** @type {ShadowRoot} */ (stage.getRootNode());
    const name = stage.querySelector(`[data-place="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    if (name) {
      const [x, y] = [name.x + name.width / 2, name.y + name.height / 2].map(Math.round);
      if (root.elementFromPoint(x, y)?.getAttribute("data-place") === id) return { x, y };
    }
    for (const point of view?.pointsOf(id) ?? []) {
      const [x, y] = [Math.round(box.left + point.x * zoom), Math.round(box.top + point.y * zoom)];
      if (x <= box.left || y <= box.top || x >= box.right || y >= box.bottom) continue;
      if (view?.pick((x - box.left) / zoom, (y - box.top) / zoom) !== id) continue;
      const hit = root.elementFromPoint(x, y);
      if (hit && stage.contains(hit) && !hit.matches("[data-close]") && (hit.getAttribute("data-place") ?? id) === id)
        return { x, y };
    }
    return null;
  }

  /** Where a cell is, for arrows over the picture. @param {string | undefined} id  @returns {import("../draw/arrow-paths.js").Spot | null} */
  spotOf(id) {
    const spot = id && this.view?.spotOf(id);
    return spot ? { at: [spot.x, spot.y], size: spot.size, box: spot.box } : null;
  }

  /** @param {string | null} id */
  #hover(id) {
    this.stage.title = (id && this.boards.nodeOf(id)?.getAttribute("aria-label")) || "";
    setData(this.stage, "over", Boolean(id));
    if (this.#over === id) return;
    this.#over = id;
    if (this.state && this.#drawing?.formOf(this.state, this.how) === "hexagons") this.#again();
  }

  /** The boards as they are seen now, as a PNG. @param {import("../types").PictureOptions} options  @param {() => void} measure draws the arrows over them  @returns {Promise<Blob>} */
  async picture(options, measure) {
    await this.loaded();
    const { view, state, said } = this;
    if (!view || !this.#drawing) throw refusal("not-in-space", said.flat[state?.flat || "plan"]);
    return this.#drawing.pictureOf(view, this.stage, options, measure);
  }

  /** Pieces move from cell to cell. @param {Parameters<View["fly"]>} flight */
  fly(...flight) {
    this.view?.fly(...flight);
  }

  free() {
    this.#close();
    this.sizes.disconnect();
    this.state = null;
  }
}
