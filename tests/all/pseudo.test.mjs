// The site in a language that nobody speaks (../pseudo-site.mjs), in the place of German: what was forgotten is read without
// accents, and what has no room for longer words overflows on a small screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closeDialog, drawn, onSite, resize } from "../page/browser.mjs";
import { pseudoSite } from "../pseudo-site.mjs";

const { prepare, names: NAMES } = await pseudoSite();

/** The visible texts, titles and names without an accent. @param {string[]} names */
function forgotten(names) {
  const isPlain = (text) => /\p{Ll}{3}/u.test(text) && !/[\u0100-\u1eff]/.test(text);
  const isName = (text) =>
    names.some((name) => name.includes(text) || (text.includes(name) && text.length < name.length + 12));
  const other = "[lang]:not(html, .frame)";
  const unsaid = `script, style, code, pre, blockquote p, .cards .card-words, .sets, textarea, ${other}`;
  const roots = [document, ...[...document.querySelectorAll("hyperply-game")].map((board) => board.shadowRoot)];
  const found = new Set();
  for (const root of roots) {
    const walker = document.createTreeWalker(root === document ? document.body : root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent.trim(), node.parentElement];
      if (isPlain(text) && parent?.checkVisibility() && !parent.closest(unsaid) && !isName(text)) found.add(text);
    }
    for (const node of root.querySelectorAll("[title], [aria-label], [placeholder]"))
      for (const name of ["title", "aria-label", "placeholder"]) {
        const text = node.getAttribute(name) ?? "";
        if (isPlain(text) && !node.closest(other) && !names.some((known) => known.includes(text)))
          found.add(`${name}: ${text}`);
      }
  }
  return [...found];
}

/** What is wider than its room. */
function overflowing() {
  const beyond = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  const cut = window
    .insideAll("button, .button, select, h1, h2, summary, label")
    .filter((node) => node.checkVisibility() && node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1)
    .filter((node) => !node.closest(".hidden-words, [data-cell], [data-column], [data-board], [data-map]"))
    .filter((node) => getComputedStyle(node).overflowX !== "auto")
    .filter((node) => getComputedStyle(node).textOverflow !== "ellipsis") // the game's name is cut with dots
    .map((node) => `${node.localName}#${node.id}.${node.className}: ${node.textContent.trim().slice(0, 40)}`);
  return [...beyond, ...cut];
}

/** Asks until nothing is found, or no more comes: words and boards need their time. */
async function none(page, ask, names) {
  let found = await page.evaluate(ask, names);
  for (let frames = 0; found.length && frames < 300; frames++) {
    await drawn(page);
    found = await page.evaluate(ask, names);
  }
  assert.deepEqual(found, []);
}

/** Opens what is usually closed. */
const openAll = (page) =>
  page.evaluate(() => {
    const menu = window.inside("#menu");
    if (menu?.checkVisibility() && window.inside("#rest")?.hidden) menu.click();
    for (const details of document.querySelectorAll("details")) details.open = true;
  });

const GAMES = ["timeout", "quarx", "hex4d", "trid", "raumschach"].map((id) => `play.html#variant=${id}`);
const PAGES = ["index.html", "learn.html", "compare.html", "404.html", "learn.html#puzzles=timeout"];

for (const address of [...PAGES, "setup.html#variant=timeout-declared", "embed.html#variant=trid", ...GAMES])
  test(`nothing is forgotten, and nothing overflows, at 320 and 1440 px: ${address}`, () =>
    onSite(
      `de/${address}`,
      async (page) => {
        await page.waitForLoadState("networkidle");
        await page.evaluate(() =>
          Promise.all([...document.querySelectorAll("hyperply-game")].map((board) => board.ready)),
        );
        await closeDialog(page);
        for (const width of [320, 1440]) {
          await resize(page, width, 900);
          await openAll(page);
          await none(page, forgotten, NAMES);
          await none(page, overflowing);
        }
      },
      {
        prepare,
        ready: /^(index|404|compare)/.test(address) ? "#theme[title]" : "body[data-ready]",
        viewport: { width: 320, height: 640 },
      },
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
