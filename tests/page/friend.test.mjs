// A game with a friend by link.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clicks, newGame, onPage, position, says, shows } from "./browser.mjs";

/** Keeps what is shared or copied in `window.sent`. */
const catching = (how) => ({
  prepare: (page) =>
    page.addInitScript((how) => {
      window.sent = [];
      const take = async (data) => {
        if (how === "denied") throw new DOMException("no", "NotAllowedError");
        if (how === "closed") throw new DOMException("no", "AbortError");
        window.sent.push(data.url ?? data);
      };
      Object.defineProperty(navigator, "share", {
        value: how === "copy" || how === "denied" ? undefined : take,
        configurable: true,
      });
      Object.defineProperty(navigator, "clipboard", { value: { writeText: take }, configurable: true });
    }, how),
});

const sent = (page) => page.evaluate(() => window.sent.at(-1));
const open = async (page, link) => {
  await page.goto("about:blank");
  await page.goto(link);
  await page.waitForSelector("body[data-ready]");
};

test("a move is sent, seen to happen from the other side, and answered", () =>
  onPage(
    "#variant=timeout-flat&you=white",
    async (page) => {
      await says(page, "#bar", /You play White\. Make your move, then send it/);
      assert.ok(await page.locator("#send").isHidden());
      await clicks(page, '[data-cell="e2"]', '[data-cell="e4"]');
      await says(page, "#bar", /haven’t sent your move yet/);
      await clicks(page, '[data-cell="e7"]', '[data-cell="e5"]'); // the friend's pieces are not moved here
      await shows(page, "e7", "bP");
      await clicks(page, "#send");
      await says(page, "#bar", /Sent\. Your friend will reply with a link/);
      const link = await sent(page);
      assert.match(link, /play\.html#variant=timeout-flat&moves=.*&you=black$/);

      await page.addInitScript(() => {
        window.plies = [];
        addEventListener("hyperply-change", (event) => window.plies.push(event.detail.ply), { capture: true });
      });
      await open(page, link);
      await says(page, "#bar", /Your friend played Pe2-e4\. Your move: you play Black\./);
      await shows(page, "e4", "wP");
      assert.deepEqual(await page.evaluate(() => window.plies), [0, 1]);
      assert.ok(await page.evaluate(() => document.querySelector("hyperply-game").flipped));
      assert.equal(new URL(page.url()).hash, new URL(link).hash);
      await clicks(page, '[data-cell="e7"]', '[data-cell="e5"]', "#send");
      await says(page, "#bar", /Sent/);
      await open(page, await sent(page));
      await says(page, "#bar", /Your friend played Pe7-e5\. Your move: you play White\./);
      assert.equal((await position(page)).split(" ")[2], "w");
    },
    { ...catching("share") },
  ));

test("where nothing can be shared the link is copied, or shown to be copied", async () => {
  await onPage(
    "#variant=chess&you=white",
    async (page) => {
      await clicks(page, '[data-cell="e2"]', '[data-cell="e4"]', "#send");
      await says(page, "#bar", /Link copied/);
      assert.match(await sent(page), /&you=black$/);
    },
    catching("copy"),
  );
  await onPage(
    "#variant=chess&you=white",
    async (page) => {
      await clicks(page, '[data-cell="e2"]', '[data-cell="e4"]', "#send");
      await says(page, "#bar", /Copy this link/);
      assert.match(await page.locator("#send-link").inputValue(), /&you=black$/);
      assert.equal(await page.evaluate(() => document.activeElement.id), "send-link");
    },
    catching("denied"),
  );
  await onPage(
    "#variant=chess&you=white",
    async (page) => {
      await clicks(page, '[data-cell="e2"]', '[data-cell="e4"]', "#send");
      await says(page, "#bar", /haven’t sent your move yet/);
    },
    catching("closed"),
  );
});

/** Whether the keyboard is on a cell. */
const onBoard = (page) => page.evaluate(() => window.focused().matches("[data-cell]"));

const speeds = (page) => page.evaluate(() => document.querySelector("hyperply-game").moves.map(({ speed }) => speed));

test("speed moves are offered with a move, and agreed on before the next one", () =>
  onPage(
    "#variant=timeout-flat&you=white",
    async (page) => {
      await clicks(page, "e2", "e4");
      await page.selectOption("#offer-speed", "3");
      await page.reload();
      await page.waitForSelector("body[data-ready]");
      assert.equal(await page.inputValue("#offer-speed"), "3");
      await clicks(page, "#send");
      await says(page, "#bar", /Sent/);
      assert.match(await sent(page), /&you=black&speed=3$/);
      await open(page, await sent(page));
      await says(page, "#bar", /Your friend played Pe2-e4 and offers speed moves: 3 each, you first/);
      assert.ok(await page.locator("#send").isHidden());
      await page.press("#accept-speed", "Enter");
      await says(page, "#series", /Black has 3 of 3 left/);
      assert.ok(await onBoard(page));
      assert.deepEqual(await speeds(page), [undefined, 3]);
      await clicks(page, "e7", "e5", "d7", "d5", "c7", "c5");
      assert.ok(await page.locator("#offer-speed").isHidden(), "a series is running");
      await clicks(page, "#send");
      await says(page, "#bar", /Sent/);
      await open(page, await sent(page));
      await says(page, "#series", /White has 3 of 3 left/);
      await says(page, "#bar", /Your move: you play White/);
    },
    catching("share"),
  ));

test("in a series one's own last move is not told as the friend's", () =>
  onPage("#variant=timeout-flat&moves=Nb1-a3&you=black&speed=3", async (page) => {
    await clicks(page, "#accept-speed");
    await says(page, "#series", /Black has 3 of 3 left/);
    await clicks(page, "b8", "a6");
    await says(page, "#bar", /^It’s your move again\./);
  }));

test("on a phone it is said what has happened and what is offered", () =>
  onPage(
    "#variant=timeout-flat&moves=Nb1-a3&you=black&speed=3",
    async (page) => {
      await says(page, "#bar", /offers speed moves: 3 each/);
      assert.ok(await page.locator("#bar p").isVisible());
    },
    { viewport: { width: 390, height: 844 } },
  ));

test("speed moves are declined by a button, or by a move; where a game has none they are not offered", async () => {
  const offered = "#variant=timeout-flat&moves=Pe2-e4&you=black&speed=2";
  await onPage(offered, async (page) => {
    await says(page, "#bar", /offers speed moves/); // the friend's move has been seen to happen
    await page.press("#decline-speed", "Enter");
    assert.ok(await onBoard(page));
    await says(page, "#bar", /Your friend played Pe2-e4\. Your move: you play Black\./);
    await page.waitForFunction(() => !location.hash.includes("speed"));
  });
  await onPage(offered, async (page) => {
    await says(page, "#bar", /offers speed moves/);
    await clicks(page, "e7", "e5");
    await says(page, "#bar", /haven’t sent your move yet/);
    assert.equal(await page.inputValue("#offer-speed"), "");
    assert.deepEqual(await speeds(page), [undefined, undefined]);
  });
  await onPage("#variant=chess&moves=Pe2-e4&you=white&speed=2", async (page) => {
    await says(page, "#bar", /haven’t sent your move yet/);
    assert.ok(await page.locator("#offer-speed").isHidden());
  });
});

test("a damaged link shows the game up to there, and ways on", () =>
  onPage("#variant=chess&moves=e2-e4,e7-e5,Ng1-f4,a7-a6&you=black", async (page) => {
    const damaged = /This link is damaged; the game up to move 1 is shown/;
    await says(page, "#page-notice", damaged);
    await shows(page, "e5", "bP");
    await page.getByRole("button", { name: "Continue from here" }).press("Enter");
    assert.ok(await page.locator("#page-notice").isHidden());
    assert.ok(await onBoard(page));
    await page.reload();
    await shows(page, "e5", "bP");
    assert.ok(await page.locator("#page-notice").isHidden(), "the address is mended");
  }));

test("a game on one screen goes on with a friend, and back", () =>
  onPage("#variant=chess&moves=e2-e4", async (page) => {
    assert.ok(await page.locator("#bar").isHidden());
    await page.locator("#share summary").click();
    await clicks(page, '[data-you="white"]');
    await says(page, "#bar", /haven’t sent your move yet/);
    assert.match(await page.evaluate(() => location.hash), /&you=white$/);
    await clicks(page, "#alone");
    assert.ok(await page.locator("#bar").isHidden());
    await clicks(page, '[data-cell="e7"]', '[data-cell="e5"]');
    await shows(page, "e5", "bP");
  }));

test("a model opens as a model: a link names the view", () =>
  onPage("#variant=trid&view=3d", async (page) => {
    assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").view), "3d");
    await page.waitForSelector("#space[data-drawn]");
  }));

test("a game with a friend stays one: kept, found again, loaded again, sent once", () =>
  onPage(
    "#variant=chess&you=black&moves=e2-e4",
    async (page) => {
      await says(page, "#bar", /Your move: you play Black/);
      await clicks(page, '[data-cell="e7"]', '[data-cell="e5"]');
      await says(page, "#bar", /haven’t sent your move yet/);
      await page.click("a.brand");
      const row = page.locator(".saved-game").first();
      await row.waitFor();
      assert.match(await row.textContent(), /by link, you play Black/);
      await row.locator("a.go").click();
      await says(page, "#bar", /haven’t sent your move yet/);
      assert.ok(await page.evaluate(() => document.querySelector("hyperply-game").flipped));
      await clicks(page, "#send");
      await says(page, "#bar", /Sent/);
      await page.reload();
      await says(page, "#bar", /Sent/);
      await page.locator("#share summary").click();
      await page.waitForFunction(() => document.getElementById("link").value !== "");
      assert.doesNotMatch(await page.locator("#link").inputValue(), /you=/, "a link to the game alone takes no side");
      await newGame(page);
      await shows(page, "e2", "wP");
      assert.ok(await page.locator("#bar").isHidden());
      assert.ok(
        !(await page.evaluate(() => document.querySelector("hyperply-game").flipped)),
        "White's side is below again",
      );
    },
    catching("share"),
  ));

test("what cannot be loaded changes neither the friend nor who plays", () =>
  onPage("#variant=chess&you=black&moves=e2-e4", async (page) => {
    await says(page, "#bar", /Your move: you play Black/);
    await page.locator("#share summary").click();
    await page.fill("#paste", "nonsense");
    await clicks(page, "#load");
    await says(page, "#loaded", /isn’t a valid position or game record/);
    await says(page, "#bar", /Your move: you play Black/);
    assert.ok(await page.evaluate(() => document.querySelector("hyperply-game").flipped));
  }));
