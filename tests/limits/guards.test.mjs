// No exception that a caller catches touches another game, or this one; thousands of them neither.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import init, {
  Game,
  apply,
  explain,
  format_notation,
  initial_position,
  legal_moves,
  parse_notation,
  rematerialize_targets,
} from "../../pkg/hyperply.js";

/** More often than WebAssembly has places for values of JavaScript. */
const OFTEN = 5000;

let memory;
before(async () => {
  const bytes = readFileSync(new URL("../../pkg/hyperply_bg.wasm", import.meta.url));
  // What the package does not show: how much memory its module holds.
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate(...given);
    memory = instance.exports.memory;
    return instance;
  };
  await init({ module_or_path: bytes });
});

class Mine extends Error {}
const fail = () => {
  throw new Mine("from the caller");
};
const throwing = (name) => Object.defineProperty({}, name, { get: fail, enumerable: true });
const start = () => initial_position("chess");

/** Calls that throw what the caller's own code throws. */
const CALLBACKS = {
  "a tag's getter": (game) => game.record(throwing("White")),
  "a Proxy for tags": (game) => game.record(new Proxy({}, { ownKeys: fail })),
  "a Proxy's descriptor": (game) => game.record(new Proxy({ White: "x" }, { getOwnPropertyDescriptor: fail })),
  "the notation of a Move": (game) => game.apply(throwing("notation")),
  "the notation of a Move, without a game": () => apply(start(), throwing("notation")),
  "the notation of a Move to be written": (game) => game.format_notation(throwing("notation")),
  "a game's style": (game) => game.format_notation("e4", throwing("short")),
  "a style's language": () => format_notation(start(), "e4", throwing("language")),
  "a style's flag": () => format_notation(start(), "e4", throwing("short")),
  "a Proxy for a style": () => format_notation(start(), "e4", new Proxy({}, { get: fail })),
};

for (const [name, call] of Object.entries(CALLBACKS)) {
  test(`an exception of ${name} is the caller's own, thousands of times`, () => {
    const [game, other] = [new Game("chess"), new Game("timeout-flat")];
    for (let i = 0; i < OFTEN; i++) assert.throws(() => call(game), Mine);
    assert.equal(game.apply("e4"), apply(start(), "e4"));
    assert.equal(other.legal_moves().length, 35);
    assert.match(game.record({ White: "x" }), /1\. e4/);
  });
}

const METHODS = [
  "position",
  "start",
  "legal_moves",
  "apply",
  "agree_speed",
  "undo",
  "redo",
  "can_undo",
  "can_redo",
  "explain",
  "status",
  "history",
  "record",
  "notes",
  "parse_notation",
  "format_notation",
  "pieces",
  "threats",
  "rematerialize_targets",
  "convert",
  "compare",
];

test("a game that was freed says so, thousands of times, and no other game notices", () => {
  const [game, other] = [new Game("chess"), new Game("chess")];
  game.free();
  game.free();
  for (let i = 0; i < OFTEN; i++) {
    for (const method of METHODS) {
      assert.throws(() => game[method]("e4"), { name: "HyperplyError", code: "bad-argument", message: /freed/ });
    }
  }
  assert.equal(other.apply("e4"), apply(start(), "e4"));
  assert.equal(
    METHODS.length,
    Object.getOwnPropertyNames(Game.prototype).filter((name) => name !== "constructor" && name !== "free").length,
  );
});

test("what is called in the middle of a call finds the game as it is", () => {
  const game = new Game("chess");
  const meddle = (act) => ({
    get White() {
      act();
      return "x";
    },
  });
  assert.match(game.record(meddle(() => game.apply("e4"))), /1\. e4/);
  assert.equal(
    game.apply({
      get notation() {
        game.undo();
        return "Pd2-d4";
      },
    }),
    apply(start(), "d4"),
  );
  assert.throws(() => game.record(meddle(() => game.free())), { code: "bad-argument", message: /freed/ });
  for (let i = 0; i < 100; i++) {
    const one = new Game("timeout");
    assert.throws(
      () =>
        one.apply({
          get notation() {
            one.free();
            return "Na1";
          },
        }),
      { message: /freed/ },
    );
  }
  const size = memory.buffer.byteLength;
  for (let i = 0; i < OFTEN; i++) {
    const one = new Game("timeout");
    assert.throws(() => one.record(meddle(() => one.free())), { message: /freed/ });
  }
  assert.equal(memory.buffer.byteLength, size, "what was freed is free");
});

test("errors of every kind, thousands of times", () => {
  const game = new Game("chess");
  const calls = [
    () => game.apply("e5"),
    () => game.apply(7),
    () => game.apply({ from: "e2", to: "e4" }),
    () => game.legal_moves("zz"),
    () => new Game("x"),
    () => Game.from_record("1. e5"),
    () => game.record({ FEN: "x" }),
    () => game.agree_speed(1),
    () => game.history(-1),
    () => apply("chess", "e4"),
  ];
  for (let i = 0; i < OFTEN; i++) for (const call of calls) assert.throws(call, { name: "HyperplyError" });
  assert.equal(game.legal_moves().length, 20);
});

test("half a character is refused where it stands, not changed in silence", () => {
  const half = "\ud83d";
  const game = new Game("chess");
  for (const call of [
    () => apply(start(), half),
    () => explain(start(), half),
    () => new Game(half),
    () => Game.from_record(`{${half}} 1. e4`),
    () => game.record({ White: half }),
    () => legal_moves(start(), half),
    () => parse_notation(start(), "e4", half),
  ]) {
    assert.throws(call, { code: "bad-argument", message: /lone surrogate/ });
  }
  const whole = "\ud83d\ude00\ufffd";
  assert.match(game.record({ White: whole }), new RegExp(whole));
});

test("what is no cell, absent piece or place is refused by name", () => {
  const message = (call) => {
    try {
      call();
    } catch (error) {
      assert.equal(error.code, "bad-argument");
      return error.message;
    }
  };
  assert.equal(
    message(() => legal_moves(start(), "zz")),
    "In `chess`, `from` must be a cell (such as `a1`), not `zz`.",
  );
  assert.deepEqual(legal_moves(start(), "e5"), [], "a cell without a piece");
  const away = "timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 1 Qd4:0 -";
  assert.deepEqual(legal_moves(away, "→Qd4"), [], "an absent piece that cannot return yet");
  assert.equal(
    message(() => legal_moves(away, "→Qd5")),
    "In `timeout-flat`, `from` must be a cell (such as `a1`) or a piece in Time Out (such as `→Qd4`), not `→Qd5`.",
  );
  assert.match(
    message(() => legal_moves(initial_position("trid"), "QL9(1)")),
    / or a board \(such as `[QK]L\d\(\d\)`\), not `QL9\(1\)`\.$/,
  );
  assert.equal(legal_moves(initial_position("trid"), "QL1(3)").length, 0, "a place whose board cannot move");
  assert.equal(
    message(() => rematerialize_targets(away, "z9")),
    "In `timeout-flat`, `origin` must be a cell, not `z9`.",
  );
  assert.equal(
    message(() => apply(start(), { from: "e2", to: "e4" })),
    "`move` must be a string or a Move, not an object without `notation`.",
  );
});
