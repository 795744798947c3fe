// Why a hint is good: each fact in a position of a game, and what is not one.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { factsOf, gainOf, NO_GAIN, passed } from "../../www/element/engine/reasons.js";
import { en } from "../../www/element/words/en/index.js";

const engine = new rules.Engine();
after(() => engine.close());

/** What the engine would play. */
async function choose(position, nodes = 20_000) {
  const game = new rules.Game(position);
  try {
    return await engine.choose(game, { nodes });
  } finally {
    game.free();
  }
}

/** The plan of so many moves, as the engine would give it. */
function plan(position, ...texts) {
  let at = position;
  const line = texts.map((text) => {
    const move = rules.parse_notation(at, text);
    at = rules.apply(at, move);
    return move;
  });
  return { line };
}

const told = (position, { line, mate }, more = {}) => {
  const facts = factsOf(rules, position, { line, mate }, { before: NO_GAIN, after: NO_GAIN, ...more });
  return en.message.hint(line[0], facts);
};

/** What the side that waits would gain if the other one passed. */
async function threat(position) {
  const next = passed(rules, position);
  return next ? gainOf(rules, next, await choose(next)) : NO_GAIN;
}

/** The whole hint, as a table tells it. */
async function hint(position) {
  const choice = await choose(position);
  const before = await threat(position);
  return told(position, choice, { before, after: await threat(rules.apply(position, choice.move)) });
}

test("a piece that is won and kept", async () => {
  assert.equal(
    await hint("chess 6k1/5ppp/8/3n4/4P3/6P1/5P1P/6K1 w - - 0 1"),
    "Try capturing the knight on d5 with the pawn on e4. It wins the knight.",
  );
  const fork = "chess r3k3/7p/8/3N4/8/8/7P/6K1 w - - 0 1";
  assert.equal(
    told(fork, plan(fork, "Nc7", "Kd7", "Nxa8", "h5", "h4")),
    "Try moving the knight from d5 to c7. It gives check and wins the rook on a8 next move.",
  );
});

test("what is taken back, traded or not settled is not won", () => {
  const after = "chess 6k1/5ppp/8/3b4/4P3/8/5PPP/6K1 w - - 0 2";
  const start = "chess 6k1/4bppp/8/3N4/4P3/8/5PPP/6K1 b - - 0 1"; // another bishop took the knight
  const line = plan(after, "exd5", "Kf8", "Kf1", "Ke7", "Ke2");
  assert.match(told(after, line), /It wins the bishop\.$/);
  assert.doesNotMatch(told(after, line, { start }), /wins/);
  const trade = "chess 6k1/4pppp/3p4/4n3/8/5N2/5PPP/6K1 w - - 0 1";
  assert.doesNotMatch(told(trade, plan(trade, "Nxe5", "dxe5", "Kf1", "Kf8", "Ke2")), /wins/);
  assert.doesNotMatch(told(trade, plan(trade, "Nxe5")), /wins/);
  assert.doesNotMatch(told(trade, plan(trade, "Nxe5", "Kf8", "Kf1", "dxe5")), /wins/);
});

test("a piece that would be lost", async () => {
  assert.match(await hint("chess 6k1/5ppp/8/2p1p3/3N4/8/5PPP/6K1 w - - 0 1"), /It saves the knight( and|,|\.)/);
  const position = "chess 6k1/5ppp/8/2p1p3/3N4/6P1/5P1P/6K1 w - - 0 1";
  assert.deepEqual(await threat(position), { pieces: ["N"], cell: "d4" });
  assert.match(
    told(position, plan(position, "f4", "exd4", "Kf1", "Kf8"), { before: await threat(position) }),
    /^Try moving the pawn from f2 to f4\.$/, // it is lost all the same
  );
});

