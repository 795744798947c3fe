// The page of the rules: addresses, what is found in them, examples on boards; and the boards on pages of families.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FAMILIES } from "../games.mjs";
import { at, clicks, onPage, onSite, says } from "./browser.mjs";

/** Goes to another address of the page. */
const goTo = (page, hash) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, hash);

test("an address leads to its rule; one that no rule has is told with the last rule of its letter", () =>
  onSite("rules.html#T17", async (page) => {
    await page.waitForFunction(() => scrollY > 0);
    const { top, bottom, ground } = await page.$eval("#T17", (node) => ({
      ...node.getBoundingClientRect().toJSON(),
      ground: getComputedStyle(node).backgroundColor,
    }));
    assert.ok(top >= 0 && bottom <= 900, `${top} to ${bottom}`);
    assert.notEqual(ground, "rgba(0, 0, 0, 0)");
    for (const [hash, told] of [
      ["T99", /^There is no rule T99\. Rules with this letter run from T1 to T33\.$/],
      ["T17", null],
      ["Z1", /^There is no rule Z1\./],
      ["castling", null],
    ]) {
      await goTo(page, hash);
      if (told) await says(page, ".unknown", told);
      else await page.locator(".unknown").waitFor({ state: "hidden" });
    }
  }));

test("whoever comes from a game on one board is told what its columns are, in both languages, and nobody else", () =>
  onPage(at("timeout-flat 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 - -"), async (page, url) => {
    await clicks(page, "#help-button");
    await page.locator('a[href*="rules.html"] >> text=All rules').click();
    await page.waitForSelector("#T1 .aside");
    assert.match(page.url(), /\?one-board#T1$/);
    for (const [rule, told] of [
      ["T17", 1],
      ["T23", 0],
      ["T18", 1],
    ]) {
      await goTo(page, rule);
      await page.waitForFunction(
        ([id, n]) => [`#${id} .aside`, ".aside"].every((selector) => document.querySelectorAll(selector).length === n),
        [rule, told],
      );
    }
    const said = "You came from a game on one board, where a column is a single square.";
    assert.equal(await page.innerText("#T18 .aside"), said);
    await page.goto(`${url}de/rules.html?one-board#T5`);
    await says(page, "#T5", /ist eine Säule ein einzelnes Feld\.$/);
    await page.goto(`${url}play.html#variant=timeout`);
    await page.waitForSelector("body[data-ready]");
    await page.evaluate(() => document.querySelector("hyperply-game").select("b1L1"));
    await page.click("#no-return a.rule");
    await page.waitForSelector("#T17:target");
    await page.waitForSelector("#theme[title]");
    assert.equal(await page.locator(".aside").count(), 0);
  }));

/** Of which game each passage is that is found. */
const games = (page) =>
  page.$$eval("#rules .of", (labels) =>
    Object.fromEntries(labels.map((label) => [label.parentElement.id, label.textContent])),
  );

test("what is found stays in its place with its game, the rest is hidden, and links show what is hidden", () =>
  onSite("rules.html", async (page) => {
    await page.keyboard.press("/");
    await page.keyboard.type("unicorn corner");
    await says(page, "#found", /^\d+ passages, 1 of them an example$/);
    const seen = (...ids) =>
      page.evaluate((ids) => ids.map((id) => document.getElementById(id).checkVisibility()), ids);
    assert.deepEqual(await seen("R5", "T1"), [true, false]);
    assert.equal(await page.locator("h2[data-game]:visible").count(), 1);
    await page.fill("#words", "t3");
    assert.deepEqual(await seen("T3", "T30"), [true, false]);
    await page.fill("#words", "castling");
    const { T14, C6, ...others } = await games(page);
    assert.deepEqual([T14, C6], ["Time Out chess", "All games"]);
    assert.ok(["Hexagonal chess", "Tri-Dimensional chess"].every((game) => Object.values(others).includes(game)));
    await page.fill("#words", "q2");
    assert.equal((await games(page)).Q2, "Quarx");
    assert.equal((await page.innerText("#Q2")).match(/Quarx/g).length, 1);
    await page.fill("#words", "zyzzyva");
    await says(page, "#found", /^No results\. Try “time out” or “king”\.$/);
    await page.fill("#words", "legal moves");
    await page.waitForSelector('.others a[href="api.html#legal_moves"]');
    assert.match(await page.innerText("#found"), /^\d+ passages/);
    await page.fill("#words", "T13");
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement.id), "T13");
    await page.fill("#words", "t15");
    assert.deepEqual(await seen("T15", "T13"), [true, false]);
    await page.locator('article a[href="#T13"]:visible').first().click();
    await page.waitForFunction(() => document.getElementById("T13").checkVisibility());
    assert.equal(await page.inputValue("#words"), "");
    assert.deepEqual([await games(page), await page.isVisible(".others")], [{}, false]);
  }));

