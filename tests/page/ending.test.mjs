// Players end a game: one resigns, both take a draw. They play another one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fits, violations } from "./axe.mjs";
import { at, clicks, moved, onPage, press, record, resize, says } from "./browser.mjs";

/** Notes the ends that are told. */
const listen = (page) =>
  page.evaluate(() => {
    window.ends = [];
    addEventListener("hyperply-end", ({ detail }) => window.ends.push(detail.outcome));
  });
/** Has the engine find every position worth so much to the side to move. */
const worth = (score) => ({
  prepare: (page) =>
    page.addInitScript((score) => {
      window.Worker = class extends Worker {
        postMessage(data) {
          const { id, question } = data;
          if (question?.ms !== 300) return super.postMessage(data);
          const thought = { depth: 1, nodes: 1, lines: [{ score, moves: [{ notation: "any" }] }] };
          for (const answer of [{ told: thought }, { done: true }])
            setTimeout(() => this.onmessage({ data: { id, ...answer } }));
        }
      };
    }, score),
});

test("one of two persons resigns; the game is over until they go on, or play from an earlier move", () =>
  onPage("#variant=chess", async (page) => {
    await listen(page);
    await clicks(page, "e2", "e4", "#resign");
    await page.keyboard.press("Escape"); // nobody does
    await says(page, "#turn", /Black to move/);
    await clicks(page, "#resign", '[data-choice="white"]');
    await says(page, "#turn", /^Black wins\.$/);
    await says(page, "#result", /^White resigned\.$/);
    await says(page, "#live", /Black wins/);
    assert.deepEqual(await page.evaluate(() => window.ends), [{ reason: "resigned", winner: "black" }]);
    assert.match(await record(page), /\[Result "0-1"\][^]*0-1\s*$/);
    await clicks(page, "e7", "e5");
    await says(page, "#message", /The game is over/);
    await moved(page, 1);
    await page.click("#undo");
    await says(page, "#turn", /White to move/);
    await page.click("#redo");
    await says(page, "#turn", /Black wins/);
    await page.click("#go-on");
    await says(page, "#turn", /Black to move/);
    assert.match(await record(page), /\[Result "\*"\]/);
    await clicks(page, "e7", "e5", "#resign", '[data-choice="black"]');
    await says(page, "#turn", /White wins/);
    await clicks(page, "#undo", "d7", "d5");
    await moved(page, 2);
    await says(page, "#turn", /White to move/);
    assert.match(await record(page), /\[Result "\*"\]/);
  }));

test("once a game was ended nobody is threatened, and again when they go on", () =>
  onPage(at("chess 4k3/8/8/8/8/8/4q3/4K3 w - - 0 1"), async (page) => {
    await says(page, "#threats", /queen on e2 attacks/);
    await clicks(page, "#resign", '[data-choice="white"]');
    await page.waitForSelector("#threats", { state: "hidden" });
    await page.click("#go-on");
    await says(page, "#threats", /queen on e2 attacks/);
  }));

test("a draw is offered, declined and taken; the end is kept", () =>
  onPage("#variant=draughts", async (page) => {
    await clicks(page, "32", "28", "#draw", '[data-choice="no"]');
    await says(page, "#message", /White declined the draw/);
    await says(page, "#turn", /Black to move/);
    await clicks(page, "#draw", '[data-choice="yes"]');
    await says(page, "#turn", /^Draw\.$/);
    await says(page, "#result", /^Draw by agreement\./);
    assert.match(await record(page), /\[Result "1-1"\]/);
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    await says(page, "#turn", /^Draw\.$/);
    await page.click("#game");
    await says(page, ".saved-game", /Draw · move 1/);
    await page.keyboard.press("Escape");
    await page.click("#go-on");
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    await says(page, "#turn", /Black to move/);
    assert.match(await record(page), /\[Result "\*"\]/);
  }));

/** A game that is long enough for the engine to talk of a draw. */
const LONG = `#variant=chess&moves=${[
  "Pa2-a3,Pa7-a6,Pa3-a4,Pa6-a5,Pb2-b3,Pb7-b6,Pc2-c3,Pc7-c6,Pd2-d3,Pd7-d6,Pe2-e3,Pe7-e6,Pf2-f3,Pf7-f6",
  "Pg2-g3,Pg7-g6,Ph2-h3,Ph7-h6,Ra1-a2,Ra8-a7,Ra2-a3,Ra7-a6,Ra3-a1,Ra6-a8,Bf1-g2,Bf8-g7,Nb1-d2,Nb8-d7",
  "Rh1-h2,Rh8-h7,Rh2-h1,Rh7-h8,Ph3-h4,Ph6-h5,Ra1-a3,Ra8-a6,Ra3-a2,Ra6-a7,Ra2-b2,Ra7-b7,Rb2-c2,Rb7-c7",
].join(",")}`;

for (const [score, early, answer] of [
  [30, false, /Draw\./],
  [-30, false, /declined the draw/],
  [30, true, /declined the draw/],
]) {
  test(`the engine, to which it is worth ${-score}${early ? ", early in the game," : ""} answers an offer: ${answer.source}`, () =>
    onPage(
      early ? "#variant=chess" : LONG,
      async (page) => {
        await page.selectOption("#player-black", "engine 1");
        await clicks(page, "#draw");
        await says(page, answer.source.startsWith("D") ? "#turn" : "#message", answer);
      },
      worth(score),
    ));
}

