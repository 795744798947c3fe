// Pictures of positions, from the geometry, the pieces and the moves that the package tells.
import { familyOf } from "../../www/element/families/index.js";
import { en } from "../../www/element/words/en/index.js";
import { geometry } from "../../www/element/state/geometry.js";
import { layout as hexagons } from "../../www/element/draw/hexagons.js";
import { drawings } from "../virtual-modules.mjs";

const START = { width: 360, height: 270 };
const SCENE = { width: 300, height: 300 };
const EDGE = 8;
const MOST = 7; // levels above each other at the start, when armies stand on them
const STYLE = `
.a{fill:#d9cfba}.b{fill:#f4efe4}.c{fill:#e8e0cf}.a,.b,.c{stroke:#a89b80;stroke-width:.5;stroke-linejoin:round}
.w{fill:#fffdf8;stroke:#25282e;color:#25282e}.k{fill:#2a2d34;stroke:#101216;color:#ece7dc}
.t{fill:#4d8fc4}.x{fill:#d9874a}.f{fill:#8a5a9c}.t,.x,.f{stroke:#3b3250;stroke-width:.5;stroke-linejoin:round}.g{opacity:.55}
@media(prefers-color-scheme:dark){.a{fill:#5f666f}.b{fill:#858c96}.c{fill:#727983}.a,.b,.c{stroke:#3c424a}.k{stroke:#c3c7ce;stroke-width:1.2}}`.replaceAll(
  "\n",
  "",
);

/** @typedef {[x: number, y: number]} Point */
/** A cell as it lies, from the back to the front, and what stands on it. @typedef {{ tone: number, corners: Point[], foot: Point, tall: number, deep: number, cell: string }} Drawn */
/** @typedef {import("../../www/element/types").Boards} Boards */

/** Squares seen askew from above: right and up the board, up the levels. @param {number} x  @param {number} y  @param {number} z  @returns {Point} */
const askew = (x, y, z) => [x + 0.42 * y, 0.1 * x - 0.5 * y - z];

/** Boards above each other. @param {Boards} board  @param {number} inTower how many levels a tower has  @returns {Drawn[]} */
function tower({ shape, boards, heights, files, ranks }, inTower) {
  const gap = shape === "decks" ? 1.7 : (inTower > MOST ? 0.3 : 0.55) * ranks;
  return boards.flatMap(({ level, cells }) =>
    cells.map(({ cell, x: file, y, tone }) => {
      const floor = heights.indexOf(level);
      const z = (floor % inTower) * gap;
      const x = file + Math.floor(floor / inTower) * (files + 3);
      return {
        tone,
        corners: [askew(x, y, z), askew(x + 1, y, z), askew(x + 1, y + 1, z), askew(x, y + 1, z)],
        foot: askew(x + 0.5, y + 0.42, z),
        tall: 1,
        deep: floor * 1000 + (ranks - y) * 20 + x,
        cell,
      };
    }),
  );
}

/** Boards of squares beside each other. @param {Boards} board  @returns {Drawn[]} */
function plan({ boards, files, ranks }) {
  return boards.flatMap(({ x: column, y: row, cells }) =>
    cells.map(({ cell, x: file, y: rank, tone }) => {
      const x = column * (files + 0.5) + file;
      const y = -(row * (ranks + 0.5) + rank);
      return {
        tone,
        corners: [
          [x, y],
          [x + 1, y],
          [x + 1, y - 1],
          [x, y - 1],
        ],
        foot: [x + 0.5, y - 0.06],
        tall: 0.9,
        deep: 0,
        cell,
      };
    }),
  );
}

/** @param {Boards} board  @returns {Drawn[]} */
function hexes(board) {
  const { place } = hexagons(board, false);
  const high = Math.sqrt(3) / 2;
  return board.boards.flatMap((one) => {
    const { left, top } = place(one);
    return one.cells.map(({ cell, x, y, tone }) => {
      const [a, b] = [left + x * 0.75, top + ((board.ranks - 1 - y) / 2) * high];
      /** @type {Point[]} */
      const corners = [
        [0.25, 0],
        [0.75, 0],
        [1, 0.5],
        [0.75, 1],
        [0.25, 1],
        [0, 0.5],
      ].map(([dx, dy]) => [a + dx, b + dy * high]);
      return { tone, corners, foot: [a + 0.5, b + high * 0.93], tall: 0.82, deep: 0, cell };
    });
  });
}

