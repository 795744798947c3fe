// German sentences that a rule of the code writes: levels, what both rule sets allow, scores.
import assert from "node:assert/strict";
import { test } from "node:test";
import { evaluationText } from "../../www/element/engine/evaluation.js";
import { de } from "../../www/element/words/de/index.js";
import { en } from "../../www/element/words/en/index.js";
import { compare, explore } from "../../www/site/words/de/index.js";
import { whole } from "../words.mjs";

await whole(de);

test("cells have German levels, but not in an English move", () => {
  assert.equal(
    de.notation.unread("Nb1L1-a3L1", "Auf b1L1 steht kein Springer."),
    "„Nb1L1-a3L1“ lässt sich nicht als Zug lesen. Auf b1E1 steht kein Springer.",
  );
  assert.match(de.refusals.otherTurn("d7L4", "black", "K"), /^d7E4: schwarzer König/);
});

test("rule sets that share no move say so, with a German level", () => {
  assert.equal(compare.both(0, "f1L4", true), "Beide erlauben keinen Zug von f1E4.");
  assert.equal(compare.both(2, null, false), "Beide erlauben dasselbe: 2 Züge.");
});

test("a side checkmates in moves", () => {
  assert.equal(explore.mates.found("white", 2, 1, 15, true), "Weiß setzt in 2 Zügen matt. 15 Stellungen geprüft.");
  assert.equal(explore.mates.found("black", 1, 1, 15, true), "Schwarz setzt in einem Zug matt. 15 Stellungen geprüft.");
});

test("a score has the decimal mark of the language", () => {
  const status = /** @type {any} */ ({ turn: "white" });
  assert.equal(evaluationText({ words: de, status }, { score: 20 }), "+0,2");
  assert.equal(evaluationText({ words: en, status }, { score: -20 }), "−0.2");
});
