// What players agree on: one resigns, both take a draw, a series of speed moves, the same game again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Ending, isEnded } from "../../www/element/input/ending.js";
import { noSpeed, offerSpeed } from "../../www/element/input/speed.js";
import { en } from "../../www/element/words/en/index.js";
import { Board, HUMANS, goes } from "./board.mjs";

const OVER = "timeout-flat R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1 - -";
const ENGINE = { kind: "engine", level: 1 };
const NONE = { kind: "none" };
const { ending, refusals, speed } = en;

/** A board on which no engine thinks; what it is asked it answers so. */
function boardWith(text, { answer, ...more } = {}) {
  const board = new Board(text, more);
  const answers = { takesDraw: async () => answer, agrees: async () => answer };
  Object.assign(board.players, answers, { follow: () => ({ thinking: null, busy: null, stuck: false }) });
  return board;
}
/** The same against an engine that has Black or White. */
const against = (text, side, more) => {
  const board = boardWith(text, more);
  board.set({ players: { ...HUMANS, [side]: ENGINE } });
  return board;
};
const values = (board) => board.question?.answers.map(({ value }) => value);

test("one of two persons says who resigns; the other one has won, until they go on", async () => {
  const board = new Board("chess", { moves: ["Pe2-e4"] });
  await board.does("resign");
  assert.deepEqual([board.question.title, values(board)], [ending.whoResigns, ["white", "black"]]);
  await board.answer("white");
  assert.deepEqual(board.state.status.outcome, { reason: "resigned", winner: "black" });
  assert.equal(isEnded(board.state), true);
  assert.deepEqual(
    board.told("end").map(({ outcome }) => outcome),
    [{ reason: "resigned", winner: "black" }],
  );
  await board.click("e7"); // nothing is moved any more
  assert.deepEqual([board.state.clicks, board.message.text], [[], refusals.gameOver]);
  board.undo();
  assert.deepEqual([isEnded(board.state), board.state.status.outcome], [false, undefined]);
  board.redo();
  await board.does("goOn");
  assert.deepEqual([isEnded(board.state), board.state.status.outcome], [false, undefined]);
  await board.click("e7", "e5");
  assert.deepEqual(board.played(), ["Pe2-e4", "Pe7-e5"]);
});

test("the only person resigns, whoever is to move, and may think better of it", async () => {
  for (const [side, winner] of [
    ["black", "black"],
    ["white", "white"],
  ]) {
    const board = against("chess", side);
    await goes(board, "<resign", "?");
    assert.equal(board.state.status.outcome, undefined);
    await board.does("resign");
    assert.equal(board.question.title, ending.resign);
    await board.answer(...values(board));
    assert.deepEqual(board.state.status.outcome, { reason: "resigned", winner });
  }
});

test("the question whether to resign outlasts a move, and goes with the end of the game", async () => {
  const board = against("chess", "black", { moves: ["Pf2-f3", "Pe7-e5"] });
  await board.does("resign");
  board.make("Pg2-g4");
  assert.equal(board.question.title, ending.resign);
  board.make("Qd8-h4");
  assert.deepEqual([board.question, board.state.status.outcome.reason], [null, "checkmate"]);
});

test("a draw is offered by who is to move, and answered by the other person", async () => {
  const board = new Board("chess");
  await board.does("offerDraw");
  assert.equal(board.question.title, ending.draw("black"));
  await board.answer("no");
  assert.deepEqual([board.message.text, board.state.status.outcome], [ending.declined("black"), undefined]);
  await goes(board, "<offerDraw", "?yes");
  assert.deepEqual(board.state.status.outcome, { reason: "agreed" });
});

const LATE = "chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 40";
for (const [what, text, answer, outcome, said] of [
  ["takes a draw that it likes, late in the game", LATE, true, { reason: "agreed" }, undefined],
  ["declines one that it does not like", LATE, false, undefined, ending.declined("black")],
  ["declines any early in the game", "chess", true, undefined, ending.declined("black")],
  ["says nothing where the question was taken back", LATE, null, undefined, undefined],
])
  test(`the engine ${what}`, async () => {
    const board = against(text, "black", { answer });
    await board.does("offerDraw");
    assert.deepEqual([board.question, board.state.status.outcome, board.message?.text], [null, outcome, said]);
  });

