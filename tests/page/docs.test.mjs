// The documents as pages, the reference, and the search over them and the rules.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { variants } from "../../pkg/inline.js";
import * as everything from "../../pkg/inline.js";
import { rulesOf } from "../../scripts/rules.mjs";
import { FAMILIES } from "../games.mjs";
import { isClean, staysClean, WIDE } from "./axe.mjs";
import { onSite, says, wide } from "./browser.mjs";

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const FILES = readdirSync(new URL("../../docs", import.meta.url)).filter((file) => file.endsWith(".md"));
const DOCUMENTS = FILES.filter((file) => !file.endsWith(".de.md")).map((file) => file.replace(".md", ""));
const PAGES = ["docs", "api", ...DOCUMENTS.map((name) => `docs-${name}`)];
const RULES = rulesOf(read("RULES.md"));

test("every document is a page with its title, and the list of documents leads to it", () => {
  const list = read("dist/docs.html");
  for (const name of DOCUMENTS) {
    const [, title] = /^# (.*)$/m.exec(read(`docs/${name}.md`));
    const [, heading] = /<h1 [^>]*>(.*?)<\/h1>/.exec(read(`dist/docs-${name}.html`));
    assert.equal(heading.replace(/<[^>]*>/g, ""), title.replaceAll("`", ""));
    assert.ok(list.includes(`<li><a href="docs-${name}.html">`), name);
  }
});

test("each page has every heading and every block of code of its document, and names each heading in its contents", () => {
  for (const name of DOCUMENTS) {
    const text = read(`docs/${name}.md`);
    const html = read(`dist/docs-${name}.html`);
    const [, contents] = /aria-label="Contents">(.*?)<\/nav>/s.exec(html);
    const headings = [...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id);
    assert.deepEqual(
      [...contents.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id),
      headings,
      name,
    );
    const blocks = text.match(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm) ?? [];
    assert.equal((html.match(/<pre class="code"/g) ?? []).length, blocks.length, name);
  }
});

test("German pages have the German documents, and say so where there is none", () => {
  for (const name of DOCUMENTS) {
    const html = read(`dist/de/docs-${name}.html`);
    const [, heading] = /<h1 [^>]*>(.*?)<\/h1>/.exec(html);
    const isGerman = FILES.includes(`${name}.de.md`);
    const [, title] = /^# (.*)$/m.exec(read(`docs/${name}${isGerman ? ".de" : ""}.md`));
    assert.equal(heading.replace(/<[^>]*>/g, ""), title.replaceAll("`", ""));
    assert.equal(html.includes("Diesen Text gibt es bisher nur auf Englisch."), !isGerman, name);
    assert.equal(/aria-label="Inhalt">\s*<ul lang="en">/.test(html), !isGerman, name);
    const ids = [html, read(`dist/docs-${name}.html`)].map((page) => page.match(/(?<=<h[23] id=")[^"]*/g));
    assert.deepEqual(ids[0], ids[1], "the same addresses");
  }
  assert.match(read("dist/de/api.html"), /aria-label="Inhalt">\s*<ul lang="en">/);
  assert.match(read("dist/de/docs-element.html"), /<a href="docs-embedding\.html">Einbetten<\/a>/);
});

test("German lists have German titles, and say which documents are in English", () => {
  const list = read("dist/de/docs.html");
  for (const [, name, title] of list.matchAll(/<a href="(docs-[\w-]+|api)\.html">(.*?)<\/a>/g))
    assert.equal(
      title.endsWith(" (englisch)"),
      read(`dist/de/${name}.html`).includes("Diesen Text gibt es bisher nur auf Englisch."),
      `${name}: ${title}`,
    );
  assert.match(list, /<a href="docs-library\.html">Die Bibliothek \(englisch\)<\/a>: Jedes Spiel /);
});

test("a German search says which results are in English", () =>
  onSite("de/docs.html", async (page) => {
    await page.fill("#words", "legal_moves");
    await page.waitForSelector('.results [href^="docs-library.html"]');
    const found = await page.$$eval(".results a", (links) =>
      links.map((link) => [
        link.getAttribute("href").split("#")[0],
        link.querySelector(".place-of").textContent.includes("(englisch)"),
        link.querySelector(".quote").lang,
      ]),
    );
    assert.ok(found.length > 3);
    const places = await page.$$eval('.results [href^="docs-library.html"] .place-of', (all) =>
      all.map(({ textContent }) => textContent),
    );
    assert.ok(
      places.every((place) => place.includes("Die Bibliothek (englisch)")),
      places.join("; "),
    );
    for (const [page, isMarked, lang] of found) {
      const isEnglish = read(`dist/de/${page || "docs.html"}`).includes('<article lang="en"');
      assert.deepEqual([isMarked, lang], isEnglish ? [true, "en"] : [false, ""], page);
    }
  }));

test("a rule that is found is quoted without its link to a lesson", () =>
  onSite("docs.html", async (page) => {
    await page.fill("#words", "castling");
    const quote = await page.locator('.results [href="rules.html#T14"] .quote').textContent();
    assert.match(quote, /castl/i);
    assert.doesNotMatch(quote, /^Lesson/);
  }));

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
  for (const text of ["unknown-variant", ...variants().map(({ id }) => id)])
    assert.ok(html.includes(`&quot;${text}&quot;`), text);
});

test("from every page a link leads to the documents", () => {
  for (const file of readdirSync(new URL("../../dist", import.meta.url)))
    if (file.endsWith(".html") && !["hyperply.html", "embed.html"].includes(file))
      assert.match(read(`dist/${file}`), /href="docs\.html"/, file);
});

