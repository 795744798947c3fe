// Players end a game: one resigns, both take a draw. What is drawn of that, kept, and begun again.
import assert from "node:assert/strict";
import { clicks, moved, onPage, press, put, record, says, sees } from "./browser.mjs";
import { long, test } from "../long.mjs";

const computer = (page, side) => page.selectOption(`#player-${side}`, "engine 1");
const seats = (page) =>
  page.evaluate(() => {
    const { white, black, flipped } = document.querySelector("hyperply-game");
    return [white, black, flipped];
  });
async function reload(page) {
  await page.reload();
  await page.waitForSelector("body[data-ready]");
}

test("one resigns: that is said, written, and taken back; nobody is threatened then, and the keyboard goes on", () =>
  onPage("#variant=chess", async (page) => {
    const onBoard = () => page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.dataset.cell);
    await put(page, "chess 4k3/8/8/8/8/8/4q3/4K3 w - - 0 1");
    await says(page, "#threats", /queen on e2 attacks/);
    await clicks(page, "#resign");
    await press(page, "Escape"); // nobody does
    await says(page, "#turn", /White to move/);
    await press(page, "Enter", "Enter");
    await sees(page, { "#turn": /^Black wins\.$/, "#result": /^White resigned\.$/, "#live": /Black wins/ });
    await onBoard();
    assert.equal(await page.isVisible("#threats"), false);
    assert.match(await record(page), /\[Result "0-1"\][^]*0-1\s*$/);
    await page.click("#go-on");
    await says(page, "#threats", /queen on e2 attacks/);
    assert.match(await record(page), /\[Result "\*"\]/);
    await clicks(page, "#resign", '[data-choice="black"]');
    await says(page, "#turn", /White wins/);
    await page.evaluate(() => window.inside("#rematch").focus());
    await press(page, "Enter");
    await says(page, "#turn", /White to move/);
    await onBoard();
    const isAsked = () => page.evaluate(() => Boolean(window.inside("dialog[open]")));
    await clicks(page, "#resign");
    await put(page, "chess 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1");
    assert.equal(await isAsked(), false, "it was asked of the game before");
    await clicks(page, "#resign");
    await page.evaluate(() => document.querySelector("hyperply-game").play("Qf7-g7"));
    assert.equal(await isAsked(), false, "the game is over");
  }));

long(
  "a draw is offered, declined and taken; the end is kept, and so is that of a line beside the one on the board",
  () =>
    onPage("#variant=draughts", async (page) => {
      await clicks(page, "32", "28", "#draw", '[data-choice="no"]');
      await says(page, "#message", /White declined the draw/);
      await clicks(page, "#draw", '[data-choice="yes"]');
      await says(page, "#result", /^Draw by agreement\./);
      await reload(page);
      await says(page, "#turn", /^Draw\.$/);
      await page.click("#game");
      await says(page, ".saved-game", /Draw · move 1/);
      await press(page, "Escape");
      await clicks(page, "#undo", "31", "27");
      await moved(page, 1);
      await says(page, "#turn", /Black to move/);
      await reload(page);
      await moved(page, 1);
      await says(page, "#turn", /Black to move/);
      await clicks(page, '[data-line="0"]');
      await says(page, "#turn", /^Draw\.$/);
      await page.click("#go-on");
      await reload(page);
      await says(page, "#turn", /Black to move/);
      assert.match(await record(page), /\[Result "\*"\]/);
    }),
);

long("against the computer a person resigns, also while it moves, and plays again with the other side", () =>
  onPage("#variant=chess", async (page) => {
    await computer(page, "black");
    assert.ok(await page.isHidden("#rematch"));
    await clicks(page, "d2", "d4", "#resign");
    await moved(page, 2);
    await page.click("[data-choice]");
    await says(page, "#turn", /^The computer wins\.$/);
    await page.click("#rematch");
    await moved(page, 1);
    assert.deepEqual(await seats(page), ["engine 1", "human", true]);
    await clicks(page, "d7", "d5");
    await moved(page, 3);
    await page.goBack();
    await moved(page, 2);
    await says(page, "#turn", /^The computer wins\.$/);
    assert.deepEqual(await seats(page), ["human", "engine 1", false]);
    await page.goForward();
    await moved(page, 3);
    await clicks(page, "#resign", "[data-choice]", "#rematch");
    await moved(page, 0);
    await reload(page); // before the first move, too
    await says(page, "#turn", /Your move/);
    assert.deepEqual(await seats(page), ["human", "engine 1", false]);
  }),
);
