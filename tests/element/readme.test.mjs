// The package's README shows a whole page with a board: it works, and prints what its comments say.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { onPage } from "./browser.mjs";

const readme = readFileSync(new URL("../../pkg/README.md", import.meta.url), "utf8");

test("its page", async () => {
  const [, html] = /```html\n(.*?)```/s.exec(readme);
  const says = [...html.matchAll(/console\.log\(.*?\).* \/\/ (.*)/g)].map((match) => match[1]);
  assert.equal(says.length, 2);
  const printed = [];
  await onPage(
    { "index.html": html },
    async (page) => {
      await page.waitForFunction(() => document.querySelector("hyperply-game").ply === 1);
      assert.deepEqual(printed, says);
      assert.equal(await page.locator("hyperply-game").evaluate((board) => board.getBoundingClientRect().height), 810);
    },
    {
      ready: false,
      prepare: (page) => page.on("console", (message) => message.type() === "log" && printed.push(message.text())),
    },
  );
});

test("the text between the tags is read where scripts are off", () =>
  onPage(
    "<hyperply-game>chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1</hyperply-game>",
    async (page) => {
      await page.getByText("chess 4k3/8").waitFor();
    },
    { ready: false, javaScriptEnabled: false },
  ));
