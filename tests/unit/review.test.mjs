// The engine looks at every position of a game: by which moves it turned, what is said of them, and how its course is drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chanceOf, evaluationText, seenBy } from "../../www/element/engine/evaluation.js";
import { curveOf, placeOf, turnsOf } from "../../www/element/engine/course.js";
import { Review } from "../../www/element/engine/review.js";
import { Board } from "./board.mjs";

const FOOLS_MATE = ["Pf2-f3", "Pe7-e5", "Pg2-g4", "Qd8-h4"];

/** A game that is looked at; `found` is called after each position. */
function begin(text, { found = () => {}, ...more } = {}) {
  const board = new Board(text, more);
  board.analyze(true);
  const failures = [];
  const review = new Review({ found: () => found(review, board), failed: (error) => failures.push(error) });
  return { board, review, failures };
}
async function reviewed(...game) {
  const begun = begin(...game);
  await begun.review.start(begun.board.state);
  assert.deepEqual(begun.failures, []);
  return begun;
}
/** What is said against each move, by its ply. */
const told = (review, state) =>
  Object.fromEntries(
    state.line.items.flatMap((_, ply) => {
      const verdict = review.verdict(state, ply);
      return verdict ? [[ply, review.words(state, ply, verdict)]] : [];
    }),
  );

test("a blunder is told with what it cost and what was better; the mate that follows is none", async () => {
  const { board, review } = await reviewed("chess", { moves: FOOLS_MATE });
  const { 2: blunder, ...others } = told(review, board.state);
  assert.match(blunder, /^Blunder: White’s chances fall from \d\d% to 0%\. [a-hN]\w+ was better\.$/);
  for (const words of Object.values(others)) assert.doesNotMatch(words, /^Blunder/);
  assert.match(turnsOf(board.state, review), /^White: 1 blunder.*\. Black: no mistakes\.$/);
  assert.equal(placeOf(board.state, review.at(board.state, 4)), "After 2. Qd8-h4#: White’s chances are 0%");
  board.go(0);
  assert.match(placeOf(board.state, review.at(board.state, 0)), /^Start: White’s chances are \d\d%$/);
  assert.equal(placeOf(board.state, undefined), "Start: not reviewed");
});

test("Black’s blunder is Black’s, and the better move is told in the language of the list", async () => {
  const moves = ["Pe2-e4", "Pe7-e5", "Ng1-f3", "Qd8-g5", "Nf3xg5"];
  const { board, review } = await reviewed("chess", { moves, language: "de" });
  const found = told(review, board.state);
  assert.deepEqual(Object.keys(found), ["3"]);
  assert.match(found[3], /^Grober Fehler: .* Schwarz .*Besser war ([a-h]|[SLDTK][a-h])\S*\.$/);
  assert.equal(turnsOf(board.state, review), "Weiß: keine Fehler. Schwarz: 1 grober Fehler.");
});

test("the review blames no side for moving twice in a speed series", async () => {
  const moves = ["speed2", "Pe2-e3", "Pe3-e4", "Ke8-e7", "Ke7-e8"];
  const { board, review } = await reviewed("timeout-flat 4k3/8/8/8/8/8/3PPP2/3QK3 w - - 0 1 - -", { moves });
  assert.deepEqual(told(review, board.state), {});
  assert.equal(turnsOf(board.state, review), "No serious mistakes.");
});

test("a review that is stopped goes on where it was; each position is looked at once", async () => {
  const seen = [];
  const { board, review } = begin("chess", {
    moves: FOOLS_MATE,
    found: ({ revision, isRunning }) => {
      seen.push(revision);
      if (isRunning && revision === 2) review.stop();
    },
  });
  await review.start(board.state);
  assert.deepEqual([review.isRunning, review.evaluations(board.state).filter(Boolean).length], [false, 2]);
  await review.start(board.state);
  assert.deepEqual(seen.at(-1), 5, "five positions");
  assert.ok(2 in told(review, board.state));
});

test("looking back does not end it; another move does, or nobody who wants to know; what was found of moves stays", async () => {
  for (const [change, goes] of [
    [(board) => board.go(0), true],
    [(board) => board.make("Pa2-a3"), false],
    [(board) => board.analyze(false), false],
  ]) {
    const { board, review, failures } = begin("chess", {
      moves: FOOLS_MATE.slice(0, 3),
      found: ({ revision }) => {
        if (revision !== 1 || !review.isRunning) return;
        board.go(2);
        change(board);
        review.follow(board.state);
        assert.equal(review.isRunning, goes);
      },
    });
    await review.start(board.state);
    assert.deepEqual(failures, []);
    assert.equal(review.evaluations(board.state).every(Boolean), goes);
  }
  const { board, review } = await reviewed("chess", { moves: FOOLS_MATE });
  board.go(1);
  board.make("Pd7-d5");
  assert.ok(!(2 in told(review, board.state)));
  assert.deepEqual(review.evaluations(board.state).map(Boolean), [true, true, false]);
  board.takeLine(board.state.line.others[0]);
  assert.ok(2 in told(review, board.state), "the line that was left");
});

test("games with series and with boards that move can be reviewed", async () => {
  for (const variant of ["quarx-huff", "trid"]) {
    const { board, review } = begin(variant);
    for (let i = 0; i < 3; i++) board.make(board.state.game.legal_moves()[0].notation);
    await review.start(board.state);
    assert.ok(review.evaluations(board.state).every(Boolean), variant);
  }
});

test("a course is drawn between the positions that were looked at", () => {
  assert.deepEqual(curveOf([{ white: 50 }, { white: 80 }, undefined, { white: 0 }, { white: 100 }]), {
    black: "M0.00 0V100h25.00V0ZM75.00 0V100h25.00V0Z",
    white: "M0.00 100L0.00 50.00L25.00 20.00V100ZM75.00 100L75.00 100.00L100.00 0.00V100Z",
    points: ["0.00 50.00", "25.00 20.00", "50.00 100.00", "75.00 100.00", "100.00 0.00"],
  });
});

test("an evaluation is seen from White, whoever is to move; a mate is told with its moves", () => {
  const say = (language, turn, evaluation) => {
    const { words } = new Board("chess", { language }).state;
    return evaluationText({ words, status: { turn } }, evaluation);
  };
  for (const [turn, evaluation, text] of [
    ["white", { score: 930 }, "+9.3"],
    ["black", { score: -930 }, "+9.3"],
    ["white", { score: -120 }, "−1.2"],
    ["white", { score: 4 }, "0.0"],
    ["white", { score: 5 }, "+0.1"],
    ["black", { score: -123456 }, "+1234.6"],
    ["white", { mate: 1 }, "White wins in 1 move"],
    ["white", { mate: 3 }, "White wins in 2 moves"],
    ["black", { mate: 3 }, "Black wins in 2 moves"],
    ["black", { mate: -4 }, "White wins in 2 moves"],
  ])
    assert.equal(say("en", turn, evaluation), text, `${turn} ${JSON.stringify(evaluation)}`);
  assert.equal(say("de", "white", { score: 930 }), "+9,3");
  assert.deepEqual([{ mate: 2 }, { mate: -1 }, { score: 0 }].map(chanceOf), [100, 0, 50]);
  assert.ok(chanceOf({ score: 400 }) > 90 && chanceOf({ score: 400 }) < 92, "ten to one");
  assert.deepEqual([seenBy("white", 30), seenBy("black", 30)], [30, 70]);
});
