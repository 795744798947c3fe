// The rules on the site, and what it tells of the games.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, posix } from "node:path";
import { test } from "node:test";
import { problems, rule_sets } from "../../pkg/inline.js";
import { readLessons } from "../../scripts/lessons.mjs";
import { rulesOf } from "../../scripts/rules.mjs";
import { FAMILIES } from "../games.mjs";
import { staysClean } from "./axe.mjs";
import { at, clicks, onPage, onSite, says } from "./browser.mjs";

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const LESSONS = readLessons();
const RULES = rulesOf(read("RULES.md"));
/** @param {string} folder */
const pagesIn = (folder) =>
  readdirSync(new URL(`../../dist/${folder}`, import.meta.url))
    .filter((file) => file.endsWith(".html") && file !== "hyperply.html")
    .map((file) => folder + file);
const PAGES = [...pagesIn(""), ...pagesIn("de/")];

/** The values of an attribute in a page. */
const values = (page, name) =>
  [...read(`dist/${page}`).matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value]) =>
    value.replaceAll("&amp;", "&"),
  );

/** Opens an example, and gives its figure. */
async function opened(page, at) {
  const figure = page.locator("figure.example").nth(at);
  await figure.locator(".try").click();
  await figure.locator("hyperply-game").evaluate((board) => board.ready);
  return figure;
}

/** The cells of a board with a mark. */
const marked = (figure, effect) =>
  figure
    .locator("hyperply-game")
    .evaluate(
      (board, effect) =>
        [...board.shadowRoot.querySelectorAll(`#levels [data-cell][data-effect="${effect}"]`)]
          .map((cell) => cell.dataset.cell)
          .sort(),
      effect,
    );

/** `c[34]L*` and the like as cells. */
const expand = (text) =>
  text
    .split(" ")
    .filter(Boolean)
    .flatMap((pattern) => {
      const parts = [...pattern.replace("*", "[12345678]").matchAll(/\[(\w+)\]|(.)/g)].map(([, many, one]) => [
        ...(many ?? one),
      ]);
      return parts.reduce((texts, signs) => texts.flatMap((begun) => signs.map((sign) => begun + sign)), [""]);
    })
    .sort();

test("every rule has one address, and nothing else has its number", () => {
  const ids = values("rules.html", "id");
  assert.deepEqual(ids.filter((id) => /^[A-Z]\d+$/.test(id)).sort(), Object.keys(RULES).sort());
  assert.equal(new Set(ids).size, ids.length);
});

test("no link within the site is dead, and no page has styles or scripts in its text", () => {
  for (const page of PAGES) {
    const text = read(`dist/${page}`);
    assert.doesNotMatch(text, / style="|<style|<script(?![^>]* src=)| on\w+="/, page);
    for (const link of values(page, "href")) {
      if (link.startsWith("https://")) continue; // where a game comes from
      const [path, hash] = link.split("#");
      assert.doesNotMatch(link, /^\w+:/, `${page}: ${link}`);
      if (path && !path.endsWith(".html")) continue;
      const target = path ? posix.join(dirname(page), path) : page;
      assert.ok(PAGES.includes(target), `${page}: ${link}`);
      const file = basename(path);
      if (hash && file === "compare.html") {
        const [one, other] = /^rules=([\w-]+),([\w-]+)$/.exec(hash).slice(1);
        assert.ok(one !== other && rule_sets(one).includes(other), `${page}: ${link}`);
      } else if (hash && file === "learn.html") {
        const lessons = Object.values(LESSONS).flat();
        assert.ok(hash in LESSONS || lessons.some(({ rules }) => rules.includes(hash)), `${page}: ${link}`);
      } else if (hash && file === "setup.html") {
        const [, position] = /^position=(.+)$/.exec(hash);
        assert.deepEqual(problems(decodeURIComponent(position)), [], `${page}: ${link}`);
      } else if (hash && file !== "play.html") assert.ok(values(target, "id").includes(hash), `${page}: ${link}`);
    }
  }
});

