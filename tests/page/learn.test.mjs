// The page of lessons and puzzles.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { apply, legal_moves } from "../../pkg/inline.js";
import { puzzles } from "../../pkg/puzzles.js";
import { readLessons } from "../../scripts/lessons.mjs";
import { inOrder } from "../../www/site/learn/order.js";
import { staysClean } from "./axe.mjs";
import { drawn, onPage, onSite, press, resize, tabTo, workers } from "./browser.mjs";

const LESSONS = readLessons();
const ALL = Object.values(LESSONS).flat();
/** A lesson of these tests: its steps are here as the page shows them. */
const FIRST = LESSONS.timeout[0];

const ready = { ready: "body[data-ready]" };
const cell = (name) => `[data-cell="${name}"]`;
const text = (page, selector) => page.evaluate((at) => document.querySelector(at)?.textContent ?? "", selector);
const says = (page, selector, pattern) =>
  page.waitForFunction(
    ([at, source]) => new RegExp(source).test(document.querySelector(at)?.textContent ?? ""),
    [selector, pattern.source],
  );
/** Moves the rook of these lessons. */
const play = async (page, to) => {
  await page.click(cell("e2"));
  await page.click(cell(to));
};
/** Waits until the stars of the lesson of these tests are kept: a page that is left before that keeps none. */
const kept = (page) =>
  page.waitForFunction(async (id) => {
    const name = (await indexedDB.databases()).map(({ name }) => name).find((name) => name.startsWith("hyperply "));
    if (!name) return false;
    const db = await new Promise((done) => {
      indexedDB.open(name).onsuccess = ({ target }) => done(target.result);
    });
    const has = await new Promise((done) => {
      db.transaction("learned").objectStore("learned").getKey(id).onsuccess = ({ target }) => done(target.result);
    });
    db.close();
    return has;
  }, FIRST.id);
/** Puts a lesson of this test into the place of the first. */
const withLesson = (lesson) => (page) =>
  page.route(/\/lessons\/timeout(\.de)?\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: `export const lessons = ${JSON.stringify([lesson])};` }),
  );
/** The only puzzle of chess. */
const withPuzzle = (puzzle) => (page) =>
  page.route("**/pkg/puzzles/chess.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default ${JSON.stringify(JSON.stringify([puzzle]))};`,
    }),
  );
const lessonOf = (...steps) => ({
  ...FIRST,
  steps: steps.map((step) => ({
    par: 1,
    limit: 3,
    enemy: { kind: "stands" },
    only: [],
    marks: [],
    say: "Do it.",
    ...step,
  })),
});
const EMPTY = "7/7/7/7/7/7/7";
const TOWER = `tower ${EMPTY}|7/7/7/7/7/2R4/7|${EMPTY}|3k3/7/7/7/7/7/3K3|${EMPTY}|${EMPTY}|${EMPTY}|${EMPTY} w - - 0 1`;
const ROOK = "timeout-flat 3k4/8/8/8/8/8/4R3/6K1 w - - 0 1 - -";

test("the ladders have all lessons, and each is at its address", () =>
  onSite(
    "learn.html",
    async (page) => {
      const listed = await page.evaluate(() =>
        [...document.querySelectorAll(".ladder li a")].map((link) => [
          link.getAttribute("href"),
          link.querySelector("span").firstChild.textContent,
        ]),
      );
      const byFamily = (a, b) => a[0].localeCompare(b[0]);
      assert.deepEqual(
        listed.sort(byFamily),
        ALL.map(({ id, title }) => [`learn.html#lesson=${id}`, title]).sort(byFamily),
      );
      await staysClean(page);
    },
    ready,
  ));

