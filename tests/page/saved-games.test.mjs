// Saved games where only a browser can tell: reloads, Back, tabs, the list, files. What is kept when is asked in
// tests/unit/saved-games.test.mjs.
import assert from "node:assert/strict";
import * as site from "./browser.mjs";
import { long, test } from "../long.mjs";

const { clicks, moved, newGame, onPage, press, resize, says, started, tabTo } = site;
const ROW = ".saved-game";
const RECORD = '[Variant "chess"]\n\n1. e4 e5 *';
const GAME = {
  ...{ id: "a", variant: "chess", name: "", record: RECORD, link: "#variant=chess&moves=Pe2-e4,Pe7-e5", turn: "white" },
  ...{ number: 2, ply: 2, length: 2, updated: 1000, flipped: false, lines: [] },
};

/** The games in the list: what is said of them. */
const rows = (page) =>
  page.evaluate(
    (row) =>
      [...document.querySelectorAll(row)].map((node) => (node.querySelector(".saved-words") ?? node).textContent),
    ROW,
  );
const rowCount = (page, count) =>
  page.waitForFunction(([row, n]) => document.querySelectorAll(row).length === n, [ROW, count]);
/** Opens the list, once so many games are in it. */
async function list(page, count) {
  await page.click("#game");
  await rowCount(page, count);
}
const told = (page, pattern) => says(page, '.saved-games [role="status"]', pattern);
const ready = (page) => page.waitForSelector("body[data-ready]");
const idOf = (page) => page.evaluate(() => history.state?.id);
const plays = (page, ...moves) =>
  page.evaluate((moves) => moves.forEach((move) => document.querySelector("hyperply-game").play(move)), moves);
const hasFocus = (page, label) =>
  page.waitForFunction(
    (name) => [document.activeElement?.getAttribute("aria-label"), document.activeElement?.textContent].includes(name),
    label,
  );

/** Puts games into the site's store as they are. */
const keep = (page, ...games) =>
  page.evaluate(async (games) => {
    const find = async () => (await indexedDB.databases()).find(({ name }) => name.startsWith("hyperply "));
    let site = await find();
    while (!site) site = await new Promise(requestAnimationFrame).then(find); // it is made when it is asked for
    const db = await new Promise((done) => {
      indexedDB.open(site.name).onsuccess = ({ target }) => done(target.result);
    });
    const tx = db.transaction("games", "readwrite");
    for (const game of games) tx.objectStore("games").put(game);
    await new Promise((done) => {
      tx.oncomplete = done;
    });
    db.close();
  }, games);

test("a game is in the list from its first move on; a reload, Back, Forward and the page without a game go on with it as it was seen", () =>
  onPage("#variant=chess", async (page, url) => {
    await list(page, 0);
    await says(page, ".saved-games", /Your games are saved here/);
    await page.keyboard.press("Escape");
    await clicks(page, "e2", "e4", "#flip");
    await list(page, 1);
    assert.match((await rows(page))[0], /^Chess.*Black to move · move 1 · just now$/);
    await says(page, `${ROW}[aria-current]`, /On the board/);
    await page.click('#games [data-variant="quarx"]');
    await started(page, "quarx");
    await plays(page, "2211-1311");
    const isBack = async () => {
      await ready(page);
      await started(page, "chess");
      await moved(page, 1);
      assert.ok(await page.evaluate(() => document.querySelector("hyperply-game").flipped));
    };
    for (const opener of ["#how", "#new-game", "#game"]) {
      await page.click(opener);
      await page.waitForFunction(() => window.inside("dialog[open]"));
      await page.goBack();
      await isBack();
      assert.equal(
        await page.evaluate(() => window.insideAll("dialog[open]").length),
        0,
        `${opener} is of the other game`,
      );
      if (opener !== "#game") await page.goForward().then(() => started(page, "quarx"));
    }
    await page.reload();
    await isBack();
    await plays(page, "Pe7-e5");
    await page.goto(`${url}index.html`);
    await page.goto(`${url}play.html`);
    await ready(page);
    await moved(page, 2);
  }));

long(
  "an example says that the game is saved, with a way back; one that is played on stands in the list as an example",
  () =>
    onPage("#variant=quarx", async (page) => {
      await plays(page, "2211-1311");
      const id = await idOf(page);
      const example = () => page.evaluate(() => window.inside("[data-example]").click());
      await example();
      await moved(page, 0);
      await says(page, "#page-notice", /Your game is saved/);
      await page.getByRole("button", { name: "Back to your game" }).click();
      await moved(page, 1);
      assert.equal(await idOf(page), id);
      assert.equal(await page.locator("#page-notice").isVisible(), false);
      await example();
      await moved(page, 0);
      await page.reload();
      await ready(page);
      await page.evaluate(() => {
        const board = document.querySelector("hyperply-game");
        board.play(board.game.legal_moves()[0]);
      });
      await list(page, 2);
      assert.deepEqual(
        (await rows(page)).map((text) => /from an example/.test(text)),
        [true, false],
      );
      await page.click(".go");
      await page.waitForFunction((id) => history.state?.id === id, id);
      await site.closeDialog(page);
      await newGame(page);
      await plays(page, "2211-1311");
      await list(page, 3);
      assert.doesNotMatch((await rows(page))[0], /example/, "a game that began with the questions is none");
    }),
);

