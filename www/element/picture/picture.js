// A position as an SVG, without a page. What lies where is in places.js, how it is painted in colors.js.

import { DRAWINGS } from "#pieces";
import { arrow, cross, pathOf } from "../draw/arrow-paths.js";
import { familyOf } from "../families/index.js";
import { geometry } from "../state/geometry.js";
import { cellsOf } from "../state/selection.js";
import { de } from "../words/de/drawn.js";
import { en } from "../words/en/drawn.js";
import { paints } from "./colors.js";
import { listed } from "./listed.js";
import { places } from "./places.js";
import { said } from "./said.js";

export { OWN } from "./colors.js";

/** @typedef {import("../draw/arrow-paths.js").Point} Point */
/** @typedef {import("../draw/arrow-paths.js").Lines} Lines */
/** @typedef {import("./places.js").Spot} Spot */
/** @typedef {import("./places.js").Label} Label */
/** @typedef {import("../../../src/wasm/js/picture-types").PictureOptions} Options */
/** What a picture shows: a position, the move that led there, and the moves of what is picked. @typedef {{ info: import("../types").VariantInfo, status: import("../types").Status, pieces: readonly import("../types").Piece[], entries: readonly import("../types").Rematerialization[], last: import("../types").Move | null, moves: readonly import("../types").Move[] }} Shown */

const CELL = 48; // px
const MARGIN = 0.3; // cells
const FONT = "system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** What is not in a picture is said beside boards that are played on. @type {Record<import("../types").Language, import("../words/words").DrawnWords>} */
const WORDS = { en, de };

/** @param {number} n of cells */
const px = (n) => Math.round(n * CELL * 10) / 10;

/** @param {Point[]} points */
const outline = (points) => `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}z`;