test("a ladder tells where another of its games begins", () =>
  onSite(
    "learn.html",
    async (page) => {
      const games = (family) =>
        page.$$eval(`#${family} li`, (items) =>
          items.flatMap((item, i) => [...item.querySelectorAll(".of")].map((name) => `${i + 1} ${name.textContent}`)),
        );
      assert.deepEqual(await games("hex4d"), ["1 Glinski’s hexagonal chess", "7 4D Hexagonal Chess"]);
      assert.deepEqual((await games("timeout")).slice(0, 4), [
        "1 Chess",
        "2 Time Out on one board",
        "13 The tower",
        "23 Time Out chess",
      ]);
      assert.deepEqual(await games("raumschach"), []);
    },
    ready,
  ));

test("a lesson is taken step by step, and its stars are kept", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      assert.equal(await text(page, "#say"), "Send it.");
      await staysClean(page);
      await page.click(cell("e2"));
      await page.click("#time-out");
      await says(page, "#verdict", /^Gone\.$/);
      assert.deepEqual(await page.evaluate(() => document.activeElement.id), "next");
      await page.click("#next");
      assert.equal(await page.evaluate(() => document.activeElement.id), "say");
      await page.click(cell("e2"));
      await page.click("#time-out");
      await page.waitForFunction(() => /^White/.test(window.inside("#turn").textContent));
      await page.click("[data-entry]");
      await page.click(cell("e5"));
      await says(page, "#verdict", /^Perfect\. Lesson complete: ★★★$/);
      await kept(page);
      await page.click("#all");
      await page.waitForSelector(`.ladder a[href$="${FIRST.id}"] .stars`);
      assert.equal(await text(page, `.ladder a[href$="${FIRST.id}"] .stars`), "★★★");
    },
    {
      ...ready,
      prepare: withLesson(
        lessonOf(
          { position: ROOK, goal: { kind: "send", cells: ["e2"] }, say: "Send it.", done: "Gone." },
          { position: ROOK, goal: { kind: "return", cells: ["e5"] }, par: 2, enemy: { kind: "waits" } },
        ),
      ),
    },
  ));

test("what is not the goal begins anew; a piece that the step is not about stays; hints show the way", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      await page.click(cell("g1"));
      await page.click(cell("g2"));
      await says(page, "#verdict", /^In this step, move the piece on e2\.$/);
      await page.click(cell("e2"));
      await page.click(cell("e3"));
      await says(page, "#verdict", /^That isn’t it yet/);
      await page.click("#again");
      await says(page, "#verdict", /1 move/);
      await page.click("#hint");
      await says(page, "#verdict", /^Up\.$/);
      await page.click("#hint");
      await says(page, "#verdict", /^Try moving the rook from e2 to e5\.$/);
      await page.click(cell("e2"));
      await page.click(cell("e5"));
      await says(page, "#verdict", /^Done\. Lesson complete: ★☆☆ For three stars/);
    },
    {
      ...ready,
      prepare: withLesson(
        lessonOf({ position: ROOK, goal: { kind: "reach", cells: ["e5"] }, limit: 1, only: ["e2"], hint: "Up." }),
      ),
    },
  ));

test("no hint is shown while the other side is about to answer, and none is counted", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      const said = await page.evaluate(() => {
        for (const name of ["e2", "e3"]) window.inside(`[data-cell="${name}"]`).click();
        document.querySelector("#hint").click();
        return document.querySelector("#verdict").textContent;
      });
      assert.match(said, /^2 moves left\.$/);
      await page.waitForFunction(() => /^White/.test(window.inside("#turn").textContent));
      await page.click("#hint");
      await says(page, "#verdict", /^Up\.$/); // the first one
    },
    {
      ...ready,
      prepare: withLesson(
        lessonOf({ position: ROOK, goal: { kind: "reach", cells: ["a8"] }, par: 2, limit: 3, hint: "Up." }),
      ),
    },
  ));

