// The present position as a picture: saved and copied on the page of a game, and on pages without scripts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { staysClean } from "./axe.mjs";
import { onPage, onSite, saved, says } from "./browser.mjs";

const POSITION = "#variant=timeout-flat&moves=Pe2-e4,Pe7-e5,Qd1%E2%86%92";

/** The width and the height of a PNG. @param {Buffer} bytes */
function sizeOf(bytes) {
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The size that an SVG asks for. @param {string} text */
const asked = (text) => /<svg [^>]* width="(\d+)" height="(\d+)"/.exec(text).slice(1).map(Number);

test("the position is saved as it is seen: as SVG, and as a PNG of twice the size", () =>
  onPage(POSITION, async (page) => {
    await page.click("#share > summary");
    const svg = await saved(page, "#save-svg");
    assert.equal(svg.name, "timeout-flat.svg");
    const text = svg.bytes.toString();
    assert.match(text, /In Time Out: White’s queen from d1/);
    assert.match(text, /Black to move/);
    const kinds = await page.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      return [root.tagName, root.querySelectorAll("use").length, root.querySelectorAll("parsererror").length];
    }, text);
    assert.deepEqual(kinds, ["svg", 32, 0]);
    await says(page, "#share [role=status]", /Picture saved/);
    const png = await saved(page, "#save-png");
    assert.equal(png.name, "timeout-flat.png");
    assert.deepEqual(
      sizeOf(png.bytes),
      asked(text).map((length) => 2 * length),
    );
    await staysClean(page);
  }));

test("it is flipped, dark and stacked as the board is", () =>
  onPage("#variant=raumschach", async (page) => {
    await page.click("#share > summary");
    const plan = (await saved(page, "#save-svg")).bytes.toString();
    await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      board.setAttribute("view", "3d");
      board.toggleAttribute("flipped", true);
    });
    await page.emulateMedia({ colorScheme: "dark" });
    const stacked = (await saved(page, "#save-svg")).bytes.toString();
    assert.match(plan, /fill="#f6f4ee"/);
    assert.match(stacked, /fill="#16181c"/);
    assert.notDeepEqual(asked(plan), asked(stacked));
  }));

test("it is copied: an SVG as its text, a PNG as a picture; where that is not allowed, the page says so", () =>
  onPage(
    POSITION,
    async (page) => {
      await page.click("#share > summary");
      await page.click("#copy-svg");
      await says(page, "#share [role=status]", /Picture copied/);
      await page.click("#copy-png");
      await page.waitForFunction(() => window.copied.length === 2);
      const [text, png] = await page.evaluate(() => window.copied);
      assert.equal(text.type, "text/plain");
      assert.match(text.head, /^<svg /);
      assert.equal(png.type, "image/png");
      assert.match(png.head, /^.PNG/);
      await page.evaluate(() => {
        window.refuses = true;
      });
      await page.click("#copy-png");
      await says(page, "#share [role=status]", /Save the picture instead/);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          window.copied = [];
          const write = async ([item]) => {
            if (window.refuses) throw new DOMException("not allowed", "NotAllowedError");
            const [type] = item.types;
            const bytes = new Uint8Array(await (await item.getType(type)).arrayBuffer());
            window.copied.push({ type, head: String.fromCharCode(...bytes.slice(0, 8)) });
          };
          Object.defineProperty(navigator, "clipboard", { value: { write } });
        }),
    },
  ));

test("what draws is loaded when somebody wants a picture", () =>
  onPage(POSITION, async (page) => {
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("pkg/picture.js")));
    await page.click("#share > summary");
    assert.equal(await loaded(), false);
    await saved(page, "#save-svg");
    assert.equal(await loaded(), true);
  }));

for (const address of ["rules.html", "timeout.html"])
  test(`without scripts the examples of ${address} are pictures`, () =>
    onSite(
      address,
      async (page) => {
        const pictures = await page
          .locator("img.still")
          .evaluateAll((images) => images.map((image) => [image.naturalWidth > 0, image.alt]));
        assert.ok(pictures.length >= 10, `${pictures.length}`);
        for (const [shown, alt] of pictures) {
          assert.ok(shown, alt);
          assert.match(alt, /: .*(to move|wins|Draw)/);
        }
      },
      { javaScriptEnabled: false, ready: "img.still", errors: [/^csp: .*\.js$/] },
    ));
