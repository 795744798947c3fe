// Rules compared: two boards that follow each other, and what is said of them. What follows and what differs is asked in
// tests/unit/compare.test.mjs, what each difference is in tests/package/differences.test.mjs.
import assert from "node:assert/strict";
import { initial_position } from "../../pkg/inline.js";
import { RULE_DIFFERENCES } from "../../www/site/compare/rule-differences.js";
import { differences as WORDS } from "../../www/site/words/en/differences.js";
import { at, onSite, press, resize } from "./browser.mjs";
import { long, test } from "../long.mjs";

const ready = { ready: "body[data-ready]" };
const START = ["trid", "trid-meder"].map((id) => initial_position(id));
const WAITS = "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9";

/** What both boards show, of each: `ply`, `variant` and so on. */
const each = (page, name) =>
  page.evaluate((name) => [...document.querySelectorAll("hyperply-game")].map((board) => board[name]), name);
const shown = (page, name, values) =>
  page.waitForFunction(
    ([name, values]) => [...document.querySelectorAll("hyperply-game")].every((board, i) => board[name] === values[i]),
    [name, values],
  );
/** The marks on either board: `c3(4)` -> `only`. */
const marks = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("hyperply-game")].map(({ shadowRoot }) => {
      const nodes = [...shadowRoot.querySelectorAll("[data-mark]:not([data-column])")];
      return Object.fromEntries(nodes.map(({ dataset }) => [dataset.cell, dataset.mark]));
    }),
  );
/** Clicks cells of the left board, 0, or the right one, 1. */
const click = async (page, side, ...cells) => {
  const board = page.locator("hyperply-game").nth(side);
  for (const cell of cells) await board.locator(`#levels [data-cell="${cell}"]`).first().click();
};

