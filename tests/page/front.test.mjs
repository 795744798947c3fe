// The front page: what there is, where to begin, and ways into every game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { staysClean } from "./axe.mjs";
import { onSite, resize, says, tabTo, wide } from "./browser.mjs";

const rules = await import("../../pkg/inline.js");

test("every game is there with a picture of itself, what it is, and ways to play it", () =>
  onSite("index.html", async (page) => {
    const cards = await page
      .locator(".card")
      .evaluateAll((nodes) =>
        nodes.map((node) => ({
          id: node.id,
          words: node.textContent,
          picture: node.querySelector("img").getAttribute("src"),
          links: [...node.querySelectorAll(".ways a")].map((link) => link.getAttribute("href")),
        })),
      );
    const games = rules.variants();
    assert.deepEqual(cards.map(({ id }) => id).sort(), games.map(({ id }) => id).sort());
    for (const { id, words, picture, links } of cards) {
      const { name, summary, dimensions } = games.find((game) => game.id === id);
      for (const part of [name, summary, `${dimensions} dimensions`]) assert.ok(words.includes(part), `${id}: ${part}`);
      assert.match(words, /easy|medium|hard/);
      assert.equal(picture, `drawings/${id}.svg`);
      assert.match(links[0], new RegExp(`^play\\.html#variant=${id}(&view=3d)?$`));
      assert.equal(links[1], `play.html#variant=${id}&you=white`);
      assert.match(links[2], /^rules\.html#./);
      const text = await page.evaluate(async (src) => (await fetch(src)).text(), picture);
      const drawn = { cells: text.match(/<path class="[abc]"/g).length, pieces: text.match(/<use /g).length };
      const position = rules.initial_position(id);
      const present = id.startsWith("trid")
        ? 64
        : games.find((game) => game.id === id).geometry.boards.flatMap(({ cells }) => cells).length; // D1
      assert.deepEqual(drawn, { cells: present, pieces: rules.pieces(position).length }, id);
    }
  }));

test("from here to the first move", () =>
  onSite("index.html", async (page) => {
    await page.getByRole("link", { name: /Start here/ }).click();
    await page.waitForSelector("body[data-ready]");
    await says(page, "#game", /Time Out on one board/);
    await page.goBack();
    await page.locator("#trid .ways a").first().click();
    await page.waitForSelector("body[data-ready]");
    await says(page, "#game", /Tri-Dimensional chess/);
    assert.ok(await page.locator("#levels.stack").count(), "as the model");
    await page.locator("a.brand").click();
    await page.waitForSelector(".hero");
    await page.locator("#quarx .ways a").nth(1).click();
    await page.waitForSelector("body[data-ready]");
    await says(page, "#bar", /You play White/);
  }));

test("addresses of games that were here once lead to their game", () =>
  onSite("index.html#variant=quarx-3d&moves=112-123", async (page) => {
    await page.waitForSelector("body[data-ready]");
    assert.match(page.url(), /play\.html#variant=quarx-3d&moves=112-123$/);
  }));

test("by keys alone; nothing is wider than any screen", () =>
  onSite("index.html", async (page) => {
    await tabTo(page, ".start a");
    await page.keyboard.press("Enter");
    await page.waitForSelector("body[data-ready]");
    await page.goBack();
    for (const width of [320, 390, 720, 900, 1440, 2560]) {
      await resize(page, width, 900);
      assert.ok((await wide(page)) <= width, `${width}`);
    }
  }));

test("axe finds nothing on the front page", () => onSite("index.html", (page) => staysClean(page)));
