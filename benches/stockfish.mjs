// How strong `chess` is: games of the package, as WebAssembly in Node, against Stockfish with UCI_LimitStrength. Openings are
// a few random moves, each played once with either side. `make stockfish ELO=2000 GAMES=20 MS=1000`
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Engine, Game } from "../pkg/timeout/inline.js";

const given = Object.fromEntries(process.argv.slice(2).map((arg) => arg.split("=")));
const number = (name, usual) => Number(given[name] ?? usual);
const [elo, games, ms, seed] = [number("elo", 2000), number("games", 20), number("ms", 1000), number("seed", 1)];
/** Limited so, Stockfish takes what it finds at a depth that follows from UCI_Elo, some eight plies: it needs no more time. */
const theirs = Math.min(ms, 100);
const STOCKFISH = given.stockfish ?? "/usr/games/stockfish";
/** A game that is longer is drawn. */
const LONGEST = 300;

/** A generator of chance, the same on every machine (mulberry32). */
function dice(state) {
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), 1 | state);
    z ^= z + Math.imul(z ^ (z >>> 7), 61 | z);
    return ((z ^ (z >>> 14)) >>> 0) % count;
  };
}

class Stockfish {
  constructor() {
    this.process = spawn(STOCKFISH);
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.say("setoption name UCI_LimitStrength value true", `setoption name UCI_Elo value ${elo}`);
  }

  say(...lines) {
    this.process.stdin.write(`${lines.join("\n")}\n`);
  }

  async choose(moves) {
    this.say(`position startpos moves ${moves.join(" ")}`, `go movetime ${theirs}`);
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done) throw new Error("Stockfish has gone");
      if (value.startsWith("bestmove")) return value.split(" ")[1];
    }
  }
}

const uciOf = ({ from, to, promotion = "" }) => `${from}${to}${promotion.toLowerCase()}`;

/** One game; what the package makes of it. */
async function play(engine, stockfish, opening, side) {
  const game = new Game("chess");
  const moves = [];
  const roll = dice(opening);
  const put = (move) => {
    moves.push(uciOf(move));
    game.apply(move);
  };
  for (let ply = 0; ply < 6; ply++) {
    const legal = game.legal_moves();
    if (legal.length) put(legal[roll(legal.length)]);
  }
  stockfish.say("ucinewgame");
  let status = game.status();
  while (!status.outcome && moves.length < LONGEST) {
    if (status.turn === side) {
      put((await engine.choose(game, { ms })).move);
    } else {
      const best = await stockfish.choose(moves);
      put(game.legal_moves().find((move) => uciOf(move) === best));
    }
    status = game.status();
  }
  const winner = status.outcome?.winner;
  game.free();
  return winner ? Number(winner === side) : 0.5;
}

const engine = new Engine();
const stockfish = new Stockfish();
const results = [];
for (let pair = 0; pair * 2 < games; pair++) {
  for (const side of ["white", "black"]) {
    results.push(await play(engine, stockfish, seed * 1000 + pair, side));
    process.stderr.write({ 0: "-", 0.5: "=", 1: "+" }[results.at(-1)]);
  }
}
engine.close();
stockfish.say("quit");

const count = (value) => results.filter((result) => result === value).length;
const share = results.reduce((sum, result) => sum + result, 0) / results.length;
const error = Math.sqrt(
  results.reduce((sum, result) => sum + (result - share) ** 2, 0) / results.length / Math.max(1, results.length - 1),
);
console.log(
  `\n| chess | ${ms} ms in WebAssembly | Stockfish, UCI_Elo ${elo} | ${count(1)} | ${count(0.5)} | ${count(0)} | ${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(1)} % |`,
);
