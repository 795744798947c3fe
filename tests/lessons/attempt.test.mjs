// What becomes of a step, move by move.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { allows, answered, begin, hintOf, marksOf, moved, passed, replyOf } from "../../www/site/learn/attempt.js";
import { turnIn } from "../../www/site/learn/attempt.js";
import { handed } from "../../www/element/engine/reasons.js";
import { outlook, solve } from "../../www/site/learn/solver.js";
import { problemsOf, textProblemsOf } from "./prove.mjs";

/** A step with what it does not say. */
const stepOf = (position, goal, more = {}) => ({
  position,
  goal,
  par: 1,
  limit: 3,
  enemy: { kind: "stands" },
  only: [],
  marks: [],
  say: "",
  ...more,
});
const ROOK = "chess 3k4/8/8/8/8/8/4R3/6K1 w - - 0 1";
const play = (step, attempt, text) => moved(rules, step, attempt, rules.parse_notation(attempt.position, text));

test("a move is shown by an arrow, a return by one from where the piece had been, and a way into Time Out by its cell", () => {
  const position = "timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -";
  const hint = (text) => hintOf(rules.parse_notation(position, text));
  assert.deepEqual(hint("Ka1-a2"), { from: "a1", to: "a2", name: "hint" });
  assert.deepEqual(hint("e4→Qb1"), { from: "e4", to: "b1", name: "hint" });
  const away = rules.parse_notation("timeout-flat 4k3/8/8/8/8/8/8/KR6 w - - 0 1 - -", "Rb1→");
  assert.deepEqual(hintOf(away), { cell: "b1", name: "hint" });
});

test("cells are reached one after the other, and the piece that may move is followed", () => {
  const step = stepOf(ROOK, { kind: "reach", cells: ["e5", "a5"] }, { par: 2, only: ["e2"] });
  const first = play(step, begin(rules, step), "Re5");
  assert.deepEqual([first.met, first.only, first.state], [["e5"], ["e5"], "open"]);
  const there = passed(rules, step, first);
  assert.equal(rules.status(there.position).turn, "white");
  assert.ok(allows(there, rules.parse_notation(there.position, "Ra5")));
  assert.ok(!allows(there, rules.parse_notation(there.position, "Kf1")));
  assert.equal(play(step, there, "Ra5").state, "met");
});

test("after the last move that it allows, a step is missed", () => {
  const step = stepOf(ROOK, { kind: "reach", cells: ["h8"] }, { par: 2, limit: 2 });
  const one = passed(rules, step, play(step, begin(rules, step), "Re3"));
  assert.equal(play(step, one, "Re4").state, "missed");
});

test("after a move it is known how many lead to the goal by par, how many are left, or that none does", () => {
  const step = stepOf(ROOK, { kind: "reach", cells: ["a8"] }, { par: 2, limit: 4 });
  const after = (text) => outlook(rules, step, play(step, begin(rules, step), text));
  assert.deepEqual(after("Ra2"), { toGo: 1 });
  assert.deepEqual(after("Re3"), { left: 3 });
  const pawn = stepOf("chess 3k4/8/8/8/8/8/4P3/6K1 w - - 0 1", { kind: "reach", cells: ["e3"] }, { only: ["e2"] });
  assert.deepEqual(outlook(rules, pawn, play(pawn, begin(rules, pawn), "e4")), { lost: true });
  assert.deepEqual(outlook(rules, step, play(step, begin(rules, step), "Re3"), 1), { toGo: 1 }, "not looked at");
  const engine = { ...step, enemy: { kind: "engine", level: 1 } };
  assert.deepEqual(outlook(rules, engine, play(engine, begin(rules, engine), "Re3")), { toGo: 1 });
});

test("the other side captures if it can", () => {
  const step = stepOf(
    "chess 3k4/8/8/8/8/2b5/4R3/6K1 w - - 0 1",
    { kind: "capture", cells: ["c3"] },
    { par: 2, enemy: { kind: "captures" } },
  );
  const lost = play(step, begin(rules, step), "Re5");
  const reply = replyOf(rules, step, lost);
  assert.equal(reply.notation, "Bc3xe5");
  assert.equal(answered(rules, step, lost, reply).state, "missed");
  assert.equal(solve(rules, step).notation, "Re2-c2");
});

test("a piece that may move and is captured ends the step", () => {
  const position = "chess 3k4/8/8/8/8/2b5/4R3/6K1 w - - 0 1";
  const step = stepOf(
    position,
    { kind: "reach", cells: ["e8"] },
    { limit: 9, only: ["e2"], enemy: { kind: "engine", level: 9 } },
  );
  const after = play(step, begin(rules, step), "Re5");
  const capture = rules.parse_notation(after.position, "Bxe5");
  assert.equal(answered(rules, step, after, capture).state, "missed");
});

test("who has to survive may not be checkmated, and is done after the last answer", () => {
  const step = stepOf(
    "chess 3k4/8/8/8/8/8/4R3/6K1 w - - 0 1",
    { kind: "survive", moves: 1 },
    { enemy: { kind: "waits" } },
  );
  const after = play(step, begin(rules, step), "Re3");
  assert.equal(after.state, "open");
  assert.equal(answered(rules, step, after, replyOf(rules, step, after)).state, "met");
});

