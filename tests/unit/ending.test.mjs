// What players agree on: one resigns, both take a draw, both play several moves in a row. And the game after that.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { resultWords, turnWords } from "../../www/element/panel/status.js";
import { en } from "../../www/element/words/en/index.js";
import { Board, HUMANS } from "./board.mjs";

const { ending, refusals, speed } = en;
const OVER = "timeout-flat R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1 - -";
const MATE = "chess 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1";
const RESIGNED = { reason: "resigned", winner: "black" };
const ENGINE = { kind: "engine", level: 1 };
const ELSEWHERE = { kind: "none" };
const against = (black) => ({ settings: { players: { ...HUMANS, black } } });
const resultOf = (board) => /\[Result "(.*?)"\]/.exec(board.record())[1];
const ends = (board) => board.told("end").map(({ outcome }) => outcome);

test("one of two persons resigns, nobody plays on from there, and the game can go on", async () => {
  const board = new Board("chess", { moves: ["Pe2-e4"] });
  await board.does("resign");
  assert.deepEqual(board.question.answers, [
    { value: "white", label: "White resigns" },
    { value: "black", label: "Black resigns" },
  ]);
  await board.answer(null);
  assert.deepEqual([board.state.status.outcome, ends(board)], [undefined, []]);
  await board.does("resign");
  await board.answer("white");
  assert.deepEqual([board.state.status.outcome, ends(board), resultOf(board)], [RESIGNED, [RESIGNED], "0-1"]);
  await board.click("e7", "e5");
  assert.deepEqual([board.message.text, board.played()], [refusals.gameOver, ["Pe2-e4"]]);
  await board.does("resign");
  assert.equal(board.message.text, refusals.over);
  board.undo();
  assert.equal(board.state.status.outcome, undefined);
  board.redo();
  assert.deepEqual(board.state.status.outcome, RESIGNED);
  await board.does("goOn");
  assert.deepEqual([board.state.status.outcome, resultOf(board), ends(board)], [undefined, "*", [RESIGNED]]);
});

test("another move from an earlier position begins a line that is not ended; the ended one keeps its end", async () => {
  const board = new Board("chess", { moves: ["Pe2-e4", "Pe7-e5"] });
  await board.does("resign");
  await board.answer("black");
  board.undo();
  await board.click("d7", "d5");
  assert.deepEqual([board.played(), resultOf(board)], [["Pe2-e4", "Pd7-d5"], "*"]);
  await board.does("takeLine", 0);
  assert.deepEqual([board.played(), resultOf(board)], [["Pe2-e4", "Pe7-e5"], "1-0"]);
  assert.deepEqual(board.state.status.outcome, { reason: "resigned", winner: "white" });
});

test("a person who looks back at an earlier position cannot resign there", async () => {
  const board = new Board("chess", { moves: ["Pe2-e4"] });
  board.undo();
  await board.does("resign");
  await board.answer("white");
  assert.deepEqual([board.message.text, board.state.line.ended], [en.message.lookingBack, undefined]);
});

test("a person alone, against the computer, is asked only whether to resign", async () => {
  const board = new Board("chess", against(ELSEWHERE));
  await board.does("resign");
  assert.deepEqual([board.question.title, board.answers], [ending.resign, ["white"]]);
});

test("the question whether to resign outlasts moves, but neither the end of the game nor another game", async () => {
  const board = new Board("chess");
  await board.does("resign");
  board.make("e2-e4");
  await board.answer("white");
  assert.deepEqual(board.state.status.outcome, RESIGNED);
  const mate = new Board(MATE);
  await mate.does("resign");
  mate.make("Qf7-g7");
  await mate.answers;
  assert.equal(mate.question, null);
  assert.deepEqual(mate.state.status.outcome, { reason: "checkmate", winner: "white" });
});

test("a draw is offered by the side to move, and taken or declined by the other one", async () => {
  const board = new Board("draughts", { moves: ["32-28"] });
  await board.does("offerDraw");
  assert.deepEqual([board.question.title, board.answers], [ending.draw("white"), ["yes", "no"]]);
  await board.answer("no");
  assert.deepEqual([board.message.text, board.state.status.outcome], [ending.declined("white"), undefined]);
  await board.does("offerDraw");
  await board.answer("yes");
  assert.deepEqual([board.state.status.outcome, ends(board)], [{ reason: "agreed" }, [{ reason: "agreed" }]]);
  assert.equal(resultOf(board), "1-1");
  await board.does("goOn");
  assert.deepEqual([board.state.status.outcome, resultOf(board)], [undefined, "*"]);
});

for (const name of ["offerDraw", "offerSpeed"])
  test(`what was offered in another position is not agreed on any more: ${name}`, async () => {
    const board = new Board("timeout-flat");
    await board.does(name);
    if (name === "offerSpeed") await board.answer("2");
    const { done } = board.question;
    board.question = null;
    board.make("e2-e4");
    done("yes");
    await new Promise(setImmediate);
    assert.deepEqual([board.state.status.outcome, board.played()], [undefined, ["Pe2-e4"]]);
  });

/** A game in which the computer plays Black, and finds positions worth these scores to the side to move, one after another. */
function facing(start, ...scores) {
  const board = new Board(start, against(ENGINE));
  board.asks = [];
  class Engine {
    async choose(game, { ms }) {
      board.asks.push([game.position(), ms]);
      return { move: game.legal_moves()[0], score: scores.shift() };
    }
    close() {}
  }
  board.setGame({ ...rules, Engine }, new rules.Game(start));
  return board;
}
const late = (number) => `chess 4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 ${number}`;

