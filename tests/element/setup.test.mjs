// The editor as a page uses it: `controls="setup"`, `edit`, `problems` and `hyperply-setup`.
import assert from "node:assert/strict";
import { test } from "node:test";
import { KINGS, START, clicks, onPage } from "./browser.mjs";

const ILLEGAL = "chess P3k3/8/8/8/8/8/8/4K3 w - - 0 1";

const now = (page) => page.evaluate(() => [a.position, a.problems.length, a.game.position()]);

test('controls="setup" shows the editor with the game of the attributes', () =>
  onPage(`<hyperply-game id="a" controls="setup" position="${KINGS}"></hyperply-game>`, async (page) => {
    assert.deepEqual(await now(page), [KINGS, 0, KINGS]);
    assert.equal(await page.locator("#palette").count(), 1);
    assert.equal(await page.locator("#moves").count(), 0);
  }));

test("a position may be illegal: problems tells all that is wrong, each change is told", () =>
  onPage(`<hyperply-game id="a" controls="setup" position="${ILLEGAL}"></hyperply-game>`, async (page) => {
    assert.deepEqual(await now(page), [ILLEGAL, 1, START]);
    await page.evaluate(() => {
      window.told = [];
      document.addEventListener("hyperply-setup", ({ detail }) => window.told.push(detail));
    });
    await page.click('[data-brush="erase"]');
    await clicks(page, "a", "a8");
    const [told, ...more] = await page.evaluate(() => window.told);
    assert.deepEqual(told, { position: "chess 4k3/8/8/8/8/8/8/4K3 w - - 0 1", problems: [] });
    assert.equal(more.length, 0);
    await page.evaluate(() => a.undo());
    assert.deepEqual((await now(page)).slice(0, 2), [ILLEGAL, 1]);
    assert.equal(await page.evaluate(() => window.told[1].problems[0].rule), "C2");
    await page.evaluate(() => a.redo());
    assert.deepEqual((await now(page))[1], 0);
  }));

test("edit() opens it on the game that is played; other controls end it, and a legal position is the game then", () =>
  onPage(`<hyperply-game id="a" black="engine 1" record="1. e4 e5 *"></hyperply-game>`, async (page) => {
    await page.evaluate(() => a.edit());
    assert.equal(await page.evaluate(() => a.getAttribute("controls")), "setup");
    assert.match((await now(page))[0], /4p3\/4P3/);
    await page.click('[data-brush="piece"][data-piece="Q"][data-side="white"]');
    await clicks(page, "a", "d4");
    await page.evaluate(async () => {
      a.controls = "moves";
      await a.ready;
    });
    const [position, , played] = await now(page);
    assert.match(position, /4p3\/3QP3/);
    assert.equal(position, played);
    assert.equal(await page.evaluate(() => a.moves.length), 0);
    assert.equal(await page.locator("#palette").count(), 0);
  }));

/** The game that is played: its variant, its moves, the ply shown, other lines and how players ended it. */
const played = (page) =>
  page.evaluate(() => [a.variant, a.moves.map(({ move }) => move), a.ply, a.others.length, a.ended, a.problems]);

