// Wins by force and counts of moves, by the engine of the package.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Engine, Game, apply, legal_moves, perft, status, variants } from "../../pkg/inline.js";
import { puzzleVariants, puzzles } from "../../pkg/puzzles.js";
import { MANY_KINGS, refusal } from "./refused.mjs";

const engine = new Engine();
after(() => engine.close());

const notations = (list) => list.map(({ move }) => move.notation);
/** The rook mates in two, after a quiet move of the king. */
const QUIET = "chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1";
/** Nothing is near. */
const LONG = "chess r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8";

test("all first moves that mate with the fewest moves are found, and fewer are ruled out", async () => {
  const one = await engine.mates(new Game("chess 6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1"), { moves: 3 });
  assert.deepEqual(
    { ...one, list: notations(one.list), nodes: undefined },
    { moves: 1, ruled_out: 0, list: ["Ra1-a8", "Rb1-b8"], nodes: undefined },
  );
  const two = await engine.mates(new Game(QUIET), { moves: 3 });
  assert.deepEqual([two.moves, two.ruled_out, notations(two.list), two.list[0].left], [2, 1, ["Kg5-g6"], 1]);
  assert.ok(two.nodes > 20 && two.list[0].next === undefined);
});

test("that there is no mate is proved", async () => {
  const none = await engine.mates(new Game(QUIET), { moves: 1 });
  assert.deepEqual({ ...none, nodes: 0 }, { ruled_out: 1, list: [], nodes: 0 });
  const over = await engine.mates(new Game("chess 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), { moves: 2 });
  assert.deepEqual(over, { ruled_out: 2, list: [], nodes: 0 });
});

test("the tree has every answer and every move that wins after it, as deep as one asks", async () => {
  const game = new Game(QUIET);
  const { list, nodes } = await engine.mates(game, { moves: 2, plies: 3 });
  const [{ move, next: answers }] = list;
  const after = apply(QUIET, move);
  assert.deepEqual(
    notations(answers).sort(),
    legal_moves(after).map(({ notation }) => notation),
  );
  for (const answer of answers) {
    assert.equal(answer.left, 1);
    const here = apply(after, answer.move);
    const mating = legal_moves(here).filter((last) => status(apply(here, last)).outcome?.winner === "white");
    assert.deepEqual(
      notations(answer.next),
      mating.map(({ notation }) => notation),
    );
    assert.ok(answer.next.every(({ left, next }) => left === 0 && next === undefined));
  }
  const short = await engine.mates(game, { moves: 2 });
  assert.ok(nodes > short.nodes);
});

test("the side that wins may have to wait for the other's move; what lasts longest comes first", async () => {
  const answers = "chess 7k/8/6K1/8/8/8/8/R7 b - - 0 1";
  const { moves, list, ruled_out } = await engine.mates(new Game(answers), { moves: 2, winner: "white" });
  assert.deepEqual([moves, ruled_out, notations(list)], [1, 0, ["Kh8-g8"]]);
  const own = await engine.mates(new Game(answers), { moves: 2 });
  assert.deepEqual([own.moves, own.list], [undefined, []]);
  const huff = new Game("quarx-huff B:WK3421:BK1223,1443,2213,2444,3441,K4343 0 56 -");
  huff.apply("4343-3432");
  const all = await engine.mates(huff, { moves: 1, winner: "black" });
  assert.deepEqual(
    all.list.map(({ left }) => left),
    all.list.map((_, i) => (i ? 0 : 1)),
    "who misses the capture loses the last piece at once (Q16)",
  );
});

test("each move of a speed series counts, and another variant wins in its own way", async () => {
  const series =
    "timeout-flat rnbk1bn1/ppp2p1r/8/8/4p3/8/1PP2PP1/RNB1KBN1 w Q - 0 7 Pa2:1,Pd2:6,Pe2:5,Ph2:3,pd7:4,pg7:0 3:1:3";
  const { moves, list } = await engine.mates(new Game(series), { moves: 3, plies: 2 });
  assert.deepEqual([moves, notations(list), notations(list[0].next)], [2, ["d2→Pxe4"], ["e2→Pxd8"]]);
});

test("puzzles that are won by force have the first move of their solution, in every variant", async () => {
  for (const variant of puzzleVariants()) {
    const all = await puzzles(variant);
    const short = all.filter(({ themes: [goal] }) => /^win-in-[12]$/.test(goal));
    for (const { id, position, solution, themes } of short.slice(0, 6)) {
      const { moves, list } = await engine.mates(new Game(position), { moves: 3 });
      assert.deepEqual([`win-in-${moves}`, notations(list)], [themes[0], [solution.moves[0]]], id);
    }
  }
});

test("it tells how far it is, can be stopped with what is known, and taken back", async () => {
  const told = [];
  const stopped = await engine.mates(new Game(LONG), {
    moves: 6,
    onprogress: (progress) => {
      told.push(progress);
      if (progress.moves === 4) engine.stop();
    },
  });
  assert.deepEqual([stopped.moves, stopped.ruled_out, stopped.list], [undefined, 3, []]);
  assert.ok(told.every(({ done, nodes }) => done >= 0 && done <= 1 && nodes > 0));
  const order = told.map(({ moves, done }) => moves + done);
  assert.deepEqual(
    order,
    order.toSorted((one, other) => one - other),
  );
  const reason = new Error("never mind");
  const asked = new AbortController();
  const seeking = engine.mates(new Game(LONG), { moves: 9, signal: asked.signal });
  setTimeout(() => asked.abort(reason), 30);
  assert.equal(await refusal(seeking), reason);
  assert.equal((await engine.mates(new Game(QUIET), { moves: 2 })).moves, 2);
});

test("a perft tells the count of each move", async () => {
  for (const { id } of variants().filter(({ id }) => !["timeout", "timeout-declared", "tower"].includes(id))) {
    const game = new Game(id);
    const done = [];
    const { nodes, list } = await engine.perft(game, { depth: 2, onprogress: (told) => done.push(told.done) });
    assert.equal(nodes, perft(game.position(), 2), id);
    assert.deepEqual(
      notations(list),
      game.legal_moves().map(({ notation }) => notation),
    );
    assert.equal(
      list.reduce((sum, each) => sum + each.nodes, 0n),
      nodes,
    );
    assert.equal(done.at(-1), 1);
  }
  const chess = await engine.perft(new Game("chess"), { depth: 4 });
  assert.equal(chess.nodes, 197_281n);
  assert.equal(chess.list.find(({ move }) => move.notation === "Pe2-e4").nodes, 13_160n);
  const over = await engine.perft(new Game("chess 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), { depth: 3 });
  assert.deepEqual(over, { nodes: 0n, list: [] });
  // C7: draws end no count.
  const BARE = "chess 8/8/8/8/8/5k2/8/7K w - - 0 1";
  const bare = await engine.perft(new Game(BARE), { depth: 4 });
  assert.deepEqual(notations(bare.list), ["Kh1-g1", "Kh1-h2"]);
  assert.equal(bare.nodes, perft(BARE, 4));
});

test("a perft can be stopped, also below a first move, and taken back", async () => {
  const asked = new AbortController();
  const counting = engine.perft(new Game("timeout"), { depth: 6, signal: asked.signal });
  setTimeout(() => asked.abort(), 30);
  assert.equal((await refusal(counting)).name, "AbortError");
  const begun = performance.now();
  const { list } = await engine.perft(new Game("chess"), {
    depth: 4,
    onprogress: ({ done }) => done > 0.5 && engine.stop(),
  });
  assert.ok(list.length > 9 && list.length < 20 && performance.now() - begun < 10_000);
});

test("where a move leads to a position that is too complex, that is told (Q15)", async () => {
  const game = new Game(`quarx B:W1111:B${MANY_KINGS} 0 1`);
  assert.equal((await refusal(engine.mates(game, { moves: 1 }))).code, "too-complex");
  assert.equal((await refusal(engine.perft(game, { depth: 2 }))).code, "too-complex");
  assert.ok((await engine.perft(game, { depth: 1 })).nodes > 100n);
});

test("what can't be looked for is told", async () => {
  const game = new Game("chess");
  for (const [method, message, ...given] of [
    ["mates", "mates() takes an object with options, not undefined.", game],
    ["mates", "`moves` must be a whole number from 1 to 9, not undefined.", game, { plies: 2 }],
    ["mates", "`moves` must be a whole number from 1 to 9, not 10.", game, { moves: 10 }],
    ["mates", "`plies` must be a whole number from 1 to 36, not 0.", game, { moves: 2, plies: 0 }],
    ["mates", "`winner` must be `white` or `black`, not red.", game, { moves: 2, winner: "red" }],
    [
      "mates",
      "mates() has no option `depth`. Its options are moves, winner, plies, onprogress, signal.",
      game,
      { moves: 2, depth: 2 },
    ],
    ["mates", "`onprogress` must be a function, not 1.", game, { moves: 2, onprogress: 1 }],
    ["mates", "mates() needs a Game.", QUIET, { moves: 2 }],
    ["perft", "perft() needs a Game.", QUIET, { depth: 2 }],
    ["perft", "`depth` must be a whole number from 1 to 9, not 1.5.", game, { depth: 1.5 }],
    ["perft", "perft() has no option `moves`. Its options are depth, onprogress, signal.", game, { moves: 2 }],
  ]) {
    const { code, message: told } = await refusal(engine[method](...given));
    assert.deepEqual([code, told], ["bad-argument", message]);
  }
  const closed = new Engine();
  closed.close();
  assert.equal((await refusal(closed.mates(game, { moves: 1 }))).code, "engine-lost");
});