test("a hint that comes after the next move is not shown", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      await page.evaluate(() => {
        document.querySelector("#hint").click();
        for (const name of ["e2", "e7"]) window.inside(`[data-cell="${name}"]`).click();
      });
      await page.waitForFunction(() => document.querySelector("hyperply-game").ply === 2);
      await workers(page, 1); // the opponent's
      await drawn(page);
      assert.equal(await page.evaluate(() => window.insideAll('[data-mark="hint"]').length), 0);
    },
    {
      ...ready,
      prepare: withLesson(
        lessonOf({
          position: ROOK,
          goal: { kind: "reach", cells: ["a1"] },
          par: 3,
          limit: 9,
          enemy: { kind: "engine", level: 1 },
        }),
      ),
    },
  ));

test("a move that does not reach the goal tells how many lead there by par, or else are left, or that none does", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      await page.click(cell("e2"));
      await page.click(cell("e3"));
      await says(page, "#verdict", /^2 moves left\.$/);
      await page.waitForFunction(() => /^White/.test(window.inside("#turn").textContent));
      await page.click(cell("e3"));
      await page.click(cell("e4"));
      await says(page, "#verdict", /^The goal is out of reach from here\. Start over\.$/);
      await page.click("#again");
      await page.click(cell("e2"));
      await page.click(cell("a2"));
      await says(page, "#verdict", /^1 move to go\.$/);
    },
    {
      ...ready,
      prepare: withLesson(lessonOf({ position: ROOK, goal: { kind: "reach", cells: ["a8"] }, par: 2, limit: 3 })),
    },
  ));

test("a lesson goes on after a reload, with its stars, and begins anew by its link", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      const reload = async () => {
        await page.reload();
        await page.waitForSelector("body[data-ready]");
      };
      await page.click("#hint");
      await page.click("#hint"); // the second one costs a star
      await play(page, "e3");
      await page.click("#next");
      await reload();
      assert.equal(await text(page, "#say"), "The second.");
      await play(page, "e4");
      await says(page, "#verdict", /Lesson complete: ★★☆ /);
      await reload();
      assert.equal(await text(page, "#say"), "The first.");
      await play(page, "e3");
      await page.click("#next");
      await page.goto("about:blank");
      await page.goBack();
      await page.waitForSelector("body[data-ready]");
      await says(page, "#say", /^The second\.$/);
      await page.evaluate(() => location.assign("learn.html#all"));
      await page.click(`.ladder a[href$="${FIRST.id}"]`);
      await says(page, "#say", /^The first\.$/);
      await page.evaluate((lesson) => history.replaceState({ lesson, at: 2, stars: [3, 3] }, ""), FIRST.id);
      await reload();
      assert.equal(await text(page, "#say"), "The first."); // it had more steps once
    },
    {
      ...ready,
      prepare: withLesson(
        lessonOf(
          { position: ROOK, goal: { kind: "reach", cells: ["e3"] }, say: "The first." },
          { position: ROOK, goal: { kind: "reach", cells: ["e4"] }, say: "The second." },
        ),
      ),
    },
  ));

test("a lesson goes on in the other language, with its stars and the misses and hints of the step", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      const speak = async (other) => {
        await page.click("#other-language");
        await page.waitForSelector(`html[lang="${other}"] body[data-ready]`);
      };
      await play(page, "e3");
      await page.click("#next");
      await play(page, "e5");
      await says(page, "#verdict", /^That isn’t it yet/);
      await page.click("#again");
      for (let i = 0; i < 3; i++) await page.click("#hint");
      await speak("de");
      await says(page, "#say", /^The second\.$/);
      assert.equal(new URL(page.url()).hash, `#lesson=${FIRST.id}`, "as it can be sent to others");
      await page.reload();
      await page.waitForSelector("body[data-ready]");
      await says(page, "#say", /^The second\.$/);
      await play(page, "e4");
      await says(page, "#verdict", /★★☆/); // 3 and 1
      await speak("en");
      await says(page, "#say", /^The first\.$/);
    },
    {
      ...ready,
      prepare: withLesson(
        lessonOf(
          { position: ROOK, goal: { kind: "reach", cells: ["e3"] }, say: "The first." },
          { position: ROOK, goal: { kind: "reach", cells: ["e4"] }, limit: 1, say: "The second." },
        ),
      ),
    },
  ));

