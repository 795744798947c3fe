// Two people play on the page: moves, castling, promotion, undo, speed series.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, clicks, newGame, onPage, onSite, picks, position, says, shows, started, still } from "./browser.mjs";

test("the list of games begins with the full game of each family and starts each", () =>
  onPage("", async (page) => {
    await page.click("#game");
    const games = await page
      .locator("[data-variant]")
      .evaluateAll((nodes) => nodes.map((node) => node.dataset.variant));
    assert.deepEqual(games.slice(0, 2), ["timeout", "timeout-declared"]);
    await page.keyboard.press("Escape");
    for (const game of games) {
      await page.click("#game");
      await page.click(`[data-variant="${game}"]`);
      await started(page, game);
      await says(page, "#turn", /White to move/);
      assert.match(await position(page), new RegExp(`^${game} `));
    }
  }));

/** What a player who has never seen the game would not look for: Time Outs, other boards, boards that move (D14, M14). */
const FIRST_HINTS = {
  chess: /^Pick one of your pieces\.$/,
  "timeout-flat": /move or send into Time Out/,
  timeout: /move or send into Time Out/,
  tower: /change levels/,
  draughts: /^Pick one of your pieces\.$/,
  quarx: /another plane/,
  glinski: /^Pick one of your pieces\.$/,
  hex4d: /other boards/,
  raumschach: /change levels/,
  trid: /small board can move when empty, or with only a pawn on it: pick its label/,
  "trid-meder": /small board can move when empty, or with only one piece on it: pick its label/,
};

for (const [variant, words] of Object.entries(FIRST_HINTS))
  test(`before the first move the board says what is special about it: ${variant}`, () =>
    onPage(`#variant=${variant}`, (page) => says(page, "#selection", words)));

test("a move by clicks: select, see targets, choose", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "e2");
    assert.deepEqual(
      await page
        .locator('[data-cell][data-effect="move"]')
        .evaluateAll((nodes) => nodes.map((node) => node.dataset.cell).sort()),
      ["e3", "e4"],
    );
    await clicks(page, "e4");
    await shows(page, "e4", "wP");
    await shows(page, "e2", "");
    await says(page, "#turn", /Black to move/);
    await page.waitForSelector('[data-cell="e4"][data-last]');
  }));

test("in the fourth dimension the column comes first, then the level", () =>
  onPage("#variant=timeout", async (page) => {
    await clicks(page, '[data-column="b1"]', '[data-stack-cell="b1L5"]');
    await page.waitForSelector('[data-column="c3"][data-effect="move"]');
    await clicks(page, '[data-column="c3"]');
    assert.equal(await page.locator('[data-stack-cell][data-effect="move"]').count(), 8);
    await clicks(page, '[data-stack-cell="c3L7"]');
    await shows(page, "c3L7", "wN");
    await shows(page, "b1L5", "");
    await clicks(page, "d6L1", "d4L3");
    await shows(page, "d4L3", "bP");
  }));

test("the 3D view shows the same cells, and they can be clicked", () =>
  onPage("#variant=timeout", async (page) => {
    await page.click('[data-view="3d"]');
    await page.waitForSelector("#space[data-drawn]");
    await still(page);
    await picks(page, "b1L8");
    await page.waitForSelector('[data-cell="b1L8"][data-selected]');
    await picks(page, "c3L8");
    await shows(page, "c3L8", "wN");
  }));

test("castling in chess, by its destination", () =>
  onPage(at("chess r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), async (page) => {
    await clicks(page, "e1", "g1");
    await shows(page, "g1", "wK");
    await shows(page, "f1", "wR");
    await clicks(page, "e8", "c8");
    await shows(page, "c8", "bK");
    await shows(page, "d8", "bR");
  }));

test("castling over levels asks for the rook", () =>
  onPage(
    at(
      "timeout 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|3k3/7/7/7/7/7/R2K3|7/7/7/7/7/7/R6|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w A4A5 - 0 30 - -",
    ),
    async (page) => {
      await clicks(page, "d1L4", "b1L7");
      const rooks = await page
        .locator("[data-choice]")
        .evaluateAll((nodes) => nodes.map((node) => node.dataset.choice).sort());
      assert.deepEqual(rooks, ["a1L4", "a1L5"]);
      await page.click('[data-choice="a1L5"]');
      await shows(page, "b1L7", "wK");
      await shows(page, "c1L7", "wR");
      await shows(page, "a1L5", "");
      await shows(page, "a1L4", "wR");
    },
  ));

