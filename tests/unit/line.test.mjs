// The line of a game as a value: going back loses no move, another move begins another line, and lines can be exchanged.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import {
  SPEEDS,
  added,
  beforeLast,
  exchanged,
  follow,
  lineOf,
  past,
  playOn,
  textOf,
} from "../../www/element/state/line.js";
import { Board } from "./board.mjs";

const FOUR = ["Pe2-e4", "Pe7-e5", "Ng1-f3", "Nb8-c6"];
const item = (move, side = "white") => ({ move, side });
const itemsOf = (text) => [...text].map((move, i) => item(move, i % 2 ? "black" : "white"));

/** A line as a text: `ab|c +1(xy)` has c still to come, and another one that leaves it after a. */
const written = ({ items, ply, others, ended }) =>
  [
    `${items.slice(0, ply).map(textOf).join("")}|${items.slice(ply).map(textOf).join("")}${ended ? "!" : ""}`,
    ...others.map((other) => `+${other.at}(${written({ ...other, ply: other.items.length }).replace("|", "")})`),
  ].join(" ");

test("a line knows what is past, and the ply before the last move of a side", () => {
  const line = lineOf([...itemsOf("abc"), { speed: 2, side: "black" }]);
  assert.equal(line.ply, 4);
  const cases = [
    [4, undefined, 2],
    [4, "black", 1],
    [2, "white", 0],
    [1, "black", -1],
    [0, undefined, -1],
  ];
  for (const [ply, side, before] of cases) {
    assert.equal(beforeLast({ ...line, ply }, side), before, `${ply} ${side}`);
    assert.deepEqual(past({ ...line, ply }), line.items.slice(0, ply));
  }
});

test("an added move goes to the end of the line, and what stood there goes on beside it", () => {
  const ended = { reason: "agreed" };
  const at = (ply, more) => added({ ...lineOf(itemsOf("abcd"), ply), ...more }, item("x"));
  const other = (ply, items) => ({ at: ply, items: itemsOf(items), others: [] });
  assert.equal(written(at(4)), "abcdx|");
  assert.equal(written(at(2)), "abx| +2(cd)");
  assert.equal(written(at(0, { ended })), "x| +0(abcd!)");
  // Lines that leave earlier stay, those that leave later go with the moves that they leave.
  assert.equal(written(at(2, { others: [other(1, "y"), other(3, "z")] })), "abx| +1(y) +2(cd +3(z))");
});

test("an exchanged line comes with its own lines and its end, and is exchanged back without a loss", () => {
  const resigned = { reason: "resigned", winner: "black" };
  const inner = { at: 3, items: itemsOf("z"), others: [] };
  const other = { at: 1, items: itemsOf("xyv"), others: [inner], ended: resigned };
  const line = { ...lineOf(itemsOf("abcd")), others: [{ at: 1, items: itemsOf("k"), others: [] }, other] };
  const next = exchanged(line, other);
  assert.equal(written(next), "a|xyv! +1(k) +1(bcd) +3(z)");
  assert.deepEqual(next.ended, resigned);
  const back = exchanged(next, next.others[1]);
  assert.equal(written(back), "a|bcd +1(k) +1(xyv! +3(z))");
  assert.equal(back.ended, undefined);
});

test("agreements are moves of a line, too, of two to five in a row (T23)", () => {
  assert.deepEqual(SPEEDS, [2, 3, 4, 5]);
  for (const n of SPEEDS) {
    const game = new rules.Game("timeout-flat");
    playOn(game, `speed${n}`);
    playOn(game, "Pe2-e4");
    assert.deepEqual(game.history().map(textOf), [`speed${n}`, "Pe2-e4"]);
    assert.equal(game.status().turn, "white");
  }
  assert.throws(() => playOn(new rules.Game("timeout-flat"), "speed6"));
  assert.throws(() => playOn(new rules.Game("chess"), "speed2"));
});

test("a game follows a line, whatever was played on it, and takes the moves that both have from where they part", () => {
  const items = (text) => new Board("timeout-flat", { moves: text.split(" ") }).state.line.items;
  const main = items("Pe2-e4 speed2 Pe7-e5 Pd7-d5 Ng1-f3");
  for (const before of ["", "Pe2-e4", "Pe2-e4 speed2 Pd7-d5", "Pd2-d4 Pd7-d5", "Pe2-e4 speed3"])
    for (const ply of [0, 2, 5]) {
      const game = new rules.Game("timeout-flat");
      for (const move of before.split(" ").filter(Boolean)) playOn(game, move);
      follow(game, lineOf(main, ply));
      assert.deepEqual(game.history().map(textOf), main.slice(0, ply).map(textOf), `${before} to ${ply}`);
      for (let i = ply; i < main.length; i++) game.redo();
      assert.equal(game.position(), main.at(-1).position);
    }
});

