// Choosing a move click by click: which move is played, what is asked, what is said when nothing can be played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { en } from "../../www/element/words/en/index.js";
import { Board, HUMANS, goes } from "./board.mjs";

const E = "7/7/7/7/7/7/7";
const KINGS = "KL1(3)w:2/K1,KL6(7)b:k1/2";
const CHESS = {
  castling: "chess r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
  passing: "chess 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
  promotion: "chess 7k/P7/8/8/8/8/8/K7 w - - 0 1",
  over: "chess 7k/5QQ1/8/8/8/8/8/K7 b - - 0 1",
};
const TWO_ROOKS = `timeout ${E}|${E}|${E}|3k3/7/7/7/7/7/R2K3|7/7/7/7/7/7/R6|${E}|${E}|${E} w A4A5 - 0 30 - -`;
// A white queen is away from b3L4; c3 and b4 are free, d3 holds a white pawn, b5 a black rook.
const AWAY = `timeout ${E}|7/7/7/7/3P3/7/7|${E}|3k3/7/7/7/7/7/3K3|${E}|7/7/1r5/7/7/7/7|${E}|${E} w - - 0 30 Qb3L4:3 -`;
const DUE = `timeout-declared ${E}|${E}|${E}|3k3/7/7/7/7/2N4/3K3|${E}|${E}|${E}|${E} w - - 0 9 Qb3L4:3/3,Ra5L1:1/4 -`;
// A king on 46 takes 41, 19 and then 9 or 10; a man elsewhere has nothing to take.
const LONG = "draughts W:WK46,49:B41,9,10,18,19,29 0 1";
const LOOP = "draughts W:W38:B32,33,22,23,1 0 1";
const CASTLING = `trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/KR,KL6(7)b:1k/2,QL1(3)w:2/R1,QL6(7)b:r1/2 w KQ - - 0 9`;
const RIDE = `trid 4/4/4/4|4/4/4/4|4/4/4/4 ${KINGS},QL5(5)w:2/P1,QL5(7)w:P1/2 w - - - 0 9`;
const WAITS = `trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 ${KINGS},QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9`;
const UNICORN = `raumschach 5/5/5/5/K4|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/3P1/5/5/5 w 0 1`;
// Black has missed 1412x3212x1232 and others: White removes one of three men.
const MISSED =
  "quarx-huff B:W1111,1122,1124,1131,1133,1142,1144,1221,2112,2114,2121,2123,2132,2134,2141,2143,2211,2222,2231,2312,3111,3113,3122,3124,3131,3133,3144,3331,4112,4114,4121,4132,4141,4143,4211,4231,4242:B1322,1324,1331,1344,1412,1414,1423,1432,1434,1441,1443,2314,2323,2411,2424,2431,2433,2442,2444,3234,3313,3324,3344,3412,3414,3423,3434,3441,3443,4314,4323,4334,4411,4422,4424,4431,4433,4442,4444 0 8 -";

