// What axe-core finds, in the middle of every game: in each view, with a piece picked and without. Games that look like
// another one are looked at in one view.
import assert from "node:assert/strict";
import { test } from "node:test";
import { initial_position, legal_moves, variants } from "../../pkg/inline.js";
import { NARROW, WIDE, isClean, violations } from "./axe.mjs";
import { at, onPage } from "./browser.mjs";

const E = "7/7/7/7/7/7/7";

/** Positions in the middle of games, and a piece that can be picked. */
const MIDDLES = {
  chess: { hash: "#variant=chess&moves=Pe2-e4,Pe7-e5", pick: "g1" },
  "timeout-flat": {
    hash: at("timeout-flat 4k3/pppppppp/8/8/8/8/PPP1PPPP/1N2K3 w - - 0 9 Qd1:3,Bc1:2,rh8:1 -"),
    pick: "b1",
  },
  timeout: {
    hash: at(`timeout ${E}|7/7/7/7/3P3/7/7|${E}|3k3/7/7/7/7/7/3K3|${E}|7/7/1r5/7/7/7/7|${E}|${E} w - - 0 30 Qb3L4:3 -`),
    pick: "d1L4",
  },
  "timeout-declared": {
    hash: at(`timeout-declared ${E}|${E}|${E}|3k3/7/7/7/7/2N4/3K3|${E}|${E}|${E}|${E} w - - 0 9 Ra5L1:1/4 -`),
    pick: "c2L4",
  },
  draughts: { hash: "#variant=draughts&moves=32-28,19-23", pick: "28" },
  "quarx-huff": { hash: at("quarx-huff B:W2233,3243:B2323 0 1 -"), pick: "2323" },
  glinski: { hash: "#variant=glinski&moves=Pf5-f6", pick: "e7" },
  hex4d: { hash: "#variant=hex4d&moves=BC1c3-D2c3", pick: "C5c3" },
  tower: { hash: "#variant=tower&moves=Pd2L4-d4L5,Pd6L4-d5L4", pick: "b1L1" },
  "trid-strict": { hash: "#variant=trid-strict&moves=Pe2(2)-e4(2),Pe7(6)-e5(6)", pick: "e1(2)" },
  "trid-meder": { hash: "#variant=trid-meder&moves=Pe2(2)-e4(4),Pe7(6)-e5(4)", pick: "e1(2)" },
  trid: { hash: "#variant=trid&moves=Pe2(2)-e4(2),Pe7(6)-e5(6)", pick: "e1(2)" },
};

/** Any other game from its start. */
const GAMES = Object.fromEntries(
  variants().map(({ id }) => [
    id,
    MIDDLES[id] ?? { hash: `#variant=${id}`, pick: legal_moves(initial_position(id))[0].from },
  ]),
);

test("every game is looked at", () =>
  onPage("", async (page) => {
    await page.click("#game");
    const games = await page
      .locator("[data-variant]")
      .evaluateAll((nodes) => nodes.map((node) => node.dataset.variant));
    assert.deepEqual(games.sort(), Object.keys(GAMES).sort());
    assert.deepEqual(await violations(page), []);
  }));

/** Games with the boards and pieces of another one, and nothing else to see. */
const ALIKE = ["timeout-declared", "tower", "quarx-huff", "trid-strict", "trid-meder"];

for (const [variant, { hash, pick }] of Object.entries(GAMES)) {
  test(`axe finds nothing: ${variant}`, () =>
    onPage(hash, async (page) => {
      const hasViews = await page.isVisible("#view");
      for (const view of hasViews && !ALIKE.includes(variant) ? ["plan", "3d"] : ["plan"]) {
        const [free, picking] = view === "plan" ? [WIDE, NARROW] : [NARROW, WIDE];
        if (hasViews) await page.click(`[data-view="${view}"]`);
        assert.equal(await page.locator("#levels [data-selected]").count(), 0);
        await isClean(page, free);
        await page.evaluate((cell) => window.inside(`[data-cell="${cell}"]`).click(), pick);
        assert.equal(await page.locator("#levels [data-selected]").count(), 1);
        await isClean(page, picking);
        await page.click("#cancel");
      }
    }));
}