for (const [title, edit] of [
  ["an illegal position", (text) => a.edit(text)],
  [
    "an illegal position of another game",
    () => a.edit("raumschach 5/5/2k2/5/5|5/5/5/1r3/5|5/4P/5/3U1/5|1P3/5/5/5/5|5/1P3/5/3p1/5 w 3 9"),
  ],
  ["an illegal position that is loaded", (text) => a.edit().then(() => a.load(text))],
  ["a position that is left as it is", () => a.edit()],
  ["a text that is no position", () => a.edit("chess xyz w - - 0 1").catch(() => {})],
  ["a text of no game", () => a.edit("nonsense 8/8 w").catch(() => {})],
  ["a record that cannot be read", () => a.edit("1. e5 *").catch(() => {})],
])
  for (const away of [false, true])
    test(`${title} ends with the whole game that was there${away ? ", also if it was taken out meanwhile" : ""}`, () =>
      onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
        await page.evaluate(async () => {
          await a.load("1. e4 e5 2. Nf3 *", { ended: { by: "resignation", winner: "black" } });
          a.go(1);
          a.play("d5");
          a.go(2);
          a.undo();
        });
        const before = await played(page);
        assert.equal(before[3], 1);
        await page.evaluate(edit, ILLEGAL);
        await page.waitForSelector("#palette");
        if (away) {
          const position = await page.evaluate(() => a.position);
          await page.evaluate(async () => {
            const board = a;
            board.remove();
            await window.drawn();
            document.body.append(board);
            await board.ready;
          });
          await page.waitForSelector("#palette");
          assert.equal(await page.evaluate(() => a.position), position);
        }
        await page.evaluate(async () => {
          a.controls = "full";
          await a.ready;
        });
        assert.deepEqual(await played(page), before);
        assert.equal(await page.locator("#palette").count(), 0);
        assert.equal(await page.locator("#moves").count(), 1);
        await page.evaluate(() => a.redo());
        assert.equal((await played(page))[2], 2);
      }));

test("one that is put back without the editor has the position that was set up, or the game that was there", () =>
  onPage('<hyperply-game id="a" record="1. e4 e5 *"></hyperply-game>', async (page) => {
    for (const [text, moves, position] of [
      [ILLEGAL, 2, "chess rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"],
      [KINGS, 0, KINGS],
    ]) {
      const found = await page.evaluate(async (text) => {
        const board = a;
        await board.edit(text);
        board.remove();
        await window.drawn();
        board.controls = "moves";
        document.body.append(board);
        await board.ready;
        return [board.moves.length, board.position];
      }, text);
      assert.deepEqual(found, [moves, position]);
    }
  }));

test("load puts positions, variants and records into the editor; what cannot be read is refused and changes nothing", () =>
  onPage(`<hyperply-game id="a" controls="setup"></hyperply-game>`, async (page) => {
    await page.evaluate(() => a.load("trid"));
    assert.equal(await page.evaluate(() => a.position.split(" ")[0]), "trid");
    await page.evaluate(() => a.load("1. e4 e5 *"));
    assert.match((await now(page))[0], /4p3\/4P3/);
    const before = await now(page);
    const refusal = await page.evaluate(() => a.load("chess 8/8 w - - 0 1").catch(({ code, at }) => ({ code, at })));
    assert.equal(refusal.code, "bad-position");
    assert.equal((await now(page))[0], before[0]);
    assert.match(await page.textContent(".refused"), /isn’t a position/);
  }));

test("moves are not played while a position is set up", () =>
  onPage(`<hyperply-game id="a" controls="setup"></hyperply-game>`, async (page) => {
    const refusal = await page.evaluate(() => {
      try {
        return a.play("e4");
      } catch ({ code, message }) {
        return { code, message };
      }
    });
    assert.equal(refusal.code, "bad-argument");
    assert.match(refusal.message, /controls/);
  }));

test("taken out and put in again, it has the position that was set up", () =>
  onPage(`<hyperply-game id="a" controls="setup" position="${ILLEGAL}"></hyperply-game>`, async (page) => {
    await page.click('[data-brush="piece"][data-piece="N"][data-side="black"]');
    await clicks(page, "a", "d4");
    const [before] = await now(page);
    await page.evaluate(async () => {
      const board = a;
      board.remove();
      await new Promise((done) => setTimeout(done, 50));
      document.body.append(board);
      await board.ready;
    });
    await page.waitForSelector("#palette");
    assert.equal((await now(page))[0], before);
  }));

test("view, flip and the page's own pieces are those of the element", () =>
  onPage(
    `<hyperply-game id="a" variant="raumschach" controls="setup" view="3d" flipped></hyperply-game>`,
    async (page) => {
      assert.equal(await page.evaluate(() => a.inSpace), true);
      await page.click("text=Flip board");
      assert.equal(await page.evaluate(() => a.flipped), false);
      await page.evaluate(() => {
        a.drawPiece = () => document.createElementNS("http://www.w3.org/2000/svg", "circle");
        a.view = "plan";
      });
      assert.equal(await page.locator('[data-brush="piece"] circle').count(), 14);
      assert.equal(await page.evaluate(() => a.inSpace), false);
    },
  ));

