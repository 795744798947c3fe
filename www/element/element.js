import { sheetOf } from "./css/sheet.js";
import { pieceImage } from "./draw/pieces.js";
import { isSet, isSetup, setOrRemove, settingsOf, writeSetting } from "./state/attributes.js";
import { positionAt, readGame } from "./state/read-game.js";
import { familyWith, completed, isPosition, rulesOf, variantIds, variantOf } from "./state/load-rules.js";
import { pickedOf } from "./state/state.js";
import { Workbench } from "./setup/workbench.js";
import { Table } from "./table.js";
import { en } from "./words/en/index.js";
import { wordsHere, wordsIn } from "./words/index.js";
import { moveOf } from "./words/move-text.js";

/** @typedef {import("./types").Move} Move */
/** @typedef {import("./types").Side} Side */
/** @typedef {{ moves?: readonly string[], ply?: number, others?: readonly import("./types").Other[], ended?: import("./types").Ended }} More what was played after a start, which ply is shown, other lines, how players ended it */
/** @typedef {import("./types").Game} Game */

/** What a page without DOM takes in its place: importing this in Node does no harm. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** Attributes that say how the game is shown. */
const SHOWN = [
  "view",
  "flipped",
  "language",
  "names",
  "shortcuts",
  "notation",
  "white",
  "black",
  "pieces",
  "finger",
  "sound",
  "input",
  "rules",
  "lessons",
];
/** A text, what was played after it, whether it is the first game; `under` what returns after the editor, into which the text goes. @typedef {{ text: string, more: More, fresh: boolean, under?: { text: string, more: More } }} Pending */
/** What is on its way to the table; `again` if it goes to another table, with the words of another language. @typedef {Pending & { again?: Promise<void> }} Coming */
/** @typedef {import("./types").Questions} Questions */
/** Whether the parser is done with a node: something stands behind it. @param {Node | null} node  @returns {boolean} */
const isParsed = (node) => node !== null && (node.nextSibling !== null || isParsed(node.parentNode));
/** Attributes that say which game it is, from the one that counts most. */
const GAMES = ["record", "position", "variant"];

