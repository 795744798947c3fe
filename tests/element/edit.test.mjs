// What people do in the editor: each control changes the position text, by mouse, in space and by keyboard.
import assert from "node:assert/strict";
import { cell, onPage } from "./browser.mjs";
import { long, test } from "../long.mjs";

const setup = (position, more = "") => {
  const kind = position.includes(" ") ? "position" : "variant";
  return `<hyperply-game id="a" controls="setup" ${kind}="${position}" ${more}></hyperply-game>`;
};
const shown = (page) => page.evaluate(() => [a.position, a.problems.length]);
const brush = (piece, side) => `[data-brush="piece"][data-piece="${piece}"][data-side="${side}"]`;
const focused = (page) => page.evaluate(() => a.shadowRoot.activeElement?.ariaLabel);

/**
 * Does steps in the editor: `wQ` picks a piece, `e4` clicks a cell or a board's label, `!Clear` presses a button, `En passant=e3`
 * writes into a control, and `text=…` into the field of the text.
 */
const edit = (page, steps) =>
  page.evaluate((steps) => {
    const named = (label) => (node) =>
      [node.ariaLabel, node.labels?.[0]?.innerText, node.localName === "button" && node.textContent].some(
        (name) => name && name.replace(/\s+/g, " ").trim() === label,
      );
    for (const step of steps) {
      const [, label, value] = /^([^[].*?)=(.*)$/s.exec(step) ?? [];
      const name = label ?? step.slice(1);
      const control = window
        .all("input, select, button, textarea")
        .find(label === "text" ? (node) => node.id === "setup-text" : named(name));
      if (label !== undefined || step.startsWith("!")) {
        if (!control) throw new Error(`there is no ${name}`);
        if (value === undefined || control.type === "checkbox") control.click();
        else {
          control.value = value;
          for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
        }
      } else if (/^[wb][A-Z]$/.test(step)) {
        const side = step[0] === "w" ? "white" : "black";
        window.press(`[data-brush="piece"][data-piece="${step[1]}"][data-side="${side}"]`);
      } else if (/^(hand|erase)$/.test(step)) window.press(`[data-brush="${step}"]`);
      else window.press(step.startsWith("[") ? step : `[data-cell="${step}"], [data-mount="${step}"]`);
    }
  }, steps);

const KINGS = "chess 4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const PASSED = "chess rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR";
/** What is done, where, step by step, what the text has then, and how many problems that has, if it matters. */
const EDITS = `
pieces are moved by the hand, and taken back by the same again | chess | e2; e5; bQ; d4; d4 | /8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1 | 0
a piece is placed, another one is removed | chess | bQ; d4; erase; e2 | /8/3q4/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1 | 0
turn, en passant, clock, number, rights | ${PASSED} w KQkq - 0 3 | [data-turn="black"]; En passant=e3; Half-move clock=0; Move number=12; Black may castle queenside= | ${PASSED} b KQk e3 0 12 | 0
it is mirrored | chess 4k3/8/8/8/8/8/1P6/R3K3 w Q - 0 1 | !Mirror | chess 3k4/8/8/8/8/8/6P1/3K3R w - - 0 1 | 0
colors are switched | chess 3k4/8/8/8/8/8/6P1/3K3R w - - 0 1 | !Switch colors | chess 3k3r/6p1/8/8/8/8/8/3K4 b - - 0 1 | 0
it is cleared | ${KINGS} | !Clear | chess 8/8/8/8/8/8/8/8 w - - 0 1 | 2
the start is there again | ${KINGS} | !Starting position | chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 0
a FEN is typed | ${KINGS} | text=4k3/8/8/8/8/8/8/4K2R w K - 3 9 | chess 4k3/8/8/8/8/8/8/4K2R w K - 3 9 | 0
a piece goes into Time Out | timeout-declared | wN; Into Time Out=; c3L2 | Nc3L2:1/2 - | 0
it is there for so many rounds | timeout-declared | wN; Into Time Out=; c3L2; rounds, white knight in Time Out=2; of, white knight in Time Out=4 | Nc3L2:2/4 - | 0
it is removed from there | timeout-declared | wN; Into Time Out=; c3L2; !Remove the white knight from Time Out | 0 1 - - |
speed moves are agreed on | timeout-declared | Speed moves=3; Moves left=2 | - 3:1:2 | 0
a right of the tower has a corner | tower | Black may castle with the rook in the g-file on level 5= | A1A4A5A8G1G4G5G8a1a4a5a8g1g4g8 | 0
a board goes from its label to a free peg | trid | QL1(3); QL3(5) | QL3(5)w:PP/RQ |
a board goes to a place | trid | Place of board 3=QL2(3) | QL2(3)w:PP/RQ |
a board has another owner | trid | Side of the board on QL1(3)=black | QL1(3)b:PP/RQ |
men and kings of Quarx are placed | quarx-huff W:W1111:B4444 0 1 - | wK; 2233; bM; 2323 | quarx-huff W:W1111,K2233:B2323,4444 0 1 - | 0
pieces to be huffed are found by the rules | quarx-huff W:W2233,4233:B2323,4323 0 1 - | A piece is to be huffed= | 0 1 2323,4323 | 0
a king is bare | hex4d | !Clear; wK; A1a1; bK; E3e3; bQ; E3d3; White’s bare king=o | w o- - 0 1 | 0
an entry of Time Out is mended | timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 1 ? - | Entry of Time Out that can’t be read=Be4: 2 | 0 1 Be4:2 - | 0
one entry is changed, one removed | timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 1 Nc3:1,Qd1:1 - | rounds, white knight in Time Out=3; !Remove the white queen from Time Out | 0 1 Nc3:3 - | 0
`;
for (const row of EDITS.trim().split("\n")) {
  const [what, start, steps, wanted, problems] = row.split(/ \|(?: |$)/);
  test(`edited: ${what}`, () =>
    onPage(setup(start), async (page) => {
      await edit(page, steps.split("; "));
      const [position, found] = await shown(page);
      assert.ok(position.includes(wanted), position);
      if (problems) assert.equal(found, Number(problems));
    }));
}

test("a copied level stands on the other one", () =>
  onPage(setup("timeout"), async (page) => {
    await edit(page, ["Copy from=L4", "Copy to=L2", "!Copy"]);
    const [position] = await shown(page);
    const levels = position.split(" ")[1].split("|");
    assert.deepEqual([levels[1], /^rnbkbnr/.test(levels[1])], [levels[3], true]);
  }));

test("only what the rules allow is offered for en passant, and a series ends with as many moves as it has", () =>
  onPage(setup(`${PASSED} b KQkq - 0 3`), async (page) => {
    const options = (label) =>
      page
        .getByLabel(label)
        .evaluate(({ options }) => [...options].flatMap(({ value, disabled }) => (disabled ? [] : value)));
    assert.deepEqual(await options("En passant"), ["-", "e3"]);
    await page.evaluate(() => a.load("timeout-flat"));
    await edit(page, ["Speed moves=3"]);
    assert.deepEqual(await options("Moves left"), ["1", "2", "3"]);
  }));

test("what is wrong stands beside the board with its rule, is marked on it, leads to its cell, and moves nothing", () =>
  onPage(setup("chess 4k3/8/8/4R3/8/8/8/P3K3 w K - 0 1", 'rules="https://games.example/r"'), async (page) => {
    const found = await page.evaluate(() => {
      const wrong = window.one("#problems");
      const obstacles = window.all("[data-obstacle]").map((node) => node.dataset.cell);
      const before = window.one("#palette").getBoundingClientRect().y;
      [...wrong.querySelectorAll("button")].find((button) => button.textContent === "e5").click();
      return [
        wrong.innerText,
        wrong.querySelector(".rule").href,
        obstacles.sort(),
        a.shadowRoot.activeElement.dataset.cell,
        before,
      ];
    });
    assert.match(found[0], /3 problems.*A white pawn can’t have been on a1/s);
    assert.match(found[0], /White can’t castle with a rook on h1, because no white rook stands there/);
    assert.deepEqual(found.slice(1, 4), ["https://games.example/r#C2", ["a1", "e5", "h1"], "e5"]);
    await page.keyboard.press("Delete");
    await edit(page, ["wP", "b1", "c1", "d8", "a8"]);
    const { text, y } = await page.evaluate(() => ({
      text: window.one("#problems").innerText,
      y: window.one("#palette").getBoundingClientRect().y,
    }));
    assert.match(text, /6 problems/);
    assert.equal(y, found[4]);
    await edit(page, ["erase", "a1", "b1", "c1", "d8", "a8", "White may castle kingside="]);
    assert.match(await page.textContent("#problems"), /Legal position/);
    assert.equal(await page.locator("[data-obstacle]").count(), 0);
  }));

const SAID = {
  en: `^This is a position of another game: Time Out on one board\\. | another game: draughts\\. | ^A position text begins | Rank 1 has fewer than 8 cells
    | Half-move clock: enter a whole number from 0 to 9999\\. | Move number: .* from 1 to 9999\\. | Half-move clock | Move number`,
  de: `^Das ist eine Stellung eines anderen Spiels: Time Out auf einem Brett\\. | Spiels: draughts\\. | ^Ein Stellungstext beginnt | hat weniger als
    | Halbzugzähler: Gib eine ganze Zahl von 0 bis 9999 ein\\. | Zugnummer: .* von 1 bis 9999 | Halbzugzähler | Zugnummer`,
};
for (const [language, said] of Object.entries(SAID))
  test(`what is no position of this game, or no number, is answered by what may stand there, and an empty field is not: ${language}`, () =>
    onPage(setup(KINGS, `language="${language}"`), async (page) => {
      const [other, far, none, short, clock, number, ...labels] = said.split(/\s+\| /);
      await page.waitForSelector(`.frame.setup[lang="${language}"]`);
      for (const [text, wanted] of [
        ["timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 1 - -", other],
        ["draughts W:W31,32:B1,2", far],
        ["hello world", none],
        ["1. e4 e5", none],
        ["constructor a b", none],
        ["4k3/8/8/8/8/8/8/4K2 w K - 3 9", short],
        ["", "^$"],
      ]) {
        await edit(page, [`text=${text}`]);
        assert.match(await page.textContent("#setup-text-note"), RegExp(wanted));
      }
      for (const [i, label] of labels.entries()) {
        await edit(page, [`${label}=-5`]);
        assert.match(await page.textContent("#problems"), RegExp([clock, number][i]));
        await edit(page, [`${label}=7`]);
      }
      assert.deepEqual(await shown(page), [KINGS.replace("0 1", "7 7"), 0]);
    }));

test("an entry of Time Out that cannot be read says why, and keeps the keyboard when it is mended", () =>
  onPage(setup("timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 1 Nc3:1,Xé4:2,Qd1:10,pa5:9 -"), async (page) => {
    assert.deepEqual(await page.locator(".setup-entry .refused").allInnerTexts(), [
      "",
      "Expected a piece letter, but found “X”.",
      "Expected the end, but found “0”.",
      "Its rounds are counted only up to 4.",
    ]);
    await page.getByLabel("Entry of Time Out that can’t be read").first().fill("Be4: 2");
    await page.keyboard.press("Enter");
    assert.match(await focused(page), /white bishop/);
    assert.equal((await shown(page))[0].split(" ").at(-2), "Nc3:1,Be4:2,Qd1:10,pa5:9");
  }));

test("pieces are dragged from the palette, from cell to cell, and off the board", () =>
  onPage(setup("chess"), async (page) => {
    const middle = async (place) => {
      const { x, y, width, height } = await page.locator(place).first().boundingBox();
      return [x + width / 2, y + height / 2];
    };
    for (const [from, to] of [
      [brush("N", "white"), '[data-cell="d5"]'],
      ['[data-cell="d5"]', '[data-cell="e4"]'],
      ['[data-cell="h1"]', "#setup-tools"],
    ]) {
      const [start, end] = [await middle(from), await middle(to)];
      await page.mouse.move(...start);
      await page.mouse.down();
      await page.mouse.move(start[0] + 8, start[1] + 8);
      await page.mouse.move(...end, { steps: 3 });
      await page.mouse.up();
    }
    assert.equal((await shown(page))[0].split(" ")[1], "rnbqkbnr/pppppppp/8/8/4N3/8/PPPPPPPP/RNBQKBN1");
    assert.equal(await page.locator(".dragged").count(), 0);
  }));

long("in space pieces are placed on empty cells and dragged from cell to cell, and the cell under them is lit", () =>
  onPage(setup("raumschach", 'view="3d" style="height: 800px"'), async (page) => {
    const picture = () =>
      page.evaluate(async () => {
        const bytes = await crypto.subtle.digest("SHA-256", await (await a.picture()).arrayBuffer());
        return String(new Uint8Array(bytes));
      });
    const at = (cell) => page.evaluate((cell) => a.pointOf(cell), cell);
    await page.waitForSelector('#space[data-drawn="rests"]');
    await edit(page, ["bQ"]);
    const [from, to] = [await at("Cc3"), await at("Ca2")];
    await page.mouse.click(from.x, from.y);
    const [placed, before] = [await shown(page), await picture()];
    assert.match(placed[0], /2q2/);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    assert.notEqual(await picture(), before);
    await page.keyboard.press("Escape");
    assert.equal(await picture(), before);
    await page.mouse.up();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    assert.match((await shown(page))[0], /\/q4\//);
    await page.evaluate(() => a.load("trid"));
    for (const place of ["QL1(3)", "QL3(5)"]) {
      await page.waitForSelector('#space[data-drawn="rests"]');
      const { x, y } = await at(place);
      await page.mouse.click(x, y);
    }
    assert.match((await shown(page))[0], /QL3\(5\)w:/);
  }),
);

test("what is dragged is let go by the right button, and where cells come to lie elsewhere", () =>
  onPage(setup("chess"), async (page) => {
    const middle = async (name) => {
      const { x, y, width, height } = await cell(page, "a", name).boundingBox();
      return [x + width / 2, y + height / 2];
    };
    const [from, to] = [await middle("e2"), await middle("e5")];
    const [before] = await shown(page);
    for (const cancel of [
      () => page.mouse.down({ button: "right" }).then(() => page.mouse.up({ button: "right" })),
      () => page.evaluate(() => a.setAttribute("flipped", "")),
    ]) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 4 });
      assert.equal(await page.locator(".dragged").count(), 1);
      await cancel();
      assert.equal(await page.locator(".dragged").count(), 0);
      await page.mouse.up();
      assert.equal((await shown(page))[0], before);
    }
  }));

