// Games are kept in the browser: several at a time, found again, named, deleted, taken elsewhere, never lost.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { staysClean } from "./axe.mjs";
import { clicks, load, moved, newGame, onPage, press, resize, says, shows, started, tabTo, wide } from "./browser.mjs";

const ROW = ".saved-game";
const rows = (page) =>
  page
    .locator(ROW)
    .evaluateAll((nodes) => nodes.map((node) => node.querySelector(".saved-words")?.textContent ?? node.textContent));
/** Opens the list, once so many games are in it. */
async function list(page, count) {
  await page.click("#game");
  await page.waitForFunction(([row, n]) => document.querySelectorAll(row).length === n, [ROW, count]);
}
const idOf = (page) => page.evaluate(() => history.state?.id);
const ready = (page) => page.waitForSelector("body[data-ready]");
/** Waits until the only game is kept, so that another tab finds it. */
async function kept(page) {
  await list(page, 1);
  await page.keyboard.press("Escape");
}
/** Another tab of the same browser. */
async function tab(page, address, prepare) {
  const other = await page.context().newPage();
  await prepare?.(other);
  await other.goto(address);
  await ready(other);
  return other;
}

test("a game is kept from its first move on; an untouched one is not", () =>
  onPage("#variant=chess", async (page) => {
    await list(page, 0);
    await says(page, ".saved-games", /Your games are saved here/);
    await page.keyboard.press("Escape");
    await clicks(page, "e2", "e4");
    await list(page, 1);
    assert.match((await rows(page))[0], /^Chess.*Black to move · move 1 · just now$/);
    await says(page, `${ROW}[aria-current]`, /On the board/);
  }));

test("a reload, and a page without a game in its address, go on with the game: what was undone, other lines, the side below", () =>
  onPage("#variant=chess", async (page, url) => {
    await clicks(page, "e2", "e4", "e7", "e5", "#undo", "c7", "c5", "g1", "f3", "#undo", "#flip");
    const now = await page.evaluate(() => ({ hash: location.hash, id: history.state.id }));
    const others = () =>
      page.evaluate(() =>
        document.querySelector("hyperply-game").others.map(({ at, items }) => [at, items.map(({ move }) => move)]),
      );
    const lines = await others();
    assert.deepEqual(lines, [[1, ["Pe7-e5"]]]);
    for (const again of [
      () => page.reload(),
      () => page.goto(`${url}index.html`).then(() => page.goto(`${url}play.html`)),
    ]) {
      await again();
      await ready(page);
      await moved(page, 3, 2);
      assert.deepEqual(await page.evaluate(() => ({ hash: location.hash, id: history.state.id })), now);
      assert.deepEqual(await others(), lines);
      assert.equal(await page.locator("hyperply-game").getAttribute("flipped"), "");
    }
    await clicks(page, '[data-line="0"]');
    await shows(page, "e5", "bP");
    await list(page, 1);
  }));

test("an address that comes while another game arrives is read, not written over", () =>
  onPage("#variant=chess", async (page, url) => {
    await page.addInitScript(() => {
      const go = () => {
        location.hash = "#variant=quarx";
      };
      document.addEventListener("hyperply-change", go, { capture: true, once: true }); // before the page hears of its game
    });
    await page.goto(`${url}rules.html`);
    await page.goto(`${url}play.html#variant=chess`);
    await ready(page);
    await started(page, "quarx");
    assert.equal(await page.evaluate(() => location.hash), "#variant=quarx");
  }));

test("a page that is left before the store has answered loses no move", () =>
  onPage("#variant=chess", async (page, url) => {
    await page.evaluate(() => {
      IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
      for (const move of ["Pe2-e4", "Pe7-e5"]) document.querySelector("hyperply-game").play(move);
    });
    await page.goto(`${url}index.html`);
    await page.waitForSelector(ROW);
    assert.match((await rows(page))[0], /move 2/);
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("left"))), []);
    await page.goBack();
    await ready(page);
    await moved(page, 2);
    await clicks(page, "d2", "d4");
    await list(page, 1);
  }));

test("a comment of a record that was pasted is kept", () =>
  onPage("#variant=chess", async (page, url) => {
    await load(page, "1. e4 {the best} e5 *");
    await says(page, "#loaded", /^Loaded\.$/);
    await page.goto(`${url}index.html`);
    await page.goto(`${url}play.html`);
    await ready(page);
    await moved(page, 2);
    assert.match(await page.evaluate(() => document.querySelector("hyperply-game").record), /the best/);
  }));