test("nothing is offered where another one is to move, the game is over, or an earlier position is shown", async () => {
  const waits = against(LATE, "white", { answer: true });
  await waits.does("offerDraw");
  assert.equal(waits.message.text, ending.notYourTurn("white"));
  for (const name of ["resign", "offerDraw"]) {
    const over = new Board(OVER);
    await over.does(name);
    assert.equal(over.message.text, refusals.over);
    const back = new Board("chess", { moves: ["Pe2-e4"], ply: 0 });
    await back.does(name);
    await back.answer(values(back)[0]);
    assert.equal(back.message.text, en.message.lookingBack);
    assert.equal(back.state.line.ended, undefined);
  }
});

test("an answer that comes after a move counts for resigning alone", async () => {
  for (const [name, ended] of [
    ["resign", true],
    ["offerDraw", false],
  ]) {
    const board = new Board("chess");
    let answer;
    board.choose = () => new Promise((done) => (answer = done));
    const asking = board.does(name);
    board.make("Pe2-e4");
    answer(name === "resign" ? "white" : "yes");
    await asking;
    assert.equal(isEnded(board.state), ended, name);
  }
});

test("the same game again begins where it began, the sides exchanged", () => {
  for (const [players, flipped, after] of [
    [{ white: HUMANS.white, black: ENGINE }, false, true],
    [{ white: ENGINE, black: HUMANS.black }, true, false],
    [HUMANS, true, true],
  ]) {
    const board = boardWith(LATE, { moves: ["Pe2-e4"] });
    board.set({ players, flipped });
    const { position } = board;
    new Ending(board).rematch();
    const { settings, line } = board.state;
    assert.deepEqual([board.position, line.items.length], [LATE, 0]);
    assert.deepEqual([settings.players, settings.flipped], [{ white: players.black, black: players.white }, after]);
    const [change] = board.told("change");
    assert.deepEqual([change.game, change.rematch, change.before], [true, true, position]);
    assert.deepEqual(
      board.told("setting").map(({ name }) => name),
      ["players", "flipped"],
    );
  }
});

test("speed moves are asked for, declined, agreed on and played (T23)", async () => {
  const board = new Board("timeout-flat");
  await board.does("offerSpeed");
  assert.deepEqual([board.question.title, board.question.note], [speed.ask("white"), speed.note("white")]);
  assert.deepEqual(values(board), ["2", "3", "4", "5"]);
  await board.answer("2");
  assert.equal(board.question.title, speed.agree("black", 2));
  await board.answer("no");
  assert.equal(board.message.text, speed.declined("black"));
  await goes(board, "<offerSpeed", "?");
  assert.deepEqual([board.asked.length, board.played()], [3, []], "who asks for nothing asks nobody");
  await goes(board, "<offerSpeed", "?3", "?yes");
  assert.deepEqual([board.played(), board.message], [["speed3"], null]);
  assert.deepEqual(
    board.told("change").map(({ speed, by }) => [speed, by]),
    [[3, "person"]],
  );
  await board.click("e2", "e4", "d2", "d4");
  assert.equal(board.state.status.turn, "white");
});

test("the engine agrees to speed moves or not, and what it says is said", async () => {
  for (const [answer, played, said] of [
    [true, ["speed4"], speed.accepted("black", 4)],
    [false, [], speed.declined("black")],
    [null, [], undefined],
  ]) {
    const board = against("timeout-flat", "black", { answer });
    await goes(board, "<offerSpeed", "?4");
    assert.deepEqual([board.question, board.played(), board.message?.text], [null, played, said]);
  }
});

test("no speed moves are asked for where the game is over, a series runs, or the other side is elsewhere or to move", async () => {
  const series = new Board("timeout-flat", { moves: ["speed2"] });
  for (const [board, text] of [
    [new Board(OVER), speed.over],
    [series, speed.running],
    [new Board("timeout-flat", { settings: { players: { ...HUMANS, black: NONE } } }), speed.remote],
    [against("timeout-flat", "white"), speed.notYourTurn("white")],
  ]) {
    assert.deepEqual(noSpeed(board.state), { text, rule: "T23" });
    await offerSpeed(board);
    assert.deepEqual([board.question, board.message.text, board.message.rule], [null, text, "T23"]);
  }
  assert.equal(noSpeed(new Board("timeout-flat").state), null);
});

test("an answer about speed moves counts for the position in which it was asked", async () => {
  const board = new Board("timeout-flat");
  let answer;
  board.choose = () => new Promise((done) => (answer = done));
  const asking = board.does("offerSpeed");
  answer("2");
  await Promise.resolve();
  board.make("Pe2-e4");
  answer("yes");
  await asking;
  assert.deepEqual(board.played(), ["Pe2-e4"]);
});
