// Which lesson and which puzzle an address leads to, or comes next.
import assert from "node:assert/strict";
import { test } from "node:test";
import { puzzles } from "../../pkg/puzzles.js";
import { askedIn } from "../../www/site/learn/address.js";
import { gamesOf, lessonFor, nextLesson } from "../../www/site/learn/ladders.js";
import { inOrder, nextOf, ofDay } from "../../www/site/learn/order.js";

const lesson = (id, variant, ...rules) => ({ id, variant, rules });
const LADDERS = {
  timeout: { lessons: [lesson("timeout/01", "chess", "T3"), lesson("timeout/02", "timeout", "T16", "T3")] },
  trid: { lessons: [lesson("trid/01", "trid", "D6"), lesson("trid/02", "trid", "D7")] },
};
/** The stars of someone who has done these lessons. */
const done =
  (...ids) =>
  (id) =>
    ids.includes(id) ? 1 : 0;

test("a lesson is found by its id, by a rule, and by a family, whose next one it is", () => {
  for (const [hash, stars, id] of [
    ["#lesson=trid/02", done(), "trid/02"],
    ["#lesson=trid/02&frame", done("trid/02"), "trid/02"],
    ["#T16", done(), "timeout/02"],
    ["#T3", done("timeout/01"), "timeout/01"], // the first that teaches it, done or not
    ["#timeout", done(), "timeout/01"],
    ["#timeout", done("timeout/01"), "timeout/02"],
    ["#trid", done("trid/01", "trid/02"), "trid/01"], // again
    ...["", "#lesson=timeout/99", "#X99", "#mistakes", "#constructor", "#toString", "#puzzle=chess-1"].map((hash) => [
      hash,
      done(),
      undefined,
    ]),
  ])
    assert.equal(lessonFor(askedIn(hash), LADDERS, stars)?.id, id, hash);
});

test("the next lesson is one of a ladder that was begun, or else the first of all", () => {
  for (const [ids, id] of [
    [[], "timeout/01"],
    [["timeout/01"], "timeout/02"],
    [["trid/01"], "trid/02"],
    [["trid/02"], "trid/01"],
    [["timeout/01", "timeout/02"], "trid/01"],
    [["timeout/01", "timeout/02", "trid/01", "trid/02"], undefined],
  ])
    assert.equal(nextLesson(LADDERS, done(...ids))?.id, id, ids.join());
});

test("a ladder tells where another of its games begins", () => {
  assert.deepEqual(gamesOf(LADDERS.timeout.lessons), ["chess", "timeout"]);
  assert.deepEqual(gamesOf(LADDERS.trid.lessons), [null, null]);
  const [chess, timeout] = LADDERS.timeout.lessons;
  assert.deepEqual(gamesOf([chess, chess, timeout, timeout, chess]), ["chess", null, "timeout", null, "chess"]);
});

test("the puzzles of a game come one after the other, those that are solved last", async () => {
  const all = await puzzles("chess");
  const order = inOrder(all).map(({ id }) => id);
  const [first, second, third] = order;
  const next = (after, ...solved) => nextOf(all, after, (id) => solved.includes(id));
  assert.equal(next(""), first);
  assert.equal(next("chess-0"), first, "one that is gone");
  assert.equal(next(first), second);
  assert.equal(next(first, second), third);
  assert.equal(next(order.at(-1)), first);
  assert.equal(next(first, ...order), second, "all again");
  assert.equal(
    nextOf([all[0]], all[0].id, () => true),
    all[0].id,
    "the only one",
  );
  assert.equal(
    nextOf([], "", () => false),
    null,
  );
});

test("each variant has the puzzle of a day in its turn, and of each it is another one", async () => {
  const of =
    (...ids) =>
    async () =>
      ids.map((id) => ({ id }));
  const all = { chess: of("chess-1", "chess-2"), trid: of("trid-1", "trid-2", "trid-3") };
  const days = await Promise.all(Array.from({ length: 7 }, (_, day) => ofDay(all, day)));
  assert.deepEqual(days, ["chess-1", "trid-1", "chess-2", "trid-2", "chess-1", "trid-3", "chess-2"]);
  assert.equal(await ofDay({}, 5), null);
});