for (const [what, begin] of Object.entries({
  "a new game": (page) => newGame(page),
  "another game": async (page) => {
    await page.click("#game");
    await page.click('[data-variant="hex4d"]');
    await started(page, "hex4d");
  },
  "a pasted position": async (page) => {
    await load(page, "chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    await started(page, "chess");
  },
})) {
  test(`${what} leaves the game in the list, and Back returns to it`, () =>
    onPage("#variant=timeout-flat", async (page) => {
      await clicks(page, "e2", "e4");
      const id = await idOf(page);
      await begin(page);
      await moved(page, 0);
      assert.notEqual(await idOf(page), id);
      await page.keyboard.press("Escape");
      await list(page, 1);
      await page.keyboard.press("Escape");
      await page.goBack();
      await moved(page, 1);
      assert.equal(await idOf(page), id);
      await clicks(page, "e7", "e5");
      await list(page, 1);
      assert.match((await rows(page))[0], /White to move · move 2/);
    }));
}

test("so does an example", () =>
  onPage("#variant=quarx", async (page) => {
    await page.evaluate(() => {
      const board = document.querySelector("hyperply-game");
      board.play(board.game.legal_moves()[0]);
    });
    const id = await idOf(page);
    await page.locator("[data-example]").first().click();
    await moved(page, 0);
    assert.notEqual(await idOf(page), id);
    await says(page, "#page-notice", /Your game is saved/);
    await page.getByRole("button", { name: "Back to your game" }).click();
    await moved(page, 1);
    assert.equal(await idOf(page), id);
    assert.equal(await page.locator("#page-notice").isVisible(), false);
    await list(page, 1);
  }));

test("a game without moves is against the same player and seen in the same way after a lesson, and when it is loaded again", () =>
  onPage("#variant=chess", async (page) => {
    await newGame(page, "computer");
    await clicks(page, '[data-view="3d"]');
    const shown = () =>
      page.evaluate(() => {
        const { white, black, view } = document.querySelector("hyperply-game");
        return { white, black, view };
      });
    const before = { white: "human", black: "engine 2", view: "3d" };
    assert.deepEqual(await shown(), before);
    await page.evaluate(() => document.querySelector("hyperply-game").select("a1"));
    await page.getByText("Show me").click();
    await page.click("#to-game");
    for (const way of ["from the lesson", "loaded again", "and once more"]) {
      await page.waitForFunction(() => document.querySelector("hyperply-game")?.black === "engine 2");
      await page.waitForSelector("body[data-ready]");
      assert.deepEqual(await shown(), before, way);
      await page.reload();
    }
  }));

test("a game that began with the questions is no example, and is gone on with", () =>
  onPage("#variant=chess", async (page, url) => {
    await newGame(page);
    await clicks(page, "e2", "e4");
    await moved(page, 1);
    await list(page, 1);
    assert.doesNotMatch((await rows(page))[0], /example/);
    await page.goto(`${url}index.html`);
    await page.goto(`${url}play.html`);
    await ready(page);
    await moved(page, 1);
  }));

test("an example that is played on stands in the list, and the game that was played stays the last one", () =>
  onPage("#variant=quarx", async (page, url) => {
    const play = () =>
      page.evaluate(() => {
        const board = document.querySelector("hyperply-game");
        board.play(board.game.legal_moves()[0]);
      });
    await play();
    const id = await idOf(page);
    await page.locator("[data-example]").first().click();
    await moved(page, 0);
    await page.reload();
    await ready(page);
    await play();
    await moved(page, 1);
    assert.notEqual(await idOf(page), id);
    await list(page, 2);
    assert.deepEqual(
      (await rows(page)).map((text) => /from an example/.test(text)),
      [true, false],
    );
    const again = async (length) => {
      await page.goto(`${url}index.html`);
      await page.goto(`${url}play.html`);
      await ready(page);
      await moved(page, length);
    };
    await again(1);
    assert.equal(await idOf(page), id);
    await page.click("#game");
    await page.click(".go");
    await page.waitForFunction((id) => history.state?.id && history.state.id !== id, id);
    await play();
    await list(page, 2);
    await again(2);
    assert.notEqual(await idOf(page), id);
  }));

test("several games: one goes on with any of them, here and from the front page", () =>
  onPage("#variant=chess", async (page, url) => {
    await clicks(page, "e2", "e4");
    await newGame(page);
    await moved(page, 0);
    await clicks(page, "d2", "d4", "d7", "d5");
    await list(page, 2);
    await page.locator(".go").click();
    await moved(page, 1);
    await shows(page, "e4", "wP");
    assert.match(page.url(), /#variant=chess&moves=Pe2-e4$/);
    await page.locator("#games").waitFor({ state: "hidden" });
    await page.goBack();
    await shows(page, "d4", "wP");
    await page.goto(`${url}index.html`);
    await page.locator(".go").nth(1).click();
    await ready(page);
    await moved(page, 1);
    await shows(page, "e4", "wP");
  }));

test("many games: the latest stand in the list, the others behind one step", () =>
  onPage("#variant=chess", async (page, url) => {
    for (const to of ["a3", "b3", "c3", "d3", "e3"]) {
      await clicks(page, `${to[0]}2`, to);
      await newGame(page);
      await moved(page, 0);
    }
    await list(page, 5);
    assert.equal(await page.locator(ROW).nth(2).isVisible(), true);
    assert.equal(await page.locator(ROW).nth(3).isVisible(), false);
    await page.locator("summary", { hasText: "2 more games" }).click();
    assert.equal(await page.locator(ROW).nth(4).isVisible(), true);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}index.html`);
    await page.locator("summary", { hasText: "4 more games" }).click();
    assert.equal(await page.locator(ROW).nth(4).isVisible(), true);
  }));

test("by keyboard alone: a game is named, deleted, brought back, and gone on with", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "e2", "e4");
    await newGame(page);
    await moved(page, 0);
    await page.focus("#game");
    await press(page, "Enter");
    await page.waitForSelector(ROW);
    await tabTo(page, '[aria-label="Rename: Chess"]');
    await press(page, "Enter");
    await page.keyboard.type("never");
    await press(page, "Escape");
    assert.equal(await page.locator("#games").isVisible(), true);
    assert.match((await rows(page))[0], /^Chess/);
    await press(page, "Enter");
    await page.keyboard.type("With Ann");
    await press(page, "Enter");
    await says(page, ROW, /^With Ann/);
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Rename: With Ann");
    await tabTo(page, '[aria-label="Delete: With Ann"]');
    await press(page, "Enter");
    await says(page, '.saved-games [role="status"]', /^Deleted “With Ann”\.$/);
    await says(page, ROW, /Deleted “With Ann”/);
    await page.waitForFunction(() => document.activeElement?.textContent === "Undo");
    await press(page, "Enter");
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Continue: With Ann");
    await press(page, "Enter");
    await moved(page, 1);
    await clicks(page, "e7", "e5");
    await list(page, 1);
    assert.match((await rows(page))[0], /^With Ann.*move 2/);
  }));

test("a game is deleted while another is being named", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "e2", "e4");
    await newGame(page);
    await moved(page, 0);
    await clicks(page, "d2", "d4");
    await list(page, 2);
    await page.locator("[aria-label^=Rename]").first().click();
    await page.locator("[aria-label^=Delete]").last().click();
    await says(page, ROW, /^Deleted/);
    assert.equal(await page.locator(`${ROW} form`).count(), 0);
  }));

test("a deleted game is gone when the list was closed; one that is played on is kept again", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "e2", "e4");
    await list(page, 1);
    await page.click('[aria-label="Delete: Chess"]');
    await says(page, ROW, /^Deleted/);
    await page.keyboard.press("Escape");
    await list(page, 0);
    await page.keyboard.press("Escape");
    await clicks(page, "e7", "e5");
    await list(page, 1);
  }));

test("a game that was named keeps its name if it is deleted and played on, after a reload, too", () =>
  onPage("#variant=chess", async (page) => {
    const remove = async (name) => {
      await page.click(`[aria-label="Delete: ${name}"]`);
      await says(page, ROW, /^Deleted/);
      await page.keyboard.press("Escape");
    };
    await clicks(page, "e2", "e4");
    await list(page, 1);
    await page.click('[aria-label="Rename: Chess"]');
    await page.keyboard.type("With Ann");
    await press(page, "Enter");
    await page.waitForSelector('[aria-label="Delete: With Ann"]');
    await remove("With Ann");
    await clicks(page, "e7", "e5");
    await list(page, 1);
    assert.match((await rows(page))[0], /^With Ann/);
    await remove("With Ann");
    await page.reload();
    await page.waitForSelector("body[data-ready]");
    await clicks(page, "d2", "d4");
    await list(page, 1);
    assert.match((await rows(page))[0], /^With Ann/);
  }));

test("the computer's move brings no deleted game back; what was saved again is not there twice", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "e2", "e4");
    const seat = (player) =>
      page.evaluate((black) => Object.assign(document.querySelector("hyperply-game"), { black }), player);
    await seat("none");
    await list(page, 1);
    await page.click('[aria-label="Delete: Chess"]');
    await says(page, ROW, /^Deleted/);
    await seat("engine 1");
    await moved(page, 2);
    await page.keyboard.press("Escape");
    await list(page, 0);
    await page.keyboard.press("Escape");
    await clicks(page, "d2", "d4");
    await moved(page, 4);
    await kept(page);
    const other = await tab(page, page.url().replace(/#.*/, "#variant=quarx"));
    await list(other, 1);
    await other.click('[aria-label="Delete: Chess"]');
    await says(other, ROW, /^Deleted/);
    await page.bringToFront();
    await clicks(page, "g1", "f3");
    await moved(page, 6);
    await other.bringToFront();
    await other.click(`${ROW} >> text=Undo`);
    await told(other, /^Restored/);
    assert.equal((await rows(other)).length, 1);
  }));

test("dialogs stay with the game for which they were opened", () =>
  onPage("#variant=chess", async (page) => {
    await clicks(page, "e2", "e4");
    await list(page, 1);
    await page.click('#games [data-variant="quarx"]');
    await started(page, "quarx");
    const open = () =>
      page.evaluate(() => [...document.querySelectorAll("dialog[open]"), ...window.insideAll("dialog[open]")].length);
    for (const opener of ["#how", "#new-game", "#game"]) {
      await page.click(opener);
      await page.waitForFunction(() => document.querySelector("dialog[open]") ?? window.inside("dialog[open]"));
      await page.goBack();
      await started(page, "chess");
      assert.equal(await open(), 0, opener);
      await page.goForward();
      await started(page, "quarx");
    }
  }));

test("a file brings back what was sent to a friend, and what was offered", () =>
  onPage("#variant=timeout-flat&moves=Nb1-a3&you=black&speed=3", async (page) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, "share", { value: async () => {}, configurable: true });
    });
    await says(page, "#bar", /offers speed moves/); // the friend's move has been seen to happen
    await clicks(page, "b8", "a6");
    await page.selectOption("#offer-speed", "4");
    await page.click("#send");
    await says(page, "#bar", /Sent\./);
    await list(page, 1);
    const file = await exported(page);
    await page.click("[aria-label^=Delete]");
    await page.click('#games [data-variant="chess"]');
    await started(page, "chess");
    await list(page, 0);
    await bring(page, file);
    await told(page, /^1 game imported\.$/);
    assert.deepEqual((await exported(page)).games, file.games);
    await page.click(`${ROW} a`);
    await says(page, "#bar", /Sent\./);
    assert.match(page.url(), /&speed=4/);
  }));

/** Imports a file. */
async function bring(page, content) {
  await page.setInputFiles(".saved-games input[type=file]", {
    name: "games.json",
    mimeType: "application/json",
    buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
  });
}
async function exported(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".saved-games >> text=Export all")]);
  assert.equal(download.suggestedFilename(), "hyperply-games.json");
  return JSON.parse(readFileSync(await download.path(), "utf8"));
}
const told = (page, pattern) => says(page, '.saved-games [role="status"]', pattern);

test("progress goes out and comes in without games, too", () =>
  onPage("#variant=chess", async (page) => {
    const item = { id: "timeout/01", stars: 3, at: 1000 };
    const file = { format: "hyperply-games", version: 1, games: [], learned: [item] };
    await list(page, 0);
    assert.equal(await page.locator(".saved-games >> text=Export all").isDisabled(), true);
    await bring(page, { ...file, learned: [] });
    await told(page, /^0 games imported\.$/);
    await bring(page, file);
    await told(page, /^Progress in 1 lesson or puzzle imported\.$/);
    await page.locator(".saved-games >> text=Export all").and(page.locator(":enabled")).waitFor();
    assert.deepEqual(await exported(page), file);
  }));

test("all games go out and come in as one file; nothing is overwritten", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await clicks(
      page,
      "e2",
      "e4",
      "#speed",
      '[data-choice="2"]',
      '[data-choice="yes"]',
      "e7",
      "e5",
      "#undo",
      "d7",
      "d5",
    );
    await newGame(page);
    await moved(page, 0);
    await clicks(page, "d2", "d4");
    await list(page, 2);
    const file = await exported(page);
    assert.deepEqual([file.format, file.version, file.games.length], ["hyperply-games", 1, 2]);
    await bring(page, file);
    await told(page, /^0 games imported\. 2 games were already here\.$/);
    for (let left = 2; left > 0; left--) {
      await page.click("[aria-label^=Delete]");
      await page.waitForFunction((n) => document.querySelectorAll("[aria-label^=Delete]").length === n, left - 1);
    }
    await page.keyboard.press("Escape");
    await list(page, 0);
    await bring(page, file);
    await told(page, /^2 games imported\.$/);
    const again = await exported(page);
    assert.deepEqual(
      again.games.sort((a, b) => a.length - b.length),
      file.games.sort((a, b) => a.length - b.length),
    );
  }));

test("a file that is broken is told; what can be read in it comes in, with its other lines", () =>
  onPage("#variant=chess", async (page) => {
    await list(page, 0);
    await bring(page, "nonsense");
    await told(page, /This file has no games in it/);
    const good = {
      id: "a1",
      name: "Good",
      record: '[Variant "chess"]\n\n1. e4 e5 *',
      ply: 1,
      lines: [{ at: 1, moves: ["Pc7-c5"], others: [] }],
    };
    const games = [good, ...["b", "c", "d", "e", "f", "g"].map((name) => ({ ...good, name, record: 7 }))];
    await bring(page, { format: "hyperply-games", version: 1, games });
    await told(
      page,
      /^1 game imported\. 6 games couldn’t be imported: “b”: It has no game record\..*“f”: .*And 1 more\.$/,
    );
    await page.waitForSelector(".go");
    assert.deepEqual(
      (await rows(page)).map((text) => text.slice(0, 60)),
      ["GoodChess · Black to move · move 1 · just now"],
    );
    await page.click(".go");
    await moved(page, 2, 1);
    await page.waitForSelector('[data-line="0"]');
  }));

test("two tabs on one game: it is said, and the second plays on a copy", () =>
  onPage("#variant=chess", async (page, url) => {
    await clicks(page, "e2", "e4");
    await kept(page);
    const other = await tab(page, `${url}play.html`);
    await says(other, "#save-notice", /also open in another tab\. Moves you make here are saved as a copy/);
    await clicks(other, "c7", "c5");
    await says(other, "#save-notice", /continued in another tab, so your moves here are saved as a copy/);
    await clicks(page, "e7", "e5");
    await list(other, 2);
    const names = await rows(other);
    assert.match(names.join("|"), /Chess \(copy\)/);
    await other.reload();
    await ready(other);
    await shows(other, "c5", "bP");
    assert.equal(await other.textContent("#save-notice"), "");
    await page.reload();
    await ready(page);
    await shows(page, "e5", "bP");
    assert.equal(await page.textContent("#save-notice"), "");
    assert.notEqual(await idOf(page), await idOf(other));
  }));

test("when the other tab is closed, the game goes on in this one", () =>
  onPage("#variant=chess", async (page, url) => {
    await clicks(page, "e2", "e4");
    await kept(page);
    const other = await tab(page, `${url}play.html`);
    await says(other, "#save-notice", /also open in another tab/);
    await page.goto(`${url}index.html`);
    await other.waitForFunction(() => document.getElementById("save-notice").textContent === "");
    await clicks(other, "e7", "e5");
    await list(other, 1);
  }));

const withoutLocks = (page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));

test("without locks too, nothing of another tab is overwritten", () =>
  onPage(
    "#variant=chess",
    async (page, url) => {
      await clicks(page, "e2", "e4");
      await kept(page);
      const other = await tab(page, `${url}play.html`, withoutLocks);
      await clicks(page, "e7", "e5");
      await list(page, 1);
      await page.keyboard.press("Escape");
      await clicks(other, "c7", "c5");
      await says(other, "#save-notice", /continued in another tab, so your moves here are saved as a copy/);
      await list(page, 2);
    },
    { prepare: withoutLocks },
  ));

test("a link with more moves of a kept game goes on with it", () =>
  onPage("#variant=chess", async (page, url) => {
    await clicks(page, "e2", "e4");
    const id = await idOf(page);
    await page.goto(`${url}index.html`);
    await page.goto(`${url}play.html#variant=chess&moves=Pe2-e4,Pe7-e5`);
    await ready(page);
    await moved(page, 2);
    assert.equal(await idOf(page), id);
    await list(page, 1);
    assert.match((await rows(page))[0], /move 2/);
  }));

test("an address of a game that is not kept is told, and a game begins", () =>
  onPage("#game=nothing", async (page) => {
    await says(page, "#save-notice", /That game is no longer saved in this browser/);
    await says(page, "#turn", /White to move/);
  }));

/** What a browser may do instead of keeping, as scripts that go before the page's. */
const DENIED = {
  "it never answers": () => {
    IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
  },
  "opening throws": () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  },
  "a newer version was here": () => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name) {
      open.call(this, name, 9).onsuccess = ({ target }) => target.result.close();
      return open.call(this, name, 1);
    };
  },
};
const KEEPS_NONE = /can’t be saved in this browser|A newer version of this site saved your games/;