/** A text without what XML cannot hold. @param {string} text */
const escaped = (text) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} tag  @param {Record<string, string | number | undefined>} attributes  @param {string} [content] */
function element(tag, attributes, content = "") {
  const list = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : ` ${name}="${escaped(String(value))}"`,
  );
  return `<${tag}${list.join("")}${content ? `>${content}</${tag}>` : "/>"}`;
}

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
  const { info, status, entries, last, moves } = shown;
  const { flipped = false, names = true, theme = "light", colors = {}, marks = [], pick, language = "en" } = options;
  const words = WORDS[language].of(info.family);
  const family = familyOf(info.family, /** @type {import("../types").Words} */ (/** @type {unknown} */ (words)));
  const board = geometry(info, family.present(info, status), info.id);
  const view = options.view ?? family.view(info);
  const stands = view === "3d" && board.stackable;
  const onCells = names && !stands && family.names(info);
  const owners = new Map(status.boards?.map(({ place, controller }) => [place, controller]));
  const { floors, labels, mounts, size } = places(board, view, { family, flipped, names, onCells, owners });
  const spots = new Map(floors.flatMap(({ cells }) => cells));
  const pieces = new Map(shown.pieces.map((piece) => [piece.cell, piece]));

  const isHexagon = board.shape === "hexagon";
  const [day, night] = /** @type {const} */ (["light", "dark"]).map((one) =>
    paints(one, colors, { isHexagon, stands }),
  );
  const paint = theme === "dark" ? night : day;
  /** @type {Set<string>} */
  const roles = new Set();
  /** @type {Set<string>} */
  const symbols = new Set();

  /** An element that is painted as its role is. @param {string} role  @param {string} tag  @param {Record<string, string | number>} attributes  @param {string} [content] */
  const painted = (role, tag, attributes, content) => {
    roles.add(role);
    return element(
      tag,
      { ...(theme === "auto" && { class: `hyperply-${role}` }), ...paint[role], ...attributes },
      content,
    );
  };
  /** @param {string} role  @param {string[]} shapes */
  const path = (role, shapes) => (shapes.length ? painted(role, "path", { d: shapes.join("") }) : "");
  /** A piece in a box. @param {import("../types").Piece["piece"]} letter  @param {import("../types").Side} side  @param {Point} corner  @param {number} wide */
  const piece = (letter, side, [x, y], wide) => {
    const symbol = family.symbol(letter, side);
    symbols.add(symbol);
    return element("use", { href: `#hyperply-${symbol}`, x: px(x), y: px(y), width: px(wide), height: px(wide) });
  };
  /** @param {Label} label  @param {string} [role] */
  const label = ({ text, at: [x, y], size, anchor, bold }, role = bold ? "caption" : "label") =>
    painted(
      role,
      "text",
      {
        x: px(x),
        y: px(y),
        "font-size": px(size),
        ...(anchor !== "start" && { "text-anchor": anchor }),
        ...(bold && { "font-weight": 600 }),
      },
      escaped(text),
    );

  // What cells show
  const changed = cellsOf(last);
  const origin = moves[0]?.origin;
  const targets = new Map(moves.map(({ to, captures }) => [to, captures.length > 0]));
  const framed = marks.flatMap((mark) => (typeof mark === "string" ? { cell: mark } : "cell" in mark ? mark : []));
  const arrows = marks.flatMap((mark) => (typeof mark === "object" && "from" in mark ? mark : []));

  const drawn = floors.map((floor) => {
    /** The shapes of some cells. @param {(cell: string) => boolean | undefined} has  @param {number} part of their size */
    const shapes = (has, part = 1) =>
      floor.cells.flatMap(([cell, spot]) =>
        has(cell) ? (part === 1 ? outline(spot.corners) : inset(spot, part)) : [],
      );
    const tones = [...new Set(floor.cells.map(([, { tone }]) => tone))];
    /** Pieces from the back to the front; those of one side that follow each other are painted together. @type {{ side: import("../types").Side, parts: string[] }[]} */
    const runs = [];
    for (const [
      cell,
      {
        foot: [x, y],
        tall,
      },
    ] of floor.cells) {
      const here = pieces.get(cell);
      if (!here) continue;
      if (runs[runs.length - 1]?.side !== here.side) runs.push({ side: here.side, parts: [] });
      runs[runs.length - 1].parts.push(piece(here.piece, here.side, [x - tall / 2, y - tall], tall));
    }
    return [
      ...floor.rods.map((rod) => painted("rod", "path", { d: outline(rod).replace("z", "") })),
      path("ground", floor.grounds.map(outline)),
      ...tones.map((tone) =>
        path(
          `tone${tone}`,
          shapes((cell) => spots.get(cell)?.tone === tone),
        ),
      ),
      path(
        "last",
        shapes((cell) => changed.has(cell)),
      ),
      path(
        "pick",
        shapes((cell) => [cell, board.cells.get(cell)?.board.id].includes(pick) || cell === origin),
      ),
      path(
        "check",
        shapes((cell) => cell === status.king && status.checks.length > 0),
      ),
      path(
        "target",
        shapes((cell) => targets.get(cell) === false, 0.42),
      ),
      ...framed.flatMap(({ cell, color }) =>
        color
          ? shapes((one) => one === cell, 0.92).map((d) => element("path", { ...paint.mark, stroke: color, d }))
          : path(
              "mark",
              shapes((one) => one === cell, 0.92),
            ),
      ),
      ...(onCells
        ? floor.cells.map(([cell, spot]) =>
            label(
              {
                text: nameOf(cell),
                at: [middle(spot)[0], spot.foot[1] + 0.2],
                size: isHexagon || board.boards.length > 1 ? 0.19 : 0.22,
                anchor: "middle",
              },
              "name",
            ),
          )
        : []),
      ...runs.map(({ side, parts }) => painted(side, "g", {}, parts.join(""))),
      path(
        "capture",
        shapes((cell) => targets.get(cell), 0.92),
      ),
    ].join("");
  });

  /** What stands on a cell as its name. @param {string} cell */
  function nameOf(cell) {
    const place = /** @type {import("../types").Place} */ (board.cells.get(cell));
    return isHexagon ? place.column : family.cell(place).replaceAll(" ", "");
  }

  /** Where a line begins or ends. @type {import("../draw/arrow-paths.js").Spots} */
  const stop = (name) => {
    const spot = spots.get(name ?? "");
    const at = spot ? middle(spot) : mounts.get(name ?? "");
    return at ? { at: [at[0] * CELL, at[1] * CELL], size: size * CELL } : null;
  };
  /** @param {Lines} lines  @param {string} role  @param {string} [color] */
  const line = ({ wide, parts }, role, color) => {
    const content = parts
      .map(({ tag, name, attributes }) => {
        if (name === "ground") return painted("contrast", tag, { "stroke-width": wide + 2, ...attributes });
        return element(tag, { ...attributes, ...(name === "head" && { fill: "currentColor", "stroke-width": 1 }) });
      })
      .join("");
    const width = { "stroke-width": wide };
    return color
      ? element("g", { ...paint[role], color, stroke: color, ...width }, content)
      : painted(role, "g", width, content);
  };
  const lines = [
    ...(last ? pathOf(last, stop).map((one) => line(one, "path")) : []),
    ...(last?.captures ?? []).flatMap((cell) => {
      const at = spots.has(cell) && stop(cell);
      return at ? line(cross(at, pieces.has(cell)), "taken") : [];
    }),
    ...arrows.flatMap(({ from, to, color }) => {
      const ends = [from, to].flatMap((name) => stop(name) ?? []);
      return ends.length === 2 ? line(arrow(ends), "arrow", color) : [];
    }),
  ];
  /** Places of boards are marked in their middles. @param {Iterable<string | undefined>} ids  @param {string} role  @param {number} r  @param {string} [color] */
  const dots = (ids, role, r, color) =>
    [...ids].flatMap((id) => {
      const at = mounts.get(id ?? "");
      const circle = at && { cx: px(at[0]), cy: px(at[1]), r: px(r) };
      if (!circle) return [];
      return color ? element("circle", { ...paint[role], stroke: color, ...circle }) : painted(role, "circle", circle);
    });

  // What stands beside the boards
  const bounds = boundsOf([
    ...floors.flatMap(({ grounds, cells, rods }) => [
      ...[...grounds, ...rods].flat(),
      ...cells.flatMap(
        ([
          ,
          {
            corners,
            foot: [x, y],
            tall,
          },
        ]) => [...corners, .../** @type {Point[]} */ ([[x, y - tall]])],
      ),
    ]),
    ...labels.flatMap(extent),
  ]);
  const beside = listed(entries, words, [bounds.right + 0.8, bounds.top], bounds.bottom - bounds.top);
  const tokens = labels.flatMap(({ owner, at: [x, y], size, anchor, text }) => {
    if (!owner) return [];
    const wide = text.length * size * 0.6;
    return painted(owner, "circle", {
      cx: px(x + (anchor === "end" ? -wide - 0.3 : wide + 0.3)),
      cy: px(y - 0.12),
      r: px(0.16),
      "stroke-width": 1.5,
    });
  });
  const content = [
    ...drawn,
    ...dots(targets.keys(), "peg", 0.2),
    ...framed.flatMap(({ cell, color }) => dots([cell], "mark", 0.5, color)),
    ...lines,
    ...labels.filter(({ text }) => text).map((one) => label(one)),
    ...tokens,
    ...beside.labels.map((one) => label(one)),
    ...beside.pieces.map(({ entry, at }) =>
      painted(entry.side === "white" ? "white" : "outside", "g", {}, piece(entry.piece, entry.side, at, 0.9)),
    ),
  ].join("");

  const all = boundsOf([
    [bounds.left, bounds.top],
    [bounds.right, bounds.bottom],
    ...beside.labels.flatMap(extent),
    ...beside.pieces.map(({ at: [x, y] }) => /** @type {Point} */ ([x, y + 0.9])),
  ]);
  const frame = framedBy(all, options);
  const paper = painted("paper", "rect", frame.box);
  const style = [...roles].flatMap((role) => {
    const changes = Object.entries(night[role]).filter(([name, value]) => day[role][name] !== value);
    const rules = changes.map(([name, value]) => `${name}:${value}`).join(";");
    return rules ? `.hyperply-${role}{${rules}}` : [];
  });
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
      ...(theme === "auto" ? [element("style", {}, `@media(prefers-color-scheme:dark){${style.join("")}}`)] : []),
      element("defs", {}, [...symbols].map(symbolOf).join("")),
      paper,
      content,
    ].join(""),
  )}\n`;
}

/** The drawing of a piece. @param {string} name */
const symbolOf = (name) =>
  element(
    "symbol",
    { id: `hyperply-${name}`, viewBox: "0 0 48 48" },
    DRAWINGS[name].map(([tag, more]) => element(tag, more)).join(""),
  );

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
