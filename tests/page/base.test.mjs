// Families without a module of their own are listed, drawn by their geometry, and played.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { build } from "esbuild";
import { BUNDLED, catalog, virtualModules } from "../../scripts/virtual-modules.mjs";
import { elementModule } from "../../scripts/site/embed.mjs";
import { pageStarts } from "../../scripts/site/layout.mjs";
import { picturesModules } from "../../scripts/site/stills.mjs";
import { pages } from "../../scripts/site/pages.mjs";
import { familyOf } from "../../www/element/families/index.js";
import { en } from "../../www/element/words/en/index.js";
import { clicks, legalMoves, onPage, says, shows, started } from "./browser.mjs";

const rules = await import("../../pkg/inline.js");

/** What a family has that brings nothing along; one that nobody knows. */
const plain = (id) => ({ ...familyOf("unknown", en), title: `${id.charAt(0).toUpperCase()}${id.slice(1)}` });

const playing = pages({ rules, games: catalog(rules) }).find(({ name }) => name === "play");
const starts = pageStarts(new Map([["play/play", ["shell", ...playing.words]]]));

/** The script of the page with `own`, an expression, in the place of what families have of their own. */
async function bundle(own) {
  const families = {
    name: "families",
    setup: ({ onLoad }) =>
      onLoad({ filter: /[\\/]families[\\/]index\.js$/ }, ({ path }) => {
        const text = readFileSync(path, "utf8");
        assert.match(text, /const OWN = .*/);
        return { contents: text.replace(/const OWN = .*/, `const OWN = ${own};`) };
      }),
  };
  const { outputFiles } = await build({
    ...BUNDLED,
    write: false,
    entryPoints: ["start:play/play"],
    plugins: [
      families,
      starts,
      elementModule(),
      picturesModules(),
      virtualModules(rules, (family) => `import("./pkg/${family}.js")`, "", plain),
    ],
  });
  return outputFiles[0].text;
}

/** The page without any family's module, its catalog changed by `change`, the text of a function. */
const bare = ({ change, own = "{}" } = {}) => ({
  prepare: async (page) => {
    const contentType = "text/javascript";
    const body = await bundle(own);
    await page.route("**/play.js", (route) => route.fulfill({ contentType, body }));
    if (!change) return;
    await page.route("**/pkg/*.js", (route) => {
      const file = route.request().url().split("/").at(-1);
      return route.fulfill({
        contentType,
        body: `export * from "./${file}?real";
        import { variant as one } from "./${file}?real";
        export const variant = (id) => (${change})(one(id));`,
      });
    });
  },
});

/** Plays the first move that is picked by cells alone and captures nothing; gives its cells. */
async function play(page) {
  const known = new Set(
    await page.locator("#levels [data-cell]").evaluateAll((nodes) => nodes.map((node) => node.dataset.cell)),
  );
  const isQuiet = ({ clicks, captures }) =>
    captures.length === 0 && clicks.length > 1 && clicks.every((click) => known.has(click));
  const { clicks: cells } = (await legalMoves(page)).find(isQuiet);
  for (const cell of cells) await page.locator(`#levels [data-cell="${cell}"]`).dispatchEvent("click");
  return cells;
}

test("a family without a module is listed under its name, and its games are played", () =>
  onPage(
    "",
    async (page) => {
      await page.click("#game");
      const games = await page
        .locator("[data-variant]")
        .evaluateAll((nodes) => nodes.map((node) => node.dataset.variant));
      assert.equal(games.length, rules.variants().length);
      const titles = await page.locator("#games h3").allTextContents();
      assert.ok(titles.includes("Timeout"), titles.join());
      await page.keyboard.press("Escape");
      const oneEach = [...new Map(rules.variants().map(({ family, id }) => [family, id])).values()];
      for (const game of oneEach) {
        await page.click("#game");
        await page.click(`[data-variant="${game}"]`);
        await started(page, game);
        for (const turn of [/Black to move/, /White to move/]) {
          const before = await page.locator("#levels [data-piece]").count();
          const cells = await play(page);
          await says(page, "#turn", turn);
          await page.waitForSelector(`[data-cell="${cells.at(-1)}"][data-piece][data-last]`);
          assert.equal(await page.locator("#levels [data-piece]").count(), before, game);
        }
        await page.click("#how");
        await says(page, "#help", /The boards/);
        await page.keyboard.press("Escape");
      }
    },
    bare(),
  ));

test("levels stand beside each other or stacked, with the names of files and ranks from the cells", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      assert.equal(await page.locator(".level figcaption", { hasText: "L8" }).isVisible(), true);
      assert.equal(await page.locator("#levels .ranks").first().textContent(), "7654321");
      assert.equal(await page.locator("#levels .files").last().textContent(), "abcdefg");
      await page.click('[data-view="3d"]');
      await page.waitForSelector("#space[data-drawn]");
    },
    bare(),
  ));

test("planes lie side by side; cells that have no files and ranks show their names", () =>
  onPage(
    "#variant=quarx",
    async (page) => {
      assert.equal(await page.locator(".level").count(), 1);
      const [first, last] = await Promise.all(
        ["1111", "4444"].map((cell) => page.locator(`[data-cell="${cell}"]`).boundingBox()),
      );
      assert.ok(first.x < last.x && first.y > last.y);
      assert.equal(await page.locator('[data-cell="1111"] .name').isVisible(), true);
    },
    bare(),
  ));

test("hexagons on several levels", () =>
  onPage(
    "#variant=hex4d",
    async (page) => {
      assert.equal(await page.locator(".level").count(), 19);
      assert.deepEqual([await page.isVisible("#view"), await page.isVisible("#map")], [true, false]);
      await play(page);
      await says(page, "#turn", /Black to move/);
    },
    bare({
      change:
        "(info) => ({ ...info, geometry: { ...info.geometry, boards: info.geometry.boards.map((board, level) => ({ ...board, level, x: 0, y: 0 })) } })",
    }),
  ));

test("a refused move is explained, or at least named", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await clicks(page, "b1", "b5");
      await page.waitForSelector("#message .rule");
      await page.evaluate(() => {
        window.wished = "?";
      });
      await clicks(page, "b5");
      await says(page, "#message", /^The knight on b1 can’t move to b5\./);
    },
    bare({ own: "{ timeout: { wish: (...details) => window.wished ?? base.wish(...details) } }" }),
  ));

test("a piece that nobody has drawn is drawn as its letter", () =>
  onPage(
    "#variant=draughts",
    async (page) => {
      await shows(page, "31", "wM");
      assert.equal(await page.locator('[data-cell="31"] .piece text').textContent(), "M");
      assert.match(await page.locator('[data-cell="31"]').getAttribute("aria-label"), /white man/);
    },
    bare(),
  ));
