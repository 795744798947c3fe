// What the engine thinks of a position, and of every move of a game: what is drawn and listed of it, while people play, look
// back and point. What is said is asked in tests/unit/review.test.mjs.
import assert from "node:assert/strict";
import { onPage } from "./browser.mjs";
import { long, test } from "../long.mjs";

const FOOLS_MATE = ["Pf2-f3", "Pe7-e5", "Pg2-g4", "Qd8-h4"];
const LINE = ".thought:not([hidden])";

/** Runs `play(page)` where a game has come so far, and is analyzed. */
const analyzed = (text, moves, play, options) =>
  onPage(
    '<hyperply-game id="a" variant="chess" controls="full"></hyperply-game>',
    async (page) => {
      await page.evaluate(([text, moves]) => a.load(text, { moves }).then(() => a.analyze()), [text, moves]);
      await play(page);
    },
    { viewport: { width: 1280, height: 900 }, ...options },
  );
/** Asks in the page with `$`, which finds all in the element. */
const FIND = "const $ = (at) => [...a.shadowRoot.querySelectorAll(at)];";
const ask = (page, what) => page.evaluate(`(() => { ${FIND} return ${what}; })()`);
const until = (page, what) => page.waitForFunction(`(() => { ${FIND} return ${what}; })()`);
const says = (page, selector, pattern) => page.locator(selector).filter({ hasText: pattern }).waitFor();
const lines = (page, count) => until(page, `$("${LINE}").length === ${count}`);
const at = (page, length, ply = length) => until(page, `a.moves.length === ${length} && a.ply === ${ply}`);
const reviewed = (page) => page.waitForSelector("#review", { state: "hidden" });
const graded = (page) => ask(page, `$("#moves [data-ply]:has(.grade)").map((node) => node.dataset.ply)`);
async function workers(page, count) {
  while (page.workers().length !== count) await page.evaluate(() => new Promise(requestAnimationFrame));
}

test("it tells who stands better and three lines; one is played, and what is over is over", () =>
  analyzed("chess", ["Pe2-e4", "Pf7-f6"], async (page) => {
    await page.click("#menu");
    const places = () => ask(page, `$(".tools button").map((node) => node.getBoundingClientRect().y)`);
    const height = () => ask(page, `$("#analysis")[0].offsetHeight`);
    await lines(page, 3);
    const high = await height();
    await says(page, "#score", /^\+\d/);
    assert.ok(await ask(page, `$(".balance")[0].ariaValueNow > 50`));
    await page.locator(LINE).first().press("Enter");
    await at(page, 3);
    await lines(page, 3);
    assert.equal(await height(), high);
    await page.evaluate(() => a.go(0)); // it follows
    await says(page, `${LINE} >> nth=0`, /^\S+ {2}([a-h][34]|N[acfh]3) /);
    await workers(page, 1);
    const before = await places();
    await page.click("#analyze");
    assert.deepEqual([await page.isHidden("#analysis"), await places()], [true, before], "no button has moved");
    await until(page, `$('.arrows [data-mark="line"]').length === 0`);
    await workers(page, 0);
    await page.click("#analyze");
    await page.evaluate(() => a.load("chess 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"));
    await says(page, "#score", /^White wins in 1 move$/);
    await page.click(LINE);
    await says(page, "#score", /The game is over/);
    await lines(page, 0);
  }));

test("the first line is drawn by itself, another one while it is pointed at, unlike the last move", () =>
  analyzed("chess", ["Pe2-e4", "Pe7-e5"], async (page) => {
    /** Until the arrows lead where the moves of a line end, as the analysis writes them. */
    const draws = (line) =>
      page.waitForFunction((at) => {
        const root = a.shadowRoot;
        const { x: left, y: top, width: side } = root.querySelector(".board").getBoundingClientRect();
        const heads = [...root.querySelectorAll('.arrows [data-mark="line"] .head')].map((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          const [right, down] = [x + width / 2 - left, y + height / 2 - top].map((n) => Math.floor((n * 8) / side));
          return `${"abcdefgh"[right]}${8 - down}`;
        });
        const [, ...moves] = root.querySelectorAll(".thought")[at].textContent.split(/ +/);
        return heads.length === 2 && heads.every((cell, i) => cell === moves[i]?.slice(-2));
      }, line);
    await draws(0);
    await page.hover(`${LINE} >> nth=1`);
    await draws(1);
    await page.mouse.move(0, 0);
    await draws(0);
    const [line, last] = await ask(
      page,
      `['[data-mark="line"]', ".last"].map((kind) => getComputedStyle($(".arrows " + kind + " .shaft")[0]))
        .map(({ stroke, strokeDasharray }) => [stroke, strokeDasharray === "none"])`,
    );
    assert.notEqual(line[0], last[0]);
    assert.deepEqual([line[1], last[1]], [false, true], "dashed, for those who do not see colors");
  }));

long("lines are drawn in every view, into Time Out as well", () =>
  analyzed("timeout-flat", [], async (page) => {
    await page.waitForFunction(() => {
      const [, ...moves] = a.shadowRoot.querySelector(".thought").textContent.split(/\s+/);
      const arrows = [...a.shadowRoot.querySelectorAll('.arrows [data-mark="line"]')];
      return arrows.length === 2 && arrows.every((node, i) => moves[i]?.includes("→") === node.matches(".out"));
    });
    await page.evaluate(() => a.load("timeout").then(window.drawn)); // what was drawn in the game before is gone
    for (const place of ["#above", "#levels"]) await page.waitForSelector(`${place} > .arrows [data-mark="line"]`);
    await page.evaluate(() =>
      a
        .load("trid")
        .then(() => a.setAttribute("view", "3d"))
        .then(window.drawn),
    );
    await page.waitForSelector('#levels > .arrows [data-mark="line"]');
  }),
);

