// What one can do with a position: moves, counts, mates, puzzles, and the ways to other pages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { BUNDLED, virtualModules } from "../../scripts/virtual-modules.mjs";
import * as rules from "../../pkg/inline.js";
import { staysClean } from "./axe.mjs";
import { at, onPage, onSite, press, says, shows, tabTo } from "./browser.mjs";

const SITE = fileURLToPath(new URL("../../www/site/", import.meta.url));
const IN_TWO = "chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1";
const START = rules.initial_position("chess");

/** A page with nothing else on it. It keeps the positions after chosen moves in `window.chosen`. */
const { outputFiles } = await build({
  ...BUNDLED,
  write: false,
  stdin: {
    contents: `
      import { Explore } from "./setup/explore.js";
      import { explore, shell, sides } from "./words/en/index.js";
      window.chosen = [];
      window.explore = new Explore({ explore, shell, sides }, { onmove: (position) => window.chosen.push(position) });
      document.querySelector("main").append(window.explore.element);
      await window.explore.show(decodeURIComponent(location.hash.slice(1)));
      document.body.dataset.ready = "";`,
    resolveDir: SITE,
  },
  plugins: [virtualModules(rules, (family) => `import("./pkg/${family}.js")`)],
});
const styles = ["shell/page.css", "setup/explore.css"].map((file) => readFileSync(`${SITE}${file}`, "utf8")).join("\n");
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Explore</title><link rel="icon" href="data:,"><style>${styles} main { padding: 16px; max-width: 900px }</style>
  <body><main><h1>Set up</h1></main><script type="module" src="explore-page.js"></script></body></html>`;

/** Runs `play(page)` where a position is explored. */
const exploring = (position, play, options = {}) =>
  onSite(`explore.html#${encodeURIComponent(position)}`, play, {
    ready: "body[data-ready]",
    ...options,
    prepare: async (page) => {
      await page.route("**/explore.html", (route) => route.fulfill({ contentType: "text/html", body: PAGE }));
      await page.route("**/explore-page.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: outputFiles[0].text }),
      );
      await options.prepare?.(page);
    },
  });

const text = (page, selector) => page.locator(selector).innerText();
const open = (page, id) => page.click(`#${id} > summary`);
const chosen = (page) => page.evaluate(() => window.chosen);
/** The position after moves. */
const after = (position, ...moves) => moves.reduce((at, move) => rules.apply(at, move), position);
const show = (page, position) => page.evaluate((position) => window.explore.show(position), position);

test("the moves are listed by pieces; one that is chosen is told with the position after it", () =>
  exploring(START, async (page) => {
    assert.equal(await text(page, "#explore-moves > summary"), "20 moves");
    await open(page, "explore-moves");
    await page.waitForSelector(".explore-groups summary");
    const groups = await page.locator(".explore-groups summary").allInnerTexts();
    assert.equal(groups.length, 10);
    assert.ok(groups.includes("Knight on b1 2 moves"), groups.join());
    await page.click(".explore-groups summary:has-text('Knight on b1')");
    await page.click('[data-move="Nb1-c3"]');
    assert.deepEqual(await chosen(page), [after(START, "Nb1-c3")]);
    await staysClean(page);
  }));

test("move sequences are counted up to three half-moves, for each piece and each move", () =>
  exploring(START, async (page) => {
    await open(page, "explore-moves");
    await page.click(".explore-groups summary:has-text('Pawn on e2')");
    await page.click('[data-length="3"]');
    await says(page, "#explore-moves .work [role=status]", /^8,902 sequences of 3 half-moves$/);
    assert.equal(await text(page, ".explore-groups summary:has-text('Pawn on e2')"), "Pawn on e2 1,199");
    assert.equal(await text(page, 'li:has(> [data-move="Pe2-e4"]) > span'), "600");
    await page.click('[data-length="1"]');
    await says(page, "#explore-moves .work [role=status]", /^20 sequences of 1 half-move$/);
  }));

test("pieces in Time Out, boards that move and huffed pieces have groups of their own", () =>
  exploring("timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 9 Nb1:2 -", async (page) => {
    await open(page, "explore-mates");
    assert.equal(await text(page, "#explore-mates > p"), "Annihilating the king counts, too.");
    await open(page, "explore-moves");
    const groups = () => page.locator(".explore-groups summary").allInnerTexts();
    await page.waitForSelector(".explore-groups summary");
    assert.ok((await groups()).some((group) => /^Knight from b1, in Time Out \d+ moves$/.test(group)));
    const free = "4/4/2P1/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)w:2/2,QL6(7)b:2/2 w - - - 0 9";
    await show(page, `trid ${free}`);
    await page.locator(".explore-groups summary", { hasText: "Board on QL3(5)" }).waitFor();
    await show(page, "quarx-huff B:W2222,4222:B3322 0 4 2222,4222");
    assert.deepEqual(
      (await groups()).filter((group) => /^Remove/.test(group)),
      ["Remove the man on 2222 1 move", "Remove the man on 4222 1 move"],
    );
  }));

