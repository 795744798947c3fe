// Typed moves, refusals, records, positions, the address.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  at,
  clicks,
  load,
  moved,
  newGame,
  onPage,
  position,
  record,
  says,
  shows,
  speak,
  started,
  type,
} from "./browser.mjs";

test("typed moves, in English and German", () =>
  onPage("#variant=timeout", async (page) => {
    await type(page, "Nb1L1-c3L2");
    await shows(page, "c3L2", "wN");
    await type(page, "Sb7E1-c5E3");
    await shows(page, "c5L3", "bN");
    assert.equal(await page.inputValue("#notation"), "");
  }));

test("below the field stands an example for whose turn it is, in the language of moves; the other one is read, too", async () => {
  for (const variant of ["chess", "timeout", "quarx", "hex4d", "trid"]) {
    await onPage(`#variant=${variant}`, async (page) => {
      for (const other of ["Black", "White"]) {
        const note = page.locator("#notation-note", { hasText: /^Example: / });
        const [, english] = /^Example: (\S+)$/.exec(await note.textContent());
        if (variant === "chess") assert.match(english, /^N/);
        await type(page, variant === "chess" ? english.replace("N", "S") : english);
        await says(page, "#turn", new RegExp(`${other} to move`));
        await page.waitForFunction(
          (old) =>
            !document
              .querySelector("hyperply-game")
              .shadowRoot.querySelector("#notation-note")
              .textContent.includes(old),
          english,
        );
      }
    });
  }
});

test("where the game is over there is no example of a move", () =>
  onPage(at("chess 4k3/8/4K3/8/8/8/8/Q7 w - - 0 1"), async (page) => {
    await says(page, "#notation-note", /^Example: /);
    await type(page, "Qa8");
    await says(page, "#turn", /White wins/);
    await page.waitForFunction(
      () => document.querySelector("hyperply-game").shadowRoot.querySelector("#notation-note").textContent === "",
    );
  }));

test("an illegal move is explained with its rule, and what is in the way is marked", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await type(page, "Ra1-a5");
    await says(page, "#message", /T\d/);
    await page.waitForSelector('[data-cell="a2"][data-obstacle]');
    await shows(page, "a1", "wR");
    await page.keyboard.press("Escape");
    await clicks(page, "a1", "a4");
    await says(page, "#message", /T\d/);
    await page.waitForSelector('[data-cell="a2"][data-obstacle]');
    await says(page, "#turn", /White to move/);
  }));

test("an ambiguous move offers the moves it could mean", () =>
  onPage(at("chess 4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1"), async (page) => {
    await type(page, "Nd2");
    await page.locator(".candidates button").first().waitFor();
    assert.equal(await page.locator(".candidates button").count(), 2);
    await page.locator(".candidates button", { hasText: "Nb1-d2" }).click();
    await shows(page, "d2", "wN");
    await shows(page, "b1", "");
  }));

const AMBIGUOUS = {
  chess: {
    hash: at("chess 4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1"),
    text: "Sd2",
    moves: ["Sb1-d2", "Sf1-d2"],
    to: ["d2", "wN"],
  },
  "timeout-flat": {
    hash: at("timeout-flat 4k3/8/8/8/8/B7/8/2B1K3 w - - 0 9 - -"),
    text: "Lb2",
    moves: ["Lc1-b2", "La3-b2"],
    to: ["b2", "wB"],
  },
  glinski: { hash: "#variant=glinski", text: "Tf4", moves: ["Tc1-f4", "Ti1-f4"], to: ["f4", "wR"] },
  hex4d: {
    hash: "#variant=hex4d",
    text: "BC2b3",
    english: "PC2b3",
    moves: ["BC1b3-C2b3", "BC2b2-C2b3"],
    to: ["C2b3", "wP"],
  },
  trid: {
    hash: at("trid 4/4/4/R2R|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9"),
    text: "Tc1(2)",
    moves: ["Tb1(2)-c1(2)", "Te1(2)-c1(2)"],
    to: ["c1(2)", "wR"],
  },
};

for (const [variant, { hash, text, english = text, moves, to }] of Object.entries(AMBIGUOUS)) {
  test(`an ambiguous move in German offers German moves, and each of them can be chosen: ${variant}`, () =>
    onPage(hash, async (page) => {
      await speak(page, "de");
      for (const move of moves) {
        await type(page, text);
        await says(page, "#message", new RegExp(moves.join(", ").replace(/[()]/g, "\\$&")));
        assert.deepEqual(await page.locator(".candidates button").allTextContents(), moves);
        await page.locator(".candidates button", { hasText: move }).click();
        await shows(page, ...to);
        await says(page, "#moves", move);
        await page.locator("#message").waitFor({ state: "hidden" });
        assert.equal(await page.inputValue("#notation"), "");
        await page.click("#undo");
      }
      await speak(page, "en"); // the page in the other language, with the same game
      await type(page, english);
      await page.locator(".candidates button").first().waitFor();
      assert.doesNotMatch(await page.textContent(".candidates"), new RegExp(moves[0].replace(/[()]/g, "\\$&")));
    }));
}

test("nonsense is refused kindly", () =>
  onPage("#variant=chess", async (page) => {
    await type(page, "castle please");
    await page.waitForSelector('#message[data-tone="error"]');
    await shows(page, "e1", "wK");
  }));

test("the move list in English and German", () =>
  onPage("#variant=timeout", async (page) => {
    await clicks(page, "b1L1", "c3L2");
    await says(page, "#moves", /Nb1L1-c3L2/);
    await speak(page, "de");
    await says(page, "#moves", /Sb1E1-c3E2/);
  }));

