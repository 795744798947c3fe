// The search over documents, reference and rules as people meet it, and what can be read without scripts.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { onSite, says } from "./browser.mjs";
import { long, test } from "../long.mjs";

const read = (file) => readFileSync(new URL(`../../dist/${file}`, import.meta.url), "utf8");

/** Asks the search, once all pages are in it, and returns the first `most` links of what it finds. */
const find = (page, query, most) =>
  page.evaluate(
    ([query, most]) => {
      const words = document.getElementById("words");
      words.value = query;
      words.dispatchEvent(new Event("input"));
      return [...document.querySelectorAll(".results a")].slice(0, most).map((link) => link.getAttribute("href"));
    },
    [query, most],
  );

test("from any document / asks all of them, and a result on the page itself leads to its place", () =>
  onSite("api.html", async (page) => {
    await page.keyboard.press("/");
    await page.keyboard.type("how strong is the computer");
    await page.waitForSelector('.results [href^="docs-strength.html#"]');
    assert.equal(await page.isVisible("#text"), false);
    for (const [query, where] of [
      ["how strong is the computer", /^docs-strength\.html#/],
      ["time-out", /^rules\.html#T15$/],
      ["rochade", /^rules\.html#T14$/],
      ["how do I win", /^rules\.html#C5$/],
      ["en passent", /^rules\.html#/],
      ["castle", /^rules\.html#T14$/],
      ["remis", /^rules\.html#(C5|H13)$/],
      ["T17", /^rules\.html#T17$/],
      ["legal_moves", /^#legal_moves$/],
    ]) {
      const found = await find(page, query, 5);
      assert.ok(
        found.some((link) => where.test(link)),
        `${query}: ${found}`,
      );
    }
    await find(page, "agree_speed");
    await page.click('.results a[href="#agree_speed"]');
    await page.waitForFunction(() => document.getElementById("agree_speed").checkVisibility() && scrollY > 0);
    assert.equal(await page.inputValue("#words"), "");
  }));

long(
  "what cannot be loaded is told; a result tells its rule, document, heading and sentence; Enter opens the first, Escape none",
  () =>
    onSite(
      "docs.html",
      async (page) => {
        await page.route("**/api.html", (route) => route.fulfill({ status: 404, body: "" }));
        await page.fill("#words", "zyzzyva");
        await says(page, "#found", /^Some pages could not be searched\.$/);
        await page.fill("#words", "castling");
        await says(page, ".results li:first-child", /^T14 Rules › Time Out chess › Castling/);
        const [quote, mark] = await page.$eval('.results [href="rules.html#T14"] .quote', (node) => [
          node.textContent,
          node.querySelector("mark").textContent,
        ]);
        assert.match(quote, /^(?!Lesson).*castl/is); // without the link to one
        assert.match(mark, /^castl/i);
        await page.unroute("**/api.html");
        await page.reload();
        await page.waitForSelector("#theme[title]");
        for (const [query, told] of [
          ["zyzzyva", /^No results\. Try “time out” or “king”\.$/],
          ["t99", /^There is no rule T99\. Rules with this letter run from T1 to T33\.$/],
        ]) {
          await page.fill("#words", query);
          await says(page, "#found", told);
        }
        await page.keyboard.press("Escape");
        assert.deepEqual([await page.isVisible("#text"), await page.isVisible(".results")], [true, false]);
        await page.fill("#words", "castle");
        await page.press("#words", "Enter");
        await page.waitForURL(/rules\.html#T14$/);
        await page.waitForFunction(() => scrollY > 0);
      },
      { errors: [/404/] },
    ),
);

long("a German search says which results are in English", () =>
  onSite("de/docs.html", async (page) => {
    await page.fill("#words", "legal_moves");
    await page.waitForSelector('.results [href^="docs-library.html"]');
    const found = await page.$$eval(".results a", (links) =>
      links.map((link) => {
        const [place, quote] = link.querySelectorAll(".place-of, .quote");
        return [link.getAttribute("href").split("#")[0], place.textContent, quote.lang];
      }),
    );
    assert.ok(found.length > 3 && found.some(([, place]) => place.includes("Die Bibliothek (englisch)")));
    for (const [file, place, lang] of found) {
      const isEnglish = read(`de/${file || "docs.html"}`).includes('<article lang="en"');
      assert.deepEqual([place.includes("(englisch)"), lang], isEnglish ? [true, "en"] : [false, ""], file);
    }
  }),
);

long("without scripts documents, rules and German pages can be read, with pictures of the examples", () =>
  onSite(
    "docs-strength.html",
    async (page, url) => {
      assert.equal(await page.locator("#find:visible").count(), 0);
      assert.match(await page.innerText("#text"), /Level 6/);
      await page.locator("aside summary").last().click();
      await page.locator("aside nav a").last().click();
      await page.waitForURL(/#/);
      await page.goto(`${url}rules.html`);
      assert.equal(await page.locator(".try:visible, #find:visible").count(), 0);
      assert.match(await page.innerText("#T13"), /attacked/);
      await page.$eval("img.still", (image) => image.decode());
      await page.goto(`${url}de/index.html`);
      assert.equal(await page.textContent("h1"), "Brettspiele in höheren Dimensionen");
      await page.locator("#other-language").click();
      assert.equal(await page.textContent("h1"), "Board games in higher dimensions");
    },
    { javaScriptEnabled: false, ready: null, errors: [/^csp: .*\.js$/] },
  ),
);
