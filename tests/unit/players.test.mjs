// The computer at the table: when it is asked, what about, and what becomes of its answers. Its engine here is told by the
// tests what to answer, and the clock stands still.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { EngineClient } from "../../www/element/engine/client.js";
import { Board, HUMANS } from "./board.mjs";

/** What waits, and for how long. */
let waiting = [];
const { setTimeout: later } = globalThis;
globalThis.setTimeout = (done, ms) => waiting.push({ done, ms });
after(() => {
  globalThis.setTimeout = later;
});
function tick(ms) {
  const left = waiting.map(({ done, ms: of }) => ({ done, ms: of - ms }));
  waiting = left.filter(({ ms }) => ms > 0);
  for (const { done, ms } of left) if (ms <= 0) done();
}

const settle = () => new Promise((done) => setImmediate(done));
const LOST = Object.assign(new Error("The engine's worker crashed."), { code: "engine-lost" });
const MATE = "chess 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1";

/** Engines that think until a test answers for them. */
function thinking() {
  const asked = [];
  const running = new Set();
  class Engine {
    stops = 0;
    constructor() {
      running.add(this);
    }
    #ask(game, { signal, ...limits }) {
      return new Promise((done, failed) => {
        const question = { position: game.position(), game, limits, isOpen: true, takenBack: false };
        const ends = (how) => (value) => {
          question.isOpen = false;
          how(value);
        };
        asked.push(Object.assign(question, { answer: ends(done), fail: ends(failed) }));
        signal.addEventListener("abort", () => {
          question.takenBack = question.isOpen;
          failed(signal.reason);
        });
      });
    }
    choose = this.#ask;
    mates = this.#ask;
    perft = this.#ask;
    async *analyse(game, options) {
      for (;;) yield await this.#ask(game, options);
    }
    stop() {
      this.stops++;
    }
    close() {
      running.delete(this);
    }
  }
  return { asked, running, rules: { ...rules, Engine } };
}

/** A player as an attribute says it: `3` is the computer at level 3. */
const player = (said) => (typeof said === "number" ? { kind: "engine", level: said } : { kind: said });

class Table extends Board {
  engines = thinking();

  constructor(text, players = {}, moves = []) {
    super("chess");
    const game = new rules.Game(text);
    for (const move of moves) game.apply(move);
    this.setGame(this.engines.rules, game, { settings: { players: HUMANS } });
    this.seat(players);
    this.heard.length = 0;
  }

  seat(players) {
    const said = Object.entries(players).map(([side, who]) => [side, player(who)]);
    this.set({ players: { ...this.settings.players, ...Object.fromEntries(said) } });
  }

  get last() {
    return this.engines.asked.at(-1);
  }

  /** The levels that were asked, in order; `!` is behind those that were taken back. */
  get levels() {
    return this.engines.asked.map(({ limits, takenBack }) => `${limits.level}${takenBack ? "!" : ""}`).join(" ");
  }

  /** The engine answers its last question with a move, or a score. */
  async replies(text, { score = 0, mate, wait = 700 } = {}) {
    const { position } = this.last;
    const move = text && rules.parse_notation(position, text);
    this.last.answer({ move, line: move ? [move] : [], score, mate, depth: 1 });
    await settle();
    tick(wait);
    await settle();
  }

  async fails(error = LOST) {
    this.last.fail(error);
    tick(700);
    await settle();
  }
}

test("the computer is asked where a side that it plays is to move, and nobody looks back", () => {
  for (const [players, moves, ply, asked] of [
    [{}, [], 0, ""],
    [{ white: 1 }, [], 0, "1"],
    [{ black: 1 }, [], 0, ""],
    [{ black: 10 }, ["e4"], 1, "10"],
    [{ white: 2, black: 3 }, ["e4"], 1, "3"],
    [{ white: 2, black: "none" }, [], 0, "2"],
    [{ white: "none", black: 2 }, [], 0, ""],
    [{ black: "none" }, ["e4"], 1, ""],
    [{ white: 2 }, ["e4", "e5"], 1, ""],
    [{ white: 2 }, ["e4", "e5"], 0, ""],
  ]) {
    const table = new Table("chess", {}, moves);
    table.go(ply);
    table.seat(players);
    assert.equal(table.levels, asked, JSON.stringify([players, moves, ply]));
    assert.equal(table.state.engine.thinking, asked ? table.state.status.turn : null);
    assert.equal(table.engines.running.size, asked ? 1 : 0);
  }
  for (const over of [new Table(MATE, { black: 1 }, ["Qg7"]), new Table("chess")]) {
    if (!over.state.status.outcome) over.end({ reason: "resigned", winner: "black" });
    over.seat({ white: 1, black: 1 });
    assert.equal(over.levels, "");
  }
});

