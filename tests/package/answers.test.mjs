// What the functions and games of the package answer and throw, value by value: that each answer has the shape of its type
// is asked in shapes.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as hyperply from "../../pkg/inline.js";
import { MANY_KINGS } from "./refused.mjs";

const { Game, HyperplyError, agree_speed, apply, compare, convert, explain, format_notation, initial_position } =
  hyperply;
const { legal_moves, parse_notation, perft, pieces, problems, rematerialize_targets, rule_sets, status } = hyperply;
const { threats, variant, variants } = hyperply;
const functions = { ...hyperply };

/** White: Ke1, Ra1, Rh1, Pb7, Pg2, two pawns from c2 and a queen from d4 away; Black: kh8, ra8, nf6, ph7, a rook from b5 away. */
const POSITION = "timeout-flat r6k/1P5p/5n2/8/8/8/6P1/R3K2R w KQ - 3 9 Pc2:1,Pc2:3,Qd4:2,rb5:4 -";
/** White: KC1c1, NC2c2; Black: kC5c5 alone, confined to its board. */
const HEXAGONS = "hex4d 19/19/19/19/19/19/19/7K11/8N10/19/19/11k7/19/19/19/19/19/19/19 w -i - 0 1";
const EMPTY = "7/7/7/7/7/7/7";
const CHECK = `timeout ${EMPTY}|${EMPTY}|${EMPTY}|3k3/7/7/7/7/7/3K3|7/7/7/7/7/3r3/7|${EMPTY}|${EMPTY}|${EMPTY} w - - 0 1 Rd3L1:1 -`;
/** White: Ke0, a pawn on b1 that may be carried, one on b8(6) that a board keeps from promotion; Black: kf9. */
const BOARDS = "trid 4/4/4/4|4/4/4/4|P3/4/4/4 QL1(3)w:1P/2,KL1(3)w:2/K1,QL6(5)w:2/2,KL6(7)b:1k/2 w - - - 0 9";
/** White's pawn on b8 waits (M12). */
const WAITS = "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9";
/** White can take one with 1111 (over 2211) and with 1133 (over 2233). */
const QUARX = "W:W1111,1133,4132:B2211,2233,4444 9 6";
/** White missed them. */
const MISSED = "quarx-huff B:W1111,1133,4132:B2211,2233,4444 0 6 1111,1133";
const CHESS = initial_position("chess");
const MATE = "chess 8/8/8/8/8/5k2/6q1/7K w - - 0 1";

/** The one item of a list whose property has a value. */
function find(list, name, value) {
  const found = list.filter((item) => item[name] === value);
  assert.equal(found.length, 1, `${name} ${value}`);
  return found[0];
}
const moveOf = (position, notation, from) => find(legal_moves(position, from), "notation", notation);
/** Checks what a value tells besides other things. */
const has = (value, expected) =>
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((name) => [name, value[name]])), expected);
const keys = (value) => Object.keys(value).sort().join(" ");

/** What is thrown, with this code. */
function thrown(code, act) {
  try {
    act();
  } catch (error) {
    assert.ok(error instanceof HyperplyError && error.name === "HyperplyError", error);
    assert.deepEqual([error.code, error.message.length > 0], [code, true], error.message);
    return error;
  }
  return assert.fail(`nothing was thrown, but ${code} expected`);
}

