// The course of a game without a page: its state is a value that transitions change, and those outside are told.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { NO_GAIN, factsOf } from "../../www/element/engine/reasons.js";
import { lineOf } from "../../www/element/state/line.js";
import * as now from "../../www/element/state/transitions.js";
import { Play } from "../../www/element/play.js";
import { en } from "../../www/element/words/en/index.js";
import { Board, HUMANS } from "./board.mjs";

const WAITS = "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9";
const REMOTE = { ...HUMANS, black: { kind: "none" } };

/** What a transition has changed, and that it left the old state alone. */
function changed(state, transition, ...details) {
  const before = { ...state };
  const after = transition(state, ...details);
  assert.deepEqual({ ...state }, before);
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]));
}

test("each transition changes what it is for, and leaves the old state alone", () => {
  const { state } = new Board("chess", { moves: ["Pe2-e4"] });
  const [move] = state.moves;
  const picked = { ...state, clicks: ["e7"], message: { tone: "info", text: "." } };
  const drawPiece = () => null;
  assert.deepEqual(changed(picked, now.pick, ["d7"]), { clicks: ["d7"], message: null });
  assert.deepEqual(changed(state, now.pick, ["d7", "d5"], move), { clicks: ["d7", "d5"], pointed: move });
  assert.deepEqual(changed(state, now.lookAt, move), { preview: move });
  assert.deepEqual(changed(state, now.showColumn, "e"), { column: "e" });
  assert.deepEqual(changed(state, now.showColumnOf, "e7"), { column: "e7" });
  assert.deepEqual(changed({ ...state, column: "e" }, now.showColumnOf, undefined), { column: null });
  assert.deepEqual(changed(state, now.say, picked.message), { message: picked.message });
  assert.deepEqual(changed(state, now.think, { ...state.engine }), { engine: state.engine });
  assert.deepEqual(changed(state, now.mark, ["e4"]), { marks: ["e4"] });
  assert.deepEqual(changed(state, now.dress, drawPiece), { drawPiece });
  assert.deepEqual(changed(state, now.flatten, "lost"), { flat: "lost" });
  assert.deepEqual(changed(state, now.resize, { width: 1, height: 2, x: 3 }), { room: { width: 1, height: 2 } });
  const other = { ...move, clicks: ["a", "b"] };
  assert.equal(changed(state, now.takePaths, new Map([[move, other]])).moves[0], other);
  const facts = factsOf(rules, state.position, { line: [move] }, { before: NO_GAIN, after: NO_GAIN });
  const message = { tone: "info", text: en.message.hint(move, facts) };
  assert.deepEqual(changed(state, now.advise, move, facts), { hint: move, message });
});

test("where a side is played elsewhere nothing is analyzed", () => {
  const { state } = new Board("chess");
  const on = now.analyze(state, true);
  assert.equal(on.analyzing, true);
  assert.equal(now.set(on, { players: REMOTE }).analyzing, false);
  assert.equal(now.analyze(now.set(state, { players: REMOTE }), true).analyzing, false);
  assert.equal(now.set(on, { flipped: true }).analyzing, true);
});

test("a cell is looked up with those one step from it, where the game has steps", () => {
  const { state } = new Board("quarx");
  const near = (at, cell) => [...now.lookUp(at, cell).lookup.near].sort();
  assert.deepEqual(near(state, "1111"), ["1122", "1212", "1221", "2112", "2121", "2211", "2222"]);
  assert.equal(near(state, "2233").length, 40);
  assert.deepEqual([near(state, "2234"), near(new Board("chess").state, "e4")], [[], []]);
  assert.equal(now.lookUp(state, "").lookup, null);
});

test("another ply takes away what was picked, said and looked at, and keeps the column if it is there", () => {
  const board = new Board("timeout", { moves: ["Pb2L4-b3L4", "Pb6L4-b5L4"] });
  const busy = { ...now.say(now.pick(board.state, ["c2L4"]), { tone: "info", text: "." }), column: "c2" };
  for (let i = 0; i < 2; i++) busy.game.undo();
  const { clicks, message, column, last, history, due } = now.arrive(busy, { ...busy.line, ply: 0 }, true);
  assert.deepEqual([clicks, message, column, last, history, due], [[], null, "c2", null, [], true]);
  const gone = now.arrive({ ...busy, column: "z9" }, { ...busy.line, ply: 0 }, false);
  assert.equal(gone.column, null);
});

