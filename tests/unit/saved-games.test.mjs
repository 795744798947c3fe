// Games are kept in the browser: found again in every way, never lost, never written over by another tab.
import assert from "node:assert/strict";
import { test } from "node:test";
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from "fake-indexeddb";
import { modules } from "./modules.mjs";
import { Browser, settled } from "./tabs.mjs";

const { exportFile, importFile } = await modules("site/storage/import-export.js");

/** A tab with a game of chess, in a browser of its own. */
async function chess(...moves) {
  const browser = new Browser();
  const tab = await browser.tab("#variant=chess");
  if (moves.length) await tab.plays(...moves);
  return { browser, tab };
}

test("a game is kept from its first move on; an untouched one is not", async () => {
  const { browser, tab } = await chess();
  assert.deepEqual([await browser.games(), tab.session.isSaved, tab.hash], [[], false, "#variant=chess"]);
  await tab.plays("Pe2-e4");
  const [{ variant, turn, number, ply, length, lines, example }] = await browser.games();
  assert.deepEqual(
    { variant, turn, number, ply, length, lines, example },
    { variant: "chess", turn: "black", number: 1, ply: 1, length: 1, lines: [], example: undefined },
  );
  assert.deepEqual([tab.session.isSaved, tab.hash], [true, "#variant=chess&moves=Pe2-e4"]);
});

test("a reload, a page without a game and the game's own address go on with it: with what was undone, other lines, the side below, the players", async () => {
  const { browser, tab } = await chess("Pe2-e4", "Pe7-e5");
  tab.board.undo();
  await tab.plays("Pc7-c5", "Ng1-f3");
  tab.board.undo();
  tab.attributes.set("flipped", "");
  tab.friend = { players: { white: "human", black: "engine 3" } };
  tab.session.changed({});
  await settled();
  const { id, hash } = tab;
  const again = [() => tab.reload(), () => tab.go(), () => tab.go(`#game=${id}`), () => tab.go(hash)];
  for (const [i, way] of again.entries()) {
    await way();
    assert.deepEqual(tab.moves, ["Pe2-e4", "Pc7-c5", "Ng1-f3"]);
    assert.deepEqual(
      tab.board.state.line.others.map(({ at, items }) => [at, items.map(({ move }) => move)]),
      [[1, ["Pe7-e5"]]],
    );
    assert.deepEqual([tab.id, tab.hash, tab.board.state.line.ply], [id, hash, 2], `way ${i}`);
    assert.ok(tab.attributes.has("flipped"));
  }
  const [{ players, flipped, ply }, ...others] = await browser.games();
  assert.deepEqual([players, flipped, ply, others], [{ white: "human", black: "engine 3" }, true, 2, []]);
});

test("how players ended a game, and the comments of a record, are kept", async () => {
  const { browser, tab } = await chess();
  await tab.begin('[Variant "chess"]\n\n1. e4 {the best} e5 *');
  tab.board.end({ reason: "resigned", winner: "black" });
  await settled();
  assert.deepEqual((await browser.games())[0].outcome, { reason: "resigned", winner: "black" });
  await tab.go();
  assert.match(tab.board.record(), /the best[^]*0-1/);
  assert.deepEqual(tab.board.state.line.ended, { reason: "resigned", winner: "black" });
  await tab.go("#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3");
  assert.deepEqual([tab.moves.length, tab.board.state.line.ended ?? null], [3, null], "a link says that they went on");
});

for (const [what, text] of [
  ["a new game", "timeout-flat"],
  ["another game", "hex4d"],
  ["a pasted position", "chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"],
]) {
  test(`${what} leaves the game in the store, and Back returns to it`, async () => {
    const browser = new Browser();
    const tab = await browser.tab("#variant=timeout-flat");
    await tab.plays("Pe2-e4");
    const { id } = tab;
    await tab.begin(text);
    assert.deepEqual([tab.moves, tab.id], [[], undefined]);
    assert.deepEqual(await browser.kept(), ["Pe2-e4"]);
    await tab.back();
    assert.deepEqual([tab.moves, tab.id], [["Pe2-e4"], id]);
    await tab.plays("Pe7-e5");
    assert.deepEqual(await browser.kept(), ["Pe2-e4,Pe7-e5"]);
  });
}

