// The engine looks at every position of the game, and the list marks the moves by which it turned.
import assert from "node:assert/strict";
import { test } from "node:test";
import { staysClean } from "./axe.mjs";
import { at, clicks, moved, onPage, press, says, speak, started, tabTo, workers } from "./browser.mjs";

const FOOLS_MATE = "#variant=chess&moves=Pf2-f3,Pe7-e5,Pg2-g4,Qd8-h4";

/** The marks of moves by their plies. */
const marks = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      window.insideAll("#moves [data-ply]").flatMap((node) => {
        const mark = node.querySelector(".grade");
        return mark
          ? [[node.dataset.ply, `${mark.textContent} ${mark.getAttribute("aria-label")}: ${node.title}`]]
          : [];
      }),
    ),
  );

/** Waits until every position was looked at. */
const reviewed = (page) => page.waitForSelector("#review", { state: "hidden" });

/** Begins to look at the game, and does something as soon as a position was looked at: a click, a method of the element. */
const cut = (page, what, detail) =>
  page.evaluate(
    ([what, detail]) =>
      new Promise((done) => {
        const watch = new MutationObserver(() => {
          if (!(window.inside("#reviewed").value > 0)) return;
          watch.disconnect();
          if (what === "click") window.inside(detail).click();
          else document.querySelector("hyperply-game")[what](detail);
          done();
        });
        watch.observe(window.inside("#reviewed"), { attributes: true });
        window.inside("#review").click();
      }),
    [what, detail],
  );

test("a blunder is marked, with what it cost and what was better; nothing else is", () =>
  onPage(FOOLS_MATE, async (page) => {
    await clicks(page, "#analyze");
    await page.click("#review");
    await reviewed(page);
    const { 2: blunder, ...others } = await marks(page);
    assert.match(blunder, /^\?\? blunder: Blunder: White’s chances fall from \d\d% to 0%\. [a-hN]\w+ was better\.$/);
    for (const mark of Object.values(others)) assert.doesNotMatch(mark, /\?\?/);
    await says(page, "#turns", /^White: 1 blunder.*\. Black: no mistakes\.$/);
    await page.click('#moves [data-ply="2"]');
    await says(page, "#verdict", /^Blunder: .*\.$/);
    await workers(page, 1);
    await clicks(page, "#analyze"); // marks belong to the analysis
    assert.deepEqual(await marks(page), {});
    await clicks(page, "#analyze");
    assert.match((await marks(page))[2], /^\?\?/);
    assert.ok(await page.isHidden("#review"));
  }));

test("Black's blunder is Black's, and the better move is told in the language of the list", () =>
  onPage("#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3,Qd8-g5,Nf3xg5", async (page) => {
    await clicks(page, "#analyze");
    await page.click("#review");
    await reviewed(page);
    const found = await marks(page);
    assert.deepEqual(Object.keys(found), ["3"]);
    assert.match(found[3], /^\?\? blunder: Blunder: Black’s chances fall/);
    await speak(page, "de"); // the German page, with the same game
    if (!(await page.isVisible("#review"))) await clicks(page, "#analyze");
    await page.click("#review");
    await reviewed(page);
    assert.match((await marks(page))[3], /Besser war ([a-h]|[SLDTK][a-h])\S*\.$/);
  }));

test("a side that moves twice is not blamed for it", () =>
  onPage(at("timeout-flat 4k3/8/8/8/8/8/3PPP2/3QK3 w - - 0 1 - -"), async (page) => {
    await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      board.load(board.position, { moves: ["speed2", "Pe2-e3", "Pe3-e4", "Ke8-e7", "Ke7-e8"] });
    });
    await moved(page, 5);
    await clicks(page, "#analyze");
    await page.click("#review");
    await reviewed(page);
    assert.deepEqual(await marks(page), {});
    await says(page, "#turns", /^No serious mistakes\.$/);
  }));

test("it can be stopped, and goes on where it was", () =>
  onPage(FOOLS_MATE, async (page) => {
    await clicks(page, "#analyze");
    await cut(page, "click", "#review");
    await says(page, "#review", /^Review game$/);
    assert.ok(await page.isHidden("#reviewed"));
    assert.equal(await page.textContent("#turns"), "");
    await workers(page, 0); // nor has the analysis one: the game on the board is over
    await page.click("#review");
    await reviewed(page);
    assert.match((await marks(page))[2], /^\?\?/);
  }));