test("a worse result in another tab takes no stars away", () => {
  const prepare = withLesson(lessonOf({ position: ROOK, goal: { kind: "reach", cells: ["e3"] } }));
  return onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      const other = await page.context().newPage();
      await prepare(other);
      await other.goto(page.url());
      await other.waitForSelector(ready.ready);
      for (const [tab, stars] of [
        [page, /★★★/],
        [other, /★★☆/],
      ]) {
        if (tab === other) for (const hint of ["#hint", "#hint"]) await tab.click(hint);
        for (const name of ["e2", "e3"]) await tab.click(cell(name));
        await says(tab, "#verdict", stars);
        await kept(tab);
      }
      const seen = () => text(other, `.ladder a[href$="${FIRST.id}"] .stars`);
      await other.click("#all");
      await other.waitForSelector(".ladder .stars");
      assert.equal(await seen(), "★★★");
      await other.reload();
      await other.waitForSelector(".ladder .stars");
      assert.equal(await seen(), "★★★");
    },
    { ...ready, prepare },
  );
});

test("a lesson is taken with the keyboard alone", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      const here = () => page.evaluate(() => window.focused().dataset.cell);
      const enter = async (name) => {
        if (!(await here())) await tabTo(page, "[data-cell]");
        const at = await here();
        const [right, up] = [0, 1].map((i) => name.charCodeAt(i) - at.charCodeAt(i));
        await press(page, ...Array(Math.abs(right)).fill(right > 0 ? "ArrowRight" : "ArrowLeft"));
        await press(page, ...Array(Math.abs(up)).fill(up > 0 ? "ArrowUp" : "ArrowDown"));
        assert.equal(await here(), name);
        await press(page, "Enter");
      };
      const activate = async (selector) => {
        await tabTo(page, selector);
        await press(page, "Enter");
      };
      const goOn = async (id) => {
        assert.equal(await page.evaluate(() => window.focused().id), id);
        await press(page, "Enter");
      };
      await enter("e2");
      await enter("e5");
      await says(page, "#verdict", /^Perfect\.$/);
      await goOn("next");
      await enter("e2");
      await activate("#time-out");
      await says(page, "#verdict", /^Perfect\.$/);
      await goOn("next");
      await enter("e3");
      await activate("#check");
      await says(page, "#verdict", /5 cells are missing\. 1 cell is wrong/);
      await enter("e3");
      for (const name of ["f1", "h1", "f2", "g2", "h2"]) await enter(name);
      await activate("#check");
      await says(page, "#verdict", /^Well done\. Lesson complete: ★★☆ For three stars/);
      await kept(page);
      await activate("#all");
      await page.waitForSelector(`.ladder a[href$="${FIRST.id}"] .stars`);
    },
    {
      ...ready,
      prepare: withLesson(
        lessonOf(
          { position: ROOK, goal: { kind: "reach", cells: ["e5"] } },
          { position: ROOK, goal: { kind: "send", cells: ["e2"] } },
          { position: ROOK, goal: { kind: "mark", from: "g1" } },
        ),
      ),
    },
  ));

test("the rules refuse an illegal move with their own words, and their number leads to its lesson", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      await page.click(cell("e2"));
      await page.click(cell("d5"));
      await page.waitForFunction(() => /rook/i.test(window.inside("#message").textContent));
      assert.equal(await page.evaluate(() => window.inside("#message a.rule").hash), "#T4");
    },
    { ...ready, prepare: withLesson(lessonOf({ position: ROOK, goal: { kind: "reach", cells: ["e5"] } })) },
  ));

test("who captures is seen to do it", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      await page.click(cell("e2"));
      await page.click(cell("e5"));
      await says(page, "#verdict", /^The bishop from c3 captures your piece on e5\. Try again\.$/);
    },
    {
      ...ready,
      prepare: withLesson(
        lessonOf({
          position: "timeout-flat 3k4/8/8/8/8/2b5/4R3/6K1 w - - 0 1 - -",
          goal: { kind: "capture", cells: ["c3"] },
          enemy: { kind: "captures" },
        }),
      ),
    },
  ));

