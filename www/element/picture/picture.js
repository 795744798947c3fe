// A position as an SVG, without a page. What lies where is in places.js, what paints it in pen.js.

import { arrow, cross, pathOf } from "../draw/arrow-paths.js";
import { familyOf } from "../families/index.js";
import { geometry } from "../state/geometry.js";
import { cellsOf } from "../state/selection.js";
import { de } from "../words/de/drawn.js";
import { en } from "../words/en/drawn.js";
import { listed } from "./listed.js";
import { CELL, Pen, element, escaped, outline, px } from "./pen.js";
import { places } from "./places.js";
import { said } from "./said.js";
import { has } from "../own.js";

export { OWN } from "./colors.js";

/** @typedef {import("../draw/arrow-paths.js").Point} Point */
/** @typedef {import("./places.js").Floor} Floor */
/** @typedef {import("./places.js").Spot} Spot */
/** @typedef {import("./places.js").Label} Label */
/** @typedef {import("../../../src/wasm/js/picture-types").PictureOptions} Options */
/** What a picture shows: a position, the move that led there, and the moves of what is picked. @typedef {{ info: import("../types").VariantInfo, status: import("../types").Status, pieces: readonly import("../types").Piece[], entries: readonly import("../types").Rematerialization[], last: import("../types").Move | null, moves: readonly import("../types").Move[] }} Shown */
/** Everything that is painted, and where. @typedef {ReturnType<typeof sceneOf>} Scene */

const MARGIN = 0.3; // cells
const FONT = "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** What is not in a picture is said beside boards that are played on. @type {Record<import("../types").Language, import("../words/words").DrawnWords>} */
const WORDS = { en, de };

/** @param {Spot} spot  @returns {Point} */
const middle = ({ corners }) => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

/** The outline of a cell, smaller. @param {Spot} spot  @param {number} part */
function inset(spot, part) {
  const [a, b] = middle(spot);
  return outline(spot.corners.map(([x, y]) => [a + (x - a) * part, b + (y - b) * part]));
}

/** @param {Shown} shown  @param {Options} options */
export function draw(shown, options) {
  const words = WORDS[options.language ?? "en"].of(shown.info.family);
  const scene = sceneOf(shown, options, words);
  const { floors, labels, targets, framed, isHexagon, stands } = scene;
  const pen = new Pen(scene.family, options, { isHexagon, stands });

  const drawn = floors.map((floor) => floorOf(pen, scene, floor));
  const lines = linesOf(pen, scene);
  const bounds = boundsOf([...floors.flatMap(cornersOf), ...labels.flatMap(extent)]);
  const beside = listed(shown.entries, words, [bounds.right + 0.8, bounds.top], bounds.bottom - bounds.top);
  const tokens = labels.flatMap((one) => tokenOf(pen, one));
  const content = [
    ...drawn,
    ...dots(pen, scene, targets.keys(), "peg", 0.2),
    ...framed.flatMap(({ cell, color }) => dots(pen, scene, [cell], "mark", 0.5, color)),
    ...lines,
    ...labels.filter(({ text }) => text).map((one) => pen.label(one)),
    ...tokens,
    ...beside.labels.map((one) => pen.label(one)),
    ...beside.pieces.map(({ entry: { piece, side }, at }) =>
      pen.painted(side === "white" ? "white" : "outside", "g", {}, pen.piece(piece, side, at, 0.9)),
    ),
  ].join("");

  const all = boundsOf([
    [bounds.left, bounds.top],
    [bounds.right, bounds.bottom],
    ...beside.labels.flatMap(extent),
    ...beside.pieces.map(({ at: [x, y] }) => /** @type {Point} */ ([x, y + 0.9])),
  ]);
  const frame = framedBy(all, options);
  const paper = pen.painted("paper", "rect", frame.box);
  const { title, desc } = said(shown, words);
  return `${element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: Object.values(frame.box).join(" "),
      ...frame.size,
      role: "img",
      "font-family": FONT,
    },
    [
      element("title", {}, escaped(options.title ?? title)),
      element("desc", {}, escaped(desc)),
      pen.head,
      paper,
      content,
    ].join(""),
  )}\n`;
}

