// The pages as they are built, without a browser: languages, links, titles, the front page, pictures.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, posix } from "node:path";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { readLessons } from "../../scripts/lessons.mjs";
import { rulesOf } from "../../scripts/rules.mjs";
import { rules as inGerman } from "../../www/site/words/de/rules.js";
import { rules as inEnglish } from "../../www/site/words/en/rules.js";
import { FAMILIES, ONE_EACH } from "../games.mjs";
import { Board } from "./board.mjs";

const ROOT = new URL("../../", import.meta.url);
const DIST = new URL("dist/", ROOT);
const read = (file) => readFileSync(new URL(file, DIST), "utf8");
const RULES = readFileSync(new URL("RULES.md", ROOT), "utf8");
const LESSONS = readLessons();
/** The pages of a folder; the one file has all of them in it. @param {string} folder */
const pagesIn = (folder) =>
  readdirSync(new URL(`./${folder}`, DIST))
    .filter((file) => file.endsWith(".html") && file !== "hyperply.html")
    .map((file) => folder + file);
const ENGLISH = pagesIn("");
const GERMAN = pagesIn("de/");
const PAGES = [...ENGLISH, ...GERMAN];

const SIGNS = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
/** @param {string} text */
const plain = (text) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => SIGNS[name]);
/** The values of an attribute in a text. @param {string} html  @param {string} name */
const values = (html, name) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value]) => plain(value));
/** What stands in the parts of a text that a pattern finds. @param {string} html  @param {RegExp} pattern */
const all = (html, pattern) => [...html.matchAll(pattern)].map(([, found]) => found);

test("every page is there in both languages, says its own, and leads to the other", () => {
  assert.deepEqual(
    GERMAN.map((page) => page.slice(3)),
    ENGLISH,
  );
  for (const page of PAGES) {
    const html = read(page);
    const there = basename(page) === "404.html" ? "index.html" : basename(page); // that has no address of its own
    const [own, other, way] = page.startsWith("de/") ? ["de", "en", `../${there}`] : ["en", "de", `de/${there}`];
    assert.match(html, new RegExp(`<html [^>]*lang="${own}"`), page);
    // Search engines read whole addresses alone (links.test.mjs).
    assert.doesNotMatch(html, /rel="alternate" hreflang="[^"]+" href="(?!https?:)/, page);
    if (basename(page) === "embed.html") continue; // a frame has no header
    const [, href, language] = /id="other-language" href="([^"]+)" hreflang="(\w+)"/.exec(html);
    assert.ok(language === other && href.endsWith(way), `${page}: ${href}`);
  }
});