const PLAYED = [
  ["a piece, then where it goes", "chess", ["e2", "e4"], ["Pe2-e4"]],
  ["another piece of the same side instead", "chess", ["e2", "g1", "f3"], ["Ng1-f3"]],
  ["king and the cell where it lands castle", CHESS.castling, ["e1", "g1", "e8", "c8"], ["O-O", "O-O-O"]],
  ["a pawn takes another in passing", CHESS.passing, ["e5", "d6"], ["Pe5xd6"]],
  ["a promotion as it is answered", CHESS.promotion, ["a7", "a8", "?=N"], ["Pa7-a8=N"]],
  [
    "after a canceled promotion the pawn is still picked",
    CHESS.promotion,
    ["a7", "a8", "?", "a8", "?=Q"],
    ["Pa7-a8=Q"],
  ],
  ["a pawn of five may be a unicorn", UNICORN, ["Ed4", "Ed5", "?=U"], ["PEd4-Ed5=U"]],
  ["castling over levels by the rook that is answered", TWO_ROOKS, ["d1L4", "b1L7", "?a1L5"], ["O-O-O(L5-L7)"]],
  ["Time Out by the tray", "timeout-flat", ["b1", "→"], ["Nb1→"]],
  ["Time Out for as many rounds as are answered", "timeout-declared", ["b1L1", "→", "?2"], ["Nb1L1→2"]],
  ["a return to a free column", AWAY, ["→Qb3L4", "b4L2"], ["b3L4→Qb4L2"]],
  ["a return beside an own piece", AWAY, ["→Qb3L4", "d3L5"], ["b3L4→Qd3L5"]],
  ["a return that annihilates", AWAY, ["→Qb3L4", "b5L6"], ["b3L4→Qxb5L6"]],
  ["a return by column and level", AWAY, ["→Qb3L4", "[d3]", "d3L8"], ["b3L4→Qd3L8"]],
  ["an absent piece by the cell that it left", AWAY, ["b3L4", "b4L2"], ["b3L4→Qb4L2"]],
  [
    "a column of which several pieces may move: only the cell picks one",
    "timeout",
    ["[b2]", "b2L4", "b3L4"],
    ["Pb2L4-b3L4"],
  ],
  ["a capture landing by landing", LONG, ["46", "23", "14", "5"], ["46x23x14x5"]],
  ["a capture by its last landing alone", LONG, ["46", "3"], ["46x23x14x3"]],
  ["a landing taken back, and another one", LONG, ["46", "23", "14", "<back", "14", "3"], ["46x23x14x3"]],
  ["a landing clicked again is taken back", LONG, ["46", "23", "14", "14", "14", "5"], ["46x23x14x5"]],
  ["the piece clicked again begins its capture again", LONG, ["46", "23", "14", "46", "23", "14", "5"], ["46x23x14x5"]],
  ["another landing on the line of a capture", "draughts W:WK46:B41,23,1 0 1", ["46", "32", "14"], ["46x28x14"]],
  ["a loop the other way round", LOOP, ["38", "29", "18", "27", "38"], ["38x27x18x29x38"]],
  ["castling by the rook’s cell", CASTLING, ["e0(3)", "a0(3)"], ["O-O-O"]],
  ["castling by the cell where the king lands", CASTLING, ["e0(3)", "b0(3)"], ["O-O-O"]],
  ["castling by the column where the king lands", CASTLING, ["e0(3)", "[b0]"], ["O-O-O"]],
  ["a board by its places", RIDE, ["QL5(7)", "KL5(7)"], ["QL5(7)-KL5(7)"]],
  ["a board that brings a pawn to promotion", RIDE, ["QL5(7)", "QL6(7)", "?=R"], ["QL5(7)-QL6(7)=R"]],
  ["a pawn that waits, then its own move", WAITS, ["b8(6)", "?N", "b8(6)", "c6(4)"], ["Pb8(6)=N,Nb8(6)-c6(4)"]],
  ["a pawn that waits, then another move", WAITS, ["b8(6)", "?R", "e0(3)", "e1(3)"], ["Pb8(6)=R,Ke0(3)-e1(3)"]],
  ["a way in space, shown first with huffing", "quarx-huff", ["1111", "1212", "1212"], ["1111-1212"]],
  ["… and carried out", "quarx-huff", ["1111", "1212", "<carryOut"], ["1111-1212"]],
  ["… and taken back", "quarx-huff", ["1111", "1212", "<back", "1111", "1212", "1212"], ["1111-1212"]],
];

for (const [what, start, steps, moves] of PLAYED)
  test(`played by clicks: ${what}`, async () => {
    const board = await goes(new Board(start), ...steps);
    assert.deepEqual(board.played(), moves);
    assert.deepEqual([board.state.clicks, board.question, board.message], [[], null, null]);
    assert.deepEqual(
      board.told("move").map(({ by, move }) => [by, move.notation]),
      moves.map((move) => ["person", move]),
    );
  });

