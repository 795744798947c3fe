// Where everything of a picture lies. Lengths are in widths of a cell, downward from anywhere.

import { RATIO, layout as hexagon, shade, within } from "../draw/hexagons.js";
import { fitLevels, placeOf, sizeOf } from "../draw/squares.js";
import { MAINS, cornersOf } from "../families/mounts.js";
import { SEEN, project } from "./projection.js";

/** @typedef {import("../types").Boards} Boards */
/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").BoardCell} BoardCell */
/** @typedef {import("../types").Family} Family */
/** @typedef {import("../draw/arrow-paths.js").Point} Point */
/**
 * A cell: its corners, the middle of where a piece stands, how high that is, and its color.
 * @typedef {{ corners: Point[], foot: Point, tall: number, tone: string }} Spot
 */
/** Boards that nothing hides from each other, from the back of the picture. @typedef {{ grounds: Point[][], cells: [cell: string, Spot][], rods: Point[][] }} Floor */
/** @typedef {{ text: string, at: Point, size: number, anchor: "start" | "middle" | "end", bold?: boolean, owner?: import("../types").Side }} Label */
/** `mounts` has the middles of the places of movable boards; `size` is that of a cell, for arrows. @typedef {{ floors: Floor[], labels: Label[], mounts: Map<string, Point>, size: number }} Places */
/** @typedef {{ family: Family, flipped: boolean, names: boolean, onCells: boolean, owners: ReadonlyMap<string, import("../types").Side> }} How `names` at edges and of boards */

/** The shape of the room for which levels are laid beside each other. */
const ROOM = { width: 1200, height: 900 };
const EDGE = 0.34;
const CAPTION = 0.42;
/** Boards of a level, and levels, are so far from each other. */
const APART = { boards: 0.3, levels: 0.6 };
/** More levels stand in two towers. */
const TOWER = 5;

/** @param {Boards} board  @param {"plan" | "3d"} view  @param {How} how  @returns {Places} */
export function places(board, view, how) {
  if (board.shape === "hexagon") return hexagons(board, how);
  if (view === "3d" && board.stackable) return stacked(board, how);
  return board.shape === "decks" ? masts(board, how) : levels(board, how);
}

/** @param {number} x  @param {number} y  @param {number} wide  @param {number} high  @returns {Point[]} */
const box = (x, y, wide, high) => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

/** @param {BoardCell} cell  @param {number} x  @param {number} y  @param {boolean} onCells  @returns {[string, Spot]} */
const square = ({ cell, tone }, x, y, onCells) => [
  cell,
  {
    corners: box(x, y, 1, 1),
    foot: [x + 0.5, y + (onCells ? 0.75 : 0.93)],
    tall: onCells ? 0.72 : 0.86,
    tone: String(tone),
  },
];

/** All levels beside each other, each with its boards. @param {Boards} board  @param {How} how  @returns {Places} */
function levels(board, { family, flipped, names, onCells }) {
  const { files, ranks } = board;
  const { wide, high } = sizeOf(board.levels[0]);
  const { row } = fitLevels(board, ROOM, false);
  const [across, down] = [files + APART.boards, ranks + APART.boards];
  const [first] = board.boards;
  const beside = names ? 0.55 * Number(family.rank(0, first) !== "") + 0.6 * Number(high > 1) : 0;
  const below = names ? 0.45 * Number(family.file(0, first) !== "") + 0.6 * Number(wide > 1) : 0;
  const above = names && board.levels.length > 1 ? 0.65 : 0;
  /** @type {Label[]} */
  const labels = [];
  /** @param {string} text  @param {number} x  @param {number} y  @param {Partial<Label>} [more] */
  const label = (text, x, y, more) => {
    if (names && text) labels.push({ text, at: [x, y], size: EDGE, anchor: "middle", ...more });
  };
  /** @type {Floor} */
  const floor = { grounds: [], cells: [], rods: [] };
  for (const [i, boards] of board.levels.entries()) {
    const left = (i % row) * (wide * across - APART.boards + beside + APART.levels);
    const top = Math.floor(i / row) * (high * down - APART.boards + above + below + APART.levels);
    if (boards.length === 1)
      label(family.caption(boards[0]), left, top - 0.25, { size: CAPTION, anchor: "start", bold: true });
    for (const one of boards) {
      const { column, row: line } = placeOf(one, { wide, high }, flipped);
      const [x, y] = [left + column * across, top + line * down];
      floor.grounds.push(box(x, y, files, ranks));
      for (const cell of one.cells)
        floor.cells.push(
          square(
            cell,
            x + (flipped ? files - 1 - cell.x : cell.x),
            y + (flipped ? cell.y : ranks - 1 - cell.y),
            onCells,
          ),
        );
      if (column === 0) {
        for (let k = 0; k < ranks; k++)
          label(family.rank(flipped ? k : ranks - 1 - k, one), x - 0.15, y + k + 0.62, { anchor: "end" });
        if (high > 1) label(family.up(one.y), x - 0.7, y + ranks / 2, { size: CAPTION, anchor: "end", bold: true });
      }
      if (line === high - 1) {
        for (let k = 0; k < files; k++)
          label(family.file(flipped ? files - 1 - k : k, one), x + k + 0.5, y + ranks + 0.4);
        if (wide > 1) label(family.across(one.x), x + files / 2, y + ranks + 0.95, { size: CAPTION, bold: true });
      }
    }
  }
  return { floors: [floor], labels, mounts: new Map(), size: 1 };
}

