// The pages in the documents are whole: they work as they are, and do what is said of them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { clicks, onPage } from "./browser.mjs";

const textOf = (name) => readFileSync(new URL(`../../pkg/${name}`, import.meta.url), "utf8");

/** The whole pages of a document, by their titles. */
function pagesOf(name) {
  const text = textOf(name);
  const pages = [...text.matchAll(/```html\n(<!doctype html>.*?)```/gs)].map(([, html]) => html);
  return new Map(pages.map((html) => [/<title>(.*?)<\/title>/.exec(html)[1], html]));
}

const EMBEDDING = pagesOf("docs/embedding.md");
const GERMAN = pagesOf("docs/embedding.de.md");
const onPageOf = (title, play, options) => onPage({ "index.html": EMBEDDING.get(title) }, play, options);

test("README.md: a board, moved by code", async () => {
  const [html, ...others] = pagesOf("README.md").values();
  assert.equal(others.length, 0);
  const says = [...html.matchAll(/console\.log\(.*?\).* \/\/ (.*)/g)].map((match) => match[1]);
  assert.equal(says.length, 2);
  const printed = [];
  await onPage(
    { "index.html": html },
    async (page) => {
      await page.waitForFunction(() => document.querySelector("hyperply-game").ply === 1);
      assert.deepEqual(printed, says);
      assert.equal(await page.locator("hyperply-game").evaluate((board) => board.getBoundingClientRect().height), 810);
    },
    {
      ready: false,
      prepare: (page) => page.on("console", (message) => message.type() === "log" && printed.push(message.text())),
    },
  );
});

