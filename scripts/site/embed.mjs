// The module `#element`: where others find the script of the element on the site, and its hash.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The file of the site, which is that of the package. */
export const ELEMENT = "pkg/element.js";

/** @returns {import("esbuild").Plugin} */
export const elementModule = () => ({
  name: "element",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#element$/ }, ({ path }) => ({ path, namespace: "element" }));
    onLoad({ filter: /./, namespace: "element" }, () => {
      const integrity = `sha384-${createHash("sha384").update(readFileSync("pkg/element.js")).digest("base64")}`;
      return { contents: `export const ELEMENT = ${JSON.stringify({ file: ELEMENT, integrity })};` };
    });
  },
});