test("cells are marked by clicks or keys, and compared with the legal moves", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      assert.equal(await page.textContent("#selection"), "");
      await page.click(cell("f1"));
      await page.click(cell("a8"));
      await page.click("#check");
      await says(page, "#verdict", /^4 cells are missing\. 1 cell is wrong/);
      await page.click(cell("a8"));
      await page.evaluate(() => window.inside('[data-cell="f2"]').focus());
      await page.keyboard.press("Enter");
      for (const name of ["g2", "h1"]) await page.click(cell(name));
      await page.click("#hint");
      await says(page, "#verdict", /^h2 belongs to it/);
      await page.click("#check");
      await says(page, "#verdict", /Lesson complete/);
    },
    { ...ready, prepare: withLesson(lessonOf({ position: ROOK, goal: { kind: "mark", from: "g1" } })) },
  ));

test("on boards with columns marks are seen from above, too; with huffing nobody objects", async () => {
  await onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      const column = page.locator('[data-column="c3"]');
      assert.equal(await column.getAttribute("data-mark"), "goal");
      assert.match(await column.getAttribute("aria-label"), /marked goal/);
      assert.equal(await page.locator("#above [data-mark]").count(), 1);
    },
    { ...ready, prepare: withLesson(lessonOf({ position: TOWER, goal: { kind: "reach", cells: ["c3L2"] } })) },
  );
  await onSite(
    "learn.html#lesson=quarx/16",
    async (page) => {
      await page.click(cell("1111"));
      await page.click(cell("1212"));
      await says(page, "#verdict", /it was huffed/);
    },
    ready,
  );
});

const BLOCKED = lessonOf({
  position: "timeout-flat 3k4/8/8/8/4r3/8/4R3/6K1 w - - 0 1 - -",
  goal: {
    kind: "why",
    move: "Re2-e6",
    choices: [
      { rule: "T5", text: "Blocked." },
      { rule: "T13", text: "Check." },
    ],
  },
});

test("which rule forbids a move: a wrong one is no choice any more, the right one brings the refusal", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      await page.locator(".arrows [data-mark=forbidden].taken").waitFor({ state: "attached" });
      assert.equal(await page.locator(".choices .rule").count(), 0, "no number tells anything before");
      await page.click("[data-rule=T13]");
      await says(page, "#verdict", /^That isn’t the reason/);
      assert.equal(await page.evaluate(() => document.querySelector("[data-rule=T13]").disabled), true);
      assert.equal(await page.evaluate(() => document.activeElement.dataset.rule), "T5", "focus is on what is left");
      await page.keyboard.press("Enter");
      await says(page, "#verdict", /^Right\. .*blocked on e4\. .*Lesson complete: ★★☆ /);
      assert.equal(await page.locator(".choices button:enabled").count(), 0, "one answer is the last");
      assert.equal(await text(page, ".choices [aria-pressed=true] .rule"), "T5");
      assert.equal(await page.evaluate(() => document.activeElement.id), "next", "focus goes on, too");
    },
    { ...ready, prepare: withLesson(BLOCKED) },
  ));

test("the refusal is in German in a German lesson", () =>
  onSite(
    `de/learn.html#lesson=${FIRST.id}`,
    async (page) => {
      await page.click("[data-rule=T5]");
      await says(page, "#verdict", /^Richtig\. .*Turm.*e4.* Lektion geschafft: ★★★/);
    },
    { ...ready, prepare: withLesson(BLOCKED) },
  ));

test("a hint to which rule forbids a move names the rule", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      assert.equal(await page.locator("#again").count(), 0, "nothing has moved");
      await page.click("#hint");
      await says(page, "#verdict", /^The answer: “The king stays\.”$/);
    },
    {
      ...ready,
      prepare: withLesson(
        lessonOf({
          position: ROOK,
          goal: { kind: "why", move: "Kg1→", choices: [{ rule: "T15", text: "The king stays." }] },
        }),
      ),
    },
  ));

