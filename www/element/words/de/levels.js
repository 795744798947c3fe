// Levels of Time Out chess by their German letter.

/** A cell of Time Out chess, with the German letter of its level (T28), but none in a move that is in English. @param {string} text */
const germanLevels = (text) => text.replace(/(?<![\w→x-])([a-h][1-8])L(?=[1-8]\b)/g, "$1E");

/** Words whose sentences name levels by their German letter. @template T  @param {T} words  @returns {T} */
export function withGermanLevels(words) {
  if (typeof words === "function")
    return /** @type {T} */ (
      (/** @type {unknown[]} */ ...given) => {
        const said = words(...given);
        return typeof said === "string" ? germanLevels(said) : said;
      }
    );
  if (typeof words !== "object" || words === null || Array.isArray(words)) return words;
  return /** @type {T} */ (
    Object.fromEntries(Object.entries(words).map(([key, value]) => [key, withGermanLevels(value)]))
  );
}