test("it plays its move as the computer, after a pause in which one sees one's own", async () => {
  const table = new Table("chess", { black: 3 });
  table.make("e4");
  assert.deepEqual([table.last.position, table.state.engine.thinking], [table.position, "black"]);
  await table.replies("e5", { wait: 699 });
  assert.deepEqual(table.played(), ["Pe2-e4"]);
  tick(1);
  await settle();
  assert.deepEqual(table.played(), ["Pe2-e4", "Pe7-e5"]);
  assert.deepEqual(
    table.told("move").map(({ by }) => by),
    ["code", "engine"],
  );
  table.make("d4");
  const [{ limits: first }, { limits: second }] = table.engines.asked;
  assert.deepEqual(first, second); // what a weak level overlooks is the same throughout a game
  assert.ok(Number.isInteger(first.seed) && first.seed >= 0 && first.seed < 2 ** 32);
  assert.equal(table.engines.running.size, 1);
});

test("it waits while a person looks back, and answers what is played there, the same move again, too", async () => {
  const table = new Table("chess", { black: 1 });
  table.make("e4");
  await table.replies("e5");
  table.undo();
  table.undo();
  assert.equal(table.levels, "1");
  table.make("e4");
  assert.deepEqual([table.levels, table.state.line.ply, table.state.line.items.length], ["1 1", 1, 2]);
  await table.replies("e5");
  table.go(0);
  table.make("c4");
  assert.equal(table.levels, "1 1 1");
  await table.replies("c5");
  assert.deepEqual(table.played(), ["Pc2-c4", "Pc7-c5"]);
});

test("a person takes back one’s own move with the answer to it", async () => {
  const table = new Table("chess", { black: 1 });
  table.make("e4");
  await table.replies("e5");
  await table.does("takeBack");
  assert.deepEqual([table.state.line.ply, table.state.line.items.length], [0, 2]);
});

test("what it thinks is taken back by an undone move, another level or player, another game, and the end", async () => {
  const begun = () => {
    const table = new Table("chess", { black: 9 });
    table.make("e4");
    return table;
  };
  for (const [leave, levels, running] of [
    [(table) => table.undo(), "9!", 1],
    [(table) => [table.undo(), table.redo()], "9! 9", 1],
    [(table) => table.seat({ black: 1 }), "9! 1", 1],
    [(table) => table.seat({ black: "human" }), "9!", 0],
    [(table) => table.seat({ white: 9 }), "9", 1],
    [(table) => table.end({ reason: "resigned", winner: "black" }), "9!", 1],
    [(table) => table.setGame(table.engines.rules, new rules.Game("hex4d")), "9!", 1],
    [(table) => table.setGame(rules, new rules.Game("chess")), "9!", 0],
    [(table) => table.free(), "9!", 0],
    [(table) => table.redraw(), "9", 1],
    [(table) => table.set({ flipped: true }), "9", 1],
  ]) {
    const table = begun();
    leave(table);
    assert.deepEqual([table.levels, table.engines.running.size], [levels, running], String(leave));
  }
});

test("two computers play each other, each at its level, until a side becomes a person’s", async () => {
  const table = new Table("timeout-flat", { white: 1, black: 2 });
  for (const move of ["e4", "e5", "d4"]) await table.replies(move);
  table.seat({ black: "human" });
  assert.equal(table.levels, "1 2 1 2!");
  assert.deepEqual([table.state.engine.thinking, table.engines.running.size], [null, 1]);
  table.seat({ white: "human" });
  assert.equal(table.engines.running.size, 0);
});

test("an answer that comes before one’s own move is undone is not played after that", async () => {
  const table = new Table("chess", { black: 1 });
  table.make("e4");
  await table.replies("e5", { wait: 0 });
  table.undo();
  tick(700);
  await settle();
  assert.deepEqual([table.state.line.items.length, table.message], [1, null]);
});

test("it is hurried while it thinks", async () => {
  const table = new Table("chess", { white: 10 });
  await table.does("hurry");
  const [engine] = table.engines.running;
  assert.deepEqual([engine.stops, table.levels], [1, "10"]);
});

