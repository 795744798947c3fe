// Positions as the editor holds them: read, changed and written, with the package as the judge of what comes of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, initial_position, legal_moves, problems, variants } from "../../pkg/inline.js";
import * as change from "../../www/element/setup/changes.js";
import { formatOf, readEntries, readPool, readSetup, writePool, writeSetup } from "../../www/element/setup/setup.js";
import { exchangeOf, mirrorOf } from "../../www/element/setup/symmetry.js";

/** Every third position of a random game, the same in each run. */
function positionsOf(id) {
  let seed = 7;
  const random = (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 1;
    return seed % n;
  };
  const game = new Game(id);
  const found = [];
  for (let ply = 0; ply < 48; ply++) {
    if (ply % 3 === 0) found.push(game.position());
    const moves = game.legal_moves();
    if (!moves.length) break;
    game.apply(moves[random(moves.length)]);
  }
  return found;
}

const infoOf = (id) => variants().find((info) => info.id === id);
const read = (text) => readSetup(text, infoOf(text.split(" ", 1)[0]));
const write = (setup) => writeSetup(setup, infoOf(setup.variant));
const startOf = (info) => readSetup(initial_position(info.id), info).pieces;

for (const info of variants()) {
  const positions = positionsOf(info.id);

  test(`${info.id}: what is read is written again, byte for byte`, () => {
    for (const position of positions) assert.equal(write(readSetup(position, info)), position);
  });

  test(`${info.id}: all pieces of the start can be placed`, () => {
    const letters = formatOf(info).letters(info);
    for (const { piece } of startOf(info).values()) assert.ok(letters.includes(piece), piece);
  });

  test(`${info.id}: the start is legal, a cleared board is not`, () => {
    const cleared = write(change.clear(read(initial_position(info.id))));
    assert.equal(problems(initial_position(info.id)).length, 0);
    assert.ok(problems(cleared).length > 0, cleared);
  });

  test(`${info.id}: with colors switched, the other side has a legal position`, () => {
    const symmetry = exchangeOf(info, startOf(info));
    assert.ok(symmetry);
    for (const position of positions) {
      const other = write(change.exchange(readSetup(position, info), symmetry));
      assert.deepEqual(problems(other), [], `${position}\n${other}`);
      // Truelove's boards stand on top for both sides, so that their levels are not alike.
      if (info.id !== "trid") assert.equal(legal_moves(other).length, legal_moves(position).length, position);
      const back = write(change.exchange(read(other), symmetry));
      assert.deepEqual(read(back).pieces, read(position).pieces);
    }
  });

  test(`${info.id}: a mirrored position is legal`, () => {
    const symmetry = mirrorOf(info, startOf(info));
    // A board of dark squares has none: they would be light.
    if (info.id === "draughts") return assert.equal(symmetry, null);
    for (const position of positions) {
      const mirrored = write(change.mirror(readSetup(position, info), symmetry));
      assert.deepEqual(problems(mirrored), [], `${position}\n${mirrored}`);
      const back = change.mirror(read(mirrored), symmetry);
      assert.deepEqual(new Map([...back.pieces].sort()), new Map([...read(position).pieces].sort()));
    }
  });
}

test("an illegal position is read as it stands", () => {
  const setup = read("chess P3k3/8/8/8/8/8/8/K2kK3 w KQ a9 x 0");
  assert.deepEqual(setup.pieces.get("a8"), { piece: "P", side: "white" });
  assert.deepEqual(setup.pieces.get("d1"), { piece: "K", side: "black" });
  assert.deepEqual(setup.fields, { castling: "KQ", ep: "a9", clock: "x", number: "0" });
  assert.equal(write(setup), "chess P3k3/8/8/8/8/8/8/K2kK3 w KQ a9 x 0");
});

