// What belongs to single games, in English.

/** @type {import("../games").GameWords} */
export const games = {};
