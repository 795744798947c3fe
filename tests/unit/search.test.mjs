// What a search makes of words, and which passages it finds.
import assert from "node:assert/strict";
import { test } from "node:test";
import { linkOf } from "../../scripts/site/documents.mjs";
import { addresses, headingsOf } from "../../scripts/site/markdown.mjs";
import { modules } from "./modules.mjs";

const { Index, SYNONYMS, askedWords, formsOf, marked, quote, synonymsOf, wordsOf } = await modules(
  "site/search/index.js",
  "site/search/quote.js",
  "site/search/synonyms.js",
  "site/search/terms.js",
);

/** An index of texts, each under its heading. */
function indexOf(texts) {
  const index = new Index();
  index.add(
    Object.entries(texts).map(([heading, text]) => ({
      heading,
      text,
      number: /^[A-Z]\d+$/.test(heading) ? heading : "",
      weight: 1,
    })),
  );
  return (query) => index.find(query).map(({ passage }) => passage.heading);
}

const find = indexOf({
  T14: "The king may castle with a rook that has not moved.",
  T15: "A player may send any piece into Time Out.",
  T1: "Eight boards lie above each other.",
  C5: "Without an attack that is a draw (stalemate).",
  Pawns: "There is no en passant on the way.",
  Ends: "The game ends when one side has won.",
  legal_moves: "Returns the moves of the side to move.",
  Bishops: "A bishop rides diagonally.",
});

for (const [query, ...found] of [
  ["castling", "T14"],
  ["Rochade", "T14"],
  ["castel", "T14"],
  ["time-out", "T15"],
  ["timeout", "T15"],
  ["Auszeit", "T15"],
  ["how do I win", "Ends"],
  ["wie gewinne ich", "Ends"],
  ["en passent", "Pawns"],
  ["remis", "C5"],
  ["stalmate", "C5"],
  ["Läufer", "Bishops"],
  ["laeufer", "Bishops"],
  ["LEGAL MOVES", "legal_moves"],
  ["legalMoves", "legal_moves"],
  ["diag", "Bishops"],
  ["t1", "T1"],
  ["zyzzyva"],
  ["  ?! "],
  [""],
]) {
  test(`“${query}” finds ${found.join(", ") || "nothing"}`, () => assert.deepEqual(find(query), found));
}

test("with several words all are wanted, or else as many as there are", () => {
  const two = indexOf({ one: "black rook", other: "white rook", third: "white knight" });
  assert.deepEqual(two("white rook"), ["other"]);
  assert.deepEqual(two("purple rook").sort(), ["one", "other"]);
});

test("passages in the language of the page come first", () => {
  const index = new Index();
  const passage = (heading, lang) => ({ heading, lang, number: "", text: "rook", weight: 1 });
  index.add([passage("rook", "en"), passage("Turm", "")]);
  assert.deepEqual(
    index.find("rook").map(({ passage }) => passage.heading),
    ["Turm", "rook"],
  );
});

test("a rule comes before what is said of it, and that before an example", () => {
  const index = new Index();
  const passage = (heading, weight) => ({ heading, lang: "", number: "", text: "the rook moves", weight });
  index.add([passage("example", 0.5), passage("document", 1), passage("rule", 2)]);
  assert.deepEqual(
    index.find("rook").map(({ passage }) => passage.heading),
    ["rule", "document", "example"],
  );
});

test("a question of small words alone is asked for those", () => {
  assert.deepEqual(askedWords("How do I castle?"), ["castle"]);
  assert.deepEqual(askedWords("to be"), ["to", "be"]);
});

test("words have no capitals, accents or seams; a short one may not be mistyped", () => {
  assert.deepEqual(wordsOf("Säule d1L4, drawPiece, weiß!"), ["saule", "d1l4", "draw", "piece", "weiss"]);
  assert.deepEqual(formsOf("castling"), ["castling", "castl"]);
  assert.deepEqual(indexOf({ rook: "a rook" })("rock"), []);
});

test("each name of a meaning that is one word leads to the others", () => {
  for (const names of SYNONYMS) {
    assert.equal(new Set(names).size, names.length, names.join());
    for (const name of names.filter((name) => wordsOf(name).length === 1)) {
      const others = synonymsOf(wordsOf(name)[0]).map((words) => words.join(" "));
      for (const other of names)
        if (other !== name) assert.ok(others.includes(wordsOf(other).join(" ")), `${name}: ${other}`);
    }
  }
});

test("the last rule whose number begins with a letter is known", () => {
  const index = new Index();
  index.add(["T2", "T33", "Q1", ""].map((number) => ({ number, heading: "", text: "", weight: 1 })));
  assert.deepEqual([index.lastRule("T99"), index.lastRule("Q7"), index.lastRule("Z1")], ["T33", "Q1", undefined]);
});

const shown = (parts) => parts.map(({ text, marked }) => (marked ? `*${text}*` : text)).join("");

test("the sentence with most of the words is quoted, cut around the first of them", () => {
  const words = new Set(["castl", "rook"]);
  assert.equal(shown(marked("Castling: the rook", words)), "*Castling*: the *rook*");
  assert.equal(shown(quote("A rook moves. It may castle with a rook. No.", words)), "It may *castle* with a *rook*.");
  const long = `${"so ".repeat(50)}castle ${"on ".repeat(50)}`;
  assert.match(shown(quote(long, words)), /^…(so ){1,10}\*castle\* (on ?){10,30}…$/);
});

test("links between documents lead to their pages; files of the repository have none", () => {
  for (const [link, page] of [
    ["library.md", "docs-library.html"],
    ["adding-a-game.md#ten-steps", "docs-adding-a-game.html#ten-steps"],
    ["../RULES.md#time-out", "rules.html#time-out"],
    ["../README.md", "docs.html"],
    ["element.de.md#events", "docs-element.html#events"],
    ["../RULES.de.md#time-out", "rules.html#time-out"],
    ["../src/wasm/js/types.d.ts#L12", "api.html"],
    ["#levels", "#levels"],
    ["https://www.rust-lang.org/", "https://www.rust-lang.org/"],
    ["../src/lib.rs", undefined],
    ["values/", undefined],
  ])
    assert.equal(linkOf(link), page, link);
});

test("headings have the addresses that GitHub gives them", () => {
  const address = addresses();
  assert.deepEqual(["The `legal_moves` call", "Moves & clicks", "Moves & clicks"].map(address), [
    "the-legal_moves-call",
    "moves--clicks",
    "moves--clicks-1",
  ]);
  assert.deepEqual(
    headingsOf("# Title\n\n## One\n\n```\n## code\n```\n\n### Two\n").map(({ depth, address }) => [depth, address]),
    [
      [2, "one"],
      [3, "two"],
    ],
  );
});