/** @param {number} n */
const short = (n) => String(Math.round(n * 10) / 10);

/**
 * The picture of a game at its start, or of a position with the moves of the piece that is picked there: an SVG.
 * @param {typeof import("../../pkg/inline.js")} rules
 * @param {import("../../pkg/inline.js").VariantInfo} info
 * @param {{ position: string, pick: string }} [scene]
 */
export function drawing(rules, info, scene) {
  const position = scene?.position ?? rules.initial_position(info.id);
  const status = rules.status(position);
  const family = familyOf(info.family, en);
  const board = geometry(
    /** @type {any} */ (info),
    family.present(/** @type {any} */ (info), /** @type {any} */ (status)),
    info.id,
  );
  const pieces = new Map(rules.pieces(position).map((piece) => [piece.cell, piece]));
  const moves = rules.legal_moves(position).filter((move) => scene && (move.from ?? move.origin) === scene.pick);
  if (scene && !moves.length) throw new Error(`nothing on ${scene.pick} can move in ${position}`);
  const targets = new Map(moves.map(({ to, captures }) => [to, captures.length ? "x" : "t"]));
  const levels = board.heights.length;
  const inTower = scene || levels <= MOST ? levels : Math.ceil(levels / 2); // two towers, or one
  const drawn =
    board.shape === "hexagon"
      ? hexes(board)
      : levels > 1 || board.boards.length === 1
        ? tower(board, inTower)
        : plan(board);
  const cells = drawn.sort((a, b) => a.deep - b.deep);

  const points = cells.flatMap(({ corners, foot: [x, y], tall, cell }) => [
    ...corners,
    ...(pieces.has(cell) ? [[x, y - tall]] : []),
  ]);
  const [xs, ys] = [0, 1].map((i) => points.map((point) => point[i]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const { width, height } = scene ? SCENE : START;
  const unit = Math.min((width - 2 * EDGE) / wide, (height - 2 * EDGE) / high);
  const [right, down] = [(width - wide * unit) / 2, (height - high * unit) / 2];
  /** @param {Point} point */
  const put = ([x, y]) => `${short(right + (x - left) * unit)} ${short(down + (y - top) * unit)}`;

  const used = new Map();
  const all = drawings("pieces");
  const parts = cells.map(({ tone, corners, foot, tall, cell }) => {
    const isPicked = cell === scene?.pick;
    const look = isPicked ? "f" : (targets.get(cell) ?? "abc"[tone]);
    const path = `<path class="${look}" d="M${corners.map(put).join("L")}z"/>`;
    const stands = pieces.get(cell);
    const piece = stands ?? (isPicked ? { piece: moves[0].piece, side: status.turn } : undefined); // in Time Out
    if (!piece) return path;
    const symbol = family.symbol(piece.piece, piece.side);
    used.set(symbol, all[symbol]);
    const size = tall * unit;
    const [x, y] = put([foot[0] - tall / 2, foot[1] - tall]).split(" ");
    return `${path}<use class="${piece.side === "white" ? "w" : "k"}${stands ? "" : " g"}" href="#${symbol}" x="${x}" y="${y}" width="${short(size)}" height="${short(size)}"/>`;
  });
  const symbols = [...used].map(
    ([id, elements]) =>
      `<symbol id="${id}" viewBox="0 0 48 48">${elements
        .map(
          ([tag, attributes]) =>
            `<${tag} ${Object.entries(attributes)
              .map(([name, value]) => `${name}="${value}"`)
              .join(" ")}/>`,
        )
        .join("")}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${STYLE}</style>${symbols.join("")}${parts.join("")}</svg>\n`;
}
