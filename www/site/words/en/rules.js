// What the rules and their examples say beside their text.

/** @type {import("../words").RulesWords} */
export const rules = {
  oneBoard: "You came from a game on one board, where a column is a single square.",
  columns: /\bcolumns?\b/,
  played: "Played.",
  refused: (message) => `Not legal: ${message} `,
};
