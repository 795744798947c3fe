// The site in a language that nobody speaks (../pseudo.mjs), in the place of German: what was forgotten is read without
// accents, and what has no room for longer words overflows on a small screen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { build } from "esbuild";
import { WORDS } from "../../scripts/site/words.mjs";
import { BUNDLED, catalog } from "../../scripts/virtual-modules.mjs";
import { pseudo } from "../pseudo.mjs";
import { closeDialog, onSite, onceDrawn, resize } from "./browser.mjs";

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));
const DIST = new URL("../../dist/", import.meta.url);

WORDS.de = { ...pseudo(WORDS.en), locale: "de" };
const { bodyOf } = await import("../../scripts/site/layout.mjs");
const { pages } = await import("../../scripts/site/pages.mjs");
const { ladders } = await import("../../scripts/site/lessons.mjs");
const rules = await import("../../pkg/inline.js");
const games = catalog(rules, undefined, "de");
const MADE = new Map(pages({ rules, games, language: "de" }).map((page) => [page.name, page]));

/** The module of all words of a part of the page, in the pseudo-language. @param {string} contents */
async function moduleOf(contents) {
  const { outputFiles } = await build({ ...BUNDLED, stdin: { contents, resolveDir: WWW }, write: false });
  return outputFiles[0].text;
}
const PSEUDO = JSON.stringify(fileURLToPath(new URL("../pseudo.mjs", import.meta.url)));
const BOARD = await moduleOf(
  `import { pseudo } from ${PSEUDO}; import { en } from "./element/words/en/index.js";
   const { of, has, need, ...words } = en;
   export const de = { ...pseudo(words), locale: "de", of: () => de, has, need };`,
);
const PAGE = await moduleOf(
  `import { pseudo } from ${PSEUDO}; import * as en from "./site/words/en/index.js";
   export const { ${Object.keys(await import("../../www/site/words/en/index.js")).join(", ")} } = pseudo(en);`,
);

/** Files lie in the folder above. @param {string} html */
const fromFolder = (html) => html.replace(/(?<= (?:href|src)=")(?!https?:|data:|#|\.\.\/|[\w-]+\.html)/g, "../");

/** Has the German pages speak the pseudo-language. @param {import("playwright-core").Page} page */
async function prepare(page) {
  const script = (body) => ({ contentType: "text/javascript", body });
  await page.route(/\/de-\w+\.js$/, (route) => route.fulfill(script(BOARD)));
  await page.route(/\/words-de\.js$/, (route) => route.fulfill(script(PAGE)));
  await page.route(/\/de\/[\w-]+\.html/, (route) => {
    const [, name] = /\/de\/([\w-]+)\.html/.exec(route.request().url());
    const html = readFileSync(new URL(`de/${name}.html`, DIST), "utf8");
    const body = fromFolder(bodyOf(MADE.get(name)));
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: html.replace(/<body>[^]*<\/body>/, () => `<body>\n${body}\n</body>`),
    });
  });
}

/** What stands in no catalog, because it is a name, or is not said by the site. */
const NAMES = [
  ...ladders(rules, "de").flatMap(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]),
  ...[...games, ...catalog(rules)].flatMap(({ name, summary, title, boards }) => [
    name,
    summary,
    title,
    ...boards.split(" "),
  ]),
  "hyperply",
  "English",
  "Deutsch",
  "Star Trek",
];

/** The visible texts without an accent. @param {string[]} names */
function forgotten(names) {
  const found = new Set();
  const roots = [document, ...[...document.querySelectorAll("hyperply-game")].map((board) => board.shadowRoot)];
  for (const root of roots) {
    const walker = document.createTreeWalker(root === document ? document.body : root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent.trim();
      const { parentElement } = node;
      if (!/\p{Ll}{3}/u.test(text) || !parentElement?.checkVisibility()) continue;
      if (
        parentElement.closest(
          "script, style, code, pre, blockquote p, .cards .card-words, .sets, textarea, [lang]:not(html, .frame)",
        )
      )
        continue;
      if (/[\u0100-\u1eff]/.test(text)) continue;
      if (names.some((name) => name.includes(text) || (text.includes(name) && text.length < name.length + 12)))
        continue;
      found.add(text);
    }
  }
  for (const node of roots.flatMap((root) => [...root.querySelectorAll("[title], [aria-label], [placeholder]")]))
    for (const name of ["title", "aria-label", "placeholder"]) {
      const text = node.getAttribute(name) ?? "";
      if (node.closest("[lang]:not(html, .frame)") || !/\p{Ll}{3}/u.test(text) || /[\u0100-\u1eff]/.test(text))
        continue;
      if (!names.some((known) => known.includes(text))) found.add(`${name}: ${text}`);
    }
  return [...found];
}

