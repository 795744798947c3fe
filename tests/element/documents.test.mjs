// The pages in the documents are whole: they work as they are, and do what is said of them. Each is shown in a frame.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { clicks, onPage, page as pageOf } from "./browser.mjs";
import { long as test } from "../long.mjs";

const textOf = (name) => readFileSync(new URL(`../../pkg/${name}`, import.meta.url), "utf8");

/** The whole pages of a document, by their titles. */
function pagesOf(name) {
  const pages = [...textOf(name).matchAll(/```html\n(<!doctype html>.*?)```/gs)].map(([, html]) => html);
  return new Map(pages.map((html) => [/<title>(.*?)<\/title>/.exec(html)[1], html]));
}

/** Shows pages in frames beneath each other, and gives a test that plays in each. */
function inFrames(pages, playWith) {
  const files = Object.fromEntries([...pages.values()].map((html, i) => [`${i}.html`, html]));
  const frames = Object.keys(files).map((file) => `<iframe src="${file}" width="1000" height="800"></iframe>`);
  return onPage(
    { ...files, "index.html": pageOf(frames.join(""), "", "") },
    async (page) => {
      const frameOf = (title) =>
        page.frames().find((frame) => frame.url().endsWith(`/${[...pages.keys()].indexOf(title)}.html`));
      await playWith(frameOf);
    },
    { ready: false },
  );
}
/** Waits for the boards of a page, if it has any. */
const settled = (frame) => frame.evaluate(() => window.games().length && window.allReady());
const press = async (frame, ...cells) => {
  for (const cell of cells) await frame.locator(`[data-cell="${cell}"]`).first().click();
};
const moves = (frame) => frame.evaluate(() => window.games().map(({ moves }) => moves.map(({ move }) => move).join()));

/** What is done on each page of embedding.md. */
const ENGLISH = {
  "Time Out chess": async (frame) => assert.equal(await frame.evaluate(() => window.games()[0].variant), "timeout"),
  "Tri-Dimensional chess against the computer": (frame) =>
    frame.evaluate(async () => {
      const [board] = window.games();
      const answered = new Promise((done) =>
        board.addEventListener("hyperply-change", ({ detail }) => detail.by === "engine" && done()),
      );
      board.play(board.game.legal_moves()[0]);
      await answered;
    }),
  "A game that is saved": async (frame) => {
    await frame.evaluate(() => window.games()[0].play("Ng1-f3"));
    await frame.goto(frame.url());
    await frame.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 1);
  },
  "A picture in an article": async (frame) => {
    const picture = frame.locator("figure > svg");
    assert.equal(await picture.locator("title").textContent(), "Chess: White to move");
    assert.equal((await picture.boundingBox()).width, 320);
  },
  "Two diagrams": async (frame) => {
    await frame.locator('#mate [part="mark plan"]').waitFor();
    await press(frame, "a1", "a8"); // nobody moves them
    assert.deepEqual(await frame.evaluate(() => window.games().map((game) => [game.variant, game.clientWidth])), [
      ["chess", 320],
      ["timeout-flat", 320],
    ]);
    assert.equal((await moves(frame))[0], "");
  },
  "A diagram to tap": async (frame, said = ["Not a5. Try again.", "Yes: no black piece can capture or block."]) => {
    for (const [i, [cell, name]] of Object.entries([
      ["a5", "wrong"],
      ["a8", "right"],
    ])) {
      await press(frame, cell);
      await frame.getByText(said[i]).waitFor();
      await frame.locator(`[data-cell=${cell}][data-mark=${name}]`).first().waitFor();
    }
    assert.deepEqual(await moves(frame), [""]);
  },
  "A game to play through": async (frame) => {
    const at = (ply) => frame.waitForFunction((ply) => window.games()[0].ply === ply, ply);
    await at(0);
    await frame.locator("#redo").click();
    await at(1);
    await frame.locator('[data-ply="5"]').click();
    await at(6);
    await frame.locator('[data-cell="c6"][data-piece="bN"]').first().waitFor();
    await press(frame, "e5", "c6");
    assert.equal((await moves(frame))[0].split(",").length, 6);
  },
  "A position to explore": async (frame) => {
    const back = frame.getByRole("button", { name: "Back to the position" });
    await frame.getByText("4 legal moves").waitFor();
    assert.equal(await back.isDisabled(), true);
    await press(frame, "d3", "e3");
    await frame.getByText("6 legal moves").waitFor();
    await back.click();
    await frame.getByText("4 legal moves").waitFor();
  },
  "Two rule sets side by side": async (
    frame,
    said = /^Pb7\(6\)-b6\(4\) is legal on one board only\. Rule D6: The pawn/,
    first = "Nb1(2)-c3(2)",
  ) => {
    const [one, other] = [0, 1].map((i) => frame.locator("hyperply-game").nth(i));
    await press(one, "b1(2)", "c3(2)");
    await frame.locator("p", { hasText: first }).waitFor();
    await press(other, "b7(6)", "b6(4)");
    await frame.locator("p", { hasText: said }).waitFor();
    assert.deepEqual(await frame.evaluate(() => window.games().map(({ ply }) => ply)), [1, 1]);
  },
  Quarx: async (frame) => assert.equal(await frame.evaluate(() => window.games()[0].variant), "quarx"),
};
/** What each page of embedding.de.md says, and what is done there. */
const GERMAN = {
  "Time-Out-Schach": ["Weiß ist am Zug"],
  "3D-Schach gegen den Computer": ["Du bist am Zug · Weiß"],
  "Eine Partie, die gespeichert wird": ["Weiß ist am Zug"],
  "Ein Bild in einem Artikel": ["Weiß zieht und setzt matt:", "Schach: Weiß ist am Zug"],
  "Zwei Diagramme": ["Beide Seiten haben einen Springer in die Auszeit geschickt:"],
  "Ein Diagramm zum Antippen": ["Auf welchem Feld setzt der Turm matt?"],
  "Eine Partie zum Nachspielen": ["Weiß ist am Zug"],
  "Eine Stellung zum Ausprobieren": ["Weiß ist am Zug", "4 erlaubte Züge"],
  "Zwei Regelwerke nebeneinander": ["Weiß ist am Zug"],
  Quarx: ["Weiß ist am Zug"],
};

