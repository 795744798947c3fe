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

/** What is loaded when somebody wants a picture: what draws, and what writes animations. */
const PARTS = {
  "#pictures": { source: "./src/wasm/js/picture.js", file: "./pkg/picture.js" },
  "#gif": { source: "./www/site/play/gif.js", file: "./gif.js" },
};

/**
 * The modules that load these.
 * @param {{ areInside?: boolean }} [where] whether they are in the same file
 * @returns {import("esbuild").Plugin}
 */
export const picturesModules = ({ areInside = false } = {}) => ({
  name: "pictures",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#(pictures|gif)$/ }, ({ path }) => ({ path, namespace: "pictures" }));
    onResolve({ filter: /^#picture$/ }, () => ({
      path: fileURLToPath(new URL("www/element/picture/picture.js", ROOT)),
    }));
    if (!areInside) onResolve({ filter: /^\./, namespace: "pictures" }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /./, namespace: "pictures" }, ({ path }) => {
      const { source, file } = PARTS[/** @type {keyof typeof PARTS} */ (path)];
      return {
        contents: areInside
          ? `import * as all from ${JSON.stringify(source)}; export const load = async () => all;`
          : `export const load = () => import(${JSON.stringify(file)});`,
        resolveDir: fileURLToPath(ROOT),
      };
    });
  },
});