/** The examples of element.md by what they are known by. */
const EXAMPLES = {
  played: /board\.play\(/,
  pressed: /hyperply-press/,
  asked: /newGame/,
  edited: /board\.edit\(/,
  written: /format_notation/,
  seen: /pointOf/,
  taken: /board\.picture\(/,
  drawn: /drawPiece/,
};
const CODE = [...textOf("docs/element.md").matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
/** @param {keyof typeof EXAMPLES} name */
const example = (name) => CODE.find((code) => EXAMPLES[name].test(code));

test("element.md: each example runs below", () =>
  assert.deepEqual(
    Object.keys(EXAMPLES).map((name) => example(/** @type {keyof typeof EXAMPLES} */ (name))),
    CODE,
  ));

test("element.md: a board is played by code, and has pieces of its own", async () => {
  await onPage(
    `<hyperply-game id="a"></hyperply-game><script type="module">${example("played")}${example("drawn")} window.done = true;
    ${example("asked")} window.begun = answers;</script>`,
    async (page) => {
      await page.waitForFunction(() => window.done);
      const found = await page.evaluate(() => [a.variant, a.moves.map(({ move }) => move)]);
      assert.deepEqual(found, ["timeout-flat", ["Ng1-f3"]]);
      assert.equal(await page.locator("#a #levels circle[r='12']").count(), 16);
      await page.click("#a #start");
      await page.waitForFunction(() => window.begun);
      assert.deepEqual(await page.evaluate(() => [begun.plays, begun.level, a.black]), ["white", 4, "engine 4"]);
    },
  );
});

test("element.md: a position is set up", async () => {
  /** @type {string[]} */
  const printed = [];
  await onPage(
    `<hyperply-game id="a"></hyperply-game><script type="module">const board = a; await board.ready; ${example("edited")} window.done = true;</script>`,
    async (page) => {
      await page.waitForFunction(() => window.done);
      assert.match(printed.join("\n"), /A white pawn can't have been on a1\./);
      assert.deepEqual(await page.evaluate(() => [a.controls, a.problems.length]), ["moves", 0]);
    },
    { prepare: (page) => page.on("console", (message) => message.type() === "log" && printed.push(message.text())) },
  );
});

test("element.md: moves are written in German", async () => {
  /** @type {string[]} */
  const printed = [];
  await onPage(
    `<hyperply-game id="a" variant="timeout-flat"></hyperply-game><script type="module">const board = document.querySelector("#a");
    ${example("written")} await board.ready; board.play("Ng1-f3"); board.undo();</script>`,
    async (page) => {
      await page.waitForFunction(() => a.moves.length === 1 && a.ply === 0);
      assert.deepEqual(printed, ["Sg1-f3"]);
    },
    {
      head: '<script type="importmap">{ "imports": { "hyperply/timeout": "./timeout.js" } }</script>',
      prepare: (page) => page.on("console", (message) => message.type() === "log" && printed.push(message.text())),
    },
  );
});

test("element.md: marks stay, a game that is over ends where it is played or loaded, and a later game that fails leaves the one that is there", () =>
  onPage('<hyperply-game id="a" variant="chess"></hyperply-game>', async (page) => {
    const found = await page.evaluate(async () => {
      const ends = [];
      a.addEventListener("hyperply-end", ({ detail }) => ends.push(detail.position === a.position));
      a.mark(["e4"]);
      let message = "";
      try {
        a.play("Bc1-e3");
      } catch (error) {
        message = error.message;
      }
      for (const move of ["f3", "e5", "g4", "Qh4"]) a.play(move);
      a.undo();
      a.redo();
      const { outcome } = a.status;
      const played = ends.length;
      await a.load(a.record);
      const refused = await a.load("nope").catch(({ code }) => code);
      await a.ready;
      const isMarked = a.shadowRoot.querySelector("[data-cell=e4]").part.contains("mark");
      return { message, ends, played, outcome, refused, isMarked, variant: a.variant };
    });
    const outcome = { winner: "black", reason: "checkmate" };
    assert.deepEqual(found, {
      message: "The bishop on c1 is blocked on d2.", // library.md: without the rule
      ends: [true, true],
      played: 1,
      outcome,
      refused: "unknown-variant",
      isMarked: true,
      variant: "chess",
    });
  }));

test("puzzles.md: a wrong answer is not played, and a right one is answered", () => {
  const [code] = [...textOf("docs/puzzles.md").matchAll(/```js\n(.*?)```/gs)]
    .map(([, code]) => code)
    .filter((code) => code.includes("preventDefault"));
  return onPage(
    `<hyperply-game id="a" variant="chess"></hyperply-game><script type="module">import { puzzles } from "./puzzles.js";
    const board = a; await board.ready; ${code} window.done = true;</script>`,
    async (page) => {
      await page.waitForFunction(() => window.done);
      const moves = () => page.evaluate(() => a.moves.map(({ move }) => move));
      await clicks(page, "a", "f1", "h3");
      assert.deepEqual(await moves(), []);
      await clicks(page, "a", "d4", "d5");
      assert.deepEqual(await moves(), ["Qd4xd5", "Kd7-e8"]);
      await clicks(page, "a", "d5", "d8");
      assert.equal(await page.evaluate(() => a.status.outcome?.reason), "checkmate");
    },
  );
});

test("element.md: a board asks a question", async () => {
  await onPage(
    `<hyperply-game id="a"></hyperply-game><script type="module">const board = a; await board.ready; ${example("pressed")} window.done = true;</script>`,
    async (page) => {
      await page.waitForFunction(() => window.done);
      for (const [cell, name] of [
        ["f6", "right"],
        ["a8", "wrong"],
      ]) {
        await page.click(`#a [data-cell=${cell}]`);
        assert.equal(await page.locator(`#a [data-cell=${cell}]`).getAttribute("data-mark"), name);
      }
      assert.deepEqual(await page.evaluate(() => [a.ply, a.picked]), [0, []], "no move is chosen");
    },
  );
});

test("element.md: a cell is found in space, and the view is taken as a picture", () =>
  onPage(
    `<hyperply-game id="a"></hyperply-game><img alt=""><script type="module">const board = a; ${example("seen")}
    window.point = point; ${example("taken")} window.done = true;</script>`,
    async (page) => {
      await page.waitForFunction(() => window.point);
      const { x, y } = await page.evaluate(() => window.point);
      await page.evaluate(() => {
        a.setAttribute("input", "cells");
        a.addEventListener("hyperply-press", ({ detail }) => {
          window.pressed = detail.cell;
        });
      });
      await page.mouse.click(x, y);
      assert.equal(await page.evaluate(() => window.pressed), "e4");
      await page.waitForFunction(() => window.done);
      const size = await page.evaluate(async () => {
        const image = document.querySelector("img");
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      });
      assert.deepEqual(size, [1200, 630]);
    },
  ));

test("library.md: a page without a bundler", () =>
  onPage(
    { "index.html": [...pagesOf("docs/library.md").values()].join("") },
    async (page) => {
      await page.getByRole("button", { name: "Ng1-f3" }).click();
      await page.getByText("timeout-flat rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b").waitFor();
      assert.ok(await page.getByRole("button", { name: "Pe7-e5" }).count());
    },
    { ready: false },
  ));

test("embedding.md: one board, and one file", async () => {
  for (const [title, variant] of [
    ["Time Out chess", "timeout"],
    ["Quarx", "quarx"],
  ]) {
    await onPageOf(title, async (page) =>
      assert.equal(await page.evaluate(() => window.games()[0].variant), variant, title),
    );
  }
});

test("embedding.md: against the computer", () =>
  onPageOf("Tri-Dimensional chess against the computer", (page) =>
    page.evaluate(async () => {
      const [board] = window.games();
      board.play(board.game.legal_moves()[0]);
      await new Promise((answered) => {
        board.addEventListener("hyperply-change", ({ detail }) => detail.by === "engine" && answered());
      });
    }),
  ));

test("embedding.md: diagrams that nobody moves, with a mark", () =>
  onPageOf("Two diagrams", async (page) => {
    await page.locator('#mate [part="mark plan"]').waitFor();
    const seen = await page.evaluate(() =>
      window.games().map(({ position, clientWidth }) => [position.split(" ")[0], clientWidth]),
    );
    assert.deepEqual(seen, [
      ["chess", 320],
      ["timeout-flat", 320],
    ]);
    await page.locator('#mate [data-cell="a1"]').first().click();
    await page.locator('#mate [data-cell="a8"]').first().click();
    assert.equal(await page.evaluate(() => window.games()[0].moves.length), 0);
  }));

test("embedding.md: a game that is saved", () =>
  onPageOf("A game that is saved", async (page) => {
    await page.evaluate(() => window.games()[0].play("Ng1-f3"));
    await page.reload();
    await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 1);
  }));

test("embedding.md: a picture in an article", () =>
  onPage(
    { "index.html": EMBEDDING.get("A picture in an article") },
    async (page) => {
      const picture = page.locator("figure > svg");
      await picture.waitFor();
      assert.equal(await picture.locator("title").textContent(), "Chess: White to move");
      assert.equal((await picture.boundingBox()).width, 320);
    },
    { ready: false },
  ));

test("embedding.md: a diagram to tap", () =>
  onPageOf("A diagram to tap", async (page) => {
    for (const [cell, name, said] of [
      ["a5", "wrong", "Not a5. Try again."],
      ["a8", "right", "Yes: no black piece can capture or block."],
    ]) {
      await page.locator(`[data-cell=${cell}]`).first().click();
      await page.getByText(said).waitFor();
      await page.locator(`[data-cell=${cell}][data-mark=${name}]`).first().waitFor();
    }
    assert.equal(await page.evaluate(() => window.games()[0].moves.length), 0);
  }));

test("embedding.md: a game to play through", () =>
  onPageOf("A game to play through", async (page) => {
    const at = (ply) => page.waitForFunction((ply) => window.games()[0].ply === ply, ply);
    await at(0);
    await page.locator("#redo").click();
    await at(1);
    await page.locator('[data-ply="5"]').click();
    await at(6);
    await page.locator('[data-cell="c6"][data-piece="bN"]').first().waitFor();
    for (const cell of ["e5", "c6"]) await page.locator(`[data-cell="${cell}"]`).first().click();
    assert.equal(await page.evaluate(() => window.games()[0].moves.length), 6);
  }));

test("embedding.md: a position to explore", () =>
  onPageOf("A position to explore", async (page) => {
    const back = page.getByRole("button", { name: "Back to the position" });
    await page.getByText("4 legal moves").waitFor();
    assert.equal(await back.isDisabled(), true);
    for (const cell of ["d3", "e3"]) await page.locator(`[data-cell="${cell}"]`).first().click();
    await page.getByText("6 legal moves").waitFor();
    await back.click();
    await page.getByText("4 legal moves").waitFor();
  }));

test("embedding.md: two rule sets side by side", () =>
  onPageOf("Two rule sets side by side", async (page) => {
    const move = async (board, ...cells) => {
      for (const cell of cells)
        await page.locator("hyperply-game").nth(board).locator(`[data-cell="${cell}"]`).first().click();
    };
    const plies = () => page.evaluate(() => window.games().map(({ ply }) => ply));
    await move(0, "b1(2)", "c3(2)");
    await page.locator("p", { hasText: "Nb1(2)-c3(2)" }).waitFor();
    assert.deepEqual(await plies(), [1, 1]);
    await move(1, "b7(6)", "b6(4)");
    await page.locator("p", { hasText: /^Pb7\(6\)-b6\(4\) is legal on one board only\. Rule D6: The pawn/ }).waitFor();
    assert.deepEqual(await plies(), [1, 1]);
  }));

for (const [title, ...said] of [
  ["Time-Out-Schach", "Weiß ist am Zug"],
  ["3D-Schach gegen den Computer", "Du bist am Zug · Weiß"],
  ["Eine Partie, die gespeichert wird", "Weiß ist am Zug"],
  ["Ein Bild in einem Artikel", "Weiß zieht und setzt matt:", "Schach: Weiß ist am Zug"],
  ["Zwei Diagramme", "Beide Seiten haben einen Springer in die Auszeit geschickt:"],
  ["Ein Diagramm zum Antippen", "Auf welchem Feld setzt der Turm matt?"],
  ["Eine Partie zum Nachspielen", "Weiß ist am Zug"],
  ["Eine Stellung zum Ausprobieren", "Weiß ist am Zug", "4 erlaubte Züge"],
  ["Zwei Regelwerke nebeneinander", "Weiß ist am Zug"],
  ["Quarx", "Weiß ist am Zug"],
])
  test(`embedding.de.md: ${title}`, () =>
    onPage(
      { "index.html": GERMAN.get(title) },
      async (page) => {
        if (title === "Ein Bild in einem Artikel") await page.locator("figure > svg").waitFor();
        else await page.evaluate(() => window.allReady());
        for (const text of said) await page.getByText(text).first().waitFor({ state: "attached" });
        const languages = await page.evaluate(() =>
          window.games().map((board) => board.shadowRoot.querySelector("[lang]")?.lang),
        );
        assert.ok(
          languages.every((language) => language === "de"),
          languages.join(),
        );
      },
      { ready: false },
    ));

test("embedding.de.md: a refusal and an answer", async () => {
  await onPage({ "index.html": GERMAN.get("Ein Diagramm zum Antippen") }, async (page) => {
    for (const [cell, said] of [
      ["a5", "Nicht a5. Versuch es noch einmal."],
      ["a8", "Ja: Keine schwarze Figur kann schlagen oder sich dazwischenstellen."],
    ]) {
      await page.locator(`[data-cell=${cell}]`).first().click();
      await page.getByText(said).waitFor();
    }
  });
  await onPage({ "index.html": GERMAN.get("Zwei Regelwerke nebeneinander") }, async (page) => {
    for (const [board, ...cells] of [
      [0, "b1(2)", "c3(2)"],
      [1, "b7(6)", "b6(4)"],
    ])
      for (const cell of cells)
        await page.locator("hyperply-game").nth(board).locator(`[data-cell="${cell}"]`).first().click();
    await page.locator("p", { hasText: /ist nur auf einem Brett erlaubt\. Regel D6: Der Bauer/ }).waitFor();
  });
});

test("every page of embedding.md is tested here, and has its German one", () => {
  assert.equal(GERMAN.size, EMBEDDING.size);
  assert.deepEqual(
    [...EMBEDDING.keys()],
    [
      "Time Out chess",
      "Tri-Dimensional chess against the computer",
      "A game that is saved",
      "A picture in an article",
      "Two diagrams",
      "A diagram to tap",
      "A game to play through",
      "A position to explore",
      "Two rule sets side by side",
      "Quarx",
    ],
  );
});

test("the text between the tags is read where scripts are off", () =>
  onPage(
    "<hyperply-game>chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1</hyperply-game>",
    async (page) => {
      await page.getByText("chess 4k3/8").waitFor();
    },
    { ready: false, javaScriptEnabled: false },
  ));