test("embedding.md", async (context) => {
  const pages = pagesOf("docs/embedding.md");
  assert.deepEqual([...pages.keys()], Object.keys(ENGLISH));
  await inFrames(pages, async (frameOf) => {
    for (const [title, play] of Object.entries(ENGLISH))
      await context.test(title, async () => {
        await settled(frameOf(title));
        await play(frameOf(title));
      });
  });
});

test("embedding.de.md", async (context) => {
  const pages = pagesOf("docs/embedding.de.md");
  assert.deepEqual([...pages.keys()], Object.keys(GERMAN));
  await inFrames(pages, async (frameOf) => {
    for (const [title, said] of Object.entries(GERMAN))
      await context.test(title, async () => {
        const frame = frameOf(title);
        await settled(frame);
        for (const text of said) await frame.getByText(text).first().waitFor({ state: "attached" });
        const spoken = await frame.evaluate(() =>
          window.games().map((game) => game.shadowRoot.querySelector("[lang]").lang),
        );
        assert.ok(
          spoken.every((language) => language === "de"),
          spoken.join(),
        );
      });
    await ENGLISH["A diagram to tap"](frameOf("Ein Diagramm zum Antippen"), [
      "Nicht a5. Versuch es noch einmal.",
      "Ja: Keine schwarze Figur kann schlagen oder sich dazwischenstellen.",
    ]);
    const refusal = /ist nur auf einem Brett erlaubt\. Regel D6: Der Bauer/;
    await ENGLISH["Two rule sets side by side"](frameOf("Zwei Regelwerke nebeneinander"), refusal, /b1\(2\)-c3\(2\)/);
  });
});

/** Runs an example in a module, on a page with the board that it means. */
const runs = (code, play, { board = '<hyperply-game id="a"></hyperply-game>', ...options } = {}) => {
  const printed = [];
  const script = `const board = a; await board.ready; ${code}; window.done = true;`;
  return onPage(
    `${board}<script type="module">import { puzzles } from "./puzzles.js"; ${script}</script>`,
    async (page) => {
      await page.waitForFunction(() => window.done);
      await play(page, printed);
    },
    {
      prepare: (page) => page.on("console", (message) => message.type() === "log" && printed.push(message.text())),
      ...options,
    },
  );
};

/** The examples of element.md, by what they are known by. */
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
const example = (name) => CODE.find((code) => EXAMPLES[name].test(code));
const alone = (name) => example(name).replace(/^const board = .*\n/m, "");

test("element.md: each example runs below", () => assert.deepEqual(Object.keys(EXAMPLES).map(example), CODE));