test("a page that stands still while its database is opened keeps its game", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await clicks(page, "e2", "e4");
      await list(page, 1);
      assert.equal(await page.textContent("#save-notice"), "");
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          const { open } = IDBFactory.prototype;
          IDBFactory.prototype.open = function (...given) {
            const request = open.apply(this, given);
            const until = performance.now() + 6000; // longer than the page waits for a browser that does not answer
            while (performance.now() < until);
            return request;
          };
        }),
    },
  ));

for (const [how, script] of Object.entries(DENIED)) {
  test(`storage that is denied is told once, play goes on, and a reload keeps the game: ${how}`, () =>
    onPage(
      "#variant=chess",
      async (page) => {
        assert.equal(await page.textContent("#save-notice"), "");
        await clicks(page, "e2", "e4");
        await says(
          page,
          "#save-notice",
          /^(Your games can’t be saved in this browser|A newer version of this site).*To keep this game, copy its record or link below/,
        );
        await page.evaluate(() => {
          window.said = 0;
          new MutationObserver(() => {
            window.said++;
          }).observe(document.getElementById("save-notice"), { childList: true, characterData: true, subtree: true });
        });
        const address = await page.evaluate(async () => {
          document.querySelector("hyperply-game").play("Pe7-e5");
          await null;
          return location.hash; // nothing else has the move: it is there before the task ends
        });
        assert.match(address, /Pe7-e5$/);
        await clicks(page, "#undo", "c7", "c5");
        assert.equal(await page.evaluate(() => window.said), 0);
        await page.reload();
        await ready(page);
        await moved(page, 2);
        await page.waitForSelector('[data-line="0"]');
        await newGame(page);
        await moved(page, 0);
        await page.goBack();
        await moved(page, 2);
        await page.click("#game");
        await told(page, KEEPS_NONE);
      },
      { prepare: (page) => page.addInitScript(script) },
    ));
}

