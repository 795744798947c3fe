// An order that looks like chance and is always the same.

/**
 * Returns items in another order, which depends on nothing but `seed` and how many there are.
 * @template T
 * @param {readonly T[]} items  @param {string} seed
 * @returns {T[]}
 */
export function shuffled(items, seed) {
  const all = [...items];
  let state = 2166136261; // FNV-1a over the seed
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x9e3779b9) | 0; // splitmix32
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  for (let last = all.length - 1; last > 0; last--) {
    const at = Math.floor(next() * (last + 1));
    [all[last], all[at]] = [all[at], all[last]];
  }
  return all;
}