test("a mate is found with all that follows, and its moves can be chosen anywhere", () =>
  exploring(IN_TWO, async (page) => {
    await open(page, "explore-mates");
    assert.equal(await text(page, "#explore-mates > summary"), "Forced mate");
    assert.ok(await page.locator("#explore-mates > p").isHidden());
    await page.click('[data-mate="1"]');
    await says(
      page,
      "#explore-mates .work [role=status]",
      /^White has no mate in 1\. Every move and every answer was tried: \d+ positions\.$/,
    );
    await page.click('[data-mate="3"]');
    await says(page, "#explore-mates .work [role=status]", /^White mates in 2\. \d+ positions searched\.$/);
    await page.click(".twist");
    await page.locator(".explore-tree .explore-tree .twist").click();
    await page.click('[data-move="Ra1-a8"]');
    await page.click('[data-move="Kg5-g6"]');
    assert.deepEqual(await chosen(page), [after(IN_TWO, "Kg5-g6", "Kh8-g8", "Ra1-a8"), after(IN_TWO, "Kg5-g6")]);
    const [last] = await chosen(page);
    assert.equal(rules.status(last).outcome.reason, "checkmate");
    await staysClean(page);
    await page.locator(".twist").first().click();
    assert.ok(await page.locator('[data-move="Ra1-a8"]').isHidden());
  }));

test("what was found is still there when a person comes back to the position", () =>
  exploring(IN_TWO, async (page) => {
    await open(page, "explore-mates");
    await page.click('[data-mate="2"]');
    await says(page, "#explore-mates .work [role=status]", /^White mates in 2/);
    await page.click('[data-move="Kg5-g6"]');
    const [next] = await chosen(page);
    await show(page, next);
    assert.equal(await page.locator(".explore-tree").count(), 0);
    await show(page, IN_TWO);
    await says(page, "#explore-mates .work [role=status]", /^White mates in 2/);
    assert.ok(await page.locator('.explore-tree [data-move="Kg5-g6"]').isVisible());
    assert.ok(await page.locator(".explore-puzzle button").isVisible());
  }));

test("a search shows how far it is, is stopped by its button, and says what it has ruled out", () =>
  exploring(rules.initial_position("timeout"), async (page) => {
    await open(page, "explore-mates");
    await page.click('[data-mate="4"]');
    await says(page, "#explore-mates .work [role=status]", /Looking for mate in 3: \d+ %, [\d,]+ positions/);
    assert.ok(await page.locator("#explore-mates progress").isVisible());
    await page.click("#explore-mates .work button");
    await says(page, "#explore-mates .work [role=status]", /^Stopped\. There is no mate in 2\.$/);
    assert.ok(await page.locator("#explore-mates progress").isHidden());
    await open(page, "explore-moves");
    await page.evaluate(async () => {
      document.querySelector('[data-length="3"]').click();
      const stop = document.querySelector("#explore-moves .work button");
      while (!stop.checkVisibility()) await new Promise((done) => setTimeout(done));
      stop.click(); // at once: on a fast machine all is counted within a second
    });
    await says(page, "#explore-moves .work [role=status]", /^Stopped\.$/);
    await page.click('[data-mate="4"]');
    await says(page, "#explore-mates .work [role=status]", /Looking/);
    await show(page, IN_TWO);
    await page.waitForFunction(() => document.querySelector("#explore-mates [role=status]").textContent === "");
    await page.click('[data-mate="2"]');
    await says(page, "#explore-mates .work [role=status]", /^White mates in 2/);
  }));

test("in draughts and Quarx it is a win, and it is said what that means", () =>
  exploring("quarx-huff B:WK1423:B1421,1434,K2341,K3113,K3142,4424,4444 0 62 -", async (page) => {
    await open(page, "explore-mates");
    assert.equal(await text(page, "#explore-mates > summary"), "Forced win");
    assert.equal(
      await text(page, "#explore-mates > p"),
      "You win when the other side has no pieces or no legal move left.",
    );
    await page.click('[data-mate="2"]');
    await says(page, "#explore-mates .work [role=status]", /^Black wins in 1\./);
  }));

test("a position with one first move becomes a puzzle that is solved on its page", () =>
  exploring(
    IN_TWO,
    async (page) => {
      await open(page, "explore-mates");
      await page.click('[data-mate="2"]');
      await page.click(".explore-puzzle button");
      await says(page, ".explore-puzzle", /Puzzle: White mates in 2 moves/);
      await page.click('.explore-puzzle [aria-label="Copy the link to the puzzle"]');
      await says(page, ".explore-puzzle button", /^Copied$/);
      const link = await page.evaluate(() => window.copied);
      assert.match(link, /learn\.html#puzzle=~[\w-]+$/);
      await page.goto(link);
      await page.waitForSelector("body[data-ready]");
      assert.equal(await text(page, "#task-title"), "White mates in 2 moves");
      await page.click('[data-cell="g5"]');
      await page.click('[data-cell="f6"]');
      await says(page, "#verdict", /^That move is legal, but then Black’s .*\. Try again\.$/);
      await page.click('[data-cell="g5"]');
      await page.click('[data-cell="g6"]');
      await shows(page, "g8", "bK");
      await page.click('[data-cell="a1"]');
      await page.click('[data-cell="a8"]');
      await says(page, "#verdict", /^Solved: mate in two\.$/); // nothing of it is kept
      await page.goto(`${link.slice(0, -4)}`);
      await page.reload();
      await says(page, "#refused", /^This puzzle’s link is damaged/);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = async (text) => {
            window.copied = text;
          };
        }),
    },
  ));

