// Sentences of the English catalog, where numbers, lists and kinds of moves change their form.
import assert from "node:assert/strict";
import { test } from "node:test";
import { en } from "../../www/element/words/en/index.js";
import { speech } from "../../www/element/words/speech.js";

const MOVE = { captures: [], notation: "" };

test("numbers have the form of their word", () => {
  assert.equal(en.moves.other("1. e4", 0), "or 1. e4");
  assert.equal(en.moves.other("1. e4", 1), "or 1. e4 and 1 more move");
  assert.equal(en.moves.other("1. e4", 2), "or 1. e4 and 2 more moves");
  assert.equal(en.tray.rounds({ rounds: 1 }), "1 round");
  assert.equal(en.tray.rounds({ rounds: 1, length: 3 }), "2 of 3 rounds left");
  assert.equal(en.tray.rounds({ rounds: 3, length: 3 }), "due now");
  assert.equal(en.status.number(7, 2, 1), "Move\u00a07 · position reached 2 times · 1 more");
});

test("another language has the plurals that it needs", () => {
  const forms = { one: "ход", few: "хода", many: "ходов", other: "хода" };
  const { count } = speech("ru");
  assert.deepEqual(
    [1, 3, 5, 21].map((n) => count(n, forms)),
    ["1 ход", "3 хода", "5 ходов", "21 ход"],
  );
});

test("a move is told with all that it does", () => {
  const told = (move, victim) => en.status.move({ ...MOVE, ...move }, "white", victim);
  assert.equal(told({ kind: "move", piece: "N", from: "b1", to: "c3" }), "White’s knight moves from b1 to c3.");
  assert.equal(
    told({ kind: "capture", piece: "P", from: "b7", to: "a8", promotion: "Q" }),
    "White’s pawn on b7 captures on a8, promoting to a queen.",
  );
  assert.equal(
    told({ kind: "capture", piece: "P", from: "e4", to: "d5" }, "B"),
    "White’s pawn on e4 captures the bishop on d5.",
  );
  assert.equal(
    told({ kind: "annihilation", piece: "R", to: "d5L1" }, "N"),
    "White’s rook returns to d5L1 and annihilates the knight there: both vanish.",
  );
  assert.equal(
    told({ kind: "time-out", piece: "N", from: "b1", length: 1 }),
    "White sends the knight on b1 into Time Out for 1 round.",
  );
  assert.equal(
    told({ piece: "M", from: "2323", to: "4343", path: ["2143", "4343"], captures: ["2233", "3243"] }),
    "White’s man on 2323 captures the pieces on 2233 and 3243 and lands on 4343.",
  );
});

test("who plays against the computer is told of captures as of their own pieces", () => {
  const told = (move, victim) => en.status.move({ ...MOVE, ...move }, "black", victim, true);
  assert.equal(
    told({ kind: "capture", piece: "Q", from: "d8", to: "d5" }, "N"),
    "Black’s queen on d8 captures your knight on d5.",
  );
  assert.equal(
    told({ kind: "annihilation", piece: "R", to: "d5L1" }, "N"),
    "Black’s rook returns to d5L1 and annihilates your knight there: both vanish.",
  );
  assert.equal(
    told({ kind: "en-passant", piece: "P", from: "e4", to: "d3", captures: ["d4"] }),
    "Black’s pawn on e4 captures your pawn on d4 en passant and lands on d3.",
  );
  assert.equal(
    told({ piece: "M", from: "2323", to: "4343", path: ["4343"], captures: ["2233"] }),
    "Black’s man on 2323 captures your piece on 2233 and lands on 4343.",
  );
});

test("a hint says what to do, and what it is good for", () => {
  const nothing = { pieces: [] };
  const facts = { check: false, mate: false, wins: nothing, threatens: nothing, saves: nothing };
  const hint = (move, more) => en.message.hint({ ...MOVE, ...move }, { ...facts, ...more });
  assert.equal(hint({ kind: "time-out", piece: "P", from: "h2" }), "Try sending the pawn on h2 into Time Out.");
  assert.equal(
    hint({ kind: "capture", piece: "P", from: "e4", to: "d5", captures: ["d5"] }, { captures: "N", check: true }),
    "Try capturing the knight on d5 with the pawn on e4. It gives check.",
  );
  assert.equal(
    hint({ kind: "move", piece: "Q", from: "d8", to: "h4" }, { check: true, mate: true, winsIn: 1 }),
    "Try moving the queen from d8 to h4. It’s checkmate.",
  );
  const move = { kind: "move", piece: "Q", from: "d8", to: "h4" };
  assert.equal(
    hint(move, { check: true, wins: { pieces: ["N"], cell: "h2" }, saves: { pieces: ["Q"], cell: "d8" } }),
    "Try moving the queen from d8 to h4. It gives check, wins the knight on h2, and saves the queen.",
  );
  assert.equal(
    hint(move, { wins: { pieces: ["N"], cell: "h2", later: true } }),
    "Try moving the queen from d8 to h4. It wins the knight on h2 next move.",
  );
  assert.equal(
    hint(move, { saves: { ends: "no-men", pieces: [] }, threatens: { pieces: ["M", "K", "M"] } }),
    "Try moving the queen from d8 to h4. It prevents an immediate loss and threatens to win 2 men and a king.",
  );
  assert.equal(
    hint(move, { threatens: { ends: "checkmate", pieces: [] } }),
    "Try moving the queen from d8 to h4. It threatens checkmate.",
  );
  assert.equal(
    hint({ kind: "time-out", piece: "P", from: "h2" }, { returns: { cell: "h8", rounds: 1, promotion: "Q" } }),
    "Try sending the pawn on h2 into Time Out. The plan: it returns to h8 after 1 round, promoting to a queen.",
  );
});

test("what blocks a piece is named, as far as a sentence goes", () => {
  const rook = { piece: "R", side: "white", cell: "a1" };
  const by = [
    { piece: "N", side: "white", cell: "b1" },
    { piece: "P", side: "black", cell: "a2" },
  ];
  assert.equal(
    en.refusals.blocked(rook, by, 0),
    "The rook on a1 is blocked by your knight on b1 and the black pawn on a2.",
  );
  assert.equal(
    en.refusals.blocked(rook, by, 3),
    "The rook on a1 is blocked by your knight on b1, the black pawn on a2, and 3 more.",
  );
});