test("a mate and a piece that are threatened", async () => {
  const position = "chess 6k1/5ppp/8/8/8/8/3R1PPP/6K1 w - - 0 1";
  const [quiet] = plan(position, "Rd1").line;
  const next = rules.apply(position, quiet);
  assert.deepEqual(await threat(next), { ends: "checkmate", pieces: [] });
  assert.equal(
    told(position, { line: [quiet] }, { after: await threat(next) }),
    "Try moving the rook from d2 to d1. It threatens checkmate.",
  );
  const before = await threat("chess r5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1");
  const luft = "chess r5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1";
  assert.equal(told(luft, plan(luft, "g3"), { before }), "Try moving the pawn from g2 to g3. It prevents checkmate.");
  const blocked = rules.apply("chess 6k1/pb3ppp/8/8/1N6/8/5PPP/2R3K1 w - - 0 1", "Rb1");
  assert.equal((await threat(blocked)).pieces.length, 0); // the bishop is not attacked while the knight stands between
  const attacked = rules.apply("chess 6k1/p1b2ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "Rc1");
  assert.deepEqual(await threat(attacked), { pieces: ["B"], cell: "c7" });
});

test("a piece comes back from Time Out, and what it does there", () => {
  const position =
    "timeout-flat rnbk1bnr/ppp1p3/8/8/8/8/1PP4P/RNB1KBNR b KQ - 0 6 Pa2:5,Pd2:4,Pe2:3,Pf2:0,Pg2:1,pd7:4,pf7:1,pg7:3,ph7:5 -";
  const line = ["Pc7→", "Ke1-d1", "Pb7→", "Bc1-f4", "g7→Pxf4", "Ng1-f3", "Bc8-g4", "Nb1-d2", "d7→Pxc2", "Kd1-c1"];
  assert.equal(
    told(position, plan(position, ...line, "c7→Pxd2", "Bf1-e2")),
    "Try sending the pawn on c7 into Time Out. The plan: it returns to d2 after 5 rounds and annihilates the knight there.",
  );
  assert.equal(told(position, plan(position, ...line)), "Try sending the pawn on c7 into Time Out.");
});

test("a return that annihilates the king, and one that would", async () => {
  const won = "timeout-flat rnb1kbnr/pp3ppp/4p3/2p5/8/8/1PP3P1/RNBK1BNR w kq - 0 7 Pd2:6 -";
  assert.equal(told(won, plan(won, "d2→Pxe8")), "Try returning the pawn to e8, annihilating the king there.");
  const position = "timeout-flat Q1q5/3bp1r1/p1n4k/8/2P1PN2/P2B1p2/5P2/RN2K3 b Q - 1 28 Bg7:9,Rh1:9,bf8:9,pd7:6 -";
  const before = await threat(position);
  assert.deepEqual(before, { ends: "king-eliminated", pieces: [] });
  const { move } = await choose(position);
  assert.match(told(position, { line: [move] }, { before }), /It prevents an immediate loss/);
});

test("men that are won, also several", () => {
  const position = "draughts W:W48:B43,33,22,5 0 1";
  assert.equal(
    told(position, plan(position, "48x17", "5-10", "17-12", "10-15", "12-8")),
    "Try capturing on 22, 33, and 43 with the man on 48. It wins 3 men.",
  );
});

test("nobody passes in check, in a series or into the end of the game", () => {
  assert.equal(passed(rules, "chess 4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"), null);
  assert.equal(
    passed(rules, rules.agree_speed("timeout-flat rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 - -", 2)),
    null,
  );
  assert.equal(passed(rules, "chess 7k/5Q2/8/8/8/8/8/K7 w - - 0 1"), null); // Black would be stalemated
});

test("a hint has reasons in every game", async () => {
  for (const { id } of rules.variants()) {
    const start = rules.initial_position(id);
    const { turn } = rules.status(start);
    assert.notEqual(rules.status(passed(rules, start)).turn, turn, id);
    assert.match(await hint(start), /^Try .*\.$/, id);
  }
});
