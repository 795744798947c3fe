// Pieces of the texts that explain a game.

import { el } from "../draw/dom.js";

/** @param {string[]} items */
export const list = (...items) => el("ul", {}, ...items.map((text) => el("li", { text })));
/** @param {string} title  @param {import("../draw/dom.js").Child[]} content */
export const section = (title, ...content) => el("section", {}, el("h3", { text: title }), ...content);
/** @param {string} text */
export const words = (text) => el("p", { text });
