// The site in the language that nobody speaks, in the place of German.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { BUNDLED, catalog } from "../scripts/virtual-modules.mjs";
import { pseudo } from "./pseudo.mjs";

const WWW = fileURLToPath(new URL("../www/", import.meta.url));
const DIST = new URL("../dist/", import.meta.url);

/** The module of all words of a part of the page, in it. @param {string} contents */
async function moduleOf(contents) {
  const { outputFiles } = await build({ ...BUNDLED, stdin: { contents, resolveDir: WWW }, write: false });
  return outputFiles[0].text;
}

/** Files lie in the folder above. @param {string} html */
const fromFolder = (html) => html.replace(/(?<= (?:href|src)=")(?!https?:|data:|#|\.\.\/|[\w-]+\.html)/g, "../");

/** How a page is prepared for it, and what stands in no catalog, because it is a name, or is not said by the site. */
export async function pseudoSite() {
  const { WORDS } = await import("../scripts/site/words.mjs");
  WORDS.de = { ...pseudo(WORDS.en), locale: "de" };
  const { bodyOf } = await import("../scripts/site/layout.mjs");
  const { pages } = await import("../scripts/site/pages.mjs");
  const { ladders } = await import("../scripts/site/lessons.mjs");
  const rules = await import("../pkg/inline.js");
  const games = catalog(rules, undefined, "de");
  const made = new Map(pages({ rules, games, language: "de" }).map((page) => [page.name, page]));
  const own = JSON.stringify(fileURLToPath(new URL("pseudo.mjs", import.meta.url)));
  const names = Object.keys(await import("../www/site/words/en/index.js"));
  const files = {
    board: await moduleOf(
      `import { pseudo } from ${own}; import { en } from "./element/words/en/index.js";
       const { of, has, need, ...words } = en;
       export const de = { ...pseudo(words), locale: "de", of: () => de, has, need };`,
    ),
    page: await moduleOf(
      `import { pseudo } from ${own}; import * as en from "./site/words/en/index.js";
       export const { ${names.join(", ")} } = pseudo(en);`,
    ),
  };
  const script = (body) => ({ contentType: "text/javascript", body });
  return {
    /** @param {import("playwright-core").Page} page */
    async prepare(page) {
      await page.route(/\/de-\w+\.js$/, (route) => route.fulfill(script(files.board)));
      await page.route(/\/words-de\.js$/, (route) => route.fulfill(script(files.page)));
      await page.route(/\/de\/[\w-]+\.html/, (route) => {
        const [, name] = /\/de\/([\w-]+)\.html/.exec(route.request().url());
        const html = readFileSync(new URL(`de/${name}.html`, DIST), "utf8");
        const body = fromFolder(bodyOf(made.get(name)));
        return route.fulfill({
          contentType: "text/html; charset=utf-8",
          body: html.replace(/<body>[^]*<\/body>/, () => `<body>\n${body}\n</body>`),
        });
      });
    },
    names: [
      ...ladders(rules, "de").flatMap(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]),
      ...[...games, ...catalog(rules)].flatMap(({ name, summary, title, boards }) => [
        name,
        summary,
        title,
        ...boards.split(" "),
      ]),
      ...["hyperply", "English", "Deutsch", "Star Trek"],
    ],
  };
}
