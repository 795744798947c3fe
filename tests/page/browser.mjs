// Opens the built page, dist/, from a subfolder in headless Chromium, and watches what it must never do. Chromium has
// the fonts of fonts.conf only, so that every machine measures the same.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { launch, lender, wasAsked } from "../chromium.mjs";

const SITE = fileURLToPath(new URL("../../dist", import.meta.url));
const PIECES = fileURLToPath(new URL("../../www/element/draw/pieces.svg", import.meta.url));
const FONTS = fileURLToPath(new URL("fonts.conf", import.meta.url));

/** A screen for fingers, and a phone's. */
export const TOUCH = { hasTouch: true, isMobile: true };
export const PHONE = { ...TOUCH, viewport: { width: 390, height: 844 } };

let site, browser, home, lend;

before(async () => {
  site = await serve({ root: SITE, prefix: "/games/of/ours" });
  home = mkdtempSync(join(tmpdir(), "hyperply-page-"));
  browser = await launch(home, { FONTCONFIG_FILE: FONTS });
  lend = lender({ browser, home, address: site.url, scripts: [lookInside, withoutServiceWorker, wasAsked] });
});

after(async () => {
  await browser?.close();
  await site?.close();
  if (home) rmSync(home, { recursive: true, force: true });
});

/** For scripts in the page: what they would ask the document, asked of the element's shadow root as well. */
function lookInside() {
  const roots = () => [document, ...[...document.querySelectorAll("hyperply-game")].map((board) => board.shadowRoot)];
  /** All that a selector finds. */
  window.insideAll = (selector) => roots().flatMap((root) => [...root.querySelectorAll(selector)]);
  /** The first that it finds. */
  window.inside = (selector) => window.insideAll(selector)[0] ?? null;
  /** The element that has the focus. */
  window.focused = () => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    return node;
  };
  /** The element that a click at a point would hit. */
  window.hit = (x, y) => {
    let node = document.elementFromPoint(x, y);
    while (node?.shadowRoot) {
      const next = node.shadowRoot.elementFromPoint(x, y);
      if (!next || next === node) break;
      node = next;
    }
    return node;
  };
}

/** offline.test.mjs has its own pages. */
const withoutServiceWorker = () => delete Navigator.prototype.serviceWorker;

/** Runs `play(page)` on a fresh page of the board at `hash`. */
export const onPage = (hash, play, options) =>
  onSite(`play.html${hash}`, play, { ready: "body[data-ready]", ...options });

/**
 * Runs `play(page)` on a fresh page of the site once it has what `ready` selects, after `prepare(page)`; afterwards the
 * page must have caused no error and no foreign request.
 */
export const onSite = (address, play, { ready = "#theme[title]", prepare, ...options } = {}) =>
  lend({ own: Boolean(prepare), ...options }, async (page) => {
    await prepare?.(page);
    await page.goto(`${site.url}${address}`);
    if (ready) await page.waitForSelector(ready);
    await play(page, site.url);
  });

/** The hash of a position text. */
export const at = (position) => `#position=${encodeURIComponent(position)}`;

/** Waits until sizes are measured and what hangs on them is drawn. */
export const drawn = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );

/** What `ask` tells once boards have taken their room: when it is good, or else a few frames later. */
export async function onceDrawn(page, ask, isGood) {
  let told = await ask();
  for (let frames = 0; frames < 10 && !isGood(told); frames++) {
    await drawn(page);
    told = await ask();
  }
  return told;
}

/** Puts another game on the board of the page. */
export async function put(page, text, more) {
  await page.evaluate(([text, more]) => document.querySelector("hyperply-game").load(text, more), [text, more]);
  await drawn(page);
}

/** What a selector finds that is seen: its text, the size of that, its box, and the one of its text. */
export const seen = (page, selector) =>
  page.evaluate(
    (selector) =>
      window
        .insideAll(selector)
        .filter((node) => node.checkVisibility())
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const [box, words] = [node, range].map((part) => part.getBoundingClientRect().toJSON());
          return {
            name: node.id || node.textContent,
            font: parseFloat(getComputedStyle(node).fontSize),
            words,
            ...box,
          };
        }),
    selector,
  );

