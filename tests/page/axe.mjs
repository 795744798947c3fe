// What axe-core finds on a page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { onceDrawn, resize, wide } from "./browser.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const ALL = { rules: { "label-content-name-mismatch": { enabled: true } } }; // axe leaves that one out by itself

/** What is wrong on the page as it stands: the rule, the element, and why. */
export async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (options) => {
      const result = await window.axe.run(options);
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
      );
    },
    { resultTypes: ["violations"], preload: false, ...ALL },
  );
}

export const WIDE = [1440, "light"];
export const NARROW = [390, "dark"];
const NARROWEST = 320;

/** Nothing reaches over the edge, once boards have taken their new size. */
export async function fits(page, width) {
  const isIn = (reached) => reached <= width;
  assert.ok(isIn(await onceDrawn(page, () => wide(page), isIn)), `${width}`);
}

/** On a screen nothing reaches over the edge, and axe finds nothing. */
export async function isClean(page, [width, colorScheme]) {
  await resize(page, width, 844);
  await page.emulateMedia({ colorScheme });
  await fits(page, width);
  assert.deepEqual(await violations(page), [], `${width}, ${colorScheme}`);
}

/** So it is on a wide screen and on a narrow one, nothing reaches over the edge of the narrowest, and `look(width)` agrees. */
export async function staysClean(page, look = () => {}) {
  for (const screen of [WIDE, NARROW]) {
    await isClean(page, screen);
    await look(screen[0]);
  }
  await resize(page, NARROWEST, 844);
  await fits(page, NARROWEST);
  await look(NARROWEST);
}