test("a game that its players ended is over at its last ply alone", () => {
  const ended = { reason: "agreed" };
  const board = new Board("chess", { moves: ["Pe2-e4"], ended });
  assert.deepEqual([board.state.status.outcome, board.state.moves], [ended, []]);
  board.undo();
  assert.deepEqual([board.state.status.outcome, board.state.moves.length], [undefined, 20]);
  const mate = new Board("chess 4k3/8/4K3/8/8/8/8/Q7 w - - 0 1", { moves: ["Qa1-a8"], ended });
  assert.equal(mate.state.status.outcome.reason, "checkmate", "what the rules say comes first");
});

test("a promotion that is chosen is on the board, and taken back with all that was picked after it", () => {
  const { state } = new Board(WAITS);
  const chosen = now.promote(state, "N");
  assert.deepEqual([chosen.becomes, chosen.pieces.get("b8(6)").piece], ["N", "N"]);
  assert.ok(chosen.moves.every(({ notation, clicks }) => /=N,/.test(notation) && clicks[0] !== "=N"));
  const back = now.promote(chosen, null);
  assert.deepEqual([back.becomes, back.pieces.get("b8(6)").piece, back.moves.length], [null, "P", state.moves.length]);
});

test("a game begins with how it is shown, and what is shown can go without it", () => {
  const board = new Board("chess");
  const { rules: its, info, family, game } = board.state;
  const look = { ...now.appearanceOf(board.state), marks: ["e4"], flat: "lost" };
  const begun = now.begin(
    look,
    { rules: its, info, family, game, start: game.start(), line: lineOf([]), lookup: null },
    game.status(),
  );
  assert.deepEqual([begun.marks, begun.flat, begun.position], [["e4"], "lost", board.position]);
  assert.deepEqual(now.appearanceOf(begun), look);
  assert.deepEqual(board.appearance, now.appearanceOf(board.state));
});

test("those outside are told of picks, moves and changes, in that order, each pick once", async () => {
  const board = new Board("chess");
  await board.click("e2", "e2", "e2", "e4");
  const { position } = board;
  const told = board.heard.map(([name, { clicks, move }]) => `${name} ${clicks?.join(" ") ?? move.notation}`);
  const picks = ["pick e2", "pick ", "pick e2"];
  assert.deepEqual(told, [...picks, "move Pe2-e4", "pick ", "change Pe2-e4"]);
  const [move] = board.told("move");
  assert.deepEqual([move.by, move.position], ["person", rules.initial_position("chess")]);
  const [{ before, ply, by, ...change }] = board.told("change");
  assert.deepEqual([before, ply, by, change.position], [rules.initial_position("chess"), 1, "person", position]);
  board.make("e7-e5");
  assert.equal(board.told("move")[1].by, "code");
});

test("who is told of a move can prevent it: nothing is played, and nothing stays picked", async () => {
  const board = new Board("chess");
  board.on.move = () => false;
  await board.click("e2", "e4");
  assert.deepEqual([board.played(), board.state.clicks, board.told("change")], [[], [], []]);
  assert.equal(board.play(board.state.moves[0], "code"), false);
  board.on.move = () => true;
  assert.equal(board.play(board.state.moves[0], "code"), true);
});

test("the end of a game is told after the change that ends it, and not again when one looks at it", () => {
  const board = new Board("chess", { moves: ["Pf2-f3", "Pe7-e5", "Pg2-g4"] });
  board.make("Qd8-h4");
  board.undo();
  board.redo();
  const names = board.heard.map(([name]) => name);
  assert.deepEqual(names, ["move", "change", "end", "change", "change"]);
  assert.deepEqual(board.told("end")[0].outcome, { reason: "checkmate", winner: "black" });
});

