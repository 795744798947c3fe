// Pictures of positions by the package's renderer: those that pages begin with, and those of pages without scripts.
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { pictures } from "../../pkg/picture/draw.js";

/** @typedef {import("../../src/wasm/js/picture-types").PictureOptions} Options */

const ROOT = new URL("../../", import.meta.url);

/** As pages have them: on their own ground, by day and by night. @type {Options} */
const ON_PAGES = { theme: "auto", colors: { paper: "none" } };

/** A game at its start, or a position with the moves of what is picked, small. @param {typeof import("../../pkg/inline.js")} rules  @param {string} position  @param {Options} options */
export const drawing = (rules, position, options) =>
  pictures(rules)(position, { ...ON_PAGES, view: "3d", names: false, ...options });

/** The pictures of pages without scripts, by their files. @type {Map<string, string>} */
export const stills = new Map();

/** The picture of a position where there are no scripts; elsewhere nothing is loaded. @param {typeof import("../../pkg/inline.js")} rules  @param {string} position  @param {Options} [options] */
export function still(rules, position, options) {
  const text = pictures(rules)(position, { ...ON_PAGES, ...options });
  const file = `stills/${createHash("sha256").update(text).digest("hex").slice(0, 12)}.svg`;
  stills.set(file, text);
  const [, alt] = /** @type {RegExpExecArray} */ (/<title>(.*?)<\/title>/.exec(text));
  const [, width, height] = /** @type {RegExpExecArray} */ (/ width="(\d+)" height="(\d+)"/.exec(text));
  return `<noscript><img class="still" src="${file}" width="${width}" height="${height}" alt="${alt}"></noscript>`;
}

/**
 * The module `#pictures`, which loads what draws when somebody wants a picture.
 * @param {string} [file] where it is; none if it is inside
 * @returns {import("esbuild").Plugin}
 */
export const picturesModule = (file) => ({
  name: "pictures",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#pictures$/ }, ({ path }) => ({ path, namespace: "pictures" }));
    onResolve({ filter: /^#picture$/ }, () => ({
      path: fileURLToPath(new URL("www/element/picture/picture.js", ROOT)),
    }));
    if (file) onResolve({ filter: /^\./, namespace: "pictures" }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /./, namespace: "pictures" }, () => ({
      contents: file
        ? `export const load = () => import(${JSON.stringify(file)});`
        : `import * as all from "./src/wasm/js/picture.js"; export const load = async () => all;`,
      resolveDir: fileURLToPath(ROOT),
    }));
  },
});
