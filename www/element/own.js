// What objects have of their own. A page may give all objects more (`Object.prototype.x = ...`), which `in`, `for ... in` and a
// key that is not there would find.

const { hasOwnProperty: holds } = Object.prototype; // pictures are drawn where there is no `Object.hasOwn`

/**
 * Whether an object itself has a key.
 * @template {object} T
 * @template {PropertyKey} K
 * @param {T} object
 * @param {K} key
 * @returns {object is Extract<T, Record<K, unknown>>}
 */
export const has = (object, key) => holds.call(object, key);

/**
 * What a table has for a key that may be any text.
 * @template T
 * @param {Readonly<Record<string, T>>} table
 * @param {string} key
 * @returns {T | undefined}
 */
export const own = (table, key) => (has(table, key) ? table[key] : undefined);