test("each page has a title and a description of its own", () => {
  for (const folder of ["", "de/"]) {
    const texts = pagesIn(folder).flatMap((page) => [
      /<title>(.*?)<\/title>/.exec(read(`dist/${page}`))[1],
      /name="description" content="(.*?)"/.exec(read(`dist/${page}`))[1],
    ]);
    assert.equal(new Set(texts).size, texts.length);
  }
});

test("both ends of a range are links; boards of the hexagons are none", () => {
  const text = read("dist/rules.html");
  assert.match(text, /<a href="#T15">T15<\/a>-<a href="#T25">T25<\/a>/);
  assert.match(text, /no<\/b> \(<a href="#T13">T13<\/a>\)/);
  const [, h4] = /<li id="H4">(.*?)<\/li>/s.exec(text);
  assert.match(h4, /on board C1\s+Kc1/);
  assert.match(h4, /boards B1 and D1 pawns/);
  assert.equal(text.match(/data-kind="reconstruction"/g).length, read("RULES.md").match(/\*\*Reconstruction/g).length);
});

test("an address of a rule leads to it", () =>
  onSite("rules.html#T17", async (page) => {
    await page.waitForFunction(() => scrollY > 0);
    const { top, bottom } = await page.locator("#T17").evaluate((node) => node.getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && bottom <= 900, `${top} to ${bottom}`);
    assert.notEqual(
      await page.locator("#T17").evaluate((node) => getComputedStyle(node).backgroundColor),
      "rgba(0, 0, 0, 0)",
    );
  }));

const ASIDE = "You came from a game on one board, where a column is a single square.";

test("whoever comes from a game on one board is told what its columns are, and nobody else", async () => {
  await onPage(at("timeout-flat 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 - -"), async (page) => {
    await clicks(page, "#help-button");
    await page.click('a[href*="rules.html"] >> text=All rules');
    await page.waitForSelector(".aside");
    assert.match(page.url(), /#T1$/);
    for (const [rule, told] of [
      ["T17", 1],
      ["T23", 0],
      ["T18", 1],
    ]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, rule);
      await page.waitForFunction(
        ([id, n]) =>
          document.querySelectorAll(`#${id} .aside`).length === n && document.querySelectorAll(".aside").length === n,
        [rule, told],
      );
    }
    assert.equal(await page.innerText("#T18 .aside"), ASIDE);
  });
  await onPage("#variant=timeout", async (page) => {
    await page.evaluate(() => document.querySelector("hyperply-game").select("b1L1"));
    await page.click("#no-return a.rule");
    await page.waitForSelector("#T17:target");
    await page.waitForSelector("#theme[title]");
    assert.equal(await page.locator(".aside").count(), 0);
  });
});

test("who comes from one board is told what a column is there, in both languages", async () => {
  for (const [address, said] of [
    ["rules.html?one-board#T5", /a column is a single square\.$/],
    ["de/rules.html?one-board#T5", /ist eine Säule ein einzelnes Feld\.$/],
  ])
    await onSite(address, (page) => says(page, "#T5", said));
});

test("without JavaScript the rules can be read", () =>
  onSite(
    "rules.html",
    async (page) => {
      assert.equal(await page.locator(".try:visible, #find:visible").count(), 0);
      assert.match(await page.locator("#T13").innerText(), /attacked/);
    },
    { javaScriptEnabled: false, ready: null, errors: [/^csp: .*\.js$/] },
  ));

test("search: words, numbers, the count, / and Enter; a link shows what is hidden", () =>
  onSite("rules.html", async (page) => {
    await page.keyboard.press("/");
    await page.keyboard.type("unicorn corner");
    await says(page, "#found", /^\d+ passages, 1 of them an example$/);
    assert.equal(await page.isVisible("#R5"), true);
    assert.equal(await page.locator("h2[data-game]:visible").count(), 1);
    assert.equal(await page.isVisible("#T1"), false);
    await page.fill("#words", "t3");
    assert.equal(await page.isVisible("#T3"), true);
    assert.equal(await page.isVisible("#T30"), false);
    await page.fill("#words", "T13");
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement.id), "T13");
    await page.click('#T13 a[href="#T21"]');
    await page.waitForFunction(() => document.getElementById("T21").checkVisibility());
    await page.fill("#words", "zyzzyva");
    await says(page, "#found", /^No results\. Try “time out” or “king”\.$/);
    await page.fill("#words", "t15");
    await page.locator('article a[href="#T13"]:visible').first().click();
    await page.waitForFunction(() => document.getElementById("T13").checkVisibility());
    assert.equal(await page.inputValue("#words"), "");
  }));

