// Boards of hexagons in space: those of one kind of move are lifted, cells tell pieces from the floor, and links tie boards
// together.

import { boardsBetween } from "../state/neighbors.js";
import { between } from "./forms.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").Board} Board */
/** @typedef {import("../draw/dom.js").Look} Look */
/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {import("./forms.js").How} How */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Tile} Tile */

const FAINT = 0.3; // how much is seen of boards that are not lifted
const FEW = 20; // links that are told apart; where there are more, only those to boards beside it are drawn
const PIECES = 7; // of a link, which is bent

/** The boards on which a picked piece has moves of the kind that is lifted. @param {State} state  @param {How} how  @param {ReadonlyMap<string, Look>} looks  @returns {Set<string>} */
export function liftedOf({ board }, { lift }, looks) {
  /** @type {Set<string>} */
  const lifted = new Set();
  if (lift) for (const [cell, look] of looks) if (look.kind === lift) lifted.add(board.cells.get(cell)?.board.id ?? "");
  return lifted;
}

/** How much is seen of a board: little of those that are not lifted, where some are. @param {ReadonlySet<string>} lifted  @param {Board | undefined} own where the picked piece is  @returns {(board: Board) => number} */
export const clearnessOf = (lifted, own) => (board) =>
  lifted.size && !lifted.has(board.id) && board !== own ? FAINT : 1;

/** What a cell shows beneath what it is marked with: a ground on which a piece of its color is seen. @param {Look} look  @returns {Partial<Tile>} */
export function groundOf({ piece, away }) {
  if (!piece || away) return {};
  return { tint: [String(piece)[0] === "w" ? "under-white" : "under-black", 0.6] };
}

/** Names of boards at their near edge; of those that are lifted, if some are. A name brings its board closer. @param {Scene} scene  @param {State} state  @param {ReadonlySet<string>} lifted */
export function addBoardNames({ cells, labels }, { board, family }, lifted) {
  for (const one of board.boards) {
    if (!one.id || (lifted.size && !lifted.has(one.id))) continue;
    const places = one.cells.map(({ cell }) => /** @type {import("./scene.js").Cell} */ (cells.get(cell)).at);
    const [x, y, z] = middleOf(places);
    const far = Math.max(...places.map((at) => at[2] - z)) + 0.62;
    labels.push({
      key: `name ${one.id}`,
      text: family.caption(one),
      at: [
        [x, y, z + far],
        [x, y, z - far],
      ],
      by: "near",
      close: one.id,
      strong: true,
    });
  }
}

/** @param {Vec3[]} places  @returns {Vec3} */
const middleOf = (places) =>
  places.reduce((sum, at) => /** @type {Vec3} */ (sum.map((value, i) => value + at[i] / places.length)), [0, 0, 0]);

/** Links from the picked piece to where it can go on other boards, and from a cell that is pointed at to the same cell of the boards beside it. @param {Scene} scene  @param {State} state  @param {ReadonlyMap<string, Look>} looks  @param {{ lift: string, over: string | null }} more the kind that is lifted, and the cell under the pointer */
export function addLinks(scene, { board, clicks }, looks, { lift, over }) {
  const own = board.cells.get(clicks[0] ?? over ?? "");
  const from = scene.cells.get(own?.cell ?? "");
  if (!own || !from) return;
  /** @type {[cell: string, color: string][]} */
  const ends = clicks.length
    ? [...looks].flatMap(([cell, { kind, effect }]) =>
        kind && effect && (!lift || kind === lift) ? [[cell, `kind-${kind}`]] : [],
      )
    : (board.columns.get(own.column)?.cells ?? []).map((cell) => [cell, "same"]);
  const links = ends.flatMap(([cell, color]) => {
    const to = scene.cells.get(cell);
    const far = boardsBetween(own.board, /** @type {import("../types").Place} */ (board.cells.get(cell)).board);
    return to && far ? { cell, color, to: to.at, far } : [];
  });
  const isFew = clicks.length > 0 && links.length <= FEW;
  for (const { cell, color, to, far } of links) {
    if (far > 1 && !isFew && !lift) continue;
    const at = [...Array(PIECES + 1).keys()].map((i) => {
      const part = i / PIECES;
      const [x, y, z] = between(from.at, to, part);
      return /** @type {Vec3} */ ([x, y + 0.05 + (0.4 + 0.6 * far) * 4 * part * (1 - part), z]);
    });
    for (let i = 0; i < PIECES; i++)
      scene.rods.push({
        key: `link ${own.cell} ${cell} ${i}`,
        from: at[i],
        to: at[i + 1],
        wide: [0.028, 0.028],
        body: [color, 0.7],
      });
    if (!clicks.length)
      Object.assign(/** @type {Tile} */ (scene.tiles.find(({ key }) => key === cell)), {
        ring: ["same", 1],
        ringWide: 0.05,
      });
  }
}
