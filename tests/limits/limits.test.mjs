// The promise of docs/library.md: every call but `perft` answers within two seconds and 150 MB, whatever it is given.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import init, { Game, legal_moves } from "../../pkg/hyperply.js";
import { POSITIONS } from "./positions.mjs";

/** Seconds of computing on an idle machine; a test only fails far beyond them, since machines differ. */
const SECONDS = 2;
const SLACK = 4;
const MEGABYTES = 150;

await init({ module_or_path: readFileSync(new URL("../../pkg/hyperply_bg.wasm", import.meta.url)) });
const folder = mkdtempSync(join(tmpdir(), "limits-"));
after(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);
const script = fileURLToPath(new URL("call.mjs", import.meta.url));

async function answers(what) {
  const { stdout } = await run(process.execPath, [script, JSON.stringify(what)], { timeout: 60_000 });
  const took = JSON.parse(stdout);
  const shown = `${JSON.stringify(took)} ${JSON.stringify({ ...what, move: what.move?.notation })}`;
  if (process.env.LIMITS) console.log(shown);
  assert.ok(took.ms <= SECONDS * SLACK * 1000, shown);
  assert.ok(took.megabytes <= MEGABYTES, shown);
  return took.answer;
}

const OF_A_POSITION = [
  "legal_moves",
  "legal_moves, of one piece",
  "apply",
  "rematerialize_targets",
  "parse_notation",
  "parse_notation, ambiguous",
  "format_notation",
  "agree_speed",
  "pieces",
  "problems",
  "status",
  "explain",
  "explain, a refusal",
  "threats",
  "compare, with the first rules",
  "compare, with the last rules",
  "new Game",
  "Game.legal_moves",
  "Game.apply",
  "Game.status",
  "Game.explain",
  "Game.agree_speed",
];

describe("a position near the bounds", { concurrency: 2 }, () => {
  for (const position of Object.keys(POSITIONS)) {
    test(position, async () => {
      const moves = legal_moves(POSITIONS[position]);
      const move = moves[moves.length >> 1];
      for (const call of OF_A_POSITION) await answers({ call, position, move });
    });
  }
});

describe("a text as long as one may be, wrong everywhere", { concurrency: 2 }, () => {
  const filled = (start, item, end) => start + item.repeat(Math.floor((65_000 - start.length) / item.length)) + end;
  const empty = "7/7/7/7/7/7/7";
  const levels = Array(8).fill(empty).join("|");
  const texts = {
    "rights of chess": filled("chess 8/8/8/8/8/8/8/8 w K", "Q", " - 0 1"),
    "rights of the tower": filled(`tower ${levels} w `, "A1", " - 0 1"),
    "absent kings": filled(`timeout ${levels} w - - 0 1 Ka1L1:9`, ",Ka1L1:9", " -"),
    "declared lengths": filled(`timeout-declared ${levels} w - - 0 1 Na1L1:9/1`, ",Pa1L1:9/1", " -"),
    "a pawn on every cell": `timeout ${levels.replaceAll("7", "PPPPPPP")} w - - 0 1 - -`,
    "men on one cell": filled("quarx W:W1111", ",1111", ":B 0 1"),
    "no cells": filled("draughts W:W0", ",0", ":B 0 1"),
    "ranges of squares": filled("draughts W:W1-50", ",1-50", ":B 0 1"),
    "candidates that are none": filled("quarx-huff W:W1111:B4444 0 1 1111", ",1113", ""),
    "two boards on one place": filled("trid 4/4/4/4|4/4/4/4|4/4/4/4 QL1(3)w:2/2", ",QL1(3)w:2/2", " w - - - 0 1"),
    "moved pawns": filled(
      "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/2,KL6(7)b:2/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - ",
      "b2(2)",
      " 0 1",
    ),
  };
  for (const [name, text] of Object.entries(texts)) {
    test(name, async () => {
      const file = join(folder, `${name}.txt`);
      writeFileSync(file, text);
      assert.ok((await answers({ call: "problems, of a text of mistakes", file })) > 0);
    });
  }
});

test("more differences than can be explained are too complex", async () => {
  const position = "65,391 moves";
  assert.equal(await answers({ call: "compare, with the first rules", position }), "too-complex");
});

describe("a record as long as one may be", { concurrency: 2 }, () => {
  for (const part of [
    "$",
    "x ",
    "()",
    "{a}",
    "1.",
    "1. ",
    ";\n",
    "%\n",
    "huff ",
    "(",
    '[A "\\\\',
    "\u{1f600}",
    "e4 ",
  ]) {
    test(JSON.stringify(part), () => answers({ call: "Game.from_record, of a part", part }));
  }
  const tags = Array.from({ length: 300_000 }, (_, i) => `[A${i} ""]\n`)
    .join("")
    .slice(0, 4 << 20);
  test("of tags alone", () => {
    const file = join(folder, "tags.pgn");
    writeFileSync(file, tags);
    return answers({ call: "Game.from_record", file });
  });
});

/** A game in which kings wander, and something else moves before the clock ends it; until the library has enough. */
function longGame(start, most) {
  const game = new Game(start);
  for (let ply = 0, seed = 1; ply < most; ply++) {
    const moves = game.legal_moves();
    const quiet = moves.filter((move) => move.captures.length === 0);
    const wandering = game.status().clock > 80 ? [] : quiet.filter((move) => move.piece === "K");
    const list = [wandering, quiet.filter((move) => "PM".includes(move.piece)), quiet, moves].find(
      (some) => some.length > 0,
    );
    if (!list) break;
    seed = (seed * 48271) % 0x7fffffff;
    try {
      game.apply(list[seed % list.length]);
    } catch (error) {
      assert.ok(["too-complex", "too-large"].includes(error.code), error);
      break;
    }
  }
  return game;
}

describe("a long game", () => {
  const games = {
    timeout: "timeout",
    quarx: "quarx",
    "absent queens": POSITIONS["absent queens and pawns"],
    "2^20 ways": POSITIONS["2^20 ways to capture"],
  };
  for (const [name, start] of Object.entries(games)) {
    test(name, async () => {
      const file = join(folder, `${name}.pgn`);
      const game = longGame(start, 1000);
      writeFileSync(file, game.record());
      const read = Game.from_record(game.record());
      if (process.env.LIMITS)
        console.log(`${name}: ${game.history().length} steps, ${JSON.stringify(game.status().outcome)}`);
      assert.equal(read.position(), game.position(), "what is written is read");
      for (const call of [
        "Game.from_record",
        "Game.history, of a record",
        "Game.record, of a record",
        "Game.status, of a record",
        "Game.legal_moves, of a record",
      ]) {
        await answers({ call, file });
      }
    });
  }
});

describe("half a gigabyte of text", () => {
  const calls = [
    "Game.from_record, of a long text",
    "legal_moves, of a long text",
    "legal_moves, from a long text",
    "initial_position, of a long text",
    "variant, of a long text",
    "apply, of a long text",
    "apply, of a long notation",
    "parse_notation, in a long language",
    "new Game, of a long text",
    "Game.record, with a long tag",
    "Game.record, with a long name",
    "Game.record, with many tags",
  ];
  for (const call of calls)
    test(call, async () =>
      assert.equal(
        await answers({ call, position: "chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" }),
        "too-large",
      ),
    );
});
