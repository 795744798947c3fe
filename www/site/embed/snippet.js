// The HTML with which others show a game, a lesson or a puzzle.

import { follow } from "./frame-size.js";

/** @typedef {Record<string, string | number>} Attributes those without a text are written as their names */

const SIGNS = /** @type {Record<string, string>} */ ({ "&": "&amp;", '"': "&quot;", "<": "&lt;" });
/** @param {string} text */
const escaped = (text) => text.replace(/["&<]/g, (sign) => SIGNS[sign]);

/** @param {string} name  @param {Attributes} attributes  @param {string} [content] */
const tag = (name, attributes, content = "") =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}${value === "" ? "" : `="${escaped(String(value))}"`}`)
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
 * The element, and the script that defines it. The game is an attribute on one line: Markdown would take a blank line
 * between the tags for the end of the HTML, and the moves after it for a list.
 * @param {object} board
 * @param {{ address: string, integrity: string }} board.script
 * @param {Attributes} board.attributes
 * @param {{ position: string } | { record: string }} board.game
 * @param {string} board.width in px, or in %
 */
export const elementHtml = ({ script: { address, integrity }, attributes, game, width }) =>
  [
    tag("script", { type: "module", src: address, integrity, crossorigin: "" }),
    tag("hyperply-game", {
      ...attributes,
      ...Object.fromEntries(Object.entries(game).map(([name, text]) => [name, text.trim().replace(/\s+/g, " ")])),
      style: `display: block; max-width: ${/%$/.test(width) ? width : `${width}px`}`,
    }),
  ].join("\n");