test("by keyboard alone: letters place, with Shift White's, arrows lead, Delete removes", () =>
  onPage(setup("raumschach"), async (page) => {
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const there = () =>
      page.evaluate(() =>
        ["Cc3", "Cd3", "Ce3"].map((cell) => window.one(`[data-cell="${cell}"]`).dataset.piece ?? "").join(),
      );
    await cell(page, "a", "Cc3").focus();
    await press("Shift+U", "ArrowRight", "U", "ArrowRight", "Shift+K"); // the second one with Caps Lock
    assert.deepEqual([await there(), (await shown(page))[1]], ["wU,bU,wK", 1]);
    await press("Backspace");
    assert.equal(await there(), "wU,bU,");
    await press("Control+z");
    assert.equal(await there(), "wU,bU,wK");
    await press("Control+Shift+Z");
    assert.deepEqual([await there(), (await shown(page))[1]], ["wU,bU,", 0]);
  }));

test("what is gone leaves the keyboard beside it: the last step, an entry of Time Out, a mark of a pawn", () =>
  onPage(setup("timeout-flat"), async (page) => {
    const enter = (label) => page.getByLabel(label, { exact: true }).last().press("Enter");
    await edit(page, ["wN", "e4"]);
    await enter("Undo");
    assert.equal(await focused(page), "Redo");
    await page.keyboard.press("Enter");
    assert.equal(await focused(page), "Undo");
    await edit(page, ["Into Time Out=", "c3", "bB", "f6", "g6"]);
    for (const [piece, next] of [
      ["white knight", "Remove the black bishop from Time Out"],
      ["black bishop", "Remove the black bishop from Time Out"],
      ["black bishop", null],
    ]) {
      await enter(`Remove the ${piece} from Time Out`);
      assert.equal(await focused(page), next);
    }
    assert.equal(
      await page.evaluate(() => a.shadowRoot.activeElement.checked),
      true,
      "on what sends pieces into Time Out",
    );
    await edit(page, ["hand"]);
    await page.getByLabel("Undo").click();
    await enter("Remove the black bishop from Time Out");
    assert.equal(await focused(page), "Move");
    await page.evaluate(() => a.load("trid"));
    await page.locator('[data-part="moved b2(2)"]').press("Space");
    assert.equal(await page.evaluate(() => a.shadowRoot.activeElement.dataset.part), "moved b2(2)");
    assert.match((await shown(page))[0], / b2\(2\) 0 1$/);
  }));