test("element.md: a board is played by code, has pieces of its own, and asks before a game", () =>
  runs(
    `{ ${example("played")} ${alone("drawn")} window.played = a.moves.map(({ move }) => move).join(); }`,
    async (page) => {
      assert.deepEqual(await page.evaluate(() => [a.variant, window.played]), ["timeout-flat", "Ng1-f3"]);
      assert.equal(await page.locator("#a #levels circle[r='12']").count(), 16);
      const begun = page.evaluate(
        `(async () => { const board = a; ${example("asked")} return [answers.plays, answers.level, a.black]; })()`,
      );
      await page.click("#a #start");
      assert.deepEqual(await begun, ["white", 4, "engine 4"]);
    },
  ));

test("element.md: a position is set up, and a board asks a question", () =>
  runs(`{ ${alone("edited")} } { ${alone("pressed")} }`, async (page, printed) => {
    assert.match(printed.join("\n"), /A white pawn can't have been on a1\./);
    assert.deepEqual(await page.evaluate(() => [a.controls, a.problems.length]), ["moves", 0]);
    for (const [cell, name] of Object.entries({ f6: "right", a8: "wrong" })) {
      await page.click(`#a [data-cell=${cell}]`);
      assert.equal(await page.getAttribute(`#a [data-cell=${cell}]`, "data-mark"), name);
    }
    assert.deepEqual(await page.evaluate(() => [a.moves.length, a.picked]), [0, []], "no move is chosen");
  }));

test("element.md: moves are written in German", () =>
  runs(
    `${example("written")} board.play("Ng1-f3"); board.undo(); await window.drawn();`,
    (_, printed) => assert.deepEqual(printed, ["Sg1-f3"]),
    {
      board: '<hyperply-game id="a" variant="timeout-flat"></hyperply-game>',
      head: '<script type="importmap">{ "imports": { "hyperply/timeout": "./timeout.js" } }</script>',
    },
  ));

test("element.md: a cell is found in space, and the view is taken as a picture", () =>
  runs(
    `${alone("seen")} window.point = point; ${alone("taken")}`,
    async (page) => {
      const { x, y } = await page.evaluate(() => window.point);
      await page.evaluate(() => {
        a.setAttribute("input", "cells");
        a.addEventListener("hyperply-press", ({ detail }) => (window.pressed = detail.cell));
      });
      await page.mouse.click(x, y);
      const found = await page.evaluate(async () => {
        const image = document.querySelector("img");
        await image.decode();
        return [window.pressed, image.naturalWidth, image.naturalHeight];
      });
      assert.deepEqual(found, ["e4", 1200, 630]);
    },
    { board: '<hyperply-game id="a"></hyperply-game><img alt="">' },
  ));

test("puzzles.md: a wrong answer is not played, and a right one is answered", () => {
  const blocks = [...textOf("docs/puzzles.md").matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
  return runs(
    blocks.find((code) => code.includes("preventDefault")),
    async (page) => {
      await clicks(page, "a", "f1", "h3");
      assert.deepEqual(await moves(page), [""]);
      await clicks(page, "a", "d4", "d5");
      assert.deepEqual(await moves(page), ["Qd4xd5,Kd7-e8"]);
      await clicks(page, "a", "d5", "d8");
      assert.equal(await page.evaluate(() => a.status.outcome?.reason), "checkmate");
    },
  );
});

test("README.md: a board, moved by code; library.md: a page without a bundler", async () => {
  const [[readme, ...others], library] = ["README.md", "docs/library.md"].map((name) => [...pagesOf(name).values()]);
  const says = [...readme.matchAll(/console\.log\(.*?\).* \/\/ (.*)/g)].map((match) => match[1]);
  assert.deepEqual([others.length, says.length], [0, 2]);
  const printed = [];
  await onPage(
    { "index.html": readme, "library.html": library.join("") },
    async (page, folder) => {
      await page.waitForFunction(() => document.querySelector("hyperply-game").ply === 1);
      assert.deepEqual([printed, await page.evaluate(() => window.games()[0].offsetHeight)], [says, 810]);
      await page.goto(`${folder}library.html`);
      await page.getByRole("button", { name: "Ng1-f3" }).click();
      await page.getByText("timeout-flat rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b").waitFor();
      assert.ok(await page.getByRole("button", { name: "Pe7-e5" }).count());
    },
    {
      ready: false,
      prepare: (page) => page.on("console", (message) => message.type() === "log" && printed.push(message.text())),
    },
  );
});

test("the text between the tags is read where scripts are off", () =>
  onPage(
    "<hyperply-game>chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1</hyperply-game>",
    (page) => page.getByText("chess 4k3/8").waitFor(),
    { ready: false, javaScriptEnabled: false },
  ));