/**
 * A board to play on.
 *
 *     <hyperply-game variant="timeout"></hyperply-game>
 *     <hyperply-game>chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1</hyperply-game>
 *
 * The text between the tags is the game, a position or a record, unless an attribute names one. The board is as wide as its
 * container, or up to 736 px where the container has no width of its own. It is as high as you say, or up to 736 px. Its
 * content fits both ways.
 *
 * Attributes, which are properties, too. As properties, `variant`, `position` and `record` tell what the board shows:
 * @attr {string} variant - the id of a game, such as `timeout`; setting it starts that game
 * @attr {string} position - a position text to start from; a FEN without a variant is chess
 * @attr {string} record - a game record; the board shows the position after its last move
 * @attr {"plan" | "3d"} view - levels side by side, or the boards in space
 * @attr {boolean} flipped - whether Black's side is below
 * @attr {"en" | "de"} language - the language of all that the board says, and of the notation; without it, that of the page (`lang`), or else English
 * @attr {"long" | "short"} notation - how the list writes moves
 * @attr {"on" | "off"} names - whether cells show their names, where the edges show none
 * @attr {"light" | "dark" | "auto"} theme - the colors; without it, those of the page's `color-scheme`
 * @attr {"none" | "pick" | "moves" | "full" | "setup"} controls - the board alone; with turn, selection and Time Out; with moves, too (the default); with everything; the editor
 * @attr {string} white - who plays White: `human`, the people at the page; `engine 4`, the computer at a level from 1 to 10; `none`, only your code
 * @attr {string} black - who plays Black, in the same way
 * @attr {"on" | "off"} shortcuts - whether single letters are shortcuts while the focus is inside
 * @attr {"on" | "off"} finger - whether a move is shown before it is played, so that the opponent can object; in Quarx, `quarx-huff` starts with `on`
 * @attr {"on" | "off"} sound - whether moves can be heard; off by default
 * @attr {"play" | "cells" | "none"} input - what clicks on the boards do: choose moves (the default), only fire `hyperply-press`, or nothing
 * @attr {boolean} ask - whether the board asks who plays, which color and which rule set before its first game
 * @attr {string} pieces - the URL of your own drawings, with `{piece}` (K, Q, …) and `{side}` (white, black) in it
 * @attr {string} rules - the URL of a page with the rules; each rule number becomes a link to it, such as `#T17`
 * @attr {string} lessons - the URL of a page with lessons; beside each rule number, “Show me” links to it in the same way
 *
 * Events, which all bubble and cross shadow roots:
 * @fires hyperply-ready - a game is on the board
 * @fires hyperply-move - before a move is played; `preventDefault()` stops it
 * @fires hyperply-change - the position has changed
 * @fires hyperply-pick - the selection for the next move has changed
 * @fires hyperply-press - with `input="cells"`: a cell or a board's place was clicked
 * @fires hyperply-end - the game is over, by the rules or by its players
 * @fires hyperply-refuse - a move was rejected; `detail.rule` forbids it
 * @fires hyperply-error - something failed: a text that is not valid, a file that could not be loaded
 * @fires hyperply-setting - a person changed a setting; the attribute has changed, too
 * @fires hyperply-setup - with `controls="setup"`: the position has changed; `detail.problems` tells what is wrong with it
 *
 * @csspart frame - everything
 * @csspart boards - the boards
 * @csspart board - each board
 * @csspart cell - each cell
 * @csspart piece - each piece
 * @csspart white - each white piece
 * @csspart black - each black piece
 * @csspart panel - everything beside the boards
 * @csspart status - whose turn it is, and the number of the move
 * @csspart turn - whose turn it is
 * @csspart live - the last change in words, for screen readers; hidden until you style it
 * @csspart players - who plays whom
 * @csspart analysis - the computer's evaluation and best lines
 * @csspart tools - the buttons
 * @csspart button - each button
 * @csspart dock - what is always in reach: the selected piece, and messages
 * @csspart selection - the selected piece
 * @csspart message - why a move was rejected
 * @csspart tray - the pieces in Time Out
 * @csspart chips - what a piece in Time Out can do
 * @csspart moves - the list of moves
 * @csspart move - each move in the list
 * @csspart notation - the field to type a move
 * @csspart lookup - examples, and the field to look up a cell
 * @csspart dialog - questions, and the help
 * @csspart mark - each cell and arrow that your page marks, together with its name
 * @slot panel - more for the panel, at its end
 *
 * @cssprop --hyperply-light - light squares
 * @cssprop --hyperply-dark - dark squares
 * @cssprop --hyperply-accent - the selection, the last move, buttons
 * @cssprop --hyperply-mark - cells and arrows that your page marks
 * @cssprop --hyperply-white - the bodies of white pieces
 * @cssprop --hyperply-black - the bodies of black pieces
 * @cssprop --hyperply-paper - the background
 * @cssprop --hyperply-ink - text
 * @cssprop --hyperply-font - the font
 * @cssprop --hyperply-beside - on small screens, the height that is kept free above and below the boards
 */
export class HyperplyGame extends Base {
  static observedAttributes = [...GAMES, ...SHOWN, "controls", "ask"];

  /** @type {Table | null} */
  #table = null;
  /** What is to be put on the table when the element is put in: it was there before, or came too early. @type {Pending | null} */
  #pending = null;
  /** Games that were set as properties before the element was put in for the first time, which count as attributes do; nothing after that. @type {Map<string, string> | null} */
  #set = new Map();
  /** @type {Coming | null} */
  #coming = null;
  /** Whether it was told that there is a game. */
  #told = false;
  /** Whether the questions before the first game are still to come. */
  #asks = true;
  /** What waits for the element to be seen, to ask them. @type {IntersectionObserver | null} */
  #seen = null;
  /** Counts what is put on the table, so that of two the last one counts. */
  #loads = 0;
  /** Attributes that have changed and say which game it is. @type {Set<string>} */
  #changed = new Set();
  /** Has what was awaited before there is a table wait for the game that comes. @type {(ready: Promise<this>) => void} */
  #awaited = () => {};
  #ready = this.#later();
  #reflecting = false;
  /** @type {((piece: string, side: Side) => Node | null) | null} */
  #drawPiece = null;
  /** @type {readonly import("./types").Drawn[]} */
  #marks = [];
  /** What holds the editor, in the place of the table, with `controls="setup"`. @type {Workbench | null} */
  #workbench = null;

