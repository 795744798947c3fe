// Questions of an element: before a game, about a move, and words for them that come late.
import assert from "node:assert/strict";
import { GAME, KINGS, START, clicks, finds, onPage } from "./browser.mjs";
import { test } from "../long.mjs";

/** Whether the questions before a game are open, and block the page. */
const asks = (page) => page.evaluate(() => window.one("#questions").matches(":modal"));
/** A file of words, held until it is wanted. */
async function hold(page, file) {
  let come;
  const coming = new Promise((resolve) => (come = resolve));
  await page.route(`**/de/${file}*.js`, (route) => coming.then(() => route.continue()));
  return { come, asked: page.waitForRequest(`**/de/${file}*.js`) };
}

test("newGame begins anew, or in the position shown if it is told so; analyze shows the analysis and hides it", () =>
  finds(`<hyperply-game id="a" position="${KINGS}" controls="full"></hyperply-game>`, async () => {
    const found = [];
    for (const here of [true, false]) {
      const begun = a.newGame({ here, answers: { opponent: "screen" } });
      await window.until(() => window.one("#start"));
      window.press("#start");
      found.push((await begun).opponent, a.start);
    }
    for (const on of [[], [false]]) {
      a.analyze(...on);
      found.push(await window.until(() => [window.one("#analysis").hidden]));
    }
    return found.flat();
  }, ["screen", KINGS, "screen", START, false, true]));

test("ask waits until the board is seen, and blocks nothing before", () =>
  onPage("", async (page) => {
    for (const [hidden, show] of [
      ["<details id='box'><summary>More</summary>", () => (box.open = true)],
      ["<div id='box' hidden>", () => (box.hidden = false)],
      ["<div id='box' style='content-visibility: hidden'>", () => (box.style = "")],
      ["<dialog id='box'>", () => box.showModal()],
    ]) {
      await page.evaluate(
        (body) => window.begin(body),
        `<button id="under">Press</button>${hidden}<hyperply-game id="a" ask>`,
      );
      assert.equal(await asks(page), false, hidden);
      await page.click("#under");
      await page.evaluate(show);
      await page.click("#start");
      await page.waitForSelector('#a[black="engine 2"]');
    }
  }));

test("ask is done once, and not again when the game is put back", () =>
  onPage('<hyperply-game id="a" ask></hyperply-game>', async (page) => {
    await page.click("#start");
    const ply = await page.evaluate(async () => {
      const board = a;
      board.black = "human";
      board.play("e4");
      board.remove();
      await window.drawn();
      document.body.append(board);
      await board.ready;
      await window.drawn();
      return board.ply;
    });
    assert.deepEqual([ply, await asks(page)], [1, false]);
  }));

test("ask speaks the language that a page sets when the board is ready", () =>
  onPage('<hyperply-game language="de"></hyperply-game>', async (page) => {
    await page.evaluate(async () => {
      const board = document.createElement("hyperply-game");
      Object.assign(board, { id: "a", ask: true });
      board.addEventListener("hyperply-ready", () => (board.language = "de"));
      document.body.append(board);
      await board.ready;
      await window.until(() => window.one("#questions")?.textContent.includes("Gegen wen"));
    });
    assert.equal(await asks(page), true);
  }));

test("a question before a game outlives a switch of language and a move in the page, and ends when the board is removed", () =>
  onPage(`${GAME}<div id="box"></div>`, async (page) => {
    const says = (text) => page.locator("#questions", { hasText: text }).waitFor();
    await page.evaluate(() => {
      window.begun = a.newGame({ answers: { opponent: "screen" } });
    });
    await page.waitForSelector("#start");
    await page.evaluate(() => box.append(a));
    assert.equal(await asks(page), true);
    await page.evaluate(() => a.setAttribute("language", "de"));
    await says("Gegen wen");
    for (const value of ["computer", "7", "black"]) await page.click(`.choice:has([value="${value}"])`);
    await page.evaluate(() => a.setAttribute("language", "en"));
    await says("Who do you play");
    await page.click("#start");
    const { opponent, level, plays } = await page.evaluate(() => window.begun);
    assert.deepEqual({ opponent, level, plays }, { opponent: "computer", level: 7, plays: "black" });
    const found = await page.evaluate(async () => {
      const begun = a.newGame();
      await window.drawn();
      a.remove();
      return begun;
    });
    assert.equal(found, null);
  }));

test("a question about a move closes when that move can be played no more", () =>
  onPage('<hyperply-game id="a">chess 7k/P7/8/8/8/8/8/K7 w - - 0 1</hyperply-game>', async (page) => {
    await clicks(page, "a", "a7", "a8");
    await page.waitForSelector("#choose[open]");
    await page.evaluate(() => a.play("Ka1-b1"));
    await page.locator("#choose").waitFor({ state: "hidden" });
  }));

test("questions whose words come late are about the game that is there then; what is asked of a board that is gone is nothing", () =>
  onPage(
    '<hyperply-game id="a" variant="chess" language="de"></hyperply-game>',
    async (page) => {
      const questions = await hold(page, "asked");
      await page.evaluate(() => {
        window.begun = a.newGame({ answers: { opponent: "screen" } });
      });
      await questions.asked;
      await page.evaluate(() => a.load("raumschach"));
      questions.come();
      await page.click("#start");
      assert.equal(await page.evaluate(async () => (await window.begun).variant), "raumschach");
      const help = await hold(page, "help");
      await page.evaluate(() => a.help());
      await help.asked;
      await Promise.all([page.waitForResponse("**/de/help*.js"), page.evaluate(() => a.remove()).then(help.come)]);
      await page.evaluate(() => window.drawn());
      assert.deepEqual(await page.evaluate(() => window.told("error")), []);
    },
    { own: true },
  ));

test("a position that is set up stays where the words of another language do not come", () =>
  onPage(
    `<hyperply-game id="a" position="${KINGS}" controls="setup"></hyperply-game>`,
    async (page) => {
      await page.route("**/de/setup*.js", (route) => route.abort());
      const bad = "chess 4k3/8/8/8/8/8/8/P3K3 w - - 0 1";
      await page.evaluate((position) => a.edit(position), bad);
      const asked = page.waitForRequest("**/de/setup*.js");
      await page.evaluate(() => a.setAttribute("language", "de"));
      await asked;
      await page.evaluate(() => window.drawn());
      assert.deepEqual(await page.evaluate(() => [a.position, a.problems.length]), [bad, 1]);
    },
    { own: true, errors: [/setup/, /console: Failed to load resource/] },
  ));
