// What can be chosen of a game in the page of others, and the attributes of the board that say it.

/** The usual first; `size` is a width in px. */
export const CHOICES = /** @type {const} */ ({
  form: ["frame", "element"],
  shows: ["game", "position"],
  controls: ["none", "pick", "moves", "full"],
  players: ["nobody", "anyone", "computer"],
  side: ["white", "black"],
  theme: ["auto", "light", "dark"],
  language: ["en", "de"],
  size: ["480", "320", "736", "full"],
});
const LEVEL = "engine 4";

/** @typedef {{ [K in keyof typeof CHOICES]: typeof CHOICES[K][number] }} Chosen */

/** @param {Chosen["size"]} size */
export const widthOf = (size) => (size === "full" ? "100%" : size);

/** What is chosen at first: as the board shows its game. @param {Pick<import("../play/share-picture.js").Shown, "moves" | "getAttribute" | "hasAttribute">} board  @param {string} here the language of the page */
export function chosenFirst(board, here) {
  const hasMoves = board.moves.length > 0;
  return {
    shows: hasMoves ? "game" : "position",
    controls: hasMoves ? "moves" : "none",
    side: board.hasAttribute("flipped") ? "black" : "white",
    language: board.getAttribute("language") ?? here,
  };
}

/** The attributes of the board that are chosen. @param {Chosen} chosen  @param {{ here: string, view: string | null }} page its language, and how its board is seen  @returns {import("./address.js").Attributes} */
export function attributesOf({ form, controls, theme, players, side, language }, { here, view }) {
  const speaks = language !== here || (form === "element" && language !== "en"); // a frame is a page in this one's language
  const other = { nobody: "none", anyone: "human", computer: LEVEL }[players];
  const own = players === "nobody" ? "none" : "human";
  return {
    controls,
    theme,
    ...(speaks && { language }),
    ...(players !== "anyone" && { white: side === "white" ? own : other, black: side === "black" ? own : other }),
    ...(side === "black" && { flipped: "" }),
    ...(view === "3d" && { view }),
  };
}
