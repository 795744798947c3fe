// The editor of every game under axe, with a cleared board and all that is wrong with it.
import { test } from "node:test";
import { variants } from "../../pkg/inline.js";
import { staysClean } from "../page/axe.mjs";
import { drawn, onSite } from "../page/browser.mjs";

for (const { id } of variants())
  test(`axe finds nothing in the editor, and nothing reaches over the edge: ${id}`, () =>
    onSite(
      `setup.html#variant=${id}`,
      async (page) => {
        await page.click("text=Clear", {});
        await drawn(page);
        await staysClean(page);
      },
      { ready: "body[data-ready]" },
    ));