test("a promotion is chosen, or cancelled", () =>
  onPage(at("chess 7k/P7/8/8/8/8/8/K7 w - - 0 1"), async (page) => {
    await clicks(page, "a7", "a8");
    await page.waitForSelector("#choose[open]");
    await page.keyboard.press("Escape");
    await shows(page, "a7", "wP");
    await clicks(page, "a8", '[data-choice="=N"]');
    await shows(page, "a8", "wN");
  }));

test("undo and redo, by button and by key", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "e2", "e4", "e7", "e5", "#undo");
    await shows(page, "e7", "bP");
    await page.keyboard.press("u");
    await shows(page, "e2", "wP");
    assert.equal(await page.isDisabled("#undo"), true);
    await page.keyboard.press("r");
    await shows(page, "e4", "wP");
    await clicks(page, "#redo");
    await shows(page, "e5", "bP");
    assert.equal(await page.isDisabled("#redo"), true);
  }));

/** The button of speed moves is grey, and says why to whoever points at it, presses it or hears it. */
async function refusesSpeed(page, why) {
  const button = page.locator("#speed");
  if (!(await button.isVisible())) await page.click("#menu");
  assert.equal(await button.isDisabled(), true);
  assert.match(await button.getAttribute("title"), why);
  await button.focus();
  await page.keyboard.press("Enter");
  await says(page, "#message", why);
  assert.match(await page.getAttribute("#message a.rule", "href"), /rules\.html\?one-board#T23$/);
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.click("#message .dismiss");
  await button.click({ force: true });
  await says(page, "#message", why);
}

test("speed moves that cannot be offered say why: over, or the other side elsewhere", async () => {
  await onPage(at("timeout-flat R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1 - -"), (page) =>
    refusesSpeed(page, /^The game is over/),
  );
  await onPage("#variant=timeout-flat&you=white", (page) => refusesSpeed(page, /^Your opponent plays elsewhere/));
});

test("a speed series is offered, accepted and played", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await clicks(page, "#speed", '[data-choice="2"]', '[data-choice="no"]');
    await says(page, "#message", /Black declined/);
    await clicks(page, "#speed", '[data-choice="2"]', '[data-choice="yes"]');
    await says(page, "#series", /White has 2 of 2 left/);
    await refusesSpeed(page, /^A series of speed moves is in progress/);
    await clicks(page, "e2", "e4");
    await says(page, "#series", /White has 1 of 2 left/);
    await clicks(page, "d2", "d4");
    await says(page, "#series", /Black has 2 of 2 left/);
    await clicks(page, "e7", "e5", "d7", "d5");
    await page.locator("#series").waitFor({ state: "hidden" });
    await says(page, "#turn", /White to move/);
    await says(page, "#moves", /agree on 2 moves each/);
  }));

test("checkmate is said in words, and ends the game", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4");
    await says(page, "#turn", /Black wins/);
    await says(page, "#result", /Checkmate/);
    await says(page, "#moves", /#/);
    assert.equal(await page.isDisabled("#play"), true);
  }));

test("check and threats are shown", () =>
  onPage(at("chess 4k3/8/8/8/8/8/4q3/4K3 w - - 0 1"), async (page) => {
    await says(page, "#turn", /check/);
    await page.waitForSelector('[data-cell="e1"][data-check]');
    await page.waitForSelector('[data-cell="e2"][data-attacker]');
    await says(page, "#threats", /queen on e2 attacks/);
  }));

test("the board turns round", () =>
  onPage("#variant=chess", async (page) => {
    const top = () => page.locator('[data-cell="a1"]').evaluate((node) => node.getBoundingClientRect().top);
    const before = await top();
    await clicks(page, "#flip");
    assert.ok((await top()) < before);
    await clicks(page, "e2", "e4");
    await shows(page, "e4", "wP");
  }));

/** Nobody was asked in this session yet. */
function forget() {
  if (sessionStorage.forgotten) localStorage.setItem("hyperply-asked", "trid");
  else localStorage.removeItem("hyperply-asked");
  sessionStorage.forgotten = "yes";
}

test("a game of a link, which is not saved, is not said to stay among those that are", () =>
  onPage("#variant=chess&moves=Pe2-e4,Pe7-e5", async (page) => {
    await page.click("#new-game");
    await page.waitForSelector("#questions[open]");
    assert.doesNotMatch(await page.textContent("#questions"), /saved games/);
  }));

