// Which language a page is in, and the way from one to the other; what boards, files and late words say in German.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { withoutRule } from "../../www/element/words/message.js";
import { de } from "../../www/element/words/de/index.js";
import { addressIn, chosenAddress, wanted } from "../../www/site/shell/language.js";
import { storage } from "../../www/site/words/de/storage.js";
import { Board } from "./board.mjs";
import { modules } from "./modules.mjs";

const NAMES = ["location", "document", "localStorage", "navigator"];
const before = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
afterEach(() => {
  for (const [name, own] of before) own ? Object.defineProperty(globalThis, name, own) : delete globalThis[name];
});

/** Has scripts find themselves in a page of a browser that prefers languages. */
function inPage(address, { stored = null, languages = ["en-US"], link, data = { translated: "" } } = {}) {
  const location = new URL(address, "https://example.org/ours/");
  const way = link && { href: new URL(link[1], location).href };
  const page = {
    location,
    document: {
      documentElement: { lang: "en", dataset: data },
      querySelector: (selector) => (selector === `#other-language[hreflang="${link?.[0]}"]` ? way : null),
    },
    localStorage: { getItem: (name) => (name === "hyperply-language" ? stored : null) },
    navigator: { languages },
  };
  for (const [name, value] of Object.entries(page))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return page;
}

for (const [address, told, language] of [
  ["index.html", {}, "en"],
  ["index.html", { languages: ["de-DE", "en"] }, "de"],
  ["index.html", { languages: ["fr", "de-AT", "en"] }, "de"],
  ["index.html", { languages: ["fr", "den"] }, "en"],
  ["index.html", { stored: "de" }, "de"],
  ["index.html", { stored: "en", languages: ["de"] }, "en"],
  ["index.html?lang=en", { stored: "de", languages: ["de"] }, "en"],
  ["index.html?lang=de", { stored: "en" }, "de"],
])
  test(`${address}, ${JSON.stringify(told)}: the language is ${language}`, () => {
    const page = inPage(address, told);
    assert.equal(wanted(), language);
    page.localStorage.getItem = () => {
      throw new Error("private");
    };
    if (!told.stored) assert.equal(wanted(), language);
  });

const GERMAN = { languages: ["de"] };
for (const [address, told, leads] of [
  ["rules.html?one-board#T5", GERMAN, "de/rules.html?one-board#T5"],
  ["", GERMAN, "de/"],
  ["rules.html#T5", {}, null],
  ["rules.html", { ...GERMAN, data: {} }, null], // it has no other language
  ["de/rules.html", { ...GERMAN, data: { root: "../", translated: "" } }, null],
])
  test(`${address}, ${JSON.stringify(told)}: the page leads to ${leads}`, () => {
    inPage(address, told);
    assert.equal(chosenAddress(), leads);
  });

for (const [here, link, leads] of [
  ["play.html?x=1#variant=chess", ["de", "de/play.html"], "de/play.html?x=1#position=new"],
  ["de/rules.html?one-board&lang=de", ["en", "../rules.html"], "rules.html?one-board#position=new"],
  ["play.html#variant=chess", undefined, "play.html#variant=chess"], // there is no way
])
  test(`the switch leads from ${here} to ${leads}`, () => {
    inPage(here, { link });
    assert.equal(addressIn(link?.[0] ?? "de", "#position=new"), `https://example.org/ours/${leads}`);
  });