test("on a small screen documents stand below the rules that are found, and each game is a tap away", () =>
  onSite("rules.html", async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.waitForSelector("#theme[title]");
    await page.fill("#words", "legal moves");
    await page.waitForSelector('.others a[href="api.html#legal_moves"]');
    const [rules, others] = await page.$$eval("#rules, .others", (nodes) =>
      nodes.map((node) => node.getBoundingClientRect().toJSON()),
    );
    assert.ok(rules.bottom <= others.top);
    await page.fill("#words", "");
    await page.locator('.games >> text="Quarx"').click();
    await page.waitForFunction(() => document.getElementById("quarx").getBoundingClientRect().top < innerHeight / 2);
    assert.equal(await page.locator(".games a").count(), FAMILIES.length);
  }));

/** Scripts in the page: opens an example on its board, and clicks lines, whose last answer is then told. */
function withExamples() {
  window.opened = async (figure) => {
    figure.querySelector(".try").click();
    while (!figure.querySelector("hyperply-game")) await new Promise(requestAnimationFrame);
    const board = figure.querySelector("hyperply-game");
    await board.ready;
    return board;
  };
  window.answered = (figure, lines) =>
    new Promise((done) => {
      const said = figure.querySelector(".said");
      const told = () => done([said.textContent, said.querySelector("a")?.getAttribute("href")]);
      new MutationObserver((_, watching) => watching.disconnect() ?? told()).observe(said, { childList: true });
      for (const line of lines) line.querySelector("button").click();
    });
}

/** Examples with what they are about. */
const EXAMPLES = [
  "timeout-flat 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 13 - -", // speed moves are agreed
  "quarx W:WK1111:BK3122 0 1", // a position may not come back
  "quarx-huff W:", // a man is removed
];

test("an example's lines are played on its board, each where it begins, and what refuses one is told; three boards stay", () =>
  onSite("rules.html", async (page) => {
    await page.evaluate(withExamples);
    for (const text of EXAMPLES) {
      const lines = await page.evaluate(async (text) => {
        const figure = [...document.querySelectorAll("figure.example:has(.lines)")].find(({ dataset }) =>
          dataset.position.startsWith(text),
        );
        const board = await window.opened(figure);
        const told = [];
        for (const line of figure.querySelectorAll(".lines li")) {
          const [said, link] = await window.answered(figure, [line]);
          const written = line.querySelector(".answer").textContent;
          const pressed = [...figure.querySelectorAll('.move[aria-pressed="true"]')].map((one) => one.closest("li"));
          const isPressed = pressed.length === 1 && pressed[0] === line;
          told.push({ written, before: JSON.parse(line.dataset.before), said, link, ply: board.ply, isPressed });
        }
        return told;
      }, text);
      for (const { written, before, said, link, ply, isPressed } of lines) {
        const rule = /^no \((\w+)\)/.exec(written)?.[1];
        assert.match(said, rule ? new RegExp(`^Not legal: .* ${rule}$`) : /^Played/, written);
        assert.deepEqual([link, ply], rule ? [`rules.html#${rule}`, before.length] : [undefined, before.length + 1]);
        assert.ok(isPressed, written);
      }
      assert.ok(lines.length > 1, text);
    }
    const both = await page.evaluate(async () => {
      const legal = (figure) => [...figure.querySelectorAll('li[data-before="[]"]:has([data-verdict="yes"])')];
      const figure = [...document.querySelectorAll("figure.example:not([data-open])")].find(
        (one) => legal(one).length > 1,
      );
      const board = await window.opened(figure);
      const two = legal(figure).slice(0, 2);
      await window.answered(figure, two);
      const wanted = new board.game.constructor(board.start).parse_notation(two[1].dataset.move).notation;
      return [board.moves.map(({ move }) => move), [wanted]];
    });
    assert.deepEqual(...both, "of two that are clicked at once, the second is played");
    const left = await page.evaluate(async (first) => {
      await window.opened(document.querySelector("figure.example:not([data-open])"));
      const count = (selector) => document.querySelectorAll(selector).length;
      const open = ["figure[data-open] hyperply-game", "hyperply-game", "figure:not([data-open]) button.move"];
      return [
        ...open.map(count),
        count("button.move") > 0,
        [...document.querySelectorAll("figure[data-open]")].some(({ dataset }) => dataset.position === first),
      ];
    }, EXAMPLES[0]);
    assert.deepEqual(left, [3, 3, 0, true, false]);
  }));

test("on a family's page figures are boards that come into sight, and its example game begins at its start", () =>
  onSite("timeout.html", async (page) => {
    const figure = page.locator("figure.live").nth(1);
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('#levels [data-cell="d3L1"][data-selected]').waitFor();
    assert.equal(await figure.locator("img").count(), 0);
    await page.evaluate(withExamples);
    const [moves, ply] = await page.evaluate(async () => {
      const board = await window.opened(document.querySelector("figure[data-record]"));
      while (board.ply) await new Promise(requestAnimationFrame);
      return [board.moves.length, board.ply];
    });
    assert.deepEqual([moves, ply], [8, 0]);
    await page.locator("figure[data-record] #redo").click();
    assert.equal(await page.$eval("figure[data-record] hyperply-game", (board) => board.ply), 1);
  }));
