// A catalog in parts (docs/languages.md): what any board shows at once is there, the rest comes when it is needed.

/** @typedef {import("./words").Words} Words */
/** @typedef {import("./words").Part} Part */
/** Words of some keys, and of each perhaps only some. @typedef {{ [Key in keyof Words]?: Words[Key] extends (...given: any) => unknown ? Words[Key] : Partial<Words[Key]> }} Some */

/** Puts words of some keys to others of the same keys. @param {Some} words  @param {...Some} parts  @returns {Words} */
export function joined(words, ...parts) {
  const said = /** @type {Record<string, object>} */ (words);
  for (const part of parts)
    for (const [key, more] of Object.entries(part)) said[key] = Object.assign(said[key] ?? {}, more);
  return /** @type {Words} */ (/** @type {unknown} */ (said));
}

/**
 * @param {Some} words what is there at once
 * @param {Record<Part, () => Promise<Some>>} parts
 * @param {Words["of"]} of
 * @returns {Words} where the words of a part are missing until it has come
 */
export function inParts(words, parts, of) {
  /** @type {Map<Part, Promise<void>>} */
  const coming = new Map();
  /** @type {Set<Part>} */
  const here = new Set();

  /** @param {Part} part */
  async function bring(part) {
    joined(words, await parts[part]());
    here.add(part);
  }

  /** @type {Pick<Words, "of" | "has" | "need">} */
  const ways = {
    of,
    has: (part) => here.has(part) || !Object.hasOwn(parts, part),
    async need(part) {
      if (ways.has(part)) return;
      const come = coming.get(part) ?? bring(part);
      coming.set(part, come);
      await come.finally(() => coming.delete(part)); // what did not come is asked for again
    },
  };
  return /** @type {Words} */ (Object.assign(words, ways));
}