test("on a phone, the first step says what the lesson is about, and what is picked is in sight", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      const isSeen = (selector) =>
        page.locator(selector).evaluate((node) => {
          const { top, bottom } = node.getBoundingClientRect();
          return node.checkVisibility() && top >= 0 && bottom <= window.innerHeight;
        });
      await page.click(cell("e2"));
      await page.waitForSelector("#time-out");
      assert.ok(await isSeen(".about"));
      assert.ok(await isSeen("#time-out"));
      await page.click("#hint");
      assert.ok(await isSeen("#time-out"), "below a hint, too");
      await page.click("#time-out");
      await page.click("#next");
      assert.equal(await isSeen(".about"), false);
      await staysClean(page);
    },
    {
      ...ready,
      viewport: { width: 390, height: 844 },
      prepare: withLesson(
        lessonOf(
          { position: ROOK, goal: { kind: "send", cells: ["e2"] }, hint: "Pick the rook." },
          { position: ROOK, goal: { kind: "send", cells: ["e2"] } },
        ),
      ),
    },
  ));

test("a rule and a family lead to their lesson; what nobody knows, to all", async () => {
  const lesson = ALL.find(({ rules }) => rules.includes("T16"));
  await onSite("learn.html#T16", async (page) => assert.equal(await text(page, "#task-title"), lesson.title), ready);
  await onSite("learn.html#timeout", async (page) => assert.equal(await text(page, "#task-title"), FIRST.title), ready);
  const none = "There is no such lesson or puzzle. Choose one of these.";
  const named = ["#lesson=timeout/99", "#lesson=timeout/99&frame", "#puzzle=nonsense-1"];
  const inherited = ["#puzzles=constructor", "#puzzle=constructor-1"];
  for (const [address, said] of [
    ...[...named, ...inherited].map((hash) => [`learn.html${hash}`, none]),
    ["de/learn.html#lesson=x&frame", "Diese Lektion oder Aufgabe gibt es nicht. Wähl eine von diesen."],
    ...["#mistakes", "#X99", "#constructor", "#toString"].map((hash) => [`learn.html${hash}`, ""]),
  ])
    await onSite(
      address,
      async (page) => {
        assert.equal(await page.evaluate(() => document.querySelector("#overview").hidden), false, address);
        assert.equal(await text(page, "#refused"), said, address);
      },
      ready,
    );
});

test("what cannot be loaded is told, and is there when it is asked for again", async () => {
  const lesson = LESSONS.raumschach[0];
  for (const [part, hash, title] of [
    ["lessons/raumschach.js", `#lesson=${lesson.id}`, lesson.title],
    ["pkg/raumschach_bg.wasm", `#lesson=${lesson.id}`, lesson.title],
    ["pkg/puzzles/trid.js", "#puzzles=trid", "Puzzle "],
  ])
    await onSite(
      "learn.html",
      async (page) => {
        const link = `.ladder a[href="learn.html${hash}"]`;
        const isShown = (id) => page.locator(id).isVisible();
        await page.click(link);
        await says(page, "#refused", /^That lesson or puzzle could not be loaded\. /);
        assert.deepEqual([await isShown("#overview"), await isShown("#task")], [true, false], part);
        await page.evaluate(() => document.querySelector("#refused").replaceChildren());
        await page.click(link); // the address is the same
        await says(page, "#refused", /could not be loaded/);
        await page.unroute(`**/${part}`);
        await page.getByRole("button", { name: "Try again" }).click();
        await says(page, "#task-title", new RegExp(`^${title}`));
        await page.click(".path a");
        await page.waitForSelector("#overview:not([hidden])");
        assert.equal(await isShown("#refused + button"), false);
      },
      { ...ready, errors: [/ERR_FAILED/], prepare: (page) => page.route(`**/${part}`, (route) => route.abort()) },
    );
});