test("an engine that is lost is told once, and asked again where a person wants it, goes on or comes back", async () => {
  for (const [again, levels] of [
    [(table) => table.redraw(), "4"],
    [(table) => table.seat({ white: 4 }), "4"],
    [(table) => table.does("hurry"), "4 4"],
    [(table) => table.seat({ black: 5 }), "4 5"],
    [(table) => [table.undo(), table.redo()], "4 4"],
    [(table) => [table.undo(), table.make("d4")], "4 4"],
  ]) {
    const table = new Table("chess", { black: 4 });
    table.make("e4");
    await table.fails();
    assert.deepEqual([table.message.tone, table.message.text], ["error", LOST.message]);
    assert.deepEqual(table.state.engine, { thinking: null, busy: null, stuck: true });
    assert.equal(table.told("error").length, 1);
    again(table);
    assert.equal(table.levels, levels, String(again));
    assert.equal(table.state.engine.stuck, levels === "4");
  }
});

test("a failure of what was taken back is told to nobody", async () => {
  const table = new Table("chess", { black: 4 });
  table.make("e4");
  table.undo();
  await table.fails();
  assert.deepEqual([table.message, table.told("error"), table.state.engine.stuck], [null, [], false]);
});

test("a move of it that the page prevents is not asked for again by itself", async () => {
  const table = new Table("chess", { black: 1 });
  table.on.move = ({ by }) => by !== "engine";
  table.make("e4");
  await table.replies("e5");
  assert.deepEqual([table.played(), table.levels, table.state.engine.stuck], [["Pe2-e4"], "1", true]);
  table.on = {};
  table.does("hurry");
  await table.replies("e5");
  assert.deepEqual([table.played(), table.state.engine.stuck], [["Pe2-e4", "Pe7-e5"], false]);
});

const WINS = "chess 6k1/5ppp/8/3n4/4P3/6P1/5P1P/6K1 w - - 0 1";

test("a hint tells a good move, after what each side threatens, and plays nothing", async () => {
  const table = new Table(WINS);
  const hint = table.does("hint");
  await settle();
  assert.deepEqual([table.state.engine.busy, table.last.limits], ["hint", { ms: 1000 }]);
  table.does("hint"); // one at a time
  await table.replies("exd5");
  assert.equal(table.message, null);
  for (const reply of ["Nc3", "Kf1"]) await table.replies(reply);
  await hint;
  assert.deepEqual(
    table.engines.asked.slice(1).map(({ limits, position }) => [limits.ms, rules.status(position).turn]),
    [
      [200, "black"],
      [200, "white"],
    ],
  );
  assert.equal(table.engines.asked[1].position.split(" ")[1], WINS.split(" ")[1]);
  assert.equal(table.engines.asked[2].position.split(" ")[1], "6k1/5ppp/8/3P4/8/6P1/5P1P/6K1");
  assert.match(table.message.text, /^Try capturing the knight on d5 with the pawn on e4\./);
  assert.deepEqual([table.state.hint.notation, table.played()], ["Pe4xd5", []]);
  assert.deepEqual([table.state.engine.busy, table.engines.running.size], [null, 0]);
  table.make("exd5");
  assert.equal(table.state.hint, null);
});

