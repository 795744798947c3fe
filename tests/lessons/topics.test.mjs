// What lessons say that their rules are about: a whole sentence of the rules, in the language of the lesson.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { ladders } from "../../scripts/site/lessons.mjs";
import { topicOf } from "../../scripts/site/rule-texts.mjs";

const ENGLISH = /(?<![\p{L}-])(?:the|your|of|and|with|from|move|can|is|by)(?![\p{L}-])/iu;

/** The topics of all lessons by the number of the rule. @param {"en" | "de"} language @returns {Record<string, string>} */
const topicsIn = (language) =>
  Object.assign({}, ...ladders(rules, language).flatMap(({ lessons }) => lessons.map(({ topics }) => topics)));

for (const language of /** @type {const} */ (["en", "de"]))
  test(`every topic of a lesson is a whole sentence (${language})`, () => {
    const topics = Object.entries(topicsIn(language));
    assert.ok(topics.length > 50);
    for (const [number, topic] of topics) {
      assert.match(topic, /\p{L}.*\.$/u, number);
      assert.doesNotMatch(topic, /[*`[\]\n|]| {2}| [,.;:]/, `${number} has marks`);
      const paired = topic.replace(/\((?:[^()]|\([^()]*\))*\)/g, "");
      assert.doesNotMatch(paired, /[()]/, `${number} has half a pair of parentheses: ${topic}`);
      assert.doesNotMatch(
        topic,
        /(?<!\)|\b[a-z]|\d) [-−] | [-−] (?!\(|[a-z]\b|\d)/i,
        `${number} has half a difference: ${topic}`,
      );
    }
  });

test("topics of German lessons are German", () => {
  const english = topicsIn("en");
  for (const [number, topic] of Object.entries(topicsIn("de"))) {
    assert.notEqual(topic, english[number], `${number} is not translated`);
    assert.doesNotMatch(topic, ENGLISH, `${number} has an English word`);
  }
});

test("differences and items keep their parentheses", () => {
  assert.equal(
    topicOf("H3"),
    "Each cell has one of three basic colors: the remainder of (q - r) - (Q - R) divided by 3.",
  );
  assert.match(topicOf("D18"), /of D6 only \(a\) applies\.$/);
  assert.match(topicOf("H3", "de"), /den Rest von \(q [-−] r\) [-−] \(Q [-−] R\)/);
  assert.match(topicOf("D18", "de"), /nur \(a\)\.$/);
});

test("topics have neither the heading of a rule nor the id of its variant", () => {
  assert.equal(topicOf("M15"), "A board moves to a free place on an adjacent peg.");
  assert.equal(topicOf("M15", "de"), "Ein Brett zieht auf einen freien Platz auf einem benachbarten Stift.");
  assert.match(topicOf("Q16"), /^Captures are not compulsory/);
  assert.match(topicOf("T31", "de"), /^Ein Brett mit 8 Linien/);
  assert.match(topicOf("C7"), /^perft\(n\) counts/);
});

test("a German sentence ends at no number of a rank and no colon", () => {
  assert.match(topicOf("T3", "de"), /7\. Reihe, .* 1\. Reihe\.$/);
  assert.match(topicOf("T5", "de"), /: Sie ziehen nie/);
  assert.match(topicOf("H5", "de"), /entweder.*\. Oder /);
});
