// What is picked of the next move, and what that leaves open: marks, paths of captures, words; and what is asked of a state.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { capturePath, endings, jumpedAt, takeDetour } from "../../www/element/state/capture-path.js";
import {
  TRAY,
  absentFrom,
  boardUnder,
  cellsOf,
  chosenEntry,
  chosenPiece,
  dueEntry,
  isPlace,
  matching,
  moveWords,
  noReturn,
  options,
  selectionWords,
  starts,
  targetMarks,
  targetsOf,
} from "../../www/element/state/selection.js";
import {
  boardsOf,
  entriesOf,
  explain,
  isSamePick,
  isSamePosition,
  legalMoves,
  moveAt,
  noteMove,
  noticeOf,
  once,
  owesPromotion,
  pickedOf,
  pieceOn,
  positionBefore,
  wholeMove,
} from "../../www/element/state/state.js";
import { pick } from "../../www/element/state/transitions.js";
import { Board, goes } from "./board.mjs";

const E = "7/7/7/7/7/7/7";
const KINGS = "KL1(3)w:2/K1,KL6(7)b:k1/2";
const AWAY = `timeout ${E}|7/7/7/7/3P3/7/7|${E}|3k3/7/7/7/7/7/3K3|${E}|7/7/1r5/7/7/7/7|${E}|${E} w - - 0 30 Qb3L4:3 -`;
const DUE = `timeout-declared ${E}|${E}|${E}|3k3/7/7/7/7/2N4/3K3|${E}|${E}|${E}|${E} w - - 0 9 Qb3L4:3/3,Ra5L1:1/4 -`;
const LONG = "draughts W:WK46,49:B41,9,10,18,19,29 0 1";
const LOOP = "draughts W:W38:B32,33,22,23,1 0 1";
const LINES = "draughts W:WK46:B41,23,1 0 1";
const HUFF = "quarx-huff B:W2233,3243:B2323 0 1 -";
const RIDE = `trid 4/4/4/4|4/4/4/4|4/4/4/4 ${KINGS},QL5(5)w:2/P1,QL5(7)w:P1/2 w - - - 0 9`;
const WAITS = `trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 ${KINGS},QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9`;
const CASTLING = `trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/KR,KL6(7)b:1k/2,QL1(3)w:2/R1,QL6(7)b:r1/2 w KQ - - 0 9`;

const stateOf = async (start, ...steps) => (await goes(new Board(start), ...steps)).state;

const MARKS = [
  [
    "a pawn goes ahead, and takes in passing",
    "chess 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    ["e5"],
    { e6: { effect: "move", promotes: false }, d6: { effect: "capture", passing: "d5" } },
  ],
  [
    "a pawn is promoted to what a person says",
    "chess 7k/P7/8/8/8/8/8/K7 w - - 0 1",
    ["a7"],
    { a8: { effect: "move", promotes: "choice" } },
  ],
  [
    "castling, by the rook and by where the king lands",
    CASTLING,
    ["e0(3)"],
    { "a0(3)": { effect: "castling" }, "b0(3)": { effect: "castling" } },
  ],
  [
    "a return, free, beside, or with annihilation",
    AWAY,
    ["→Qb3L4"],
    {
      b4L2: { effect: "free" },
      d3L5: { effect: "beside" },
      b5L6: { effect: "annihilate", wins: false },
      b5L5: undefined,
    },
  ],
  [
    "a return that wins",
    "timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -",
    ["→Qe4"],
    { e8: { effect: "annihilate", wins: true } },
  ],
  [
    "a return that promotes",
    "timeout-flat 7k/8/8/8/8/8/8/K7 w - - 0 1 Pb2:6 -",
    ["→Pb2#6"],
    { b7: { promotes: false }, b8: { promotes: true } },
  ],
  [
    "a capture: its first landing, and where it ends",
    LONG,
    ["46"],
    { 23: { effect: "jump", takes: "41", more: true }, 3: { effect: "end" }, 5: { effect: "end" } },
  ],
  [
    "the last landing",
    LONG,
    ["46", "23", "14"],
    { 3: { effect: "jump", takes: "9", more: false }, 5: { effect: "jump", takes: "10", more: false } },
  ],
  [
    "a landing where several captures end is no short cut",
    "draughts W:WK4:B23,9,32,25,42 0 1",
    ["4"],
    { 47: undefined },
  ],
  [
    "a board: where it brings a pawn to promotion",
    RIDE,
    ["QL5(7)"],
    { "KL5(7)": { piece: "A", promotes: false }, "QL6(7)": { piece: "A", promotes: true } },
  ],
  [
    "a step in space, by its kind (H7)",
    "hex4d",
    ["C1b1"],
    { C1a3: { kind: "inside" }, C2b3: { kind: "near" }, A2b1: { kind: "between" }, A1a1: { kind: "far" } },
  ],
  ["nothing, where nothing is picked", "chess", [], { e4: undefined }],
];