test("a hint that mates asks nothing about threats", async () => {
  const table = new Table("chess 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
  table.does("hint");
  await settle();
  await table.replies("Ra8", { mate: 1 });
  assert.match(table.message.text, /^Try moving the rook from a1 to a8\./);
  assert.equal(table.engines.asked.length, 1);
});

test("a hint is taken back by a move, however much of it is known", async () => {
  for (const known of [[], ["exd5"], ["exd5", "Nc3"]]) {
    const table = new Table(WINS);
    table.does("hint");
    await settle();
    for (const reply of known) await table.replies(reply);
    table.make("Kf1");
    await table.replies(known.length === 1 ? "Nc3" : known.length ? "Kf1" : "exd5");
    assert.deepEqual([table.message, table.state.hint, table.state.engine.busy], [null, null, null], known);
    assert.deepEqual([table.engines.asked.length, table.engines.running.size], [known.length + 1, 0]);
  }
});

test("there is a hint for persons alone, and none after the end", async () => {
  const table = new Table("chess", { white: 1 });
  await table.does("hint");
  await table.fails();
  await table.does("hint");
  assert.equal(table.engines.asked.length, 1);
  const over = new Table(MATE, {}, ["Qg7"]);
  await over.does("hint");
  assert.deepEqual([over.engines.asked, over.message.text], [[], over.words.refusals.noHint]);
});

/** White asks for speed moves, and the computer finds the position worth `before` and then `after` to White. */
async function offers(table, before, after) {
  table.does("offerSpeed");
  await settle();
  const answering = table.answer("2");
  await settle();
  assert.deepEqual([table.state.engine.busy, table.last.limits], ["offer", { ms: 300 }]);
  await table.replies(null, { score: before });
  await table.replies(null, { score: after });
  await answering;
}

test("it agrees to speed moves that cost it no more than 30 hundredths of a pawn", async () => {
  for (const [before, after, agreed] of [
    [10, 41, false],
    [10, 40, true],
    [10, -500, true],
    [-100, -69, false],
  ]) {
    const table = new Table("timeout-flat", { black: 4 });
    await offers(table, before, after);
    const { accepted, declined } = table.words.speed;
    assert.equal(table.message.text, agreed ? accepted("black", 2) : declined("black"), `${before} ${after}`);
    assert.deepEqual(table.played(), agreed ? ["speed2"] : []);
    assert.notEqual(...table.engines.asked.map(({ position }) => position)); // without the series, and with it
  }
});

test("in a series it plays all its moves in a row", async () => {
  const table = new Table("timeout-flat", { black: 4 });
  table.agreeSpeed(2);
  table.make("e4", "d4");
  for (const move of ["e5", "d5"]) await table.replies(move);
  assert.deepEqual(table.played(), ["speed2", "Pe2-e4", "Pd2-d4", "Pe7-e5", "Pd7-d5"]);
});

test("what is played while it considers an offer counts, and the offer no more", async () => {
  const table = new Table("timeout-flat", { black: 4 });
  table.does("offerSpeed");
  await settle();
  const answering = table.answer("2");
  await settle();
  const considered = table.last;
  table.make("e4");
  assert.ok(considered.takenBack);
  await table.replies("e5");
  await answering;
  assert.deepEqual([table.played(), table.message], [["Pe2-e4", "Pe7-e5"], null]);
});

test("it takes a draw that is worth no less to it than the position", async () => {
  for (const [score, taken] of [
    [1, true],
    [0, true],
    [-1, false],
  ]) {
    const table = new Table("chess", { black: 4 });
    const asking = table.players.takesDraw();
    await table.replies(null, { score });
    assert.equal(await asking, taken, `${score} to White`);
  }
});

test("a client answers its last question only, with the engine of its family", async () => {
  const { rules: own, asked, running } = thinking();
  const client = new EngineClient();
  const chess = new own.Game("chess");
  const choose = (limits, of = own) => client.choose(of, chess, limits);
  const first = choose({ level: 1 });
  const second = choose({ level: 2 });
  for (const { answer, limits } of asked) answer(limits.level);
  assert.deepEqual([await first, await second], [null, 2]);
  for (const late of ["answer", "fail"]) {
    const dropped = choose({ level: 3 });
    asked.at(-1)[late](LOST);
    client.drop();
    assert.equal(await dropped, null, late);
  }
  const failed = choose({ level: 4 });
  asked.at(-1).fail(LOST);
  await assert.rejects(failed, LOST);
  const [engine] = running;
  const other = thinking();
  choose({ level: 5 }, other.rules);
  assert.deepEqual([running.has(engine), other.running.size, asked.length], [false, 1, 5]);
  client.close();
  assert.ok(other.asked[0].takenBack && other.running.size === 0);
});

test("a client asks about positions, and gives their games back", async () => {
  const { rules: own, asked } = thinking();
  const client = new EngineClient();
  for (const method of ["mates", "perft"]) {
    const asking = client[method](own, WINS, { depth: 2 });
    const { position, limits, game, answer, fail } = asked.at(-1);
    assert.deepEqual([position, limits], [WINS, { depth: 2 }]);
    if (method === "mates") answer([]);
    else fail(LOST);
    await asking.catch((error) => assert.equal(error, LOST));
    assert.throws(() => game.position(), method);
  }
});

test("an analysis ends when it is taken back, and tells what fails before that", async () => {
  for (const [how, isTakenBack] of [
    ["fail", false],
    ["fail", true],
    ["answer", true],
  ]) {
    const { rules: own, asked } = thinking();
    const client = new EngineClient();
    const thoughts = client.analyse(own, new own.Game("chess"), { lines: 2 });
    const first = thoughts.next();
    asked.at(-1).answer("first");
    assert.deepEqual(await first, { value: "first", done: false });
    const next = thoughts.next();
    await settle();
    asked.at(-1)[how](LOST);
    if (isTakenBack) client.drop();
    if (isTakenBack) assert.deepEqual(await next, { value: undefined, done: true });
    else await assert.rejects(next, LOST);
  }
});