const PICKED = [
  ["a piece", "chess", ["e2"], ["e2"]],
  ["nothing: the piece again", "chess", ["e2", "e2"], []],
  ["nothing: an empty cell", "chess", ["e5"], []],
  ["nothing: canceled", "chess", ["e2", "<cancel"], []],
  ["nothing: one click taken back", "chess", ["e2", "<back"], []],
  ["two landings of three", LONG, ["46", "23", "14"], ["46", "23", "14"]],
  ["one of two landings taken back", LONG, ["46", "23", "14", "<back"], ["46", "23"]],
  ["an earlier landing clicked again takes back that and all after it", LONG, ["46", "23", "14", "23"], ["46"]],
  ["the piece of a path clicked again: no landing is left", LONG, ["46", "23", "46"], ["46"]],
  ["another landing that the listed capture does not have", "draughts W:WK46:B41,23,1 0 1", ["46", "37"], ["46", "37"]],
  ["a way that leaves the capture a single path", LOOP, ["38", "29", "18"], ["38", "29", "18"]],
  ["an absent piece", AWAY, ["→Qb3L4"], ["→Qb3L4"]],
  ["nothing: the absent piece again", AWAY, ["→Qb3L4", "→Qb3L4"], []],
  ["a board", RIDE, ["QL5(7)"], ["QL5(7)"]],
  ["the board below an empty cell", RIDE, ["b5(7)"], ["QL5(7)"]],
  ["a column’s only piece that may move", AWAY, ["[d1]"], ["d1L4"]],
  ["the absent piece of a column", AWAY, ["[b3]"], ["→Qb3L4"]],
  ["nothing: a column with several pieces of one’s own", "timeout", ["[b2]"], []],
  ["nothing: a column without a piece of one’s own", AWAY, ["[b5]"], []],
  ["what was picked, where a column has several targets", AWAY, ["[d1]", "[d2]"], ["d1L4"]],
  ["another piece, by its column", AWAY, ["[d1]", "[d3]"], ["d3L2"]],
  [
    "a shown move has all its clicks",
    "quarx-huff B:W2233,3243:B2323 0 1 -",
    ["2323", "4343"],
    ["2323", "2143", "4343"],
  ],
  ["nothing: a shown move, to which the opponent objects", "quarx-huff", ["1111", "1212", "1133"], []],
  ["a canceled question leaves the piece", TWO_ROOKS, ["d1L4", "b1L7", "?"], ["d1L4"]],
];

for (const [what, start, steps, clicks] of PICKED)
  test(`picked: ${what}`, async () => {
    const board = await goes(new Board(start), ...steps);
    assert.deepEqual(board.state.clicks, clicks);
    assert.deepEqual([board.question, board.played()], [null, []]);
  });

const { refusals } = en;
const SAID = [
  ["the game is over", CHESS.over, ["h8"], { tone: "info", text: refusals.gameOver }],
  ["it is the other side’s turn", "chess", ["e7"], { tone: "info", text: refusals.otherTurn("e7", "black", "P") }],
  ["a pawn goes straight ahead", "chess", ["e2", "d3"], { tone: "error", rule: "T10" }],
  ["what is in the way, on a board", "timeout-flat", ["a1", "a4"], { tone: "error", rule: "T5", cells: ["a2"] }],
  ["no column further", AWAY, ["[d1]", "[b5]"], { tone: "error", rule: "T4" }],
  ["knights in space leap", "raumschach", ["Ab1", "Ab3"], { tone: "error", rule: "R7" }],
  ["a capture is compulsory", LONG, ["49"], { tone: "info", rule: "Q8" }],
  [
    "a position may not come back",
    "quarx W:WK1111:BK1441 0 1",
    ["1111", "1122", "1441", "1432", "1122", "1111", "1432", "1441"],
    { tone: "error", rule: "Q12" },
  ],
  [
    "a piece that is due comes first",
    DUE,
    ["c2L4"],
    { tone: "info", text: en.games.timeout.stuck("N", "c2L4", "Q", "b3L4") },
  ],
  ["a piece returns in its round", DUE, ["→Ra5L1"], { tone: "info", rule: "T30", cells: ["a5L1"] }],
  [
    "the origin is not empty",
    "timeout-flat 4k3/8/8/8/4P3/8/8/K7 w - - 0 1 Qe4:3 -",
    ["→Qe4"],
    { tone: "info", rule: "T17", cells: ["e4"] },
  ],
  [
    "the other side’s absent piece",
    "timeout-flat 4k3/8/8/8/8/8/8/K7 b - - 0 1 Qe4:3 -",
    ["→Qe4"],
    { tone: "info", text: refusals.couldReturn("white", "Q", "e4") },
  ],
  [
    "several captures end there",
    "draughts W:WK4:B23,9,32,25,42 0 1",
    ["4", "47"],
    { tone: "info", text: refusals.severalEnds("47") },
  ],
  ["the pawn that waits comes first", WAITS, ["e0(3)"], { tone: "info", rule: "M12", cells: ["b8(6)"] }],
  ["boards go from peg to peg", RIDE, ["QL5(7)", "b1(2)"], { tone: "info", rule: "D14" }],
  ["a board whose peg is out of reach", RIDE, ["QL5(7)", "QL1(3)"], { tone: "error", rule: "D14" }],
  ["whose the board is", RIDE, ["KL6(7)"], { tone: "error", rule: "D14", cells: ["KL6(7)"] }],
  ["who stands on the board", RIDE, ["KL1(3)"], { tone: "error", rule: "D14", cells: ["e0(3)"] }],
];

