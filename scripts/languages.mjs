// The words by which the rules and the pages of the families are read, in each language in which they are written.

/** German letters of pieces. @type {Record<string, string>} */
const GERMAN_LETTERS = { K: "K", Q: "D", R: "T", B: "L", N: "S", P: "B", U: "E" };

/** Moves of a text of code with German letters of pieces and levels, as German boards show them. @param {string} text */
export const germanMoves = (text) =>
  text.replace(/^(?!\[).*$/gm, (line) =>
    line
      .replace(/(?<![\p{L}\d])[KQRBNPU](?=[A-E]?[a-l]\d)|(?<==)[QRBNU]/gu, (letter) => GERMAN_LETTERS[letter])
      .replace(/(?<=[a-h]\d)L(?=\d)/g, "E"),
  );

/** What announces an example. */
export const EXAMPLE = "(?:Example|Beispiel)";

/** What is marked as not told by a source. @type {Record<string, "ruling" | "reconstruction" | "interpretation">} */
export const MARKS = {
  Ruling: "ruling",
  Reconstruction: "reconstruction",
  Interpretation: "interpretation",
  Festlegung: "ruling",
  Rekonstruktion: "reconstruction",
  Auslegung: "interpretation",
};

/** What an example says of a move. @type {Record<string, "yes" | "no" | "ambiguous">} */
const VERDICTS = { yes: "yes", no: "no", ambiguous: "ambiguous", ja: "yes", nein: "no", mehrdeutig: "ambiguous" };

const VERDICT = new RegExp(`^(${Object.keys(VERDICTS).join("|")})\\b(?: \\(([A-Z]\\d{1,2})\\))?`);

/**
 * What an example says of a move: its word, what it means, and the rule that forbids the move.
 * @param {string} answer
 */
export function verdictOf(answer) {
  const [, word, rule] = VERDICT.exec(answer) ?? [];
  return word === undefined ? undefined : { word, means: VERDICTS[word], rule };
}