test("an example is none of the games that were played until somebody continues it", async () => {
  const { browser, tab } = await chess("Pe2-e4");
  const { id } = tab;
  await tab.begin("quarx", { example: true });
  await tab.reload();
  await tab.plays("2211-1311");
  const [example, played] = await browser.games();
  assert.deepEqual([example.variant, example.example, played.id, played.example], ["quarx", true, id, undefined]);
  await tab.go();
  assert.equal(tab.id, id, "the game that was played last");
  await tab.go(`#game=${example.id}`);
  await tab.plays(tab.board.state.game.legal_moves()[0].notation);
  await tab.go();
  assert.deepEqual([tab.id, tab.moves.length], [example.id, 2]);
  await tab.begin("quarx", { example: true });
  tab.friend = { you: "white", sent: "" };
  await tab.plays("2211-1311");
  assert.equal((await browser.games())[0].example, undefined, "nor is one that is played with a friend");
});

test("several games: an address goes on with any of them, Back with the one before", async () => {
  const { browser, tab } = await chess("Pe2-e4");
  const { id } = tab;
  await tab.begin("chess");
  await tab.plays("Pd2-d4", "Pd7-d5");
  await tab.go(`#game=${id}`);
  assert.deepEqual([tab.moves, tab.hash], [["Pe2-e4"], "#variant=chess&moves=Pe2-e4"]);
  await tab.back();
  assert.deepEqual(tab.moves, ["Pd2-d4", "Pd7-d5"]);
  assert.equal((await browser.games()).length, 2);
});

test("a link with more moves of a kept game goes on with it, if it is but one, from the same side", async () => {
  const { browser, tab } = await chess("Pe2-e4");
  const { id } = tab;
  await tab.go("#variant=chess&moves=Pe2-e4,Pe7-e5");
  assert.deepEqual([tab.id, await browser.kept()], [id, ["Pe2-e4,Pe7-e5"]]);
  await tab.go("#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3&you=black");
  assert.notEqual(tab.id, id);
  await tab.go("#variant=chess&moves=Pe2-e4,Pc7-c5");
  assert.notEqual(tab.id, id, "another way");
  await tab.store.add({ ...(await browser.games()).find((game) => game.id === id), id: "twin" });
  await tab.go("#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3");
  assert.ok(![id, "twin"].includes(tab.id), "which of the two nobody knows");
  await tab.go("#variant=chess");
  assert.equal(tab.id, undefined);
});

test("a link goes on with a kept game however it is written, and however the game's own link was kept", async () => {
  const browser = new Browser();
  const tab = await browser.tab("#variant=timeout-flat");
  await tab.plays("Nb1→", "Nb8→");
  const { id } = tab;
  const [kept] = await browser.games();
  assert.equal(kept.link, "#variant=timeout-flat&moves=Nb1to,Nb8to");
  await tab.go("#variant=timeout-flat&amp;moves=Nb1~%2CNb8~,Pe2-e4).");
  assert.equal(tab.id, id);
  await tab.store.delete(id);
  await tab.store.add({ ...kept, id: "old", link: "#variant=timeout-flat&moves=Nb1~,Nb8~" });
  await tab.go("#variant=timeout-flat&moves=Nb1to,Nb8to,Pd2-d4");
  assert.equal(tab.id, "old");
});

test("a deleted game that is played on is kept again, by its name, but not by the computer's answer", async () => {
  const { browser, tab } = await chess("Pe2-e4");
  const { id } = tab;
  await tab.store.rename(id, "With Ann");
  await tab.store.delete(id);
  tab.board.play(
    tab.board.state.moves.find(({ notation }) => notation === "Pe7-e5"),
    "engine",
  );
  await settled();
  assert.deepEqual([await browser.kept(), tab.session.isSaved], [[], true]);
  await tab.plays("Ng1-f3");
  assert.deepEqual(await browser.kept(), ["With Ann Pe2-e4,Pe7-e5,Ng1-f3"]);
  await tab.store.delete(id);
  await tab.reload();
  await tab.plays("Nb8-c6");
  assert.deepEqual(await browser.kept(), ["With Ann Pe2-e4,Pe7-e5,Ng1-f3,Nb8-c6"]);
  const deleted = await tab.store.delete(id);
  await tab.plays("Bf1-c4");
  await tab.store.restore(deleted);
  assert.deepEqual(
    await browser.kept(),
    ["With Ann Pe2-e4,Pe7-e5,Ng1-f3,Nb8-c6,Bf1-c4"],
    "not twice, and the later one",
  );
  await tab.store.delete(id);
  await tab.store.restore(deleted);
  assert.deepEqual(await browser.kept(), ["With Ann Pe2-e4,Pe7-e5,Ng1-f3,Nb8-c6"]);
});

