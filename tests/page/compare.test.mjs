// Rules compared: two boards that follow each other as far as their rules allow, and what differs on them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { RULE_DIFFERENCES } from "../../www/site/compare/rule-differences.js";
import { differences as WORDS } from "../../www/site/words/en/differences.js";
import { staysClean } from "./axe.mjs";
import { onSite, press, resize } from "./browser.mjs";

const ready = { ready: "body[data-ready]" };
const WAITS = "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9";

/** What both boards show. */
const boards = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("hyperply-game")].map(({ variant, position, ply, picked }) => ({
      variant,
      position,
      ply,
      picked,
    })),
  );
/** The marks on either board: `c3(4)` -> `only`. */
const marks = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("hyperply-game")].map(({ shadowRoot }) =>
      Object.fromEntries(
        [...shadowRoot.querySelectorAll("[data-mark]:not([data-column])")].map(({ dataset }) => [
          dataset.cell ?? dataset.mount,
          dataset.mark,
        ]),
      ),
    ),
  );
/** Clicks a cell of the left board, 0, or the right one, 1. */
const click = (page, side, cell) =>
  page
    .locator("hyperply-game")
    .nth(side)
    .locator(`#levels [data-cell="${cell}"], [data-mount="${cell}"]`)
    .first()
    .click();
const rows = (page) => page.locator("#rows li");

test("both boards show the start by their own rules", () =>
  onSite(
    "compare.html",
    async (page) => {
      const [left, right] = await boards(page);
      assert.deepEqual([left.variant, right.variant], ["trid", "trid-meder"]);
      assert.equal(left.position.replace("trid", "trid-meder"), right.position);
      assert.match(await page.textContent("#said"), /^Both allow 10 moves\.$/);
      assert.match(
        await page.textContent("#differs"),
        /Only in Tri-Dimensional chess: none.*Only in Tri-Dimensional chess, Meder’s rules: 10 moves/s,
      );
    },
    ready,
  ));