/** What is wider than its room. */
function overflowing() {
  const wide =
    document.documentElement.scrollWidth > innerWidth ? [`the page: ${document.documentElement.scrollWidth}`] : [];
  const cut = window
    .insideAll("button, .button, select, h1, h2, summary, label")
    .filter(
      (node) =>
        node.checkVisibility() && !node.closest(".hidden-words, [data-cell], [data-column], [data-board], [data-map]"),
    )
    .filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 1)
    .map((node) => ({ node, style: getComputedStyle(node) }))
    .filter(({ style }) => style.overflowX !== "auto" && style.textOverflow !== "ellipsis") // the game's name is cut with dots
    .map(({ node }) => `${node.localName}#${node.id}.${node.className}: ${node.textContent.trim().slice(0, 40)}`);
  return [...wide, ...cut];
}

/** The same once boards have taken their room. @param {import("playwright-core").Page} page */
const overflowOn = (page) =>
  onceDrawn(
    page,
    () => page.evaluate(overflowing),
    (found) => !found.length,
  );

/** What is still forgotten once all words have come. */
async function forgottenOn(page) {
  let texts = await page.evaluate(forgotten, NAMES);
  for (let tries = 0; texts.length && tries < 60; tries++) {
    await page.waitForTimeout(500);
    texts = await page.evaluate(forgotten, NAMES);
  }
  return texts;
}

/** Waits until what is loaded after the page is there, the games on its boards, too. @param {import("playwright-core").Page} page */
async function settled(page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Promise.all([...document.querySelectorAll("hyperply-game")].map((board) => board.ready)));
}

/** Opens what is usually closed. @param {import("playwright-core").Page} page */
const openAll = (page) =>
  page.evaluate(() => {
    const menu = window.inside("#menu");
    if (menu?.checkVisibility() && window.inside("#rest")?.hidden) menu.click();
    for (const details of document.querySelectorAll("details")) details.open = true;
  });

const SHOWN = [
  ["index.html", "#theme[title]"],
  ["learn.html", "#ladders section, #ladders details"],
  ["compare.html", "#theme[title]"],
  ["404.html", "#theme[title]"],
  ["setup.html#variant=timeout-declared", "#theme[title]"],
  ["embed.html#variant=trid", "hyperply-game"],
  ["learn.html#puzzles=timeout", "#theme[title]"],
  ...["timeout", "quarx", "hex4d", "trid", "raumschach"].map((variant) => [
    `play.html#variant=${variant}`,
    "body[data-ready]",
  ]),
];

for (const [address, ready] of SHOWN)
  test(`nothing is forgotten, and nothing overflows, at 320 and 1440 px: ${address}`, () =>
    onSite(
      `de/${address}`,
      async (page) => {
        await settled(page);
        await closeDialog(page);
        await openAll(page);
        assert.deepEqual(await forgottenOn(page), []);
        assert.deepEqual(await overflowOn(page), []);
        await resize(page, 1440, 900); // where more is shown
        await openAll(page);
        assert.deepEqual(await forgottenOn(page), []);
        assert.deepEqual(await overflowOn(page), []);
      },
      { prepare, ready, viewport: { width: 320, height: 640 } },
    ));

test("the questions before a game and the help speak it, too", () =>
  onSite(
    "de/play.html#variant=timeout-declared",
    async (page) => {
      await closeDialog(page);
      await page.evaluate(() => void document.querySelector("hyperply-game").newGame());
      await page.waitForFunction(() => window.inside("dialog[open]"));
      assert.deepEqual(await page.evaluate(forgotten, NAMES), []);
      await closeDialog(page);
      await page.evaluate(() => document.querySelector("hyperply-game").help());
      assert.deepEqual(await page.evaluate(forgotten, [...NAMES, "Games and Timelines"]), []);
    },
    { prepare, ready: "body[data-ready]", viewport: { width: 320, height: 640 } },
  ));