test("a name that another tab gives is not written over by a move", async () => {
  const { browser, tab } = await chess("Pe2-e4");
  const other = await browser.tab("#variant=quarx");
  await other.store.rename(tab.id, "With Ann");
  await tab.plays("Pe7-e5");
  assert.deepEqual(await browser.kept(), ["With Ann Pe2-e4,Pe7-e5"]);
});

const SHARED = /^This game is also open in another tab\. Moves you make here are saved as a copy\.$/;
const COPIED = /^This game was continued in another tab, so your moves here are saved as a copy\.$/;

test("two tabs on one game: it is said, and the second plays on a copy", async () => {
  const { browser, tab } = await chess("Pe2-e4");
  const other = await browser.tab("");
  assert.match(other.told, SHARED);
  assert.equal(tab.told, "");
  await other.plays("Pc7-c5");
  assert.match(other.told, COPIED);
  await tab.plays("Pe7-e5");
  assert.deepEqual((await browser.kept()).sort(), ["Chess (copy) Pe2-e4,Pc7-c5", "Pe2-e4,Pe7-e5"]);
  for (const [one, moves] of [
    [other, ["Pe2-e4", "Pc7-c5"]],
    [tab, ["Pe2-e4", "Pe7-e5"]],
  ]) {
    await one.reload();
    assert.deepEqual([one.moves, one.told], [moves, ""]);
  }
  assert.notEqual(tab.id, other.id);
});

test("when the other tab is closed, or has another game, the game goes on in this one", async () => {
  for (const leave of [(tab) => tab.close(), (tab) => tab.begin("quarx")]) {
    const { browser, tab } = await chess("Pe2-e4");
    const other = await browser.tab("");
    assert.match(other.told, SHARED);
    await leave(tab);
    await settled();
    assert.equal(other.told, "");
    await other.plays("Pe7-e5");
    assert.deepEqual(await browser.kept(), ["Pe2-e4,Pe7-e5"]);
  }
});

test("without locks too, nothing of another tab is overwritten", async () => {
  const browser = new Browser();
  browser.locks = undefined;
  const tab = await browser.tab("#variant=chess");
  await tab.plays("Pe2-e4");
  const other = await browser.tab("");
  assert.equal(other.told, "");
  await tab.plays("Pe7-e5");
  await other.plays("Pc7-c5");
  assert.match(other.told, COPIED);
  assert.deepEqual(await browser.kept(), ["Chess (copy) Pe2-e4,Pc7-c5", "Pe2-e4,Pe7-e5"]);
});

test("an address of a game that is not kept is told, and a game begins", async () => {
  const tab = await new Browser().tab("#game=nothing");
  assert.match(tab.told, /^That game is no longer saved in this browser\.$/);
  assert.equal(tab.hash, "#variant=timeout-flat");
});

const never = { open: () => new IDBOpenDBRequest() };
const NO_STORAGE = /^Your games can’t be saved in this browser\..*To keep this game, copy its record or link below\.$/;
/** What a browser may do instead of keeping, and what is told then. */
const DENIED = {
  "it never answers": [never, NO_STORAGE],
  "opening throws": [
    {
      open: () => {
        throw new DOMException("denied", "SecurityError");
      },
    },
    NO_STORAGE,
  ],
  "a newer version was here": [
    null,
    /^A newer version of this site saved your games\. .*copy its record or link below\.$/,
  ],
};

