// Families without a module of their own are listed, drawn by their geometry, and played.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { BUNDLED, catalog, virtualModules } from "../../scripts/virtual-modules.mjs";
import { elementModule } from "../../scripts/site/embed.mjs";
import { pageStarts } from "../../scripts/site/layout.mjs";
import { picturesModules } from "../../scripts/site/stills.mjs";
import { pages } from "../../scripts/site/pages.mjs";
import { familyOf } from "../../www/element/families/index.js";
import { en } from "../../www/element/words/en/index.js";
import { clicks, inSpace, onPage, says } from "./browser.mjs";
import { long as test } from "../long.mjs";

const rules = await import("../../pkg/inline.js");

/** What a family has that brings nothing along; one that nobody knows. */
const plain = (id) => ({ ...familyOf("unknown", en), title: `${id.charAt(0).toUpperCase()}${id.slice(1)}` });

const playing = pages({ rules, games: catalog(rules) }).find(({ name }) => name === "play");
const starts = pageStarts(new Map([["play/play", ["shell", ...playing.words]]]));

/** What families have of their own: nothing, but `wish` of one so that a test can take its answers away. */
const OWN = "const OWN = { timeout: { wish: (...details) => window.wished ?? base.wish(...details) } };";

/** The script of the page with that in the place of what families have. */
async function bundle() {
  const families = {
    name: "families",
    setup: ({ onLoad }) =>
      onLoad({ filter: /[\\/]families[\\/]index\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace(/const OWN = .*/, OWN),
      })),
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

/** In the place of a module of pkg/: all the same, but the boards may stand above each other. @param {string} file */
const stacked = (file) => `export * from "./${file}?real";
  import { variant as one } from "./${file}?real";
  export const variant = (id) => {
    const { geometry, ...info } = one(id);
    const boards = geometry.boards.map((board, level) => (window.isStacked ? { ...board, level, x: 0, y: 0 } : board));
    return { ...info, geometry: { ...geometry, boards } };
  };`;

/** The page without any family's module. */
async function prepare(page) {
  const contentType = "text/javascript";
  const body = await bundle();
  await page.route("**/play.js", (route) => route.fulfill({ contentType, body }));
  await page.route("**/pkg/*.js", (route) =>
    route.fulfill({ contentType, body: stacked(route.request().url().split("/").at(-1)) }),
  );
}

/** Plays two moves by clicks on cells that capture nothing; tells whether the boards show them. */
function playTwo() {
  const { game } = document.querySelector("hyperply-game");
  const cell = (name) => window.inside(`#levels [data-cell="${name}"]`);
  const before = window.insideAll("#levels [data-piece]").length;
  return [/Black to move/, /White to move/].map((turn) => {
    const isQuiet = ({ clicks, captures }) => captures.length === 0 && clicks.length > 1 && clicks.every(cell);
    const { clicks } = game.legal_moves().find(isQuiet);
    for (const name of clicks) cell(name).dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    const isThere = cell(clicks.at(-1)).matches("[data-piece][data-last]");
    return (
      isThere &&
      turn.test(window.inside("#turn").textContent) &&
      window.insideAll("#levels [data-piece]").length - before
    );
  });
}

/** What is true of the boards of a game, asked in the page. */
const DRAWN = [
  [
    "levels have their names, and those of files and ranks from the cells",
    "timeout",
    () => {
      const texts = (selector) => window.insideAll(`#levels ${selector}`).map(({ textContent }) => textContent);
      const caption = window.insideAll(".level figcaption").find(({ textContent }) => textContent.includes("L8"));
      return [texts(".ranks")[0], texts(".files").at(-1), caption.checkVisibility()];
    },
    ["7654321", "abcdefg", true],
  ],
  [
    "planes lie side by side; cells that have no files and ranks show their names",
    "quarx",
    () => {
      const [first, last] = ["1111", "4444"].map((cell) => window.inside(`[data-cell="${cell}"]`));
      const [from, to] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
      const isNamed = first.querySelector(".name").checkVisibility();
      return [window.insideAll("#levels .level").length, from.x < to.x, from.y > to.y, isNamed];
    },
    [1, true, true, true],
  ],
  [
    "hexagons stand on as many levels as there are",
    "hex4d",
    () => [
      window.insideAll("#levels .level").length,
      ...["#view", "#map"].map((name) => window.inside(name)?.checkVisibility() ?? false),
    ],
    [19, true, false],
  ],
  [
    "a piece that nobody has drawn is its letter",
    "draughts",
    () => {
      const cell = window.inside('[data-cell="31"]');
      return [cell.querySelector(".piece text").textContent, /white man/.test(cell.getAttribute("aria-label"))];
    },
    ["M", true],
  ],
  ...new Map(rules.variants().map(({ family, id }) => [family, [`${id} is played`, id, playTwo, [0, 0]]])).values(),
];

test("families without a module are listed under their names, drawn by their geometry, and played", (t) =>
  onPage(
    "#variant=chess",
    async (page) => {
      await page.click("#game");
      const listed = await page.evaluate(() => [
        document.querySelectorAll("[data-variant]").length,
        [...document.querySelectorAll("#games h3")].some(({ textContent }) => textContent === "Timeout"),
      ]);
      assert.deepEqual(listed, [rules.variants().length, true]);
      await page.keyboard.press("Escape");
      for (const [what, game, ask, expected] of DRAWN)
        await t.test(what, async () => {
          await page.evaluate(
            ([text, isStacked]) => {
              window.isStacked = isStacked;
              return document.querySelector("hyperply-game").load(text);
            },
            [game, what.startsWith("hexagons")],
          );
          assert.deepEqual(await page.evaluate(ask), expected);
        });
      await t.test("help has the boards, 3D is drawn, a refused move is explained, or at least named", async () => {
        await page.click("#how");
        await says(page, "#help", /The boards/);
        await page.keyboard.press("Escape");
        await inSpace(page);
        await page.evaluate(() => {
          document.querySelector("hyperply-game").setAttribute("view", "plan");
          return document.querySelector("hyperply-game").load("chess");
        });
        await clicks(page, "b1", "b5");
        await page.waitForSelector("#message .rule");
        await page.evaluate(() => {
          window.wished = "?";
        });
        await clicks(page, "b5");
        await says(page, "#message", /^The knight on b1 can’t move to b5\./);
      });
    },
    { prepare },
  ));
