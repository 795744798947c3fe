// An element that changes its language while a game is on it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage } from "./browser.mjs";

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
      const { position } = board;
      board.setAttribute("language", "de");
      while (!/Weiß/.test(turn())) await new Promise(requestAnimationFrame);
      const { picked, moves, ply } = board;
      const here = {
        same: board.position === position,
        picked,
        moves: moves.length,
        ply,
        cell: root.activeElement?.dataset.cell,
      };
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
      return { ...here, steps, message, back: turn() };
    });
    assert.deepEqual(seen, {
      same: true,
      picked: ["g1"],
      moves: 3,
      ply: 2,
      cell: "g1",
      steps: [3, 3],
      message: "Der Springer auf g1 kann g3 nicht erreichen.",
      back: "White to move",
    });
  }));