test("another move ends it; what was found of the moves before stays, and of the line that was left", () =>
  onPage(FOOLS_MATE, async (page) => {
    await clicks(page, "#analyze");
    await page.click("#review");
    await reviewed(page);
    await page.click('#moves [data-ply="1"]');
    await moved(page, 4, 2);
    await page.evaluate(() => document.querySelector("hyperply-game").play("Pd2-d4"));
    await moved(page, 3);
    assert.ok(!(2 in (await marks(page))));
    await says(page, "#review", /^Review game$/);
    assert.match(await page.getAttribute("#graph", "aria-valuetext"), /^After 2\. Pd2-d4: not reviewed$/);
    await cut(page, "play", "Pe5xd4");
    await moved(page, 4);
    await says(page, "#review", /^Review game$/);
    await workers(page, 1);
    await page.click(".other-line");
    await page.waitForFunction(() => window.inside('#moves [data-ply="2"] .grade')?.textContent === "??");
    await reviewed(page);
  }));

test("looking back does not end it; another game does, and so does a board that is gone", () =>
  onPage(FOOLS_MATE, async (page) => {
    await clicks(page, "#analyze");
    await cut(page, "click", "#first");
    await moved(page, 4, 0);
    await reviewed(page);
    await clicks(page, "#game", '[data-variant="glinski"]');
    await started(page, "glinski");
    assert.ok(await page.isHidden("#review")); // nothing was played yet
    await page.evaluate(() => document.querySelector("hyperply-game").play("Pf5-f6"));
    await moved(page, 1);
    await cut(page, "remove");
    await workers(page, 0);
  }));

test("games with series and with boards that move can be reviewed", async () => {
  for (const variant of ["quarx-huff", "trid"]) {
    await onPage(`#variant=${variant}`, async (page) => {
      await page.evaluate(() => {
        const board = document.querySelector("hyperply-game");
        for (let i = 0; i < 3; i++) board.play(board.game.legal_moves()[0]);
      });
      await moved(page, 3);
      await clicks(page, "#analyze");
      await page.click("#review");
      await reviewed(page);
      assert.notEqual(await page.textContent("#turns"), "");
    });
  }
});

test("with the keyboard alone: the review, and its course from move to move", () =>
  onPage(FOOLS_MATE, async (page) => {
    await page.focus("#menu");
    await page.keyboard.press("Enter");
    await tabTo(page, "#analyze");
    await page.keyboard.press("Enter");
    await tabTo(page, "#review");
    await page.keyboard.press("Enter");
    await reviewed(page);
    assert.equal(await page.evaluate(() => window.focused().id), "graph"); // where its button was
    const told = () =>
      page
        .locator("#graph")
        .evaluate((graph) => ["now", "max", "text"].map((name) => graph.getAttribute(`aria-value${name}`)));
    assert.deepEqual(await told(), ["4", "4", "After 2. Qd8-h4#: White’s chances are 0%"]);
    await press(page, "ArrowLeft");
    await moved(page, 4, 3);
    assert.equal((await told())[0], "3");
    await press(page, "Home");
    await moved(page, 4, 0);
    assert.match((await told())[2], /^Start: White’s chances are \d\d%$/);
    await press(page, "ArrowRight");
    await moved(page, 4, 1);
    await press(page, "End");
    await moved(page, 4);
    assert.equal(await page.evaluate(() => window.focused().id), "graph");
  }));

test("a click on the course goes to the move", () =>
  onPage(FOOLS_MATE, async (page) => {
    await clicks(page, "#analyze");
    await page.click("#review");
    await reviewed(page);
    const { width, height } = await page.locator("#graph").boundingBox();
    await page.click("#graph", { position: { x: width / 2, y: height / 2 } });
    await moved(page, 4, 2);
    await page.click("#graph", { position: { x: 4, y: height / 2 } });
    await moved(page, 4, 0);
  }));

test("axe finds nothing, and nothing reaches over the edge", () =>
  onPage(FOOLS_MATE, async (page) => {
    await clicks(page, "#analyze");
    await page.click("#review");
    await reviewed(page);
    await page.click('#moves [data-ply="2"]');
    await staysClean(page);
  }));