test("a board or a turn that cannot be read gives no position", () => {
  for (const text of [
    "chess",
    "chess 8/8/8/8/8/8/8 w - - 0 1", // a rank is missing
    "chess 9/8/8/8/8/8/8/8 w - - 0 1",
    "chess 44/8/8/8/8/8/8/7 w - - 0 1",
    "chess 8/8/8/8/8/8/8/8 x - - 0 1",
    "chess 8/8/8/8/8/8/8/8 w - - 0",
    "glinski 92 w -- - 0 1",
    "quarx W:W1112:B4444 0 1", // a light cell
    "quarx W:W1111:W4444 0 1",
    "draughts W:W1-9999999:B50 0 1",
    `${initial_position("trid").replace("QL6(7)", "KL6(7)")}`, // two boards on one place
    `${initial_position("trid").replace("QL6(7)", "QL9(9)")}`,
  ])
    assert.equal(read(text), null, text);
});

test("draughts has ranges, either order and no clocks", () => {
  const setup = read("draughts B:B1-3,K5:W48-50.");
  assert.equal(write(setup), "draughts B:W48,49,50:B1,2,3,K5 0 1");
});

test("pieces in Time Out, with rounds and declared length; those that cannot be read stay as they were written", () => {
  const text = "Nc3:1,Xa1:2,pa2L4:2/5,?,,Qe4:10";
  const items = readPool(text);
  assert.deepEqual(items, [
    { piece: "N", side: "white", origin: "c3", rounds: 1 },
    { text: "Xa1:2" },
    { piece: "P", side: "black", origin: "a2L4", rounds: 2, length: 5 },
    { text: "?" },
    { text: "" },
    { text: "Qe4:10" },
  ]);
  assert.deepEqual(readEntries(text), [items[0], items[2]]);
  assert.equal(writePool(items), text);
  assert.equal(writePool([]), "-");
  assert.deepEqual(readPool("-"), []);
  const start = read(initial_position("timeout-flat"));
  const away = change.sendAway(change.write(start, { pool: "?" }), {
    piece: "R",
    side: "black",
    origin: "d4",
    rounds: 3,
  });
  assert.equal(away.fields.pool, "?,rd4:3");
  const [, rook] = readPool(away.fields.pool);
  assert.equal(change.changeEntry(away, 1, [{ ...rook, rounds: 4 }]).fields.pool, "?,rd4:4");
  assert.equal(change.changeEntry(away, 1, []).fields.pool, "?");
  assert.equal(change.changeEntry(away, 0, readPool("Nc3:1,pa2:2")).fields.pool, "Nc3:1,pa2:2,rd4:3");
  const info = infoOf("timeout-flat");
  assert.equal(change.mirror(away, mirrorOf(info, startOf(info))).fields.pool, "?,re4:3");
  assert.equal(change.exchange(away, exchangeOf(info, startOf(info))).fields.pool, "?,Rd5:3");
});

test("a cleared board has no rights, no series and nothing in Time Out", () => {
  const busy = read("timeout-flat r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 12 Nc3:1 3:1:2");
  assert.equal(write(change.clear(busy)), "timeout-flat 8/8/8/8/8/8/8/8 w - - 0 1 - -");
  assert.equal(write(change.clear(read(initial_position("hex4d")))).split(" ")[3], "--");
});

test("a board is copied to another one", () => {
  const { boards } = infoOf("timeout").geometry;
  const copied = change.copyBoard(read(initial_position("timeout")), boards[3], boards[1]);
  const [levels] = write(copied).split(" ").slice(1);
  assert.equal(levels.split("|")[1], levels.split("|")[3]);
  assert.match(levels.split("|")[1], /^rnbkbnr/);
});

test("a movable board takes its pieces along", () => {
  const { boards } = infoOf("trid").geometry;
  const [from, to] = ["QL1(3)", "QL2(3)"].map((id) => boards.find((board) => board.id === id));
  const moved = change.moveDeck(read(initial_position("trid")), from, to);
  const text = write(moved);
  assert.match(text, /QL2\(3\)w:PP\/RQ/);
  assert.doesNotMatch(text, /QL1\(3\)/);
  assert.match(write(change.giveDeck(moved, "QL2(3)", "black")), /QL2\(3\)b:PP\/RQ/);
});