/** @type {Point[]} */
const HEXAGON = [
  [0.25, 0],
  [0.75, 0],
  [1, RATIO / 2],
  [0.75, RATIO],
  [0.25, RATIO],
  [0, RATIO / 2],
];

/** @param {Boards} board  @param {How} how  @returns {Places} */
function hexagons(board, { family, flipped, names, onCells }) {
  const { place } = hexagon(board, flipped);
  /** @type {Label[]} */
  const labels = [];
  /** @type {Floor} */
  const floor = { grounds: [], cells: [], rods: [] };
  for (const one of board.boards) {
    const { left, top } = place(one);
    const light = shade(board, one) ?? 1;
    if (names && one.id)
      labels.push({ text: family.caption(one), at: [left, top + 0.4], size: CAPTION, anchor: "start", bold: true });
    for (const cell of one.cells) {
      const at = within(cell, board, flipped);
      const [x, y] = [left + at.left, top + at.top];
      floor.cells.push([
        cell.cell,
        {
          corners: HEXAGON.map(([dx, dy]) => [x + dx, y + dy]),
          foot: [x + 0.5, y + RATIO * (onCells ? 0.73 : 0.93)],
          tall: onCells ? 0.62 : 0.76,
          tone: `${cell.tone}${"abc"[light]}`,
        },
      ]);
    }
  }
  return { floors: [floor], labels, mounts: new Map(), size: RATIO };
}

/** Main boards one below the other, each between the boards of its pegs. @param {Boards} board  @param {How} how  @returns {Places} */
function masts(board, { family, flipped, names, owners }) {
  const bar = names ? 0.62 : 0.3;
  const wings = flipped ? ["K", "Q"] : ["Q", "K"];
  /** @type {Floor} */
  const floor = { grounds: [], cells: [], rods: [] };
  /** @type {Label[]} */
  const labels = [];
  /** @type {Map<string, Point>} */
  const mounts = new Map();
  /** @param {Board} one  @param {number} side  @param {number} x  @param {number} y */
  const put = (one, side, x, y) => {
    floor.grounds.push(box(x, y, side, side));
    for (const cell of one.cells) {
      const [file, rank] = [cell.x - one.x, cell.y - one.y];
      const [dx, dy] = flipped ? [side - 1 - file, rank] : [file, side - 1 - rank];
      floor.cells.push(square(cell, x + dx, y + dy, false));
    }
    if (!names) return;
    for (let k = 0; k < side; k++) {
      const [file, rank] = flipped ? [side - 1 - k, k] : [k, side - 1 - k];
      labels.push(
        { text: family.rank(one.y + rank, one), at: [x + 0.05, y + k + 0.25], size: 0.24, anchor: "start" },
        { text: family.file(one.x + file, one), at: [x + k + 0.95, y + side - 0.06], size: 0.24, anchor: "end" },
      );
    }
  };
  for (const main of board.boards.filter(({ id }) => MAINS.includes(id))) {
    const place = MAINS.indexOf(main.id);
    const y = (flipped ? place : MAINS.length - 1 - place) * (4 + 2 * bar + 0.5);
    put(main, 4, 0, y);
    if (names)
      labels.push({ text: family.caption(main), at: [2, y - 0.2], size: CAPTION, anchor: "middle", bold: true });
    for (const [i, wing] of wings.entries()) {
      for (const { end, places, taken } of cornersOf(board, main.id, wing, flipped)) {
        const top = end === "high" ? y : y + 2;
        for (const mount of places) mounts.set(mount.id, [i ? 4.25 : -0.25, top + 1]);
        for (const [n, { id, board: deck }] of taken.entries()) {
          const x = i ? 4.5 + n * 2.25 : -2.5 - n * 2.25;
          put(deck, 2, x, end === "high" ? y - 0.06 : y + 2.06);
          mounts.set(id, [x + 1, top + 1]);
          if (names)
            labels.push({
              text: id,
              at: [x + 0.02, end === "high" ? y - 0.26 : y + 4.44],
              size: EDGE,
              anchor: "start",
              owner: owners.get(id),
            });
        }
      }
    }
  }
  return { floors: [floor], labels, mounts, size: 1 };
}

