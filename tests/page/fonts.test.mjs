// The machine's own fonts do not count.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage } from "./browser.mjs";

test("the page is drawn with the DejaVu fonts alone", () =>
  onPage("#variant=timeout-flat", async (page) => {
    const client = await page.context().newCDPSession(page);
    await client.send("DOM.enable");
    await client.send("CSS.enable");
    await client.send("DOM.getDocument");
    const fonts = {};
    for (const selector of [".brand", "#game", "#turn", "#notation-form label", "#notation-note"]) {
      const {
        result: { objectId },
      } = await client.send("Runtime.evaluate", { expression: `inside(${JSON.stringify(selector)})` });
      const { nodeId } = await client.send("DOM.requestNode", { objectId });
      const used = await client.send("CSS.getPlatformFontsForNode", { nodeId });
      fonts[selector] = used.fonts.map(({ familyName }) => familyName);
    }
    assert.deepEqual(fonts, {
      ".brand": ["DejaVu Serif"],
      "#game": ["DejaVu Sans"],
      "#turn": ["DejaVu Serif"],
      "#notation-form label": ["DejaVu Sans"],
      "#notation-note": ["DejaVu Sans"],
    });
  }));
