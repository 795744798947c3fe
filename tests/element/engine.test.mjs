// The engine plays in an element, as its attributes say.
import assert from "node:assert/strict";
import { heard, onPage } from "./browser.mjs";
import { test } from "../long.mjs";

const moved = (page, id, length) =>
  page.waitForFunction(([id, n]) => document.getElementById(id).moves.length === n, [id, length]);
const played = (page) =>
  page.evaluate(() => window.heard.filter(({ name }) => name === "move").map(({ id, by }) => `${id} ${by}`));

test("an attribute has the engine play a side, and its moves are told", () =>
  onPage('<hyperply-game id="one" variant="chess" black="engine 1"></hyperply-game>', async (page) => {
    assert.equal(page.workers().length, 0);
    await page.evaluate(() => document.getElementById("one").play("e4"));
    await moved(page, "one", 2);
    assert.deepEqual(await played(page), ["one code", "one engine"]);
    assert.equal(page.workers().length, 1);
    await page.evaluate(() => document.getElementById("one").setAttribute("white", "engine 1"));
    await page.waitForFunction(() => document.getElementById("one").moves.length >= 4);
    await page.evaluate(() => {
      for (const side of ["white", "black"]) document.getElementById("one").removeAttribute(side);
    });
    await page.waitForFunction(() => window.drawn().then(() => true));
    assert.equal((await heard(page)).includes("error"), false);
  }));

test("each element has an engine of its own, also without controls, and takes it along", () =>
  onPage(
    '<hyperply-game id="one" variant="chess" white="engine 1"></hyperply-game><hyperply-game id="two" variant="timeout-flat" white="engine 2" controls="none"></hyperply-game>',
    async (page) => {
      for (const id of ["one", "two"]) await moved(page, id, 1);
      assert.equal(page.workers().length, 2);
      const closed = page.workers().map((worker) => new Promise((done) => worker.once("close", done)));
      await page.evaluate(() => document.getElementById("one").remove());
      await Promise.race(closed);
      await page.evaluate(() => {
        document.body.append(
          Object.assign(document.createElement("hyperply-game"), { id: "three", white: "engine 1" }),
        );
      });
      await moved(page, "three", 1);
    },
  ));

test("it answers where the policy of a page forbids workers", () =>
  onPage(
    '<hyperply-game id="one" variant="chess" white="engine 2"></hyperply-game>',
    async (page) => {
      await moved(page, "one", 1);
      assert.equal(page.workers().length, 0);
    },
    { policy: "default-src 'self' 'wasm-unsafe-eval'; worker-src 'none'", errors: [/worker-src|Worker|violates/] },
  ));