for (const [why, start, steps, message] of SAID)
  test(`said: ${why}`, async () => {
    const board = new Board(start);
    await goes(board, ...steps.slice(0, -1));
    const before = board.position;
    await goes(board, steps.at(-1));
    const told = Object.fromEntries(Object.keys(message).map((name) => [name, board.message[name]]));
    assert.deepEqual(told, message);
    assert.deepEqual([board.position, board.question], [before, null]);
  });

const FOUR = "=Q wQ, =R wR, =B wB, =N wN";
const ASKED = [
  ["a promotion, best first", CHESS.promotion, ["a7", "a8"], en.ask.promote("P"), FOUR],
  ["a promotion of five", UNICORN, ["Ed4", "Ed5"], en.ask.promote("P"), "=Q wQ, =R wR, =B wB, =U wU, =N wN"],
  ["a promotion on a board", RIDE, ["QL5(7)", "QL6(7)"], en.ask.promote("P"), FOUR],
  ["a promotion of a pawn that waits", WAITS, ["b8(6)"], en.ask.promotePawn, FOUR.replaceAll("=", "")],
  ["a rook for castling", TWO_ROOKS, ["d1L4", "b1L7"], en.ask.castle, "a1L4 wR, a1L5 wR"],
  ["rounds in Time Out", "timeout-declared", ["b1L1", "→"], en.ask.rounds, "1, 2, 3, 4, 5, 6, 7, 8, 9"],
];

for (const [what, start, steps, title, answers] of ASKED)
  test(`asked: ${what}`, async () => {
    const { question, state } = await goes(new Board(start), ...steps);
    const told = question.answers.map(({ value, piece }) =>
      piece ? `${value} ${piece.side[0]}${piece.piece}` : value,
    );
    assert.deepEqual([question.title, told.join(", ")], [title, answers]);
    assert.equal(question.note, state.info.declared ? en.ask.roundsNote : undefined);
  });

test("a move by the page takes a question back, and nothing more is picked", async () => {
  for (const [start, clicks, move] of [
    [CHESS.promotion, ["a7", "a8"], "Ka1-b1"],
    [WAITS, ["b8(6)"], "Pb8(6)=Q,Ke0(3)-e1(3)"],
    ["timeout-declared", ["b1L1", "→"], "Pa2L1-a3L1"],
  ]) {
    const board = await goes(new Board(start), ...clicks);
    board.make(move);
    await board.does("cancel");
    assert.deepEqual([board.question, board.played(), board.state.clicks], [null, [move], []]);
  }
});

test("who is told of a pick and plays is not asked what it becomes", async () => {
  const board = new Board(CHESS.promotion);
  board.on.pick = ({ clicks }) => {
    if (clicks.length > 1) board.make("Pa7-a8=N");
  };
  await board.click("a7", "a8");
  assert.deepEqual([board.asked, board.played()], [[], ["Pa7-a8=N"]]);
});

test("nobody picks for a side that is played elsewhere, and only that", async () => {
  const board = new Board("chess", { settings: { players: { ...HUMANS, black: { kind: "none" } } } });
  await board.click("e2", "e4", "e7", "e5");
  assert.deepEqual([board.played(), board.state.clicks], [["Pe2-e4"], []]);
  await board.does("playBest", board.state.moves[0]);
  assert.equal(board.message.text, refusals.notPlayedHere("black"));
  assert.deepEqual(board.played(), ["Pe2-e4"]);
  board.make("e7-e5"); // by the page's code
  await board.does(
    "playBest",
    board.state.moves.find(({ notation }) => notation === "Pd2-d4"),
  );
  assert.deepEqual(board.played(), ["Pe2-e4", "Pe7-e5", "Pd2-d4"]);
});