test("a page without a game in its address begins one where storage is denied", () =>
  onPage(
    "",
    async (page) => {
      await started(page, "timeout-flat");
      await says(page, "#save-notice", /can’t be saved in this browser/);
    },
    { prepare: (page) => page.addInitScript(DENIED["opening throws"]) },
  ));

test("full storage is told, and is no longer when there is room; then all moves are kept", () =>
  onPage("#variant=chess", async (page) => {
    await page.evaluate(() => {
      window.put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await clicks(page, "e2", "e4");
    await says(page, "#save-notice", /^The browser’s storage is full\. Delete some of your games.*copy its record/);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = window.put;
    });
    await clicks(page, "e7", "e5");
    await page.waitForFunction(() => document.getElementById("save-notice").textContent === "");
    await list(page, 1);
    assert.match((await rows(page))[0], /move 2/);
  }));

/** Works in the site's own database. */
const inStore = (page, work) =>
  page.evaluate(async (text) => {
    const [{ name }] = (await indexedDB.databases()).filter(({ name }) => name.startsWith("hyperply "));
    const db = await new Promise((done) => {
      indexedDB.open(name).onsuccess = ({ target }) => done(target.result);
    });
    const tx = db.transaction("games", "readwrite");
    await new Promise((done) => {
      tx.oncomplete = done;
      new Function(`return ${text}`)()(tx.objectStore("games"));
    });
    db.close();
  }, `${work}`);
