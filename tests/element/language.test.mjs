// An element that changes its language while a game is on it.
import assert from "node:assert/strict";
import { onPage } from "./browser.mjs";
import { test } from "../long.mjs";

test("a board changes its language at once and keeps its game, what is picked and the keyboard", () =>
  onPage('<hyperply-game id="a" variant="timeout-flat" controls="full"></hyperply-game>', async (page) => {
    const seen = await page.evaluate(async () => {
      const board = window.a;
      const root = window.inside("a");
      const turn = () => root.querySelector("#turn").textContent;
      for (const move of ["Pe2-e4", "Pe7-e5", "Pd2-d4"]) board.play(move);
      board.go(2);
      board.select("g1");
      root.querySelector('[data-cell="g1"]').focus();
      const before = board.position;
      board.setAttribute("language", "de");
      while (!/Weiß/.test(turn())) await new Promise(requestAnimationFrame);
      const kept = [board.position === before, board.picked, board.ply, board.moves.length];
      const focused = root.activeElement?.dataset.cell;
      board.undo();
      board.redo();
      board.redo();
      const steps = [board.ply, board.moves.length];
      board.go(2);
      let message = "";
      try {
        board.play("Ng1-g3");
      } catch (error) {
        ({ message } = error);
      }
      board.setAttribute("language", "en");
      return [kept, focused, steps, message, turn()];
    });
    const refused = "Der Springer auf g1 kann g3 nicht erreichen.";
    assert.deepEqual(seen, [[true, ["g1"], 2, 3], "g1", [3, 3], refused, "White to move"]);
  }));
