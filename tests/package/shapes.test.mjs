// Every answer has exactly the shape of its type in types.d.ts, for every variant; and whatever the types have is answered.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as hyperply from "../../pkg/inline.js";
import { Shapes } from "./shapes.mjs";

const file = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { Engine, Game } = hyperply;
const functions = { ...hyperply };
const shapes = new Shapes(file("pkg/hyperply.d.ts"));

/** A generator of random numbers below `most`, always the same. */
let seed = 1;
const random = (most) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * most);
};
const oneOf = (list) => list[random(list.length)];

/** What an error tells, as data. */
function refused(error) {
  const { name, message, stack } = error;
  shapes.check("HyperplyError", { name, message, stack, ...error });
  return undefined;
}

/** What a function or a method answers, which has to fit its type; nothing if it refuses. */
function answer(type, act) {
  let value;
  try {
    value = act();
  } catch (error) {
    return refused(error);
  }
  if (value !== undefined) shapes.check(type, value);
  return value;
}
const ask = (name, ...given) => answer(`Functions.${name}`, () => functions[name](...given));
const askGame = (game, name, ...given) => answer(`Methods.${name}`, () => game[name](...given));

/** What the data of all families have in their sections of these names. */
const positions = readdirSync(file("tests/data")).flatMap((name) =>
  readFileSync(file(`tests/data/${name}`), "utf8")
    .split(/^(?=\[\w+\]$)/m)
    .filter((section) => /^\[(positions|rare)\]/.test(section))
    .flatMap((section) => section.split("\n").slice(1)),
);

/** A text like another, with a mistake. */
function misspelled(text) {
  const at = random(text.length);
  return text.slice(0, at) + oneOf(["", "x", "Q", "1", "=", "→"]) + text.slice(at + random(2));
}

/** Asks everything of a position; returns whether it is one. */
function askPosition(position, variant) {
  const moves = ask("legal_moves", position);
  const problems = ask("problems", position);
  assert.equal(problems.length === 0, moves !== undefined, position);
  ask("problems", `${position}x`);
  if (!moves) return false;
  ask("status", position);
  ask("pieces", position);
  ask("threats", position);
  ask("rematerialize_targets", position);
  ask("agree_speed", position, 2 + random(4));
  const other = oneOf(hyperply.rule_sets(variant));
  if (ask("convert", position, other)) ask("compare", position, other);
  if (moves.length === 0) return true;
  const move = oneOf(moves);
  ask("apply", position, move);
  ask("format_notation", position, move);
  const short = hyperply.format_notation(position, move, { short: true });
  ask("parse_notation", position, short);
  ask("explain", position, short);
  ask("explain", position, misspelled(move.notation));
  return true;
}

/** A move of a kind that is met as often as any other. */
function anyMove(moves) {
  const kind = oneOf([...new Set(moves.map((move) => move.kind))]);
  return oneOf(moves.filter((move) => move.kind === kind));
}

/** A game of random moves, and everything that it can be asked. */
function playFrom(start, variant) {
  const game = new Game(start);
  for (let ply = 0; ply < 40; ply++) {
    const moves = askGame(game, "legal_moves");
    askGame(game, "status");
    if (moves.length === 0) break;
    askGame(game, "position");
    askGame(game, "pieces");
    askGame(game, "threats");
    askGame(game, "rematerialize_targets");
    const move = anyMove(moves);
    askGame(game, "explain", move.notation);
    askGame(game, "explain", misspelled(move.notation));
    askGame(game, "parse_notation", move.notation);
    askGame(game, "format_notation", move);
    askGame(game, "apply", move);
    if (random(8) === 0) askGame(game, "agree_speed", 2);
  }
  for (const name of ["can_undo", "undo", "can_redo", "redo", "start", "history", "record"]) askGame(game, name);
  for (const other of hyperply.rule_sets(variant)) if (askGame(game, "convert", other)) askGame(game, "compare", other);
}

ask("variants");
for (const { id } of hyperply.variants()) {
  test(`${id}: answers have the shapes of their types`, () => {
    ask("variant", id);
    ask("rule_sets", id);
    const all = [ask("initial_position", id), ...positions.filter((line) => line.startsWith(`${id} `))];
    const starts = all.filter((start) => askPosition(start, id));
    for (let played = 0; played < 3; played++) playFrom(played < 1 ? starts[0] : oneOf(starts), id);
  });
}

test("a record with what is read otherwise", () => askGame(Game.from_record("1. e4 $1 2. e5 *"), "notes"));

test("a game that repeats itself", () => {
  const game = new Game("chess");
  for (const move of ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"]) game.apply(move);
  askGame(game, "status");
  askGame(game, "apply", "e4");
});

test("endgames of draughts that last too long", () => {
  for (const pieces of ["WK47:BK5", "WK47,K48,K49:BK5"]) {
    const game = new Game(`draughts W:${pieces} 0 1`);
    const seen = new Set();
    /** Nothing can be captured then, and the position is new. */
    const isQuiet = ({ notation }) => {
      const after = hyperply.apply(game.position(), notation);
      const [, board] = after.split(" ");
      const isNew = !seen.has(board) && hyperply.legal_moves(after).every((next) => next.notation.includes("-"));
      return isNew && seen.add(board);
    };
    while (!game.status().outcome) game.apply(game.legal_moves().find(isQuiet));
    askGame(game, "status");
  }
});

test("what the engine tells has the shapes of its types", async () => {
  const engine = new Engine();
  const mate = new Game("chess 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
  shapes.check("Choice", await engine.choose(mate, { depth: 3 }));
  for await (const thought of engine.analyse(mate, { depth: 3, lines: 2 })) shapes.check("Thought", thought);
  engine.close();
  await engine.choose(mate).catch(refused);
});

test("whatever stands in a text comes back as it was", () => {
  const chess = hyperply.initial_position("chess");
  const texts = ['"', "\\", '\\"', "\\u0041", "}", "→", "é", "\u{1f600}", "\u{10ffff}", "\0", "\n", "\u2028", "\x7f"];
  for (const text of [...texts, texts.join("")]) {
    const { message } = ask("explain", chess, text);
    assert.throws(
      () => hyperply.parse_notation(chess, text),
      (error) => error.message.replace(/ \([A-Z]\d+\)/, "") === message,
    );
  }
});

test("errors have the shape of HyperplyError", async () => {
  const { initSync, status } = await import("../../pkg/hyperply.js?never");
  answer("Functions.status", () => status("chess"));
  answer("", () => initSync(new TextEncoder().encode("\0asm, and nothing more")));
  const chess = hyperply.initial_position("chess");
  ask("status", "chess");
  ask("variant", "xiangqi");
  ask("status", 7);
  ask("apply", chess, "e5");
  ask("apply", "chess 7k/8/8/8/8/8/8/N1N1K3 w - - 0 1", "Nb3");
  ask("explain", chess, "x".repeat(9999));
  answer("", () => Game.from_record("1. e4 e4"));
});

/**
 * Why a piece cannot return from Time Out: nothing that was written, so there is no place in it and nothing else that it
 * means. Only the board says that it is not in space (tests/element/space.test.mjs).
 */
const NEVER = ["ErrorCode.not-in-space", "Refusal.at", "Refusal.candidates"];

test("whatever the types have has been answered", () => {
  assert.deepEqual(shapes.unseen(["Functions", "Methods", "Choice", "Thought", "HyperplyError"]), NEVER);
});
