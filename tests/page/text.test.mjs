// Games as texts on the page: positions and records that are pasted, the address, and links that are damaged.
import assert from "node:assert/strict";
import { at, clicks, load, moved, newGame, onPage, position, record, says, shows, started } from "./browser.mjs";
import { long as test } from "../long.mjs";

const FEN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

test("what is pasted is loaded as it was copied; what is no game is refused at its place, and the game stays", () =>
  onPage(at(FEN), async (page) => {
    await shows(page, "e2", "wP"); // a FEN in an address is one of chess, too
    for (const [text, cell, piece] of [
      [`“${FEN}”`, "e2", "wP"],
      ['\n  "1. e4 e5 2. Nf3 *"  ', "f3", "wN"],
      ['[Variant "timeout"]\n\n1. Sb1E1-c3E2 Sb7E1-c5E2\n2. Dd1E1→ Bd6E4-d4E3 *', "d4L3", "bP"],
    ]) {
      await load(page, text);
      await says(page, "#loaded", /^Loaded\.$/);
      await shows(page, cell, piece);
      assert.equal(await page.inputValue("#paste"), "");
    }
    await load(page, "1. 5254 e5 $1 2. Nf3 $1 (2. d4) *");
    const told = /^Loaded\. `5254` is read as `e2-e4`\. `\$1` is left out\. \(2×\) A variation is left out\.$/;
    await says(page, "#loaded", told);
    const before = await position(page);
    for (const [text, place] of [
      ["chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPX/RNBQKBNR w KQkq - 0 1", /^X/],
      ["1. e9 nonsense", /./],
      ["hello", undefined],
    ]) {
      await load(page, text);
      await says(page, "#loaded", /^This isn’t a valid position or game record\.$/);
      await page.waitForSelector('#message[data-tone="error"]');
      if (place) assert.match(await page.textContent("#message mark"), place);
      assert.doesNotMatch(await page.textContent("#message"), /byte/);
      assert.equal(await position(page), before);
    }
  }));

test("a record, a reload and a link have the whole game, with its agreements and what was undone; Back returns to it", () =>
  onPage("#variant=timeout-flat", async (page, url) => {
    await clicks(page, "e2", "e4", "e7", "e5", "#speed", '[data-choice="2"]', '[data-choice="yes"]');
    await moved(page, 3);
    await clicks(page, "g1", "f3", "b1", "#time-out", "d7", "d5");
    const text = await record(page);
    const now = await position(page);
    assert.match(text, /\{speed 2\}/);
    await page.click("#undo");
    const undone = await position(page);
    const link = await page.evaluate(() => location.href);
    assert.ok(link.startsWith(`${url}play.html#`));
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    assert.equal(await position(page), undone);
    await page.click("#redo");
    assert.equal(await position(page), now);
    await newGame(page);
    await shows(page, "e2", "wP");
    await page.goBack();
    await shows(page, "d5", "bP");
    await page.goto("about:blank");
    await page.goto(`${url}play.html#variant=chess`);
    await page.waitForSelector("body[data-ready]");
    await load(page, text);
    await says(page, "#loaded", /^Loaded\.$/);
    assert.equal(await position(page), now);
    await page.goto("about:blank");
    await page.goto(link);
    await page.waitForSelector("body[data-ready]");
    assert.equal(await position(page), undone);
    await page.click("#redo");
    assert.equal(await position(page), now);
    for (let ply = 6; ply > 0; ply--) await page.click("#undo");
    await shows(page, "e2", "wP");
    assert.equal(await page.isDisabled("#undo"), true);
  }));

test("a damaged link shows what can be shown of its own game, and a new game is one click away", () =>
  onPage("#variant=quarx&moves=9999-1111", async (page, url) => {
    await says(page, "#page-notice", /This link is damaged; only the start of the game is shown/);
    await says(page, "#turn", /White to move/);
    await page.locator("#page-notice").getByRole("button", { name: "New game" }).click();
    await page.locator("#page-notice").waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => location.hash), "#variant=quarx");
    for (const [hash, notice] of [
      ["#position=trid%20oops", '#message[data-tone="error"]'],
      ["#variant=trid&moves=Pe2-e9", "#page-notice"],
    ]) {
      await page.goto("about:blank");
      await page.goto(`${url}play.html${hash}`);
      await says(page, notice, /./);
      await says(page, "#game", /Tri-Dimensional chess/);
    }
  }));

test("an address that tells no game shows all of them as pictures, without ids, and why", () =>
  onPage("#variant=nonsense", async (page, url) => {
    for (const [hash, why] of [
      ["#variant=nonsense", /names a game that isn’t here/],
      ["#position=timeout%20x", /This link is damaged/],
      ["#nonsense", /This link is damaged/],
    ]) {
      await page.goto("about:blank");
      await page.goto(`${url}play.html${hash}`);
      await says(page, "#games-why", why);
      assert.doesNotMatch(await page.textContent("#games"), /nonsense|timeout-flat/);
    }
    const pictures = await page
      .locator("#games [data-variant] img")
      .evaluateAll((images) => Promise.all(images.map((image) => fetch(image.src).then(({ ok }) => ok))));
    assert.ok(pictures.length > 10 && pictures.every(Boolean));
    await page.click('[data-variant="hex4d"]');
    await started(page, "hex4d"); // White is to move in the game before, too
    assert.match(await position(page), /^hex4d /);
  }));
