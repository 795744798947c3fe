// What the search says, in English.

const MANY = new Intl.PluralRules("en");

/** @param {number} n  @param {{ one: string, other: string }} forms */
const counted = (n, forms) => `${n} ${forms[/** @type {"one" | "other"} */ (MANY.select(n))]}`;

export const WORDS = {
  allGames: "All games",
  elsewhere: "Documents and API",
  results: "Search results",
  nothing: 'No results. Try "time out" or "king".',
  loading: "Searching…",
  /** Some pages could not be read. */
  partly: "Some pages could not be searched.",
  /** @param {number} n */
  found: (n) => counted(n, { one: "result", other: "results" }),
  /** @param {number} n */
  best: (n) => `The ${n} best results`,
  /** @param {number} n  @param {number} examples */
  passages: (n, examples) =>
    [
      counted(n, { one: "passage", other: "passages" }),
      examples ? `, ${counted(examples, { one: "of them an example", other: "of them examples" })}` : "",
    ].join(""),
  /** @param {string} number  @param {string} [last] the last rule with its letter */
  noRule: (number, last) =>
    `There is no rule ${number}.${last ? ` Rules with this letter run from ${last[0]}1 to ${last}.` : ""}`,
};
