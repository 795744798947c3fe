// A game as an address, and an address as a game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { modules } from "./modules.mjs";

const { FIRST, gameOf, hashOf, hashOfPosition, playOn, rulesOf, variantOf } = await modules(
  "site/play/address.js",
  "element/state/line.js",
  "element/state/load-rules.js",
);

/** The game that an address tells, played. */
async function opened(hash) {
  const { start, moves } = gameOf(hash);
  const { Game } = await rulesOf(variantOf(start));
  const game = new Game(start);
  for (const move of moves) playOn(game, move);
  return game;
}

const of = (game, variant, more = {}) => ({
  variant,
  start: game.start(),
  moves: game.history(),
  ply: game.history().length,
  position: game.position(),
  ...more,
});

for (const hash of [
  "#variant=chess",
  "#variant=chess&moves=Pe2-e4,Pe7-e5",
  "#variant=timeout-flat&moves=speed2,Pe2-e4,Nb1to",
  "#variant=quarx&moves=2211-1311",
  "#variant=trid&moves=Pe2%282%29-e4%282%29",
  "#position=chess%204k3%2F8%2F8%2F8%2F8%2F8%2F4P3%2F4K3%20w%20-%20-%200%201&moves=Pe2-e4",
]) {
  test(`it is written as it was read: ${hash}`, async () => {
    const game = await opened(hash);
    const variant = game.position().split(" ")[0];
    assert.equal(hashOf(of(game, variant)), hash);
    assert.equal(hashOf(of(game, variant), { you: "black" }), `${hash}&you=black`);
    assert.equal(hashOf(of(game, variant), { you: "black", offer: 3 }), `${hash}&you=black&speed=3`);
    if (game.history().length) assert.equal(hashOf(of(game, variant, { ply: 0 })), `${hash}&at=0`);
  });
}

for (const [hash, code] of [
  ["#variant=nonsense", "unknown-variant"],
  ["#variant=constructor", "unknown-variant"],
  ["#%E0%A4%A", "unknown-variant"],
  ["#nonsense", "unknown-variant"],
  ["#constructor", "unknown-variant"],
  ["#position=timeout%20x", "bad-position"],
  ["#variant=chess&moves=Pe2-e5", "illegal-move"],
  ["#variant=chess&moves=speed9", "bad-agreement"],
]) {
  test(`what tells no game is refused: ${hash}`, () => assert.rejects(opened(hash), { code }));
}

test("no game, and what an address tells besides", () => {
  for (const empty of ["", "#"]) assert.equal(gameOf(empty), null);
  assert.equal(gameOf("#view=3d").start, FIRST);
  assert.equal(gameOf("#timeout").start, "timeout");
  assert.equal(gameOf("#game=a1").saved, "a1");
  const told = ({ ply, you, offer, view }) => ({ ply, you, offer, view });
  assert.deepEqual(told(gameOf("#variant=chess&at=12&you=white&speed=5&view=plan")), {
    ply: 12,
    you: "white",
    offer: 5,
    view: "plan",
  });
  assert.deepEqual(told(gameOf("#variant=chess&at=-1&you=me&speed=9&view=4d")), {
    ply: undefined,
    you: undefined,
    offer: undefined,
    view: undefined,
  });
});

test("an address asks who plays, or for an analysis, but no game's own address does", () => {
  const told = ({ ask, analyze }) => ({ ask, analyze });
  assert.deepEqual(told(gameOf("#variant=chess")), { ask: false, analyze: false });
  assert.deepEqual(told(gameOf("#variant=chess&ask")), { ask: true, analyze: false });
  assert.deepEqual(told(gameOf("#position=chess&analyze")), { ask: false, analyze: true });
});

test("a game too long for an address keeps its position", async () => {
  const game = await opened("#variant=chess&moves=Ng1-f3,Ng8-f6,Nf3-g1,Nf6-g8");
  const moves = Array.from({ length: 500 }, () => game.history()).flat();
  const hash = hashOf({ ...of(game, "chess"), moves, ply: moves.length });
  assert.equal(gameOf(hash).start, game.position());
  assert.deepEqual(gameOf(hash).moves, []);
});

test("a position that is set up comes back from its address, whatever is wrong with it", () => {
  for (const text of [
    "chess P3k3/8/8/8/8/8/8/K2kK3 w KQ a9 x 0",
    "timeout-flat 8/8/8/8/8/8/8/8 w - - 0 1 ?,Xé4:2 3:1:2",
    "trid 4/4/4/4|4/4/4/4|4/4/4/4 QL1(3)w:2/2,QL2(3)w:2/2,QL5(7)b:2/2,QL6(7)b:2/2 w - - - 0 1",
    "quarx-huff W:W:B 0 1 -",
    "raumschach 5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5 w 0 1",
  ])
    assert.equal(gameOf(hashOfPosition(text)).start, text);
});
