// What stands in an element: the table, or the editor in its place, and the game that is on its way to them.

import { pieceImage } from "./draw/pieces.js";
import { Workbench } from "./setup/workbench.js";
import { isSetup, settingsOf } from "./state/attributes.js";
import { refusal } from "./state/errors.js";
import { completed, familyWith, isPosition, rulesOf, variantIds, variantOf } from "./state/load-rules.js";
import { positionAt, readGame } from "./state/read-game.js";
import { Table } from "./table.js";
import { en } from "./words/en/index.js";
import { wordsHere, wordsIn } from "./words/index.js";

/** @typedef {import("./types").Side} Side */
/** @typedef {{ moves?: readonly string[], ply?: number, others?: readonly import("./types").Other[], ended?: import("./types").Ended }} More what was played after a start, which ply is shown, other lines, how players ended it */
/** A text, what was played after it, whether it is the first game; `under` what returns after the editor, into which the text goes. @typedef {{ text: string, more: More, fresh: boolean, under?: { text: string, more: More } }} Pending */
/** What is on its way to the table; `again` if it goes to another table, with the words of another language. @typedef {Pending & { again?: Promise<void> }} Coming */

export class Stage {
  /** @type {Table | null} */
  table = null;
  /** What is to be put on the table when the element is put in: it was there before, or came too early. @type {Pending | null} */
  pending = null;
  /** @type {((piece: string, side: Side) => Node | null) | null} */
  drawPiece = null;
  /** @type {readonly import("./types").Drawn[]} */
  #marks = [];
  /** What holds the editor, in the place of the table, with `controls="setup"`. @type {Workbench | null} */
  #workbench = null;
  /** @type {Coming | null} */
  #coming = null;
  /** Counts what is put on the table, so that of two the last one counts. */
  #loads = 0;
  /** Whether it was told that there is a game. */
  #told = false;
  /** Has what was awaited before there is a table wait for the game that comes. @type {(ready: Promise<void>) => void} */
  #awaited = () => {};
  /** Settled when the game that comes last is there. */
  ready = this.#later();

  /** @param {HTMLElement} element whose attributes tell how all is shown  @param {{ emit: import("./types").Host["emit"], begun: () => void }} more `begun`: there is a game, for the first time since it was put in */
  constructor(element, { emit, begun }) {
    this.element = element;
    this.emit = emit;
    this.begun = begun;
  }

  get state() {
    return this.table?.state ?? null;
  }

  get editor() {
    return this.#workbench?.editor ?? null;
  }

  /** The table with a game, for what only a game can do. */
  get playing() {
    if (this.editor)
      throw refusal("bad-argument", 'a position is being set up: set `controls` to something else than "setup" first');
    if (this.table?.state) return this.table;
    throw refusal("not-initialized", "no game is on the table yet: await element.ready");
  }

  get position() {
    return this.editor?.position ?? this.state?.position ?? "";
  }

  /** Whether a position is shown, and nothing else is to come. @param {string} position */
  shows(position) {
    return !this.#coming && !this.pending && this.position === position;
  }

  /** What is wrong with the position that is set up. */
  get problems() {
    return this.editor?.problems ?? [];
  }

  /** The element is put in. */
  open() {
    this.#lay(wordsHere(settingsOf(this.element).language) ?? en);
    this.#told = false;
    this.speak();
  }

