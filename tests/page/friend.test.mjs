// A game with a friend by link: sharing, links, the keyboard. What is said and offered when is asked in
// tests/unit/friend.test.mjs.
import assert from "node:assert/strict";
import { clicks, newGame, onPage, position, resize, says, shows } from "./browser.mjs";
import { long, test } from "../long.mjs";

/** From now on this page shares as a browser may; `window.sent` has the last that was. @param {"share" | "copy" | "denied" | "closed"} how */
const sharing = (page, how) =>
  page.evaluate((how) => {
    const take = async (data) => {
      if (how === "denied") throw new DOMException("no", "NotAllowedError");
      if (how === "closed") throw new DOMException("no", "AbortError");
      window.sent = data.url ?? data;
    };
    const share = how === "copy" || how === "denied" ? undefined : take;
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: take }, configurable: true });
  }, how);

/** Sends what is to be sent, and returns the link. */
async function send(page) {
  await sharing(page, "share");
  await clicks(page, "#send");
  await says(page, "#bar", /Sent\. Your friend will reply with a link/);
  return page.evaluate(() => window.sent);
}

const open = async (page, link) => {
  await page.goto("about:blank");
  await page.goto(link);
  await page.waitForSelector("body[data-ready]");
};
const flipped = (page) => page.evaluate(() => document.querySelector("hyperply-game").flipped);
/** Whether the keyboard is on a cell. */
const onBoard = (page) => page.evaluate(() => window.focused().matches("[data-cell]"));

