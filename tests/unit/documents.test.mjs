// The documents and the reference as pages of the site, without a browser.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import * as everything from "../../pkg/inline.js";

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const FILES = readdirSync(new URL("../../docs", import.meta.url)).filter((file) => file.endsWith(".md"));
const DOCUMENTS = FILES.filter((file) => !file.endsWith(".de.md")).map((file) => file.replace(".md", ""));
const IN_ENGLISH = "Diesen Text gibt es bisher nur auf Englisch.";

const titleOf = (file) => /^# (.*)$/m.exec(read(`docs/${file}`))[1].replaceAll("`", "");
const headingOf = (html) => /<h1 [^>]*>(.*?)<\/h1>/.exec(html)[1].replace(/<[^>]*>/g, "");
const addressesIn = (html) => [...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id);

test("every document is a page with its title, its headings and its code, and the list of documents leads to it", () => {
  const list = read("dist/docs.html");
  for (const name of DOCUMENTS) {
    const text = read(`docs/${name}.md`);
    const html = read(`dist/docs-${name}.html`);
    assert.equal(headingOf(html), titleOf(`${name}.md`));
    assert.ok(list.includes(`<li><a href="docs-${name}.html">`), name);
    const [, contents] = /aria-label="Contents">(.*?)<\/nav>/s.exec(html);
    const listed = [...contents.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    assert.deepEqual(listed, addressesIn(html), name);
    const headings = text.replace(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm, "").match(/^###? /gm) ?? [];
    assert.equal(listed.length, headings.length, name);
    const blocks = text.match(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm) ?? [];
    assert.equal((html.match(/<pre class="code"/g) ?? []).length, blocks.length, name);
  }
});

test("German pages have the German documents, and say so where there is none", () => {
  for (const name of DOCUMENTS) {
    const html = read(`dist/de/docs-${name}.html`);
    const isGerman = FILES.includes(`${name}.de.md`);
    assert.equal(headingOf(html), titleOf(`${name}${isGerman ? ".de" : ""}.md`));
    assert.equal(html.includes(IN_ENGLISH), !isGerman, name);
    assert.equal(html.includes('<article lang="en"'), !isGerman, name);
    assert.equal(/aria-label="Inhalt">\s*<ul lang="en">/.test(html), !isGerman, name);
    assert.deepEqual(addressesIn(html), addressesIn(read(`dist/docs-${name}.html`)), "the same addresses");
  }
  assert.match(read("dist/de/api.html"), /aria-label="Inhalt">\s*<ul lang="en">/);
  assert.match(read("dist/de/docs-element.html"), /<a href="docs-embedding\.html">Einbetten<\/a>/);
});

test("German lists have German titles, and say which documents are in English", () => {
  const list = read("dist/de/docs.html");
  for (const [, name, title] of list.matchAll(/<a href="(docs-[\w-]+|api)\.html">(.*?)<\/a>/g))
    assert.equal(title.endsWith(" (englisch)"), read(`dist/de/${name}.html`).includes(IN_ENGLISH), `${name}: ${title}`);
  assert.match(list, /<a href="docs-library\.html">Die Bibliothek \(englisch\)<\/a>: Jedes Spiel /);
});

test("the reference has every function, class and type of the package, linked with each other", () => {
  const html = read("dist/api.html");
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  for (const name of Object.keys(everything)) if (name !== "default") assert.ok(ids.has(name), name);
  for (const file of ["src/wasm/js/types.d.ts", "src/wasm/js/element.d.ts"])
    for (const [, name] of read(file).matchAll(/^export (?:class|function|interface|type) (\w+)/gm))
      assert.ok(ids.has(name) || name === "GameConstructor", name);
  for (const id of ["Game.apply", "Game.from_record", "Game.new", "Engine.choose", "Move.clicks", "HyperplyError.code"])
    assert.ok(ids.has(id), id);
  for (const signature of [
    'legal_moves(position: string, from?: string, options?: <a href="#Spoken">Spoken</a>): <a href="#Move">Move</a>[]',
    "new Game(variant_or_position: ",
  ])
    assert.ok(html.includes(signature), signature);
  for (const text of ["unknown-variant", ...everything.variants().map(({ id }) => id)])
    assert.ok(html.includes(`&quot;${text}&quot;`), text);
});
