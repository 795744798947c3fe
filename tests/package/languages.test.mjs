// The language of messages is an option; codes, rules and cells are the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";

const { Engine, Game, apply, compare, convert, explain, initial_position, legal_moves, problems } = rules;
/** @type {Record<string, any>} */
const FUNCTIONS = { ...rules };
const GERMAN = /** @type {const} */ ({ language: "de" });
const START = initial_position("chess");

/** What is thrown. @param {() => unknown} act  @returns {any} */
function thrown(act) {
  try {
    act();
  } catch (error) {
    return error;
  }
  return assert.fail("nothing was thrown");
}

test("every function that rejects something has the option, and only the message differs", () => {
  const bad = "chess 8/8/8/8/8/8/8/8 w - - 0 1";
  for (const [name, ...given] of [
    ["variant", "ches"],
    ["initial_position", "ches"],
    ["legal_moves", bad, undefined],
    ["apply", START, "Bc1-e3"],
    ["rematerialize_targets", bad, undefined],
    ["parse_notation", START, "O-O"],
    ["agree_speed", START, 2],
    ["pieces", bad],
    ["status", bad],
    ["threats", bad],
    ["rule_sets", "ches"],
    ["convert", START, "quarx"],
    ["compare", START, "quarx"],
    ["perft", bad, 1],
  ]) {
    const [english, german] = [undefined, GERMAN].map((options) => thrown(() => FUNCTIONS[name](...given, options)));
    assert.notEqual(german.message, english.message, name);
    assert.deepEqual([german.code, german.rule, german.cells], [english.code, english.rule, english.cells], name);
    assert.equal(thrown(() => FUNCTIONS[name](...given)).message, english.message, name);
  }
});

test("answers with messages have it, too", () => {
  assert.equal(explain(START, "Lc1-e3", GERMAN).message, "Dem Läufer auf c1 ist auf d2 der Weg verstellt.");
  assert.equal(explain(START, "Lc1-e3", "de").message, "Dem Läufer auf c1 ist auf d2 der Weg verstellt.");
  assert.match(
    problems("chess 8/8/8/8/8/8/8/8 w - - 0 1", GERMAN)[0].message,
    /^BOARD: Weiß muss genau einen König haben/,
  );
  const { there } = compare(initial_position("trid"), "trid-meder", GERMAN);
  for (const { message } of there) assert.doesNotMatch(message, /\b(the|can't)\b/);
  const [entry] = rules.rematerialize_targets(
    "timeout-flat 3k4/8/8/8/4Q3/8/8/4K3 w - - 0 3 Re4:1 -",
    undefined,
    GERMAN,
  );
  assert.equal(entry.blocked?.message, "Der Turm von e4 kann nicht zurückkehren, denn e4 ist nicht leer.");
});

test("an index is no option, so functions can be mapped", () => {
  assert.deepEqual([START, START].map(rules.status).length, 2);
  assert.equal(thrown(() => ["ches"].map(initial_position)).message, thrown(() => initial_position("ches")).message);
});

test("a game speaks its language, until that is changed", () => {
  const game = new Game("quarx", GERMAN);
  const wrong = () => thrown(() => game.apply("1111-1112")).message;
  assert.match(wrong(), /Feld/);
  game.language = "en";
  assert.match(wrong(), /cell/);
  game.language = undefined;
  assert.match(game.explain("1111-1112", "de").message, /Feld/);
  assert.match(thrown(() => new Game(/** @type {any} */ ("ches"), GERMAN)).message, /^Es gibt keine Variante/);
  assert.match(thrown(() => Game.from_record("1. e5 *", GERMAN)).message, /^Zug 1, `e5`: /);
  const english = "1. Nf3 Nc6 2. Nb6 *";
  const read = (languages) => thrown(() => Game.from_record(english, languages));
  assert.match(read({ language: "de", moves: "en" }).message, /^Zug 2, `Nb6`: /);
  assert.match(read({ moves: "en" }).message, /^Move 2, `Nb6`: /);
  assert.match(read(GERMAN).message, /^Zug 1, `Nf3`: /);
  assert.equal(Game.from_record("1. Sf3 *", { moves: "de" }).history()[0].move, "Ng1-f3");
  // @ts-expect-error
  assert.match(read({ moves: "fr" }).message, /`moves`/);
  // @ts-expect-error
  game.language = "fr";
  assert.equal(thrown(() => game.position()).code, "bad-argument");
});

test("an engine speaks that of the game, or its own", async () => {
  const over = "chess 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
  for (const [game, options] of [
    [new Game(over, GERMAN), {}],
    [new Game(over), GERMAN],
  ]) {
    const engine = new Engine({ ...options, nodes: 10 });
    await assert.rejects(engine.choose(game), { code: "game-over", message: /^Die Partie ist zu Ende/ });
    engine.close();
  }
  assert.equal(thrown(() => new Engine({ language: /** @type {any} */ ("fr") })).code, "bad-argument");
});

test("a language that is not there is told", () => {
  const error = thrown(() => legal_moves(START, undefined, { language: /** @type {any} */ ("fr") }));
  assert.deepEqual([error.code, error.message], ["bad-argument", "`language` must be `en` or `de`, not `fr`."]);
  assert.equal(convert(START, "chess"), START);
  assert.equal(thrown(() => apply(START, "e5")).message.includes("Der"), false);
});