test("each passage that is found says of which game it is", () =>
  onSite("rules.html", async (page) => {
    const games = () =>
      page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll("#rules .of")].map((label) => [label.parentElement.id, label.textContent]),
        ),
      );
    await page.fill("#words", "castling");
    const { T14, C6, ...others } = await games();
    assert.deepEqual([T14, C6], ["Time Out chess", "All games"]);
    assert.ok(["Hexagonal chess", "Tri-Dimensional chess"].every((game) => Object.values(others).includes(game)));
    await page.fill("#words", "q2");
    assert.equal((await games()).Q2, "Quarx");
    assert.equal((await page.innerText("#Q2")).match(/Quarx/g).length, 1);
    await page.fill("#words", "");
    assert.deepEqual(await games(), {});
  }));

for (const variant of ["timeout-flat", "quarx-huff"]) {
  test(`what the lines of an example say is what the board does: ${variant}`, () =>
    onSite("rules.html", async (page) => {
      const all = await page
        .locator("figure.example")
        .evaluateAll((figures) =>
          figures.map((figure) => [
            figure.dataset.position?.split(" ")[0],
            figure.querySelectorAll(".lines li").length,
          ]),
        );
      const at = all.findIndex(([id, lines]) => id === variant && lines > 0);
      const figure = await opened(page, at);
      for (let i = 0; i < all[at][1]; i++) {
        const line = figure.locator(".lines li").nth(i);
        await line.locator("button").click();
        const [, rule] = /^no \((\w+)\)/.exec(await line.locator(".answer").innerText()) ?? [];
        await figure
          .locator(".said")
          .filter({ hasText: rule ? new RegExp(`^Not legal: .* ${rule}$`) : /^Played/ })
          .waitFor();
        if (rule) assert.equal(await figure.locator(".said a").getAttribute("href"), `rules.html#${rule}`);
        assert.equal(
          await figure.locator("hyperply-game").evaluate((board) => board.ply),
          JSON.parse(await line.getAttribute("data-before")).length + (rule ? 0 : 1),
        );
      }
    }));
}

test("of two moves that are clicked at once, the second is played", () =>
  onSite("rules.html", async (page) => {
    const line = 'li[data-before="[]"]:has([data-verdict="yes"])';
    const figure = page.locator("figure.example", { has: page.locator(`${line} ~ ${line}`) }).first();
    await figure.locator(".try").click();
    const board = figure.locator("hyperply-game");
    await board.evaluate((node) => node.ready);
    const second = await figure.evaluate((node, found) => {
      const [one, other] = node.querySelectorAll(found);
      for (const { firstElementChild } of [one, other]) firstElementChild.click();
      return other.dataset.move;
    }, line);
    await figure.locator(".said", { hasText: "Played" }).waitFor();
    assert.deepEqual(await board.evaluate(({ moves }) => moves.map(({ move }) => move)), [
      await board.evaluate(
        ({ game, start }, text) => new game.constructor(start).parse_notation(text).notation,
        second,
      ),
    ]);
  }));

test("lines go on from where the one before led, agreements and the history too", () =>
  onSite("rules.html", async (page) => {
    for (const [position, last, answer] of [
      ["timeout-flat 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 13 - -", "Pa7-a6", / w - - 0 19 - -$/],
      ["quarx W:WK1111:BK3122 0 1", "4222-3122", null],
    ]) {
      const at = await page
        .locator("figure.example")
        .evaluateAll((figures, text) => figures.findIndex((figure) => figure.dataset.position === text), position);
      const figure = await opened(page, at);
      await figure.getByRole("button", { name: last, exact: true }).click();
      await figure
        .locator(".said")
        .filter({ hasText: answer ? /^Played/ : /^Not legal: .* Q12$/ })
        .waitFor();
      if (answer) assert.match(await figure.locator("hyperply-game").evaluate((board) => board.position), answer);
    }
  }));

