// What paints a picture: shapes, texts, pieces and lines as elements of SVG, each as its role is painted.

import { DRAWINGS } from "#pieces";
import { paints } from "./colors.js";

/** @typedef {import("../draw/arrow-paths.js").Point} Point */
/** @typedef {import("../draw/arrow-paths.js").Lines} Lines */
/** @typedef {import("./places.js").Label} Label */

/** The width of a cell in px. */
export const CELL = 48;

/** @param {number} n of cells */
export const px = (n) => Math.round(n * CELL * 10) / 10;

/** @param {Point[]} points */
export const outline = (points) => `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}z`;

/** A text without what XML cannot hold. @param {string} text */
export const escaped = (text) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} tag  @param {Record<string, string | number | undefined>} attributes  @param {string} [content] */
export function element(tag, attributes, content = "") {
  const list = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : ` ${name}="${escaped(String(value))}"`,
  );
  return `<${tag}${list.join("")}${content ? `>${content}</${tag}>` : "/>"}`;
}

export class Pen {
  /** The roles in which something was painted. @type {Set<string>} */
  #roles = new Set();
  /** The drawings of pieces that were used. @type {Set<string>} */
  #symbols = new Set();
  /** How roles are painted by day and by night. */
  #themes;
  /** Whether the reader's day and night decide. */
  #follows;

  /** @param {import("../types").Family} family  @param {Pick<import("./picture.js").Options, "theme" | "colors">} options  @param {{ isHexagon: boolean, stands: boolean }} more as `paints` has it */
  constructor(family, { theme = "light", colors = {} }, more) {
    this.family = family;
    this.#themes = /** @type {const} */ (["light", "dark"]).map((one) => paints(one, colors, more));
    this.#follows = theme === "auto";
    this.paint = this.#themes[theme === "dark" ? 1 : 0];
  }

  /** @param {string} role  @param {string} tag  @param {Record<string, string | number>} attributes  @param {string} [content] */
  painted(role, tag, attributes, content) {
    this.#roles.add(role);
    return element(
      tag,
      { ...(this.#follows && { class: `hyperply-${role}` }), ...this.paint[role], ...attributes },
      content,
    );
  }

  /** @param {string} role  @param {string[]} shapes */
  path(role, shapes) {
    return shapes.length ? this.painted(role, "path", { d: shapes.join("") }) : "";
  }

  /** A piece in a box. @param {import("../types").Piece["piece"]} letter  @param {import("../types").Side} side  @param {Point} corner  @param {number} wide */
  piece(letter, side, [x, y], wide) {
    const symbol = this.family.symbol(letter, side);
    this.#symbols.add(symbol);
    return element("use", { href: `#hyperply-${symbol}`, x: px(x), y: px(y), width: px(wide), height: px(wide) });
  }

  /** @param {Label} label  @param {string} [role] */
  label({ text, at: [x, y], size, anchor, bold }, role = bold ? "caption" : "label") {
    return this.painted(
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
  }

  /** @param {Lines} lines  @param {string} role  @param {string} [color] */
  line({ wide, parts }, role, color) {
    const content = parts
      .map(({ tag, name, attributes }) => {
        if (name === "ground") return this.painted("contrast", tag, { "stroke-width": wide + 2, ...attributes });
        return element(tag, { ...attributes, ...(name === "head" && { fill: "currentColor", "stroke-width": 1 }) });
      })
      .join("");
    const width = { "stroke-width": wide };
    return color
      ? element("g", { ...this.paint[role], color, stroke: color, ...width }, content)
      : this.painted(role, "g", width, content);
  }

  /** What has to stand before all that was painted. */
  get head() {
    const [day, night] = this.#themes;
    const style = [...this.#roles].flatMap((role) => {
      const changes = Object.entries(night[role]).filter(([name, value]) => day[role][name] !== value);
      const rules = changes.map(([name, value]) => `${name}:${value}`).join(";");
      return rules ? `.hyperply-${role}{${rules}}` : [];
    });
    return (
      (this.#follows ? element("style", {}, `@media(prefers-color-scheme:dark){${style.join("")}}`) : "") +
      element("defs", {}, [...this.#symbols].map(symbolOf).join(""))
    );
  }
}

/** The drawing of a piece. @param {string} name */
const symbolOf = (name) =>
  element(
    "symbol",
    { id: `hyperply-${name}`, viewBox: "0 0 48 48" },
    DRAWINGS[name].map(([tag, more]) => element(tag, more)).join(""),
  );