test("where clicks only tell a cell, or nothing, no move is chosen", async () => {
  const cells = new Board("timeout", { settings: { input: "cells" } });
  await goes(cells, "b2L4", "[b2]", "b3L4");
  assert.deepEqual(cells.told("press"), [{ cell: "b2L4" }, { cell: "b3L4" }]);
  assert.equal(cells.state.column, "b2");
  const flat = await goes(new Board("chess", { settings: { input: "cells" } }), "[e2]");
  assert.deepEqual(flat.told("press"), [{ cell: "e2" }]);
  const locked = await goes(new Board(AWAY, { settings: { input: "none" } }), "d1L4", "→Qb3L4", "[d1]");
  assert.deepEqual([locked.told("press"), cells.state.clicks, locked.state.clicks], [[], [], []]);
});

test("a held piece is picked with its column, and dropped as by a click, on a cell or a column", async () => {
  const board = new Board(AWAY);
  await board.does("hold", "d3L2");
  assert.deepEqual([board.state.clicks, board.state.column], [["d3L2"], "d3"]);
  await board.does("drop", { token: "d4L7" });
  assert.deepEqual(board.played(), ["Pd3L2-d4L7"]);
  board.undo();
  await board.does("hold", "→Qb3L4");
  assert.deepEqual(board.state.clicks, ["→Qb3L4"]);
  await board.does("drop", { token: "b4L1", column: "b4" });
  assert.deepEqual([board.state.clicks, board.state.column, board.played()], [["→Qb3L4"], "b4", []]);
});

test("a piece in Time Out of the side that waits is only looked at, until it is clicked again", async () => {
  const board = await goes(new Board("timeout-flat 4k3/8/8/8/8/8/8/K7 b - - 0 1 Qe4:3 -"), "→Qe4");
  assert.deepEqual([board.state.preview.entry, board.state.clicks], ["→Qe4", []]);
  assert.ok(Object.values(board.marks()).every(({ playable }) => !playable));
  await board.entry("→Qe4");
  assert.equal(board.state.preview, null);
  await goes(board, "→Qe4", "e8", "e7"); // a click on the boards is for who is to move
  assert.deepEqual(board.played(), ["Ke8-e7"]);
});

test("huffing: the opponent removes one of the pieces that could have captured, by a click that is not shown first", async () => {
  const board = await goes(new Board(MISSED), "2411", "2213", "<carryOut");
  const lost = ["1412", "3412", "3441"];
  assert.deepEqual(board.targets(), lost);
  assert.deepEqual(
    [...board.state.family.duties(board.state)],
    lost.map((cell) => [cell, "lose"]),
  );
  await board.click("1111");
  assert.deepEqual([board.message.rule, board.played().length], ["Q16", 1]);
  await board.click("3412");
  assert.deepEqual([board.at("3412"), board.at("2411"), board.state.status.turn], [undefined, "bM", "white"]);
});

test("a shown move of the side that is played elsewhere is not carried out", async () => {
  const board = await goes(new Board("quarx-huff"), "1111", "1212");
  board.set({ players: { white: { kind: "none" }, black: { kind: "human" } } });
  await board.does("carryOut");
  assert.deepEqual([board.state.pointed, board.played()], [null, []]);
  await board.does("carryOut"); // nothing is shown
  assert.deepEqual(board.played(), []);
});

test("the finger is a choice in Quarx, and none elsewhere", async () => {
  for (const [variant, finger, shown] of [
    ["quarx-huff", null, true],
    ["quarx-huff", false, false],
    ["quarx", null, false],
    ["quarx", true, true],
    ["quarx-3d", true, true],
    ["draughts", true, false],
    ["chess", true, false],
  ]) {
    const board = new Board(variant, { settings: { finger } });
    const [move] = board.state.moves;
    await board.click(...move.clicks);
    assert.deepEqual(
      [Boolean(board.state.pointed), board.played().length],
      [shown, shown ? 0 : 1],
      `${variant} ${finger}`,
    );
  }
});

test("of what is picked words are said once they are there, unless something else is picked by then", async () => {
  for (const isOvertaken of [false, true]) {
    let bring;
    let here = false;
    const come = new Promise((resolve) => (bring = resolve));
    const words = { ...en, has: (part) => part !== "play" || here, need: () => come, of: () => words };
    const board = new Board("chess", { words });
    const doing = board.does("pick", "e7");
    assert.equal(board.message, null);
    if (isOvertaken) await board.does("pick", "e2");
    here = true;
    bring();
    await doing;
    assert.equal(board.message?.text, isOvertaken ? undefined : refusals.otherTurn("e7", "black", "P"));
  }
});