test("without JavaScript a document can be read", () =>
  onSite(
    "docs-strength.html",
    async (page) => {
      assert.equal(await page.locator("#find:visible").count(), 0);
      assert.match(await page.locator("#text").innerText(), /Level 6/);
      await page.locator("aside summary").last().click();
      await page.locator("aside nav a").last().click();
      await page.waitForURL(/#/);
    },
    { javaScriptEnabled: false, ready: null, errors: [/^csp: .*\.js$/] },
  ));

for (const [query, where] of [
  ["time-out", /^rules\.html#T15$/],
  ["rochade", /^rules\.html#T14$/],
  ["how do I win", /^rules\.html#C5$/],
  ["en passent", /^rules\.html#/],
  ["castle", /^rules\.html#T14$/],
  ["remis", /^rules\.html#(C5|H13)$/],
  ["T17", /^rules\.html#T17$/],
  ["legal_moves", /^#legal_moves$/],
  ["how strong is the computer", /^docs-strength\.html#/],
]) {
  test(`“${query}” finds what it means`, () =>
    onSite("api.html", async (page) => {
      await page.keyboard.press("/");
      await page.keyboard.type(query);
      await page.waitForFunction(
        (where) =>
          [...document.querySelectorAll(".results a")]
            .slice(0, 5)
            .some((link) => new RegExp(where).test(link.getAttribute("href"))),
        where.source,
      );
      assert.equal(await page.locator("#text").isVisible(), false);
    }));
}

test("a result tells its document, heading and sentence; Enter opens the first, Escape brings the text back", () =>
  onSite("docs.html", async (page) => {
    await page.fill("#words", "castle");
    await says(page, ".results li:first-child", /^T14 Rules › Time Out chess › Castling/);
    assert.match(await page.locator(".results .quote mark").first().innerText(), /^castl/i);
    await page.keyboard.press("Escape");
    await page.locator("#text").waitFor();
    assert.equal(await page.locator(".results").isVisible(), false);
    await page.fill("#words", "castle");
    await says(page, ".results li:first-child", /^T14/);
    await page.press("#words", "Enter");
    await page.waitForURL(/rules\.html#T14$/);
    await page.waitForFunction(() => scrollY > 0);
  }));

test("a result on the page itself brings the text back at its place", () =>
  onSite("api.html", async (page) => {
    await page.fill("#words", "agree_speed");
    await page.locator('.results a[href="#agree_speed"]').click();
    await page.waitForFunction(() => document.getElementById("agree_speed").checkVisibility() && scrollY > 0);
    assert.equal(await page.inputValue("#words"), "");
  }));

test("where nothing is found, what can be looked for is told; a rule that does not exist, and the last one", async () => {
  await onSite("docs.html", async (page) => {
    await page.fill("#words", "zyzzyva");
    await says(page, "#found", /^No results\. Try “time out” or “king”\.$/);
    await page.fill("#words", "t99");
    await says(page, "#found", /^There is no rule T99\. Rules with this letter run from T1 to T33\.$/);
  });
  await onSite("rules.html#T99", async (page) => {
    await says(page, ".unknown", /^There is no rule T99\. Rules with this letter run from T1 to T33\.$/);
    for (const [hash, told] of [
      ["T17", false],
      ["Z1", true],
      ["castling", false],
    ]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
      await page.waitForFunction((told) => document.querySelector(".unknown").checkVisibility() === told, told);
    }
  });
  const last = Object.keys(RULES).filter((number) => number.startsWith("T")).length;
  assert.equal(last, 33);
});

test("beside the rules that are found the documents are listed", () =>
  onSite("rules.html", async (page) => {
    await page.fill("#words", "legal moves");
    await page.waitForSelector('.others a[href="api.html#legal_moves"]');
    assert.match(await page.innerText("#found"), /^\d+ passages/);
    await isClean(page, WIDE);
    await page.fill("#words", "");
    assert.equal(await page.locator(".others").isVisible(), false);
  }));

test("on a small screen the documents stand below the rules that are found, and each game is a tap away", () =>
  onSite(
    "rules.html",
    async (page) => {
      await page.fill("#words", "legal moves");
      await page.waitForSelector('.others a[href="api.html#legal_moves"]');
      const [rules, others] = await page.$$eval("#rules, .others", (nodes) =>
        nodes.map((node) => node.getBoundingClientRect()),
      );
      assert.ok(rules.bottom <= others.top);
      await page.fill("#words", "");
      await page.click('.games >> text="Quarx"');
      await page.waitForFunction(() => document.getElementById("quarx").getBoundingClientRect().top < innerHeight / 2);
      assert.equal(await page.locator(".games a").count(), FAMILIES.length);
    },
    { viewport: { width: 390, height: 844 } },
  ));

test("what cannot be loaded is told, and the rest is searched", () =>
  onSite(
    "docs.html",
    async (page) => {
      await page.fill("#words", "zyzzyva");
      await says(page, "#found", /^Some pages could not be searched\.$/);
      await page.fill("#words", "castle");
      await says(page, ".results li:first-child", /^T14/);
    },
    {
      prepare: (page) => page.route("**/api.html", (route) => route.fulfill({ status: 404, body: "" })),
      errors: [/404/],
    },
  ));

for (const name of PAGES) {
  test(`axe finds nothing, and nothing is wider than the screen: ${name}`, () =>
    onSite(`${name}.html`, async (page) => {
      await staysClean(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      assert.ok((await wide(page)) <= 320);
    }));
}

test("results fit every screen, and axe finds nothing in them", () =>
  onSite("docs.html", async (page) => {
    await page.fill("#words", "position");
    await page.waitForSelector(".results li:nth-child(20)");
    await staysClean(page);
  }));
