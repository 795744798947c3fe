// The colors of pictures: those of the boards (css/base.css, css/hexagons.css), by day and by night, as any program
// that shows SVG reads them.

/** @typedef {import("../../../src/wasm/js/picture-types").PictureColors} Own */
/** @typedef {"light" | "dark"} Theme */
/** @typedef {Record<string, string | number>} Paint */

/** By name: by day and by night. */
export const COLORS = {
  paper: ["#f6f4ee", "#16181c"],
  ink: ["#22252b", "#e8e5de"],
  muted: ["#5d616a", "#a4a8b0"],
  accent: ["#6a3d78", "#cfa3dc"],
  light: ["#f3eee2", "#8d939d"],
  dark: ["#d5ccba", "#6d747f"],
  boardEdge: ["#b9ae99", "#4b515a"],
  white: ["#fffdf8", "#fffdf8"],
  whiteEdge: ["#25282e", "#25282e"],
  black: ["#2a2d34", "#2a2d34"],
  blackEdge: ["#101216", "#101216"],
  blackOutside: ["#101216", "#b9bdc5"],
  blackLine: ["#ece7dc", "#ece7dc"],
  red: ["#b3261e", "#c22a1d"],
  check: ["#d42a1c", "#d42a1c"],
  name: ["#5f5747", "#f4f5f7"],
  hexName: ["#5f5747", "#17191d"],
  mark: ["#1f7a45", "#58c98a"],
  move: ["#22252b", "#0e0f12"],
  hexLine: ["#988b71", "#3d434b"],
  // Hexagons of three tones in three shades.
  "0a": ["#ffedd7", "#c0ae9a"],
  "1a": ["#e2f7e2", "#a4b7a4"],
  "2a": ["#dff3ff", "#a1b3c7"],
  "0b": ["#f6d8b7", "#af9374"],
  "1b": ["#cce6cc", "#88a087"],
  "2b": ["#c3e2ff", "#7f9bba"],
  "0c": ["#e6c49d", "#a3835e"],
  "1c": ["#b1d6b1", "#719471"],
  "2c": ["#abcff4", "#6b8daf"],
};

/** What a caller may name, and the colors that it replaces. @type {Record<keyof Own, (keyof typeof COLORS)[]>} */
export const OWN = {
  paper: ["paper"],
  ink: ["ink", "muted", "name", "hexName"],
  light: ["light"],
  dark: ["dark"],
  third: [],
  white: ["white"],
  black: ["black"],
  accent: ["accent"],
  mark: ["mark"],
};

/**
 * How each part of a picture is painted.
 * @param {Theme} theme
 * @param {Partial<Own>} own
 * @param {{ isHexagon: boolean, stands: boolean }} more whether pieces stand out over the boards
 * @returns {Record<string, Paint>}
 */
export function paints(theme, own, { isHexagon, stands }) {
  const at = theme === "light" ? 0 : 1;
  const color = /** @type {Record<keyof typeof COLORS, string>} */ (
    Object.fromEntries(Object.entries(COLORS).map(([name, both]) => [name, both[at]]))
  );
  for (const [name, value] of Object.entries(own))
    for (const replaced of OWN[/** @type {keyof Own} */ (name)]) color[replaced] = value;
  const edge = { stroke: isHexagon ? color.hexLine : color.boardEdge, "stroke-width": isHexagon || stands ? 0.75 : 0 };
  /** Hexagons have colors of their own, unless somebody names others. @param {string} tone @returns {Paint} */
  const cells = (tone) => ({
    fill: isHexagon
      ? (own[/** @type {const} */ (["dark", "light", "third"])[Number(tone[0])]] ?? color[/** @type {"0a"} */ (tone)])
      : tone === "0"
        ? color.dark
        : color.light,
    ...edge,
  });
  /** @param {string} name  @param {number} opacity */
  const tint = (name, opacity) => ({ fill: name, "fill-opacity": opacity });
  /** @param {string} name  @param {number} wide */
  const ring = (name, wide) => ({ fill: "none", stroke: name, "stroke-width": wide, "stroke-linejoin": "round" });
  /** @param {string} name  @param {number} opacity */
  const line = (name, opacity) => ({
    fill: "none",
    stroke: name,
    color: name,
    opacity,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });
  return {
    paper: { fill: color.paper },
    ground: { fill: color.light, stroke: color.boardEdge, "stroke-width": 1 },
    rod: { fill: "none", stroke: color.muted, "stroke-width": 3 },
    ...Object.fromEntries(
      ["0", "1", "0a", "1a", "2a", "0b", "1b", "2b", "0c", "1c", "2c"].map((tone) => [`tone${tone}`, cells(tone)]),
    ),
    last: tint(color.accent, isHexagon ? 0.38 : 0.22),
    pick: tint(color.accent, 0.52),
    check: tint(color.check, 0.55),
    target: tint(color.move, theme === "light" ? 0.58 : 0.78),
    peg: { fill: color.muted },
    capture: ring(color.red, 3),
    mark: ring(color.mark, 3),
    white: { fill: color.white, stroke: color.whiteEdge, color: color.whiteEdge },
    black: { fill: color.black, stroke: stands ? color.blackOutside : color.blackEdge, color: color.blackLine },
    outside: { fill: color.black, stroke: color.blackOutside, color: color.blackLine },
    name: { fill: isHexagon ? color.hexName : color.name },
    label: { fill: color.muted },
    caption: { fill: color.ink },
    path: line(color.accent, 0.7),
    taken: line(color.red, 0.8),
    arrow: line(color.mark, 0.75),
    contrast: { stroke: color.paper },
  };
}
