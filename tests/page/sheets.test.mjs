// Sheets for paper: a position, a game with diagrams, puzzles with their solutions, as PDF and as they are laid out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { puzzles, puzzleVariants } from "../../pkg/puzzles.js";
import { ALL_BOARDS, ONE_EACH } from "../games.mjs";
import { staysClean } from "./axe.mjs";
import { at, onPage, onSite, play, says } from "./browser.mjs";

const MARGIN = "0.4in"; // as browsers have it
const MARGINS = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
const A4 = [718, 1046]; // px within its margins
const MM = 96 / 25.4; // px
/** A cell that can be read, in mm. */
const LEGIBLE = 4.3;

/** Prints into nothing, and counts how often all diagrams were there. */
const prepare = (page) =>
  page.addInitScript(() => {
    window.printed = 0;
    window.print = () => {
      const images = [...document.querySelectorAll(".sheet img")];
      if (images.length && images.every(({ naturalWidth }) => naturalWidth > 0)) window.printed++;
    };
  });

/** Prints what is chosen; the sheet stays as long as the dialog does. */
async function print(page) {
  const before = await page.evaluate(() => window.printed);
  await page.click("#print-now");
  await page.waitForFunction((before) => window.printed === before + 1, before);
}

const onGame = (hash, play) =>
  onPage(
    hash,
    async (page) => {
      await page.click("#share > summary");
      await page.click("#open-print");
      await play(page);
    },
    { prepare },
  );
const onPuzzles = (variant, play) =>
  onSite(
    "learn.html",
    async (page) => {
      await page.click("#print-puzzles");
      const first = await page.waitForSelector("#print-count option", { state: "attached" }); // of the variant before
      await page.selectOption("#print-variant", variant);
      await page.waitForFunction((first) => first !== document.querySelector("#print-count option"), first);
      await play(page);
    },
    { ready: "body[data-ready]", prepare },
  );

test("what could not be loaded for a sheet of puzzles is loaded when it is printed again", () =>
  onSite(
    "learn.html",
    async (page) => {
      await page.click("#print-puzzles");
      await page.click("#print-now");
      await says(page, "#print [role=status]", /^The sheet could not be made\. Try again\.$/);
      await page.unroute("**/pkg/puzzles/*.js");
      await print(page);
    },
    {
      ready: "body[data-ready]",
      errors: [/ERR_FAILED/],
      prepare: async (page) => {
        await prepare(page);
        await page.route("**/pkg/puzzles/*.js", (route) => route.abort());
      },
    },
  ));

/** How many pages it has on either paper. */
async function pages(page) {
  const counts = [];
  for (const format of ["A4", "Letter"]) {
    const paper = (await page.pdf({ format, margin: MARGINS })).toString("latin1");
    counts.push(paper.match(/\/Type\s*\/Page\b/g).length);
  }
  return counts;
}

/** The sheet as it is laid out on A4; nothing else is seen, and nothing reaches over the edge. */
async function laidOut(page) {
  await page.setViewportSize({ width: A4[0], height: A4[1] });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.waitForFunction((width) => innerWidth === width && matchMedia("print").matches, A4[0]);
  const { others, beyond, ...found } = await page.evaluate(() => {
    const sheet = document.querySelector(".sheet");
    const all = [...sheet.querySelectorAll("*")];
    return {
      others: [...document.body.children].filter((node) => node !== sheet && node.checkVisibility()).length,
      beyond: all.filter((node) => node.getBoundingClientRect().right > innerWidth + 1).length,
      title: sheet.querySelector("h1").innerText,
      text: sheet.innerText,
      diagrams: [...sheet.querySelectorAll("figure")].map((figure) => {
        const [image] = figure.getElementsByTagName("img");
        const cells = image.naturalWidth / 48;
        return {
          cell: image.complete ? image.getBoundingClientRect().width / cells : 0,
          alt: image.alt,
          above: figure.querySelector("p")?.innerText ?? "",
          below: figure.querySelector("figcaption")?.innerText ?? "",
        };
      }),
      solutions: [...sheet.querySelectorAll(".solutions p")].map((line) => line.innerText),
    };
  });
  assert.deepEqual([others, beyond], [0, 0]);
  for (const { cell } of found.diagrams) assert.ok(cell >= LEGIBLE * MM, `cells of ${cell / MM} mm`);
  await page.emulateMedia({ media: null, colorScheme: null });
  return found;
}

/** The files of the diagrams on one board, from left to right. */
const files = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".sheet img")].map(({ src }) =>
      [...decodeURIComponent(src).matchAll(/>([a-h])<\/text>/g)].map(([, file]) => file).join(""),
    ),
  );

for (const variant of ALL_BOARDS) {
  test(`a position fills a page, with its pieces in words and its text: ${variant}`, () =>
    onGame(`#variant=${variant}`, async (page) => {
      await print(page);
      assert.deepEqual(await pages(page), [1, 1]);
      const { title, diagrams, text } = await laidOut(page);
      const { position, pieces } = await page.evaluate(() => {
        const { position, game } = document.querySelector("hyperply-game");
        return { position, pieces: game.pieces().map(({ cell }) => cell) };
      });
      assert.match(title, /: White to move$/);
      assert.equal(diagrams.length, 1);
      assert.equal(diagrams[0].alt, title);
      assert.ok(diagrams[0].cell >= 5.5 * MM, `${diagrams[0].cell / MM} mm`);
      assert.ok(text.replace(/\s/g, "").includes(position.replace(/\s/g, "")));
      const words = new Set(text.match(/[\w()]+/g));
      assert.deepEqual(
        pieces.filter((cell) => !words.has(cell)),
        [],
      );
    }));
}

