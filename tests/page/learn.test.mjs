// The page of lessons and puzzles: what is seen of them, the keyboard, addresses, and what is kept. What is said and counted
// is asked in tests/unit/lesson.test.mjs and puzzle.test.mjs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { puzzles } from "../../pkg/puzzles.js";
import { readLessons } from "../../scripts/lessons.mjs";
import { inOrder } from "../../www/site/learn/order.js";
import { onSite, press, says, tabTo } from "./browser.mjs";
import { long, test } from "../long.mjs";

const LESSONS = readLessons();
const ALL = Object.values(LESSONS).flat();
/** The lessons in whose places those of these tests are: their steps are here as the page shows them. */
const [FIRST, SECOND] = LESSONS.timeout;
const ready = { ready: "body[data-ready]" };
const cell = (name) => `[data-cell="${name}"]`;
const at = (hash) => `learn.html${hash}`;
const text = (page, selector) => page.evaluate((at) => document.querySelector(at)?.textContent ?? "", selector);
const lesson = ({ id }) => `#lesson=${id}`;

const ROOK = "timeout-flat 3k4/8/8/8/8/8/4R3/6K1 w - - 0 1 - -";
const stepOf = (goal, more) => ({
  ...{ position: ROOK, goal, par: 1, limit: 3, enemy: { kind: "stands" }, only: [], marks: [], say: "The first." },
  ...more,
});
const SEVERAL = [
  stepOf({ kind: "reach", cells: ["e5"] }),
  stepOf({ kind: "send", cells: ["e2"] }, { say: "The second." }),
  stepOf({ kind: "mark", from: "g1" }, { say: "The third." }),
];
const RULES = ["T5", "T13"].map((rule) => ({ rule, text: `By ${rule}.` }));
const WHY = stepOf(
  { kind: "why", move: "Re2-e6", choices: RULES },
  { position: "timeout-flat 3k4/8/8/8/4r3/8/4R3/6K1 w - - 0 1 - -" },
);
const withLessons = (page) => {
  const lessons = [{ ...FIRST, steps: SEVERAL }, { ...SECOND, steps: [WHY] }, ...LESSONS.timeout.slice(2)];
  const body = `export const lessons = ${JSON.stringify(lessons)};`;
  return page.route(/\/lessons\/timeout(\.de)?\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
};

/** The page is there again. */
const again = async (page, go) => {
  await go();
  await page.waitForSelector("body[data-ready]");
};
/** Does something with the record of the lesson that is kept, once it is there; a page that is left before that keeps none. */
const kept = (page, change = {}, name = FIRST.id) =>
  page.waitForFunction(
    async ([id, change]) => {
      const name = (await indexedDB.databases()).map(({ name }) => name).find((name) => name.startsWith("hyperply "));
      const done = (request) => new Promise((got) => (request.onsuccess = () => got(request.result)));
      const db = name && (await done(indexedDB.open(name)));
      const store = db?.transaction("learned", "readwrite").objectStore("learned");
      const known = store && (await done(store.get(id)));
      const item = known?.at ? known : null; // 0 is none of this page's
      if (item) await done(store.put({ ...item, ...change }));
      db?.close();
      return item;
    },
    [name, change],
  );

long("a lesson is taken", (t) =>
  onSite(
    at(lesson(FIRST)),
    async (page) => {
      const enter = async (name) => {
        await page.evaluate((at) => window.inside(at).focus(), cell(name));
        await press(page, "Enter");
      };
      const activate = async (selector) => {
        await tabTo(page, selector);
        await press(page, "Enter");
      };
      const goOn = async () => {
        assert.equal(await page.evaluate(() => document.activeElement.id), "next");
        await press(page, "Enter");
        assert.equal(await page.evaluate(() => document.activeElement.id), "say");
      };
      const stars = () => text(page, `.ladder a[href$="${FIRST.id}"] .stars`);

      await t.test("an illegal move is refused by the rules, and their number leads to them", async () => {
        await page.click(cell("e2"));
        await page.click(cell("d5"));
        await page.waitForFunction(() => /rook/i.test(window.inside("#message").textContent));
        assert.equal(await page.evaluate(() => window.inside("#message a.rule").hash), "#T4");
        await page.evaluate(() => document.querySelector("#again").click());
        await says(page, "#verdict", /1 move/);
      });

      await t.test("with the keyboard alone, and its stars are kept", async () => {
        await again(page, () => page.reload());
        await enter("e2");
        await enter("e5");
        await says(page, "#verdict", /^Perfect\.$/);
        await goOn();
        await enter("e2");
        await activate("#time-out");
        await says(page, "#verdict", /^Perfect\.$/);
        await goOn();
        assert.equal(
          await page.$$eval(".steps li", (all) => `${all.map(({ dataset }) => dataset.state)}`),
          "done,done,now",
        );
        for (const name of ["f1", "h1", "f2", "g2", "h2"]) await enter(name);
        assert.equal(await page.evaluate(() => window.insideAll("#levels [data-mark=marked]").length), 5);
        assert.equal(await page.textContent("#selection"), "");
        await activate("#check");
        await says(page, "#verdict", /^Perfect\. Lesson complete: ★★★$/);
        await kept(page);
        await activate("#all");
        await page.waitForSelector(".ladder .stars");
        assert.equal(await stars(), "★★★");
      });

      await t.test("it goes on after a reload and by the button of the browser", async () => {
        await page.click(`.ladder a[href$="${FIRST.id}"]`);
        await says(page, "#say", /^The first\.$/);
        for (const token of ["#hint", "#hint", cell("e2"), cell("e5"), "#next"]) await page.click(token);
        await again(page, () => page.reload());
        await says(page, "#say", /^The second\.$/);
        await page.goto("about:blank");
        await again(page, () => page.goBack());
        await says(page, "#say", /^The second\.$/);
      });

      await t.test("it goes on in the other language; a worse result than in another tab takes no stars", async () => {
        const speak = async (other) => {
          await page.click("#other-language");
          await page.waitForSelector(`html[lang="${other}"] body[data-ready]`);
        };
        await speak("de");
        await says(page, "#say", /^The second\.$/);
        assert.equal(new URL(page.url()).hash, lesson(FIRST), "as it can be sent to others");
        for (const token of [cell("e2"), "#time-out", "#next", "#hint", "#hint"]) await page.click(token);
        await kept(page, { stars: 1 });
        await speak("en");
        for (const name of ["f1", "h1", "f2", "g2", "h2"])
          if (!(await page.evaluate((at) => window.inside(at).dataset.mark, cell(name)))) await page.click(cell(name));
        await kept(page, { stars: 3, at: 0 }); // by another tab: this page does not know of it
        await page.click("#check");
        await says(page, "#verdict", /Lesson complete: ★★☆/); // of 2, 3 and 2
        await kept(page);
        await page.click("#all");
        await page.waitForSelector(".ladder .stars");
        assert.equal(await stars(), "★★★");
      });

      await t.test("which rule forbids a move: the focus goes to what is left, and then on", async () => {
        await page.evaluate((hash) => location.assign(hash), at(lesson(SECOND)));
        await page.locator(".arrows [data-mark=forbidden].taken").waitFor({ state: "attached" });
        const written = (node) => [node.dataset.rule, node.disabled, node.ariaPressed, node.textContent].join(" ");
        const choices = () => page.evaluate(`[...document.querySelectorAll(".choices button")].map(${written}).sort()`);
        assert.deepEqual(await choices(), ["T13 false  By T13.", "T5 false  By T5."]);
        await page.click("[data-rule=T13]");
        await says(page, "#verdict", /^That isn’t the reason/);
        assert.equal(await page.evaluate(() => document.activeElement.dataset.rule), "T5");
        await press(page, "Enter");
        await says(page, "#verdict", /^Right\. .*blocked on e4\. .*Lesson complete: ★★☆ /);
        assert.deepEqual(await choices(), ["T13 true  By T13.Rule T13", "T5 true true By T5.Rule T5"]);
        assert.equal(await page.evaluate(() => document.activeElement.id), "next");
      });

      await t.test("the refusal is in German in a German lesson", async () => {
        await again(page, () => page.goto(page.url().replace(/learn\.html.*/, `de/${at(lesson(SECOND))}`)));
        await page.click("[data-rule=T5]");
        await says(page, "#verdict", /^Richtig\. .*Turm.*e4.* Lektion geschafft: ★★★/);
      });

      await t.test("it stands alone in a frame, and its page has the line to copy", async () => {
        await page.click(".task-more summary");
        const line = await page.evaluate(() => document.querySelector(".task-more input").value);
        const [, address] = /^<iframe .*src="([^"]*)"/.exec(line);
        await page.goto(address.replaceAll("&amp;", "&"));
        await again(page, () => page.reload());
        assert.ok(await page.evaluate(() => document.body.hasAttribute("data-frame")));
        assert.equal(await page.evaluate(() => document.querySelector(".top").checkVisibility()), false);
        assert.equal(await text(page, "#task-title"), LESSONS.timeout[1].title);
      });
    },
    { ...ready, prepare: withLessons },
  ),
);