test("a game's record, pasted on another page, is the same game", () =>
  onPage("#variant=timeout-flat", async (page, url) => {
    await clicks(page, "e2", "e4", "e7", "e5", "#speed", '[data-choice="2"]', '[data-choice="yes"]');
    await moved(page, 3);
    await clicks(page, "g1", "f3", "b1", "#time-out", "d7", "d5");
    const text = await record(page);
    const now = await position(page);
    assert.match(text, /\{speed 2\}/);
    const other = await page.context().newPage();
    await other.goto(`${url}play.html#variant=chess`);
    await other.waitForSelector("body[data-ready]");
    await load(other, text);
    await says(other, "#loaded", /^Loaded\.$/);
    assert.equal(await position(other), now);
    await other.click("#undo");
    await shows(other, "d7", "bP");
  }));

test("a German record is read as it stands", () =>
  onPage("#variant=chess", async (page) => {
    await load(page, '[Variant "timeout"]\n\n1. Sb1E1-c3E2 Sb7E1-c5E2\n2. Dd1E1→ Bd6E4-d4E3 *');
    await says(page, "#loaded", /^Loaded\.$/);
    await shows(page, "c3L2", "wN");
    await shows(page, "d4L3", "bP");
    await page.waitForSelector('[data-entry="→Qd1L1"]');
  }));

test("a bad position is refused at its place, and the game stays", () =>
  onPage("#variant=chess", async (page) => {
    await load(page, "chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPX/RNBQKBNR w KQkq - 0 1");
    await page.waitForSelector('#message[data-tone="error"]');
    assert.match(await page.textContent("#message mark"), /^X/);
    await shows(page, "e1", "wK");
    await load(page, "1. e9 nonsense");
    await says(page, "#loaded", /^This isn’t a valid position or game record\.$/);
    await page.waitForSelector('#message[data-tone="error"]');
    await shows(page, "e2", "wP");
  }));

test("a reload keeps the game with its history and what was undone", () =>
  onPage("#variant=timeout", async (page) => {
    await clicks(page, "b1L1", "c3L2", "b7L1", "c5L2", "d2L1", "#time-out", "#undo");
    const now = await position(page);
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    assert.equal(await position(page), now);
    await shows(page, "c5L2", "bN");
    await page.click("#redo");
    await page.waitForSelector('[data-entry^="→Pd2L1"]');
    await clicks(page, "#undo", "#undo", "#undo");
    await shows(page, "b1L1", "wN");
    assert.equal(await page.isDisabled("#undo"), true);
  }));

test("a link opens the game it was copied from; Back returns to the game before", () =>
  onPage("#variant=chess", async (page, url) => {
    await clicks(page, "e2", "e4");
    const link = await page.evaluate(() => location.href);
    assert.ok(link.startsWith(`${url}play.html#`));
    await newGame(page);
    await shows(page, "e2", "wP");
    await page.goBack();
    await shows(page, "e4", "wP");
  }));

test("a damaged link of which no move can be played shows the start, and a new game is one click away", () =>
  onPage("#variant=quarx&moves=9999-1111", async (page) => {
    await says(page, "#page-notice", /This link is damaged; only the start of the game is shown/);
    await says(page, "#turn", /White to move/);
    await page.locator("#page-notice").getByRole("button", { name: "New game" }).click();
    await page.locator("#page-notice").waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => location.hash), "#variant=quarx");
  }));

for (const [hash, why] of [
  ["#variant=nonsense", /names a game that isn’t here/],
  ["#position=timeout%20x", /This link is damaged/],
  ["#nonsense", /This link is damaged/],
]) {
  test(`a bad address shows the games as pictures, no ids: ${hash}`, () =>
    onPage(hash, async (page) => {
      await says(page, "#games-why", why);
      assert.doesNotMatch(await page.textContent("#games"), /nonsense|timeout-flat/);
      const pictures = await page
        .locator("#games [data-variant] img")
        .evaluateAll((images) => Promise.all(images.map((image) => fetch(image.src).then(({ ok }) => ok))));
      assert.ok(pictures.length > 10 && pictures.every(Boolean));
      await page.click('[data-variant="hex4d"]');
      await started(page, "hex4d"); // White is to move in the game before, too
      await says(page, "#turn", /White to move/);
      assert.match(await position(page), /^hex4d /);
    }));
}

const FEN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

for (const text of [FEN, FEN.replace(" 0 1", ""), `  "${FEN}"\n`, `“chess ${FEN}”`, `\`${FEN}\``]) {
  test(`a position is read as it was copied, a FEN as chess: ${JSON.stringify(text)}`, () =>
    onPage("#variant=quarx-3d", async (page) => {
      await load(page, text);
      await says(page, "#loaded", /^Loaded\.$/);
      assert.equal(await position(page), `chess ${FEN}`);
    }));
}

test("so is a record, and a FEN in an address", async () => {
  await onPage("#variant=quarx-3d", async (page) => {
    await load(page, '\n  "1. e4 e5 2. Nf3 *"  ');
    await says(page, "#loaded", /^Loaded\.$/);
    await shows(page, "f3", "wN");
  });
  await onPage(at(FEN), (page) => shows(page, "e2", "wP"));
});

test("what is no game is told without places in the text", () =>
  onPage("#variant=chess", async (page) => {
    await load(page, "hello");
    await says(page, "#loaded", /^This isn’t a valid position or game record\.$/);
    assert.doesNotMatch(await page.textContent("#message"), /byte/);
  }));
