// What the rules and their examples say beside their text.

/** @type {import("../words").RulesWords} */
export const rules = {
  oneBoard: "Du kommst von einem Spiel auf einem Brett: Dort ist eine Säule ein einzelnes Feld.",
  columns: /\bSäulen?\b/,
  played: "Gespielt.",
  refused: (message) => `Nicht erlaubt: ${message} `,
};