test("a state that cannot be drawn leaves the one before, and the game of the rules with it", () => {
  const board = new Board("chess", { moves: ["Pe2-e4", "Pe7-e5"] });
  const { state, position } = board;
  const failing = () => {
    board.draw = (next) => {
      if (next.position !== position) throw new Error("cannot be drawn");
    };
  };
  for (const step of [() => board.make("Ng1-f3"), () => board.undo(), () => board.go(0)]) {
    failing();
    assert.throws(step, /cannot be drawn/);
    board.draw = () => {};
    assert.deepEqual([board.position, board.state.line, board.state.game.position()], [position, state.line, position]);
  }
  assert.deepEqual(board.told("change"), []);
  board.make("Ng1-f3");
  assert.equal(board.played().length, 3);
  board.draw = () => {
    throw new Error("cannot be drawn");
  };
  assert.throws(() => board.setGame(rules, new rules.Game("draughts")), /cannot be drawn/);
  board.draw = () => {};
  assert.deepEqual([board.state.info.id, board.state.game.history().length], ["chess", 3]);
});

test("what goes wrong in what a person does is told and said, and the game stays", async () => {
  const board = new Board("chess");
  const report = console.error;
  console.error = () => {};
  try {
    await board.act(() => {
      throw Object.assign(new TypeError("Failed to fetch"), { code: undefined });
    })();
    assert.deepEqual([board.message.tone, board.message.text], ["error", board.words.message.notLoaded]);
    await board.act(() => board.make("Ke1-e8"))();
  } finally {
    console.error = report;
  }
  assert.deepEqual([board.message.tone, board.told("error").length], ["error", 2]);
  const [load, network] = [{ code: "load-failed" }, { name: "NetworkError" }].map((error) => board.wordsOf(error));
  assert.deepEqual([load, network], [board.words.message.notLoaded, board.words.message.notLoaded]);
  assert.equal(board.wordsOf({ code: "illegal-move", name: "TypeError", message: "why" }), "why");
});

test("a game is put there at a ply, with other lines and settings; another one of the variant keeps what is known of that", () => {
  const board = new Board("timeout");
  const { info, family } = board.state;
  board.show(now.lookUp(board.state, "b1"));
  const game = new rules.Game("timeout");
  game.apply("Pb2L4-b3L4");
  const other = { at: 0, items: game.history(), others: [] };
  board.setGame(rules, game, { ply: 0, others: [other], settings: { flipped: true } });
  const { state } = board;
  assert.deepEqual(
    [state.line.ply, state.line.items.length, state.line.others, state.settings.flipped],
    [0, 1, [other], true],
  );
  assert.deepEqual([state.info === info, state.family === family, state.lookup.cell], [true, true, "b1"]);
  board.setGame(rules, new rules.Game("chess"));
  assert.deepEqual([board.state.info.id, board.state.lookup], ["chess", null]);
});

test("a new game is the one that is answered, with its players seated and who plays it below", async () => {
  const rows = [
    [
      { opponent: "computer", level: 3, side: "white" },
      { white: HUMANS.white, black: { kind: "engine", level: 3 } },
      false,
    ],
    [
      { opponent: "computer", level: 3, side: "black" },
      { white: { kind: "engine", level: 3 }, black: HUMANS.black },
      true,
    ],
    [{ opponent: "friend", level: 3, side: "black" }, { white: { kind: "none" }, black: HUMANS.black }, true],
    [{ opponent: "screen", level: 3, side: "black" }, HUMANS, false],
  ];
  for (const [answers, players, flipped] of rows) {
    const board = new Board("trid", { moves: ["Pb2(2)-b3(2)"] });
    board.players.follow = () => ({ thinking: null, busy: null, stuck: false });
    let offered;
    board.askFirst = async (given) => {
      offered = given;
      return { ...answers, variant: "trid-meder" };
    };
    const begun = await board.newGame({ isKept: true });
    assert.deepEqual(begun, { ...answers, variant: "trid-meder", plays: answers.side });
    assert.deepEqual([offered.isKept, offered.variants.map(({ id }) => id)], [true, rules.rule_sets("trid")]);
    assert.deepEqual([board.state.info.id, board.played()], ["trid-meder", []]);
    assert.deepEqual([board.settings.players, board.settings.flipped], [players, flipped]);
    assert.deepEqual(board.told("setting"), [
      { name: "players", value: players },
      { name: "flipped", value: flipped },
    ]);
    assert.deepEqual([board.told("change")[0].begun, board.told("change")[0].game], [begun, true]);
  }
  const here = new Board("chess", { moves: ["Pe2-e4"] });
  here.askFirst = async ({ variants }) => ({
    opponent: "screen",
    level: 1,
    side: "either",
    variant: "chess",
    variants,
  });
  const { position } = here;
  const begun = await here.newGame({ here: true });
  assert.deepEqual([here.position, here.played(), begun.variants], [position, [], []]);
  assert.ok(["white", "black"].includes(begun.plays));
  here.askFirst = async () => null;
  assert.equal(await here.newGame(), null);
});