  constructor() {
    super();
    this.attachShadow({ mode: "open" });
  }

  connectedCallback() {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    root.adoptedStyleSheets = [sheetOf(this.ownerDocument)];
    if (this.#table) return this.#table.asking.reopen(); // it was only moved
    this.#upgrade();
    this.#lay(wordsHere(settingsOf(this).language) ?? en);
    this.#told = false;
    this.#show();
    const changed = GAMES.find((name) => this.#changed.has(name));
    if (changed) this.#pending = { text: this.getAttribute(changed) ?? "", more: {}, fresh: true };
    this.#changed.clear();
    const parsed =
      this.ownerDocument.readyState !== "loading" || isParsed(this)
        ? undefined
        : new Promise((resolve) => {
            this.ownerDocument.addEventListener("DOMContentLoaded", resolve, { once: true });
          });
    const loads = this.#loads;
    this.#begin(async () => {
      await parsed;
      if (loads !== this.#loads) return; // something else was loaded, or it was taken out
      const pending = this.#pending;
      this.#pending = null;
      await this.#put(pending ?? { text: this.#given(), more: {}, fresh: true });
    });
  }

  /** Lays a table with words. @param {import("./types").Words} words */
  #lay(words) {
    /** @type {import("./types").Host} */
    const host = {
      root: /** @type {ShadowRoot} */ (this.shadowRoot),
      emit: (name, detail, options) => this.#emit(name, detail, options),
    };
    const table = new Table(host, words);
    this.#table = table;
    this.#workbench = new Workbench(table, host);
    table.mark(this.#marks);
    this.#dress();
    return table;
  }

  /** Has the board speak the language of its attribute, as soon as the words are there. @param {string} [family] of a game that is about to come */
  async #speak(family = this.#state?.info.family) {
    const { language } = settingsOf(this);
    const said = this.#state?.message || this.#state?.clicks.length; // which is said again
    const parts = [
      ...(family ? [family] : []),
      ...(said ? ["play"] : []),
      ...(this.#table?.appearance.analyzing ? ["asked"] : []),
    ];
    const words = wordsHere(language, parts, family) ?? (await wordsIn(language, parts, family).catch(() => en));
    if (words && this.#table && language === settingsOf(this).language) this.#translate(words);
  }

  /** Lays a table with other words in the place of the one that is there. @param {import("./types").Words} words */
  #translate(words) {
    const before = this.#table;
    if (!before || before.words.locale === words.locale) return;
    const kept = this.#workbench?.kept;
    const coming = this.#coming;
    const held = before.held();
    this.#workbench?.close();
    const table = this.#lay(words);
    table.succeed(before);
    if (kept) this.#workbench?.open(kept.position, () => table === this.#table && isSetup(this), kept.editor);
    if (coming) {
      const again = this.#put(coming);
      coming.again = again;
      this.#begin(() => again);
    }
    table.hold(held);
  }

  /** Sets again what was set before the element was defined. */
  #upgrade() {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in HyperplyGame.prototype)) continue;
      delete (/** @type {any} */ (this)[name]);
      Object.assign(this, { [name]: value });
    }
  }

  disconnectedCallback() {
    // An element that is moved is taken out and put in at once.
    queueMicrotask(() => {
      if (this.isConnected || !this.#table) return;
      try {
        this.#pending = this.#shown(this.#table);
      } finally {
        this.#coming = null;
        this.#loads++;
        this.#seen?.disconnect();
        this.#workbench?.close();
        this.#workbench = null;
        this.#table.free();
        this.#table = null;
      }
    });
  }

  /** What is to be put on the table again. @param {Table} table  @returns {Pending | null} */
  #shown(table) {
    const edited = this.#editor && { text: this.#editor.position, more: {}, fresh: false };
    const coming = this.#coming ?? edited;
    if (!table.state || (coming && !isSetup(this))) return coming;
    const { ply, others, ended } = table.state.line;
    const game = { text: table.record(), more: { ply, others, ended: ended ?? undefined } };
    return coming ? { ...coming, under: game } : { ...game, fresh: false };
  }

  /** @param {string} name  @param {string | null} old  @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    if (this.#reflecting || old === value) return;
    if (name === "pieces") return this.#dress();
    if (name === "controls") this.#turnTo(value === "setup");
    if (!GAMES.includes(name)) return this.#show();
    if (value === null || (!this.#table && !this.#pending)) return;
    this.#change(name);
  }

  /** Begins the game of an attribute, when others that are set with it are, too. @param {string} name */
  #change(name) {
    const isFirst = !this.#changed.size;
    this.#changed.add(name);
    if (this.#table && isFirst) this.#begin(() => Promise.resolve().then(() => this.#reload()));
  }

  async #reload() {
    if (!this.isConnected) return; // read when it is put in
    const name = GAMES.find((game) => this.#changed.has(game));
    this.#changed.clear();
    const text = name && this.getAttribute(name);
    if (text) await this.#put({ text, more: {}, fresh: true });
  }

  /** What was overtaken is ready when what came later is. @param {() => Promise<void>} work */
  #begin(work) {
    const had = this.#state !== null;
    /** @type {Promise<this>} */
    const ready = work()
      .catch((error) => {
        if (!had) throw error; // else the game that was there is there
      })
      .then(() => {
        if (this.#state) return this;
        if (this.#ready === ready) this.#ready = this.#later(); // it was taken out meanwhile
        return this.#ready;
      });
    this.#ready = ready;
    this.#awaited(ready);
    ready.catch(() => {}); // told by an event
  }

  /** What will be ready when something is put on the table. @returns {Promise<this>} */
  #later() {
    /** @type {Promise<this>} */
    const later = new Promise((resolve) => {
      this.#awaited = resolve;
    });
    later.catch(() => {});
    return later;
  }

  /** The game that attributes and content tell. */
  #given() {
    const set = this.#set;
    this.#set = null;
    const [text] = GAMES.flatMap(
      (name) => (name === "variant" ? this.#content() : (set?.get(name) ?? this.getAttribute(name))) || [],
    );
    return text ?? this.getAttribute("variant") ?? "chess";
  }

  /** What stands between the tags, but not in a slot or a comment. */
  #content() {
    return [...this.childNodes]
      .filter((node) => !(node.nodeType === Node.COMMENT_NODE || (node instanceof Element && node.slot)))
      .map((node) => node.textContent)
      .join("")
      .trim();
  }

  get #state() {
    return this.#table?.state ?? null;
  }

  get #playing() {
    if (this.#editor)
      throw Object.assign(
        new Error('a position is being set up: set `controls` to something else than "setup" first'),
        { name: "HyperplyError", code: "bad-argument", cells: [] },
      );
    if (this.#table?.state) return this.#table;
    throw Object.assign(new Error("no game is on the table yet: await element.ready"), {
      name: "HyperplyError",
      code: "not-initialized",
      cells: [],
    });
  }

  get #editor() {
    return this.#workbench?.editor ?? null;
  }

  /** Shows the editor, or the game again: the position that was set up, if it is legal. @param {boolean} setup */
  #turnTo(setup) {
    const table = this.#table;
    if (!table?.state || setup === Boolean(this.#editor)) return; // what is on its way sees it
    const { position, problems } = this;
    this.#workbench?.close();
    if (setup || (!problems.length && position !== table.state.position))
      this.#begin(() => this.#put({ text: position, more: {}, fresh: false }));
  }

  /** Reads how pieces are to be drawn. */
  #dress() {
    const address = this.getAttribute("pieces");
    this.#table?.dress((letter, side) => {
      if (this.#drawPiece) return this.#drawPiece(letter, side);
      return address ? pieceImage(address, letter, side) : null;
    });
    this.#workbench?.dress();
  }

  /** Reads how the game is to be shown. */
  #show() {
    const table = this.#table;
    if (!table) return;
    table.set(settingsOf(this));
    this.#workbench?.dress();
    this.#speak();
  }

  /** Writes what a person has changed into the attributes. @param {string} name  @param {unknown} value */
  #reflect(name, value) {
    this.#reflecting = true;
    writeSetting(this, name, value);
    this.#reflecting = false;
  }

  /** @param {string} name  @param {object} detail  @param {{ cancelable?: boolean }} [options] */
  #emit(name, detail, options) {
    if (name === "setting") {
      const { name: what, value } = /** @type {{ name: string, value: unknown }} */ (detail);
      this.#reflect(what, value);
      if (what === "language") this.#speak();
    }
    return this.dispatchEvent(
      new CustomEvent(`hyperply-${name}`, { detail, bubbles: true, composed: true, ...options }),
    );
  }

  /**
   * Puts a game on the table, or its position into the editor: then the game that is there stays. One that cannot be read
   * leaves the table as it is; at first, `fresh`, a new game is begun.
   * @param {Pending} pending
   */
  async #put({ text: given, more: { moves = [], ply, others, ended }, fresh, under }) {
    const text = completed(given);
    const load = ++this.#loads;
    const table = this.#table;
    const isLast = () => table !== null && table === this.#table && load === this.#loads;
    /** @type {Coming} */
    const coming = { text, more: { moves, ply, others, ended }, fresh, under };
    this.#coming = coming;
    const variant = variantOf(text);
    const below = variantOf(under?.text ?? text);
    const spoken = this.#speak(familyWith(below));
    try {
      const [rules, its] = await Promise.all([rulesOf(variant), rulesOf(below)]).finally(() => spoken); // another language is told of what fails, too
      if (!isLast() || !table) return coming.again;
      const { language } = table.settings;
      const before = table.state;
      if (under && !before) table.setGame(its, readGame(its, under.text, [], language), under.more);
      const { state } = table;
      const isEdited = isSetup(this) || under !== undefined;
      const isIllegal = isEdited && text !== variant && isPosition(text) && rules.problems(text).length > 0;
      const game = readGame(rules, isIllegal ? variant : text, moves, language);
      const at = Math.trunc(ply ?? Infinity) || 0;
      const position = isIllegal ? text : isEdited ? positionAt(game, at) : "";
      const stays = state && isEdited && (isSetup(this) || isIllegal || position === state.position);
      if (stays) game.free();
      else table.setGame(rules, game, { ply: at, others, ended });
      if (isSetup(this)) await this.#workbench?.open(position, () => isLast() && isSetup(this));
      if (!isLast()) return coming.again;
      this.#coming = null;
      if (!stays || !before) table.tell({ game: true, by: "code" }, before?.position ?? "");
      if (this.#told) return;
      this.#told = true;
      this.#emit("ready", { variant: this.variant, position: this.position });
      this.#asks &&= isSet(this, "ask") && !this.#editor;
      if (this.#asks) this.#askFirst();
    } catch (error) {
      if (coming.again) return coming.again;
      if (isLast()) this.#coming = null;
      if (isLast() && table)
        await this.#failed(/** @type {Error & { ply?: number }} */ (error), { text, moves }, table, fresh);
      throw error;
    }
  }

  /** Asks who plays before the first game, as soon as the element is there to be seen: questions that nobody sees would block the page. */
  #askFirst() {
    const ask = () => {
      this.#seen?.disconnect();
      if (!this.#state || this.#editor) return;
      this.#asks = false;
      this.newGame().catch(() => {}); // told by an event
    };
    this.#seen?.disconnect();
    if (this.checkVisibility()) return ask();
    this.#seen = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && ask());
    this.#seen.observe(this);
  }

  /** @param {Error & { ply?: number }} error  @param {{ text: string, moves: readonly string[] }} given  @param {Table} table  @param {boolean} fresh */
  async #failed(error, { text, moves }, table, fresh) {
    if (!table.state && fresh) {
      const meant = isPosition(text) || /^\s*\[/.test(text) ? variantOf(text) : null; // else a text tells no game
      const variant = [meant, this.getAttribute("variant"), variantOf(text)].find(
        (id) => id && variantIds.includes(id),
      );
      const rules = variant && (await rulesOf(variant).catch(() => null));
      if (rules && table === this.#table && !table.state)
        this.#beginAnew(rules, /** @type {string} */ (variant), table);
    }
    if (isSetup(this) && table.state && !this.#editor)
      await this.#workbench?.open(table.state.position, () => table === this.#table && isSetup(this)).catch(() => {});
    if (this.#editor) {
      this.#emit("error", { error });
      return this.#editor.refuse(table.wordsOf(error));
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

  /** The game of the rules: to be asked, not to be changed. */
  get game() {
    return this.#state?.game ?? null;
  }

  /** The variant that is played. */
  get variant() {
    return this.#editor?.variant ?? this.#state?.info.id ?? this.getAttribute("variant") ?? "";
  }

  set variant(variant) {
    const isSame = this.#table !== null && this.getAttribute("variant") === variant;
    if (isSame)
      this.#change("variant"); // it begins anew
    else setOrRemove(this, "variant", variant);
  }

  /** A property begins a game. Nothing, as frameworks give, changes nothing; errors are told by an event. @param {string} name  @param {string} text */
  #begins(name, text) {
    if (!text) return;
    if (this.#set && !this.#table && !this.#pending) this.#set.set(name, text);
    else this.load(text).catch(() => {});
  }

  /** The position that is shown, as a text. */
  get position() {
    return this.#editor?.position ?? this.#state?.position ?? "";
  }

  set position(text) {
    this.#begins("position", text);
  }

  /** The whole game as a record. */
  get record() {
    return this.#state && this.#table ? this.#table.record() : "";
  }

  set record(text) {
    this.#begins("record", text);
  }

  /** All that is wrong with the position that is set up; nothing if it is legal, and outside the editor. */
  get problems() {
    return this.#editor?.problems ?? [];
  }

  get ply() {
    return this.#state?.line.ply ?? 0;
  }

  set ply(ply) {
    if (this.#state) this.go(ply);
    else this.addEventListener("hyperply-ready", () => this.go(ply), { once: true });
  }

  get status() {
    return this.#state?.status ?? null;
  }

  /** What is picked of the next move, as in the `clicks` of moves. */
  get picked() {
    return this.#state ? pickedOf(this.#state) : [];
  }

  /** The position from which the game began. */
  get start() {
    return this.#state?.start ?? "";
  }

  /** All moves and agreements of the game, those after `ply` too, as `history` of the rules. */
  get moves() {
    return this.#state?.line.items ?? [];
  }

  /** Lines that were played instead of those moves. */
  get others() {
    return this.#state?.line.others ?? [];
  }

  /** How players ended the game, if it was not by the rules. */
  get ended() {
    return this.#state?.line.ended ?? undefined;
  }

  /** @returns {Promise<this>} */
  get ready() {
    return this.#ready.then(async (board) => {
      await (this.#editor ?? this.#table)?.boards.space.loaded();
      return board;
    });
  }

  get drawPiece() {
    return this.#drawPiece;
  }

  set drawPiece(draw) {
    this.#drawPiece = draw;
    this.#dress();
  }

  /**
   * Puts a game on the table: of a variant, from a position, or a record; with moves played after it, `speed3` an
   * agreement on three in a row, and shown at a ply, with other lines as `others` tells them. One that cannot be read
   * leaves the table as it is; if that is for one of the moves, the error tells its `ply`.
   * @param {string} text
   * @param {More} [more]
   * @returns {Promise<void>}
   */
  async load(text, more = {}) {
    if (!this.#table) {
      this.#pending = { text, more, fresh: true };
      return;
    }
    this.#pending = null;
    const put = this.#put({ text, more, fresh: !this.#state });
    this.#begin(() => put);
    await put;
  }

  /** Plays a move, in any notation. Throws what refuses it. @param {string | { notation: string }} move */
  play(move) {
    const table = this.#playing;
    const found = moveOf(table.playing, move);
    table.play(found, "code");
    return found;
  }

  /** Opens the editor, with a position that may be illegal, or else with the one on the board. @param {string} [position] */
  async edit(position) {
    this.setAttribute("controls", "setup");
    if (position) await this.load(position);
    else await this.ready;
  }

  /** Goes a move back; it can be done again. In the editor, takes the last change back. */
  undo() {
    (this.#editor ?? this.#playing).undo();
  }

  redo() {
    (this.#editor ?? this.#playing).redo();
  }

  /** Goes to a ply: 0 is the start. @param {number} ply */
  go(ply) {
    const table = this.#playing;
    if (!Number.isNaN(Number(ply))) table.go(Math.trunc(Number(ply)));
  }

  /** Picks what a person would click: a cell, an absent piece, `→`; null picks nothing. @param {string | null} token */
  select(token) {
    const { actions } = this.#playing;
    if (token === null) actions.cancel();
    else actions.pick(token);
  }

  /**
   * Draws marks instead of those before: cells, and arrows from cell to cell. A name, `danger`, can be styled: it is
   * the `data-mark` of the cell, and one of its parts. `forbidden` is red and dashed, and its arrow ends in a cross.
   * @param {readonly import("./types").Drawn[]} marks
   */
  mark(marks) {
    this.#marks = [...(marks ?? [])].filter(
      (mark) => typeof mark === "string" || (typeof mark === "object" && mark !== null),
    );
    this.#table?.mark(this.#marks);
  }

  /**
   * The point of the window where a cell is now seen, so that a click there picks it; null if it is not seen.
   * @param {string} cell
   * @returns {{ x: number, y: number } | null}
   */
  pointOf(cell) {
    const { boards } = this.#editor ?? this.#playing;
    return boards.pointOf(cell);
  }

  /** Whether the boards are shown in space: wanted, and possible here. */
  get inSpace() {
    const boards = (this.#editor ?? this.#table)?.boards;
    return boards !== undefined && !boards.space.node.hidden;
  }

  /**
   * The boards in space as they are seen now, as a PNG. Rejects where they are flat, and says why.
   * @param {import("./types").PictureOptions} [options]
   * @returns {Promise<Blob>}
   */
  async picture(options = {}) {
    const { boards, arrows } = (this.#editor ?? this.#playing).views;
    return boards.space.picture(options, () => arrows.measure()());
  }

  /**
   * Scrolls cells into sight, the first before all others. Where only some boards are seen, because the screen is small,
   * it shows the board of the cells, or all boards if they are on several.
   * @param {...string} cells
   */
  reveal(...cells) {
    this.#playing.reveal(cells.map(String));
  }

  /** Puts the keyboard on the boards. */
  focus() {
    (this.#editor ?? this.#table)?.boards.focusAgain();
  }

  flip() {
    const flipped = !this.#playing.settings.flipped;
    this.#playing.set({ flipped });
    this.#reflect("flipped", flipped);
  }

  /** Asks who plays, which color and which rule set, and starts that game; asks again on a table that succeeds this one in another language. @param {Questions} [offered]  @returns {Promise<import("./types").Begun | null>} */
  async newGame(offered) {
    const table = this.#playing;
    const begun = await table.newGame(offered);
    if (begun || table === this.#table || !this.#state) return begun;
    return this.newGame({ ...offered, answers: table.asking.newGame.answers });
  }

  /** Shows what the computer thinks of the position, or hides it. */
  analyze(on = true) {
    this.#playing.actions.analyze(Boolean(on));
  }

  /** Opens what explains the game. */
  help() {
    this.#playing.actions.help();
  }
}

for (const name of [...SHOWN, "theme", "controls"]) {
  if (name === "flipped") continue;
  Object.defineProperty(HyperplyGame.prototype, name, {
    get() {
      return this.getAttribute(name);
    },
    set(value) {
      setOrRemove(this, name, value);
    },
    enumerable: true,
    configurable: true,
  });
}
for (const name of ["flipped", "ask"])
  Object.defineProperty(HyperplyGame.prototype, name, {
    get() {
      return isSet(this, name);
    },
    set(value) {
      setOrRemove(this, name, value ? "" : null);
    },
    enumerable: true,
    configurable: true,
  });
