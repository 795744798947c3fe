// Moves as texts: read as people type them, in both languages, and refused where they mean no move or several.
import assert from "node:assert/strict";
import { test } from "node:test";
import { moveOf, readMove, writeMove } from "../../www/element/words/move-text.js";
import { Board } from "./board.mjs";

const KNIGHTS = "chess 4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
const PROMOTION = "chess 7k/P7/8/8/8/8/8/K7 w - - 0 1";
const CASTLING = "chess r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const ROOKS = "trid 4/4/4/R2R|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9";
const WAITS = "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9";

const READ = [
  // The notation of the games, its short form, and English on a German board and the other way round
  ["chess", "en", "Ng1-f3", "Ng1-f3"],
  ["chess", "en", "Nf3", "Ng1-f3"],
  ["chess", "de", "Sf3", "Ng1-f3"],
  ["chess", "en", "Sf3", "Ng1-f3"],
  ["chess", "de", "Nf3", "Ng1-f3"],
  ["timeout-flat", "de", "Sb1→", "Nb1→"],
  ["raumschach", "de", "SAb1-Ac3", "NAb1-Ac3"],
  // What is canonical is itself: B is a bishop in English, a Bauer in German
  ["chess 4k3/8/8/8/8/8/4P3/4KB2 w - - 0 1", "en", "Be3", null],
  ["chess 4k3/8/8/8/8/8/4P3/4KB2 w - - 0 1", "de", "Be3", "Pe2-e3"],
  ["chess 4k3/7p/8/8/8/8/8/4KB2 w - - 0 1", "de", "Bf1-g2", "Bf1-g2"],
  // As people type: letters of any case, cells alone, other signs between them, full-width letters
  ["chess", "en", "nf3", "Ng1-f3"],
  ["chess", "en", "e2e4", "Pe2-e4"],
  ["chess", "en", "E2 – E4", "Pe2-e4"],
  ["chess", "en", "ｅ２ｅ４", "Pe2-e4"],
  ["chess", "en", "Nf3+!", "Ng1-f3"],
  [PROMOTION, "en", "a8q", "Pa7-a8=Q"],
  [PROMOTION, "en", "a7a8=N", "Pa7-a8=N"],
  [CASTLING, "en", "0-0", "O-O"],
  [CASTLING, "en", "o-o-o", "O-O-O"],
  ["timeout", "en", "nb1l5 c3l7", "Nb1L5-c3L7"],
  ["draughts", "en", "32-28", "32-28"],
  ["quarx", "en", "1111 1212", "1111-1212"],
  [WAITS, "en", "Pb8(6)=Q,Ke0(3)-f1(3)", "Pb8(6)=Q,Ke0(3)-f1(3)"],
];

for (const [start, language, text, notation] of READ)
  test(`read in ${language} on ${start.split(" ")[0]}: ${text} is ${notation ?? "no move"}`, () => {
    const answer = readMove(new Board(start, { language }).state, text);
    assert.equal(answer.legal ? answer.move.notation : null, notation);
    if (!notation) assert.ok(answer.message && answer.code, "and it is said why");
  });

const AMBIGUOUS = [
  [KNIGHTS, "en", "Nd2", ["Nb1-d2", "Nf1-d2"]],
  [KNIGHTS, "de", "Sd2", ["Nb1-d2", "Nf1-d2"]],
  ["timeout-flat 4k3/8/8/8/8/B7/8/2B1K3 w - - 0 9 - -", "de", "Lb2", ["Bc1-b2", "Ba3-b2"]],
  ["glinski", "de", "Tf4", ["Rc1-f4", "Ri1-f4"]],
  ["hex4d", "de", "BC2b3", ["PC1b3-C2b3", "PC2b2-C2b3"]],
  [ROOKS, "de", "Tc1(2)", ["Rb1(2)-c1(2)", "Re1(2)-c1(2)"]],
];

for (const [start, language, text, candidates] of AMBIGUOUS)
  test(`${text} in ${language} may be one of two moves on ${start.split(" ")[0]}`, () => {
    const { state } = new Board(start, { language });
    const answer = readMove(state, text);
    assert.deepEqual([answer.code, answer.candidates], ["ambiguous-move", candidates]);
    for (const move of candidates) // what stands on the board in German is read there as well
      assert.equal(readMove(state, writeMove(state, move)).move.notation, move);
  });

test("what is no move is refused with a code: it cannot be read, or is illegal", () => {
  const { state } = new Board("chess");
  for (const text of ["castle please", "…", "", "e9"]) assert.equal(readMove(state, text).code, "bad-notation", text);
  for (const text of ["Ra1-a5", "e5", "O-O"]) assert.equal(readMove(state, text).code, "illegal-move", text);
});

test("a move is written in either language, with its names of cells in full", () => {
  const { state } = new Board("chess");
  assert.deepEqual([writeMove(state, "Ng1-f3"), writeMove(state, "Ng1-f3", "de")], ["Ng1-f3", "Sg1-f3"]);
  const german = new Board("chess", { language: "de" }).state;
  assert.equal(writeMove(german, "Pe2-e4"), "Be2-e4");
});

test("every legal move is read as it is written, in either language", () => {
  for (const start of ["chess", "timeout", "quarx", "hex4d", "trid", "raumschach", "glinski", CASTLING, WAITS])
    for (const language of ["en", "de"]) {
      const { state } = new Board(start, { language });
      for (const move of state.moves.filter((_, i) => i % 9 === 0)) {
        for (const text of [writeMove(state, move.notation), move.notation])
          assert.equal(readMove(state, text).move?.notation, move.notation, `${start} ${language} ${text}`);
        assert.equal(moveOf(state, move), move);
      }
    }
});

test("a move from outside is a text or a move; what it is not is thrown", () => {
  const { state } = new Board(KNIGHTS);
  assert.equal(moveOf(state, "Nbd2").notation, "Nb1-d2");
  for (const given of [undefined, null, 3, {}, ["Nbd2"]])
    assert.throws(() => moveOf(state, given), { code: "bad-argument", name: "HyperplyError" });
  assert.throws(() => moveOf(state, "Nd2"), { code: "ambiguous-move", candidates: ["Nb1-d2", "Nf1-d2"] });
  assert.throws(() => moveOf(state, "Nb1-b2"), { code: "illegal-move" });
});

test("a typed move is played by a person, or refused with the place that cannot be read", async () => {
  const board = new Board("timeout-flat", { language: "de" });
  await board.type("");
  assert.equal(board.message, null);
  await board.type("Be2-e9");
  assert.deepEqual(board.message.quote, { text: "Be2-e9", at: 5 });
  assert.deepEqual(
    board.told("refuse").map(({ code }) => code),
    ["bad-notation"],
  );
  await board.type("Ta1-a5");
  assert.deepEqual([board.message.rule, board.message.cells], ["T5", ["a2"]]);
  await board.type(`${"x".repeat(60)}`);
  assert.ok(board.message.text.includes(`${"x".repeat(40)} …`), "a long text is cut");
  await board.type("Sf3");
  assert.deepEqual([board.played(), board.message, board.told("move")[0].by], [["Ng1-f3"], null, "person"]);
});

test("with huffing a typed move is shown first, too", async () => {
  const board = new Board("quarx-huff");
  await board.type("1111-1212");
  assert.deepEqual([board.state.pointed.notation, board.played()], ["1111-1212", []]);
});
