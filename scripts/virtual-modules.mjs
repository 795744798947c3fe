// What the build puts into www/: the names that begin with #, and style sheets as texts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { FAMILY_IDS, familyOf } from "../www/element/families/index.js";
import { de } from "../www/element/words/de/index.js";
import { en } from "../www/element/words/en/index.js";
import { titleOf } from "../www/element/words/message.js";

/** @param {"pieces" | "icons"} name  @returns the drawings of a file of symbols: for each id its elements with their attributes */
export function drawings(name) {
  const text = readFileSync(new URL(`../www/element/draw/${name}.svg`, import.meta.url), "utf8");
  return Object.fromEntries(
    [...text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, body]) => [
      id,
      [...body.matchAll(/<(\w+)\s([^>]*?)\/?>/g)].map(([, tag, attributes]) => [
        tag,
        Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
      ]),
    ]),
  );
}

const WORDS = { en, de };
await Promise.all(Object.values(WORDS).flatMap((words) => FAMILY_IDS.map((family) => words.of(family).need(family))));

/** What each family has in a language. @param {keyof typeof WORDS} language */
const familiesIn = (language) => (/** @type {string} */ id) => familyOf(id, WORDS[language]);

/** The list of the games. @param {{ variants(): import("../src/wasm/js/types").VariantInfo[], initial_position(variant: any): string }} rules  @param {ReturnType<typeof familiesIn>} [family]  @param {keyof typeof WORDS} [language] */
export function catalog({ variants, initial_position: startOf }, family, language = "en") {
  const familyIn = family ?? familiesIn(language);
  return variants().map((info) => {
    const own = familyIn(info.family);
    const { id, dimensions, geometry, time_out } = info;
    return {
      id,
      ...titleOf(info, own.words),
      family: info.family,
      title: own.title,
      boards: own.boards(info),
      single: geometry.boards.length === 1,
      dimensions,
      time_out,
      start: startOf(id),
    };
  });
}

/**
 * Leaves out what nobody uses of twgl.js: what it makes when it is loaded has no other effect, which only a person can know.
 * Of tables it takes only what is their own, not what a page gives to all objects.
 * @type {import("esbuild").Plugin}
 */
const lean = {
  name: "lean",
  setup({ onLoad }) {
    onLoad({ filter: /twgl-full\.module\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8")
        .replace(/= (?=create(?:BufferInfo|Buffer)Func\(|new WeakMap\(|\(function\()/g, "= /* @__PURE__ */ ")
        .replace(/for \(const name in (values|buffers)\)/g, "for (const name of Object.keys($1))"),
    }));
  },
};

/**
 * The plugin of esbuild for www/.
 * @param {{ variants(): import("../src/wasm/js/types").VariantInfo[], initial_position(variant: any): string }} rules
 * @param {(family: string) => string} module the expression that gives the promise of a family's module
 * @param {string} [head] what stands before it
 * @param {ReturnType<typeof familiesIn>} [family] what each family has, if not what the element knows
 * @returns {import("esbuild").Plugin}
 */
export function virtualModules(rules, module, head = "", family = undefined) {
  const known = rules.variants();
  const families = [...new Set(known.map(({ family }) => family))];
  /** @type {Record<string, string>} */
  const texts = {
    "#pieces": `export const DRAWINGS = ${JSON.stringify(drawings("pieces"))};`,
    "#icons": `export const ICONS = ${JSON.stringify(drawings("icons"))};`,
    "#catalog": `export const CATALOG = globalThis.document?.documentElement.lang === "de" ? ${JSON.stringify(catalog(rules, family, "de"))} : ${JSON.stringify(catalog(rules, family))};`,
    "#families": `${head}
      export const VARIANTS = ${JSON.stringify(Object.fromEntries(known.map(({ id, family }) => [id, family])))};
      export const FAMILIES = { ${families.map((family) => `${family}: () => ${module(family)}`).join(", ")} };`,
  };
  return {
    name: "virtual",
    setup(build) {
      const { onResolve, onLoad } = build;
      lean.setup(build);
      onResolve({ filter: /^#/ }, ({ path }) => ({ path, namespace: "virtual" }));
      onResolve({ filter: /^\.\.?\/.*\.js$/, namespace: "virtual" }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /./, namespace: "virtual" }, ({ path }) => ({
        contents: texts[path],
        resolveDir: join(process.cwd(), "pkg"),
      }));
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minifyWhitespace: true });
        return { contents: code, loader: "text" };
      });
    },
  };
}

/** How www/ is bundled wherever it goes. @type {import("esbuild").BuildOptions} */
export const BUNDLED = {
  bundle: true,
  format: "esm",
  target: ["chrome125", "firefox128", "safari17.5"],
  minify: true,
  keepNames: false,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  plugins: [lean],
};
