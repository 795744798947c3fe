// The site and the board in German: which language comes first, the switch, words that come late, room for them.
import assert from "node:assert/strict";
import * as rules from "../../pkg/inline.js";
import { catalog } from "../../scripts/virtual-modules.mjs";
import { FAMILY_IDS } from "../../www/element/families/index.js";
import { at, clicks, closeDialog, newGame, onPage, onSite, resize, says, started } from "./browser.mjs";
import { long as test } from "../long.mjs";

const READY = { ready: "body[data-ready]" };

test("the browser's language decides at first, an address may say another, and the one that is chosen is remembered", () =>
  onSite(
    "rules.html?one-board#T5",
    async (page, url) => {
      assert.match(page.url(), /\/de\/rules\.html\?one-board#T5$/);
      await page.goto(`${url}index.html?lang=en`);
      assert.match(page.url(), /ours\/index\.html\?lang=en$/);
      await page.goto(`${url}index.html`);
      await page.waitForURL(/\/de\/index\.html$/);
      await page.waitForSelector("#theme[title]");
      await page.click("#other-language");
      await page.waitForURL(/ours\/index\.html/);
      await page.goto(`${url}compare.html`);
      await page.waitForSelector("#theme[title]");
      assert.doesNotMatch(page.url(), /\/de\//);
    },
    { locale: "de-DE" },
  ));

test("the switch keeps the game: of two with the same moves the one on the board, its view, its players and its end", () =>
  onPage("#variant=raumschach", async (page, url) => {
    const board = () =>
      page.evaluate(() => {
        const { moves, black, view, position } = document.querySelector("hyperply-game");
        return { moves: moves.length, black, view, position, id: history.state?.id };
      });
    for (let i = 0; i < 2; i++) {
      await newGame(page);
      await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 0);
      await clicks(page, "Ba2", "Ba3", "Da4", "Da3");
    }
    await page.selectOption("#player-black", "engine 3");
    await clicks(page, '[data-view="3d"]', "#resign", "[data-choice]");
    await says(page, "#result", /^White resigned\.$/);
    const before = await board();
    assert.deepEqual([before.moves, before.black, before.view], [2, "engine 3", "3d"]);
    for (const other of ["de", "en"]) {
      await page.click("#other-language");
      await page.waitForSelector(`html[lang="${other}"] body[data-ready]`);
      await says(page, "#result", /^(White resigned|Weiß hat aufgegeben)\.$/);
      await page.waitForSelector("#space[data-drawn]");
      assert.deepEqual(await board(), before);
    }
    const position = "chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    await page.goto(`${url}play.html${at(position)}`);
    await started(page, "chess");
    await closeDialog(page);
    await page.click("#other-language");
    await page.waitForSelector('html[lang="de"] body[data-ready]');
    await says(page, "#turn", /am Zug/);
    assert.equal((await board()).position, position);
    await page.goto(`${url}de/index.html`);
    await says(page, "#saved-games", /Raumschach[^]*Weiß ist am Zug/);
  }));

test("rules that cannot be loaded are told in German, in sight; a new game leads to the others", () =>
  onSite(
    "de/404.html",
    async (page, url) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(/pkg\/quarx/, (route) => route.abort());
      await page.goto(`${url}de/play.html#variant=quarx`);
      await says(page, "#turn", "Das Spiel konnte nicht geladen werden");
      await says(page, "#result", /^Das ließ sich nicht laden\./);
      const right = await page.evaluate(() => window.inside("#result").getBoundingClientRect().right);
      assert.ok(right <= 390, `${right}`);
      await clicks(page, "#new-game", '#games [data-variant="chess"]');
      await started(page, "chess");
      await closeDialog(page);
      await says(page, "#turn", "Weiß ist am Zug");
    },
    { errors: [/ERR_FAILED|Failed to fetch|preloaded using link preload/] },
  ));