long(
  "it goes on beside a game with the engine, after a crash and in another family; not in a new game, with a friend or without the board",
  () =>
    analyzed("chess", [], async (page) => {
      await page.evaluate(() => {
        a.setAttribute("black", "engine 1");
        a.play("e4");
      });
      await at(page, 2);
      await lines(page, 3);
      await page.evaluate(() => {
        a.analyze(false);
        const { Worker } = window;
        window.Worker = class extends Worker {
          constructor(...details) {
            super(...details);
            window.made = this;
            window.Worker = Worker;
          }
        };
        a.analyze();
      });
      await lines(page, 3);
      await page.evaluate(() => window.made.dispatchEvent(new ErrorEvent("error", { message: "!", cancelable: true })));
      await says(page, "#message", /worker crashed/);
      assert.ok(await page.isHidden("#analysis"));
      await page.evaluate(() => a.analyze());
      await lines(page, 3);
      assert.ok(await page.isHidden("#message"));
      await page.evaluate(() => a.load("hex4d"));
      await until(page, `a.variant === "hex4d"`);
      await page.evaluate(() => a.setAttribute("black", "human"));
      await lines(page, 3);
      await workers(page, 1); // an engine of its own
      await page.evaluate(() => void a.newGame({ answers: { opponent: "screen" } }));
      await page.click("#start");
      await until(page, `$("#analyze")[0].ariaPressed === "false"`);
      await lines(page, 0);
      await page.evaluate(() => a.setAttribute("black", "none"));
      assert.ok(await ask(page, `$("#analyze")[0].hidden`));
      await page.evaluate(() => {
        a.setAttribute("black", "human");
        a.analyze();
      });
      await lines(page, 3);
      await page.evaluate(() => a.remove());
      await workers(page, 0);
    }),
);

test("the list marks the moves by which the game turned; another move ends the review, and the marks come again with their line", () =>
  analyzed("chess", FOOLS_MATE, async (page) => {
    await page.click("#review");
    await says(page, "#review", /^Stop review$/);
    await reviewed(page);
    const mark = () => ask(page, `$('#moves [data-ply="2"] .grade').map((node) => [node.textContent, node.ariaLabel])`);
    assert.deepEqual(await mark(), [["??", "blunder"]]);
    assert.match(await page.getAttribute('#moves [data-ply="2"]', "title"), /^Blunder: White’s chances fall/);
    await says(page, "#turns", /^White: 1 blunder.*\. Black: no mistakes\.$/);
    assert.ok((await ask(page, `$("#graph .dot").length`)) >= 2);
    await page.click('#moves [data-ply="2"]');
    await says(page, "#verdict", /^Blunder: .*\.$/);
    await workers(page, 1);
    await page.evaluate(() => a.analyze(false)); // marks belong to the analysis
    assert.deepEqual(await graded(page), []);
    await page.evaluate(() => a.analyze());
    assert.ok((await graded(page)).includes("2") && (await page.isHidden("#review")));
    await page.evaluate(() => {
      a.go(2);
      a.play("d4");
    });
    assert.ok(!(await graded(page)).includes("2"));
    await says(page, "#review", /^Review game$/);
    await page.click(".other-line");
    await until(page, `$('#moves [data-ply="2"] .grade')[0]?.textContent === "??"`);
    await reviewed(page);
  }));

test("a review is stopped, goes on, and ends with the board; its course is gone through by keys and clicks", () =>
  analyzed("chess", FOOLS_MATE, async (page) => {
    /** Begins a review, and does something as soon as a position was looked at. */
    const cut = (what) =>
      page.evaluate((what) => {
        const [bar, button] = ["#reviewed", "#review"].map((at) => a.shadowRoot.querySelector(at));
        return new Promise((done) => {
          new MutationObserver((_, watch) => {
            if (!(bar.value > 0)) return;
            watch.disconnect();
            if (what === "stop") button.click();
            else a.remove();
            done();
          }).observe(bar, { attributes: true });
          button.click();
        });
      }, what);
    await cut("stop");
    await says(page, "#review", /^Review game$/);
    assert.deepEqual([await page.isHidden("#reviewed"), await page.textContent("#turns")], [true, ""]);
    await workers(page, 0); // nor has the analysis one: the game on the board is over
    await page.locator("#review").press("Enter");
    await reviewed(page);
    const told = (name) => page.getAttribute("#graph", `aria-value${name}`);
    assert.deepEqual([await told("max"), await told("text")], ["4", "After 2. Qd8-h4#: White’s chances are 0%"]);
    for (const [key, ply] of Object.entries({ ArrowLeft: 3, Home: 0, ArrowRight: 1, End: 4 })) {
      await page.keyboard.press(key); // the focus is where the button was
      await at(page, 4, ply);
      assert.equal(await told("now"), String(ply), key);
    }
    assert.equal(await ask(page, "a.shadowRoot.activeElement.id"), "graph");
    const { width, height } = await page.locator("#graph").boundingBox();
    await page.click("#graph", { position: { x: width / 2, y: height / 2 } });
    await at(page, 4, 2);
    await page.click("#graph", { position: { x: 4, y: height / 2 } });
    await at(page, 4, 0);
    await page.evaluate(() => a.play("e4"));
    await cut("remove");
    await workers(page, 0);
  }));
