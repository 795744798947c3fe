// The list of moves: every ply can be chosen there, and other lines taken, by mouse and keys.
import assert from "node:assert/strict";
import { asks, board, clicks } from "./acts.mjs";
import { onPage } from "./browser.mjs";
import { test } from "../long.mjs";

const FOUR = ["Pe2-e4", "Pe7-e5", "Ng1-f3", "Nb8-c6"];
/** Puts a game on the board with moves. */
const withMoves = (variant, moves, play, attributes) =>
  onPage(board(variant, attributes), async (page) => {
    await asks(page, (board, [variant, moves]) => board.load(variant, { moves }), [variant, moves]);
    await play(page);
  });
const list = (page) => page.locator("#moves li").allTextContents();

test("a ply is chosen in the list, by buttons, of which those at the ends are grey, and by keys; the later moves stay there", () =>
  withMoves("chess", FOUR, async (page) => {
    const whole = await list(page);
    for (const [step, at, grey] of [
      ['[data-ply="0"]', 1, ""],
      ["#first", 0, "first undo"],
      ["#redo", 1, ""],
      ["#last", 4, "redo last"],
      ["#undo", 3, ""],
      ['[data-ply="3"]', 4, "redo last"],
      ["ArrowLeft", 3, ""],
      ["ArrowUp", 1, ""],
      ["ArrowRight", 2, ""],
      ["Home", 0, "first undo"],
      ["End", 4, "redo last"],
      ["ArrowRight", 4, "redo last"],
    ]) {
      await (/^\w/.test(step) ? page.keyboard.press(step) : clicks(page, step));
      const [ply, disabled] = await asks(page, ({ ply, shadowRoot }) => [
        ply,
        ["first", "undo", "redo", "last"].filter((id) => shadowRoot.getElementById(id).disabled).join(" "),
      ]);
      assert.deepEqual([ply, disabled], [at, grey], step);
      assert.deepEqual(await list(page), whole);
      assert.deepEqual(await page.locator("#moves [data-latest]").allTextContents(), FOUR.slice(0, at).slice(-1));
    }
    assert.equal(await asks(page, ({ shadowRoot }) => shadowRoot.activeElement.dataset.ply), "3");
    assert.equal(await page.locator('#moves [tabindex="0"]').count(), 1); // one stop for Tab
  }));

test("other lines stand where they leave, with how many moves follow, and are taken by a click; those of a line with it", () =>
  withMoves("chess", FOUR, async (page) => {
    await clicks(page, "#first", "d2", "d4", "d7", "d5");
    assert.deepEqual(await list(page), ["1.Pd2-d4Pd7-d5", "or 1. Pe2-e4 and 3 more moves"]);
    await clicks(page, "[data-line]");
    assert.deepEqual(await list(page), ["1.Pe2-e4Pe7-e5", "or 1. Pd2-d4 and 1 more move", "2.Ng1-f3Nb8-c6"]);
    assert.equal(await asks(page, (board) => board.ply), 1);
    await clicks(page, '[data-ply="2"]', "g8", "f6");
    const texts = await list(page);
    for (const line of ["or 2… Nb8-c6", "or 1. Pd2-d4 and 1 more move"])
      assert.ok(texts.includes(line), texts.join(" | "));
  }));

test("in the short form pawns have no letter, as in the field; in German moves are German", () =>
  withMoves("timeout-flat", FOUR.slice(0, 3), async (page) => {
    const set = (name, value) => asks(page, (board, [name, value]) => board.setAttribute(name, value), [name, value]);
    await set("notation", "short");
    assert.deepEqual(await list(page), ["1.e4e5", "2.Nf3"]);
    await set("language", "de");
    await page.waitForSelector('.frame[lang="de"]');
    assert.deepEqual(await list(page), ["1.e4e5", "2.Sf3"]);
    await set("notation", "long");
    assert.deepEqual(await list(page), ["1.Be2-e4Be7-e5", "2.Sg1-f3"]);
  }));