  /** Puts on the table what waits for it, or else what is given. @param {Promise<unknown> | undefined} parsed  @param {() => string} given */
  fill(parsed, given) {
    const loads = this.#loads;
    this.begin(async () => {
      await parsed;
      if (loads !== this.#loads) return; // something else was loaded, or it was taken out
      const { pending } = this;
      this.pending = null;
      await this.put(pending ?? { text: given(), more: {}, fresh: true });
    });
  }

  /** The element was taken out: what is shown waits until it is put in again. */
  close() {
    const { table } = this;
    if (!table) return;
    try {
      this.pending = this.#shown(table);
    } finally {
      this.#coming = null;
      this.#loads++;
      this.#workbench?.close();
      this.#workbench = null;
      table.free();
      this.table = null;
    }
  }

  /** Lays a table with words. @param {import("./types").Words} words */
  #lay(words) {
    /** @type {import("./types").Host} */
    const host = { root: /** @type {ShadowRoot} */ (this.element.shadowRoot), emit: this.emit };
    const table = new Table(host, words, settingsOf(this.element));
    this.table = table;
    this.#workbench = new Workbench(table, host);
    table.mark(this.#marks);
    this.dress();
    return table;
  }

  /** Has the board speak the language of its attribute, as soon as the words are there. @param {string} [family] of a game that is about to come */
  async speak(family = this.state?.info.family) {
    const { language } = settingsOf(this.element);
    const said = this.state?.message || this.state?.clicks.length; // which is said again
    const parts = [
      ...(family ? [family] : []),
      ...(said ? ["play"] : []),
      ...(this.table?.appearance.analyzing ? ["asked"] : []),
      ...(this.#workbench?.kept ? ["setup"] : []),
    ];
    const words = wordsHere(language, parts, family) ?? (await wordsIn(language, parts, family).catch(() => en));
    if (words && this.table && language === settingsOf(this.element).language) this.#translate(words);
  }

  /** Lays a table with other words in the place of the one that is there. @param {import("./types").Words} words */
  #translate(words) {
    const before = this.table;
    if (!before || before.words.locale === words.locale) return;
    const kept = this.#workbench?.kept;
    const coming = this.#coming;
    const held = before.held();
    this.#workbench?.close();
    const table = this.#lay(words);
    table.succeed(before);
    if (kept) this.#workbench?.open(kept.position, () => table === this.table && isSetup(this.element), kept.editor);
    if (coming) {
      const again = this.put(coming);
      coming.again = again;
      this.begin(() => again);
    }
    table.hold(held);
  }

  /** What is to be put on the table again. @param {Table} table  @returns {Pending | null} */
  #shown(table) {
    const edited = this.editor && { text: this.editor.position, more: {}, fresh: false };
    const coming = this.#coming ?? edited;
    if (!table.state || (coming && !isSetup(this.element))) return coming;
    const { ply, others, ended } = table.state.line;
    const game = { text: table.record(), more: { ply, others, ended: ended ?? undefined } };
    return coming ? { ...coming, under: game } : { ...game, fresh: false };
  }

  /** What was overtaken is ready when what came later is. @param {() => Promise<void>} work */
  begin(work) {
    const had = this.state !== null;
    /** @type {Promise<void>} */
    const ready = work()
      .catch((error) => {
        if (!had) throw error; // else the game that was there is there
      })
      .then(() => {
        if (this.state) return undefined;
        if (this.ready === ready) this.ready = this.#later(); // it was taken out meanwhile
        return this.ready;
      });
    this.ready = ready;
    this.#awaited(ready);
    ready.catch(() => {}); // told by an event
  }

