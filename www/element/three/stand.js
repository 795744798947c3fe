// The stand of Tri-Dimensional chess, with the pins of its boards.

import { THICK, mountAt, pegHeight } from "./forms.js";
import { SHAPE } from "./marks.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../draw/dom.js").Look} Look */
/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Cell} Cell */

/** @param {[number, number][]} pairs */
const span = (pairs) => pairs.map(([a, b]) => b - a);

/** The stand of Tri-Dimensional chess: two posts, a foot, pegs, pins under the boards that are there, and places where a board may go. @param {Scene} scene  @param {State} state  @param {ReadonlyMap<string, Look>} looks  @param {{ lit: string | null, open: boolean }} more the place under something dragged, and whether all free places can be picked */
export function addStand(scene, state, looks, { lit, open }) {
  const { board, status, words } = state;
  const mains = board.boards.filter(({ id }) => !board.mounts.has(id));
  const middles = mains.map((main) => {
    const cells = main.cells.map(({ cell }) => /** @type {Cell} */ (scene.cells.get(cell)).at);
    return /** @type {Vec3} */ ([0, cells[0][1], cells.reduce((sum, at) => sum + at[2], 0) / cells.length]);
  });
  const [low, high] = [middles[0], /** @type {Vec3} */ (middles.at(-1))];
  const way = span([
    [low[1], high[1]],
    [low[2], high[2]],
  ]);
  /** @param {number} y */
  const along = (y) => low[2] + (way[1] * (y - low[1])) / (way[0] || 1);
  const foot = low[1] - 1.62;
  for (const x of [-2.16, 2.16]) {
    scene.rods.push({
      key: `post ${x}`,
      from: [x, foot, along(foot)],
      to: [x, high[1] + 0.5, along(high[1] + 0.5)],
      wide: [0.08, 0.055],
      body: ["metal", 1],
    });
  }
  scene.rods.push({
    key: "foot",
    from: [0, foot - 0.12, along(foot)],
    to: [0, foot + 0.06, along(foot)],
    wide: [2.3, 2.2],
    body: ["metal", 1],
  });
  scene.rods.push({
    key: "plate",
    from: [0, foot + 0.06, along(foot)],
    to: [0, foot + 0.09, along(foot)],
    wide: [2, 2],
    body: ["dark", 1],
  });
  const taken = new Map((status.boards ?? []).map(({ place, controller }) => [place, controller]));
  const isHeld = board.mounts.has(state.clicks[0] ?? "");
  for (const mount of board.mounts.values()) {
    const at = mountAt(state, mount.id);
    const peg = pegHeight(state, mount.id);
    const look = looks.get(mount.id) ?? {};
    const owner = taken.get(mount.id);
    const isTarget = Boolean(look.effect);
    const isLit = mount.id === lit;
    const end = owner ? at[1] - (mount.top ? 2 * THICK : 0) : peg + (mount.top ? 0.32 : -0.4);
    scene.rods.push({
      key: `pin ${mount.id}`,
      from: [at[0], peg, at[2]],
      to: [at[0], end, at[2]],
      wide: [0.05, owner ? 0.05 : 0.02],
      body: ["metal", 1],
    });
    const wasHere = Boolean(look.last) && !owner;
    if (owner || isTarget || wasHere) scene.mounts.set(mount.id, { at, half: [1, 1], isTarget });
    if (owner || isTarget) {
      const out = mount.wing === "K" ? 1.15 : -1.15;
      scene.labels.push({
        key: `mount ${mount.id}`,
        text: owner ? `${mount.id} ${words.initials[owner]}` : mount.id,
        at: [
          [out, 0],
          [0, 1.15],
          [0, -1.15],
          [1.7 * out, 0],
          [-out, 0],
        ].map(([x, z]) => [at[0] + x, at[1] - 0.1, at[2] + z]),
        around: at,
        by: "first",
        place: mount.id,
        strong: Boolean(look.selected || look.own || isTarget),
      });
    }
    if (open && !owner && !isTarget)
      scene.labels.push({
        key: `peg ${mount.id}`,
        text: isHeld ? mount.id : mount.top ? "▲" : "▼",
        at: [[at[0], end, at[2]]],
        by: "near",
        place: mount.id,
        strong: isHeld || isLit,
      });
    if (isTarget || isLit || wasHere) {
      scene.tiles.push({
        key: `ghost ${mount.id}`,
        at: [at[0], at[1] - THICK, at[2]],
        half: [1, THICK, 1],
        body: ["accent", isLit ? 0.6 : isTarget ? 0.3 : 0.08],
        ring: ["accent", 1],
        ringWide: 0.06,
      });
    }
    if (isTarget)
      scene.marks.push({
        key: `mount ${mount.id}`,
        at: [at[0], at[1] + 0.2, at[2]],
        size: 0.28,
        shape: look.promotes ? SHAPE.choice : SHAPE.disc,
        flat: false,
        body: ["accent", 1],
      });
    const ring = look.selected
      ? "accent"
      : look.obstacle
        ? "alarm"
        : look.mark !== undefined
          ? "mark"
          : look.last && owner
            ? "accent"
            : null;
    if (ring)
      scene.tiles.push({
        key: `ring ${mount.id}`,
        at: [at[0], at[1] - 2.4 * THICK, at[2]],
        half: [1.1, 0.03, 1.1],
        body: [ring, 1],
      });
  }
  scene.shadows.push({ middle: [0, foot - 0.13, along(foot)], reach: [1.75, 1.75], soft: 2.2, dark: 0.45 });
}