for (const [variant, move, message, rule] of [
  ["timeout", "Ra1L1-a5L1", "Dem Turm auf a1E1 ist in der Säule a2 der Weg verstellt.", "T5"],
  ["quarx", "1113-1111", /^(Keine Richtung führt|Der Stein auf 1113)/],
  ["hex4d", "RC1a1-C3c3", "Auf C1a1 steht ein Läufer, kein Turm."],
  [
    "trid",
    "QL1(3)-QL6(7)",
    "Ein Brett zieht nur, wenn es leer ist oder ein einziger deiner Bauern darauf steht, aber auf QL1(3) stehen 4 Figuren.",
    "D14",
  ],
  ["raumschach", "RAa1-Ee5", /^Der Turm auf Aa1 kann Ee5 nicht erreichen/],
])
  test(`a refusal is in German, with its rule and its cells: ${variant}`, async () => {
    const board = new Board(variant, { language: "de" });
    await board.type(move);
    const { text, rule: told } = board.message;
    typeof message === "string" ? assert.equal(text, message) : assert.match(text, message);
    assert.doesNotMatch(text, /\b(the|can't|is|not)\b/);
    if (rule) assert.equal(told, rule);
  });

/** German words of which those for answers come late, and what has them come. */
function late() {
  let come;
  const coming = new Promise((done) => {
    come = done;
  });
  const here = new Set();
  const words = {
    ...de,
    of: () => words,
    has: (part) => part !== "play" || here.has(part),
    need: async (part) => {
      if (part !== "play") return;
      await coming;
      here.add(part);
    },
  };
  return { words, come };
}

for (const [what, start, cell, act, shown] of [
  ["a refusal, after a move", ["chess"], "e7", (board) => board.make("e4"), ["black", 1, false]],
  [
    "what is said of a game that is over, after it was taken back",
    ["chess", "Pf2-f3", "Pe7-e5", "Pg2-g4", "Qd8-h4"],
    "e2",
    (board) => board.undo(),
    ["black", 3, false],
  ],
])
  test(`${what}, whose words come late, puts nothing back`, async () => {
    const { words, come } = late();
    const [variant, ...moves] = start;
    const board = new Board(variant, { words, moves, language: "de" });
    const said = board.click(cell);
    act(board);
    come();
    await said;
    assert.deepEqual([board.state.status.turn, board.state.line.ply, Boolean(board.message)], shown);
  });

test("a refusal, whose words come late, is told on a board that was flipped meanwhile, and leaves it flipped", async () => {
  const { words, come } = late();
  const board = new Board("chess", { words, language: "de" });
  const said = board.click("e7");
  board.set({ flipped: true });
  come();
  await said;
  assert.deepEqual([board.state.settings.flipped, board.message.text], [true, "e7: schwarzer Bauer. Am Zug ist Weiß."]);
});

test("a board needs the words of answers and of questions only when it answers and asks, and says if they do not come", async () => {
  const needed = [];
  let isOnline = false;
  const words = {
    ...de,
    of: () => words,
    has: (part) => needed.includes(`${part} came`) || !["play", "asked"].includes(part),
    need: async (part) => {
      needed.push(isOnline ? `${part} came` : part);
      if (!isOnline) throw new Error("offline");
    },
  };
  const board = new Board("chess", { words, language: "de" });
  assert.deepEqual(needed, []);
  await board.click("e7");
  assert.deepEqual([needed, board.message.text], [["play"], de.message.notLoaded]);
  await assert.rejects(board.newGame());
  isOnline = true;
  await board.click("e7");
  assert.equal(board.message.text, "e7: schwarzer Bauer. Am Zug ist Weiß.");
  assert.deepEqual(needed, ["play", "asked", "play came"]);
});

test("what is wrong with a saved game is told in German, though its record is in English", async () => {
  const { importFile } = await modules("site/storage/import-export.js");
  inPage("de/play.html");
  document.documentElement.lang = "de";
  const broken = { id: "a1", name: "Kaputt", record: '[Variant "chess"]\n\n1. e4 Ke6 *', ply: 1, lines: [] };
  const text = JSON.stringify({ format: "hyperply-games", version: 1, games: [broken] });
  const store = { words: storage, all: async () => [], learn: async () => {} };
  const { failed } = await importFile(store, new Blob([text]));
  assert.equal(storage.failed(failed.length), "1 Partie konnte nicht importiert werden:");
  assert.deepEqual(
    failed.map(({ game, error }) => [game, withoutRule(error.message, "de")]),
    [["Kaputt", "Zug\u00a01, „Ke6“: Schwarz hat keinen König, der e6 erreichen kann."]],
  );
});
