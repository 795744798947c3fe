// Measures hyperply beside other libraries of chess and draughts, natively and in Node, in one run: `make bench`.
// Every count is asserted. The contestants take turns and each figure is a median, for machines that are not quiet.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { Chess as ChessJs } from "chess.js";
import { Chess as Chessops } from "chessops/chess";
import { perft as chessopsPerft } from "chessops/debug";
import { parseFen } from "chessops/fen";
import Draughts from "draughts";
import { EnglishDraughtsEngineFactory } from "rapid-draughts/english";
import { initial_position, legal_moves, perft, rematerialize_targets, variants } from "../pkg/inline.js";

const ROUNDS = 9;
/** They need seconds where the others need milliseconds, and so are warm at once. */
const ROUNDS_OF_SLOW = 3;
const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The package of one family, by the variants that it has. */
const ALONE = new Map();
for (const { id, family } of variants()) ALONE.set(id, await import(`../pkg/${family}/inline.js`));
const peers = await WebAssembly.instantiate(readFileSync(path("peers/target/peers.wasm")));
const peersPerft = peers.instance.exports.perft;

const CHESS = [
  {
    name: "start",
    index: 0,
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    depth: 5,
    leaves: 4865609,
  },
  {
    name: "kiwipete",
    index: 1,
    fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    depth: 4,
    leaves: 4085603,
  },
];
const DRAUGHTS = [{ name: "draughts", depth: 6, leaves: 167140 }];
/** What rapid-draughts plays, and no other here: English draughts on 8x8. */
const ENGLISH = [{ name: "english draughts", depth: 7, leaves: 179740 }];
/** The deepest count from the start of a game that takes no longer than a moment, out of those that the tests assert. */
function counted({ id, family }) {
  const lines = readFileSync(path(`../tests/data/${family}.txt`), "utf8").split("\n");
  const own = lines.filter((line) => line.startsWith(`${initial_position(id)};`));
  const counts = own.flatMap((line) =>
    line
      .split(";")[1]
      .split(" ")
      .map((count, i) => ({ depth: i + 1, leaves: +count })),
  );
  const { depth, leaves } = counts
    .filter(({ leaves }) => leaves < 25e6)
    .sort((a, b) => a.leaves - b.leaves)
    .at(-1);
  return { name: id, depth, leaves };
}

const boardsOf = ({ family, geometry }) => `${family} ${geometry.boards.length}`;
/** One for all boards of a family. Time Out chess is counted column by column, and so deeper. */
const HIGHER = [
  { name: "timeout", depth: 3, leaves: 643722610 },
  ...[...new Map(variants().map((info) => [boardsOf(info), info])).values()].map(counted),
];

/** Runs in its own process, which measures itself. */
const native =
  (library) =>
  ({ name, depth }) => {
    const [leaves, time] = execFileSync(path("peers/target/release/peers"), [library, name, depth], {
      encoding: "utf8",
    }).split(" ");
    return { leaves: Number(leaves), time: Number(time) };
  };

const timed = (count) => (position) => {
  const start = performance.now();
  const leaves = Number(count(position));
  return { leaves, time: performance.now() - start };
};

/** Move by move on one board, as its own perft does. */
function draughtsPerft({ depth }) {
  const game = new Draughts.Draughts();
  const count = (depth) => {
    const moves = game.moves();
    if (depth === 1) return moves.length;
    let leaves = 0;
    for (const move of moves) {
      game.move(move);
      leaves += count(depth - 1);
      game.undo();
    }
    return leaves;
  };
  return count(depth);
}

/** It has no way back: the engine below its games, which is faster than they are, is cloned for each move. */
function englishPerft({ depth }) {
  const count = (engine, depth) => {
    if (depth === 1) return engine.moves.length;
    let leaves = 0;
    for (const move of engine.moves) {
      const next = engine.clone();
      next.move(move);
      leaves += count(next, depth - 1);
    }
    return leaves;
  };
  return count(EnglishDraughtsEngineFactory.setup(), depth);
}

