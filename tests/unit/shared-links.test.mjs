// Links as others leave them: found in a text by programs, escaped once more, with the end of a sentence, and written before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Marked } from "marked";
import * as rules from "../../pkg/inline.js";
import { readPuzzle, writePuzzle } from "../../www/site/learn/puzzle-link.js";
import { modules } from "./modules.mjs";

const { gameOf, hashOf, hashOfPosition, loadLink, attributesIn, embedAddress, readGame } = await modules(
  "site/play/address.js",
  "site/embed/address.js",
  "element/state/read-game.js",
);
const compare = await modules("site/compare/compared.js");
const learn = await modules("site/learn/address.js");

/** A game after some moves, and others up to `n`. */
function played(variant, moves, n = 8) {
  const game = new rules.Game(variant);
  for (const move of moves) game.apply(move);
  for (let i = moves.length; i < n; i++) {
    const legal = game.legal_moves();
    game.apply(legal[(i * 7) % legal.length]);
  }
  return game;
}

const told = (game) => ({
  variant: game.position().split(" ")[0],
  start: game.start(),
  moves: game.history(),
  ply: game.history().length,
  position: game.position(),
});

const IN_ONE = "chess 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
const ENDS = [[], ["Nb1→"], ["Nb1→", "Nb8→", "b1→Na3"]].map((moves) => played("timeout-flat", moves, moves.length));
const CODES = [1, 2, 3].map((n) => writePuzzle({ position: IN_ONE.slice(0, -n), line: [["Ra1-a8"]] }));

/** All that is shared: games of all variants, positions, frames, comparisons, lessons and puzzles. */
const SHARED = [
  ...rules.variants().map(({ id }) => hashOf(told(played(id, [])))),
  ...rules.variants().map(({ id }) => hashOfPosition(played(id, []).position())),
  ...ENDS.map((game) => hashOf(told(game))),
  hashOf(told(ENDS[1]), { you: "black", offer: 2 }),
  hashOf({ ...told(ENDS[2]), ply: 1 }),
  embedAddress(hashOf(told(ENDS[1])), { controls: "none", white: "engine 4", flipped: "" }),
  compare.hashOf(rules, ["timeout", "timeout-declared"], ["timeout", "timeout-declared"].map(rules.initial_position)),
  compare.hashOf(rules, ["trid", "trid-meder"], Array(2).fill(played("trid", []).position())),
  learn.lessonAddress("timeout/03"),
  learn.puzzleAddress("chess-12"),
  ...CODES.map(learn.givenAddress),
].map((link) => `https://example.org/play.html${link.slice(link.indexOf("#"))}`);