/** The box of the first of these. */
export const boxOf = async (page, selector) => (await seen(page, selector))[0];

/** Gives the page another size. */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([width, height]) => innerWidth === width && innerHeight === height, [width, height]);
  await drawn(page);
}

/** Waits until `cell` shows `piece`: `wK`, or `` for an empty cell. */
export async function shows(page, cell, piece) {
  const node = `[data-cell="${cell}"]`;
  await page.waitForSelector(piece ? `${node}[data-piece="${piece}"]` : `${node}:not([data-piece])`);
}

/** Waits until the text of `selector` matches. */
export async function says(page, selector, pattern) {
  await page.locator(selector).filter({ hasText: pattern }).waitFor();
}

/** Waits until cells show pieces, and until selectors, which are no cells, have texts: `{ e4: "wP", e2: "", "#turn": /Black/ }`. */
export async function sees(page, expected) {
  for (const [name, what] of Object.entries(expected))
    await (typeof what === "string" ? shows(page, name, what) : says(page, name, what));
}

/** Waits until a game of a variant is on the board. */
export const started = (page, variant) =>
  page.waitForFunction((id) => document.querySelector("hyperply-game").variant === id, variant);

/** Waits until the game has so many moves, and the board shows the position after `ply` of them. */
export const moved = (page, length, ply = length) =>
  page.waitForFunction(
    ([n, at]) => {
      const { moves, ply } = document.querySelector("hyperply-game");
      return moves.length === n && ply === at;
    },
    [length, ply],
  );

/** Waits until so many workers run. */
export async function workers(page, count) {
  const until = Date.now() + 60_000;
  while (page.workers().length !== count && Date.now() < until)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  assert.equal(page.workers().length, count);
}

/** What finds a cell, or any element by its hook. */
const hook = (name) => (/^[[#.]/.test(name) ? name : `[data-cell="${name}"]`);

/** The middle of a cell, or of any element by its hook. */
export async function middle(page, name) {
  const { x, y, width, height } = await page.locator(hook(name)).first().boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Clicks cells (or any element by its hook) one after another; what stands behind the menu, after opening that. */
export async function clicks(page, ...cells) {
  for (const cell of cells) {
    const node = hook(cell);
    if (await page.evaluate((selector) => Boolean(window.inside(selector)?.closest(".rest[hidden]")), node))
      await page.click("#menu");
    await page.click(node);
  }
}

/** Has the board speak a language, and waits until the page in that language has the same game. */
export async function speak(page, language) {
  await clicks(page, `[data-language="${language}"]`);
  await page.waitForSelector(`html[lang="${language}"] body[data-ready] .frame[lang="${language}"]`);
}

/** Answers the questions before a game: two at this screen, unless told otherwise. */
export async function newGame(page, opponent = "screen") {
  await page.click("#new-game");
  await page.click(`.choice:has([value="${opponent}"])`);
  await page.click("#start");
  await drawn(page); // the dialog is gone, and the game begun
}

/** Opens the texts to save and load; they are written while that is open. */
async function openTexts(page) {
  if (!(await page.locator("#share").evaluate((details) => details.open))) await page.click("#share > summary");
  await page.waitForFunction(() => document.getElementById("position").value !== "");
}

/** Shows the boards in space, and waits until they are drawn. */
export async function inSpace(page) {
  await page.evaluate(() => document.querySelector("hyperply-game").setAttribute("view", "3d"));
  await page.waitForSelector("#space[data-drawn]");
  await drawn(page);
}

/** Waits until the boards in space move no more. */
export async function still(page) {
  await drawn(page);
  await page.waitForSelector('#space[data-drawn="rests"]');
}

/** Where a cell is seen, by what the board says. */
export async function pointOf(page, cell) {
  const point = await page.evaluate((id) => document.querySelector("hyperply-game").pointOf(id), cell);
  assert.ok(point, `${cell} is not seen`);
  return point;
}

/** The bytes of a picture of the boards in space, as a text: the same for the same picture. */
export const pictureOf = (page) =>
  page.evaluate(async () => {
    const picture = await document.querySelector("hyperply-game").picture();
    return btoa(
      String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", await picture.arrayBuffer()))),
    );
  });

/** Clicks cells, or places of boards, one after another where they are seen in space. */
export async function picks(page, ...cells) {
  for (const cell of cells) {
    const { x, y } = await pointOf(page, cell);
    await page.mouse.click(x, y);
    await drawn(page);
  }
}

/** Loads a text through the page's own input. */
export async function load(page, text) {
  await openTexts(page);
  await page.fill("#paste", text);
  await page.click("#load");
}

export async function position(page) {
  await openTexts(page);
  return page.inputValue("#position");
}

export async function record(page) {
  await openTexts(page);
  return page.inputValue("#record");
}

/** Presses Tab until the focus is inside `selector`. */
export async function tabTo(page, selector) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((inside) => Boolean(window.focused()?.closest(inside)), selector)) return;
  }
  assert.fail(`Tab does not reach ${selector}`);
}

/** Presses keys one after another. */
export async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Types a move. */
export async function type(page, text) {
  await page.fill("#notation", text);
  await page.press("#notation", "Enter");
}

/** Closes the dialog that is open. */
export const closeDialog = (page) => page.evaluate(() => window.inside("dialog[open]")?.close());

/** What a click saves: its name and its bytes. */
export async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(button)]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** What has no name for those who do not see it. */
export const unnamed = (page) =>
  page.evaluate(() =>
    window
      .insideAll("button, input, textarea")
      .filter((node) => !node.getAttribute("aria-label") && !node.textContent.trim() && !node.labels?.length)
      .map((node) => node.outerHTML),
  );