test("a lesson stands alone in a frame, and its page has the line to copy", () =>
  onSite(
    `learn.html#lesson=${FIRST.id}`,
    async (page) => {
      await page.click(".task-more summary");
      const line = await page.evaluate(() => document.querySelector(".task-more input").value);
      const [, address] = /^<iframe .*src="([^"]*)"/.exec(line);
      await page.goto(address.replaceAll("&amp;", "&"));
      await page.reload();
      await page.waitForSelector("body[data-ready][data-frame]");
      assert.equal(await page.evaluate(() => document.querySelector(".top").checkVisibility()), false);
      assert.equal(await text(page, "#task-title"), FIRST.title);
    },
    ready,
  ));

test("the rules lead to the lesson of each, and a lesson to its rules", () => {
  const html = readFileSync(new URL("../../dist/rules.html", import.meta.url), "utf8");
  const ways = [...html.matchAll(/href="learn\.html#([A-Z]\d+)"/g)].map(([, number]) => number);
  assert.equal(new Set(ways).size, ways.length, "once for each");
  assert.deepEqual(ways.sort(), [...new Set(ALL.flatMap(({ rules }) => rules))].sort());
});

test("a refusal at the table shows the way to the lesson of its rule", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      board.select("a1");
      board.select("a5");
    });
    assert.deepEqual(
      await page.evaluate(() => {
        const link = window.inside("#message a.lesson");
        return [link.textContent, link.getAttribute("href").replace(/.*\//, "")];
      }),
      ["Show me", `learn.html#${await page.evaluate(() => window.inside("#message a.rule").textContent)}`],
    );
  }));

test("a lesson that no game has asked for leads back to none", () =>
  onSite("learn.html#H10", async (page) => {
    await page.waitForSelector("#task-title:not(:empty)");
    assert.equal(await page.locator("#to-game").count(), 0);
  }));