long("two sets of rules are compared", (t) =>
  onSite(
    "compare.html",
    async (page) => {
      await t.test("D6, M6: what is picked is marked on both boards, and the rule says what it says", async () => {
        assert.deepEqual(await each(page, "variant"), ["trid", "trid-meder"]);
        assert.equal(await page.textContent("#said"), "Both allow 10 moves.");
        assert.match(
          await page.textContent("#differs"),
          /Only in Tri-Dimensional chess: none.*Only in Tri-Dimensional chess, Meder’s rules: 10 moves/s,
        );
        await click(page, 0, "b1(2)");
        assert.deepEqual(await marks(page), [{ "c3(2)": "both" }, { "c3(2)": "both", "c3(4)": "only" }]);
        const only = page.locator("hyperply-game").nth(1).locator('#levels [data-cell="c3(4)"]');
        assert.match(await only.getAttribute("aria-label"), /marked only/);
        await page.click("#differs summary");
        await page.waitForSelector("#differs blockquote p");
        assert.match(await page.textContent("#differs summary"), /D6 forbids it in Tri-Dimensional chess/);
        assert.match(await page.textContent("#differs .moves"), /Nb1\(2\)-c3\(4\).*can.t land on level 4/s);
        assert.match(await page.textContent("#differs blockquote"), /^D6 Landing\.[^*`]*level[^*`]*$/);
        assert.equal(await page.getAttribute("#differs blockquote a", "href"), "rules.html#D6");
        await click(page, 1, "b1(2)");
        assert.deepEqual(await marks(page), [{}, {}]);
      });

      await t.test("a move that one forbids is told with the rule, taken back and put on both", async () => {
        const apart = (pattern) =>
          page.waitForFunction((text) => new RegExp(text).test(document.querySelector("#apart").textContent), pattern);
        await click(page, 1, "b1(2)", "c3(4)");
        await apart("^Nb1\\(2\\)-c3\\(4\\) isn’t legal on the left board\\. .*D6");
        await page.click("#undo");
        assert.equal(await page.isVisible("#apart"), false);
        await page.click("#redo");
        assert.deepEqual(await each(page, "ply"), [0, 1]);
        await page.click("#start");
        assert.deepEqual(await each(page, "ply"), [0, 0]);
        await page.click("#redo");
        await click(page, 0, "e2(2)", "e3(2)");
        await apart("^Took back Nb1\\(2\\)-c3\\(4\\) on the right board");
        await page.click("#undo");
        await click(page, 1, "b1(2)", "c3(4)");
        await page.click("#apart button");
        await page.waitForSelector("#apart", { state: "hidden" });
        const [left, right] = await each(page, "position");
        assert.equal(left.replace("trid", "trid-meder"), right);
        assert.match(left, / b /);
        await page.goBack();
        await shown(page, "position", START);
      });

      await t.test("each line shows its difference, also by the keyboard", async () => {
        const [{ sets, differences }] = RULE_DIFFERENCES;
        const rows = page.locator("#rows li");
        assert.equal(await rows.count(), differences.length);
        for (const i of [1, 2]) {
          const { key, pick, rules } = differences[i];
          const { point, words } = WORDS[sets.join("/")][key];
          await rows.nth(i).locator("button").focus();
          await press(page, "Enter");
          await page.waitForFunction(
            (i) =>
              document.activeElement === document.querySelector(`#rows li:nth-child(${i + 1}) [aria-pressed=true]`),
            i,
          );
          const said = await rows.nth(i).textContent();
          assert.deepEqual(await rows.nth(i).locator("a.number").allTextContents(), rules, point);
          for (const text of words) assert.ok(said.includes(text), point);
          assert.ok((await each(page, "picked")).flat().includes(pick), point);
        }
      });

      await t.test("different positions are not compared; each goes to its side when they are exchanged", async () => {
        await page.click('#rows button[aria-label="Show: the other side’s pawn, left behind"]');
        await page.waitForFunction(() => document.querySelectorAll("hyperply-game")[1].status.waiting === "b8(6)");
        assert.match(await page.textContent("#line"), /D11.*M12/s);
        assert.match(await page.textContent("#said"), /now lead to different positions/);
        assert.equal(await page.locator("#differs h3").count(), 0);
        const before = await each(page, "position");
        await page.click("#exchange");
        await shown(page, "position", before.toReversed());
        await page.waitForFunction(() => /D11.*M12/s.test(document.querySelector("#rows").textContent));
      });

      await t.test("other rules are chosen; the address has what is shown, and what cannot be is told", async () => {
        await page.selectOption("#here", "quarx");
        await page.waitForFunction(() => location.hash === "#rules=quarx,quarx-huff");
        await page.selectOption("#here", "trid");
        await page.selectOption("#there", "trid-strict");
        await page.waitForFunction(() => location.hash === "#rules=trid,trid-strict");
        await shown(page, "variant", ["trid", "trid-strict"]);
        await click(page, 0, "b2(2)", "b3(2)");
        const positions = await each(page, "position");
        await page.reload();
        await shown(page, "position", positions);
        await page.evaluate((hash) => (location.hash = hash), `rules=trid-meder,trid&${at(WAITS).slice(1)}`);
        await page.reload();
        await page.waitForFunction(() =>
          /Both boards show the start/.test(document.querySelector("#apart").textContent),
        );
        assert.match(await page.textContent("#apart"), /doesn.t exist in “trid”: .*b8\(6\)/s);
        assert.match((await each(page, "position"))[0], /^trid-meder 4\/4\/PPPP/);
      });
    },
    ready,
  ),
);

test("Quarx: the name of each cell stands in one line in it", () =>
  onSite(
    "compare.html#rules=quarx,quarx-huff",
    async (page) => {
      for (const height of [900, 800, 760, 720]) {
        await resize(page, 1280, height);
        const [count, beyond] = await page.evaluate(() => {
          const names = window.insideAll("#levels .name").filter((node) => node.checkVisibility());
          const isBeyond = (node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const [text, ...more] = range.getClientRects();
            return more.length > 0 || text.width > node.parentElement.getBoundingClientRect().width;
          };
          return [names.length, names.filter(isBeyond).map((node) => node.textContent)];
        });
        if (height === 900) assert.equal(count, 256);
        assert.deepEqual(beyond, [], String(height));
      }
    },
    ready,
  ));
