// What somebody has learned, and when a mistake comes again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { modules } from "./modules.mjs";

const { Progress, bothOf, dayOf, askedIn, lessonHash } = await modules(
  "site/learn/progress.js",
  "site/learn/address.js",
  "site/storage/store.js",
);
const DAY = 86_400_000;
const NOW = new Date("2026-11-24T12:00:00Z");

/** What is kept, as the store keeps it. */
class Kept {
  items = new Map();
  learned = async () => [...this.items.values()];
  learn = async (items) => {
    for (const item of items) {
      const old = this.items.get(item.id);
      this.items.set(item.id, structuredClone(old ? bothOf(old, item) : item));
    }
    return items.map(({ id }) => this.items.get(id));
  };
}

test("the best result of a lesson counts, and is there again on the next visit", async () => {
  const kept = new Kept();
  const progress = new Progress(kept);
  await progress.done("timeout/01", 2);
  await progress.done("timeout/01", 3);
  await progress.done("timeout/01", 1);
  const next = new Progress(kept);
  assert.equal(next.stars("timeout/01"), 0);
  await next.read();
  assert.equal(next.stars("timeout/01"), 3);
  assert.equal(next.stars("timeout/02"), 0);
});

test("the best result of a lesson counts in two tabs, too; of a puzzle the last one", async () => {
  const kept = new Kept();
  const [one, other] = [new Progress(kept), new Progress(kept)];
  await one.read();
  await other.read();
  await one.done("timeout/01", 3);
  await other.done("timeout/01", 1);
  assert.equal(other.stars("timeout/01"), 3);
  assert.equal(kept.items.get("timeout/01").stars, 3);
  await one.answered("chess-1", true, NOW);
  await other.answered("chess-1", false, new Date(NOW.getTime() + DAY));
  const { stars, card } = kept.items.get("puzzle chess-1");
  assert.deepEqual([stars, card.seen], [0, NOW.getTime() + DAY]);
  const [late, early] = [
    { id: "timeout/02", stars: 1, at: 2 },
    { id: "timeout/02", stars: 2, at: 1 },
  ];
  assert.deepEqual(bothOf(late, early), { id: "timeout/02", stars: 2, at: 2 });
});

test("a mistake comes again, later each time that it is solved", async () => {
  const progress = new Progress(new Kept());
  await progress.answered("chess-1", true, NOW);
  assert.deepEqual(progress.due(NOW.getTime() + 900 * DAY), [], "what was solved at once is no mistake");
  await progress.answered("chess-2", false, NOW);
  assert.deepEqual(progress.due(NOW.getTime()), []);
  const waits = [];
  let now = NOW.getTime();
  for (let i = 0; i < 4; i++) {
    let days = 0;
    while (!progress.due(now + days * DAY).includes("chess-2")) days++;
    waits.push(days);
    now += days * DAY;
    await progress.answered("chess-2", true, new Date(now));
  }
  assert.ok(waits[0] >= 1, String(waits));
  for (let i = 1; i < waits.length; i++) assert.ok(waits[i] >= waits[i - 1], String(waits));
  assert.ok(waits[3] > waits[0], String(waits));
  await progress.answered("chess-2", false, new Date(now));
  assert.ok(progress.due(now + 30 * DAY).includes("chess-2"), "another mistake brings it back soon");
});

test("a browser that keeps nothing forgets when the page is closed, not before", async () => {
  const fails = () => Promise.reject(new Error("denied"));
  const progress = new Progress({ learned: fails, learn: fails });
  await progress.read();
  await progress.done("timeout/01", 3);
  assert.equal(progress.stars("timeout/01"), 3);
});

test("the address of a lesson or a puzzle is read back, with the stars won so far", () => {
  assert.deepEqual(askedIn("#lesson=timeout/03"), { kind: "lesson", id: "timeout/03", begun: null, frame: false });
  assert.deepEqual(askedIn("#lesson=timeout/03&frame"), { kind: "lesson", id: "timeout/03", begun: null, frame: true });
  const begun = { stars: [3, 1], misses: 2, hints: 0 };
  assert.deepEqual(askedIn(lessonHash("timeout/03", begun)), { kind: "lesson", id: "timeout/03", begun, frame: false });
  for (const text of ["", "1", "1,x", "1,0,4", "-1,0"])
    assert.equal(askedIn(`#lesson=timeout/03&begun=${text}`).begun, null, text);
  assert.deepEqual(askedIn("#puzzle=chess-4"), { kind: "puzzle", id: "chess-4", frame: false });
  assert.deepEqual(askedIn("#given=a-_9&frame"), { kind: "given", id: "a-_9", frame: true });
  assert.deepEqual(askedIn("#puzzles=chess&after=chess-4"), {
    kind: "puzzles",
    id: "chess",
    after: "chess-4",
    frame: false,
  });
  assert.deepEqual(askedIn("#today"), { kind: "today", frame: false });
  assert.deepEqual(askedIn("#T17"), { kind: "rule", id: "T17" });
  assert.deepEqual(askedIn("#trid"), { kind: "family", id: "trid" });
  for (const text of ["", "#", "#lesson=", "#<b>", "#%zz"]) assert.equal(askedIn(text), null, text);
});

test("a day is one more than the day before", () => {
  assert.equal(dayOf(new Date(2026, 10, 25, 0, 1)) - dayOf(new Date(2026, 10, 24, 23, 59)), 1);
});
