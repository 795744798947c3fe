// Games in pages of others: what is chosen as attributes, addresses and HTML, and the height that a frame is given.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "marked";
import * as rules from "../../pkg/inline.js";
import { follow } from "../../www/site/embed/frame-size.js";
import { elementHtml, frameHtml } from "../../www/site/embed/snippet.js";
import { modules } from "./modules.mjs";

const { attributesIn, attributesOf, chosenFirst, embedAddress, gameOf, widthOf } = await modules(
  "site/embed/address.js",
  "site/embed/choices.js",
  "site/play/address.js",
);

const GAME = "#variant=timeout-flat&moves=Pe2-e4,Pe7-e5,Qd1to";
const CHOSEN = {
  form: "frame",
  shows: "game",
  controls: "moves",
  players: "nobody",
  side: "white",
  theme: "auto",
  language: "en",
  size: "480",
};
const address = (more, { here = "en", view = null } = {}) => {
  const whole = embedAddress(GAME, attributesOf({ ...CHOSEN, ...more }, { here, view }));
  assert.ok(whole.startsWith(`embed.html${GAME}&`), whole);
  return whole.slice(`embed.html${GAME}&`.length);
};

for (const [what, chosen, written, page] of [
  ["a game to look at", {}, "controls=moves&theme=auto&white=none&black=none"],
  ["another frame and theme", { controls: "none", theme: "dark" }, "controls=none&theme=dark&white=none&black=none"],
  ["two people", { players: "anyone" }, "controls=moves&theme=auto"],
  ["the computer", { players: "computer" }, "controls=moves&theme=auto&white=human&black=engine%204"],
  [
    "the computer, for Black",
    { players: "computer", side: "black" },
    "controls=moves&theme=auto&white=engine%204&black=human&flipped",
  ],
  ["Black's side", { players: "anyone", side: "black" }, "controls=moves&theme=auto&flipped"],
  ["another language", { players: "anyone", language: "de" }, "controls=moves&theme=auto&language=de"],
  ["the German page's own", { players: "anyone", language: "de" }, "controls=moves&theme=auto", { here: "de" }],
  [
    "English in a German page",
    { players: "anyone", language: "en" },
    "controls=moves&theme=auto&language=en",
    { here: "de" },
  ],
  [
    "an element in German",
    { form: "element", players: "anyone", language: "de" },
    "controls=moves&theme=auto&language=de",
    { here: "de" },
  ],
  ["an element in English", { form: "element", players: "anyone" }, "controls=moves&theme=auto"],
  ["boards in space", { players: "anyone" }, "controls=moves&theme=auto&view=3d", { view: "3d" }],
  ["the plan", { players: "anyone" }, "controls=moves&theme=auto", { view: "plan" }],
])
  test(`what is chosen stands in the address: ${what}`, () => assert.equal(address(chosen, page), written));

test("an address tells the attributes that it was made of, beside the game, and no others", () => {
  const attributes = attributesOf({ ...CHOSEN, players: "computer", side: "black" }, { here: "de", view: "3d" });
  const { hash } = new URL(embedAddress(GAME, attributes), "https://example.org/");
  assert.deepEqual(attributesIn(hash), attributes);
  assert.deepEqual(gameOf(hash).moves, ["Pe2-e4", "Pe7-e5", "Qd1→"]);
  assert.deepEqual(attributesIn("#variant=chess&onclick=x&position=y&names=off&notation=short"), {
    names: "off",
    notation: "short",
  });
  assert.deepEqual(attributesIn("#white=%E0%A4%A"), { white: "%E0%A4%A" }, "which no attribute may be");
});

test("at first is chosen what the board shows", () => {
  const board = (moves, attributes = {}) => ({
    moves,
    getAttribute: (name) => attributes[name] ?? null,
    hasAttribute: (name) => name in attributes,
  });
  assert.deepEqual(chosenFirst(board([]), "de"), {
    shows: "position",
    controls: "none",
    side: "white",
    language: "de",
  });
  assert.deepEqual(chosenFirst(board([{}], { flipped: "", language: "en" }), "de"), {
    shows: "game",
    controls: "moves",
    side: "black",
    language: "en",
  });
});