/** The legal moves, as the package has them. */
export const legalMoves = (page) => page.evaluate(() => document.querySelector("hyperply-game").game.legal_moves());

/** Plays some moves, so that there is something to be printed. */
export const play = (page, plies) =>
  page.evaluate((plies) => {
    const board = document.querySelector("hyperply-game");
    for (let i = 0; i < plies; i++) {
      const moves = board.game.legal_moves();
      board.play(moves[(i * 7919) % moves.length]);
    }
  }, plies);

/** How far the page reaches to the right, and whatever in it scrolls up and down. */
export const wide = (page) =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth,
      ...window
        .insideAll(".frame, .room, .play, .panel")
        .map((node) => Math.floor(node.getBoundingClientRect().left) + node.scrollWidth),
    ),
  );

/** The id of the drawing in pieces.svg that a cell shows. */
export const drawing = (page, cell) =>
  page.locator(`[data-cell="${cell}"] .piece`).evaluate(
    (piece, text) => {
      const written = (node) =>
        [...node.children]
          .map((part) =>
            [part.tagName, ...[...part.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(" "),
          )
          .join();
      const file = new DOMParser().parseFromString(text, "image/svg+xml");
      return [...file.querySelectorAll("symbol")].find((symbol) => written(symbol) === written(piece))?.id;
    },
    readFileSync(PIECES, "utf8"),
  );

/** Counts what is drawn, and keeps contexts. */
export const counted = (page) =>
  page.addInitScript(() => {
    window.drawings = 0;
    window.calls = 0;
    window.contexts = [];
    const { getContext } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.getContext = function (kind, ...more) {
      const context = getContext.call(this, kind, ...more);
      if (kind === "webgl2" && context && !window.contexts.includes(context)) window.contexts.push(context);
      return context;
    };
    const { clear, drawElementsInstanced } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.clear = function (...values) {
      window.drawings++;
      return clear.apply(this, values);
    };
    WebGL2RenderingContext.prototype.drawElementsInstanced = function (...values) {
      window.calls++;
      return drawElementsInstanced.apply(this, values);
    };
  });
