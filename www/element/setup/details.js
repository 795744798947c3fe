// What a position text holds besides pieces and turn: rights, clocks, series, movable boards. Each field has a control of its
// kind; what the package allows in it is found by trying.

import { el } from "../draw/dom.js";
import { SPEEDS } from "../state/line.js";
import { other } from "../state/players.js";
import { giveDeck, moveDeck, write } from "./changes.js";
import { NUMBERS, formatOf } from "./setup.js";

/** @typedef {import("./types").FieldTexts} FieldTexts */
/** @typedef {import("./editor.js").Drawn} Drawn */
/** @typedef {import("../types").Side} Side */
/** @typedef {{ node: HTMLElement, draw(drawn: Drawn): void }} Control */

const SIDES = /** @type {const} */ (["white", "black"]);

export class Details {
  /** @param {import("./editor.js").EditorActions} actions  @param {{ words: import("../types").Words, info: import("../types").VariantInfo, family: import("../types").Family }} more */
  constructor(actions, { words, info, family }) {
    this.actions = actions;
    this.words = words;
    this.info = info;
    this.family = family;
    /** @type {Record<keyof FieldTexts, () => Control | null>} */
    const controls = {
      castling: () => this.#castling(),
      ep: () => (info.dimensions > 2 && info.family === "hex4d" ? null : this.#passed()),
      moved: () => this.#moved(),
      bared: () => (info.dimensions > 2 ? this.#bared() : null),
      clock: () => this.#number("clock"),
      number: () => this.#number("number"),
      pool: () => null, // entries.js
      speed: () => this.#speed(),
      huff: () => this.#huff(),
    };
    /** The cells that were found to be allowed in fields of a setup. @type {WeakMap<import("./types").Setup, Map<string, string[]>>} */
    this.allowed = new WeakMap();
    const fields = formatOf(info).fields(info);
    /** @type {Control[]} */
    this.controls = [
      ...(info.family === "trid" ? [this.#decks()] : []),
      ...fields.flatMap((name) => controls[name]() ?? []),
    ];
    this.node = el(
      "section",
      { id: "setup-details", "aria-label": words.setup.details },
      ...this.controls.map(({ node }) => node),
    );
  }

  /** @param {Drawn} drawn */
  draw(drawn) {
    for (const control of this.controls) control.draw(drawn);
  }

  /** @param {Partial<FieldTexts>} texts */
  #write(texts) {
    this.actions.change((setup) => write(setup, texts));
  }

  /** A choice with its label. @param {string} label  @param {[value: string, text: string][]} options  @param {(value: string) => void} choose */
  #choice(label, options, choose) {
    const select = el(
      "select",
      { "aria-label": label, on: { change: () => choose(select.value) } },
      ...optionsOf(options),
    );
    return { select, node: el("label", { class: "detail" }, el("span", { text: label }), select) };
  }

  /** @param {"clock" | "number"} name  @returns {Control} */
  #number(name) {
    const { setup: said } = this.words;
    const [min, max] = NUMBERS[name];
    const field = el("input", {
      type: "number",
      min,
      max,
      step: 1,
      on: { change: () => this.#write({ [name]: field.value || String(min) }) },
    });
    return {
      node: el(
        "label",
        { class: "detail", title: name === "clock" ? said.clockTitle : said.numberTitle },
        el("span", { text: said[name] }),
        field,
      ),
      draw: ({ setup }) => {
        field.value = setup.fields[name];
      },
    };
  }

  /** @returns {Control} */
  #castling() {
    const { setup: said, sides } = this.words;
    const { geometry } = this.info;
    // On levels, a right names the corner of the rook (T26).
    const isLeveled = this.info.family === "timeout" && geometry.boards.length > 1;
    const wings = isLeveled ? ["A", "G"] : ["K", "Q"];
    const levels = isLeveled ? geometry.boards.map((_, i) => i + 1) : [];
    /** @type {Map<string, HTMLInputElement>} */
    const boxes = new Map();
    /** @param {Side} side  @param {string} wing  @param {number} [level] */
    const box = (side, wing, level) => {
      const token = tokenOf(side, `${wing}${level ?? ""}`);
      const label = said.right(side, wing, level);
      const input = el("input", {
        type: "checkbox",
        "aria-label": label,
        title: label,
        on: { change: () => this.#rights(boxes) },
      });
      boxes.set(token, input);
      return input;
    };
    const short = (/** @type {string} */ wing) => (isLeveled ? wing.toLowerCase() : wing === "K" ? "O-O" : "O-O-O");
    const pairs = SIDES.flatMap((side) => wings.map((wing) => ({ side, wing })));
    const node = isLeveled
      ? el(
          "details",
          { class: "detail rights" },
          el("summary", { text: said.castling }),
          el(
            "table",
            {},
            el(
              "tr",
              {},
              el("td", {}),
              ...pairs.map(({ side, wing }) => el("th", { scope: "col", text: `${sides[side]} ${short(wing)}` })),
            ),
            ...levels.map((level) =>
              el(
                "tr",
                {},
                el("th", { scope: "row", text: this.family.caption(geometry.boards[level - 1]) }),
                ...pairs.map(({ side, wing }) => el("td", {}, box(side, wing, level))),
              ),
            ),
          ),
        )
      : el(
          "fieldset",
          { class: "detail rights" },
          el("legend", { text: said.castling }),
          ...pairs.map(({ side, wing }) =>
            el("label", { class: "small" }, box(side, wing), `${sides[side]} ${short(wing)} (${tokenOf(side, wing)})`),
          ),
        );
    return {
      node,
      draw: ({ setup }) => {
        const rights = rightsOf(setup.fields.castling);
        for (const [token, input] of boxes) input.checked = rights.includes(token);
      },
    };
  }

  /** @param {ReadonlyMap<string, HTMLInputElement>} boxes */
  #rights(boxes) {
    const rights = [...boxes].flatMap(([token, input]) => (input.checked ? token : []));
    this.#write({ castling: rights.join("") || "-" });
  }

  /** The cells of which the package says nothing more than of none; each setup is tried once. @param {import("./types").Setup} setup  @param {"ep" | "moved"} name  @param {readonly string[]} cells */
  #allowed(setup, name, cells) {
    const known = this.allowed.get(setup) ?? new Map();
    this.allowed.set(setup, known);
    if (!known.has(name)) {
      const none = this.actions.tried({ [name]: "-" }).length;
      known.set(
        name,
        cells.filter((cell) => this.actions.tried({ [name]: cell }).length === none),
      );
    }
    return /** @type {string[]} */ (known.get(name));
  }

