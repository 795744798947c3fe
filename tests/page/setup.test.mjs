// The page on which positions are set up: its address, its steps over several games, what one can do with a position.
// tests/element/edit.test.mjs asks what the editor does.
import assert from "node:assert/strict";
import { initial_position } from "../../pkg/inline.js";
import { at, clicks, onPage, onSite, saved, says, shows } from "./browser.mjs";
import { long, test } from "../long.mjs";

const onSetup = (hash, play, options) => onSite(`setup.html${hash}`, play, { ready: "body[data-ready]", ...options });
const position = (page) => page.evaluate(() => document.querySelector("hyperply-game").position);
const brush = (piece, side) => `[data-brush="piece"][data-piece="${piece}"][data-side="${side}"]`;
/** The address tells a position, which the board has, and its variant is chosen. */
async function isOn(page, text) {
  await page.waitForFunction((hash) => location.hash === hash, at(text));
  assert.deepEqual([await position(page), await page.inputValue("#variant")], [text, text.split(" ")[0]]);
}
const START = initial_position("chess");
const KINGS = "chess 4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const MATE = "chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1";

test("the address follows each change, and a reload has it; rules lead to their page", () =>
  onSetup(at("chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), async (page) => {
    await clicks(page, "e2", "e5"); // the hand
    await isOn(page, "chess 4k3/8/8/4P3/8/8/8/4K3 w - - 0 1");
    await clicks(page, brush("P", "white"), "a8");
    const illegal = await position(page);
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    await isOn(page, illegal);
    assert.equal(await page.getAttribute("#problems .rule", "href"), new URL("rules.html#C2", page.url()).href);
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException("too many calls", "SecurityError");
      };
    });
    await clicks(page, '[data-brush="erase"]', "a8");
    await says(page, "#explore-moves > summary", /moves$/); // it goes on where the browser writes no more addresses
  }));

test("an address that comes while another position arrives is read, not written over", () =>
  onSetup(
    "#variant=chess",
    async (page, url) => {
      await page.addInitScript(() => {
        const go = () => {
          location.hash = "#variant=quarx";
        };
        document.addEventListener("hyperply-ready", go, { capture: true, once: true }); // before the page writes the address
      });
      await page.goto(`${url}rules.html`);
      await page.goto(`${url}setup.html#variant=chess`);
      await isOn(page, initial_position("quarx"));
    },
    { own: true },
  ));

long(
  "an address that tells no position opens the editor all the same, and one with an illegal position keeps it, in German, too",
  async () => {
    await onSetup("#position=chess%20foo", async (page) => {
      await says(page, ".refused", /That text isn’t a position/);
      await says(page, "#problems", /Legal position/);
      assert.equal(await position(page), START);
    });
    const illegal = KINGS.replace("w -", "w K");
    await onSite(
      `de/setup.html${at(illegal)}`,
      async (page) => {
        await says(page, "#problems", /^1 Problem/);
        await isOn(page, illegal);
        await says(page, ".explore-said", /noch nicht gespielt/);
      },
      { ready: "body[data-ready]" },
    );
  },
);

long("another game leaves the position before it to Undo, and back, with the keyboard", () =>
  onSetup(at(KINGS), async (page) => {
    const focused = () => page.evaluate(() => window.focused().ariaLabel);
    await clicks(page, brush("Q", "white"), "d4");
    const queen = await position(page);
    await page.selectOption("#variant", "raumschach");
    await isOn(page, initial_position("raumschach"));
    await page.click("text=Clear", {});
    const cleared = await position(page);
    for (const text of [initial_position("raumschach"), queen, KINGS]) {
      await page.getByLabel("Undo").press("Enter");
      await isOn(page, text);
    }
    assert.ok(await page.isDisabled("[aria-label=Undo]"));
    assert.equal(await focused(), "Redo");
    for (const text of [queen, initial_position("raumschach"), cleared]) {
      await page.getByLabel("Redo").press("Enter");
      await isOn(page, text);
    }
    assert.equal(await focused(), "Undo");
  }),
);

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
  onSetup(at(MATE), async (page) => {
    await page.click("#explore-mates > summary");
    await page.click('[data-mate="2"]');
    await page.locator('.explore-tree [data-move="Kg5-g6"]').click();
    await shows(page, "g6", "wK");
    await says(page, "#problems", /Black to move/);
    await page.click("[aria-label=Undo]");
    await shows(page, "g5", "wK");
    await page.click("text=Clear", {});
    await says(page, ".explore-said", /./);
    await page.click("[aria-label=Undo]");
    await page.click("text=Play from here", {});
    await page.waitForURL(/play\.html#position=/);
    await page.click('.choice:has([value="screen"])');
    await page.click("#start");
    await shows(page, "g5", "wK");
    await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 0);
  }));

long("Share has the link, a page for others and pictures of the position as it stands", () =>
  onSetup("#variant=timeout-flat", async (page, site) => {
    const link = (part) =>
      page
        .waitForFunction((part) => document.getElementById("link").value.includes(part), part)
        .then(() => page.inputValue("#link"));
    await page.click("#share > summary");
    assert.equal(await link("#"), `${site}play.html#variant=timeout-flat`);
    await clicks(page, brush("Q", "white"), "e4");
    const shared = await link("4Q3");
    const text = await position(page);
    // Its last character is a letter or a digit, because chats cut off others.
    assert.equal(shared, `${site}play.html${at(text).replace(/-$/, "%2D")}`);

    const { name, bytes } = await saved(page, "#save-svg");
    assert.deepEqual([name, String(bytes).includes("queen d1 e4")], ["timeout-flat.svg", true]);
    assert.equal((await saved(page, "#save-png")).name, "timeout-flat.png");

    await page.click("#open-embed");
    await page.waitForFunction(() => document.getElementById("embed-html").value.includes("4Q3"));
    assert.ok(await page.isDisabled("#embed-shows"), "there are no moves");
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    await frame.waitForSelector("body[data-ready]");
    assert.equal(await position(frame), text);
    await page.keyboard.press("Escape");

    await clicks(page, '[data-brush="erase"]', "e8");
    await page.waitForSelector("#share", { state: "hidden" }); // a position that cannot be played
    await page.click("[aria-label=Undo]");
    await page.waitForSelector("#share");
    assert.equal(await page.inputValue("#link"), shared);
    await page.goto(shared);
    await page.waitForSelector("body[data-ready]");
    assert.equal(await position(page), text);
  }),
);

test("where the browser forbids copying, the link stands there to be copied by hand", () =>
  onSetup(at(MATE), async (page) => {
    await page.evaluate(() => {
      const refuse = async () => {
        throw new DOMException("no", "NotAllowedError");
      };
      Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse, write: refuse } });
    });
    await page.click("#share > summary");
    await page.waitForFunction(() => document.getElementById("link").value !== "");
    await page.click('[aria-label="Copy the link"]');
    await says(page, '[aria-label="Copy the link"]', /^Press Ctrl\+C$/);
    assert.equal(await page.evaluate(() => window.focused().id), "link");
    await page.click('[aria-label="Copy the picture as SVG"]');
    await says(page, "#share [role=status]", /Save the picture instead/);
  }));