test("a German board loads words when they are needed, and says if they do not come", () =>
  onSite(
    "de/embed.html#variant=trid",
    async (page) => {
      const known = ["de", "play", "asked", "help", "setup", ...FAMILY_IDS];
      const loaded = async () => {
        const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
        return known.filter((part) => names.some((name) => new RegExp(`/${part}-[A-Z0-9]{8}\\.js$`).test(name)));
      };
      const select = (cell) => page.evaluate((cell) => document.querySelector("hyperply-game").select(cell), cell);
      await says(page, "#turn", "Weiß ist am Zug");
      assert.deepEqual(await loaded(), ["de", "trid"]);
      await page.route(/\/play-\w+\.js$/, (route) => route.abort());
      await select("b4(4)");
      await says(page, "#message", /^Das ließ sich nicht laden\./);
      await page.unroute(/\/play-\w+\.js$/);
      await select("b2(2)");
      await says(page, "#selection strong", /^Bauer auf b2/);
      assert.deepEqual(await loaded(), ["de", "play", "trid"]);
    },
    { ready: "hyperply-game", errors: [/ERR_FAILED/, /Das ließ sich nicht laden/] },
  ));

/** What is wider than its room: the page itself, and buttons whose words are cut off. */
function overflowing() {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  const ways = "dialog, .hidden-words, [data-cell], [data-column], [data-board]";
  const cut = window.insideAll("button, .button, select, h1, h2, summary, label").filter((node) => {
    const { overflowX, textOverflow } = getComputedStyle(node);
    const isMeant = overflowX === "auto" || textOverflow === "ellipsis"; // the game's name is cut with dots
    const isSeen = node.checkVisibility() && !node.closest(ways) && node.clientWidth > 1;
    return isSeen && !isMeant && node.scrollWidth > node.clientWidth + 1;
  });
  return [...wide, ...cut.map(({ id, textContent }) => `#${id}: ${textContent.trim()}`)];
}

test("German words have room at 320 px, and on phones no name of a game is cut", () =>
  onSite(
    "de/play.html#variant=trid",
    async (page, url) => {
      await closeDialog(page);
      assert.deepEqual(await page.evaluate(overflowing), []);
      await resize(page, 390, 844);
      const cut = await page.evaluate(
        (names) =>
          names.filter((name) => {
            const [label] = document.getElementById("game").children;
            label.textContent = name;
            return label.scrollHeight > label.offsetHeight + 1 || label.scrollWidth > label.clientWidth + 1;
          }),
        catalog(rules, undefined, "de").map(({ name }) => name),
      );
      assert.deepEqual(cut, []);
      await resize(page, 320, 640);
      for (const name of ["index", "rules", "timeout", "docs"]) {
        await page.goto(`${url}de/${name}.html`);
        await page.waitForSelector("#theme[title]");
        assert.deepEqual(await page.evaluate(overflowing), [], name);
      }
    },
    { ...READY, viewport: { width: 320, height: 640 } },
  ));

test("German pages write moves with German letters: those that are compared, explored and sent by a friend", () =>
  onSite(
    "de/compare.html#rules=trid,trid-meder",
    async (page, url) => {
      await says(page, "#differs", /Nur in „3D-Schach nach Meder“: 10 Züge/);
      const moves = await page.$$eval("#differs button.move", (all) =>
        all.map(({ title, innerText }) => [innerText, title]),
      );
      assert.ok(moves.some(([move]) => move === "Sb1(2)-c3(4)"));
      for (const told of moves) assert.match(told.join(), /^[^NPQR]+,Nicht in „3D-Schach“: .*(Der|Auf|kann)/);
      await page.evaluate(() => document.querySelectorAll("hyperply-game")[1].play("Nb1(2)-c3(4)"));
      await says(page, "#apart", /Sb1\(2\)-c3\(4\) ist auf dem linken Brett nicht erlaubt/);
      await page.goto(`${url}de/setup.html${at("chess 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")}`);
      await page.click("#explore-moves > summary");
      await page.locator("#explore-moves .explore-groups summary", { hasText: "Turm auf a1" }).click();
      await says(page, "#explore-moves .move", /^Ta1-a8$/);
      await page.click("#explore-mates > summary");
      await page.click("#explore-mates [data-mate='1']");
      await says(page, "#explore-mates .move", /^Ta1-a8$/);
      await page.goto(`${url}de/play.html#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3&you=black`);
      await says(page, "#bar", /^Gespielt wurde Sg1-f3\. Du bist am Zug und spielst Schwarz\./);
    },
    READY,
  ));