long(
  "a game without moves is against the same player and seen in the same way after a lesson, and when it is loaded again",
  () =>
    onPage("#variant=chess", async (page) => {
      await newGame(page, "computer");
      await clicks(page, '[data-view="3d"]');
      const before = { white: "human", black: "engine 2", view: "3d" };
      await page.evaluate(() => document.querySelector("hyperply-game").select("a1"));
      await page.getByText("Show me").click();
      await page.click("#to-game");
      for (const way of ["from the lesson", "loaded again", "and once more"]) {
        await page.waitForFunction(() => document.querySelector("hyperply-game")?.black === "engine 2");
        await ready(page);
        const { white, black, view } = await page.evaluate(() => {
          const { white, black, view } = document.querySelector("hyperply-game");
          return { white, black, view };
        });
        assert.deepEqual({ white, black, view }, before, way);
        await page.reload();
      }
    }),
);

test("an address that comes while another game arrives is read, not written over", () =>
  onPage("#variant=chess", async (page) => {
    await page.evaluate(() => {
      const go = () => {
        location.hash = "#variant=quarx";
      };
      document.addEventListener("hyperply-change", go, { capture: true, once: true }); // before the page hears of its game
      location.hash = "#variant=hex4d";
    });
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
    await says(page, ROW, /move 2/);
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("left"))), []);
    await page.goBack();
    await ready(page);
    await moved(page, 2);
  }));

test("storage that is denied is told, play goes on, and a reload keeps the game", () =>
  onPage(
    "#variant=chess",
    async (page) => {
      assert.equal(await page.textContent("#save-notice"), "");
      await clicks(page, "e2", "e4");
      await says(page, "#save-notice", /^Your games can’t be saved in this browser.*copy its record or link below/);
      await page.reload();
      await ready(page);
      await moved(page, 1);
      await page.click("#game");
      await told(page, /can’t be saved in this browser/);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException("denied", "SecurityError");
          };
        }),
    },
  ));

test("two tabs on one game: it is said while both have it, and what the second plays is a copy", () =>
  onPage("#variant=chess", async (page, url) => {
    await plays(page, "Pe2-e4");
    await list(page, 1);
    const other = await page.context().newPage();
    await other.goto(`${url}play.html`);
    await says(other, "#save-notice", /also open in another tab\. Moves you make here are saved as a copy/);
    await page.goto(`${url}index.html`);
    await other.waitForFunction(() => document.getElementById("save-notice").textContent === "");
    await page.goto(`${url}play.html`);
    await says(page, "#save-notice", /also open in another tab/);
    await clicks(page, "c7", "c5");
    await says(page, "#save-notice", /continued in another tab, so your moves here are saved as a copy/);
    await clicks(other, "e7", "e5");
    await list(other, 2);
    assert.match(
      (await rows(other)).sort().join("|"),
      /^Chess \(copy\)Chess · White to move · move 2 .*\|ChessWhite to move · move 2/,
    );
  }));

