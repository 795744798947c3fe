// The page of the rules: addresses, what is found in them, examples on boards; and the boards on pages of families.
import assert from "node:assert/strict";
import { FAMILIES } from "../games.mjs";
import { clicks, onPage, onSite, says } from "./browser.mjs";
import { long, test } from "../long.mjs";

const ASIDE = "You came from a game on one board, where a column is a single square.";

long(
  "an address leads to its rule, or tells that there is none; who comes from a game on one board is told what columns are there",
  () =>
    onPage("#variant=timeout", async (page, url) => {
      const goTo = (hash) => page.evaluate((hash) => location.assign(hash), `#${hash}`);
      await page.evaluate(() => document.querySelector("hyperply-game").select("b1L1"));
      await page.click("#no-return a.rule");
      await page.waitForSelector("#T17:target");
      await page.waitForSelector("#theme[title]");
      await page.waitForFunction(() => scrollY > 0);
      const [top, bottom, ground] = await page.$eval("#T17", (node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return [top, bottom, getComputedStyle(node).backgroundColor];
      });
      assert.ok(top >= 0 && bottom <= 900, `${top} to ${bottom}`);
      assert.notEqual(ground, "rgba(0, 0, 0, 0)");
      assert.equal(await page.locator(".aside").count(), 0);
      for (const [hash, told] of [
        ["T99", /^There is no rule T99\. Rules with this letter run from T1 to T33\.$/],
        ["T17", null],
        ["Z1", /^There is no rule Z1\./],
        ["castling", null],
      ]) {
        await goTo(hash);
        if (told) await says(page, ".unknown", told);
        else await page.locator(".unknown").waitFor({ state: "hidden" });
      }
      await page.goto(`${url}play.html#variant=timeout-flat`);
      await page.waitForSelector("body[data-ready]");
      await clicks(page, "#help-button");
      await page.locator('a[href*="rules.html"] >> text=All rules').click();
      await page.waitForURL(/\?one-board#T1$/);
      for (const [rule, told] of [
        ["T17", [ASIDE]],
        ["T23", []],
        ["T18", [ASIDE]],
      ]) {
        await goTo(rule);
        const isTold = ([id, told]) =>
          [`#${id} .aside`, ".aside"].every(
            (where) => [...document.querySelectorAll(where)].map((one) => one.innerText).join() === told.join(),
          );
        await page.waitForFunction(isTold, [rule, told]);
      }
    }),
);

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

long("on a small screen documents stand below the rules that are found, and each game is a tap away", () =>
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
  }),
);

/** Scripts in the page: opens an example on its board, and clicks lines, whose last answer is then told. */
function withExamples() {
  window.opened = async (figure) => {
    figure.querySelector(".try").click();
    while (!figure.querySelector("hyperply-game")) await new Promise(requestAnimationFrame);
    const board = figure.querySelector("hyperply-game");
    await board.ready;
    return board;
  };
  window.answered = (figure, ...lines) =>
    new Promise((done) => {
      const said = figure.querySelector(".said");
      const told = () => done([said.textContent, said.querySelector("a")?.getAttribute("href")]);
      new MutationObserver((_, watching) => watching.disconnect() ?? told()).observe(said, { childList: true });
      for (const line of lines) line.querySelector("button").click();
    });
  window.figures = () => [...document.querySelectorAll("figure.example:not([data-open]):has(.lines)")];
}

test("an example's lines are played on its board, each where it begins, and what refuses one is told; three boards stay", () =>
  onSite("rules.html", async (page) => {
    await page.evaluate(withExamples);
    for (const position of [
      "timeout-flat 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 13 - -", // speed moves are agreed
      "quarx W:WK1111:BK3122 0 1", // a position may not come back
      "quarx-huff W:W2222,4222:B3322 7 4 -", // a man is removed
    ]) {
      const lines = await page.evaluate(async (position) => {
        const figure = window.figures().find(({ dataset }) => dataset.position === position);
        const board = await window.opened(figure);
        const told = [];
        for (const line of figure.querySelectorAll(".lines li")) {
          const answer = await window.answered(figure, line);
          const pressed = line.querySelector(".move").getAttribute("aria-pressed");
          const written = line.querySelector(".answer").textContent;
          told.push([written, JSON.parse(line.dataset.before).length, pressed, ...answer, board.ply]);
        }
        return told;
      }, position);
      assert.ok(lines.length > 1, position);
      for (const [written, before, pressed, said, link, ply] of lines) {
        const rule = /^no \((\w+)\)/.exec(written)?.[1];
        assert.match(said, rule ? new RegExp(`^Not legal: .* ${rule}$`) : /^Played/, written);
        assert.deepEqual([link, ply], rule ? [`rules.html#${rule}`, before] : [undefined, before + 1], written);
        assert.equal(pressed, "true");
      }
    }
    const [moves, wanted, ...boards] = await page.evaluate(async () => {
      const legal = (figure) => [...figure.querySelectorAll('li[data-before="[]"]:has([data-verdict="yes"])')];
      const figure = window.figures().find((one) => legal(one).length > 1);
      const board = await window.opened(figure);
      const two = legal(figure).slice(0, 2);
      await window.answered(figure, ...two);
      const move = new board.game.constructor(board.start).parse_notation(two[1].dataset.move);
      await window.opened(window.figures()[0]);
      const counts = ["figure[data-open] hyperply-game", "hyperply-game", "figure:not([data-open]) button.move"].map(
        (selector) => document.querySelectorAll(selector).length,
      );
      const ids = [...document.querySelectorAll("figure[data-open]")].map(({ dataset }) => dataset.position);
      return [
        board.moves.map((item) => item.move),
        [move.notation],
        counts,
        ids.some((id) => id.includes(" 0 13 - -")),
      ];
    });
    assert.deepEqual(moves, wanted, "of two that are clicked at once, the second is played");
    assert.deepEqual(boards, [[3, 3, 0], false]);
  }));

long("on a family's page figures are boards that come into sight, and its example game begins at its start", () =>
  onSite("timeout.html", async (page) => {
    const figure = page.locator("figure.live").nth(1);
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('#levels [data-cell="d3L1"][data-selected]').waitFor();
    assert.equal(await figure.locator("img").count(), 0);
    await page.evaluate(withExamples);
    const counts = await page.evaluate(async () => {
      const board = await window.opened(document.querySelector("figure[data-record]"));
      while (board.ply) await new Promise(requestAnimationFrame);
      board.shadowRoot.querySelector("#redo").click();
      return [board.moves.length, board.ply];
    });
    assert.deepEqual(counts, [8, 1]);
  }),
);
