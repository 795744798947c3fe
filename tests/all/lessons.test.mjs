// Lessons of every family in every window: nothing is wider than the page, answers push nothing away, and what a step is
// about is in sight. One of each is in tests/page/learn-board.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onSite, resize, wide } from "../page/browser.mjs";
import { LESSONS, areSeen, begin, boards, choosesAll, isInSight, stepOf } from "../page/steps.mjs";

const DESK = [1280, 900];
const PHONE = [390, 844];

for (const [family, lessons] of Object.entries(LESSONS))
  test(`lessons of ${family}`, (t) =>
    onSite(
      "learn.html",
      async (page) => {
        await t.test("no window is too narrow for them", async () => {
          for (const { id } of [lessons[0], lessons[Math.floor(lessons.length / 2)], lessons.at(-1)]) {
            await begin(page, { id, at: 0 });
            for (const [width, height] of [[320, 568], [844, 390], DESK]) {
              await resize(page, width, height);
              assert.ok((await wide(page)) <= width, `${id} at ${width}`);
            }
          }
        });
        await t.test("answers and what is said of them leave the board where it is", async () => {
          const why = stepOf(family, "why");
          for (const [width, height] of [DESK, PHONE]) {
            await resize(page, width, height);
            await begin(page, why);
            const before = await boards(page);
            for (const place of await choosesAll(page, why)) assert.deepEqual(place, before);
            assert.ok(await areSeen(page, "#next", "#verdict"));
          }
        });
        await t.test("what a step is about is in sight on a phone when it begins", async () => {
          await resize(page, ...PHONE);
          for (const { id, steps } of lessons.slice(0, 8)) {
            const at = steps.findIndex(({ only }, i) => i > 0 && only.length > 0);
            if (at < 0) continue;
            await begin(page, { id, at });
            const [only] = steps[at].only;
            assert.ok(await isInSight(page, only), `${id}, step ${at + 1}: ${only}`);
          }
        });
      },
      { ready: "body[data-ready]" },
    ));