test("a position with several first moves is no puzzle", () =>
  exploring("chess 6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1", async (page) => {
    await open(page, "explore-mates");
    await page.click('[data-mate="2"]');
    await says(page, "#explore-mates .work [role=status]", /^White mates in 1, by any of 2 first moves\./);
    assert.equal(
      await text(page, ".explore-puzzle"),
      "This isn’t a puzzle, because 2 first moves work. A puzzle has exactly one.",
    );
  }));

test("what can't be played says so and offers nothing; a game that is over can still be compared", () =>
  exploring("chess 8/8/8/8/8/8/8/K7 w - - 0 1", async (page) => {
    const visible = () => page.locator(".explore :is(a, button, summary)").filter({ visible: true }).allInnerTexts();
    assert.equal(await text(page, ".explore-said"), "This position can’t be played yet. Fix its problems first.");
    assert.deepEqual(await visible(), []);
    await show(page, "chess 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    assert.match(await text(page, ".explore-said"), /^White wins.* There are no moves to explore\.$/);
    assert.deepEqual(await visible(), ["Compare rules"]);
    await show(page, "not a game");
    assert.deepEqual(await visible(), []);
    await show(page, IN_TWO);
    assert.equal(await text(page, ".explore-said"), "");
    assert.deepEqual(await visible(), ["Play from here", "Analyze", "Compare rules", "22 moves", "Forced mate"]);
    await staysClean(page);
  }));

test("its links lead to the same position where it is compared, and there is one for each other rule set", () =>
  exploring(rules.initial_position("trid"), async (page) => {
    const links = await page
      .locator("a:has-text('Compare')")
      .evaluateAll((all) => all.map(({ href, textContent }) => [textContent, href]));
    assert.equal(links.length, 2);
    await page.goto(links[0][1]);
    await page.waitForFunction(() => document.querySelectorAll("hyperply-game")[1]?.variant === "trid-meder");
  }));

test("it is done with the keyboard alone", () =>
  exploring(IN_TWO, async (page) => {
    await tabTo(page, "#explore-mates > summary");
    await press(page, "Enter");
    await tabTo(page, '[data-mate="2"]');
    await press(page, "Enter");
    await says(page, "#explore-mates .work [role=status]", /^White mates in 2/);
    await tabTo(page, ".twist");
    await press(page, "Enter");
    await page.locator(".explore-tree .explore-tree").waitFor();
    await tabTo(page, '[data-move="Kg5-g6"]');
    await press(page, "Enter");
    assert.deepEqual(await chosen(page), [after(IN_TWO, "Kg5-g6")]);
  }));

test("play from here asks against whom, and the game begins in that position", () =>
  onPage(`${at(IN_TWO)}&ask`, async (page) => {
    await page.click('.choice:has([value="computer"])');
    assert.equal(await page.locator(".of-variant").count(), 0);
    await page.click("#start");
    await page.waitForSelector('hyperply-game[black^="engine"]'); // it has begun
    await page.click('[data-cell="g5"]');
    await page.click('[data-cell="g6"]');
    await shows(page, "g8", "bK"); // the computer answers
    assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").start), IN_TWO);
    assert.doesNotMatch(page.url(), /ask/);
  }));

test("a friend who moves first gets the position by link", () =>
  onPage(`${at(IN_TWO)}&ask`, async (page) => {
    await page.click('.choice:has([value="friend"])');
    await page.click('.choice:has([value="black"])');
    await page.click("#start");
    await says(page, "#bar", /Your friend moves first/);
    assert.ok(page.url().endsWith(`${at(IN_TWO)}&you=black`), page.url());
  }));

test("analyze opens the analysis of that position", () =>
  onPage(`${at(IN_TWO)}&analyze`, async (page) => {
    await page.waitForFunction(() => /\S/.test(window.inside("#analysis")?.textContent ?? ""));
    assert.ok(await page.evaluate(() => !window.inside("#analysis").hidden));
  }));

for (const width of [390, 1440])
  test(`at ${width} px nothing is wider than the page`, () =>
    exploring(
      rules.initial_position("hex4d"),
      async (page) => {
        await open(page, "explore-moves");
        await page.locator(".explore-groups summary").first().click();
        await page.locator(".explore-list [data-move]").first().waitFor();
        await open(page, "explore-mates");
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      },
      { viewport: { width, height: 800 } },
    ));