test("against the engine the person resigns, and plays again with the other side", () =>
  onPage("#variant=chess", async (page) => {
    await page.selectOption("#player-black", "engine 1");
    assert.ok(await page.isHidden("#rematch"));
    await clicks(page, "d2", "d4");
    await moved(page, 2);
    await clicks(page, "#resign", "[data-choice]");
    await says(page, "#turn", /^The computer wins\.$/);
    await page.click("#rematch");
    await moved(page, 1);
    assert.equal(await page.inputValue("#player-white"), "engine 1");
    assert.equal(await page.inputValue("#player-black"), "human");
    assert.ok(await page.evaluate(() => document.querySelector("hyperply-game").flipped));
    await clicks(page, "d7", "d5");
    await moved(page, 3);
    await page.goBack();
    await moved(page, 2);
    await says(page, "#turn", /^The computer wins\.$/);
    assert.equal(await page.inputValue("#player-black"), "engine 1");
    assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").flipped), false);
  }));

test("who has won is told to the person who plays against the engine; to two persons by colors", () =>
  onPage(at("chess 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"), async (page) => {
    await page.selectOption("#player-black", "engine 1");
    await clicks(page, "f7", "g7");
    await says(page, "#turn", /^You win\.$/);
    await says(page, "#result", /^Checkmate\./);
    await page.selectOption("#player-white", "engine 1");
    await says(page, "#turn", /^White wins\.$/);
    await page.selectOption("#player-black", "human");
    await says(page, "#turn", /^The computer wins\.$/);
  }));

test("who plays again is the same after the page is loaded again, before the first move, too", () =>
  onPage("#variant=chess", async (page) => {
    await page.click("#new-game");
    for (const answer of ["computer", "black"]) await page.click(`.choice:has([value="${answer}"])`);
    await page.click("#start");
    await moved(page, 1);
    await clicks(page, "#resign", "[data-choice]");
    await page.click("#rematch");
    await moved(page, 0);
    const seats = () =>
      page.evaluate(() => {
        const { white, black, flipped } = document.querySelector("hyperply-game");
        return { white, black, flipped };
      });
    const before = await seats();
    assert.deepEqual(before, { white: "human", black: "engine 2", flipped: false });
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    await says(page, "#turn", /Your move/);
    assert.deepEqual(await seats(), before);
  }));

test("a question whether to resign stays while the computer moves; at the end of the game it goes", () =>
  onPage("#variant=chess", async (page) => {
    await page.selectOption("#player-black", "engine 1");
    await clicks(page, "e2", "e4", "#resign");
    await moved(page, 2);
    await page.click("[data-choice]");
    await says(page, "#result", /^White resigned\.$/);
    await page.keyboard.press("Escape");
    await page.click("#go-on");
    await page.selectOption("#player-black", "human");
    await clicks(page, "#resign");
    await page.evaluate(() => document.querySelector("hyperply-game").load("chess 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"));
    await page.waitForFunction(() => !window.inside("dialog[open]"));
    await clicks(page, "#resign");
    await page.evaluate(() => document.querySelector("hyperply-game").play("Qf7-g7"));
    await page.waitForFunction(() => !window.inside("dialog[open]"));
    await says(page, "#turn", /White wins/);
  }));

test("who resigns and plays again by keyboard goes on with it on the boards", () =>
  onPage("#variant=chess", async (page) => {
    const onBoard = () => page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.dataset.cell);
    await clicks(page, "e2", "e4");
    await clicks(page, "#resign");
    await press(page, "Escape", "Enter", "Enter");
    await says(page, "#result", /resigned/);
    await onBoard();
    await page.evaluate(() => window.inside("#rematch").focus());
    await press(page, "Enter");
    await moved(page, 0);
    await onBoard();
  }));

test("a line keeps its end while another one is looked at, and when the page is loaded again", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "e2", "e4", "#undo", "d2", "d4", "#resign", '[data-choice="white"]');
    await says(page, "#turn", /Black wins/);
    await clicks(page, '[data-line="0"]');
    await says(page, "#turn", /Black to move/);
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    await moved(page, 1);
    await says(page, "#turn", /Black to move/);
    await clicks(page, '[data-line="0"]');
    await says(page, "#turn", /Black wins/);
    await says(page, "#result", /^White resigned\.$/);
  }));

test("with a friend, and where nobody plays, nothing of that is there", () =>
  onPage("#variant=chess&you=white", async (page) => {
    assert.ok(await page.isHidden("#resign"));
  }));

test("axe finds nothing, and nothing reaches over the edge", () =>
  onPage("#variant=chess", async (page) => {
    for (const over of [false, true]) {
      if (over) await clicks(page, "#resign", "[data-choice]");
      for (const width of [1440, 390, 320]) {
        await resize(page, width, 844);
        await fits(page, width);
        assert.deepEqual(await violations(page), [], `${width}, ${over}`);
      }
    }
  }));
