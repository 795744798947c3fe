// Other lines, records, questions and ends, when they overlap with something else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage } from "./browser.mjs";

const CHESS = '<hyperply-game id="a" variant="chess" controls="full"></hyperply-game>';

test("other lines outlive a time out of the page, and moves that were played before go back to their line", () =>
  onPage(CHESS, async (page) => {
    const texts = await page.evaluate(async () => {
      await a.ready;
      for (const move of ["e4", "e5"]) a.play(move);
      a.undo();
      a.play("c5");
      a.undo();
      a.play("e5"); // again: the first line, and no third one
      const list = () => [...a.shadowRoot.querySelectorAll("#moves li")].map((line) => line.textContent);
      const before = list();
      const board = a;
      const parent = board.parentNode;
      board.remove();
      await new Promise((resolve) => setTimeout(resolve, 20));
      parent.append(board);
      await board.ready;
      return [before, list()];
    });
    assert.deepEqual(texts[0], ["1.Pe2-e4Pe7-e5", "or 1… Pc7-c5"]);
    assert.deepEqual(texts[1], texts[0]);
  }));

test("records are read as they are written, whatever the language of the table", () =>
  onPage('<hyperply-game id="a" variant="chess" language="de"></hyperply-game>', async (page) => {
    const [moves, again] = await page.evaluate(async () => {
      await a.ready;
      a.play("Sf3");
      a.play("e5");
      a.play({ notation: "Nb1-c3" });
      const { record } = a;
      await a.load(record);
      return [a.moves.map(({ move }) => move), a.record === record];
    });
    assert.deepEqual(moves, ["Ng1-f3", "Pe7-e5", "Nb1-c3"]);
    assert.equal(again, true);
  }));

test("a question that has lost its piece is taken back, and plays nothing", () =>
  onPage('<hyperply-game id="a">chess 7k/P7/8/8/8/8/8/K7 w - - 0 1</hyperply-game>', async (page) => {
    await page.click('[data-cell="a7"]');
    await page.click('[data-cell="a8"]');
    await page.waitForSelector("#choose[open]");
    await page.evaluate(() => a.play("Ka1-b1"));
    await page.locator("#choose").waitFor({ state: "hidden" });
    assert.deepEqual(await page.evaluate(() => a.moves.map(({ move }) => move)), ["Ka1-b1"]);
  }));

test("an end is told when it comes, and not when it is looked at again", () =>
  onPage(CHESS, async (page) => {
    const ends = await page.evaluate(async () => {
      await a.ready;
      let count = 0;
      a.addEventListener("hyperply-end", () => count++);
      for (const move of ["f3", "e5", "g4", "Qh4"]) a.play(move);
      a.undo();
      a.redo();
      a.go(0);
      a.go(4);
      return count;
    });
    assert.equal(ends, 1);
  }));

test("a load that fails leaves the element ready, and marks may be anything", () =>
  onPage(CHESS, async (page) => {
    const [position, marked] = await page.evaluate(async () => {
      await a.ready;
      await a.load("rubbish that is no game").catch(() => {});
      await a.ready;
      a.mark(null);
      a.mark(["e4", null, 7, { cell: "d4", name: "danger" }]);
      a.play("e4");
      return [
        a.position,
        [...a.shadowRoot.querySelectorAll("[data-mark]")].map((cell) => cell.part.value ?? [...cell.part].join(" ")),
      ];
    });
    assert.match(position, /4P3/);
    assert.deepEqual(marked.sort(), ["cell mark", "cell mark danger"]);
  }));

test("other lines are reached and taken by the keyboard", () =>
  onPage(CHESS, async (page) => {
    await page.evaluate(async () => {
      await a.ready;
      a.play("e4");
      a.undo();
      a.play("d4");
    });
    await page.focus("[data-line]");
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => a.moves[0].move), "Pe2-e4");
    assert.equal(await page.evaluate(() => a.shadowRoot.activeElement?.dataset.ply), "0");
  }));