test("D6, M6: the targets of a picked piece are marked, and the rule says what it says", () =>
  onSite(
    "compare.html",
    async (page) => {
      await click(page, 0, "b1(2)");
      assert.deepEqual(
        (await boards(page)).map(({ picked }) => picked),
        [["b1(2)"], ["b1(2)"]],
      );
      assert.deepEqual(await marks(page), [{ "c3(2)": "both" }, { "c3(2)": "both", "c3(4)": "only" }]);
      await page.click("#differs summary");
      await page.waitForSelector("#differs blockquote p");
      assert.match(await page.textContent("#differs summary"), /D6 forbids it in Tri-Dimensional chess/);
      assert.match(await page.textContent("#differs .moves"), /Nb1\(2\)-c3\(4\).*can.t land on level 4/s);
      assert.match(
        await page.locator("hyperply-game").nth(1).locator('#levels [data-cell="c3(4)"]').getAttribute("aria-label"),
        /marked only/,
      );
      assert.match(await page.textContent("#differs blockquote"), /^D6 Landing\..*level/);
      assert.doesNotMatch(await page.textContent("#differs blockquote"), /\*\*|`/);
      assert.equal(await page.getAttribute("#differs blockquote a", "href"), "rules.html#D6");
      await click(page, 1, "b1(2)");
      assert.deepEqual(await marks(page), [{}, {}]);
    },
    ready,
  ));

test("what is played on one board is played on the other, back and forward too", () =>
  onSite(
    "compare.html",
    async (page) => {
      await click(page, 1, "b2(2)");
      await click(page, 1, "b3(2)");
      const [left, right] = await boards(page);
      assert.deepEqual([left.ply, right.ply], [1, 1]);
      assert.match(left.position, /1PPP|P3/);
      assert.equal(left.position.replace("trid", "trid-meder"), right.position);
      await page.click("#undo");
      assert.deepEqual(
        (await boards(page)).map(({ ply }) => ply),
        [0, 0],
      );
      await page.click("#redo");
      assert.deepEqual(
        (await boards(page)).map(({ ply }) => ply),
        [1, 1],
      );
      await page.click("#start");
      assert.deepEqual(
        (await boards(page)).map(({ ply }) => ply),
        [0, 0],
      );
    },
    ready,
  ));

test("a move that one forbids stays on the other, with the rule; back they are together again", () =>
  onSite(
    "compare.html",
    async (page) => {
      await click(page, 1, "b1(2)");
      await click(page, 1, "c3(4)");
      assert.deepEqual(
        (await boards(page)).map(({ ply }) => ply),
        [0, 1],
      );
      assert.match(await page.textContent("#apart"), /Nb1\(2\)-c3\(4\) isn’t legal on the left board\. .*D6/);
      await page.click("#undo");
      assert.equal(await page.isVisible("#apart"), false);
      assert.deepEqual(
        (await boards(page)).map(({ ply }) => ply),
        [0, 0],
      );
      await page.click("#redo");
      assert.deepEqual(
        (await boards(page)).map(({ ply }) => ply),
        [0, 1],
      );
      await page.click("#apart button");
      await page.waitForSelector("#apart", { state: "hidden" });
      const [left, right] = await boards(page);
      assert.equal(left.position.replace("trid", "trid-meder"), right.position);
      assert.match(left.position, / b /);
      await page.goBack();
      await page.waitForFunction(() =>
        [...document.querySelectorAll("hyperply-game")].every(({ position }) => / w KQkq - - 0 1$/.test(position)),
      );
    },
    ready,
  ));

test("who plays on the other board after that takes the move back, and is told", () =>
  onSite(
    "compare.html",
    async (page) => {
      await click(page, 1, "b1(2)");
      await click(page, 1, "c3(4)");
      await click(page, 0, "e2(2)");
      await click(page, 0, "e3(2)");
      assert.match(await page.textContent("#apart"), /Took back Nb1\(2\)-c3\(4\) on the right board/);
      const [left, right] = await boards(page);
      assert.equal(left.position.replace("trid", "trid-meder"), right.position);
    },
    ready,
  ));

test("where one move made two positions of one, nothing is compared; each board goes to its side when they are exchanged", () =>
  onSite(
    "compare.html",
    async (page) => {
      await page.click('#rows button[aria-label="Show: the other side’s pawn, left behind"]');
      await page.waitForFunction(() => document.querySelectorAll("hyperply-game")[1].status.waiting === "b8(6)");
      assert.match(await page.textContent("#line"), /D11.*M12/s);
      assert.match(await page.textContent("#said"), /now lead to different positions/);
      assert.equal(await page.locator("#differs h3").count(), 0);
      const before = (await boards(page)).map(({ position }) => position);
      await page.click("#exchange");
      await page.waitForFunction(() => document.querySelector("hyperply-game").variant === "trid-meder");
      assert.deepEqual(
        (await boards(page)).map(({ position }) => position),
        before.toReversed(),
      );
    },
    ready,
  ));

test("Q7, Q16: a text that is another move by the other rules is not followed", () => {
  const position =
    "quarx-huff B:W1111,1131,1133,1214,1232,1234,1243,2114,2121,2123,2141,2143,2211,2213,2224,2314,2321,2332,3111,3122,3142,3232,3241,3311,3322,3324,3331,4112,4114,4121,4123,4132,4143,4242:B1412,1421,1423,1432,1434,1441,1443,2413,2422,2431,2444,3412,3421,3432,3434,4334,4422,4424,4433,4442,4444 0 28 -";
  return onSite(
    `compare.html#rules=quarx-huff,quarx&position=${encodeURIComponent(position)}`,
    async (page) => {
      await page.evaluate(() => document.querySelector("hyperply-game").play("2431x4213"));
      assert.deepEqual(
        (await boards(page)).map(({ ply }) => ply),
        [1, 0],
      );
      assert.match(
        await page.textContent("#apart"),
        /2431x4213 isn’t legal on the right board\. It means another move there/,
      );
    },
    ready,
  );
});

for (const { sets, differences } of RULE_DIFFERENCES) {
  test(`each line shows its difference: ${sets.join(", ")}`, () =>
    onSite(
      `compare.html#rules=${sets.join(",")}`,
      async (page) => {
        assert.equal(await rows(page).count(), differences.length);
        for (const [i, { key, pick, rules }] of differences.entries()) {
          const { point, words } = WORDS[sets.join("/")][key];
          const row = rows(page).nth(i);
          await row.locator("button").click();
          await page.waitForFunction(
            (i) => document.querySelectorAll("#rows button")[i].getAttribute("aria-pressed") === "true",
            i,
          );
          assert.deepEqual(await row.locator("a.number").allTextContents(), rules, point);
          for (const text of words) assert.ok((await row.textContent()).includes(text), point);
          const [left, right] = await boards(page);
          assert.deepEqual([left.variant, right.variant], sets);
          if (!pick) continue;
          assert.ok(
            [left, right].some(({ picked }) => picked[0] === pick),
            point,
          );
          const [here, there] = await page.locator("#differs h3").allTextContents();
          const isSame = / none$/.test(here ?? "none") && / none$/.test(there ?? "none");
          if (here !== undefined) assert.equal(isSame, words[1] === "The same.", `${point}: ${here}, ${there}`);
        }
      },
      ready,
    ));
}

test("other rules are chosen, and left and right exchanged; the address says what is shown", () =>
  onSite(
    "compare.html",
    async (page) => {
      await page.selectOption("#here", "quarx");
      await page.waitForFunction(() => location.hash === "#rules=quarx,quarx-huff");
      await page.click("#exchange");
      await page.waitForFunction(() => location.hash.startsWith("#rules=quarx-huff,quarx"));
      assert.deepEqual(
        (await boards(page)).map(({ variant }) => variant),
        ["quarx-huff", "quarx"],
      );
      await page.selectOption("#here", "trid");
      await page.selectOption("#there", "trid-strict");
      await page.waitForFunction(() => location.hash === "#rules=trid,trid-strict");
      await click(page, 0, "b2(2)");
      await click(page, 0, "b3(2)");
      const [{ position }] = await boards(page);
      await page.reload();
      await page.waitForSelector("body[data-ready]");
      assert.equal((await boards(page))[0].position, position);
    },
    ready,
  ));

test("an address that cannot be shown says why", () =>
  onSite(
    `compare.html#rules=trid-meder,trid&position=${encodeURIComponent(WAITS)}`,
    async (page) => {
      assert.match(
        await page.textContent("#apart"),
        /doesn.t exist in “trid”: .*b8\(6\).* Both boards show the start/s,
      );
      assert.match((await boards(page))[0].position, /^trid-meder 4\/4\/PPPP/);
    },
    ready,
  ));

test("Quarx: the name of each cell stands in one line in it", () =>
  onSite(
    "compare.html#rules=quarx,quarx-huff",
    async (page) => {
      for (const height of [900, 800, 780, 760, 740, 720]) {
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

test("by the keyboard alone; nothing for axe to find, nothing wider than a phone", () =>
  onSite(
    "compare.html",
    async (page) => {
      await staysClean(page);
      await rows(page).nth(5).locator("button").focus();
      await press(page, "Enter");
      await page.waitForFunction(() =>
        [...document.querySelectorAll("hyperply-game")].every(({ picked }) => picked.length),
      );
      await staysClean(page);
    },
    ready,
  ));
