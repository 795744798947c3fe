// Games of a file come in beside those that are kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { modules } from "./modules.mjs";

const { exportFile, importFile, messageOf, storage } = await modules(
  "site/storage/import-export.js",
  "site/storage/store.js",
  "site/words/en/storage.js",
);

/** What importing asks of the store. */
class Kept {
  games = [];
  learned = [];
  learn = async (items) => void this.learned.push(...items);
  words = storage;
  all = async () => [...this.games];
  add = async (game) => void this.games.push(game);
  save = async (game, seen) => {
    const at = this.games.findIndex(({ id, updated }) => id === game.id && updated === seen);
    assert.ok(at >= 0, "nothing else is overwritten");
    this.games[at] = game;
  };
}

const file = (...games) => exportFile(games, []);
const text = (content) => new Blob([typeof content === "string" ? content : JSON.stringify(content)]);
const chess = (moves, more) => ({ id: "a1", name: "Ann", record: `[Variant "chess"]\n\n${moves} *`, ply: 1, ...more });

test("a file that holds no saved games is refused as a whole", async () => {
  for (const [content, code, message] of [
    ["nonsense", "noFile", /This file has no games in it/],
    ["[1, 2]", "noFile", /This file has no games in it/],
    [{ format: "hyperply-games", version: 1 }, "noFile", /This file has no games in it/],
    [{ format: "hyperply-games", version: 2, games: [] }, "newerFile", /A newer version of this site wrote this file/],
  ])
    await assert.rejects(importFile(new Kept(), text(content)), (error) => {
      assert.equal(error.code, code);
      assert.match(messageOf(storage, error), message);
      return true;
    });
});

test("what can be read in a file comes in, what cannot is told by its name", async () => {
  const kept = new Kept();
  const good = chess("1. e4 e5", { lines: [{ at: 1, moves: ["Pc7-c5"], others: [] }] });
  const line = (one) => ({ ...good, name: "Line", lines: [one] });
  const found = await importFile(
    kept,
    file(
      good,
      { ...good, name: "Bad", record: '[Variant "chess"]\n\n1. e5 *' },
      line({ at: 1, moves: ["Pc7-c2"], others: [] }),
      line({ at: 9, moves: ["Pc7-c5"], others: [] }),
      line({ at: 1, moves: [], others: [] }),
      { ...good, name: "", record: 7 },
      { ...good, name: "Unknown", record: '[Variant "nonsense"]\n\n1. e5 *' },
      { ...good, name: "Long", record: `[Variant "chess"]\n\n1. e4 {${"x".repeat(250_000)}} *` },
      null,
    ),
  );
  assert.equal(found.imported, 1);
  assert.deepEqual(
    found.failed.map(({ game, error }) => [game, error.code]),
    [
      ["Bad", "bad-record"],
      ["Line", "illegal-move"],
      ["Line", "badLine"],
      ["Line", "badLine"],
      [6, "noRecord"],
      ["Unknown", "unknown-variant"],
      ["Long", "tooLong"],
      [9, "noRecord"],
    ],
  );
  const [{ variant, length, ply, turn, link, name }] = kept.games;
  assert.deepEqual(
    { variant, length, ply, turn, link, name },
    { variant: "chess", length: 2, ply: 1, turn: "black", link: "#variant=chess&moves=Pe2-e4,Pe7-e5", name: "Ann" },
  );
});

test("a saved game whose fields have impossible values is imported with the usual ones", async () => {
  const kept = new Kept();
  const before = Date.now();
  const wrong = { id: "../x", name: 7, ply: -1, flipped: "yes", you: "me", ended: { reason: "bored" }, example: 1 };
  await importFile(kept, file({ ...chess("1. e4"), ...wrong, updated: before + 1e9 }));
  const [{ id, name, ply, flipped, you, ended, example, updated }] = kept.games;
  assert.match(id, /^[0-9a-f]{24}$/);
  assert.deepEqual(
    { name, ply, flipped, you, ended, example },
    { name: "", ply: 1, flipped: false, you: undefined, ended: undefined, example: undefined },
  );
  assert.ok(updated >= before && updated <= Date.now());
});

