// The present position as a picture: saved and copied on the page of a game.
import assert from "node:assert/strict";
import { onPage, saved, says } from "./browser.mjs";
import { long as test } from "../long.mjs";

/** The size that an SVG asks for. @param {string} text */
const asked = (text) => /<svg [^>]* width="(\d+)" height="(\d+)"/.exec(text).slice(1).map(Number);

test("the position is saved as it is seen, as SVG and as a PNG of twice the size, by what is loaded only then", () =>
  onPage("#variant=timeout-flat&moves=Pe2-e4,Pe7-e5,Qd1~", async (page) => {
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("pkg/picture.js")));
    const svgOf = async () => (await saved(page, "#save-svg")).bytes.toString();
    await page.click("#share > summary");
    assert.equal(await loaded(), false);
    const svg = await saved(page, "#save-svg");
    assert.equal(await loaded(), true);
    assert.equal(svg.name, "timeout-flat.svg");
    const text = svg.bytes.toString();
    assert.match(text, /In Time Out: White’s queen from d1/);
    assert.match(text, /Black to move/);
    await says(page, "#share [role=status]", /Picture saved/);
    const { name, bytes } = await saved(page, "#save-png");
    assert.deepEqual([name, bytes.toString("latin1", 1, 4)], ["timeout-flat.png", "PNG"]);
    assert.deepEqual(
      [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
      asked(text).map((length) => 2 * length),
    );
    await page.evaluate(() => document.querySelector("hyperply-game").load("raumschach"));
    const plan = await svgOf();
    await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      board.setAttribute("view", "3d");
      board.toggleAttribute("flipped", true);
    });
    await page.emulateMedia({ colorScheme: "dark" });
    const stacked = await svgOf();
    assert.match(plan, /fill="#f6f4ee"/);
    assert.match(stacked, /fill="#16181c"/);
    assert.notDeepEqual(asked(plan), asked(stacked));
  }));

test("it is copied: an SVG as its text, a PNG as a picture; where that is not allowed, the page says so", () =>
  onPage("#variant=chess", async (page) => {
    await page.evaluate(() => {
      window.copied = [];
      const write = async ([item]) => {
        if (window.refuses) throw new DOMException("not allowed", "NotAllowedError");
        const [type] = item.types;
        const bytes = new Uint8Array(await (await item.getType(type)).arrayBuffer());
        window.copied.push([type, String.fromCharCode(...bytes.slice(0, 5))]);
      };
      Object.defineProperty(navigator, "clipboard", { value: { write } });
    });
    await page.click("#share > summary");
    await page.click("#copy-svg");
    await says(page, "#share [role=status]", /Picture copied/);
    await page.click("#copy-png");
    await page.waitForFunction(() => window.copied.length === 2);
    assert.deepEqual(await page.evaluate(() => window.copied), [
      ["text/plain", "<svg "],
      ["image/png", "\x89PNG\r"],
    ]);
    await page.evaluate(() => {
      window.refuses = true;
    });
    await page.click("#copy-png");
    await says(page, "#share [role=status]", /Save the picture instead/);
  }));
