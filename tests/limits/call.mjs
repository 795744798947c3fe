// Makes one call in a process of its own and prints what it took: `node call.mjs '{"call": "status", ...}'`.
import { readFileSync } from "node:fs";
import init, * as hyperply from "../../pkg/hyperply.js";
import { POSITIONS } from "./positions.mjs";

const { call, position: name, move, file, part } = JSON.parse(process.argv[2]);
const { Game, ...functions } = hyperply;
const position = POSITIONS[name] ?? name;
const long = () => "x".repeat(500 << 20);
const game = () => new Game(position);
/** A record of so many bytes that repeats a part. */
const record = (size) => part.repeat(Math.floor(size / part.length));
const MAX_RECORD = 4 << 20;

/** What is prepared, and the call that is measured. */
const CALLS = {
  legal_moves: [() => position, functions.legal_moves],
  "legal_moves, of one piece": [() => position, (text) => functions.legal_moves(text, move.clicks[0])],
  apply: [() => position, (text) => functions.apply(text, move)],
  rematerialize_targets: [() => position, functions.rematerialize_targets],
  parse_notation: [() => position, (text) => functions.parse_notation(text, move.notation)],
  "parse_notation, ambiguous": [() => position, (text) => functions.parse_notation(text, `→Q${move.to ?? "d4"}`)],
  format_notation: [
    () => position,
    (text) => functions.format_notation(text, move, { short: true, check: true, language: "de" }),
  ],
  agree_speed: [() => position, (text) => functions.agree_speed(text, 3)],
  pieces: [() => position, functions.pieces],
  problems: [() => position, functions.problems],
  status: [() => position, functions.status],
  explain: [() => position, (text) => functions.explain(text, move.notation)],
  "explain, a refusal": [() => position, (text) => functions.explain(text, `${move.notation}x`)],
  threats: [() => position, functions.threats],
  "compare, with the first rules": [
    () => functions.rule_sets(position.split(" ")[0])[0],
    (id) => functions.compare(position, id),
  ],
  "compare, with the last rules": [
    () => functions.rule_sets(position.split(" ")[0]).at(-1),
    (id) => functions.compare(position, id),
  ],
  "new Game": [() => position, game],
  "Game.legal_moves": [game, (g) => g.legal_moves()],
  "Game.apply": [game, (g) => g.apply(move)],
  "Game.status": [game, (g) => g.status()],
  "Game.explain": [game, (g) => g.explain(move.notation)],
  "Game.agree_speed": [game, (g) => g.agree_speed(2)],
  "Game.from_record": [() => readFileSync(file, "utf8"), (text) => Game.from_record(text)],
  "Game.history, of a record": [() => Game.from_record(readFileSync(file, "utf8")), (g) => g.history()],
  "Game.record, of a record": [() => Game.from_record(readFileSync(file, "utf8")), (g) => g.record()],
  "Game.status, of a record": [() => Game.from_record(readFileSync(file, "utf8")), (g) => g.status()],
  "Game.legal_moves, of a record": [() => Game.from_record(readFileSync(file, "utf8")), (g) => g.legal_moves()],
  "Game.from_record, of a part": [() => record(MAX_RECORD), (text) => Game.from_record(text)],
  "Game.from_record, of a long text": [long, (text) => Game.from_record(text)],
  "legal_moves, of a long text": [long, functions.legal_moves],
  "problems, of a text of mistakes": [() => readFileSync(file, "utf8"), functions.problems],
  "legal_moves, from a long text": [long, (text) => functions.legal_moves(position, text)],
  "initial_position, of a long text": [long, functions.initial_position],
  "variant, of a long text": [long, functions.variant],
  "apply, of a long text": [long, (text) => functions.apply(position, text)],
  "apply, of a long notation": [long, (text) => functions.apply(position, { notation: text })],
  "explain, of a long text": [long, (text) => functions.explain(position, text)],
  "parse_notation, in a long language": [long, (text) => functions.parse_notation(position, "e4", text)],
  "new Game, of a long text": [long, (text) => new Game(text)],
  "Game.record, with a long tag": [long, (text) => game().record({ White: text })],
  "Game.record, with a long name": [() => ({ [long()]: "x" }), (tags) => game().record(tags)],
  "Game.record, with many tags": [
    () => Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`T${i}`, "x".repeat(1000)])),
    (tags) => game().record(tags),
  ],
};

await init({ module_or_path: readFileSync(new URL("../../pkg/hyperply_bg.wasm", import.meta.url)) });
const [prepare, run] = CALLS[call];
const prepared = prepare();
const before = process.resourceUsage();
let answer;
try {
  const value = run(prepared);
  answer = Array.isArray(value) || typeof value === "string" ? value.length : "done";
} catch (error) {
  answer = error.code ?? String(error);
}
const after = process.resourceUsage();
const ms = (after.userCPUTime - before.userCPUTime + after.systemCPUTime - before.systemCPUTime) / 1000;
console.log(
  JSON.stringify({ answer, ms: Math.round(ms), megabytes: Math.round((after.maxRSS - before.maxRSS) / 1024) }),
);