/** @param {Shown} shown  @param {Options} options  @param {import("../words/words").DrawnWords} words */
function sceneOf(shown, options, words) {
  const { info, status, last, moves } = shown;
  const { flipped = false, names = true, marks = [], pick } = options;
  const family = familyOf(info.family, /** @type {import("../types").Words} */ (/** @type {unknown} */ (words)));
  const board = geometry(info, family.present(info, status), info.id);
  const view = options.view ?? family.view(info);
  const stands = view === "3d" && board.stackable;
  const onCells = names && !stands && family.names(info);
  const owners = new Map(status.boards?.map(({ place, controller }) => [place, controller]));
  const { floors, labels, mounts, size } = places(board, view, { family, flipped, names, onCells, owners });
  return {
    family,
    board,
    status,
    last,
    pick,
    floors,
    labels,
    mounts,
    size,
    spots: new Map(floors.flatMap(({ cells }) => cells)),
    pieces: new Map(shown.pieces.map((piece) => [piece.cell, piece])),
    origin: moves[0]?.origin,
    /** By cell, whether a piece is captured with the move there. */
    targets: new Map(moves.map(({ to, captures }) => [to, captures.length > 0])),
    framed: marks.flatMap((mark) => (typeof mark === "string" ? { cell: mark } : has(mark, "cell") ? mark : [])),
    arrows: marks.flatMap((mark) => (typeof mark === "object" && has(mark, "from") ? mark : [])),
    isHexagon: board.shape === "hexagon",
    stands,
    onCells,
  };
}

/** The boards of a floor, and what their cells show. @param {Pen} pen  @param {Scene} scene  @param {Floor} floor */
function floorOf(pen, scene, floor) {
  const { board, status, last, pick, spots, origin, targets, framed, onCells } = scene;
  const changed = cellsOf(last);
  /** The shapes of some cells. @param {(cell: string) => boolean | undefined} has  @param {number} part of their size */
  const shapes = (has, part = 1) =>
    floor.cells.flatMap(([cell, spot]) => (has(cell) ? (part === 1 ? outline(spot.corners) : inset(spot, part)) : []));
  /** @param {string} role  @param {(cell: string) => boolean | undefined} has  @param {number} [part] */
  const cells = (role, has, part) => pen.path(role, shapes(has, part));
  const tones = [...new Set(floor.cells.map(([, { tone }]) => tone))];
  return [
    ...floor.rods.map((rod) => pen.painted("rod", "path", { d: outline(rod).replace("z", "") })),
    pen.path("ground", floor.grounds.map(outline)),
    ...tones.map((tone) => cells(`tone${tone}`, (cell) => spots.get(cell)?.tone === tone)),
    cells("last", (cell) => changed.has(cell)),
    cells("pick", (cell) => [cell, board.cells.get(cell)?.board.id].includes(pick) || cell === origin),
    cells("check", (cell) => cell === status.king && status.checks.length > 0),
    cells("target", (cell) => targets.get(cell) === false, 0.42),
    ...framed.flatMap(({ cell, color }) =>
      color
        ? shapes((one) => one === cell, 0.92).map((d) => element("path", { ...pen.paint.mark, stroke: color, d }))
        : cells("mark", (one) => one === cell, 0.92),
    ),
    ...(onCells ? floor.cells.map((one) => nameOf(pen, scene, one)) : []),
    ...piecesOf(pen, scene, floor),
    cells("capture", (cell) => targets.get(cell), 0.92),
  ].join("");
}

/** What stands on a cell as its name. @param {Pen} pen  @param {Scene} scene  @param {Floor["cells"][number]} cell */
function nameOf(pen, { board, family, isHexagon }, [cell, spot]) {
  const place = /** @type {import("../types").Place} */ (board.cells.get(cell));
  return pen.label(
    {
      text: isHexagon ? place.column : family.cell(place).replaceAll(" ", ""),
      at: [middle(spot)[0], spot.foot[1] + 0.2],
      size: isHexagon || board.boards.length > 1 ? 0.19 : 0.22,
      anchor: "middle",
    },
    "name",
  );
}