test("a puzzle: another move is not played, the right one is answered, and a mistake is due again", () =>
  onSite(
    "learn.html#puzzle=chess-1",
    async (page) => {
      await page.click(cell("a2"));
      await page.click(cell("a3"));
      await says(page, "#verdict", /^That move is legal, but then Black’s .*\. Try again\.$/);
      await page.click("#hint");
      await says(page, "#verdict", /^Look at the rook on a2\.$/);
      await page.evaluate(() => {
        const ask = () => document.querySelector("#hint").click(); // while the other side answers, there is none
        document.querySelector("hyperply-game").addEventListener("hyperply-change", ask, { once: true });
      });
      await page.click(cell("a2"));
      await page.click(cell("a7"));
      await says(page, "#verdict", /^Right\. Go on\.$/);
      await page.waitForSelector('[data-mark="hint"]', { state: "detached" });
      await page.waitForSelector('[data-cell="g8"][data-piece]');
      await page.click("#hint");
      await says(page, "#verdict", /^Look at the rook on b1\.$/);
      await page.click(cell("b1"));
      await page.click(cell("b8"));
      await says(page, "#verdict", /^Solved: mate in two\. You’ll see it again in a few days/);
      await page.goto(page.url().replace(/#.*/, ""));
      await page.reload();
      await page.waitForSelector("body[data-ready] .ladder");
      assert.equal(await page.evaluate(() => document.querySelector('a[href$="#mistakes"]')), null);
    },
    {
      ...ready,
      prepare: withPuzzle({
        id: "chess-1",
        position: "chess 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1",
        solution: { moves: ["Ra2-a7"], answers: [{ next: { moves: ["Rb1-b8"], answers: [] } }] },
        themes: ["win-in-2"],
        difficulty: 1,
      }),
    },
  ));

test("the puzzle of the day is the same for all who share the day", async () => {
  const seen = [];
  for (let i = 0; i < 2; i++)
    await onSite(
      "learn.html#today",
      async (page) => {
        seen.push(await page.evaluate(() => document.querySelector("hyperply-game").position));
        await staysClean(page);
      },
      { ...ready, prepare: (page) => page.clock.setFixedTime(new Date("2026-11-24T12:00:00")) },
    );
  assert.equal(seen[0], seen[1]);
});

test("the puzzles of a game are solved one after the other, White’s wins in one move first", () =>
  onSite(
    "learn.html",
    async (page) => {
      const [first, second] = inOrder(await puzzles("chess"));
      for (const { themes, position } of [first, second]) {
        assert.equal(themes[0], "win-in-1");
        assert.match(position, / w /);
      }
      const ways = await page.evaluate(() =>
        [...document.querySelectorAll('.ladder p a[href*="#puzzles="]')].map(({ hash }) => hash.slice(9)),
      );
      assert.ok(ways.includes("chess") && ways.includes("quarx"), ways.join(" "));
      for (const [hash, title] of [
        ["#puzzles=chess", `Puzzle ${first.id.slice(6)}`],
        [`#puzzles=chess&after=${first.id}`, `Puzzle ${second.id.slice(6)}`],
        ["#puzzles=nonsense", ""],
      ]) {
        await page.goto(`${page.url().replace(/#.*/, "")}${hash}`);
        await page.waitForFunction(
          (title) =>
            (document.querySelector("#task").hidden ? "" : document.querySelector("#task-title").textContent) === title,
          title,
        );
      }
    },
    ready,
  ));

for (const [family, lessons] of Object.entries(LESSONS))
  test(`lessons of ${family} are on the board, in every window, without findings of axe`, () =>
    onSite(
      `learn.html#lesson=${lessons[0].id}`,
      async (page) => {
        for (const { id, title } of [lessons[0], lessons[Math.floor(lessons.length / 2)], lessons.at(-1)]) {
          await page.evaluate((hash) => location.assign(hash), `#lesson=${id}`);
          await page.waitForFunction((at) => document.querySelector("#task-title")?.textContent === at, title);
          await page.waitForFunction(() => window.inside("#levels [data-cell]"));
          for (const [width, height] of [
            [320, 568],
            [844, 390],
            [1280, 720],
          ]) {
            await resize(page, width, height);
            const beyond = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            assert.equal(beyond, 0, `${id} at ${width}`);
          }
          await staysClean(page);
        }
      },
      ready,
    ));

test("the next puzzle of the only one that is left is the same again", () => {
  const puzzle = {
    id: "chess-1",
    position: "chess 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1",
    solution: { moves: ["Ra2-a7"], answers: [] },
    themes: ["win-in-2"],
    difficulty: 1,
  };
  return onSite(
    "learn.html#puzzles=chess&after=chess-1",
    async (page) => {
      await page.click("#solution");
      for (const name of ["a2", "a7"]) await page.click(cell(name));
      await says(page, "#verdict", /^Solved/);
      await page.click("#next"); // the address is the same
      await page.waitForSelector("#solution");
      await page.waitForFunction(
        (start) => document.querySelector("hyperply-game").position === start,
        puzzle.position,
      );
    },
    { ...ready, prepare: withPuzzle(puzzle) },
  );
});

test("the other side never plays an answer that ends the puzzle while another one goes on", () => {
  const position = "chess 7k/6p1/8/8/8/8/R7/1R4K1 w - - 0 1";
  const [ends] = legal_moves(apply(position, "Ra2-a7"));
  const puzzle = {
    id: "chess-1",
    position,
    solution: { moves: ["Ra2-a7"], answers: [{ to: [ends.notation] }, { next: { moves: ["Rb1-b8"], answers: [] } }] },
    themes: ["win-in-2"],
    difficulty: 1,
  };
  return onSite(
    "learn.html#puzzle=chess-1",
    async (page) => {
      await page.click(cell("a2"));
      await page.click(cell("a7"));
      await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 2);
      const [, reply] = await page.evaluate(() =>
        document.querySelector("hyperply-game").moves.map(({ move }) => move),
      );
      assert.notEqual(reply, ends.notation);
    },
    { ...ready, prepare: withPuzzle(puzzle) },
  );
});
