// Moves as texts: written in both languages, and read as people type them.

/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").Language} Language */

/** What people leave out or write in another way: case, signs between the cells, check marks. @param {string} text */
const plain = (text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}=→]/gu, "");

export class MoveText {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** A move of the present position in a language, with its names of cells in full. @param {string} notation */
  inLanguage(notation, language = this.table.settings.language) {
    const { state } = this.table;
    return state.once(`${notation} in ${language}`, () => state.game.format_notation(notation, { language }));
  }

  /** The same as short as may be. @param {string} notation  @param {Language} language */
  short(notation, language) {
    const { state } = this.table;
    return state.once(`short ${notation} in ${language}`, () =>
      state.game.format_notation(notation, { language, short: true }),
    );
  }

  /**
   * What a typed move is. A canonical text is itself in every language; else the language of the table counts; the other one only for a text that the first cannot read at
   * all, and what people leave out only if neither can.
   * @param {string} text
   * @returns {import("../types").Explanation}
   */
  read(text) {
    const {
      state,
      settings: { language },
    } = this.table;
    const move = state.legal.find(({ notation }) => notation === text);
    if (move) return { legal: true, move };
    const first = state.explain(text, language);
    if (first.legal || first.code !== "bad-notation") return first;
    const second = state.explain(text, language === "en" ? "de" : "en");
    if (second.legal || second.code !== "bad-notation") return second;
    return this.loosely(text) ?? first;
  }

  /** The one legal move that a text can mean if case and signs do not count, or all that it can mean. @param {string} text  @returns {import("../types").Explanation | null} */
  loosely(text) {
    const {
      state,
      settings: { language },
    } = this.table;
    const wanted = plain(text);
    if (!wanted) return null;
    const near = state.moves.filter(
      ({ kind, to, from }) => kind === "castling" || wanted.includes(plain(to ?? from ?? "")),
    );
    const found = near.filter((move) => this.spellings(move, language).includes(wanted));
    if (found.length === 1) return { legal: true, move: found[0] };
    if (!found.length) return null;
    const candidates = found.map(({ notation }) => notation);
    return {
      legal: false,
      code: "ambiguous-move",
      message: `${text} could be ${candidates.slice(0, 3).join(", ")}${candidates.length > 3 ? " …" : ""}`,
      cells: [],
      candidates,
    };
  }

  /** @param {Move} move  @param {Language} language */
  spellings(move, language) {
    const cells = move.clicks.filter((click) => !/[=→]/.test(click)).join("");
    const promoted = move.promotion ? [`${cells}${move.promotion}`, `${cells}=${move.promotion}`] : [cells];
    const notes = [
      move.notation,
      this.inLanguage(move.notation, language),
      this.short(move.notation, "en"),
      this.short(move.notation, language),
    ];
    return [...promoted, ...notes].map(plain);
  }

  /** The move that a text from outside means; throws what refuses it. @param {string | { notation: string }} move */
  move(move) {
    const read = this.read(typeof move === "string" ? move : move?.notation);
    if (read.legal) return read.move;
    const { legal, ...refusal } = read;
    throw Object.assign(new Error(read.message), { name: "HyperplyError" }, refusal);
  }
}