test("variants are listed with their geometry", () => {
  for (const info of variants()) assert.deepEqual(variant(info.id), info);
  const boards = (id) => variant(id).geometry.boards;
  for (const [id, board, cell, expected] of [
    ["timeout", 7, 48, { cell: "g7L8", column: "g7", x: 6, y: 6, tone: 0 }],
    ["draughts", 0, 0, { cell: "46", column: "46", x: 0, y: 0, tone: 0 }],
    ["quarx", 15, 7, { cell: "4444", column: "4444", x: 3, y: 3, tone: 0 }],
  ])
    assert.deepEqual(boards(id)[board].cells[cell], expected);
  for (const [id, board, expected] of [
    ["quarx", "a4 b4", { x: 3, y: 3 }],
    ["hex4d", "D2", { x: 3, y: 3, level: 0 }],
    ["trid", "KL4(5)", { level: 4, x: 4, y: 6 }],
    ["timeout-flat", "", { level: 0 }],
  ])
    has(find(boards(id), "id", board), expected);
  assert.deepEqual(
    boards("quarx-3d").map(({ level }) => level),
    [0, 1, 2, 3],
  );
  assert.equal(boards("trid").length, 27);
  const c1 = { cell: "D2c1", column: "c1", x: 2, y: 0, tone: 0 };
  assert.deepEqual(find(find(boards("hex4d"), "id", "D2").cells, "column", "c1"), c1);
  const f7 = { cell: "f7(5)", column: "f7", x: 5, y: 7, tone: 0 };
  assert.deepEqual(find(boards("trid"), "id", "KL4(5)").cells[3], f7);
});

