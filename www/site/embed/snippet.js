// The HTML with which others show a game, a lesson or a puzzle.

import { follow } from "./frame-size.js";

/** @typedef {Record<string, string | number>} Attributes those without a text are written as their names */

const SIGNS = /** @type {Record<string, string>} */ ({ "&": "&amp;", '"': "&quot;", "<": "&lt;" });
/** @param {string} text  @param {RegExp} [signs] */
const escaped = (text, signs = /[&<]/g) => text.replace(signs, (sign) => SIGNS[sign]);

/** @param {string} name  @param {Attributes} attributes  @param {string} [content] */
const tag = (name, attributes, content = "") =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}${value === "" ? "" : `="${escaped(String(value), /["&<]/g)}"`}`)
    .join("")}>${content}</${name}>`;

/**
 * A frame, and the script that gives it the height that it tells.
 * @param {{ address: string, title: string, width: string, height: number }} frame
 */
export const frameHtml = ({ address, title, width, height }) =>
  [
    tag("iframe", { src: address, title, width, height, style: "border: 0; max-width: 100%", loading: "lazy" }),
    tag("script", {}, `addEventListener("message", ${follow})`),
  ].join("\n");

/**
 * The element, and the script that defines it.
 * @param {object} board
 * @param {{ address: string, integrity: string }} board.script
 * @param {Attributes} board.attributes
 * @param {string} board.game a position text, a record or a variant
 * @param {string} board.width in px, or in %
 */
export const elementHtml = ({ script: { address, integrity }, attributes, game, width }) =>
  [
    tag("script", { type: "module", src: address, integrity, crossorigin: "" }),
    tag(
      "hyperply-game",
      { ...attributes, style: `display: block; max-width: ${/%$/.test(width) ? width : `${width}px`}` },
      escaped(game),
    ),
  ].join("\n");