test("the overview", (t) =>
  onSite(
    "learn.html",
    async (page) => {
      const goes = (hash) =>
        page.evaluate((hash) => {
          document.querySelector("#refused").replaceChildren("?");
          location.hash = hash;
        }, hash);
      const isShown = (id) => page.locator(id).isVisible();

      await t.test("has all lessons with their addresses, where another game begins, and puzzles", async () => {
        const { listed, games, ways } = await page.evaluate(() => {
          const all = (at) => [...document.querySelectorAll(at)];
          const listed = all(".ladder li a").map((link) => [
            link.getAttribute("href"),
            link.firstChild.firstChild.data,
          ]);
          const games = all("#hex4d li .of").map(({ textContent }) => textContent);
          return { listed, games, ways: all('.ladder p a[href*="#puzzles="]').map(({ hash }) => hash.slice(9)) };
        });
        const lessons = ALL.map(({ id, title }) => [at(`#lesson=${id}`), title]);
        assert.deepEqual(Object.fromEntries(listed), Object.fromEntries(lessons));
        assert.equal(listed.length, ALL.length);
        assert.deepEqual(games, ["Glinski’s hexagonal chess", "4D Hexagonal Chess"]);
        assert.ok(ways.includes("chess") && ways.includes("quarx"), ways.join(" "));
      });

      await t.test("a rule leads to its lesson, puzzles to the next one; what nobody knows, to all", async () => {
        const [first, second] = inOrder(await puzzles("chess"));
        for (const [hash, title] of [
          ["#T16", ALL.find(({ rules }) => rules.includes("T16")).title],
          ["#timeout", FIRST.title],
          ["#puzzles=chess", `Puzzle ${first.id.slice(6)}`],
          [`#puzzles=chess&after=${first.id}`, `Puzzle ${second.id.slice(6)}`],
          ["#today", "Puzzle of the day"],
        ]) {
          await goes(hash);
          await says(page, "#task-title", new RegExp(`^${title}$`));
          assert.equal(await page.locator("#to-game").count(), 0, "no game has asked for it");
          if (hash !== "#puzzles=chess") continue;
          await page.click("#solution");
          await kept(page, {}, `puzzle ${first.id}`);
        }
        const none = "There is no such lesson or puzzle. Choose one of these.";
        for (const [hash, said] of [
          ...["#lesson=timeout/99", "#puzzle=nonsense-1", "#puzzles=constructor"].map((hash) => [hash, none]),
          ...["#mistakes", "#X99", "#constructor"].map((hash) => [hash, ""]),
        ]) {
          await goes(hash);
          await page.waitForFunction((said) => document.querySelector("#refused").textContent === said, said);
          assert.deepEqual([await isShown("#overview"), await isShown("#task")], [true, false], hash);
        }
      });

      await t.test("what cannot be loaded is told, and is there when it is asked for again", async () => {
        for (const [part, hash, title] of [
          ["pkg/puzzles/trid.js", "#puzzles=trid", "Puzzle "],
          ["lessons/raumschach.js", lesson(LESSONS.raumschach[0]), LESSONS.raumschach[0].title],
          ["pkg/quarx_bg.wasm", lesson(LESSONS.quarx[0]), LESSONS.quarx[0].title],
        ]) {
          await page.route(`**/${part}`, (route) => route.abort());
          const link = `.ladder a[href="${at(hash)}"]`;
          await page.click(link);
          await says(page, "#refused", /^That lesson or puzzle could not be loaded\. /);
          assert.deepEqual([await isShown("#overview"), await isShown("#task")], [true, false], part);
          await page.evaluate(() => document.querySelector("#refused").replaceChildren());
          await page.click(link); // the address is the same
          await says(page, "#refused", /could not be loaded/);
          await page.unroute(`**/${part}`);
          await page.click("#refused + button");
          await says(page, "#task-title", new RegExp(`^${title}`));
          await page.click(".path a");
          await page.waitForSelector("#overview:not([hidden])");
          assert.equal(await isShown("#refused + button"), false);
        }
      });
    },
    { ...ready, errors: [/ERR_FAILED/] },
  ));

test("the rules lead to the lesson of each, and a lesson to its rules", () => {
  const html = readFileSync(new URL("../../dist/rules.html", import.meta.url), "utf8");
  const ways = [...html.matchAll(/href="learn\.html#([A-Z]\d+)"/g)].map(([, number]) => number);
  assert.equal(new Set(ways).size, ways.length, "once for each");
  assert.deepEqual(ways.sort(), [...new Set(ALL.flatMap(({ rules }) => rules))].sort());
});
