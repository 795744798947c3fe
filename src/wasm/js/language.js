/** @typedef {import("./types").Language} Language */
/** @typedef {import("./types").Spoken} Spoken */

/** The language of an option. What is no object is none: `positions.map(status)` passes an index. @param {unknown} options */
export const spokenIn = (options) =>
  typeof options === "object" && options !== null ? /** @type {Spoken} */ (options).language : undefined;

/** The language that a function takes as it is or as an option. @param {Language | Spoken} [given]  @returns {Language | undefined} */
export const languageOf = (given) =>
  typeof given === "object" && given !== null ? given.language : /** @type {Language | undefined} */ (given);