for (const [how, [indexedDB, told]] of Object.entries(DENIED)) {
  test(`storage that is denied is told once, play goes on, and a reload keeps the game: ${how}`, async () => {
    const browser = new Browser();
    browser.indexedDB = indexedDB ?? new IDBFactory();
    if (!indexedDB) {
      const newer = browser.indexedDB.open("hyperply /ours/", 9);
      await new Promise((done) => (newer.onsuccess = done));
      newer.result.close();
    }
    const tab = await browser.tab("#variant=chess");
    assert.equal(tab.told, "");
    await tab.patiently(async () => {
      await tab.plays("Pe2-e4");
      await tab.store.all().catch(() => {});
    });
    await settled();
    assert.match(tab.told, told);
    let said = 0;
    tab.notice = new Proxy(tab.notice, { set: () => ++said });
    tab.board.make("Pe7-e5");
    await null;
    assert.match(tab.hash, /Pe7-e5$/, "nothing else has the move: it is there before the task ends");
    tab.board.undo();
    await tab.plays("Pc7-c5");
    assert.equal(said, 0);
    await tab.patiently(() => tab.reload());
    assert.deepEqual([tab.moves, tab.board.state.line.others.length], [["Pe2-e4", "Pc7-c5"], 1]);
    assert.match(tab.told, told);
    await tab.begin("chess");
    await tab.patiently(() => tab.back());
    assert.deepEqual(tab.moves, ["Pe2-e4", "Pc7-c5"]);
    await tab.patiently(() => tab.go());
    assert.deepEqual([tab.hash, tab.moves], ["#variant=timeout-flat", []]);
    assert.match(tab.told, told);
  });
}

test("a page that stands still while its database is opened keeps its game", async () => {
  const { browser, tab } = await chess();
  tab.board.make("Pe2-e4");
  await tab.pass(); // however long it stood still, one second is over for it
  assert.deepEqual([tab.told, await browser.kept()], ["", ["Pe2-e4"]]);
});

test("a page that is left before the store has answered loses no move, nor any of another tab", async () => {
  const browser = new Browser();
  const tab = await browser.tab("#variant=chess", { indexedDB: never });
  await tab.plays("Pe2-e4", "Pe7-e5");
  await tab.go("", {});
  assert.deepEqual([tab.moves, await browser.kept()], [["Pe2-e4", "Pe7-e5"], ["Pe2-e4,Pe7-e5"]]);
  assert.deepEqual(Object.keys(browser.localStorage), []);
  const { locks } = browser;
  browser.locks = undefined;
  const other = await browser.tab("");
  await other.plays("Ng1-f3");
  tab.given = { indexedDB: never };
  await tab.patiently(() => tab.reload()); // the store has a later state, of which this page has not heard
  await tab.plays("Pd2-d4");
  browser.locks = locks;
  await other.go("#variant=quarx");
  assert.deepEqual(await browser.kept(), ["Pe2-e4,Pe7-e5,Ng1-f3"], "the page is still there");
  tab.close();
  await other.go("#variant=quarx");
  assert.deepEqual((await browser.kept()).sort(), ["Chess (copy) Pe2-e4,Pe7-e5,Pd2-d4", "Pe2-e4,Pe7-e5,Ng1-f3"]);
  assert.deepEqual(Object.keys(browser.localStorage), []);
});

test("where nothing is kept at all, the history brings the moves back", async () => {
  const browser = new Browser();
  browser.localStorage = undefined;
  const tab = await browser.tab("#variant=chess", { indexedDB: never });
  await tab.plays("Pe2-e4");
  await tab.go("#variant=quarx", {});
  await tab.back();
  assert.deepEqual([tab.moves, await browser.kept()], [["Pe2-e4"], []]);
  await tab.plays("Pe7-e5");
  assert.deepEqual(await browser.kept(), ["Pe2-e4,Pe7-e5"]);
  browser.locks = undefined;
  const other = await browser.tab("");
  await other.plays("Ng1-f3");
  await tab.patiently(() => tab.reload({ indexedDB: never }));
  await tab.plays("Pd2-d4");
  await tab.reload({});
  await tab.plays("Pd7-d5"); // but does not write over what another tab has kept meanwhile
  assert.deepEqual(await browser.kept(), ["Chess (copy) Pe2-e4,Pe7-e5,Pd2-d4,Pd7-d5", "Pe2-e4,Pe7-e5,Ng1-f3"]);
});