test("a move is sent, seen to happen from the other side, answered; the game is kept as one by link until a new one begins", () =>
  onPage(
    "#variant=timeout-flat&you=white",
    async (page) => {
      await says(page, "#bar", /You play White\. Make your move, then send it/);
      assert.ok(await page.locator("#send").isHidden());
      await clicks(page, "e2", "e4");
      await says(page, "#bar", /haven’t sent your move yet/);
      await clicks(page, "e7", "e5"); // the friend's pieces are not moved here
      await shows(page, "e7", "bP");
      const link = await send(page);
      assert.match(link, /play\.html#variant=timeout-flat&moves=.*&you=black$/);

      await page.addInitScript(() => {
        window.plies = [];
        addEventListener("hyperply-change", (event) => window.plies.push(event.detail.ply), { capture: true });
      });
      await open(page, link);
      await says(page, "#bar", /Your friend played Pe2-e4\. Your move: you play Black\./);
      await shows(page, "e4", "wP");
      assert.deepEqual(await page.evaluate(() => window.plies), [0, 1]);
      assert.ok(await flipped(page));
      assert.equal(new URL(page.url()).hash, new URL(link).hash);
      await clicks(page, "e7", "e5");
      await page.click("a.brand");
      const row = page.locator(".saved-game", { hasText: "by link, you play Black" });
      await row.locator("a.go").click();
      await says(page, "#bar", /haven’t sent your move yet/);
      assert.ok(await flipped(page));
      const answer = await send(page);
      await page.reload();
      await says(page, "#bar", /Sent/);
      await position(page); // opens what can be copied
      assert.doesNotMatch(await page.inputValue("#link"), /you=/, "a link to the game alone takes no side");
      await newGame(page);
      await shows(page, "e2", "wP");
      assert.ok(await page.locator("#bar").isHidden());
      assert.ok(!(await flipped(page)), "White's side is below again");

      await open(page, answer);
      await says(page, "#bar", /Your friend played Pe7-e5\. Your move: you play White\./);
      assert.equal((await position(page)).split(" ")[2], "w");
    },
    { own: true },
  ));

test("where nothing can be shared the link is copied, or shown to be copied; who closes the sheet has sent nothing", () =>
  onPage("#variant=chess&you=white", async (page) => {
    await clicks(page, "e2", "e4");
    await sharing(page, "closed");
    await clicks(page, "#send");
    await says(page, "#bar", /haven’t sent your move yet/);
    await sharing(page, "denied");
    await clicks(page, "#send");
    await says(page, "#bar", /Copy this link/);
    assert.match(await page.inputValue("#send-link"), /&you=black$/);
    assert.equal(await page.evaluate(() => document.activeElement.id), "send-link");
    await sharing(page, "copy");
    await clicks(page, "#send");
    await says(page, "#bar", /Link copied/);
    assert.match(await page.evaluate(() => window.sent), /&you=black$/);
  }));

long("speed moves are offered with a move, agreed on before the next one, and played in a series", () =>
  onPage("#variant=timeout-flat&you=white", async (page) => {
    await clicks(page, "e2", "e4");
    await page.selectOption("#offer-speed", "3");
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    assert.equal(await page.inputValue("#offer-speed"), "3");
    const link = await send(page);
    assert.match(link, /&you=black&speed=3$/);
    await open(page, link);
    await says(page, "#bar", /Your friend played Pe2-e4 and offers speed moves: 3 each, you first/);
    assert.ok(await page.locator("#send").isHidden());
    await page.press("#accept-speed", "Enter");
    await says(page, "#series", /Black has 3 of 3 left/);
    assert.ok(await onBoard(page));
    await clicks(page, "e7", "e5");
    await says(page, "#bar", /^It’s your move again\./);
    await clicks(page, "d7", "d5", "c7", "c5");
    assert.ok(await page.locator("#offer-speed").isHidden(), "a series is running");
    await open(page, await send(page));
    await says(page, "#series", /White has 3 of 3 left/);
    await says(page, "#bar", /Your move: you play White/);
  }),
);

test("speed moves are declined by a button, or by a move; a phone shows what is offered", () =>
  onPage("#variant=timeout-flat&moves=Pe2-e4&you=black&speed=2", async (page) => {
    await says(page, "#bar", /offers speed moves: 2 each/); // the friend's move has been seen to happen
    await resize(page, 390, 844);
    assert.ok(await page.locator("#bar p").isVisible());
    await resize(page, 1280, 900);
    await page.press("#decline-speed", "Enter");
    assert.ok(await onBoard(page));
    await says(page, "#bar", /Your friend played Pe2-e4\. Your move: you play Black\./);
    await page.waitForFunction(() => !location.hash.includes("speed"));
    await page.evaluate(() => {
      location.hash = "#variant=timeout-flat&moves=Pd2-d4&you=black&speed=2";
    });
    await says(page, "#bar", /Pd2-d4 and offers speed moves/);
    await clicks(page, "e7", "e5");
    await says(page, "#bar", /haven’t sent your move yet/);
    assert.equal(await page.inputValue("#offer-speed"), "");
    const speeds = await page.evaluate(() => document.querySelector("hyperply-game").moves.map(({ speed }) => speed));
    assert.deepEqual(speeds, [undefined, undefined]);
  }));

test("a damaged link shows the game up to there, and ways on", () =>
  onPage("#variant=chess&moves=e2-e4,e7-e5,Ng1-f4,a7-a6&you=black", async (page) => {
    await says(page, "#page-notice", /This link is damaged; the game up to move 1 is shown/);
    await shows(page, "e5", "bP");
    await page.getByRole("button", { name: "Continue from here" }).press("Enter");
    assert.ok(await page.locator("#page-notice").isHidden());
    assert.ok(await onBoard(page));
    await page.reload();
    await shows(page, "e5", "bP");
    assert.ok(await page.locator("#page-notice").isHidden(), "the address is mended");
  }));

test("a game on one screen goes on with a friend, and back; what cannot be loaded changes nothing about it", () =>
  onPage("#variant=chess&moves=e2-e4", async (page) => {
    assert.ok(await page.locator("#bar").isHidden());
    await clicks(page, "#share > summary", '[data-you="black"]');
    await says(page, "#bar", /Your move: you play Black/);
    assert.match(await page.evaluate(() => location.hash), /&you=black$/);
    await page.fill("#paste", "nonsense");
    await clicks(page, "#load");
    await says(page, "#loaded", /isn’t a valid position or game record/);
    await says(page, "#bar", /Your move: you play Black/);
    assert.ok(await flipped(page));
    await clicks(page, "#alone");
    assert.ok(await page.locator("#bar").isHidden());
    assert.ok(!(await flipped(page)));
    await clicks(page, "e7", "e5", "d2", "d4");
    await shows(page, "d4", "wP");
  }));