test("a side that waits moves its king", () => {
  const step = stepOf(ROOK, { kind: "check" }, { enemy: { kind: "waits" } });
  const after = play(step, begin(rules, step), "Re3");
  assert.equal(replyOf(rules, step, after).piece, "K");
});

test("who cannot pass moves: out of check, and where a pawn could be captured in passing", () => {
  const check = stepOf(ROOK, { kind: "reach", cells: ["d5"] }, { par: 2 });
  const checked = play(check, begin(rules, check), "Rd2");
  assert.equal(replyOf(rules, check, checked).piece, "K");
  const passing = stepOf("chess 3k4/8/8/8/3p4/8/4P3/6K1 w - - 0 1", { kind: "reach", cells: ["e5"] }, { par: 2 });
  const after = play(passing, begin(rules, passing), "e4");
  assert.notEqual(replyOf(rules, passing, after), null);
});

test("a side that passes survives, too", () => {
  const step = stepOf(ROOK, { kind: "survive", moves: 2 });
  let now = begin(rules, step);
  for (const move of ["Re3", "Re4"]) now = passed(rules, step, play(step, now, move));
  assert.equal(now.state, "met");
});

test("every kind of text can be handed to the other side", () => {
  for (const id of rules.variants().map(({ id }) => id)) {
    const position = rules.initial_position(id);
    const { turn } = rules.status(position);
    const after = handed(position);
    assert.notEqual(rules.status(after).turn, turn, id);
    assert.equal(handed(after), position, id);
  }
});

test("the turn is read from a text, and handed over", () => {
  for (const id of ["chess", "timeout", "draughts", "quarx", "hex4d", "trid", "raumschach"]) {
    const text = rules.initial_position(id);
    assert.equal(turnIn(text), "white");
    assert.equal(turnIn(handed(text)), "black");
    assert.equal(handed(handed(text)), text);
  }
});

test("what can be marked is what the rules list", () => {
  assert.deepEqual(marksOf(rules, ROOK, "g1").sort(), ["f1", "f2", "g2", "h1", "h2"].sort());
  const trid = rules.initial_position("trid");
  const boards = rules.legal_moves(trid).filter(({ kind }) => kind === "board");
  assert.deepEqual(marksOf(rules, trid, "boards"), [...new Set(boards.map(({ from }) => from))]);
});

for (const [what, step, message] of [
  ["a goal out of reach", stepOf(ROOK, { kind: "reach", cells: ["d7"] }), /no way to the goal in 1 moves/],
  ["a par that is too high", stepOf(ROOK, { kind: "reach", cells: ["e5"] }, { par: 2 }), /fewer than 2/],
  ["an illegal position", stepOf("chess 8/8/8/8/8/8/8/8 w - - 0 1", { kind: "check" }), /king/],
  ["a cell that is none", stepOf(ROOK, { kind: "capture", cells: ["z9"] }), /no cell z9/],
  ["a piece that cannot move", stepOf(ROOK, { kind: "reach", cells: ["e5"] }, { only: ["e2", "a1"] }), /begins on a1/],
  [
    "a reply that is not always legal",
    stepOf(ROOK, { kind: "reach", cells: ["a5"] }, { par: 2, enemy: { kind: "moves", moves: ["Kd8-d7", "Kd7-d8"] } }),
    /the reply Kd8-d7 is illegal/,
  ],
  ["a move that is legal", stepOf(ROOK, { kind: "why", move: "Re2-e5", choices: [] }), /is legal/],
  [
    "a rule that is not among the choices",
    stepOf(ROOK, { kind: "why", move: "Re2-f3", choices: [{ rule: "C9", text: "" }] }),
    /is forbidden by/,
  ],
  [
    "a question about a move while there is check",
    stepOf("chess 3k4/8/8/8/8/8/4R3/r5K1 w - - 0 1", {
      kind: "why",
      move: "Re2-f3",
      choices: [
        { rule: "T32", text: "" },
        { rule: "T13", text: "" },
      ],
    }),
    /is in check, and that forbids/,
  ],
  ["nothing to mark", stepOf(ROOK, { kind: "mark", from: "a1" }), /nothing can move from a1/],
])
  test(`${what} is found by the proof`, async () => {
    const found = await problemsOf(rules, step);
    assert.match(found.join("\n"), message);
  });

for (const [what, more, message] of [
  ["no reason in the end", { done: undefined }, /“done” is missing/],
  ["no number of moves", { say: "Bring the rook to a5." }, /takes 2 of the learner's moves/],
  ["a board that is turned", { position: ROOK.replace(" w ", " b ") }, /plays Black now/],
])
  test(`texts that leave something out are found: ${what}`, () => {
    const step = stepOf(
      ROOK,
      { kind: "reach", cells: ["a5"] },
      { par: 2, say: "Go to a5 in two moves.", done: "There." },
    );
    assert.deepEqual(textProblemsOf(rules, step), []);
    assert.match(textProblemsOf(rules, { ...step, ...more }).join("\n"), message);
  });