test("the HTML to copy is a frame with the script for its height, or the element with the one script of its hash", () => {
  const frame = { address: `https://a.org/${GAME}&x="`, title: "R & D", width: widthOf("480"), height: 480 };
  assert.equal(
    frameHtml(frame),
    '<iframe src="https://a.org/#variant=timeout-flat&amp;moves=Pe2-e4,Pe7-e5,Qd1to&amp;x=&quot;" title="R &amp; D" ' +
      'width="480" height="480" style="border: 0; max-width: 100%" loading="lazy"></iframe>\n' +
      `<script>addEventListener("message", ${follow})</script>`,
  );
  const script = { address: "https://a.org/element.js", integrity: "sha384-x" };
  const attributes = attributesOf(
    { ...CHOSEN, form: "element", players: "anyone", side: "black" },
    { here: "en", view: null },
  );
  const element = (size) =>
    elementHtml({ script, attributes, game: { record: '[White "a<b"]\n\n1. e4 *\n' }, width: widthOf(size) });
  assert.equal(
    element("320"),
    '<script type="module" src="https://a.org/element.js" integrity="sha384-x" crossorigin></script>\n' +
      '<hyperply-game controls="moves" theme="auto" flipped record="[White &quot;a&lt;b&quot;] 1. e4 *" style="display: block; max-width: 320px"></hyperply-game>',
  );
  assert.match(element("full"), /max-width: 100%"/);
});

/** The elements with a game in the whole pages of a document. */
const elementsIn = (file) =>
  [...readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8").matchAll(/^```html\n(.*?)^```$/gms)].flatMap(
    ([, html]) => html.match(/<hyperply-game(?![^>]*=\{).*?<\/hyperply-game>/gs) ?? [],
  );
const record = new rules.Game("chess").record();
const copiedElement = elementHtml({ script: {}, attributes: {}, game: { record }, width: "320" }).split("\n").at(-1);

test("an element with a game is the same after Markdown, which ends HTML at a blank line, as it does in MkDocs", () => {
  const elements = ["embedding.md", "embedding.de.md", "element.md", "element.de.md"].flatMap(elementsIn);
  assert.ok(elements.length > 20, String(elements.length));
  for (const element of [...elements, copiedElement]) {
    assert.doesNotMatch(element, /\n\s*\n/);
    for (const around of ["", "<figure>\n", "Look: "]) assert.ok(parse(around + element).includes(element), element);
  }
  assert.ok(elements.filter((element) => element.includes("record=")).length >= 4);
});

/** The scripts that give a frame its height: of the documents, of the German ones, and the one that is copied; as what hears messages. */
const followers = ["embedding.md", "embedding.de.md"].map((file) => {
  const text = readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");
  const [, script] = /```html\n<script>\n([^]*?)<\/script>\n```/.exec(text);
  return [file, (document, hear) => new Function("document", "addEventListener", script)(document, hear)];
});
const copied = (document, hear) => hear("message", new Function("document", `return ${follow}`)(document));

for (const [whose, script] of [...followers, ["that is copied", copied]])
  test(`a frame gets the height that it tells itself, and no message of others gives it one: ${whose}`, () => {
    const frames = [{ contentWindow: {} }, { contentWindow: {} }];
    let hear;
    script({ querySelectorAll: () => frames, querySelector: () => frames[0] }, (type, listener) => {
      assert.equal(type, "message");
      hear = listener;
    });
    const [{ contentWindow: source }] = frames;
    hear({ data: { type: "hyperply-size", height: 480 }, source });
    hear({ data: { type: "hyperply-size", height: 5 }, source: {} });
    hear({ data: { type: "other", height: 5 }, source });
    hear({ data: null, source });
    hear({ data: "hyperply-size", source });
    assert.deepEqual(
      frames.map(({ height }) => height),
      [480, undefined],
    );
  });