long(
  "by keyboard alone: a game is named, deleted, brought back, and gone on with; a name that is being given ends with a deletion",
  () =>
    onPage("#variant=timeout-flat", async (page) => {
      await list(page, 0);
      await press(page, "Escape");
      await keep(page, GAME, { ...GAME, id: "b", updated: 900 });
      await page.focus("#game");
      await press(page, "Enter");
      await rowCount(page, 2);
      await tabTo(page, '[aria-label="Rename: Chess"]');
      await press(page, "Enter");
      await page.keyboard.type("never");
      await press(page, "Escape");
      assert.equal(await page.locator("#games").isVisible(), true);
      assert.match((await rows(page))[0], /^Chess/);
      await hasFocus(page, "Rename: Chess");
      await press(page, "Enter");
      await page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
      await page.keyboard.type("With Ann");
      await press(page, "Enter");
      await says(page, ROW, /^With Ann/);
      await hasFocus(page, "Rename: With Ann");
      await tabTo(page, '[aria-label="Delete: With Ann"]');
      await press(page, "Enter");
      await told(page, /^Deleted “With Ann”\.$/);
      await says(page, ROW, /^Deleted “With Ann”/);
      await hasFocus(page, "Undo");
      await press(page, "Enter");
      await told(page, /^Restored “With Ann”\.$/);
      await hasFocus(page, "Continue: With Ann");
      await page.click('[aria-label="Rename: With Ann"]');
      await page.click('[aria-label="Delete: Chess"]');
      await says(page, ROW, /^Deleted/);
      assert.equal(await page.locator(`${ROW} form`).count(), 0);
      await press(page, "Escape");
      await list(page, 1);
      await page.focus('[aria-label="Continue: With Ann"]');
      await press(page, "Enter");
      await moved(page, 2);
      assert.match(page.url(), /#variant=chess&moves=Pe2-e4,Pe7-e5$/);
    }),
);

long(
  "many games: the latest stand in the list, the others behind one step, and all of it is as narrow as a phone",
  () =>
    onPage("#variant=timeout-flat", async (page, url) => {
      await list(page, 0);
      await press(page, "Escape");
      const named = { name: "W".repeat(80), you: "white", outcome: { reason: "agreed" } };
      const games = ["a", "b", "c", "d"].map((id, i) => ({ ...GAME, ...(i === 1 && named), id, updated: 1000 - i }));
      await keep(page, ...games, { id: "worse", updated: "never" });
      for (const [where, few] of [
        ["dialog", 3],
        ["front", 3],
        ["front of a phone", 1],
      ]) {
        if (where === "front") await page.goto(`${url}index.html`).then(() => rowCount(page, 5));
        else if (where === "dialog") await list(page, 5);
        else
          await resize(page, 320, 800)
            .then(() => page.reload())
            .then(() => rowCount(page, 5));
        const shown = () =>
          page.evaluate((row) => [...document.querySelectorAll(row)].map((node) => node.checkVisibility()), ROW);
        assert.deepEqual(
          await shown(),
          [1, 2, 3, 4, 5].map((n) => n <= few),
          where,
        );
        await page.locator("summary", { hasText: `${5 - few} more games` }).click();
        assert.deepEqual(await shown(), [true, true, true, true, true], where);
        await says(page, `${ROW}[data-game="worse"]`, /This game can’t be read/);
        await says(page, ROW, /^W{80}Chess · by link, you play White · Draw/);
        await page.click(`${ROW}:nth-child(2) [aria-label^=Rename]`);
        assert.deepEqual(
          await page.evaluate(() =>
            [...document.querySelectorAll("dialog[open], .saved-games, .saved-games *")]
              .filter((node) => node.getBoundingClientRect().right > innerWidth)
              .map(({ outerHTML }) => outerHTML),
          ),
          [],
          where,
        );
      }
      assert.ok((await site.wide(page)) <= 320);
      await page.click(`${ROW}:nth-child(1) .go`);
      await ready(page);
      await moved(page, 2);
    }),
);

test("games and progress go out and come in as one file; of a broken one what can be read", () =>
  onPage("#variant=chess", async (page) => {
    const file = { format: "hyperply-games", version: 1, games: [], learned: [] };
    const bring = (content) =>
      page.setInputFiles(".saved-games input[type=file]", {
        ...{ name: "games.json", mimeType: "application/json" },
        buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
      });
    const exported = async () => {
      const { name, bytes } = await site.saved(page, ".saved-head button");
      assert.equal(name, "hyperply-games.json");
      return JSON.parse(bytes);
    };
    await list(page, 0);
    assert.ok(await page.locator(".saved-games >> text=Export all").isDisabled());
    await bring("nonsense");
    await told(page, /This file has no games in it/);
    await bring(file);
    await told(page, /^0 games imported\.$/);
    const progress = { ...file, learned: [{ id: "timeout/01", stars: 3, at: 1000 }] };
    await bring(progress);
    await told(page, /^Progress in 1 lesson or puzzle imported\.$/);
    assert.deepEqual(await exported(), progress);
    const good = { ...GAME, name: "Good", ply: 1, lines: [{ at: 1, moves: ["Pc7-c5"], others: [] }] };
    const games = [good, ...["b", "c", "d", "e", "f", "g"].map((name) => ({ ...good, name, record: 7 }))];
    await bring({ ...file, games });
    await told(
      page,
      /^1 game imported\. 6 games couldn’t be imported: “b”: It has no game record\..*“f”: .*And 1 more\.$/,
    );
    const whole = await exported();
    assert.deepEqual(whole.learned, progress.learned);
    await bring(whole);
    await told(page, /^0 games imported\. 1 game was already here\. Progress in 1 lesson or puzzle imported\.$/);
    await page.click("[aria-label^=Delete]");
    await says(page, ROW, /^Deleted/);
    await press(page, "Escape");
    await list(page, 0);
    await page.evaluate(() => {
      document.querySelector("dialog[open]").close(); // which it is told of only after it is open again
      document.getElementById("game").click();
    });
    await bring(whole);
    await told(page, /^1 game imported\./);
    assert.deepEqual(await exported(), whole);
    await page.click(".go");
    await moved(page, 2, 1);
    await page.waitForSelector('[data-line="0"]');
  }));
