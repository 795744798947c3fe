// The list of moves: every ply can be chosen there, and other lines taken, by mouse and keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asks, board, clicks } from "./acts.mjs";
import { onPage } from "./browser.mjs";

const FOUR = ["Pe2-e4", "Pe7-e5", "Ng1-f3", "Nb8-c6"];
/** Puts a game on the board with moves. */
const withMoves = (variant, moves, play, attributes) =>
  onPage(board(variant, attributes), async (page) => {
    await asks(page, (board, [variant, moves]) => board.load(variant, { moves }), [variant, moves]);
    await play(page);
  });
const list = (page) => page.locator("#moves li").allTextContents();
const ply = (page) => asks(page, (board) => board.ply);

test("a ply chosen in the list is shown, and the later moves stay there; buttons at the ends are grey", () =>
  withMoves("chess", FOUR, async (page) => {
    const whole = await list(page);
    const rows = [
      ['[data-ply="0"]', 1, []],
      ["#first", 0, ["first", "undo"]],
      ["#redo", 1, []],
      ["#last", 4, ["last", "redo"]],
      ["#undo", 3, []],
      ['[data-ply="3"]', 4, ["last", "redo"]],
    ];
    for (const [button, at, grey] of rows) {
      await clicks(page, button);
      const buttons = ["first", "undo", "redo", "last"];
      const disabled = await asks(
        page,
        ({ shadowRoot }, ids) => ids.filter((id) => shadowRoot.getElementById(id).disabled),
        buttons,
      );
      assert.deepEqual([await ply(page), disabled.sort()], [at, grey.sort()], button);
      assert.deepEqual(await list(page), whole);
      assert.deepEqual(await page.locator("#moves [data-latest]").allTextContents(), FOUR.slice(0, at).slice(-1));
    }
  }));

test("arrow keys, Home and End go through the list, which is one stop for Tab", () =>
  withMoves("chess", FOUR, async (page) => {
    await page.click('[data-ply="3"]');
    const rows = [
      ["ArrowLeft", 3],
      ["ArrowUp", 1],
      ["ArrowRight", 2],
      ["Home", 0],
      ["End", 4],
      ["ArrowRight", 4],
    ];
    for (const [key, at] of rows) {
      await page.keyboard.press(key);
      assert.equal(await ply(page), at, key);
    }
    assert.equal(await asks(page, ({ shadowRoot }) => shadowRoot.activeElement.dataset.ply), "3");
    assert.equal(await page.locator('#moves [tabindex="0"]').count(), 1);
  }));

test("other lines stand where they leave, with how many moves follow, and are taken by a click; those of a line with it", () =>
  withMoves("chess", FOUR, async (page) => {
    await clicks(page, "#first", "d2", "d4", "d7", "d5");
    assert.deepEqual(await list(page), ["1.Pd2-d4Pd7-d5", "or 1. Pe2-e4 and 3 more moves"]);
    await clicks(page, "[data-line]");
    assert.deepEqual(await list(page), ["1.Pe2-e4Pe7-e5", "or 1. Pd2-d4 and 1 more move", "2.Ng1-f3Nb8-c6"]);
    assert.equal(await ply(page), 1);
    await clicks(page, '[data-ply="2"]', "g8", "f6");
    const texts = await list(page);
    for (const line of ["or 2… Nb8-c6", "or 1. Pd2-d4 and 1 more move"])
      assert.ok(texts.includes(line), texts.join(" | "));
  }));

test("in the short form pawns have no letter, as in the field; in German moves are German", async () => {
  const moves = FOUR.slice(0, 3);
  await withMoves("timeout-flat", moves, async (page) => {
    await asks(page, (board) => board.setAttribute("notation", "short"));
    assert.deepEqual(await list(page), ["1.e4e5", "2.Nf3"]);
    await asks(page, (board) => board.setAttribute("language", "de"));
    await page.waitForSelector('.frame[lang="de"]');
    assert.deepEqual(await list(page), ["1.e4e5", "2.Sf3"]);
    await asks(page, (board) => board.setAttribute("notation", "long"));
    assert.deepEqual(await list(page), ["1.Be2-e4Be7-e5", "2.Sg1-f3"]);
  });
});