for (const [what, start, steps, marks] of MARKS)
  test(`marked: ${what}`, async () => {
    const state = await stateOf(start, ...steps);
    const told = targetMarks(state);
    for (const [cell, mark] of Object.entries(marks)) {
      assert.equal(told.has(cell), mark !== undefined, cell);
      for (const [name, value] of Object.entries({ ...mark, ...(mark && { playable: true }) }))
        assert.equal(told.get(cell)[name], value, `${cell} ${name}`);
    }
    assert.deepEqual(new Set(targetsOf(state, told).map(([cell]) => cell)), new Set(told.keys()));
  });

test("targets come in the order of the boards, lowest first", async () => {
  const state = await stateOf("raumschach", "Ab1");
  const found = targetsOf(state, targetMarks(state)).map(([cell]) => cell);
  assert.deepEqual(found, ["Aa3", "Ac3", "Bb3", "Ca1", "Cc1", "Cb2"]);
});

const STARTS = rules.variants().map(({ id }) => id);

test("every legal move of every game is played by its clicks, each of which was an option", async () => {
  for (const start of [...STARTS, LONG, HUFF, AWAY, DUE, RIDE, WAITS, CASTLING, "chess 7k/P7/8/8/8/8/8/K7 w - - 0 1"]) {
    const board = new Board(start, { settings: { finger: false } });
    const moves = legalMoves(board.state);
    for (const move of moves.filter((_, i) => i % Math.ceil(moves.length / 8) === 0)) {
      for (const [at, click] of move.clicks.entries()) {
        const { state } = board;
        if (board.question) await board.answer(owesPromotion(state) ? click.slice(1) : click);
        else if (!(state.becomes && at === 1)) {
          if (state.clicks.length) assert.ok(options(state).has(click), `${start}: ${move.notation}`);
          else assert.ok(starts(state, click), `${start}: ${move.notation}`);
          await board.click(click);
        }
      }
      assert.deepEqual(board.played(), [move.notation]);
      board.undo();
    }
  }
});

test("what begins a move is what may be picked first", () => {
  for (const start of [...STARTS, LONG, AWAY, DUE, RIDE]) {
    const { state } = new Board(start);
    const first = new Set(state.game.legal_moves().map(({ clicks }) => clicks[0]));
    for (const token of [...state.board.cells.keys(), ...state.board.mounts.keys(), ...first])
      assert.equal(starts(state, token), first.has(token), `${start} ${token}`);
    assert.equal(matching(state).length, state.moves.length);
    for (const token of first) {
      const ways = state.moves.filter(({ clicks }) => clicks[0] === token);
      assert.deepEqual(matching(pick(state, [token])), ways);
    }
  }
});

test("cells and places of boards are on the boards; the tray and absent pieces are not", async () => {
  const state = await stateOf(RIDE);
  const on = { "a4(5)": true, "QL5(7)": true, "KL6(3)": false, "a1(2)": false, [TRAY]: false, "→Qb3L4": false };
  for (const [token, is] of Object.entries(on))
    assert.equal(isPlace(state, token), is || state.board.mounts.has(token), token);
  assert.equal(isPlace(await stateOf(AWAY), "→Qb3L4"), false);
  const king = { piece: "K", side: "white", cell: "e0(3)" };
  assert.deepEqual(chosenPiece(pick(state, ["e0(3)"])), king);
  assert.deepEqual(chosenPiece(pick(state, ["QL5(7)"])), { piece: "A", side: "white", cell: "QL5(7)" });
  assert.equal(chosenPiece(state), undefined);
});

test("a click on an empty cell of a board that can move means the board, while nothing is picked", async () => {
  const state = await stateOf(RIDE);
  assert.equal(boardUnder(state, "b5(7)"), "QL5(7)");
  assert.equal(boardUnder(state, "a5(7)"), undefined, "the pawn on it");
  assert.equal(boardUnder(state, "f1(3)"), undefined, "a king stands on that board");
  assert.equal(boardUnder(state, "b2(2)"), undefined, "a main board");
  assert.equal(boardUnder(pick(state, ["a4(5)"]), "b5(7)"), undefined);
});