const UNSAFE = { bypassCSP: true };

test("so many games and no more: it is told, and the game is kept once there is room", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      await clicks(page, "e2", "e4");
      await kept(page);
      await newGame(page);
      await moved(page, 0);
      await inStore(page, (store) => {
        store.getAll().onsuccess = ({
          target: {
            result: [game],
          },
        }) => {
          for (let i = 1; i < 200; i++) store.put({ ...game, id: `game${i}` });
        };
      });
      await clicks(page, "d2", "d4");
      await says(page, "#save-notice", /You already have 200 saved games, the most there can be\. Delete some/);
      await list(page, 200);
      await page.locator("[aria-label^=Delete]").first().click();
      await says(page, ROW, /^Deleted/);
      await page.keyboard.press("Escape");
      await clicks(page, "d7", "d5");
      await page.waitForFunction(() => document.getElementById("save-notice").textContent === "");
      await list(page, 200);
    },
    UNSAFE,
  ));

test("a kept game that cannot be read stays in the list and is told; the others are there", () =>
  onPage(
    "#variant=chess",
    async (page, url) => {
      await clicks(page, "e2", "e4");
      await kept(page);
      await newGame(page);
      await moved(page, 0);
      await inStore(page, (store) => {
        store.getAll().onsuccess = ({
          target: {
            result: [game],
          },
        }) => {
          store.put({ ...game, id: "bad", name: "Spoilt", record: '[Variant "chess"]\n\n1. e9 *' });
          store.put({ id: "worse", updated: "never" });
        };
      });
      await list(page, 3);
      await says(page, `${ROW}[data-game="worse"]`, /This game can’t be read/);
      await page.click('[aria-label="Continue: Spoilt"]');
      await says(page, "#save-notice", /^Your saved game can’t be read\. It stays in the list of your games\.$/);
      await clicks(page, "d2", "d4");
      await list(page, 4);
      await page.goto(`${url}index.html`);
      await page.waitForFunction((row) => document.querySelectorAll(row).length === 4, ROW);
    },
    UNSAFE,
  ));