  /** What will be ready when something is put on the table. @returns {Promise<void>} */
  #later() {
    /** @type {Promise<void>} */
    const later = new Promise((resolve) => {
      this.#awaited = resolve;
    });
    later.catch(() => {});
    return later;
  }

  /** Shows the editor, or the game again: the position that was set up, if it is legal. @param {boolean} setup */
  turnTo(setup) {
    const { table, position, problems } = this;
    if (!table?.state || setup === Boolean(this.editor)) return; // what is on its way sees it
    this.#workbench?.close();
    if (setup || (!problems.length && position !== table.state.position))
      this.begin(() => this.put({ text: position, more: {}, fresh: false }));
  }

  /** Reads how pieces are to be drawn. */
  dress() {
    const address = this.element.getAttribute("pieces");
    this.table?.dress((letter, side) => {
      if (this.drawPiece) return this.drawPiece(letter, side);
      return address ? pieceImage(address, letter, side) : null;
    });
    this.#workbench?.dress();
  }

  /** Reads how the game is to be shown. */
  show() {
    if (!this.table) return;
    this.table.set(settingsOf(this.element));
    this.#workbench?.dress();
    this.speak();
  }

  /** @param {readonly import("./types").Drawn[]} marks */
  mark(marks) {
    this.#marks = marks;
    this.table?.mark(marks);
    this.#workbench?.dress();
  }

  /**
   * Puts a game on the table, or its position into the editor: then the game that is there stays. One that cannot be read
   * leaves the table as it is; at first, `fresh`, a new game is begun.
   * @param {Pending} pending
   */
  async put({ text: given, more: { moves = [], ply, others, ended }, fresh, under }) {
    const text = completed(given);
    const load = ++this.#loads;
    const { table } = this;
    const isLast = () => table !== null && table === this.table && load === this.#loads;
    /** @type {Coming} */
    const coming = { text, more: { moves, ply, others, ended }, fresh, under };
    this.#coming = coming;
    const variant = variantOf(text);
    const below = variantOf(under?.text ?? text);
    const spoken = this.speak(familyWith(below));
    try {
      const [rules, its] = await Promise.all([rulesOf(variant), rulesOf(below)]).finally(() => spoken); // another language is told of what fails, too
      if (!isLast() || !table) return coming.again;
      const { language } = table.settings;
      const before = table.state;
      if (under && !before) table.setGame(its, readGame(its, under.text, [], language), under.more);
      const { state } = table;
      const isEdited = isSetup(this.element) || under !== undefined;
      const isIllegal = isEdited && text !== variant && isPosition(text) && rules.problems(text).length > 0;
      const game = readGame(rules, isIllegal ? variant : text, moves, language);
      const at = Math.trunc(ply ?? Infinity) || 0;
      const position = isIllegal ? text : isEdited ? positionAt(game, at) : "";
      const stays = state && isEdited && (isSetup(this.element) || isIllegal || position === state.position);
      if (stays) game.free();
      else table.setGame(rules, game, { ply: at, others, ended });
      if (isSetup(this.element)) await this.#workbench?.open(position, () => isLast() && isSetup(this.element));
      if (!isLast()) return coming.again;
      this.#coming = null;
      if (!stays || !before) table.tell({ game: true, by: "code" }, before?.position ?? "");
      if (this.#told) return;
      this.#told = true;
      this.begun();
    } catch (error) {
      if (coming.again) return coming.again;
      if (isLast()) this.#coming = null;
      if (isLast() && table)
        await this.#failed(/** @type {Error & { ply?: number }} */ (error), { text, moves }, table, fresh);
      throw error;
    }
  }

  /** @param {Error & { ply?: number }} error  @param {{ text: string, moves: readonly string[] }} given  @param {Table} table  @param {boolean} fresh */
  async #failed(error, { text, moves }, table, fresh) {
    const { element } = this;
    if (!table.state && fresh) {
      const meant = isPosition(text) || /^\s*\[/.test(text) ? variantOf(text) : null; // else a text tells no game
      const variant = [meant, element.getAttribute("variant"), variantOf(text)].find(
        (id) => id && variantIds.includes(id),
      );
      const rules = variant && (await rulesOf(variant).catch(() => null));
      if (rules && table === this.table && !table.state) this.#beginAnew(rules, /** @type {string} */ (variant), table);
    }
    if (isSetup(element) && table.state && !this.editor)
      await this.#workbench?.open(table.state.position, () => table === this.table && isSetup(element)).catch(() => {});
    if (this.editor) {
      this.emit("error", { error });
      return this.editor.refuse(table.wordsOf(error));
    }
    table.sayError(error, error.ply === undefined ? text : moves[error.ply]);
    if (!table.state) table.status.fail(table.wordsOf(error));
  }

  /** @param {import("./types").Rules} rules  @param {string} variant  @param {Table} table */
  #beginAnew(rules, variant, table) {
    try {
      table.setGame(rules, new rules.Game(/** @type {any} */ (variant)));
    } catch {
      return; // the error that led here is told
    }
    table.tell({ game: true, by: "code" }, "");
  }
}