test("pieces in Time Out: chosen, due, found by their origins", async () => {
  const state = await stateOf(DUE);
  const name = (entry) => entry?.entry ?? null;
  assert.equal(name(dueEntry(state)), "→Qb3L4");
  assert.equal(dueEntry(await stateOf(AWAY)), undefined);
  assert.equal(name(chosenEntry(pick(state, ["→Ra5L1"]))), "→Ra5L1");
  assert.equal(name(chosenEntry(pick(state, ["c2L4"]))), null);
  assert.equal(name(absentFrom(state, ["a5L1", "c2L4"])), "→Ra5L1");
  assert.equal(absentFrom(state, ["c2L4"]), undefined);
  const both = await stateOf("timeout-flat 4k3/8/8/8/8/8/8/4K3 b - - 0 9 Qb1:3,nb1:2 -");
  assert.equal(absentFrom(both, ["b1"]).side, "black", "rather one of the side to move");
  assert.deepEqual(
    entriesOf(both)
      .map(({ side }) => side)
      .sort(),
    ["black", "white"],
  );
  assert.deepEqual(entriesOf(await stateOf("tower")), [], "without Time Out nobody is away");
});

test("before a piece is sent away it is known why it could not return (T17, T18)", async () => {
  const why = async (...steps) => noReturn(await stateOf(...steps))?.rule;
  assert.equal(await why("timeout", "b1L1"), "T17"); // other pieces stand in its column
  assert.equal(await why("timeout-flat", "a1"), "T18"); // every way from a1 is closed
  assert.equal(await why("timeout-flat", "b1"), undefined);
  assert.equal(await why("chess", "b1"), undefined);
  assert.equal(await why("timeout-flat"), undefined);
});

const PATHS = [
  [LONG, ["46"], [], undefined, ["3", "5"]],
  [LONG, ["46", "23"], ["41"], "23", ["3", "5"]],
  [LONG, ["46", "23", "14"], ["41", "19"], "14", []],
  [LINES, ["46", "37"], ["41"], "37", []],
  [LOOP, ["38"], [], undefined, ["38"]],
  [LOOP, ["38", "29", "18"], ["33", "23"], "18", ["38"]],
  [HUFF, ["2323", "4343"], ["2233", "3243"], "4343", []],
  ["chess", ["e2"], [], undefined, []],
];

for (const [start, steps, jumped, landing, ends] of PATHS)
  test(`on the way ${steps.join(" × ")} in ${start.split(" ")[0]}: what is jumped, where it stands, where it may end`, async () => {
    const state = await stateOf(start, ...steps);
    const path = capturePath(state);
    assert.deepEqual([[...path.jumped], path.landing], [jumped, landing]);
    assert.deepEqual(path.landings, state.clicks.slice(1).slice(0, landing ? undefined : 0));
    assert.deepEqual([...endings(state).keys()].sort(), ends);
  });

test("between two landings lies one victim, on a straight line in as many dimensions as there are", async () => {
  const [long] = (await stateOf(LONG)).moves;
  assert.deepEqual(
    [1, 2].map((at) => jumpedAt(new Board(LONG).state, long, at)),
    ["41", "19"],
  );
  const { state } = new Board(HUFF);
  const both = state.moves.find(({ path }) => path?.length === 2);
  assert.deepEqual(
    [1, 2].map((at) => jumpedAt(state, both, at)),
    ["2233", "3243"],
  );
});

test("another path of the same capture is taken; what is on none is refused", async () => {
  const lines = await stateOf(LINES, "46");
  for (const cell of ["37", "32"]) assert.deepEqual([...options(takeDetour(lines, cell)).keys()], [cell]);
  for (const cell of ["41", "47", "19"]) assert.equal(takeDetour(lines, cell), null, cell);
  const loop = await stateOf(LOOP, "38");
  const round = takeDetour(loop, "29");
  assert.deepEqual(
    round.moves.map(({ clicks }) => clicks),
    [["38", "29", "18", "27", "38"]],
  );
  assert.equal(round.moves[0].notation, loop.moves[0].notation);
});