test("cells are marked in the editor, too", () =>
  onPage(`<hyperply-game id="a" variant="chess" controls="setup"></hyperply-game>`, async (page) => {
    await page.evaluate(() => a.mark(["e4"]));
    assert.equal(await page.locator("#a .frame.setup [data-mark]").getAttribute("data-cell"), "e4");
    await page.evaluate(() => a.mark([]));
    assert.equal(await page.locator("#a .frame.setup [data-mark]").count(), 0);
  }));

/** Has the board speak a language, and waits until it does. */
const speak = (page, language, ...before) =>
  page.evaluate(
    async ([language, ...before]) => {
      for (const one of [...before, language]) a.setAttribute("language", one);
      const frame = () => window.inside("a").querySelector(".frame.setup");
      while (frame()?.lang !== language) await window.drawn();
    },
    [language, ...before],
  );

test("a switch of language keeps the steps of the editor, what the hand does and what is picked", () =>
  onPage(`<hyperply-game id="a" controls="setup" position="${KINGS}"></hyperply-game>`, async (page) => {
    await speak(page, "de"); // so that the words are there when it comes to be quick
    await speak(page, "en");
    await page.click('[data-brush="piece"][data-piece="Q"][data-side="white"]');
    await clicks(page, "a", "d4", "d5", "d6");
    await page.evaluate(() => a.undo());
    await page.click('[data-brush="hand"]');
    await clicks(page, "a", "d5");
    const there = await page.evaluate(() => a.position);
    await speak(page, "de");
    assert.match(await page.textContent("#palette"), /Schwarz/);
    assert.equal(await page.evaluate(() => a.position), there);
    assert.equal(await page.locator("#a [data-cell=d5][data-selected]").count(), 1, "still in the hand");
    await page.evaluate(() => a.redo());
    assert.match((await now(page))[0], /^chess 4k3\/8\/3Q4\/3Q4\/3Q4\//);
    await speak(page, "de", "en"); // there and back before the editor is there again
    for (const board of ["4k3/8/8/3Q4/3Q4/8/4P3/4K3", "4k3/8/8/8/3Q4/8/4P3/4K3", "4k3/8/8/8/8/8/4P3/4K3"]) {
      await page.evaluate(() => a.undo());
      assert.equal((await now(page))[0].split(" ")[1], board);
    }
    await page.evaluate(() => a.undo());
    assert.equal((await now(page))[0], KINGS, "there is no step before the first");
  }));

test("a switch of language while the editor is on its way leaves the editor", () =>
  onPage(`<hyperply-game id="a" position="${KINGS}"></hyperply-game>`, async (page) => {
    await page.evaluate(async () => {
      a.language = "de";
      while (window.inside("a").querySelector(".frame").lang !== "de") await window.drawn();
      a.language = "en";
      while (window.inside("a").querySelector(".frame").lang !== "en") await window.drawn();
      a.edit();
      a.language = "de";
      a.language = "en";
      a.language = "de";
    });
    await page.locator("#palette", { hasText: "Schwarz" }).waitFor();
    assert.equal(await page.evaluate(() => a.position), KINGS);
  }));

test("a position that is loaded while another language comes is there when load() is done", () =>
  onPage(`<hyperply-game id="a" controls="setup"></hyperply-game>`, async (page) => {
    const positions = await page.evaluate(async (text) => {
      a.setAttribute("language", "de");
      await a.load(text);
      const board = document.createElement("hyperply-game");
      for (const [name, value] of Object.entries({ controls: "setup", language: "de" }))
        board.setAttribute(name, value);
      document.body.append(board);
      await board.load(text);
      return [a.position, board.position];
    }, ILLEGAL);
    assert.deepEqual(positions, [ILLEGAL, ILLEGAL]);
  }));
