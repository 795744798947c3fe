// What axe-core finds on a page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resize, wide } from "./browser.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const ALL = { rules: { "label-content-name-mismatch": { enabled: true } } }; // axe leaves that one out by itself
export const COLOURS = { runOnly: ["color-contrast"] }; // nothing else depends on the theme

/** What is wrong on the page as it stands: the rule, the element, and why. */
export async function violations(page, options = ALL) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (rules) => {
      const result = await window.axe.run(rules);
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
      );
    },
    { resultTypes: ["violations"], preload: false, ...options },
  );
}

/** Looks at a page wide and narrow, light and dark: axe finds nothing, and nothing reaches over the edge. */
export async function staysClean(page) {
  for (const width of [1440, 390, 320]) {
    await resize(page, width, 844);
    assert.ok((await wide(page)) <= width);
    for (const [colorScheme, rules] of [
      ["light", ALL],
      ["dark", COLOURS],
    ]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" }); // colours would fade
      assert.deepEqual(await violations(page, rules), [], `${width}, ${colorScheme}`);
    }
  }
}
