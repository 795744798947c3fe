// Pages that zoom or transform: what is measured in the window is drawn in the lengths of the element.
import assert from "node:assert/strict";
import { cell, clicks, onPage } from "./browser.mjs";
import { long as test } from "../long.mjs";

const PLACES = {
  "the page": ["html { zoom: 1.5 }", ""],
  "its body": ["body { zoom: 1.5 }", ""],
  "the page and an ancestor": ["html { zoom: 0.8 }", "zoom: 1.5"],
  "a larger ancestor": ["", "transform: scale(1.4); transform-origin: 0 0"],
};

const MOVING = { reducedMotion: "no-preference" };
const NEAR = 3; // px of the window

/** Runs `play(page)` with a game in each of the zoomed places. */
const everywhere = (variant, play, { viewport, ...options } = {}) =>
  onPage(
    "",
    async (page) => {
      await page.setViewportSize(viewport ?? { width: 1100, height: 900 });
      await page.emulateMedia({ reducedMotion: options.reducedMotion ?? "reduce" });
      for (const [place, [style, own]] of Object.entries(PLACES)) {
        await page.evaluate(
          (body) => window.begin(body),
          `<style>body { margin: 0 } ${style}</style><div style="${own}">
            <hyperply-game id="a" variant="${variant}" style="width: 600px; height: 460px"></hyperply-game></div>`,
        );
        await play(page, place);
      }
    },
    options,
  );

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
const boxOf = (page, name) => cell(page, "a", name).boundingBox();
const isNear = ([x, y], [toX, toY], far = NEAR) => Math.abs(x - toX) <= far && Math.abs(y - toY) <= far;

test("a piece follows the pointer, as large as it stands, and is dropped where it is seen", () =>
  everywhere("chess", async (page, place) => {
    const piece = await page.locator('#a [data-cell="e2"] .piece').boundingBox();
    const [from, ...ways] = await Promise.all(["e2", "e3", "e4"].map(async (name) => middle(await boxOf(page, name))));
    await page.mouse.move(...from);
    await page.mouse.down();
    for (const [i, at] of ways.entries()) {
      await page.mouse.move(...at, { steps: 4 });
      const dragged = await page.locator("#a .dragged").boundingBox();
      assert.ok(isNear(middle(dragged), at), `${place}: ${middle(dragged)}, the pointer is at ${at}`);
      assert.ok(Math.abs(dragged.width - piece.width) <= NEAR, `${place}: ${dragged.width}, it was ${piece.width}`);
      assert.equal(await page.locator("#a [data-drop]").getAttribute("data-cell"), ["e3", "e4"][i], place);
    }
    await page.mouse.up();
    assert.equal(await page.evaluate(() => window.a.ply), 1, place);
  }));

test("a piece flies from its cell to its new one", () =>
  everywhere(
    "chess",
    async (page, place) => {
      const { from, first, last, to } = await page.evaluate(async () => {
        const middle = (node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        };
        const from = middle(window.one('[data-cell="d2"] .piece'));
        window.a.play("d4");
        await new Promise(requestAnimationFrame);
        const ghost = window.one(".flights > .piece");
        const [flight] = ghost.getAnimations();
        flight.pause();
        flight.currentTime = 0;
        const first = middle(ghost);
        flight.currentTime = flight.effect.getComputedTiming().endTime - 0.01;
        return { from, first, last: middle(ghost), to: middle(window.one('[data-cell="d4"] .piece')) };
      });
      assert.ok(isNear(first, from), `${place}: starts at ${first}, not ${from}`);
      assert.ok(isNear(last, to), `${place}: ends at ${last}, not ${to}`);
    },
    MOVING,
  ));

const CARRYING = "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:2/2 w - - - 0 9";

test("a board that moves comes from where it was", () =>
  everywhere(
    "trid",
    async (page, place) => {
      const [now, before] = await page.evaluate(async (position) => {
        await window.a.load(position);
        await window.drawn();
        const corner = (id) => {
          const { left, top } = window.one(`[data-deck="${id}"]`).getBoundingClientRect();
          return [left, top];
        };
        const { from, to } = window.a.game.legal_moves().find(({ kind }) => kind === "board");
        const before = corner(from);
        window.a.play(`${from}-${to}`);
        await new Promise(requestAnimationFrame);
        for (const animation of window.inside("a").getAnimations()) {
          animation.pause();
          animation.currentTime = 0;
        }
        return [corner(to), before];
      }, CARRYING);
      assert.ok(isNear(now, before), `${place}: from ${now}, it was at ${before}`);
    },
    MOVING,
  ));

test("arrows lead from cell to cell", () =>
  everywhere("chess", async (page, place) => {
    await page.evaluate(() => {
      window.a.play("g1f3");
      window.a.mark([{ from: "a1", to: "h8" }]);
      return window.drawn();
    });
    for (const [kind, from, to] of [
      [".last", "g1", "f3"],
      [".drawn", "a1", "h8"],
    ]) {
      const partOf = (part) => page.locator(`#levels .arrows ${kind} .${part}`).boundingBox();
      const [head, shaft] = await Promise.all(["head", "shaft"].map(partOf));
      const [start, end] = await Promise.all([boxOf(page, from), boxOf(page, to)]);
      const foot = [kind === ".last" ? shaft.x + shaft.width : shaft.x, shaft.y + shaft.height];
      assert.ok(isNear(middle(head), middle(end), end.width / 2), `${place}: a head at ${middle(head)}, not on ${to}`);
      assert.ok(isNear(foot, middle(start), start.width / 2), `${place}: begins at ${foot}, not on ${from}`);
    }
  }));

test("dialogs lie in the window", () =>
  everywhere(
    "chess",
    async (page, place) => {
      await page.evaluate(() => window.a.help());
      const { x, y, width, height } = await page.locator("#a #help").boundingBox();
      assert.ok(x >= 0 && y >= 0 && x + width <= 500 && y + height <= 700, `${place}: ${[x, y, width, height]}`);
      await page.keyboard.press("Escape");
      await page.evaluate(() => window.a.load("chess 4k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
      await clicks(page, "a", "a7", "a8");
      const asked = await page.locator("#a #choose").boundingBox();
      assert.ok(asked.x >= 0 && asked.x + asked.width <= 500 && asked.y >= 0, `${place}: ${JSON.stringify(asked)}`);
    },
    { viewport: { width: 500, height: 700 } },
  ));

test("the boards turned in space are hit where they are seen", () =>
  everywhere("tower", async (page, place) => {
    const missed = await page.evaluate(async () => {
      const board = window.a;
      board.setAttribute("view", "3d");
      await window.until(() => window.one("#space[data-drawn]"));
      board.setAttribute("input", "cells");
      let pressed = null;
      board.addEventListener("hyperply-press", ({ detail }) => (pressed = detail.cell));
      const seen = board.game.pieces().flatMap(({ cell }) => ({ cell, ...board.pointOf(cell) }));
      const found = seen.filter(({ x }) => x !== undefined);
      const wrong = found.filter(({ cell, x, y }) => {
        pressed = null;
        const hit = window.inside("a").elementFromPoint(x, y);
        hit?.dispatchEvent(new MouseEvent("click", { clientX: x, clientY: y, bubbles: true, composed: true }));
        return pressed !== cell;
      });
      return found.length < 100 ? ["few"] : wrong.map(({ cell }) => cell);
    });
    assert.deepEqual(missed, [], place);
  }));