test("an example is set up with its piece picked, and said", async () => {
  const board = new Board("quarx");
  const [first, second] = board.state.family.examples(board.state.info);
  board.setUp(first);
  assert.deepEqual([board.position, board.state.clicks, board.message.text], [first.position, ["1111"], first.words]);
  assert.ok(["2211", "2121", "2112", "1221", "1212", "1122", "2222"].every((cell) => board.targets().includes(cell)));
  await board.does("setUp", second);
  assert.deepEqual(board.targets(), ["2143"]);
  await board.click("2143");
  assert.deepEqual([board.at("2143"), board.at("2233")], ["bK", undefined]);
  assert.deepEqual(board.state.status.outcome, { reason: "no-men", winner: "black" });
});

test("a table in another language takes over the game, its line, and what is picked", async () => {
  const before = new Board("timeout-flat", { moves: ["Pe2-e4", "Pe7-e5"], ply: 1 });
  await before.click("d7");
  before.mark(["e4"]);
  const { game } = before.state;
  const after = new Board("timeout-flat", { language: "de" });
  after.succeed(before);
  assert.equal(before.state, null);
  const { state } = after;
  assert.deepEqual([state.game === game, state.line.ply, state.line.items.length], [true, 1, 2]);
  assert.deepEqual([state.clicks, state.marks, state.words.locale, game.language], [["d7"], ["e4"], "de", "de"]);
});

test("settings that a person changes are told outside, those that code sets are not", async () => {
  const board = new Board("chess");
  board.set({ names: false });
  assert.deepEqual(board.told("setting"), []);
  await board.does("toggle", "flipped");
  await board.does("seat", "black", { kind: "none" });
  assert.deepEqual(board.told("setting"), [
    { name: "flipped", value: true },
    { name: "players", value: REMOTE },
  ]);
  for (const [flat, after] of [
    ["lost", ""],
    ["colors", "colors"],
  ]) {
    board.show(now.flatten(board.state, flat));
    board.prefer({ view: "3d" }); // who asks again may get it
    assert.equal(board.state.flat, after);
  }
  board.set({ players: HUMANS });
  board.say({ tone: "error", text: "." });
  board.actions.analyze();
  assert.deepEqual([board.state.analyzing, board.message], [true, null]);
  board.actions.analyze();
  assert.equal(board.state.analyzing, false);
});

test("nothing stays picked where nobody may choose a move any more, nor a promotion that was owed", async () => {
  const WAITS = "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9";
  const owing = new Board(WAITS);
  const { moves } = owing.state;
  owing.show(now.promote(owing.state, "Q"));
  owing.set({ players: { ...HUMANS, white: { kind: "none" } } });
  assert.deepEqual([owing.state.becomes, owing.state.moves], [null, moves]);
  for (const [settings, stays] of [
    [{ players: { ...HUMANS, white: { kind: "none" } } }, false],
    [{ players: { ...HUMANS, white: { kind: "engine", level: 1 } } }, false],
    [{ players: REMOTE }, true],
    [{ input: "cells" }, false],
    [{ input: "none" }, false],
    [{ flipped: true, view: "3d", names: false }, true],
  ]) {
    const board = new Board("chess");
    await board.click("e2");
    board.set(settings);
    assert.deepEqual(board.state.clicks, stays ? ["e2"] : [], JSON.stringify(settings));
    board.set({ players: HUMANS, input: "play" });
    assert.deepEqual(board.state.clicks, stays ? ["e2"] : [], "nor does it come back");
  }
});

test("without parts nothing is drawn, and nobody answers", async () => {
  const play = new Play({ emit: () => true }, new Board("chess").appearance);
  play.setGame(rules, new rules.Game("chess 7k/P7/8/8/8/8/8/K7 w - - 0 1"));
  await play.choice.pick("a7");
  await play.choice.pick("a8");
  assert.deepEqual([play.playing.clicks, await play.newGame()], [["a7"], null]);
  play.free();
  assert.equal(play.state, null);
});