test("the cells that a move has changed", () => {
  const cells = (start, text) => [...cellsOf(rules.parse_notation(start, text))].sort();
  assert.deepEqual(cellsOf(null), new Set());
  assert.deepEqual(cells(rules.initial_position("chess"), "Pe2-e4"), ["e2", "e4"]);
  assert.deepEqual(cells("chess 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "Pe5xd6"), ["d5", "d6", "e5"]);
  assert.deepEqual(cells("chess r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O"), ["e1", "f1", "g1", "h1"]);
  assert.deepEqual(cells(LONG, "46x23x14x5"), ["10", "14", "19", "23", "41", "46", "5"]);
  assert.deepEqual(cells(WAITS, "Pb8(6)=N,Ke0(3)-e1(3)"), ["b8(6)", "e0(3)", "e1(3)"]);
  assert.deepEqual(cells(RIDE, "QL5(7)-QL6(7)=Q"), ["QL5(7)", "QL6(7)", "a5(7)", "a9(7)"]);
});

const WORDS = [
  ["chess", ["e2"], "Pawn on e2", "2 moves"],
  ["chess", [], undefined, undefined],
  ["chess 7k/P7/8/8/8/8/8/K7 w - - 0 1", ["a7"], "Pawn on a7", "1 move"], // to four pieces
  ["timeout-flat", ["a1"], "Rook on a1", "can only go into Time Out"],
  ["timeout-flat", ["b1"], "Knight on b1", "2 moves"],
  [AWAY, ["→Qb3L4"], "Queen from b3L4", "in Time Out"],
  [RIDE, ["QL5(7)"], "Board on QL5(7)", "2 moves"],
  [WAITS, ["b8(6)", "?N"], "The pawn on b8(6) promotes to a knight", "now pick your move"],
  [LONG, ["46"], "King on 46", "2 captures, of 3 pieces"],
  [LONG, ["46", "23", "14"], "King on 46 × 23 × 14", "2 jumped; next 3 or 5"],
  [HUFF, ["2323", "2143"], "Man on 2323 × 2143", "(0,-1,1,0) twice; 1 jumped; next 4343"],
  [
    HUFF,
    ["2323", "4343"],
    "Black points: 2323x2143x4343",
    "(0,-1,1,0) twice, then (1,1,0,0) twice. Not played yet. White may object.",
  ],
];

for (const [start, steps, title, detail] of WORDS)
  test(`what is picked in words: ${title ?? "nothing"}`, async () => {
    const words = selectionWords(await stateOf(start, ...steps));
    assert.deepEqual([words?.title, words?.detail], [title, detail]);
  });

test("the last move in words, with what it took", () => {
  const said = (start, ...moves) => {
    const board = new Board(start);
    board.make(...moves);
    return moveWords(board.state);
  };
  assert.equal(said("chess"), "");
  assert.equal(said("chess", "e2-e4", "f7-f6"), "Black’s pawn moves from f7 to f6.");
  assert.equal(said("chess", "e2-e4", "d7-d5", "e4xd5"), "White’s pawn on e4 captures the pawn on d5.");
  assert.equal(
    said("timeout-flat 3k4/8/8/8/4q3/8/8/3K4 w - - 0 9 Re1:1 -", "e1→Rxe4"),
    "White’s rook returns to e4 and annihilates the queen there: both vanish.",
  );
  assert.equal(
    said("draughts W:W48:B43,33,22 0 1", "48x17"),
    "White’s man on 48 captures the pieces on 22, 33, and 43 and lands on 17.",
  );
  assert.equal(said(LONG, "46x23x14x5"), "White’s king on 46 captures the pieces on 10, 19, and 41 and lands on 5.");
});

test("answers of the package are asked once for a position, and again for the next", () => {
  const board = new Board("chess");
  const { state } = board;
  let count = 0;
  const ask = (of) => once(of, "question", () => ++count);
  assert.deepEqual([ask(state), ask(pick(state, ["e2"])), count], [1, 1, 1]);
  board.make("e2-e4");
  assert.deepEqual([ask(board.state), count], [2, 2]);
  assert.equal(legalMoves(state), legalMoves(pick(state, ["e2"])));
  assert.deepEqual(legalMoves(new Board("chess 7k/5QQ1/8/8/8/8/8/K7 b - - 0 1").state), []);
});

test("the same position of the same game, and the same pick in it", () => {
  const board = new Board("chess");
  const { state } = board;
  const other = new Board("chess").state;
  const picked = pick(state, ["e2"]);
  assert.deepEqual(
    [isSamePosition(picked, state), isSamePosition(other, state), isSamePosition(null, state)],
    [true, false, false],
  );
  assert.deepEqual(
    [isSamePick({ ...picked, column: "e" }, picked), isSamePick(picked, state), isSamePick(null, state)],
    [true, false, false],
  );
  board.make("e2-e4");
  assert.equal(isSamePosition(board.state, state), false);
});

test("a pawn that waits owes its promotion until it is chosen, and the whole move has it (M12)", async () => {
  const board = new Board(WAITS);
  assert.equal(owesPromotion(board.state), true);
  await goes(board, "b8(6)", "?N", "e0(3)");
  assert.equal(owesPromotion(board.state), false);
  assert.deepEqual(pickedOf(board.state), ["b8(6)", "=N", "e0(3)"]);
  const move = options(board.state).get("e1(3)")[0];
  assert.deepEqual(wholeMove(board.state, move).clicks, ["b8(6)", "=N", "e0(3)", "e1(3)"]);
  assert.equal(explain(board.state, "Ke0(3)-e1(3)").move.notation, "Pb8(6)=N,Ke0(3)-e1(3)");
  assert.equal(explain(board.state, "Pb8(6)=Q,Ke0(3)-e1(3)").move.notation, "Pb8(6)=Q,Ke0(3)-e1(3)");
  const plain = await stateOf("chess", "e2");
  assert.deepEqual([owesPromotion(plain), pickedOf(plain)], [false, ["e2"]]);
  assert.equal(wholeMove(plain, plain.moves[0]), plain.moves[0]);
  const over = new Board(
    "trid-meder 4/4/4/1K2|4/4/4/4|P3/4/4/4 KL1(3)w:2/2,KL6(7)b:1k/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 100 60",
  ).state;
  assert.equal(owesPromotion(over), false, "no move is left");
});

test("boards are the same until one has moved", () => {
  const board = new Board(RIDE);
  const { state } = board;
  assert.equal(boardsOf(state, state.status), state.board);
  board.make("Ke0(3)-e1(3)");
  assert.equal(board.state.board, state.board);
  board.undo();
  board.make("QL5(7)-KL5(7)");
  assert.notEqual(board.state.board.key, state.board.key);
  assert.deepEqual([state.board.cells.has("a5(7)"), board.state.board.cells.has("a5(7)")], [true, false]);
});

test("positions, pieces and moves of earlier plies", () => {
  const board = new Board("timeout-flat", { moves: ["Pe2-e4", "Pe7-e5", "speed2", "Qd1→"] });
  const { state } = board;
  assert.equal(positionBefore(state, 0), state.start);
  assert.deepEqual(
    ["e2", "e4"].map((cell) => pieceOn(rules, positionBefore(state, 1), cell)),
    [undefined, "P"],
  );
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((ply) => moveAt(state, ply)?.notation),
    ["Pe2-e4", "Pe7-e5", undefined, "Qd1→", undefined],
  );
  assert.equal(moveAt(state, 1), moveAt(state, 1));
  const move = { notation: "noted" };
  const item = { ...state.line.items[0] };
  noteMove(item, move);
  noteMove(item, undefined);
  assert.equal(moveAt({ ...state, line: { ...state.line, items: [item] } }, 0), move);
});

test("what players have to know besides whose turn it is", () => {
  const said = (start, ...moves) => {
    const board = new Board(start);
    board.make(...moves);
    return noticeOf(board.state) ?? {};
  };
  assert.match(said(LONG).text, /White must capture 3 pieces/);
  assert.deepEqual([said("chess"), said("draughts")], [{}, {}]);
  const declared = `timeout-declared 7/7/7/7/7/2N4/7|${E}|${E}|6k/7/7/7/7/7/K6|7/7/7/7/7/6r/7|${E}|${E}|${E} w - - 0 1 - -`;
  const lost = said(declared, "Nc2L1→1", "Rg2L5-c2L5");
  assert.deepEqual([lost.text, lost.rule], ["White’s knight from c2L1 is lost in the stream of time.", "T30"]);
  assert.deepEqual(said(declared, "Nc2L1→1", "Rg2L5-c2L5", "Ka1L4-b1L4"), {});
  assert.deepEqual(said(declared, "Nc2L1→1", "Rg2L5-g3L5", "c2L1→Nb4L3"), {}, "it has returned in its round");
});