const variantOf = (p) => (p.fen ? "chess" : p.name);
const positionOf = (p) => (p.fen ? `chess ${p.fen}` : initial_position(p.name));
const NATIVE = { where: "native", library: "hyperply", run: native("hyperply") };
const FAMILY = {
  where: "Node",
  library: "hyperply",
  run: timed((p) => ALONE.get(variantOf(p)).perft(positionOf(p), p.depth)),
};
const ALL_GAMES = { where: "Node", library: "hyperply, all games", run: timed((p) => perft(positionOf(p), p.depth)) };
const OWN = [NATIVE, FAMILY, ALL_GAMES];
const ORTHODOX = [
  NATIVE,
  { where: "native", library: "shakmaty", run: native("shakmaty") },
  { where: "native", library: "cozy-chess", run: native("cozy-chess") },
  FAMILY,
  ALL_GAMES,
  { where: "Node", library: "shakmaty", run: timed((p) => peersPerft(0, p.index, p.depth)) },
  { where: "Node", library: "cozy-chess", run: timed((p) => peersPerft(1, p.index, p.depth)) },
  {
    where: "Node",
    library: "chessops",
    slow: true,
    run: timed((p) => chessopsPerft(Chessops.fromSetup(parseFen(p.fen).unwrap()).unwrap(), p.depth)),
  },
  { where: "Node", library: "chess.js", slow: true, run: timed((p) => new ChessJs(p.fen).perft(p.depth)) },
];

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

function measurePerft(positions, contestants) {
  const times = new Map();
  for (let round = -1; round < ROUNDS; round++) {
    for (const position of positions) {
      for (const { where, library, slow, run } of contestants) {
        if (slow && (round < 0 || round >= ROUNDS_OF_SLOW)) continue;
        const { leaves, time } = run(position);
        assert.equal(leaves, position.leaves, `${library}: perft ${position.depth} of ${position.name}`);
        if (round < 0) continue; // the engine is still warming up
        const key = `${where} ${library} ${position.name}`;
        times.set(key, [...(times.get(key) ?? []), time]);
      }
    }
  }
  return (where, library, position) => times.get(`${where} ${library} ${position}`);
}

function printPerft(positions, contestants) {
  const timesOf = measurePerft(positions, contestants);
  const title = (p) => `${p.name}, perft ${p.depth} = ${p.leaves}`;
  console.log(`\n| | library | ${positions.map((p) => `${title(p)} | M/s | speed`).join(" | ")} |`);
  console.log(`|---|---|${positions.map(() => "--:|--:|--:").join("|")}|`);
  for (const { where, library } of contestants) {
    const cells = positions.map((position) => {
      const times = timesOf(where, library, position.name);
      const time = median(times);
      const own = timesOf(where, "hyperply", position.name);
      // Round by round, so that what else the machine does meets both alike.
      const ratio = own ? median(times.map((time, round) => own[round] / time)).toPrecision(2) : "";
      const best = Math.min(...times).toFixed(1);
      return `${time.toFixed(1)} (${best}) ms | ${(position.leaves / time / 1e3).toPrecision(3)} | ${ratio}`;
    });
    console.log(`| ${where} | ${library} | ${cells.join(" | ")} |`);
  }
}

/** Median and 95th percentile of single calls, in milliseconds. */
function printCalls(name, aim, call, check) {
  for (let i = 0; i < 50; i++) call();
  check(call());
  const times = Array.from({ length: 500 }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  console.log(`| ${name} | ${times[250].toFixed(3)} ms | ${times[475].toFixed(3)} ms | < ${aim} ms |`);
}

/** Two queens, rook, bishop, knight and pawn of White's away, over a board with friends and enemies. */
const AWAY = readFileSync(path("away.txt"), "utf8").trim();

console.log(
  `node ${process.version}, ${execFileSync("rustc", ["--version"], { encoding: "utf8" }).trim()}, ${cpus()[0].model}`,
);
console.log(
  "\nMedian (best) of the rounds, million leaves a second, speed relative to hyperply at the same place (in Node the package of one family).",
);
printPerft(CHESS, ORTHODOX);
printPerft(DRAUGHTS, [...OWN, { where: "Node", library: "draughts", slow: true, run: timed(draughtsPerft) }]);
printPerft(ENGLISH, [{ where: "Node", library: "rapid-draughts", slow: true, run: timed(englishPerft) }]);
printPerft(HIGHER, OWN);
console.log("\n| across the JavaScript boundary | median | 95 % | aim |\n|---|--:|--:|--:|");
const start = initial_position("timeout");
printCalls(
  "legal_moves, timeout start",
  2,
  () => legal_moves(start),
  (moves) => assert.equal(moves.length, 871),
);
printCalls(
  "legal_moves, six pieces away",
  2,
  () => legal_moves(AWAY),
  (moves) => assert.ok(moves.length > 100),
);
printCalls(
  "rematerialize_targets, six pieces away",
  1,
  () => rematerialize_targets(AWAY),
  (list) => assert.ok(list.filter((entry) => entry.targets.length > 0).length === 6),
);