for (const page of ["play.html", "de/play.html"])
  test(`where there is one set of rules the questions say what the game is, and nothing is cut on a small screen: ${page}`, () =>
    onSite(
      `${page}#variant=hex4d`,
      async (page) => {
        await page.click("#new-game");
        await says(page, "#questions form > p:not(:has(a))", /19 boards|Neunzehn/);
        const sizes = await page.locator("#questions").evaluate((node) => [node.scrollWidth, node.clientWidth]);
        assert.equal(sizes[0], sizes[1]);
      },
      { ready: "body[data-ready]", viewport: { width: 320, height: 568 } },
    ));

test("a game never played begins with three questions, and the answers are remembered", () =>
  onPage(
    "#variant=trid",
    async (page) => {
      await page.waitForSelector("#questions[open]");
      assert.ok(await page.isChecked('[name="opponent"][value="computer"]'));
      assert.equal(await page.locator(".choices .choice:visible").count(), 3 + 5 + 3 + 3);
      assert.equal(await page.locator('[name="variant"]:checked').inputValue(), "trid", "the simplest rules first");
      await page.focus("#start");
      await page.keyboard.press("f");
      assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").flipped), false, "no shortcut");
      await page.click('.choice:has([value="screen"])');
      assert.equal(await page.locator(".choices .choice:visible").count(), 3 + 3, "no level and no color");
      await page.click('.choice:has([value="computer"])');
      await page.click('.choice:has([name="side"][value="black"])');
      await page.click('.choice:has([value="trid-meder"])');
      await page.click("#start");
      await started(page, "trid-meder");
      await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 1); // the computer is White
      assert.ok(await page.evaluate(() => document.querySelector("hyperply-game").flipped));
      assert.equal(await page.inputValue("#player-white"), "engine 2");
      await page.click("#new-game");
      await says(page, "#questions", /stays among your saved games/);
      assert.ok(await page.isChecked('[name="side"][value="black"]'));
      await page.keyboard.press("Escape");
      assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").moves.length), 1);
      await page.reload();
      await page.waitForSelector("body[data-ready]");
      assert.ok(await page.isHidden("#questions"));
    },
    { prepare: (page) => page.addInitScript(forget) },
  ));

test("a new game shows the panel from its top", () =>
  onPage(
    "#variant=timeout",
    async (page) => {
      const scrolled = () => page.evaluate(() => window.inside(".panel").scrollTop);
      await page.evaluate(() => window.inside(".panel").scrollTo(0, 1000));
      assert.ok((await scrolled()) > 0);
      await newGame(page);
      await page.waitForFunction(() => window.inside(".panel").scrollTop === 0);
    },
    { viewport: { width: 1280, height: 600 } },
  ));

test("the questions lead to other games", () =>
  onPage("#variant=trid", async (page) => {
    await clicks(page, "#new-game", "#another");
    assert.ok(await page.isHidden("#questions"));
    assert.equal(await page.getAttribute('#games [aria-current="true"]', "data-variant"), "trid");
    await page.click('[data-variant="hex4d"]');
    await started(page, "hex4d");
  }));

test("who has chosen no game is shown all of them, and none as chosen", () =>
  onPage("", (page) => page.waitForSelector("#games[open]:not(:has([aria-current]))"), {
    prepare: (page) => page.addInitScript(forget),
  }));

for (const [answers, white, black, flipped] of [
  [{ opponent: "computer", level: 3, side: "white" }, "human", "engine 3", false],
  [{ opponent: "computer", level: 3, side: "black" }, "engine 3", "human", true],
  [{ opponent: "screen", level: 3, side: "black" }, null, null, false],
  [{ opponent: "friend", level: 3, side: "black" }, null, null, false],
  [{}, null, null, false],
])
  test(`who was asked once plays as before: ${JSON.stringify(answers)}`, () =>
    onPage(
      "#variant=chess",
      async (page) => {
        await page.waitForFunction(
          ([white, black]) => {
            const board = document.querySelector("hyperply-game");
            return board.getAttribute("white") === white && board.getAttribute("black") === black;
          },
          [white, black],
        );
        assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").flipped), flipped);
        assert.ok(await page.isHidden("#questions"));
      },
      {
        prepare: (page) =>
          page.addInitScript((text) => localStorage.setItem("hyperply-answers", text), JSON.stringify(answers)),
      },
    ));

test("a game with a friend by link begins with the same questions", () =>
  onPage("#variant=chess", async (page) => {
    await page.click("#new-game");
    await page.click('.choice:has([value="friend"])');
    await page.click('.choice:has([name="side"][value="black"])');
    await page.click("#start");
    await says(page, "#bar", /Your friend moves first/);
    await page.locator("#send").waitFor();
    assert.ok(await page.evaluate(() => document.querySelector("hyperply-game").flipped));
    assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").white), "none");
  }));
