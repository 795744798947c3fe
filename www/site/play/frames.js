// The last moves of a game as pictures that fit over each other.

/** @typedef {import("../../element/types").Rules} Rules */
/** @typedef {import("../../element/types").HistoryItem} HistoryItem */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * The positions of the last moves, each with the move that led there, and the position before them.
 * @param {Rules} rules
 * @param {{ start: string, moves: readonly HistoryItem[] }} game
 * @param {number} count of moves
 */
export function positionsOf(rules, { start, moves }, count) {
  const all = [start, ...moves.map(({ position }) => position)];
  const first = Math.max(0, moves.length - count);
  return all.slice(first).map((position, i) => {
    const at = first + i;
    const move = at ? moves[at - 1].move : undefined; // none where players agreed on speed moves
    return { position, last: move === undefined ? null : rules.parse_notation(all[at - 1], move) };
  });
}

/** Pictures with one frame around all of them: pieces beside the boards and movable boards would make some larger than others. @param {readonly string[]} pictures SVG texts */
export function aligned(pictures) {
  const roots = pictures.map(
    (text) =>
      /** @type {SVGSVGElement} */ (
        /** @type {unknown} */ (new DOMParser().parseFromString(text, "image/svg+xml").documentElement)
      ),
  );
  const box = around(roots.map((root) => root.viewBox.baseVal));
  const [width, height] = [box.width, box.height].map(Math.round);
  for (const root of roots) {
    set(root, { viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, width, height });
    set(/** @type {Element} */ (root.querySelector(":scope > rect")), { ...box }); // the paper
  }
  return { width, height, pictures: roots.map((root) => root.outerHTML) };
}

/** @param {Element} node  @param {Record<string, string | number>} attributes */
function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
}

/** The smallest box around others. @param {readonly Box[]} boxes  @returns {Box} */
function around(boxes) {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ];
  return { x, y, width: right - x, height: bottom - y };
}