  /** @returns {Control} */
  #passed() {
    const { setup: said } = this.words;
    const { node, select } = this.#choice(said.passed, /** @type {[string, string][]} */ ([]), (cell) =>
      this.#write({ ep: cell }),
    );
    node.title = said.passedTitle;
    return {
      node,
      draw: ({ setup, state }) => {
        const { ep = "-" } = setup.fields;
        const free = [...state.board.cells.keys()].filter((cell) => !setup.pieces.has(cell));
        const cells = new Set([...this.#allowed(setup, "ep", free), ...(ep === "-" ? [] : [ep])]);
        select.replaceChildren(...optionsOf([["-", said.none], ...[...cells].map(pair)]));
        select.value = ep;
        select.disabled = cells.size === 0;
      },
    };
  }

  /** Pawns that stand where pawns start, but have moved (D16). @returns {Control} */
  #moved() {
    const { setup: said } = this.words;
    const list = el("div", { class: "checks" });
    const node = el("fieldset", { class: "detail rights" }, el("legend", { text: said.moved }), list);
    return {
      node,
      draw: ({ setup }) => {
        const { moved = "-" } = setup.fields;
        const pawns = [...setup.pieces].flatMap(([cell, { piece }]) => (piece === "P" ? cell : []));
        const allowed = this.#allowed(setup, "moved", pawns.sort());
        node.hidden = allowed.length === 0 && moved === "-";
        replaceParts(
          list,
          allowed.map((cell) => {
            const input = el("input", {
              type: "checkbox",
              data: { part: `moved ${cell}` },
              on: {
                change: () => {
                  const cells = allowed.filter((one) => (one === cell ? input.checked : moved.includes(one)));
                  this.#write({ moved: cells.join("") || "-" });
                },
              },
            });
            input.checked = moved.includes(cell);
            return el("label", { class: "small" }, input, cell);
          }),
        );
      },
    };
  }

  /** Kings that are bared, and how they may move (H16). @returns {Control} */
  #bared() {
    const { setup: said } = this.words;
    const { none, pending, inside, between } = said.bared;
    /** @type {[string, string][]} */
    const ways = [
      ["-", none],
      ["?", pending],
      ["i", inside],
      ["o", between],
    ];
    const choices = SIDES.map((side, i) =>
      this.#choice(said.baredKing(side), ways, (way) =>
        this.actions.change((setup) => {
          const letters = [...(setup.fields.bared ?? "--")];
          letters[i] = way;
          return write(setup, { bared: letters.join("") });
        }),
      ),
    );
    return {
      node: el("div", { class: "pair" }, ...choices.map(({ node }) => node)),
      draw: ({ setup }) => {
        for (const [i, { select }] of choices.entries()) select.value = setup.fields.bared?.[i] ?? "-";
      },
    };
  }

  /** A running series of speed moves (T26): how many in a row, whose turn it is in it, and how many are left. @returns {Control} */
  #speed() {
    const { setup: said } = this.words;
    const counts = /** @type {[string, string][]} */ (SPEEDS.map((n) => [String(n), said.series(n)]));
    const agreed = this.#choice(said.speed, [["-", said.none], ...counts], (n) =>
      this.#write({ speed: n === "-" ? "-" : `${n}:1:${n}` }),
    );
    const phase = this.#choice(
      said.phase,
      [
        ["1", said.phases.first],
        ["2", said.phases.second],
      ],
      () => this.#series(agreed.select, phase.select, left.select),
    );
    const left = this.#choice(
      said.left,
      ["1", "2", "3", "4", "5"].map((n) => pair(n)),
      () => this.#series(agreed.select, phase.select, left.select),
    );
    return {
      node: el("div", { class: "series" }, agreed.node, phase.node, left.node),
      draw: ({ setup }) => {
        const [n = "-", turn = "1", rest = "1"] = (setup.fields.speed ?? "-").split(":");
        agreed.select.value = n;
        phase.select.value = turn;
        left.select.value = rest;
        phase.node.hidden = left.node.hidden = n === "-";
        for (const option of left.select.options) option.disabled = Number(option.value) > Number(n);
      },
    };
  }

  /** @param {HTMLSelectElement} agreed  @param {HTMLSelectElement} phase  @param {HTMLSelectElement} left */
  #series(agreed, phase, left) {
    this.#write({ speed: `${agreed.value}:${phase.value}:${left.value}` });
  }

  /** Whether a piece is to be huffed: which ones can be is the package's answer (Q16). @returns {Control} */
  #huff() {
    const { setup: said } = this.words;
    /** The pieces of the side that may have missed a capture. @type {string[]} */
    let cells = [];
    const field = el("input", {
      type: "checkbox",
      on: {
        change: () => {
          const [first] = cells;
          const probed = this.actions
            .tried({ huff: first })
            .find(({ rule, cells }) => rule === "Q16" && cells.length > 1);
          this.#write({ huff: field.checked ? (probed?.cells.join(",") ?? first) : "-" });
        },
      },
    });
    return {
      node: el("label", { class: "small", title: said.huffTitle }, field, said.huff),
      draw: ({ setup }) => {
        const opponent = other(setup.turn);
        cells = [...setup.pieces].flatMap(([cell, { side }]) => (side === opponent ? cell : []));
        field.checked = setup.fields.huff !== "-";
        field.disabled = !field.checked && cells.length === 0;
      },
    };
  }

  /** The movable boards: where each stands or hangs, and whose it is. @returns {Control} */
  #decks() {
    const { setup: said, sides } = this.words;
    const node = el("fieldset", { class: "detail decks-list" }, el("legend", { text: said.decks }));
    const list = el("ul", {});
    node.append(list);
    return {
      node,
      draw: ({ setup, state }) => {
        const { mounts } = state.board;
        replaceParts(
          list,
          setup.decks.map(({ place, side }, at) => {
            const taken = new Set(setup.decks.map((deck) => deck.place));
            const places = el(
              "select",
              {
                "aria-label": said.deckPlace(at + 1),
                data: { part: `place ${at}` },
                on: {
                  change: () => {
                    const [from, to] = [place, places.value].map((id) => mounts.get(id)?.board);
                    if (from && to) this.actions.change((now) => moveDeck(now, from, to));
                  },
                },
              },
              ...optionsOf(
                [...mounts.values()]
                  .filter(({ id }) => id === place || !taken.has(id))
                  .map(({ id, top }) => [id, said.place(id, top)]),
              ),
            );
            places.value = place;
            const owner = el(
              "select",
              {
                "aria-label": said.deckOwner(place),
                data: { part: `owner ${at}` },
                on: {
                  change: () => this.actions.change((now) => giveDeck(now, place, /** @type {Side} */ (owner.value))),
                },
              },
              ...optionsOf(SIDES.map((one) => [one, sides[one]])),
            );
            owner.value = side;
            return el("li", {}, places, owner);
          }),
        );
      },
    };
  }
}

/** Puts other nodes into a list; the keyboard stays with the part that has it. @param {HTMLElement} list  @param {HTMLElement[]} nodes */
function replaceParts(list, nodes) {
  const held = /** @type {HTMLElement | null} */ (list.querySelector(":focus"))?.dataset.part;
  list.replaceChildren(...nodes);
  if (held) /** @type {HTMLElement | null} */ (list.querySelector(`[data-part="${held}"]`))?.focus();
}

/** A right as it is written: White's in capital letters. @param {Side} side  @param {string} right */
const tokenOf = (side, right) => (side === "white" ? right : right.toLowerCase());

/** @param {string} text  @returns {[string, string]} */
const pair = (text) => [text, text];

/** @param {readonly (readonly [value: string, text: string])[]} options */
const optionsOf = (options) => options.map(([value, text]) => el("option", { value, text }));

/** The rights that a field names, each as it is written. @param {string | undefined} text  @returns {string[]} */
const rightsOf = (text = "-") => text.match(/[A-Z]\d?/gi) ?? [];
