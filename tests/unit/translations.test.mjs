// The German rules, documents and pages of the families say what the English ones say: the same parts with the same
// numbers, examples and marks, and a text that was changed in one language only is told by its name.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { rulesOf } from "../../scripts/rules.mjs";
import { examples } from "../../scripts/site/examples.mjs";
import { FAMILIES } from "../../scripts/site/games.mjs";
import { headingsOf, markdown } from "../../scripts/site/markdown.mjs";
import { WORDS } from "../../scripts/site/words.mjs";
import { differences, partsOf, record, translated } from "../../scripts/translations.mjs";

const PAIRS = translated();
const ROOT = new URL("../../", import.meta.url);
const read = (file) => readFileSync(new URL(file, ROOT), "utf8");

test("the rules, the documents of the element and every family have their translation", () => {
  const families = readdirSync(new URL("www/site/families", ROOT)).filter((file) => /^\w+\.md$/.test(file));
  const documents = ["docs/element.md", "docs/embedding.md"];
  const expected = ["RULES.md", ...documents, ...families.map((file) => `www/site/families/${file}`)];
  assert.deepEqual(PAIRS.map(([{ name }]) => name).sort(), expected.sort());
  assert.deepEqual(Object.keys(record()).sort(), expected);
  assert.ok(FAMILIES.every(({ id }) => existsSync(new URL(`www/site/families/${id}.de.md`, ROOT))));
});