test("full storage is told, and is no longer when there is room; then all moves are kept", async () => {
  const { browser, tab } = await chess();
  const { put } = IDBObjectStore.prototype;
  try {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    await tab.plays("Pe2-e4");
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  assert.match(tab.told, /^The browser’s storage is full\. Delete some of your games\. .*copy its record/);
  assert.equal(tab.session.hash, tab.hash, "the store does not have it");
  await tab.plays("Pe7-e5");
  assert.deepEqual([tab.told, await browser.kept()], ["", ["Pe2-e4,Pe7-e5"]]);
  assert.equal(tab.session.hash, `#game=${tab.id}`);
});

test("so many games and no more, none too long: it is told, and the game is kept once there is room", async () => {
  const { browser, tab } = await chess("Pe2-e4");
  const [game] = await browser.games();
  for (let i = 1; i < 200; i++) await tab.store.add({ ...game, id: `game${i}` });
  const full = { code: "tooMany", n: 200 };
  await assert.rejects(tab.store.add({ ...game, id: "more" }), full);
  await tab.begin("chess");
  await tab.plays("Pd2-d4");
  assert.match(tab.told, /^You already have 200 saved games, the most there can be\. Delete some of them\./);
  assert.equal((await browser.games()).length, 200);
  const deleted = await tab.store.delete("game1");
  await tab.plays("Pd7-d5");
  assert.deepEqual([tab.told, (await browser.games()).length, (await browser.kept())[0]], ["", 200, "Pd2-d4,Pd7-d5"]);
  await assert.rejects(tab.store.restore(deleted), full);
  const record = "x".repeat(200_000);
  await assert.rejects(tab.store.save({ ...game, record }, game.updated), { code: "tooLong" });
});

test("a kept game that cannot be read is told and stays; the others are there", async () => {
  const { browser, tab } = await chess("Pe2-e4");
  const [game] = await browser.games();
  await tab.store.add({ ...game, id: "bad", record: '[Variant "chess"]\n\n1. e9 *', updated: game.updated + 1 });
  await tab.store.add({ id: "worse", updated: game.updated + 2 });
  assert.equal(await tab.store.get("worse"), null);
  await tab.go("#game=bad");
  assert.match(tab.told, /^Your saved game can’t be read\. It stays in the list of your games\.$/);
  await tab.plays(tab.board.state.game.legal_moves()[0].notation);
  assert.deepEqual((await browser.games()).map(({ id }) => id).sort(), ["bad", "worse", game.id, tab.id].sort());
  await tab.store.delete(tab.id);
  await tab.store.delete("bad");
  await tab.go();
  assert.equal(tab.id, game.id, "the latest that can be read");
});

test("two copies of the site in two folders of one host do not mix", async () => {
  const { browser, tab } = await chess("Pe2-e4");
  const there = await browser.tab("", { folder: "theirs" });
  assert.deepEqual([there.hash, there.told, await there.store.all()], ["#variant=timeout-flat", "", []]);
  assert.deepEqual((await tab.store.all()).length, 1);
});

test("an address that the browser refuses for a while is written later, as an entry of its own if it was to be one", async () => {
  const { tab } = await chess("Pe2-e4");
  tab.refusing = () => {
    throw new DOMException("too many", "SecurityError");
  };
  await tab.begin("quarx");
  assert.equal(tab.hash, "#variant=chess&moves=Pe2-e4");
  tab.refusing = undefined;
  await tab.pass();
  assert.deepEqual([tab.hash, tab.at], ["#variant=quarx", 1]);
});

test("all games go out and come in as one file, with what was sent to a friend and offered", async () => {
  const { browser, tab } = await chess("Pe2-e4", "Pe7-e5");
  tab.board.undo();
  await tab.plays("Pd7-d5");
  await tab.begin("timeout-flat");
  tab.friend = { you: "white", sent: "1 Nb1-a3 speed4", offer: 4 };
  await tab.plays("Nb1-a3");
  await tab.store.learn([{ id: "timeout/01", stars: 3, at: 1000 }]);
  const before = await browser.games();
  const file = exportFile(before, await tab.store.learned());
  const here = await importFile(tab.store, file);
  assert.deepEqual([here.imported, here.known, here.learned], [0, 2, 1]);
  const { tab: there } = await chess();
  const found = await importFile(there.store, file);
  assert.deepEqual([found.imported, found.known, found.failed], [2, 0, []]);
  assert.deepEqual(await there.store.all(), before);
  assert.deepEqual(await there.store.learned(), [{ id: "timeout/01", stars: 3, at: 1000 }]);
  await there.go(`#game=${before[0].id}`);
  assert.deepEqual(there.friend, tab.friend);
});
