// The words by which the rules and the pages of the families are read, in each language in which they are written.

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