test("only the last boards stay", () =>
  onSite("rules.html", async (page) => {
    for (let i = 0; i < 5; i++) {
      await page.locator(".try:visible").first().click();
      await page.waitForFunction(
        (n) => document.querySelectorAll("figure[data-open] hyperply-game").length === n,
        Math.min(i + 1, 3),
      );
    }
    assert.equal((await page.locator("button.move").count()) > 0, true);
    assert.equal(await page.locator("figure:not([data-open]) button.move").count(), 0);
  }));

/** The figures, as in tests/rules/timeout/figures.rs: the piece that leaves, or the cells where it can return. */
const FIGURES = [
  "d3L1",
  ["e4L* f5L* e2L* f1L* c2L* b1L*", "c4L[2345678]", "g6L1"],
  "d4L1",
  ["d[1235]L* [bcefg]4L* e5L* c5L* b6L* a7L* c3L* b2L* a1L* e3L* f2L* g1L*", "", "d6L3 a4L5 f6L2"],
  "c2L1",
  ["c[34]L*", "", "d4L1"],
  ["", "", ""],
  ["c[3456]L*", "", "b6L2 d4L1"],
  ["c[34567]L*", "", "b6L2 d4L1"],
  "a1L4",
  ["", "", ""],
  ["a[2345]L*", "b1L[2367]", "a6L[1458]"],
];

test("the figures of Time Out show the source's cells", () =>
  onSite("timeout.html", async (page) => {
    const [, ...figures] = await page.locator("figure.live").all(); // the first opens the page
    assert.equal(figures.length, FIGURES.length);
    for (const [i, shown] of FIGURES.entries()) {
      const figure = figures[i];
      await figure.scrollIntoViewIfNeeded();
      const board = figure.locator("hyperply-game");
      await board.waitFor();
      if (typeof shown === "string") {
        await board.locator(`#levels [data-cell="${shown}"][data-selected]`).waitFor();
        assert.ok(await board.locator("#time-out").isVisible(), `figure ${i}`);
        continue;
      }
      const [blue, green, yellow] = shown;
      await board
        .locator(blue ? "#levels [data-effect]" : "#message .rule")
        .first()
        .waitFor();
      assert.deepEqual(
        [await marked(figure, "free"), await marked(figure, "beside"), await marked(figure, "annihilate")],
        [blue, green, yellow].map(expand),
        `figure ${i}`,
      );
      if (!blue) assert.match(await board.locator("#message a.rule").getAttribute("href"), /rules\.html#T17$/);
    }
  }));

test("the example game is played through", () =>
  onSite("timeout.html", async (page) => {
    const figure = page.locator("figure[data-record]");
    await figure.locator(".try").click();
    const board = figure.locator("hyperply-game");
    await page.waitForFunction(() => document.querySelector("figure[data-record] hyperply-game")?.moves.length > 0);
    await page.waitForFunction(() => document.querySelector("figure[data-record] hyperply-game").ply === 0);
    const moves = await board.evaluate(({ moves }) => moves.map(({ move, speed }) => move ?? `speed ${speed}`));
    assert.deepEqual(moves, [
      "Qe3L3-e4L4",
      "Rf1L1xf3L2",
      "speed 3",
      "Pa2L1→",
      "d2L1→Pd7L6=Q",
      "Kd1L1-d2L1",
      "Kb7L7-b6L7",
      "Qa7L7xb7L6",
    ]);
    for (let i = 0; i < moves.length; i++) await board.locator("#redo").click();
    assert.match(await board.evaluate(({ position }) => position), / b - - \d+ 18 /);
  }));

for (const name of ["rules", ...FAMILIES]) {
  test(`axe finds nothing, and nothing is wider than the screen: ${name}`, () =>
    onSite(`${name}.html`, async (page) => {
      const open = page.locator(".try");
      if (await open.count()) await open.first().click();
      await page.locator("hyperply-game").first().waitFor();
      await page.evaluate(() =>
        Promise.all([...document.querySelectorAll("hyperply-game")].map((board) => board.ready)),
      );
      await staysClean(page);
    }));
}
