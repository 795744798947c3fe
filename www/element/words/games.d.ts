// What the element says of single games.
export type GameWords = {};
