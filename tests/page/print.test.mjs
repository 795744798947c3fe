// The pages on paper: what is read and boards, whole, and nothing to be pressed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FAMILIES } from "../games.mjs";
import { onPage, onSite, play, resize } from "./browser.mjs";

const PAPERS = [
  [718, 1016],
  [390, 844],
]; // A4 within its margins, and a phone

/** What is wrong with a page on paper. */
const faults = (page) =>
  page.evaluate(() => {
    const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = window.insideAll("body *, .frame, .frame *");
    const name = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute("class")}#${node.id}`;
    const cut = (node) => {
      const { overflowX, overflowY } = getComputedStyle(node);
      return (
        (overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1) ||
        (overflowY !== "visible" && node.scrollHeight > node.clientHeight + 1)
      );
    };
    const beyond = ({ left, right }) => left < -1 || right > innerWidth + 1;
    const control =
      "button:not(.cell, .mount, .move, .other-line, .entry), input, select, textarea, dialog, nav, header, search";
    const shown = all.filter((node) => seen(node) && !node.closest(".hidden-words, .cell > *"));
    const whole = window.insideAll("figure, .level, .mast").filter(seen);
    return {
      controls: all.filter((node) => node.matches(control) && seen(node)).map(name),
      cut: shown.filter((node) => !(node instanceof SVGElement) && !node.closest(".cell") && cut(node)).map(name),
      outside: shown.filter((node) => beyond(node.getBoundingClientRect())).map(name),
      split: whole.filter((node) => getComputedStyle(node).breakInside !== "avoid").map(name),
      dark: getComputedStyle(document.documentElement).colorScheme,
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });

const FINE = { controls: [], cut: [], outside: [], split: [], dark: "light", ground: "rgb(255, 255, 255)" };

async function isFine(page) {
  for (const [width, height] of PAPERS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.waitForFunction((width) => innerWidth === width && matchMedia("print").matches, width);
    assert.deepEqual(await faults(page), FINE, `on ${width} px`);
  }
}

for (const variant of ["timeout", "trid", "hex4d"]) {
  test(`a game is printed with its name, its boards and its moves: ${variant}`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await play(page, 40);
      await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
      await isFine(page);
      assert.equal(await page.locator("#title").isVisible(), true);
      const [words, cells] = await page.evaluate(() => [
        document.getElementById("paper").innerText.match(/[\w()]*\d[\w()]*/g),
        document
          .querySelector("hyperply-game")
          .game.pieces()
          .map(({ cell }) => cell),
      ]);
      assert.deepEqual(words.sort(), cells.sort());
      const list = await page.evaluate(() => {
        const moves = window.inside("#moves");
        const { bottom } = document.querySelector("hyperply-game").getBoundingClientRect();
        return [moves.querySelectorAll(".move[data-ply]").length, moves.getBoundingClientRect().bottom <= bottom + 1];
      });
      assert.deepEqual(list, [40, true]);
    }));
}

const MARGIN = "0.4in"; // as browsers have it

for (const variant of FAMILIES) {
  test(`a game of thirty moves is printed on one page: ${variant}`, () =>
    onPage(`#variant=${variant}`, async (page) => {
      await play(page, 60);
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ]) {
        await resize(page, width, height);
        for (const format of ["A4", "Letter"]) {
          const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
          const paper = (await page.pdf({ format, margin })).toString("latin1");
          assert.equal(paper.match(/\/Type\s*\/Page\b/g).length, 1, `${format}, from ${width} px`);
        }
      }
    }));
}

test("the rules are printed as a text, with an example on its board", () =>
  onSite("rules.html#T5", async (page) => {
    const figure = page.locator("figure.example:has(.try)").first();
    await figure.locator(".try").click();
    await page.waitForSelector("figure[data-open] hyperply-game [data-cell]");
    await isFine(page);
    assert.equal(await page.locator("#rules h1").isVisible(), true);
    assert.equal(await page.locator("figure[data-open] hyperply-game [data-cell]").first().isVisible(), true);
    assert.equal(await page.locator("figure[data-open] .move").first().isVisible(), true);
  }));

for (const name of ["docs", "api", "docs-strength"]) {
  test(`a document is printed as a text: ${name}`, () => onSite(`${name}.html`, isFine));
}

for (const name of FAMILIES) {
  test(`the page of a family is printed with its boards: ${name}`, () =>
    onSite(`${name}.html`, async (page) => {
      const place = page.locator(".place").first();
      if (await place.count()) {
        await place.scrollIntoViewIfNeeded();
        await page.waitForSelector(".place hyperply-game [data-cell]");
      }
      await isFine(page);
    }));
}
