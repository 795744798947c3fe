// What the search says.

import { speech } from "../../../element/words/speech.js";

const { count } = speech("en");

/** @type {import("../words").SearchWords} */
export const search = {
  inEnglish: (title) => title,
  allGames: "All games",
  elsewhere: "Documentation and API",
  results: "Search results",
  nothing: "No results. Try “time out” or “king”.",
  loading: "Searching …",
  partly: "Some pages could not be searched.",
  found: (n) => count(n, { one: "result", other: "results" }),
  best: (n) => `The ${n} best results`,
  passages(n, examples) {
    const passages = count(n, { one: "passage", other: "passages" });
    return examples
      ? `${passages}, ${count(examples, { one: "of them an example", other: "of them examples" })}`
      : passages;
  },
  noRule: (number, last) =>
    `There is no rule ${number}.${last ? ` Rules with this letter run from ${last[0]}1 to ${last}.` : ""}`,
};