for (const [number, score, agreed] of [
  [21, 0, true],
  [21, 30, true],
  [21, -1, false],
  [20, 30, false],
])
  test(`the computer, to which the position is worth ${-score} at move ${number}, ${agreed ? "takes" : "declines"} a draw`, async () => {
    const board = facing(late(number), score);
    await board.does("offerDraw");
    assert.deepEqual(board.state.line.ended, agreed ? { reason: "agreed" } : undefined);
    assert.equal(board.message?.text, agreed ? undefined : ending.declined("black"));
    assert.deepEqual([board.asks.length, board.asked], [number > 20 ? 1 : 0, []]);
  });

test("nobody offers a draw or speed moves while the computer is to move", async () => {
  const start = "timeout-flat 4k3/8/8/8/8/8/4P3/4K3 b - - 0 30 - -";
  const board = new Board(start);
  board.players.follow = () => ({ thinking: "black", busy: null, stuck: false });
  board.set({ players: { ...HUMANS, black: ENGINE } });
  await board.does("offerDraw");
  assert.equal(board.message.text, ending.notYourTurn("black"));
  await board.does("offerSpeed");
  assert.deepEqual([board.message.text, board.message.rule], [speed.notYourTurn("black"), "T23"]);
  assert.deepEqual(board.asked, []);
});

test("speed moves are asked for, agreed on or declined, and played (T23)", async () => {
  const board = new Board("timeout-flat");
  await board.does("offerSpeed");
  assert.deepEqual([board.question.title, board.answers], [speed.ask("white"), ["2", "3", "4", "5"]]);
  await board.answer("2");
  assert.deepEqual([board.question.title, board.answers], [speed.agree("black", 2), ["yes", "no"]]);
  await board.answer("no");
  assert.deepEqual([board.message.text, board.played()], [speed.declined("black"), []]);
  await board.does("offerSpeed");
  await board.answer(null);
  assert.deepEqual(board.played(), []);
  await board.does("offerSpeed");
  await board.answer("2", "yes");
  const series = () => [board.state.status.turn, board.state.status.speed?.left, board.state.status.speed?.agreed];
  const left = [];
  for (const cells of [[], ["e2", "e4"], ["d2", "d4"], ["e7", "e5"], ["d7", "d5"]]) {
    await board.click(...cells);
    left.push(series().join(" "));
  }
  assert.deepEqual(left, ["white 2 2", "white 1 2", "black 2 2", "black 1 2", "white  "]);
  assert.deepEqual(board.played()[0], "speed2");
});

const REFUSED = [
  ["the game is over", OVER, {}, speed.over],
  ["a series runs", "timeout-flat", { moves: ["speed2"] }, speed.running],
  ["the other side plays elsewhere", "timeout-flat", against(ELSEWHERE), speed.remote],
];
for (const [why, start, options, text] of REFUSED)
  test(`no speed moves, because ${why}`, async () => {
    const board = new Board(start, options);
    await board.does("offerSpeed");
    assert.deepEqual([board.message.text, board.message.rule, board.asked], [text, "T23", []]);
  });

for (const [now, then, agreed] of [
  [-10, -10 + 30, true], // then White is to move again, so that worth to White counts
  [-10, -10 + 31, false],
])
  test(`the computer ${agreed ? "agrees to" : "declines"} speed moves that cost it ${then - now}`, async () => {
    const board = facing("timeout-flat 4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1 - -", now, then);
    await board.does("offerSpeed");
    await board.answer("3");
    assert.equal(board.message.text, agreed ? speed.accepted("black", 3) : speed.declined("black"));
    assert.deepEqual(board.played(), agreed ? ["speed3"] : []);
    assert.match(board.asks[1][0], / 3:1:3$/);
  });

test("the next game has the sides exchanged, from the same start, and who was alone sits below", async () => {
  const board = new Board(MATE, against(ENGINE));
  board.make("Qf7-g7");
  await board.does("rematch");
  const seats = { players: { white: ENGINE, black: HUMANS.black }, flipped: true };
  const { players, flipped } = board.settings;
  assert.deepEqual([board.position, board.played(), { players, flipped }], [MATE, [], seats]);
  assert.deepEqual(board.told("setting"), [
    { name: "players", value: seats.players },
    { name: "flipped", value: true },
  ]);
  assert.equal(board.told("change").at(-1).rematch, true);
  board.set({ players: { white: HUMANS.white, black: ENGINE }, flipped: true });
  board.set({ players: { white: ENGINE, black: HUMANS.black } });
  await board.does("rematch");
  assert.equal(board.settings.flipped, false);
});

test("two persons at one screen play again as they sit", async () => {
  for (const flipped of [true, false]) {
    const board = new Board("chess", { settings: { flipped } });
    await board.does("rematch");
    assert.deepEqual([board.settings.flipped, board.settings.players], [flipped, HUMANS]);
  }
});

test("who has won is told to the person who plays against the computer; to two persons, and to none, by colors", () => {
  const board = new Board(MATE);
  board.make("Qf7-g7");
  const told = (white, black) => {
    const { settings } = new Board("chess", { settings: { players: { white, black } } });
    return resultWords({ ...board.state, settings }, board.state.status.outcome);
  };
  const { white: human } = HUMANS;
  assert.equal(told(human, human), "White wins.");
  assert.equal(told(human, ENGINE), "You win.");
  assert.equal(told(ENGINE, human), "The computer wins.");
  assert.equal(told(human, ELSEWHERE), "White wins.");
  assert.equal(resultWords(board.state, { reason: "agreed" }), "Draw.");
});

test("the status says whose turn it is, and whether that is the person’s", () => {
  const told = (black, check) => turnWords(new Board("chess", against(black)).state, check);
  assert.deepEqual([told(HUMANS.black, false), told(HUMANS.black, true)], ["White to move", "White to move, in check"]);
  assert.deepEqual([told(ENGINE, false), told(ENGINE, true)], ["Your move · White", "Your move · check!"]);
});