/** Boards above each other, as they are seen from the side. @param {Boards} board  @param {How} how  @returns {Places} */
function stacked(board, { family, flipped, names, owners }) {
  const { files, ranks, heights } = board;
  const { turn, tilt } = SEEN;
  /** A point of a board, on the ground. @param {number} x  @param {number} y */
  const seen = (x, y) => {
    const [a, b] = [x - files / 2, ranks / 2 - y];
    return project(flipped ? -a : a, flipped ? -b : b, 0, turn, tilt);
  };
  const isDecks = board.shape === "decks";
  const corners = box(0, 0, files, ranks).map(([x, y]) => seen(x, y));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [wide, deep] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all));
  const up = isDecks ? (flipped ? 2.2 : 1.6) : deep * 0.98;
  const inTower = !isDecks && heights.length > TOWER ? Math.ceil(heights.length / 2) : heights.length;
  /** @param {number} level  @returns {(x: number, y: number) => Point} */
  const on = (level) => {
    const height = heights.indexOf(level);
    const aside = Math.floor(height / inTower) * (wide + (names ? 1.9 : 0.6));
    return (x, y) => {
      const [a, b] = seen(x, y);
      return [a + aside, b - (height % inTower) * up];
    };
  };
  /** @type {Label[]} */
  const labels = [];
  /** @type {Map<string, Point>} */
  const mounts = new Map(
    [...board.mounts].map(([id, { board: deck }]) => [id, on(deck.level)(deck.x + 1, deck.y + 1)]),
  );
  const floors = board.levels.map((boards) => {
    /** @type {Floor} */
    const floor = { grounds: [], cells: [], rods: [] };
    for (const one of boards) {
      const at = on(one.level);
      const side = isDecks ? Math.sqrt(one.cells.length) : 0;
      const [w, h] = isDecks ? [side, side] : [files, ranks];
      floor.grounds.push(box(one.x, one.y, w, h).map(([x, y]) => at(x, y)));
      for (const { cell, x, y, tone } of one.cells) {
        const [a, b] = at(x + 0.5, y + 0.5);
        floor.cells.push([
          cell,
          { corners: box(x, y, 1, 1).map(([x, y]) => at(x, y)), foot: [a, b + 0.16], tall: 0.92, tone: String(tone) },
        ]);
      }
      floor.rods.push(...rodsOf(one));
      if (names) labels.push(...labelsOf(one, at, w, h));
    }
    floor.cells.sort(([, a], [, b]) => a.foot[1] - b.foot[1]);
    return floor;
  });
  return { floors, labels, mounts, size: 0.75 };

  /** The peg of a main board on which a board stands, or hangs: behind the upper one of both. @param {Board} one  @returns {Point[][]} */
  function rodsOf(one) {
    return [...board.mounts.values()].flatMap((mount) => {
      const main = board.boards.find(({ id }) => id === mount.main);
      if (!main || !board.boards.includes(mount.board) || (mount.top ? mount.board : main) !== one) return [];
      const [x, y] = [mount.board.x + 1, mount.board.y + 1];
      return [[on(main.level)(x, y), on(mount.board.level)(x, y)]];
    });
  }

  /** @param {Board} one  @param {ReturnType<typeof on>} at  @param {number} wide  @param {number} high  @returns {Label[]} */
  function labelsOf(one, at, wide, high) {
    const mount = board.mounts.get(one.id);
    const [left, near] = flipped ? [one.x + wide, one.y + high] : [one.x, one.y];
    const step = flipped ? 0.5 : -0.5;
    if (mount) {
      const isLeft = (mount.wing === "Q") !== flipped;
      const [x, y] = at(mount.board.x + 1, mount.board.y + 1);
      return [
        {
          text: mount.id,
          at: [x + (isLeft ? -1.5 : 1.5), y + 0.12],
          size: EDGE,
          anchor: isLeft ? "end" : "start",
          owner: owners.get(one.id),
        },
      ];
    }
    if (isDecks) {
      const [x, y] = at(flipped ? one.x : one.x + wide, near);
      return [{ text: family.caption(one), at: [x + 0.25, y + 0.3], size: CAPTION, anchor: "start", bold: true }];
    }
    const [x, y] = at(left, flipped ? one.y : one.y + high);
    const text = inTower < heights.length ? family.floor(one) : family.caption(one); // another tower may be close
    /** @type {Label[]} */
    const all = [{ text, at: [x - 0.75, y + 0.15], size: CAPTION, anchor: "end", bold: true }];
    if (heights.indexOf(one.level) % inTower) return all;
    for (let k = 0; k < wide; k++) {
      const [x, y] = at(one.x + k + 0.5, near + step);
      all.push({ text: family.file(one.x + k, one), at: [x, y + 0.12], size: EDGE, anchor: "middle" });
    }
    for (let k = 0; k < high; k++) {
      const [x, y] = at(left + step, one.y + k + 0.5);
      all.push({ text: family.rank(one.y + k, one), at: [x, y + 0.12], size: EDGE, anchor: "middle" });
    }
    return all;
  }
}