test("no link is dead, every file is there, and no page has styles or scripts in its text", () => {
  const ids = new Map(PAGES.map((page) => [page, new Set(values(read(page), "id"))]));
  const lessons = Object.values(LESSONS).flat();
  for (const page of PAGES) {
    const html = read(page);
    assert.doesNotMatch(html, / style="|<style|<script(?![^>]* src=)| on\w+="/, page);
    for (const file of values(html, "src").filter((src) => !/^(https?:|data:)/.test(src)))
      assert.ok(existsSync(new URL(posix.join(dirname(page), file.split(/[?#]/)[0]), DIST)), `${page}: ${file}`);
    for (const link of values(html, "href").filter((href) => !href.startsWith("https://"))) {
      const [path, hash] = link.split("#");
      assert.doesNotMatch(link, /^\w+:/, `${page}: ${link}`);
      const target = path ? posix.join(dirname(page), path) : page;
      if (!target.endsWith(".html")) assert.ok(existsSync(new URL(target, DIST)), `${page}: ${link}`);
      else assert.ok(PAGES.includes(target), `${page}: ${link}`);
      if (!hash || !target.endsWith(".html")) continue;
      const leads = {
        "play.html": () => /^(variant|game|position)=/.test(hash),
        "compare.html": () => {
          const [, one, other] = /^rules=([\w-]+),([\w-]+)$/.exec(hash);
          return one !== other && rules.rule_sets(one).includes(other);
        },
        "learn.html": () => hash in LESSONS || lessons.some((lesson) => lesson.rules.includes(hash)),
        "setup.html": () => !rules.problems(decodeURIComponent(/^position=(.+)$/.exec(hash)[1])).length,
      }[basename(target)];
      assert.ok(leads ? leads() : ids.get(target).has(hash), `${page}: ${link}`);
    }
  }
});

test("each page has a title and a description of its own, and a link to the documents", () => {
  for (const pages of [ENGLISH, GERMAN]) {
    const texts = pages.flatMap((page) => [
      /<title>(.*?)<\/title>/.exec(read(page))[1],
      /name="description" content="(.*?)"/.exec(read(page))[1],
    ]);
    assert.equal(new Set(texts).size, 2 * pages.length);
  }
  for (const page of PAGES) if (basename(page) !== "embed.html") assert.match(read(page), /href="docs\.html"/, page);
});

test("no line of a German text ends between a word and its number", () => {
  const lessons = readdirSync(new URL("lessons/", DIST)).filter((file) => file.endsWith(".de.js"));
  let kept = 0;
  for (const file of [...GERMAN, ...lessons.map((file) => `lessons/${file}`)]) {
    const text = read(file).replace(/<(pre|code)\b[^]*?<\/\1>|<[^>]*>/g, "");
    kept += text.match(/\b(Ebenen?|Reihen?|Zug|Brett)\u00a0\d/g)?.length ?? 0;
    assert.deepEqual(text.match(/.{0,20}\b(Ebenen?|Reihen?|Zug|Brett) \d.{0,20}/g) ?? [], [], file);
  }
  assert.ok(kept > 60, String(kept));
});

/** A line of an example: the moves before it, its move, and how that is shown. */
const LINE = /data-before="([^"]*)" data-move="([^"]*)"><code class="move">(.*?)<\/code>/g;
/** The record of a page, as it is played and as it is shown. @param {string} html */
const recordIn = (html) => /data-record="([^"]*)"><pre tabindex="0">(.*?)<\/pre>/s.exec(html)?.slice(1).map(plain);
const movesOf = (game) => game.history().map(({ move, speed }) => move ?? `speed ${speed}`);

test("pages of families write the moves of examples with German letters, which say the same", () => {
  let lines = 0;
  let moves = 0;
  for (const id of FAMILIES) {
    const german = read(`de/${id}.html`);
    for (const [figure, position] of german.matchAll(/data-position="([^"]*)"[^]*?<\/figure>/g))
      for (const [, before, canonical, move] of figure.matchAll(LINE)) {
        const at = JSON.parse(plain(before)).reduce(rules.apply, position);
        const { message: _, ...answer } = rules.explain(at, plain(move), "de");
        const { message: __, ...expected } = rules.explain(at, plain(canonical));
        assert.deepEqual(answer, expected, `${id}: ${move}`);
        lines++;
      }
    const shown = recordIn(german)?.[1];
    if (!shown) continue;
    const expected = movesOf(rules.Game.from_record(recordIn(read(`${id}.html`))[1], "en"));
    assert.deepEqual(movesOf(rules.Game.from_record(shown, "de")), expected);
    assert.match(shown, /De3E3-e4E4 Tf1E1xf3E2/);
    moves += expected.length;
  }
  assert.ok(lines >= 6 && moves > 5, `${lines} lines, ${moves} moves`);
});

test("the example game of Time Out is the one of the rules, to its end", () => {
  const game = rules.Game.from_record(recordIn(read("timeout.html"))[0], "en");
  assert.deepEqual(movesOf(game), [
    "Qe3L3-e4L4",
    "Rf1L1xf3L2",
    "speed 3",
    "Pa2L1→",
    "d2L1→Pd7L6=Q",
    "Kd1L1-d2L1",
    "Kb7L7-b6L7",
    "Qa7L7xb7L6",
  ]);
  assert.match(game.position(), / b - - \d+ 18 /);
});

/** `c[34]L*` and the like as cells. @param {string} text */
const expand = (text) =>
  text
    .split(" ")
    .filter(Boolean)
    .flatMap((pattern) => {
      const parts = all(pattern.replace("*", "[12345678]"), /(\[\w+\]|.)/g).map((part) => part.match(/\w/g));
      return parts.reduce((texts, signs) => texts.flatMap((begun) => signs.map((sign) => begun + sign)), [""]);
    })
    .sort();

/** The figures, as in tests/rules/timeout/figures.rs: the piece that leaves, or the cells where it can return: free, beside, to annihilate. */
const FIGURES = [
  "d3L1",
  ["e4L* f5L* e2L* f1L* c2L* b1L*", "c4L[2345678]", "g6L1"],
  "d4L1",
  ["d[1235]L* [bcefg]4L* e5L* c5L* b6L* a7L* c3L* b2L* a1L* e3L* f2L* g1L*", "", "d6L3 a4L5 f6L2"],
  "c2L1",
  ["c[34]L*", "", "d4L1"],
  ["", "", ""],
  ["c[3456]L*", "", "b6L2 d4L1"],
  ["c[34567]L*", "", "b6L2 d4L1"],
  "a1L4",
  ["", "", ""],
  ["a[2345]L*", "b1L[2367]", "a6L[1458]"],
];

test("the figures of Time Out show the source's cells", async () => {
  const [, ...figures] = all(read("timeout.html"), /<figure class="live[^"]*"([^>]*)>/g); // the first opens the page
  assert.equal(figures.length, FIGURES.length);
  for (const [i, shown] of FIGURES.entries()) {
    const [position, pick] = ["data-position", "data-pick"].map((name) => values(figures[i], name)[0]);
    const board = new Board(position);
    await board.click(pick);
    if (typeof shown === "string") {
      assert.equal(pick, shown);
      assert.deepEqual([board.state.clicks, board.targets().includes("→")], [[shown], true], `figure ${i}`);
      continue;
    }
    const marks = Object.entries(board.marks());
    const marked = (effect) => marks.flatMap(([cell, mark]) => (mark.effect === effect ? [cell] : [])).sort();
    assert.deepEqual(["free", "beside", "annihilate"].map(marked), shown.map(expand), `figure ${i}`);
    if (!shown[0]) assert.equal(board.message.rule, "T17");
  }
});

test("every rule has one address, and nothing else has its number; ranges are links, and boards of the hexagons are none", () => {
  const html = read("rules.html");
  const ids = values(html, "id");
  assert.deepEqual(ids.filter((id) => /^[A-Z]\d+$/.test(id)).sort(), Object.keys(rulesOf(RULES)).sort());
  assert.equal(new Set(ids).size, ids.length);
  assert.match(html, /<a href="#T15">T15<\/a>-<a href="#T25">T25<\/a>/);
  assert.match(html, /no<\/b> \(<a href="#T13">T13<\/a>\)/);
  const [, h4] = /<li id="H4">(.*?)<\/li>/s.exec(html);
  assert.match(h4, /on board C1\s+Kc1/);
  assert.match(h4, /boards B1 and D1 pawns/);
  assert.equal(html.match(/data-kind="reconstruction"/g).length, RULES.match(/\*\*Reconstruction/g).length);
  assert.deepEqual(values(/<nav class="games">.*?<\/nav>/s.exec(html)[0], "href").length, FAMILIES.length);
});

test("whoever comes from a game on one board is told of columns in the rules that name them, in both languages", () => {
  for (const [page, { columns, oneBoard }, said] of [
    ["rules.html", inEnglish, /a column is a single square\.$/],
    ["de/rules.html", inGerman, /ist eine Säule ein einzelnes Feld\.$/],
  ]) {
    assert.match(oneBoard, said);
    const html = read(page);
    const texts = ["T5", "T17", "T18", "T23"].map((id) => new RegExp(`<li id="${id}">(.*?)</li>`, "s").exec(html)[1]);
    assert.deepEqual(
      texts.map((text) => columns.test(text.replace(/<[^>]*>/g, ""))),
      [true, true, true, false],
    );
  }
});

test("without scripts examples are pictures that say whose turn it is or how it ended", () => {
  for (const [page, end] of [
    ["rules.html", /: .*(to move|wins|Draw)/],
    ["timeout.html", /: .*(to move|wins|Draw)/],
    ["de/rules.html", /: .*(am Zug|gewinnt|Remis)/],
  ]) {
    const pictures = all(read(page), /<noscript>(<img class="still"[^>]*>)<\/noscript>/g);
    assert.ok(pictures.length >= 10, `${pictures.length}`);
    for (const picture of pictures) assert.match(values(picture, "alt")[0], end);
  }
});

/** What a picture of dist/ shows. @param {string} file */
function drawnIn(file) {
  const text = read(file);
  const shapes = (name) =>
    all(text, new RegExp(`<path class="hyperply-${name}"[^>]* d="([^"]*)"`, "g")).flatMap((d) => d.match(/M/g)).length;
  return { cells: shapes("tone\\w+"), pieces: text.match(/<use /g).length, targets: shapes("(?:target|capture)") };
}

test("every game has a drawing of its start", () => {
  for (const { id, geometry } of rules.variants()) {
    const cells = id.startsWith("trid") ? 64 : geometry.boards.flatMap(({ cells }) => cells).length; // D1
    const pieces = rules.pieces(rules.initial_position(id)).length;
    assert.deepEqual(drawnIn(`drawings/${id}.svg`), { cells, pieces, targets: 0 }, id);
  }
});

const MAIN = ["timeout", "trid", "raumschach", "quarx", "hex4d"];
const FRONT = read("index.html");
const cards = all(FRONT, /<section class="card"(.*?)<\/section>/gs);
/** The links in parts of the front page, with their ids. @param {RegExp} pattern */
const linksIn = (html, pattern) => all(html, pattern).map((link) => [values(link, "id")[0], values(link, "href")[0]]);

test("on the front page every family has a picture of its own, a way in, and its other games, each once", () => {
  const whole = cards.map((card) => linksIn(card, /(<a[^>]* class="button"[^>]*>)/g));
  assert.deepEqual(
    whole.map((links) => links.map(([id]) => id)), // the one that the card is named after
    MAIN.map((id) => [id]),
  );
  assert.deepEqual(ONE_EACH.length, MAIN.length);
  const others = cards.map((card) => linksIn(/<ul class="sets">.*?<\/ul>/s.exec(card)?.[0] ?? "", /(<a [^>]*>)/g));
  const easier = cards.map((card) => all(card, /<ul class="sets"><li><a [^>]*>(Easier: )/g).length);
  assert.deepEqual(easier, [1, 0, 0, 1, 1]);
  const shown = [...whole, ...others].flat();
  assert.deepEqual(
    shown.map(([id]) => id).sort(),
    rules
      .variants()
      .map(({ id }) => id)
      .sort(),
  );
  for (const [id, href] of shown) assert.match(href, new RegExp(`^play\\.html#variant=${id}(&view=3d)?$`));
  const pictures = cards.map((card) => values(card, "src")[0]);
  for (const [i, card] of cards.entries()) {
    const [about, text] = linksIn(/<p class="ways">.*?<\/p>/s.exec(card)[0], /(<a [^>]*>)/g).map(([, href]) => href);
    assert.match(text, /^rules\.html#./);
    assert.equal(pictures[i], `scenes/${about.replace(".html", ".svg")}`);
    assert.ok(drawnIn(pictures[i]).targets >= 8, about);
  }
  assert.equal(new Set(pictures).size, cards.length);
});

test("the first screen of the front page names every family, and its picture and its button are of the same game", () => {
  const [, hero] = /<section class="hero">(.*?)<\/section>/s.exec(FRONT);
  const [, games] = /<nav class="games"[^>]*>(.*?)<\/nav>/s.exec(hero);
  assert.deepEqual(
    values(games, "href").map((href) => /variant=([\w-]+)/.exec(href)[1]),
    MAIN,
  );
  const [button, scene] = [/<p class="start">(.*?)<\/p>/s, /<a class="scene"([^>]*)>/].map(
    (part) => values(part.exec(hero)[0], "href")[0],
  );
  assert.equal(button, "play.html#variant=trid&view=3d");
  assert.equal(scene, button);
  for (const shade of ["light", "dark"]) {
    const picture = `pictures/front-${shade}.webp`;
    assert.ok(hero.includes(`src="${picture}"`));
    assert.ok(readFileSync(new URL(picture, DIST)).length <= 60_000);
  }
  assert.equal(
    values(hero, "alt").every((alt) => /^Tri-Dimensional chess in 3D: /.test(alt)),
    true,
  );
  assert.match(/<p class="try-more">.*?<\/p>/s.exec(FRONT)[0], /href="learn\.html#timeout/);
});