for (const [english, other] of PAIRS) {
  test(`${other.name} says what ${english.name} says`, () => {
    assert.deepEqual(differences(english, other, record()[english.name]), []);
    assert.deepEqual(Object.keys(record()[english.name]), [...partsOf(english.text).keys()], "translations.json");
  });

  test(`${other.name} has nothing English left`, () => {
    // Quotations, titles, code and links are not translated.
    const prose = other.text
      .replace(/^---\n.*?\n---\n/s, "")
      .replace(/^```[^]*?^```$/gm, "")
      .replace(/„[^“]*“|(?<!\*)\*[^*]+\*(?!\*)|`[^`]*`|<[^>]*>|\]\([^)]*\)|Games and Timelines/g, "");
    assert.deepEqual(prose.match(/\b(?<!-)(?:the|and|of|is|are|or|not|with|moves?|pieces?|levels?|boards?)\b/g), null);
    for (const [, words] of other.text.matchAll(/^words: (.*)$/gm)) assert.doesNotMatch(words, /\b(?:the|and|of|is)\b/);
  });
}

test("a page is written from both rules alike: the same addresses, boards, marks and verdicts", () => {
  const pages = ["RULES.md", "RULES.de.md"].map((file) => {
    const text = read(file);
    const numbers = rulesOf(text);
    const html = markdown({ numbers, code: (block) => examples({ ...block, rules, words: WORDS.en }) })(text);
    return {
      numbers: Object.keys(numbers),
      headings: headingsOf(text).map(({ address }) => address),
      tags: html.replace(/<h1.*<\/h1>/, "").match(/<(?!\/?(?:em|i)\b)[^>]+>/g),
    };
  });
  assert.deepEqual(pages[1], pages[0]);
  const titles = headingsOf(read("RULES.de.md")).map(({ title }) => title);
  assert.ok(titles.includes("Brett und Aufstellung") && titles.every((title) => !title.includes("<")));
});

const ENGLISH = `# Rules

Two rules.

| id | rules |
|---|---|
| \`chess\` | T1 |

## Start here

- **T1** A rook on a1 moves 2 cells. **Ruling:** not three, see [T2](#start-here).
- **T2** A \`Ra1\` is a rook.

*Example: a rook.* It is on a1.

\`\`\`text
chess 8/8 w
  Ra1-a2   yes: it is 1 step
  Ra1-a3   no (T1): too far
\`\`\`
`;
const GERMAN = `# Regeln

Zwei Regeln.

| Kennung | Regeln |
|---|---|
| \`chess\` | T1 |

## Hier beginnen <a id="start-here"></a>

- **T1** Ein Turm auf a1 zieht 2 Felder weit. **Festlegung:** nicht drei, siehe [T2](#start-here).
- **T2** Ein \`Ra1\` ist ein Turm.

*Beispiel: ein Turm.* Er steht auf a1.

\`\`\`text
chess 8/8 w
  Ra1-a2   ja: es ist 1 Schritt
  Ra1-a3   nein (T1): zu weit
\`\`\`
`;
const told = (english, german, recorded) =>
  differences({ name: "R.md", text: english }, { name: "R.de.md", text: german }, recorded);

test("what one text has and the other has not is told by its rule", () => {
  assert.deepEqual(told(ENGLISH, GERMAN), []);
  const changes = [
    ["**T2** Ein", "**T3** Ein", "T2: only R.md has it.", "T3: only R.de.md has it."],
    ["2 Felder", "3 Felder", "T1: only R.md has the number or cell 2.", "T1: only R.de.md has the number or cell 3."],
    ["Festlegung", "Auslegung", "T1: only R.md has the mark ruling.", "T1: only R.de.md has the mark interpretation."],
    ["`Ra1`", "`Rb1`", "T2: only R.md has the code `Ra1`.", "T2: only R.de.md has the code `Rb1`."],
    ["](#start-here)", "](#start)", "T1: only R.md has the link #start-here.", "T1: only R.de.md has the link #start."],
    ['id="start-here"', 'id="start"', "#start-here: only R.md has it."],
    ["| `chess` | T1 |\n", "", "the beginning: only R.md has the code `chess`."],
    ["8/8 w", "8/8 b", "example 1 of #start-here: only R.md has the example chess 8/8 w."],
    ["nein (T1)", "nein (T2)", "example 1 of #start-here: only R.md has the example Ra1-a3: no (T1)."],
    ["nein (T1)", "ja", "example 1 of #start-here: only R.md has the example Ra1-a3: no (T1)."],
    ["Ra1-a2", "Ra1-b1", "example 1 of #start-here: only R.md has the example Ra1-a2: yes."],
    ["es ist 1", "es ist ein", "example 1 of #start-here: only R.md has the example 1."],
  ];
  for (const [from, to, ...sentences] of changes) {
    assert.ok(GERMAN.includes(from), from);
    const found = told(ENGLISH, GERMAN.replace(from, to));
    for (const sentence of sentences) assert.ok(found.includes(sentence), `${from} -> ${to}: ${found.join(" ")}`);
  }
  const swapped = GERMAN.replace(/(- \*\*T1.*\n)(- \*\*T2.*\n)/, "$2$1");
  assert.deepEqual(told(ENGLISH, swapped), ["T1: R.de.md has T2 in its place."]);
  const lines = GERMAN.replace(/( {2}Ra1-a2.*\n)( {2}Ra1-a3.*\n)/, "$2$1");
  assert.match(
    told(ENGLISH, lines)[0],
    /^example 1 of #start-here: R\.de\.md has the example Ra1-a3: no \(T1\) where /,
  );
});

const PAGE = `# Page

A page.

\`\`\`html
<html lang="en">
<title>A page that is saved</title>
<p>White to move:</p>
<script>
  const svg = picture("chess", { width: 320 }); // as an SVG
  said.textContent = \`\${n} moves of \${side}\`;
  board.mark([{ cell, name: "right" }]);
</script>
<iframe src="embed.html#at=1" title="One game"></iframe>
\`\`\`
`;
const SEITE = `# Seite

Eine Seite.

\`\`\`html
<html lang="de">
<title>3D-Schach, das gesichert wird</title>
<p>Weiß zieht:</p>
<script>
  const svg = picture("chess", { width: 320, language: "de" }); // als SVG
  said.textContent = \`\${side} hat \${n} Züge\`;
  board.mark([{ cell, name: "right" }]);
</script>
<iframe src="de/embed.html#at=1" title="Eine Partie"></iframe>
\`\`\`
`;

test("programs are the same but for what readers see, and the language", () => {
  assert.deepEqual(told(PAGE, SEITE), []);
  for (const [from, to] of [
    ["320", "321"],
    ['name: "right"', 'name: "richtig"'],
    ["#at=1", "#at=2"],
    ["{side} hat", "{seite} hat"],
    ["<p>Weiß zieht:</p>", "<b>Weiß zieht:</b>"],
    ['  board.mark([{ cell, name: "right" }]);\n', ""],
  ]) {
    assert.ok(SEITE.includes(from), from);
    assert.notDeepEqual(told(PAGE, SEITE.replace(from, to)), [], `${from} -> ${to}`);
  }
});

test("what was reworded in one text only is told by its rule, and breaking lines is no rewording", () => {
  const hashes = record()["RULES.md"];
  const [english, german] = PAIRS.find(([{ name }]) => name === "RULES.md");
  const edited = ({ name, text }, from, to) => {
    const found = new RegExp(from.replaceAll(" ", "\\s+"));
    assert.match(text, found);
    return { name, text: text.replace(found, to) };
  };
  const ofT5 = (one, two) => differences(one, two, hashes).filter((sentence) => sentence.startsWith("T5:"));
  const [here, there] = ["Knights leap over columns.", "Springer überspringen Säulen."];
  const newer = edited(english, here, "Knights leap over any columns.");
  assert.deepEqual(ofT5(newer, german), ["T5: RULES.md was changed, and RULES.de.md was not."]);
  const newest = edited(german, there, "Springer überspringen alle Säulen.");
  assert.deepEqual(ofT5(english, newest), ["T5: RULES.de.md was changed, and RULES.md was not."]);
  assert.deepEqual(ofT5(newer, newest), [
    "T5: both were changed; if they say the same, run node scripts/translations.mjs.",
  ]);
  const broken = edited(english, here, here.replaceAll(" ", "\n  "));
  assert.notEqual(broken.text, english.text);
  assert.deepEqual(ofT5(broken, german), []);
});