const lineAt = (board) => {
  const { items, ply, others } = board.state.line;
  return [items.map(textOf), ply, others.length];
};

test("every ply can be gone to, with the moves after it still there; beyond the ends nothing happens", () => {
  const board = new Board("chess", { moves: FOUR });
  for (const [go, ply] of [
    [() => board.go(0), 0],
    [() => board.undo(), 0],
    [() => board.redo(), 1],
    [() => board.go(3), 3],
    [() => board.go(99), 4],
    [() => board.redo(), 4],
    [() => board.undo(), 3],
    [() => board.go(-1), 0],
  ]) {
    go();
    assert.deepEqual(lineAt(board), [FOUR, ply, 0]);
    assert.deepEqual(board.played(), FOUR.slice(0, ply));
    assert.equal(board.at(ply > 0 ? "e4" : "e2"), "wP");
  }
  assert.deepEqual(
    board.told("change").map(({ ply }) => ply),
    [0, 1, 3, 4, 3, 0],
  );
});

test("the move that comes next anyway goes on in the line; another one begins another line; either is gone on with later", async () => {
  const board = new Board("chess", { moves: FOUR, ply: 2 });
  const { items } = board.state.line;
  await board.click("g1", "f3");
  assert.equal(board.state.line.items, items);
  board.go(0);
  await board.click("d2", "d4", "d7", "d5");
  assert.deepEqual(lineAt(board), [["Pd2-d4", "Pd7-d5"], 2, 1]);
  board.go(0);
  await board.click("e2", "e4"); // the first line again, by its move
  assert.deepEqual(lineAt(board), [FOUR, 1, 1]);
  await board.does("takeLine", 0);
  assert.deepEqual([lineAt(board), board.at("d4")], [[["Pd2-d4", "Pd7-d5"], 1, 1], "wP"]);
});

test("lines of lines stay with the line that they leave", async () => {
  const board = new Board("chess", { moves: FOUR, ply: 3 });
  board.make("Ng8-f6");
  board.go(0);
  board.make("c2-c4");
  assert.deepEqual(lineAt(board), [["Pc2-c4"], 1, 1]);
  await board.does("takeLine", 0);
  assert.deepEqual(
    board.state.line.others.map(({ at, items }) => [at, ...items.map(textOf)]),
    [
      [0, "Pc2-c4"],
      [3, "Nb8-c6"],
    ],
  );
});

test("the same agreement, made again, is the line that is there; another one is another line", () => {
  const board = new Board("timeout-flat");
  for (const n of [3, 3, 2, 3]) {
    board.go(0);
    board.agreeSpeed(n);
  }
  assert.deepEqual(lineAt(board), [["speed3"], 1, 1]);
});

test("taking back goes to where the person played, over the answer of the computer", async () => {
  const engine = { kind: "engine", level: 1 };
  for (const [players, ply] of [
    [{}, 2],
    [{ white: { kind: "human" }, black: engine }, 2],
    [{ white: engine, black: { kind: "human" } }, 1],
  ]) {
    const board = new Board("chess", { moves: FOUR.slice(0, 3) });
    board.players.follow = () => ({ thinking: null, busy: null, stuck: false }); // no engine answers here
    board.set({ players: { ...board.settings.players, ...players } });
    await board.does("takeBack");
    assert.equal(board.state.line.ply, ply);
  }
});

test("the record has the whole line, where the board looks back, too, and how players ended it", () => {
  const board = new Board("chess", { moves: FOUR, ply: 1 });
  const before = board.position;
  assert.match(board.record(), /1\. e4 e5 2\. Nf3 Nc6 \*/);
  assert.equal(board.record(), board.record());
  assert.equal(board.position, before);
  board.go(4);
  for (const [ended, result] of [
    [{ reason: "resigned", winner: "white" }, "1-0"],
    [{ reason: "resigned", winner: "black" }, "0-1"],
    [{ reason: "agreed" }, "1/2-1/2"],
    [null, "*"],
  ]) {
    board.end(ended);
    assert.match(board.record(), new RegExp(`\\[Result "${result.replace("*", "\\*")}"\\]`));
  }
  const read = new Board(board.record(), { ply: 2 });
  assert.deepEqual(lineAt(read), [FOUR, 2, 0]);
});