test("what is in Time Out is told, and whose side is at the bottom", () =>
  onGame("#variant=timeout-flat&moves=Pe2-e4,Pe7-e5,Qd1~&at=3", async (page) => {
    await page.selectOption("#print-what", "position");
    await page.evaluate(() => document.querySelector("hyperply-game").toggleAttribute("flipped", true));
    await print(page);
    assert.match((await laidOut(page)).text, /In Time Out: White’s queen from d1/);
    assert.equal((await files(page))[0], "hgfedcba");
  }));

for (const variant of ONE_EACH) {
  test(`a game has all moves in their order, and a diagram after every fifth: ${variant}`, () =>
    onPage(
      `#variant=${variant}`,
      async (page) => {
        await play(page, 22);
        await page.click("#share > summary");
        await page.click("#open-print");
        await print(page);
        const { diagrams, title } = await laidOut(page);
        const { moves, last, name } = await page.evaluate(() => ({
          moves: document.querySelector("hyperply-game").moves.map(({ move }) => move),
          last: document.querySelector("hyperply-game").moves.at(-1).number,
          name: document.getElementById("title").textContent,
        }));
        assert.equal(title, name);
        const printed = diagrams.map(({ above }) => above.replace(/\d+\. (… )?/g, "")).join(" ");
        assert.equal(printed.replace(/[+#](?= |$)/g, ""), moves.join(" "));
        assert.deepEqual(
          diagrams.map(({ below }) => /^After (\d+)\. …/.exec(below)?.[1]),
          [...new Set([5, 10, last])].map(String),
        );
        await page.selectOption("#print-every", "1");
        await print(page);
        assert.equal((await laidOut(page)).diagrams.length, last);
        await page.selectOption("#print-every", "end");
        await print(page);
        assert.equal((await laidOut(page)).diagrams.length, 1);
        const [count, again] = await pages(page);
        assert.deepEqual([count, again], [1, 1]);
      },
      { prepare },
    ));
}

test("a game from a position of its own begins with that, tells speed moves and how it ends, in the board’s notation", () =>
  onGame(
    `${at("timeout-flat 6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 7 - -")}&moves=Kg8-h8,speed2,Kg1-f1,Ra1-a8`,
    async (page) => {
      await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("language", "de"));
      await print(page);
      const { diagrams, text } = await laidOut(page);
      assert.equal(diagrams[0].below, "At the start");
      assert.match(diagrams[1].above, /^7\. … Kg8-h8 8\. \(speed moves: 2 each\) Kg1-f1 9\. Ta1-a8#/);
      assert.match(text, /White wins\./);
    },
  ));

for (const variant of puzzleVariants()) {
  test(`a sheet of puzzles is a page, and their solutions the second: ${variant}`, () =>
    onPuzzles(variant, async (page) => {
      await print(page);
      assert.deepEqual(await pages(page), [2, 2]);
      const { diagrams, solutions } = await laidOut(page);
      const all = await puzzles(variant);
      const count = Number(await page.inputValue("#print-count"));
      assert.ok(count >= 2);
      assert.equal(diagrams.length, count);
      for (const [i, { below, alt }] of diagrams.entries()) {
        assert.match(below, new RegExp(`^${i + 1}\\. (White|Black) to move\\. `));
        assert.equal(/(White|Black) to move/.exec(alt)[1], /(White|Black) to move/.exec(below)[1]);
      }
      assert.deepEqual(
        solutions.map((line) => line.split(/ \(/)[0]),
        all.slice(0, count).map(({ solution }, i) => `${i + 1}. ${solution.moves.join(", ")}`),
      );
    }));
}

test("more puzzles take more pages, and begin where one likes; a solution has every answer that goes on", () =>
  onPuzzles("chess", async (page) => {
    await page.selectOption("#print-count", "27");
    await page.selectOption("#print-from", "19");
    await print(page);
    assert.deepEqual(await pages(page), [4, 4]);
    const { diagrams, solutions } = await laidOut(page);
    assert.deepEqual([diagrams.length, diagrams[0].below.split(".")[0]], [27, "19"]);
    assert.deepEqual(
      await files(page),
      diagrams.map(({ below }) => (below.includes("White to move") ? "abcdefgh" : "hgfedcba")),
    );
    const moves = (solution) => [
      ...solution.moves,
      ...solution.answers.flatMap(({ to = [], next }) => (next ? [...to, ...moves(next)] : [])),
    ];
    const all = (await puzzles("chess")).slice(18, 45);
    for (const [i, { solution }] of all.entries())
      assert.deepEqual(
        solutions[i].match(/[A-Z][a-h]\d[-x][^\s,;:()]+|O-O(?:-O)?/g).sort(),
        moves(solution).sort(),
        solutions[i],
      );
    await page.selectOption("#print-count", "3");
    await page.selectOption("#print-from", "46");
    await print(page);
    assert.deepEqual(await pages(page), [2, 2]);
  }));

test("when the dialog is closed, the page itself is printed again", () =>
  onGame("#variant=chess", async (page) => {
    await print(page);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector(".sheet"));
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator("hyperply-game").isVisible(), true);
  }));

test("what cannot be drawn is told, and another try may do", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await page.click("#share > summary");
      await page.click("#open-print");
      await page.route("**/pkg/picture.js", (route) => route.abort());
      await page.click("#print-now");
      await says(page, "#print [role=status]", /could not be made/);
      assert.equal(await page.evaluate(() => window.printed), 0);
    },
    { prepare, errors: [/picture\.js/, /ERR_FAILED/] },
  ));

test("axe finds nothing in the dialogs, and nothing reaches over the edge", async () => {
  await onGame("#variant=chess&moves=Pe2-e4", (page) => staysClean(page));
  await onPuzzles("chess", (page) => staysClean(page));
});