test("positions at the start", () => {
  assert.equal(CHESS, "chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  for (const { id } of variants()) assert.ok(initial_position(id).startsWith(`${id} `));
  for (const ask of [initial_position, variant])
    assert.equal(thrown("unknown-variant", () => ask("xiangqi")).rule, "C1");
});

const HUFF = `quarx-huff ${QUARX} -`;
const LONGER = "quarx W:W1111:B2211,3322 0 1";
const CROWN = "draughts W:WK46,7:B45 0 1";
const NAMED = { POSITION, BOARDS, WAITS, LONGER, CROWN, HUFF, MISSED, HEXAGONS };
/** What moves tell. */
const TOLD = `
  POSITION {"notation":"Ke1-e2","kind":"move","piece":"K","from":"e1","to":"e2","captures":[],"clicks":["e1","e2"]}
  POSITION {"notation":"Ra1xa8","kind":"capture","piece":"R","from":"a1","to":"a8","captures":["a8"],"clicks":["a1","a8"]}
  POSITION {"notation":"Pb7xa8=N","kind":"capture","piece":"P","from":"b7","to":"a8","captures":["a8"],"promotion":"N","clicks":["b7","a8","=N"]}
  POSITION {"notation":"O-O","kind":"castling","piece":"K","from":"e1","to":"g1","captures":[],"rook":{"from":"h1","to":"f1"},"clicks":["e1","g1"]}
  POSITION {"notation":"Pg2→","kind":"time-out","piece":"P","from":"g2","captures":[],"clicks":["g2","→"]}
  POSITION {"notation":"d4→Qd8","kind":"rematerialization","piece":"Q","to":"d8","captures":[],"origin":"d4","rounds":2,"clicks":["→Qd4","d8"]}
  POSITION {"notation":"c2#3→Pc3","kind":"rematerialization","piece":"P","to":"c3","captures":[],"origin":"c2","rounds":3,"clicks":["→Pc2#3","c3"]}
  POSITION {"notation":"d4→Qxf6","kind":"annihilation","piece":"Q","to":"f6","captures":["f6"],"origin":"d4","rounds":2,"clicks":["→Qd4","f6"]}
  BOARDS {"notation":"QL1(3)-QL2(3)","kind":"board","piece":"A","from":"QL1(3)","to":"QL2(3)","captures":[],"passenger":{"from":"b1(3)","piece":"P","to":"b5(3)"},"clicks":["QL1(3)","QL2(3)"]}
  BOARDS {"notation":"QL6(5)-QL4(5)=R","kind":"board","piece":"A","from":"QL6(5)","to":"QL4(5)","captures":[],"promotion":"R","promoted":"b8(6)","clicks":["QL6(5)","QL4(5)","=R"]}
  WAITS {"notation":"Pb8(6)=N,Nb8(6)-c6(4)","kind":"move","piece":"N","from":"b8(6)","to":"c6(4)","captures":[],"waiting":{"cell":"b8(6)","promotion":"N"},"clicks":["b8(6)","=N","b8(6)","c6(4)"]}
  LONGER {"notation":"1111x3311x3333","kind":"capture","piece":"M","from":"1111","to":"3333","path":["3311","3333"],"captures":["2211","3322"],"clicks":["1111","3311","3333"]}
  CROWN {"notation":"7-1","kind":"move","piece":"M","from":"7","to":"1","captures":[],"promotion":"K","clicks":["7","1"]}
  HUFF {"notation":"4132-4242","kind":"move","piece":"M","from":"4132","to":"4242","forfeits":["1111","1133"],"captures":[],"clicks":["4132","4242"]}
  MISSED {"notation":"huff 1133","kind":"huff","piece":"M","captures":["1133"],"clicks":["1133"]}
`;
const toldOf = (name) => [...TOLD.matchAll(RegExp(`^ *${name} (.*)$`, "gm"))].map(([, move]) => JSON.parse(move));
const MOVES = Object.fromEntries(Object.entries(NAMED).map(([name, position]) => [position, toldOf(name)]));

test("legal moves tell what they do; a lone move is as it is in a list", () => {
  for (const [position, told] of Object.entries(MOVES)) {
    const moves = legal_moves(position);
    for (const move of told) assert.deepEqual(find(moves, "notation", move.notation), move);
    for (const move of moves) assert.deepEqual(parse_notation(position, move.notation), move);
  }
  for (const [position, notation, more] of [
    [HEXAGONS, "NC2c2-C2d4", { way: "inside" }],
    [HEXAGONS, "NC2c2-D4c2", { way: "between" }],
    [HEXAGONS, "NC2c2-C3c4", { way: "both" }],
    ["chess 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "Pe5xd6", { kind: "en-passant", captures: ["d5"] }],
    [initial_position("timeout-declared"), "Pa2L1→4", { length: 4, clicks: ["a2L1", "→", "4"] }],
    [CHECK.replace("3r3", "7"), "d3L1→Rxd7L4", { wins: true, captures: ["d7L4"] }],
  ])
    has(moveOf(position, notation), more);
});

test("legal moves of one piece, of one absent piece, of a board, of none", () => {
  const of = (from, position = POSITION) => legal_moves(position, from);
  assert.deepEqual(
    of("h1"),
    of().filter(({ from }) => from === "h1"),
  );
  assert.ok(of("h1").length > 0);
  assert.deepEqual(
    ["→Pc2#1", "→Pc2#3", "h8"].map((from) => of(from).length),
    [1, 3, 0],
  );
  thrown("bad-argument", () => of("nonsense"));
  assert.deepEqual(of("QL1(3)", BOARDS), MOVES[BOARDS].slice(0, 1), "KL1(3) is taken");
  assert.equal(of("7", CROWN).length, 2);
  assert.ok(of("4132", HUFF).every(({ from }) => from === "4132"));
  assert.deepEqual([of("1133", MISSED), of("4444", MISSED), of(undefined, MISSED).length], [MOVES[MISSED], [], 2]);
});

test("rule sets are compared", () => {
  assert.deepEqual(rule_sets("tower"), ["tower", "timeout", "timeout-declared"]);
  const [start, meder] = ["trid", "trid-meder"].map((id) => initial_position(id));
  assert.equal(convert(start, "trid-meder"), meder);
  const { position, both, here, there } = compare(start, "trid-meder");
  assert.deepEqual([position, both.length, here.length, there.length], [meder, 10, 0, 10]);
  assert.equal(there[0].rule, "D6");
  thrown("bad-position", () => convert(WAITS, "trid"));
  thrown("bad-argument", () => convert(start, "chess"));
  thrown("unknown-variant", () => rule_sets("nothing"));
});

test("moves are applied by text or object", () => {
  const expected = "chess rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
  for (const move of ["e4", "Pe2-e4", moveOf(CHESS, "Pe2-e4")]) assert.equal(apply(CHESS, move), expected);
  assert.equal(apply(HUFF, "4132-4242"), MISSED);
  const huffed = MISSED.replace(",1133,", ",").replace(" 1111,1133", " -");
  assert.equal(apply(MISSED, moveOf(MISSED, "huff 1133")), huffed);
  for (const [position, move, code, more] of [
    [CHESS, "Ra1-a5", "illegal-move", { rule: "T5", cells: ["a2"] }],
    [CHESS, "Ra1-a9", "bad-notation", { at: 5 }],
    ["chess 7k/8/8/8/8/8/8/N1N1K3 w - - 0 1", "Nb3", "ambiguous-move", { candidates: ["Na1-b3", "Nc1-b3"] }],
    [MATE, "Kh2", "game-over", {}],
    ["chess 8/8", "Kh2", "bad-position", { at: 9 }],
  ]) {
    const error = thrown(code, () => apply(position, move));
    error.candidates?.sort();
    has({ ...error }, more);
  }
});

test("absent pieces and their targets", () => {
  const entries = rematerialize_targets(POSITION);
  assert.equal(entries.length, 4);
  const queen = find(entries, "entry", "→Qd4");
  assert.equal(keys(queen), "entry origin piece rounds side targets");
  const target = { cell: "f6", effect: "annihilate", promotes: false, wins: false, move: "d4→Qxf6" };
  assert.deepEqual(find(queen.targets, "cell", "f6"), target);
  assert.equal(find(entries, "entry", "→Rb5").side, "black");
  assert.deepEqual([rematerialize_targets(POSITION, "c2").length, rematerialize_targets(POSITION, "e4")], [2, []]);
  const [rook] = rematerialize_targets(POSITION.replace("Pc2:1,Pc2:3,Qd4:2", "Rg2:1"), "g2");
  assert.deepEqual([rook.piece, rook.blocked.rule, rook.blocked.cells, rook.targets], ["R", "T17", ["g2"], []]);
  assert.deepEqual(rematerialize_targets(MISSED), []);
});

test("notation is read and written", () => {
  assert.equal(parse_notation(POSITION, "Td1", "de").notation, "Ra1-d1");
  assert.equal(parse_notation(POSITION, "→Qd8").origin, "d4");
  assert.deepEqual(parse_notation(LONGER, "1111x3333", "de"), MOVES[LONGER][0]);
  for (const [position, move, style, expected] of [
    [POSITION, "Ra1xa8", undefined, "Ra1xa8"],
    [POSITION, "Ra1xa8", {}, "Ra1xa8"],
    [POSITION, "Ra1xa8", { language: "de" }, "Ta1xa8"],
    [POSITION, "Ra1xa8", { language: "en", check: true }, "Ra1xa8+"],
    [POSITION, "Ra1xa8", { short: true }, "Rxa8"],
    ["chess 4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1", "Ng1-f3", { short: true, check: false }, "Nf3"],
    [LONGER, "1111x3311x3333", { short: true, check: true }, "1111x3333"],
  ])
    assert.equal(format_notation(position, move, style), expected);
});

test("speed moves are agreed on", () => {
  assert.equal(agree_speed(POSITION, 3), POSITION.replace(/-$/, "3:1:3"));
  for (const n of [0, 1, 6, 255]) assert.equal(thrown("bad-agreement", () => agree_speed(POSITION, n)).rule, "T23");
  for (const n of [2.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 256, 1e99, "2", 2n])
    thrown("bad-argument", () => agree_speed(POSITION, n));
  thrown("bad-agreement", () => agree_speed(MISSED, 2));
});

test("all problems of a position at once", () => {
  assert.deepEqual(problems(POSITION), []);
  const found = problems("chess 4k3/8/8/4R3/8/8/8/P3K3 w K - 0 1");
  assert.equal(found.length, 3);
  const message = "BOARD: A white pawn can't have been on a1.";
  assert.deepEqual(found[0], { rule: "C2", code: "bad-position", message, cells: ["a1"], at: 24 });
  assert.deepEqual(
    problems("x".repeat(1 << 17)).map(({ code }) => code),
    ["too-large"],
  );
});

test("pieces, status and threats", () => {
  assert.equal(pieces(POSITION).length, 9);
  for (const [position, piece] of [
    [POSITION, { piece: "N", side: "black", cell: "f6" }],
    ["quarx W:WK1111:B4444 3 7", { piece: "M", side: "black", cell: "4444" }],
    ["quarx W:WK1111:B4444 3 7", { piece: "K", side: "white", cell: "1111" }],
  ])
    assert.deepEqual(find(pieces(position), "cell", piece.cell), piece);
  const common = "can_agree_speed checks clock legal_moves number repetitions turn variant";
  assert.equal(keys(status("quarx W:WK1111:B1412 3 7")), common);
  assert.equal(keys(status(POSITION)), common.replace("clock", "clock king"));
  const holder = (place, controller) => ({ place, controller });
  const boards = [holder("KL1(3)", "white"), holder("KL6(7)", "black"), holder("QL1(3)", "white")];
  for (const [position, expected] of [
    [POSITION, { turn: "white", king: "e1", clock: 3, number: 9, repetitions: 1 }],
    [POSITION, { legal_moves: legal_moves(POSITION).length }],
    [POSITION.replace(/-$/, "3:2:1"), { speed: { agreed: 3, phase: 2, left: 1 }, can_agree_speed: false }],
    [HEXAGONS, { bared: { black: "inside" } }],
    [MATE, { outcome: { winner: "black", reason: "checkmate" }, legal_moves: 0, checks: ["g2"] }],
    ["chess 8/8/8/8/8/5k2/8/7K w - - 0 1", { outcome: { reason: "bare-kings" } }],
    ["chess 8/8/8/8/8/5k2/8/N6K w - - 0 1", { outcome: { reason: "dead-position" }, legal_moves: 0 }],
    ["quarx W:WK1111:B1412 3 7", { clock: 3, legal_moves: 21 }],
    ["quarx W:W:B4444 0 1", { outcome: { winner: "black", reason: "no-men" } }],
    ["draughts W:WK46:BK45 50 1", { outcome: { reason: "twenty-five-move" } }],
    [BOARDS, { boards: [...boards, holder("QL6(5)", "white")] }],
    [WAITS, { waiting: "b8(6)" }],
  ])
    has(status(position), expected);
  assert.deepEqual(threats(CHECK), [
    { kind: "check", side: "white", king: "d1L4", by: "d2L5", piece: "R" },
    { kind: "elimination", side: "black", king: "d7L4", by: "d3L1", piece: "R", move: "d3L1→Rxd7L4" },
  ]);
  for (const quiet of [CHESS, MISSED]) assert.deepEqual(threats(quiet), []);
});

test("moves are explained", () => {
  const yes = explain(POSITION, "Rd1");
  assert.deepEqual([yes.legal, yes.move], [true, moveOf(POSITION, "Ra1-d1")]);
  assert.equal(explain(MISSED, "huff 1111").move.kind, "huff");
  const position = `quarx ${QUARX}`;
  for (const [from, text, names, expected] of [
    [POSITION, "Kd1->", "cells code legal message rule", { legal: false, rule: "C3" }],
    [POSITION, "Ke1→", "cells code legal message rule", { code: "illegal-move", rule: "T15", cells: ["e1"] }],
    [POSITION, "Kz9", "at cells code legal message", { code: "bad-notation", at: 1 }],
    [position, "4132-4242", "candidates cells code legal message rule", { code: "illegal-move", rule: "Q8" }],
    [position, "4132-4242", null, { cells: ["1111", "1133"], candidates: ["1111x3311", "1133x3333"] }],
    [position, "1111-1112", null, { code: "bad-notation", rule: "Q1", at: 5 }],
    ["draughts W:WK24:BK11,K19,K22,K43 0 1", "24x49", null, { candidates: ["24x2x16x49", "24x13x27x49"] }],
    ["draughts W:WK24:BK11,K19,K22,K43 0 1", "24x49", null, { code: "ambiguous-move" }],
  ]) {
    const no = explain(from, text);
    if (names) assert.equal(keys(no), names, text);
    has(no, expected);
  }
  thrown("bad-position", () => explain("chess", "e4"));
});

test("perft counts, within bounds", () => {
  for (const [id, depth, count] of [
    ["timeout", 0, 1n],
    ["timeout", 1, 871n],
    ["chess", 4, 197_281n],
    ["quarx", 1, 252n],
    ["quarx-huff", 1, 252n],
    ["quarx-3d", 1, 24n],
    ["draughts", 1, 9n],
  ])
    assert.equal(perft(initial_position(id), depth), count, id);
  for (const depth of [10, -1, 1.5, "1", Number.NaN, null]) thrown("bad-argument", () => perft(CHESS, depth));
  assert.equal(legal_moves("draughts B:BK1:W31-33.").length, 9, "6, and the eight from 7 to 45; whatever PDN allows");
});

test("positions that are too complex", () => {
  const complex = `quarx B:W1111:B${MANY_KINGS} 0 1`;
  const { rule, at } = thrown("too-complex", () => status(complex.replace("quarx B", "quarx W")));
  assert.deepEqual([rule, at], ["Q15", 6]);
  const [first] = legal_moves(complex);
  thrown("too-complex", () => apply(complex, first));
  thrown("too-complex", () => perft(complex, 2));
  assert.equal(explain(complex, first.notation).legal, true);
  const game = new Game(complex);
  thrown("too-complex", () => game.apply(first));
  assert.equal(game.position(), complex);
});

test("a game forbids repetition where the rules do", () => {
  const game = new Game("quarx W:WK1111:BK1412 3 20");
  for (const text of ["1111-2211", "1412-2411", "2211-1111"]) game.apply(text);
  const here = game.position();
  const back = "2411-1412";
  assert.equal(game.status().legal_moves, status(here).legal_moves - 1);
  const lists = [legal_moves(here), game.legal_moves(), game.legal_moves("2411")];
  assert.deepEqual(
    lists.map((list) => list.some(({ notation }) => notation === back)),
    [true, false, false],
  );
  has(game.explain(back), { legal: false, rule: "Q12", code: "illegal-move" });
  assert.equal(explain(here, back).legal, true);
  assert.equal(game.explain("2411-2312", "de").move.notation, "2411-2312");
  assert.equal(game.explain("2411-2411").rule, "Q3");
  assert.equal(thrown("illegal-move", () => game.apply(back)).rule, "Q12");
  assert.ok(game.undo());
  assert.equal(game.explain("2211-1111").legal, true);
});

test("records of huffs and of draughts", () => {
  const huffs = new Game(HUFF);
  for (const text of ["4132-4242", "huff 1111", "4444-3344"]) huffs.apply(text);
  assert.match(huffs.record(), /6\. 4132-4242 huff 1111 6\.\.\. 4444-3344 \*/);
  const again = Game.from_record(huffs.record());
  assert.equal(again.position(), huffs.position());
  has(again.history()[1], { move: "huff 1111", side: "black" });
  const pdn = Game.from_record("1. 32-28 19-23 2. 28x19 1-1");
  assert.match(pdn.record(), /\[GameType "20"\]/);
  assert.match(pdn.start(), /^draughts W:/);
});

/** Every argument that must be a text, in turn. */
const TEXTS = [
  ["variant", (x) => initial_position(x)],
  ["position", (x) => legal_moves(x)],
  ["position", (x) => apply(x, "Rd1")],
  ["move", (x) => apply(POSITION, x)],
  ["position", (x) => rematerialize_targets(x)],
  ["position", (x) => parse_notation(x, "Rd1")],
  ["text", (x) => parse_notation(POSITION, x)],
  ["position", (x) => format_notation(x, "Rd1")],
  ["move", (x) => format_notation(POSITION, x)],
  ["position", (x) => agree_speed(x, 2)],
  ["position", (x) => pieces(x)],
  ["position", (x) => problems(x)],
  ["position", (x) => status(x)],
  ["position", (x) => explain(x, "Rd1")],
  ["text", (x) => explain(POSITION, x)],
  ["position", (x) => threats(x)],
  ["position", (x) => perft(x, 1)],
  ["variant_or_position", (x) => new Game(x)],
  ["text", (x) => Game.from_record(x)],
  ["move", (x) => new Game(POSITION).apply(x)],
  ["text", (x) => new Game(POSITION).explain(x)],
];
/** Every argument that may be missing. */
const OPTIONAL = [
  (x) => legal_moves(POSITION, x),
  (x) => rematerialize_targets(POSITION, x),
  (x) => new Game(POSITION).record(x),
  (x) => new Game(POSITION).legal_moves(x),
];
const LANGUAGES = [
  (x) => parse_notation(POSITION, "Rd1", x),
  (x) => explain(POSITION, "Rd1", x),
  (x) => Game.from_record("*", x),
  (x) => format_notation(POSITION, "Rd1", x),
  (x) => new Game(POSITION).explain("Rd1", x),
];

test("what is no text is refused by the name of its argument; what may be missing may not be something else", () => {
  for (const [name, call] of TEXTS)
    for (const wrong of [undefined, null, 7, {}, [], true, Symbol("x"), Symbol.iterator, 10n, () => 1, new Date()])
      assert.ok(thrown("bad-argument", () => call(wrong)).message.includes(`\`${name}\``), `${call} ${String(wrong)}`);
  for (const call of [...OPTIONAL, ...LANGUAGES]) {
    call(undefined);
    for (const wrong of [7, true, Symbol("x"), 10n, ...(OPTIONAL.includes(call) ? [null] : [])])
      thrown("bad-argument", () => call(wrong));
  }
  thrown("bad-argument", () => parse_notation(POSITION, "Td1", "fr"));
  for (const style of [{ language: "fr" }, { language: 1 }, { short: 1 }, { check: "yes" }, { short: null }])
    thrown("bad-argument", () => format_notation(POSITION, "Rd1", style));
  const tags = [
    { GameType: "20" },
    { Variant: "quarx" },
    { White: 1 },
    { "A b": "x" },
    { FEN: "x" },
    { White: "a\nb" },
  ];
  for (const tag of tags) thrown("bad-argument", () => new Game(POSITION).record(tag));
  for (const lone of [() => apply(POSITION, "\ud800"), () => status("chess \udfff")]) thrown("bad-argument", lone);
});

test("games have their history", () => {
  const game = new Game("timeout-flat");
  const start = initial_position("timeout-flat");
  assert.deepEqual([game.position(), game.start()], [start, start]);
  const can = () => [game.can_undo(), game.can_redo()];
  assert.deepEqual([...can(), game.undo(), game.redo()], [false, false, false, false]);
  assert.equal(game.apply("Pe2-e4"), apply(start, "Pe2-e4"));
  const agreed = game.agree_speed(2);
  assert.equal(agreed, game.position());
  const list = game.legal_moves("e7");
  assert.equal(list.length, 3, "one step, two steps, Time Out");
  game.apply(find(list, "notation", "Pe7→"));
  const history = game.history();
  assert.equal(keys(history[0]), "move number position side");
  const told = history.map(({ move, speed, side, number }) => [move ?? speed, side, number]);
  assert.deepEqual(told, [
    ["Pe2-e4", "white", 1],
    [2, "black", 1],
    ["Pe7→", "black", 1],
  ]);
  assert.equal(history[1].position, agreed);
  assert.deepEqual(game.history(2), history.slice(2));
  for (const from of [3, 4, 10_000]) assert.deepEqual(game.history(from), []);
  for (const from of [10_001, "1"]) thrown("bad-argument", () => game.history(from));
  thrown("illegal-move", () => game.apply("Pe7-e5"));
  thrown("bad-agreement", () => game.agree_speed(2));
  assert.deepEqual(game.history(), history, "and nothing has changed");
  assert.ok(game.undo() && game.can_redo() && game.redo() && !game.can_redo());
  assert.ok(game.undo() && game.undo() && game.undo() && !game.undo());
  assert.equal(game.position(), start);
  while (game.redo());

  const record = game.record({ White: "A", Event: "B" });
  for (const part of ['[White "A"]', '[Event "B"]', "1. Pe2-e4 {speed 2} 1... Pe7→"]) assert.ok(record.includes(part));
  const again = Game.from_record(record);
  assert.deepEqual([again.position(), again.history()], [game.position(), history]);
  assert.equal(Game.from_record("1. Sf3 Sf6 *", "de").history()[0].move, "Ng1-f3");
  assert.equal(thrown("bad-record", () => Game.from_record("1. e4 e4")).at, 6);
  thrown("unknown-variant", () => new Game("xiangqi"));
});

test("what a record says that was read otherwise is told, in the language of the game", () => {
  const text = "1. e4! e5 (1... c5) 3. Nf3 *";
  const told = (options) => Game.from_record(text, options).notes();
  assert.deepEqual(told(), [
    { message: "`!` is left out.", at: 5 },
    { message: "A variation is left out.", at: 10 },
    { message: "The move number 3 is read as 2.", at: 20 },
  ]);
  assert.equal(told({ language: "de", moves: "en" })[1].message, "Eine Nebenvariante bleibt weg.");
  assert.deepEqual(new Game("chess").notes(), []);
  assert.deepEqual(Game.from_record(Game.from_record(text).record()).notes(), [], "what is written needs none");
});

test("a draw that nobody claimed ends no game that was played elsewhere (C4)", () => {
  const game = Game.from_record("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8");
  assert.equal(game.status().outcome.reason, "threefold");
  thrown("game-over", () => game.apply("e4"));
  game.apply("e4", { unclaimed: true });
  assert.equal(game.status().outcome, undefined);
  assert.equal(Game.from_record(game.record()).position(), game.position());
});

test("a game ends by repetition", () => {
  const game = new Game("chess");
  for (const text of ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"]) game.apply(text);
  has(game.status(), { outcome: { reason: "threefold" }, repetitions: 3, legal_moves: 0 });
  assert.deepEqual(game.legal_moves(), []);
  thrown("game-over", () => game.apply("Nf3"));
  assert.match(game.record(), /1\/2-1\/2\s*$/);
});

test("games answer what the functions answer", () => {
  const game = new Game(POSITION);
  for (const [name, ...given] of [
    ["pieces"],
    ["threats"],
    ["rematerialize_targets"],
    ["rematerialize_targets", "d4"],
    ["parse_notation", "g4"],
  ])
    assert.deepEqual(game[name](...given), functions[name](POSITION, ...given), name);
  const start = initial_position("timeout-flat");
  assert.deepEqual(new Game(start).compare("chess"), compare(start, "chess"));
  thrown("bad-position", () => game.convert("chess"));
  const style = { short: true, check: true };
  const moves = game.legal_moves();
  for (const move of [...moves.slice(0, 2), { ...moves[0] }, moves[0].notation, ...legal_moves(POSITION).slice(0, 1)]) {
    assert.equal(game.format_notation(move, style), format_notation(POSITION, move, style));
    const other = new Game(POSITION);
    const [listed] = other.legal_moves();
    assert.equal(other.apply(move === moves[0] ? listed : move), apply(POSITION, move));
  }
  game.apply("g4");
  thrown("illegal-move", () => game.apply(moves[0])); // what was listed before a move is not legal after it
});

test("the result of a record holds until the game changes", () => {
  for (const [act, result] of [
    [(game) => assert.throws(() => game.apply("e2")), "1-0"],
    [(game) => assert.throws(() => game.agree_speed(3)), "1-0"],
    [(game) => assert.equal(game.redo(), false), "1-0"],
    [(game) => game.apply("e5"), "*"],
    [(game) => assert.ok(game.undo() && game.redo()), "*"],
  ]) {
    const game = Game.from_record("1. e4 1-0");
    act(game);
    assert.ok(game.record().includes(`[Result "${result}"]`), String(act));
  }
  const start = Game.from_record('[Result "0-1"]\n\n0-1');
  assert.equal(start.undo(), false);
  assert.match(start.record(), /\[Result "0-1"\]/);
});
