// The page on which positions are set up, by mouse, by keyboard and on a phone, in every game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { initial_position, problems, variants } from "../../pkg/inline.js";
import { staysClean } from "./axe.mjs";
import {
  at,
  clicks,
  drawn,
  inSpace,
  onPage,
  onSite,
  picks,
  pictureOf,
  pointOf,
  press,
  says,
  shows,
  tabTo,
} from "./browser.mjs";

const onSetup = (hash, play, options) => onSite(`setup.html${hash}`, play, { ready: "body[data-ready]", ...options });
const position = (page) => page.evaluate(() => document.querySelector("hyperply-game").position);
/** A piece of the palette. */
const brush = (piece, side) => `[data-brush="piece"][data-piece="${piece}"][data-side="${side}"]`;
const rules = (page) =>
  page.evaluate(() => document.querySelector("hyperply-game").problems.map(({ rule, cells }) => [rule, ...cells]));
/** Drags the mouse from the middle of one thing to the middle of another, or to a point. */
async function drag(page, from, to) {
  const middle = async (place) => {
    if (Array.isArray(place)) return place;
    const { x, y, width, height } = await page.locator(place).first().boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(start[0] + 8, start[1] + 8);
  await page.mouse.move(...end, { steps: 3 });
  await page.mouse.up();
}

test("an address that comes while another position arrives is read, not written over", () =>
  onSetup("#variant=chess", async (page, url) => {
    await page.addInitScript(() => {
      const go = () => {
        location.hash = "#variant=quarx";
      };
      document.addEventListener("hyperply-ready", go, { capture: true, once: true }); // before the page writes the address
    });
    await page.goto(`${url}rules.html`);
    await page.goto(`${url}setup.html#variant=chess`);
    await page.waitForFunction((hash) => location.hash === hash, at(initial_position("quarx")));
    assert.equal(await position(page), initial_position("quarx"));
  }));

test("where the browser writes no more addresses, the page goes on with the position", () =>
  onSetup("#variant=chess", async (page) => {
    await says(page, "#explore-moves > summary", /^20 moves$/);
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException("too many calls", "SecurityError");
      };
    });
    await clicks(page, "e2", "e4"); // the hand
    await says(page, "#explore-moves > summary", /^(?!20 )\d+ moves$/);
  }));

test("pieces are placed, moved and removed by clicks; the address follows, and undo takes it back", () =>
  onSetup("#variant=chess", async (page) => {
    const start = initial_position("chess");
    await clicks(page, "e2", "e5"); // the hand
    await shows(page, "e5", "wP");
    await clicks(page, brush("Q", "black"), "d4");
    await shows(page, "d4", "bQ");
    await clicks(page, "d4"); // the same again
    await shows(page, "d4", "");
    await clicks(page, '[data-brush="erase"]', "e5");
    await shows(page, "e5", "");
    const now = "chess rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    assert.equal(await position(page), now);
    assert.equal(new URL(page.url()).hash, at(now));
    for (let i = 0; i < 4; i++) await page.click("[aria-label=Undo]");
    assert.equal(await position(page), start);
    assert.ok(await page.isDisabled("[aria-label=Undo]"));
    await page.click("[aria-label=Redo]");
    await shows(page, "e5", "wP");
    await page.reload();
    await shows(page, "e5", "wP");
  }));

test("pieces are dragged from the palette, from cell to cell, and off the board", () =>
  onSetup("#variant=chess", async (page) => {
    await drag(page, brush("N", "white"), '[data-cell="d5"]');
    await shows(page, "d5", "wN");
    await drag(page, '[data-cell="d5"]', '[data-cell="e4"]');
    await shows(page, "d5", "");
    await shows(page, "e4", "wN");
    await drag(page, '[data-cell="h1"]', '[id="setup-tools"]');
    await shows(page, "h1", "");
    assert.equal(await page.locator(".dragged").count(), 0);
  }));