/** Pieces from the back to the front; those of one side that follow each other are painted together. @param {Pen} pen  @param {Scene} scene  @param {Floor} floor */
function piecesOf(pen, { pieces }, { cells }) {
  /** @type {{ side: import("../types").Side, parts: string[] }[]} */
  const runs = [];
  for (const [cell, { foot, tall }] of cells) {
    const here = pieces.get(cell);
    if (!here) continue;
    const [x, y] = foot;
    if (runs[runs.length - 1]?.side !== here.side) runs.push({ side: here.side, parts: [] });
    runs[runs.length - 1].parts.push(pen.piece(here.piece, here.side, [x - tall / 2, y - tall], tall));
  }
  return runs.map(({ side, parts }) => pen.painted(side, "g", {}, parts.join("")));
}

/** The last move, what it captured, and arrows. @param {Pen} pen  @param {Scene} scene */
function linesOf(pen, { last, arrows, spots, mounts, pieces, size }) {
  /** Where a line begins or ends. @type {import("../draw/arrow-paths.js").Spots} */
  const stop = (name) => {
    const spot = spots.get(name ?? "");
    const at = spot ? middle(spot) : mounts.get(name ?? "");
    return at ? { at: [at[0] * CELL, at[1] * CELL], size: size * CELL } : null;
  };
  return [
    ...(last ? pathOf(last, stop).map((one) => pen.line(one, "path")) : []),
    ...(last?.captures ?? []).flatMap((cell) => {
      const at = spots.has(cell) && stop(cell);
      return at ? pen.line(cross(at, pieces.has(cell)), "taken") : [];
    }),
    ...arrows.flatMap(({ from, to, color }) => {
      const ends = [from, to].flatMap((name) => stop(name) ?? []);
      return ends.length === 2 ? pen.line(arrow(ends), "arrow", color) : [];
    }),
  ];
}

/** Places of boards are marked in their middles. @param {Pen} pen  @param {Scene} scene  @param {Iterable<string | undefined>} ids  @param {string} role  @param {number} r  @param {string} [color] */
const dots = (pen, { mounts }, ids, role, r, color) =>
  [...ids].flatMap((id) => {
    const at = mounts.get(id ?? "");
    const circle = at && { cx: px(at[0]), cy: px(at[1]), r: px(r) };
    if (!circle) return [];
    return color
      ? element("circle", { ...pen.paint[role], stroke: color, ...circle })
      : pen.painted(role, "circle", circle);
  });

/** A token beside the name of a board, in the color of the side that controls it. @param {Pen} pen  @param {Label} label */
function tokenOf(pen, { owner, at: [x, y], size, anchor, text }) {
  if (!owner) return [];
  const wide = text.length * size * 0.6;
  return pen.painted(owner, "circle", {
    cx: px(x + (anchor === "end" ? -wide - 0.3 : wide + 0.3)),
    cy: px(y - 0.12),
    r: px(0.16),
    "stroke-width": 1.5,
  });
}

/** The corners of all that stands on a floor. @param {Floor} floor  @returns {Point[]} */
const cornersOf = ({ grounds, cells, rods }) => [
  ...[...grounds, ...rods].flat(),
  ...cells.flatMap(
    ([
      ,
      {
        corners,
        foot: [x, y],
        tall,
      },
    ]) => [...corners, /** @type {Point} */ ([x, y - tall])],
  ),
];

/** About where a text is seen: fonts differ. @param {Label} label  @returns {Point[]} */
function extent({ text, at: [x, y], size, anchor, owner }) {
  const wide = text.length * size * 0.6 + (owner ? 0.55 : 0);
  const left = x - wide * { start: 0, middle: 0.5, end: 1 }[anchor];
  return [
    [left, y - size * 0.8],
    [left + wide, y + size * 0.2],
  ];
}

/** @param {Point[]} points */
function boundsOf(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The part that is seen and its size: everything, in the middle of the shape that is wanted. @param {ReturnType<typeof boundsOf>} bounds  @param {Options} options */
function framedBy({ left, top, right, bottom }, { width, height }) {
  const [w, h] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  const wide = width && height ? Math.max(w, (h * width) / height) : w;
  const high = width && height ? Math.max(h, (w * height) / width) : h;
  const [x, y] = [left - MARGIN - (wide - w) / 2, top - MARGIN - (high - h) / 2];
  const across = width ?? (height ? (height * w) / h : w * CELL);
  return {
    box: { x: px(x), y: px(y), width: px(wide), height: px(high) },
    size: { width: Math.round(across), height: Math.round(height ?? (across * high) / wide) },
  };
}