test("a link has nothing at which programs end one, and a letter or a digit last", () => {
  // GitHub cuts `?!.,:*_~` and brackets off the end, Slack and mail programs quotes, too; Android all but a letter or a digit.
  for (const link of SHARED) assert.match(link, /#(?:[\w=&,/-]|%[\dA-F]{2})*(?<=[A-Za-z\d])$/);
});

test("GitHub's Markdown finds the whole link in a sentence, in brackets and in emphasis", () => {
  const { parse } = new Marked({ async: false });
  for (const link of SHARED)
    for (const text of [
      `Look: ${link}`,
      `Look at ${link}.`,
      `(${link})`,
      `**${link}**, or not?`,
      `<${link}>!`,
      `[x](${link})`,
    ])
      assert.ok(parse(text).includes(`href="${link.replaceAll("&", "&amp;")}"`), parse(text));
});

const E4 = { start: "chess", moves: ["Pe2-e4", "Pe7-e5"] };
const TIME_OUT = { start: "timeout-flat", moves: ["Pe2-e4", "Nb8→"] };
const TRID = { start: "trid", moves: ["Pe2(2)-e4(2)"] };
const POSITION = { start: IN_ONE, moves: ["Ra1-a8"] };
const MEDER = { start: "trid-meder", moves: ["Pb8(6)=N,Kd4(4)-e4(4)", "Kc0(1)-b0(1)"] };
for (const [what, hash, game] of [
  ["as it is written now", "#variant=timeout-flat&moves=Pe2-e4,Nb8to", TIME_OUT],
  ["as it was written once", "#variant=timeout-flat&moves=Pe2-e4,Nb8~", TIME_OUT],
  ["with brackets, as it was written once", "#variant=trid&moves=Pe2(2)-e4(2)", TRID],
  ["with `~` and brackets escaped", "#variant=timeout-flat&moves=Pe2-e4,Nb8%7E", TIME_OUT],
  ["with an arrow", "#variant=timeout-flat&moves=Pe2-e4,Nb8%E2%86%92", TIME_OUT],
  ["with escaped commas", "#variant=chess&moves=Pe2-e4%2CPe7-e5", E4],
  ["as HTML", "#variant=chess&amp;moves=Pe2-e4,Pe7-e5", E4],
  ["as HTML in HTML", "#variant=chess&amp;amp;moves=Pe2-e4,Pe7-e5", E4],
  ["with all signs escaped", "#variant%3Dchess%26moves%3DPe2-e4%2CPe7-e5", E4],
  ["escaped twice", `#position=${encodeURIComponent(encodeURIComponent(IN_ONE))}&moves=Ra1-a8`, POSITION],
  ["broken over two lines", "#variant=chess&moves=Pe2-e4,%0A%20Pe7-e5", E4],
  ["with backslashes of Markdown", "#variant=timeout-flat\\&moves=Pe2-e4,Nb8\\~", TIME_OUT],
  ["of a game whose moves have commas", "#variant=trid-meder&moves=Pb8(6)=N%2CKd4(4)-e4(4),Kc0(1)-b0(1)", MEDER],
  ["of one with those commas unescaped", "#variant=trid-meder&moves=Pb8(6)=N,Kd4(4)-e4(4),Kc0(1)-b0(1)", MEDER],
  ["whose last bracket was cut off", "#variant=trid&moves=Pe2(2)-e4(2", TRID],
  ["by the name of a game alone", "#trid", { start: "trid", moves: [] }],
  ["by that name, with how it is seen", "#trid&view=3d", { start: "trid", moves: [] }],
])
  for (const end of [
    "",
    ".",
    ",",
    ")",
    ").",
    "]",
    ">",
    "%3E",
    "*",
    "**",
    "_",
    "`",
    "%60",
    "!",
    "?!",
    ":",
    ";",
    "'",
    "%22",
    "”",
    "%E2%80%9D",
    "…",
    "\\)",
    "%20",
  ])
    test(`a link is read ${what}${end && `, with ${end} after it`}`, () => {
      const { start, moves } = gameOf(hash + end);
      assert.deepEqual({ start, moves }, game);
    });

test("what is written comes back, moves with commas too", () => {
  for (const { start, moves } of [E4, TIME_OUT, TRID, MEDER]) {
    const hash = hashOf({
      variant: start,
      start: rules.initial_position(start),
      moves: moves.map((move) => ({ move })),
      ply: moves.length,
    });
    assert.deepEqual({ start: gameOf(hash).start, moves: gameOf(hash).moves }, { start, moves });
  }
});

test("where `~` was cut off an old link, its last move goes into Time Out; a move that can be played is played", async () => {
  const board = {
    async load(text, { moves }) {
      const game = readGame(rules, text, moves);
      this.moves = game.history().map(({ move }) => move);
      game.free();
    },
  };
  const loads = async (hash) => {
    const { start, moves } = gameOf(hash);
    await loadLink(board, start, { moves });
    return board.moves;
  };
  assert.deepEqual(await loads("#variant=timeout-flat&moves=Pe2-e4,Nb8"), ["Pe2-e4", "Nb8→"]);
  assert.deepEqual(await loads("#variant=timeout&moves=Nb1L1"), ["Nb1L1→"]);
  assert.deepEqual(await loads("#variant=timeout-flat&moves=Nf3"), ["Ng1-f3"]);
  await assert.rejects(loads("#variant=timeout-flat&moves=Nb8,Pe2-e4"), { code: "illegal-move", ply: 0 });
  await assert.rejects(loads("#variant=chess&moves=Pe2-e4,Nb8"), { ply: 1 });
});

test("other pages read their links so, too", () => {
  assert.deepEqual(compare.askedIn("#rules=trid%2Ctrid-meder)."), {
    sets: ["trid", "trid-meder"],
    position: undefined,
  });
  assert.deepEqual(attributesIn("#trid&amp;white=engine%25204&amp;flipped)."), { white: "engine 4", flipped: "" });
});

test("the address of a lesson or a puzzle is read so, and as it was written once", () => {
  const [code] = CODES;
  assert.deepEqual(learn.askedIn(`#puzzle=~${code}).`), { kind: "given", id: code, frame: false });
  assert.deepEqual(learn.askedIn(`#given=${code}&amp;frame.`), { kind: "given", id: code, frame: true });
  const begun = { misses: 1, hints: 0, stars: [3, 2] };
  assert.deepEqual(learn.askedIn("#lesson=timeout%2F03&amp;begun=1%2C0%2C3%2C2>"), {
    kind: "lesson",
    id: "timeout/03",
    begun,
    frame: false,
  });
  assert.deepEqual(learn.askedIn("#T17)."), { kind: "rule", id: "T17" });
  assert.deepEqual(learn.askedIn("#trid."), { kind: "family", id: "trid" });
});

test("the code of a puzzle is read without the sign that was cut off its end", () => {
  for (const [number, moves, end] of [
    [100, 25, "_"],
    [10, 92, "-"],
  ]) {
    const line = [
      ["Ra1-a8"],
      ...Array(moves)
        .fill([["Kg8-h8"], ["Ra8-a1"]])
        .flat(),
    ];
    const given = { position: `chess 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 ${number}`, line };
    const code = writePuzzle(given).slice(0, -2); // without the space that is written now
    assert.equal(code.at(-1), end);
    for (const one of [code, code.slice(0, -1)]) assert.deepEqual(readPuzzle(one), given);
  }
});