test("two copies of the site in two folders of one host do not mix", () =>
  onPage(
    "#variant=chess",
    async (page, url) => {
      await clicks(page, "e2", "e4");
      await list(page, 1);
      const theirs = new URL("../theirs/", url).href;
      const there = await tab(page, `${theirs}play.html`, (other) =>
        other.route(`${theirs}**`, async (route) => {
          const response = await route.fetch({ url: route.request().url().replace(theirs, url) });
          await route.fulfill({ response });
        }),
      );
      await started(there, "timeout-flat");
      await list(there, 0);
    },
    { errors: [/request to .*\/theirs\//] },
  ));

test("axe finds nothing in the list, and it is as narrow as a screen of 320 px, in the dialog and on the front page", () =>
  onPage("#variant=chess", async (page, url) => {
    for (let i = 0; i < 4; i++) {
      await clicks(page, "e2", "e4");
      await newGame(page);
      await moved(page, 0);
    }
    await clicks(page, "d2", "d4");
    for (const where of ["dialog", "front"]) {
      if (where === "dialog") await list(page, 5);
      else await page.goto(`${url}index.html`);
      await page.locator(".saved-more summary").click();
      await page.locator("[aria-label^=Delete]").last().click();
      await says(page, ROW, /^Deleted/);
      await page.locator("[aria-label^=Rename]").first().click();
      await page.fill(`${ROW} input`, "W".repeat(80));
      await staysClean(page, async () =>
        assert.deepEqual(
          await page.evaluate(() =>
            [...document.querySelectorAll("dialog[open], .saved-games, .saved-games *")]
              .filter((node) => node.getBoundingClientRect().right > innerWidth)
              .map(({ outerHTML }) => outerHTML),
          ),
          [],
        ),
      );
      await page.keyboard.press("Enter");
      await says(page, ROW, /^W+/);
      await page.keyboard.press("Escape");
    }
    await resize(page, 320, 800);
    assert.ok((await wide(page)) <= 320);
  }));