test("in space pieces are placed on empty cells, and dragged from cell to cell", () =>
  onSetup("#variant=raumschach", async (page) => {
    await inSpace(page);
    await clicks(page, brush("Q", "black"));
    await picks(page, "Cc3");
    await shows(page, "Cc3", "bQ");
    const [from, to] = [await pointOf(page, "Cc3"), await pointOf(page, "Ca2")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await shows(page, "Ca2", "bQ");
    await shows(page, "Cc3", "");
  }));

test("the cell under a dragged piece is lit in space", () =>
  onSetup("#variant=raumschach", async (page) => {
    await inSpace(page);
    const [from, to] = [await pointOf(page, "Ab1"), await pointOf(page, "Cc3")];
    const before = await pictureOf(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    assert.notEqual(await pictureOf(page), before);
    await page.keyboard.press("Escape");
    assert.equal(await pictureOf(page), before);
    await page.mouse.up();
  }));

test("what is wrong stands beside the board with its rule, and is marked on it", () =>
  onSetup(at("chess 4k3/8/8/4R3/8/8/8/P3K3 w K - 0 1"), async (page) => {
    await says(page, "#problems", /3 problems.*A white pawn can’t have been on a1/s);
    await says(page, "#problems", /White can’t castle with a rook on h1, because no white rook stands there/);
    assert.equal(
      await page.getAttribute("#problems .rule >> nth=0", "href"),
      new URL("rules.html#C2", page.url()).href,
    );
    for (const cell of ["a1", "h1", "e5"]) await page.waitForSelector(`[data-cell="${cell}"][data-obstacle]`);
    await page.click('#problems button:text-is("e5")');
    assert.equal(await page.evaluate(() => window.focused().dataset.cell), "e5");
    await press(page, "Delete");
    await clicks(page, '[data-brush="erase"]', "a1");
    await page.uncheck('[aria-label="White may castle kingside"]');
    await says(page, "#problems", /Legal position/);
    assert.equal(await page.locator("[data-obstacle]").count(), 0);
  }));

test("what is wrong moves nothing beside the board", () =>
  onSetup(at("chess 4k3/8/8/8/8/8/8/4K3 w - - 0 1"), async (page) => {
    const place = () => page.evaluate(() => window.inside("#palette").getBoundingClientRect().y);
    await drawn(page);
    const before = await place();
    for (const cells of [["a1"], ["b1", "c1", "d8", "a8"]]) {
      await clicks(page, '[data-brush="piece"][data-piece="P"][data-side="white"]', ...cells);
      await says(page, "#problems", cells.length > 1 ? /5 problems/ : /can’t have been on a1/);
      assert.equal(await place(), before);
    }
  }));

test("by keyboard alone: letters place, arrows lead, Delete removes", () =>
  onSetup("#variant=raumschach", async (page) => {
    await tabTo(page, "#levels");
    await page.evaluate(() => window.inside('[data-cell="Cc3"]').focus());
    await press(page, "U", "ArrowRight", "u", "ArrowRight", "K");
    await shows(page, "Cc3", "wU");
    await shows(page, "Cd3", "bU");
    await shows(page, "Ce3", "wK");
    await says(page, "#problems", /White must have one king, not 2|2 kings|has 2/);
    await press(page, "Backspace");
    await shows(page, "Ce3", "");
    await press(page, "Control+z");
    await shows(page, "Ce3", "wK");
    await press(page, "Control+Shift+Z");
    await shows(page, "Ce3", "");
    await says(page, "#problems", /Legal position/);
    await tabTo(page, "#palette");
  }));

test("another game leaves the position before it to Undo, and back, with the keyboard", () =>
  onSetup(at("chess 4k3/8/8/8/8/8/8/4K3 w - - 0 1"), async (page) => {
    const focused = () => page.evaluate(() => window.focused().getAttribute("aria-label"));
    const isOn = async (text) => {
      await page.waitForFunction((hash) => location.hash === hash, at(text));
      assert.equal(await position(page), text);
      assert.equal(await page.inputValue("#variant"), text.split(" ")[0]);
    };
    await clicks(page, brush("Q", "white"), "d4");
    const queen = await position(page);
    await page.selectOption("#variant", "raumschach");
    await isOn(initial_position("raumschach"));
    await page.click("text=Clear");
    const cleared = await position(page);
    for (const text of [initial_position("raumschach"), queen, "chess 4k3/8/8/8/8/8/8/4K3 w - - 0 1"]) {
      await page.getByLabel("Undo").press("Enter");
      await isOn(text);
    }
    assert.equal(await focused(), "Redo");
    for (const text of [queen, initial_position("raumschach"), cleared]) {
      await page.getByLabel("Redo").press("Enter");
      await isOn(text);
    }
    assert.equal(await focused(), "Undo");
    await press(page, "Enter", "Enter");
    await isOn(queen);
    assert.equal(await focused(), "Undo");
  }));

test("what is gone leaves the keyboard beside it: the last step, an entry of Time Out", () =>
  onSetup("#variant=timeout-flat", async (page) => {
    const focused = () => page.evaluate(() => window.focused().getAttribute("aria-label"));
    const undo = page.getByLabel("Undo");
    await clicks(page, brush("N", "white"), "e4");
    await undo.press("Enter");
    assert.equal(await focused(), "Redo");
    await press(page, "Enter");
    assert.equal(await focused(), "Undo");
    await page.check("text=Into Time Out");
    await clicks(page, "c3", brush("B", "black"), "f6", "g6");
    for (const [piece, next] of [
      ["white knight", "Remove the black bishop from Time Out"],
      ["black bishop", "Remove the black bishop from Time Out"],
      ["black bishop", null],
    ]) {
      await page.getByLabel(`Remove the ${piece} from Time Out`).last().press("Enter");
      assert.equal(await focused(), next);
    }
    assert.equal(await page.evaluate(() => window.focused().checked), true, "on what sends pieces into Time Out");
    await clicks(page, '[data-brush="hand"]');
    await undo.click();
    await page.getByLabel("Remove the black bishop from Time Out").press("Enter");
    assert.equal(await focused(), "Move");
  }));

test("turn, rights, en passant, clock and number go into the text, and the text into them", () =>
  onSetup(at("chess rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3"), async (page) => {
    await page.click('[data-turn="black"]');
    await page.getByLabel("En passant").selectOption("e3");
    assert.deepEqual(
      await page.getByLabel("En passant").evaluate((select) => [...select.options].map(({ value }) => value)),
      ["-", "e3"], // the only one that the rules allow
    );
    await page.getByLabel("Half-move clock", { exact: true }).fill("0");
    await page.getByLabel("Move number").fill("12");
    await page.getByLabel("Move number").blur();
    await page.uncheck('[aria-label="Black may castle queenside"]');
    assert.equal(await position(page), "chess rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQk e3 0 12");
    await page.fill("#setup-text", "4k3/8/8/8/8/8/8/4K2R w K - 3 9"); // a FEN without a variant
    await shows(page, "h1", "wR");
    assert.ok(await page.isChecked('[aria-label="White may castle kingside"]'));
    await page.fill("#setup-text", "4k3/8/8/8/8/8/8/4K2 w K - 3 9");
    await says(page, "#setup-text-note", /Rank 1 has fewer than 8 cells/);
    await shows(page, "h1", "wR");
  }));

test("a clock or a number that is none is answered by what may stand there, in both languages", async () => {
  for (const [lang, clock, clockSaid, number, numberSaid] of [
    [
      "",
      "Half-move clock",
      /Half-move clock: enter a whole number from 0 to 9999\./,
      "Move number",
      /Move number: .* from 1 to 9999\./,
    ],
    [
      "de/",
      "Halbzugzähler",
      /Halbzugzähler: Gib eine ganze Zahl von 0 bis 9999 ein\./,
      "Zugnummer",
      /Zugnummer: .* von 1 bis 9999/,
    ],
  ])
    await onSite(
      `${lang}setup.html#variant=timeout-flat`,
      async (page) => {
        await page.getByLabel(clock, { exact: true }).fill("-5");
        await page.getByLabel(number).fill("1.5");
        await page.getByLabel(number).blur();
        await says(page, "#problems", clockSaid);
        await says(page, "#problems", numberSaid);
        await page.getByLabel(clock, { exact: true }).fill("5");
        await page.getByLabel(number).fill("2");
        await page.getByLabel(number).blur();
        assert.match(await position(page), / 5 2 - -$/);
      },
      { ready: "body[data-ready]" },
    );
});

test("a text of another game, or of none, is answered in a sentence, in both languages; an empty field is not", async () => {
  const start = initial_position("timeout-flat");
  for (const [lang, other, far, none] of [
    [
      "",
      /^This is a position of another game: Time Out on one board\./,
      /another game: draughts\./,
      /^A position text begins/,
    ],
    [
      "de/",
      /^Das ist eine Stellung eines anderen Spiels: Time Out auf einem Brett\./,
      /Spiels: draughts\./,
      /^Ein Stellungstext beginnt/,
    ],
  ])
    await onSite(
      `${lang}setup.html${at("chess 4k3/8/8/8/8/8/8/4K3 w - - 0 1")}`,
      async (page) => {
        for (const [text, said] of [
          [start, other],
          ["draughts W:W31,32:B1,2", far],
          ["hello world", none],
          ["1. e4 e5", none],
          ["constructor a b", none],
        ]) {
          await page.fill("#setup-text", text);
          await says(page, "#setup-text-note", said);
        }
        await page.fill("#setup-text", "");
        await page.waitForFunction(() => window.inside("#setup-text-note").textContent === "");
      },
      { ready: "body[data-ready]" },
    );
});

test("clear, start, mirror, switched colors", () =>
  onSetup(at("chess 4k3/8/8/8/8/8/1P6/R3K3 w Q - 0 1"), async (page) => {
    await page.click("text=Mirror");
    assert.equal(await position(page), "chess 3k4/8/8/8/8/8/6P1/3K3R w - - 0 1");
    await page.click("text=Switch colors");
    assert.equal(await position(page), "chess 3k3r/6p1/8/8/8/8/8/3K4 b - - 0 1");
    await page.click("text=Clear");
    assert.match(await position(page), /^chess 8\/8\/8\/8\/8\/8\/8\/8 /);
    await page.click("text=Starting position");
    assert.equal(await position(page), initial_position("chess"));
  }));

test("Time Out: pieces that are away, their rounds and lengths, a series; a level is copied", () =>
  onSetup("#variant=timeout-declared", async (page) => {
    await clicks(page, brush("N", "white"));
    await page.check("text=Into Time Out");
    await clicks(page, "c3L2");
    assert.match(await position(page), / Nc3L2:1\/2 -$/);
    await page.getByLabel("rounds, white knight in Time Out").fill("2");
    await page.getByLabel("of, white knight in Time Out").fill("4");
    await page.getByLabel("of, white knight in Time Out").blur();
    assert.match(await position(page), / Nc3L2:2\/4 -$/);
    await page.waitForSelector('[data-cell="c3L2"][data-origin]');
    await page.getByLabel("Speed moves", { exact: true }).selectOption("3");
    await page.getByLabel("Moves left").selectOption("2");
    assert.match(await position(page), / Nc3L2:2\/4 3:1:2$/);
    await says(page, "#problems", /Legal position/);
    await page.getByLabel("Copy from").selectOption("L4");
    await page.getByLabel("Copy to").selectOption("L2");
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await shows(page, "d1L2", "wK");
    await says(page, "#problems", /kings?/);
    await page.click('[aria-label="Remove the white knight from Time Out"]');
    assert.match(await position(page), / - 3:1:2$/);
  }));

test("Time Out: an entry that cannot be read stays as it was written until it is mended or removed", () =>
  onSetup(at("timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 1 Nc3:1,Xé4:2,Qd1:10,pa5:9 -"), async (page) => {
    const pool = async () => (await position(page)).split(" ").at(-2);
    const wrong = () => page.locator(".setup-entry .refused").allInnerTexts();
    assert.deepEqual(await wrong(), [
      "",
      "Expected a piece letter, but found “X”.",
      "Expected the end, but found “0”.",
      "Its rounds are counted only up to 4.",
    ]);
    await page.getByLabel("rounds, white knight in Time Out").fill("3");
    await page.getByLabel("rounds, white knight in Time Out").blur();
    assert.equal(await pool(), "Nc3:3,Xé4:2,Qd1:10,pa5:9");
    const [bishop, queen] = await page.getByLabel("Entry of Time Out that can’t be read").all();
    await queen.fill("Qd1:1");
    await bishop.fill("Be4: 2");
    await press(page, "Enter");
    assert.equal(await pool(), "Nc3:3,Be4:2,Qd1:1,pa5:9");
    assert.ok(
      await page.evaluate(() => window.focused().getAttribute("aria-label").includes("white bishop")),
      "the keyboard stays with the entry",
    );
    await page.fill("#setup-text", "timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 1 ?,Be4:2 -");
    await page.click('[aria-label="Remove “?” from Time Out"]');
    assert.equal(await pool(), "Be4:2");
    assert.deepEqual(await wrong(), [""]);
    await says(page, "#problems", /Legal position/);
  }));

test("castling rights of the tower: each by its corner", () =>
  onSetup("#variant=tower", async (page) => {
    await page.click("summary:text('Castling rights')");
    await page.uncheck('[aria-label="Black may castle with the rook in the g-file on level 5"]');
    assert.match(await position(page), / A1A4A5A8G1G4G5G8a1a4a5a8g1g4g8 /);
  }));

test("Tri-Dimensional chess: boards on their places with their owners, pawns that have moved", () =>
  onSetup("#variant=trid", async (page) => {
    await page.getByLabel("Place of board 3").selectOption("QL2(3)");
    await shows(page, "a4(3)", "wR");
    await clicks(page, '[data-mount="QL2(3)"]', '[data-mount="QL3(5)"]'); // its label, then a peg
    assert.match(await position(page), /QL3\(5\)w:PP\/RQ/);
    await clicks(page, '[data-mount="QL3(5)"]', '[data-mount="QL2(3)"]');
    await page.getByLabel("Side of the board on QL2(3)").selectOption("black");
    await says(page, "#problems", /stands alone|White/);
    await page.getByLabel("Side of the board on QL2(3)").selectOption("white");
    await page.locator('[data-part="moved b2(2)"]').press("Space");
    assert.equal(await page.evaluate(() => window.focused().dataset.part), "moved b2(2)");
    assert.match(await position(page), / b2\(2\) 0 1$/);
    assert.match(await position(page), /QL2\(3\)w:PP\/RQ/);
  }));

test("in space, too, a board is picked by its label, and goes to a free peg", () =>
  onSetup("#variant=trid", async (page) => {
    await inSpace(page);
    await picks(page, "QL1(3)", "QL3(5)");
    assert.match(await position(page), /QL3\(5\)w:/);
    await page.waitForSelector('.space-labels [data-place="QL1(3)"]'); // free now
    await picks(page, "QL1(3)");
    assert.match(await position(page), /QL3\(5\)w:/);
  }));

test("Quarx: men and kings; a piece that is to be huffed is found", () =>
  onSetup(at("quarx-huff W:W1111:B4444 0 1 -"), async (page) => {
    await clicks(page, brush("K", "white"), "2233");
    await clicks(page, brush("M", "black"), "2323");
    await shows(page, "2233", "wK");
    await says(page, "#problems", /Legal position/);
    await page.fill("#setup-text", "quarx-huff W:W2233,4233:B2323,4323 0 1 -");
    assert.deepEqual(await rules(page), []);
    await page.check("text=A piece is to be huffed");
    const told = problems(await position(page));
    assert.equal(told.length, 0, JSON.stringify(told));
    assert.match(await position(page), / 2323,4323$/);
  }));

test("bare kings of 4D Hexagonal Chess", () =>
  onSetup("#variant=hex4d", async (page) => {
    await page.click("text=Clear");
    await clicks(page, brush("K", "white"), "A1a1", brush("K", "black"), "E3e3", brush("Q", "black"), "E3d3");
    await page.getByLabel("White’s bare king").selectOption("o");
    assert.match(await position(page), / w o- - 0 1$/);
    await says(page, "#problems", /Legal position/);
  }));

for (const { id } of variants())
  test(`${id}: the start is legal, a cleared board is not, and both come back from the address`, () =>
    onSetup(`#variant=${id}`, async (page) => {
      await says(page, "#problems", /Legal position/);
      assert.equal(await position(page), initial_position(id));
      await page.click("text=Clear");
      await says(page, "#problems", /problem/);
      const cleared = await position(page);
      assert.ok(problems(cleared).length);
      await page.reload();
      await says(page, "#problems", /problem/);
      assert.equal(await position(page), cleared);
    }));

for (const variant of ["timeout", "trid", "quarx-huff", "hex4d"])
  test(`axe finds nothing, and nothing reaches over the edge: ${variant}`, () =>
    onSetup(`#variant=${variant}`, async (page) => {
      await page.click("text=Clear"); // with problems
      await drawn(page);
      await staysClean(page);
    }));

test("on a phone: pick a piece at the bottom, tap a cell", () =>
  onSetup(
    "#variant=chess",
    async (page) => {
      await page.tap(brush("R", "black"));
      await page.tap('[data-cell="d4"]');
      await shows(page, "d4", "bR");
      assert.ok(await page.locator(brush("P", "black")).isVisible());
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ));

test("a game on the board leads to the editor with its position", () =>
  onPage("#variant=timeout-flat&moves=Pe2-e4", async (page) => {
    await page.click("#set-up");
    await page.waitForURL(/setup\.html#position=/);
    await shows(page, "e4", "wP");
    await page.waitForSelector("#palette");
  }));

test("from there: a mate is found, its move is made on the board and taken back; the game goes on from the position", () =>
  onSetup(at("chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1"), async (page) => {
    await page.click("#explore-mates > summary");
    await page.click('[data-mate="2"]');
    await page.click('.explore-tree [data-move="Kg5-g6"]');
    await shows(page, "g6", "wK");
    await says(page, "#problems", /Black to move/);
    await page.click("[aria-label=Undo]");
    await shows(page, "g5", "wK");
    await page.click("text=Clear");
    await says(page, ".explore-said", /./);
    await page.click("[aria-label=Undo]");
    await page.click("text=Play from here");
    await page.waitForURL(/play\.html#position=/);
    await page.click('.choice:has([value="screen"])');
    await page.click("#start");
    await shows(page, "g5", "wK");
    await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 0);
  }));

test("an address that tells no position opens the editor all the same", () =>
  onSetup("#position=chess%20foo", async (page) => {
    await says(page, ".refused", /That text isn’t a position/);
    await says(page, "#problems", /Legal position/);
    assert.equal(await position(page), initial_position("chess"));
  }));

test("Share has the link, a page for others and pictures of the position as it stands", () =>
  onSetup("#variant=timeout-flat", async (page, site) => {
    await page.click("#share > summary");
    const link = () => page.inputValue("#link");
    await page.waitForFunction(() => document.getElementById("link").value !== "");
    assert.equal(await link(), `${site}play.html#variant=timeout-flat`);
    await clicks(page, brush("Q", "white"), "e4");
    await page.waitForFunction(() => document.getElementById("link").value.includes("4Q3"));
    const text = await position(page);
    assert.equal(await link(), `${site}play.html${at(text)}`);

    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save-svg")]);
    const svg = readFileSync(await download.path(), "utf8");
    assert.equal(download.suggestedFilename(), "timeout-flat.svg");
    assert.ok(svg.includes("queen d1 e4"));
    const [png] = await Promise.all([page.waitForEvent("download"), page.click("#save-png")]);
    assert.equal(png.suggestedFilename(), "timeout-flat.png");

    await page.click("#open-embed");
    await page.waitForFunction(() => document.getElementById("embed-html").value.includes("4Q3"));
    assert.ok(await page.isDisabled("#embed-shows"), "there are no moves");
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    await frame.waitForSelector("body[data-ready]");
    assert.equal(await frame.evaluate(() => document.querySelector("hyperply-game").position), text);
    await page.keyboard.press("Escape");

    const shared = await link();
    await clicks(page, '[data-brush="erase"]', "e8");
    await says(page, "#problems", /Black must have one king, not 0/);
    await page.waitForSelector("#share", { state: "hidden" }); // a position that cannot be played
    await page.click("[aria-label=Undo]");
    await page.waitForSelector("#share");
    assert.equal(await link(), shared);
    await staysClean(page);
    await page.goto(shared);
    await page.waitForSelector("body[data-ready]");
    assert.equal(await position(page), text);
  }));

test("where the browser forbids copying, the link stands there to be copied by hand", () =>
  onSetup(
    at("chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1"),
    async (page) => {
      await page.click("#share > summary");
      await page.waitForFunction(() => document.getElementById("link").value !== "");
      await page.click('[aria-label="Copy the link"]');
      await says(page, '[aria-label="Copy the link"]', /^Press Ctrl\+C$/);
      assert.equal(await page.evaluate(() => window.focused().id), "link");
      await page.click('[aria-label="Copy the picture as SVG"]');
      await says(page, "#share [role=status]", /Save the picture instead/);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          const refuse = async () => {
            throw new DOMException("no", "NotAllowedError");
          };
          Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse, write: refuse } });
        }),
    },
  ));

test("in German, too, an address with an illegal position keeps it", () => {
  const text = "chess 4k3/8/8/8/8/8/8/4K3 w K - 0 1";
  return onSite(
    `de/setup.html${at(text)}`,
    async (page) => {
      await says(page, "#problems", /^1 Problem/);
      assert.equal(await position(page), text);
      assert.equal(await page.evaluate(() => location.hash), at(text));
      await says(page, ".explore-said", /noch nicht gespielt/);
    },
    { ready: "body[data-ready]" },
  );
});