test("who resigned, who plays and what was an example stay with a game", async () => {
  const kept = new Kept();
  const ended = { reason: "resigned", winner: "black" };
  const players = { white: "human", black: "engine 3" };
  await importFile(kept, file(chess("1. e4", { ended, players, you: "white", example: true })));
  const [game] = kept.games;
  assert.deepEqual(
    [game.ended, game.outcome, game.players, game.you, game.example],
    [ended, ended, players, "white", true],
  );
  await importFile(kept, file(chess("1. d4", { id: "a2", ended: { reason: "resigned" } })));
  assert.equal(kept.games[1].ended, undefined); // nobody won
});

test("players that no board can seat are people", async () => {
  const kept = new Kept();
  const seated = [
    [
      { white: "x".repeat(1_000_000), black: true },
      { white: "human", black: "human" },
    ],
    [
      { white: " none", black: "engine 99" },
      { white: "none", black: "human" },
    ],
    [{ white: "engine" }, { white: "engine 4", black: "human" }],
  ];
  for (const [i, [players, expected]] of seated.entries()) {
    await importFile(kept, file(chess(["1. e4", "1. d4", "1. c4"][i], { id: `a${i}`, players })));
    assert.deepEqual(kept.games[i].players, expected);
  }
});

test("a game that is here already stays as it is; its later state takes its place, another way is a copy", async () => {
  const kept = new Kept();
  const come = async (...games) => {
    const { imported, known } = await importFile(kept, file(...games));
    return [imported, known];
  };
  const begun = chess("1. d4", { updated: 1000 });
  assert.deepEqual(await come(begun), [1, 0]);
  assert.deepEqual(await come(begun, { ...begun, id: "a9" }), [0, 2]);
  const longer = chess("1. d4 d5", { updated: 500 });
  assert.deepEqual(await come(longer), [1, 0]);
  assert.deepEqual(await come(begun), [0, 1]); // the earlier state does not come back
  assert.deepEqual(
    kept.games.map(({ id, length, updated }) => [id, length, updated]),
    [["a1", 2, 1001]],
  );
  assert.deepEqual(await come(chess("1. e4")), [1, 0]);
  assert.deepEqual(
    kept.games.map(({ name }) => name),
    ["Ann", "Ann (copy)"],
  );
  assert.notEqual(kept.games[1].id, "a1");
  const quarx = (variant, moves) => ({ id: "b1", record: `[Variant "${variant}"]\n\n${moves} *` });
  await come(quarx("quarx", ""));
  assert.deepEqual(await come(quarx("quarx-huff", "1. 2211-1311")), [1, 0]);
  assert.equal(kept.games.length, 4); // another game, though its address begins alike
});

test("what was learned comes in with the games; what nobody would write does not", async () => {
  const kept = new Kept();
  const card = { due: 2, seen: 1, stability: 1, difficulty: 5, reps: 1, lapses: 0 };
  const learned = [
    { id: "timeout/01", stars: 3, at: 1 },
    { id: "puzzle chess-1", stars: 0, at: 1, card },
    { id: "puzzle chess-2", stars: 1, at: 1, card: null },
  ];
  const wrong = [
    null,
    7,
    { id: 1, stars: 3, at: 1 },
    { id: "a", stars: "3", at: 1 },
    { id: "b", stars: 0, at: 1, card: {} },
    { id: "c", stars: -1, at: 1 },
    { id: "d", stars: 1e9, at: 1 },
    { id: "e", stars: 1.5, at: 1 },
    { id: "f", stars: 1, at: 1e300 },
    { id: "g", stars: 0, at: 1, card: 7 },
    { id: "h", stars: 0, at: 1, card: { ...card, difficulty: 0 } },
    { id: "i", stars: 0, at: 1, card: { ...card, due: 1e300 } },
  ];
  const found = await importFile(kept, exportFile([chess("1. e4")], [...learned, ...wrong]));
  assert.equal(found.imported, 1);
  assert.deepEqual(kept.learned, learned);
  await importFile(kept, text({ format: "hyperply-games", version: 1, games: [] }));
  assert.deepEqual(kept.learned, learned, "older files have nothing of it");
});
