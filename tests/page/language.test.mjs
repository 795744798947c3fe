// The site and the board in German: addresses, the switch, what is remembered, and that nothing is left in English.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { FAMILIES } from "../../scripts/site/games.mjs";
import { FAMILY_IDS } from "../../www/element/families/index.js";
import { at, clicks, closeDialog, drawn, newGame, onPage, onSite, says, started } from "./browser.mjs";

const DIST = new URL("../../dist/", import.meta.url);
const read = (file) => readFileSync(new URL(file, DIST), "utf8");
const PAGES = readdirSync(DIST).filter((file) => file.endsWith(".html") && file !== "hyperply.html");
const GERMAN = { locale: "de-DE" };
/** The files of German words, by their names. */
const PARTS = new Set(["de", "play", "asked", "help", "setup", ...FAMILY_IDS]);

test("every page is there in German, with its language and the way to the other one, without scripts, too", () => {
  for (const file of PAGES) {
    assert.ok(existsSync(new URL(`de/${file}`, DIST)), file);
    const [english, german] = [read(file), read(`de/${file}`)];
    assert.match(english, /<html [^>]*lang="en"/, file);
    assert.match(german, /<html [^>]*lang="de"/, file);
    if (file === "embed.html") continue; // a frame has no header
    assert.match(german, /id="other-language" href="\.\.\/[\w-]+\.html" hreflang="en"/, file);
    assert.match(english, /id="other-language" href="(https?:.*)?de\/[\w-]+\.html" hreflang="de"/, file);
    // Search engines read whole addresses alone (links.test.mjs).
    for (const html of [english, german])
      assert.doesNotMatch(html, /rel="alternate" hreflang="[^"]+" href="(?!https?:)/, file);
  }
});

test("what a German page needs is where it says", () => {
  for (const file of PAGES)
    for (const [, path] of read(`de/${file}`).matchAll(/ (?:href|src)="(?!https?:|#|data:)([^"#?]+)/g))
      assert.ok(existsSync(new URL(`de/${path}`, DIST)), `${file}: ${path}`);
});

test("without scripts a German page can be read", () =>
  onSite(
    "de/index.html",
    async (page) => {
      assert.equal(await page.textContent("h1"), "Brettspiele in höheren Dimensionen");
      await page.click("#other-language");
      assert.equal(await page.textContent("h1"), "Board games in higher dimensions");
    },
    { ready: null, javaScriptEnabled: false, errors: [/^csp: .*\.js$/] },
  ));

test("the browser's language decides at first, and an address that says one carries it", async () => {
  await onSite("index.html", async (page) => assert.match(page.url(), /\/de\/index\.html$/), GERMAN);
  await onSite(
    "rules.html?one-board#T5",
    async (page) => assert.match(page.url(), /\/de\/rules\.html\?one-board#T5$/),
    GERMAN,
  );
  await onSite("index.html?lang=en", async (page) => assert.match(page.url(), /\/index\.html\?lang=en$/), GERMAN);
  await onSite("de/index.html", async (page) => assert.match(page.url(), /\/de\/index\.html$/));
  await onSite("index.html", async (page) => assert.doesNotMatch(page.url(), /\/de\//));
});

test("the switch leads to the same page with what it shows, and is remembered", () =>
  onPage(at("chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), async (page, url) => {
    await closeDialog(page);
    await says(page, "#turn", /White to move/);
    await page.click("#other-language");
    await page.waitForURL(/\/de\/play\.html#/);
    await page.waitForSelector("body[data-ready]");
    await closeDialog(page);
    await says(page, "#turn", /Weiß ist am Zug/);
    assert.match(await page.evaluate(() => document.querySelector("hyperply-game").position), /^chess 4k3\/8/);
    await page.goto(`${url}index.html`);
    await page.waitForURL(/\/de\/index\.html/);
    await page.click("#other-language");
    await page.waitForURL(/ours\/index\.html/);
    await page.goto(`${url}compare.html`);
    assert.doesNotMatch(page.url(), /\/de\//);
  }));

test("the switch shows boards in space again", () =>
  onPage("#variant=raumschach", async (page) => {
    await page.click('[data-view="3d"]');
    await page.click("#other-language");
    await page.waitForURL(/\/de\/play\.html#/);
    await page.waitForSelector("body[data-ready]");
    assert.equal(await page.getAttribute("hyperply-game", "view"), "3d");
    await page.waitForSelector("#space[data-drawn]");
  }));

test("saved games are the same in both languages", () =>
  onPage("#variant=chess", async (page, url) => {
    await closeDialog(page);
    await page.evaluate(() => document.querySelector("hyperply-game").play("Pe2-e4"));
    await page.click("#game");
    await page.waitForSelector(".saved-game"); // it is kept
    await page.goto(`${url}de/index.html`);
    await page.waitForSelector("#saved-games:not([hidden])");
    assert.match(await page.textContent("#saved-games"), /Schach[^]*Schwarz ist am Zug/);
  }));

test("the switch keeps the game: of two with the same moves the one on the board, its players and its end", () =>
  onPage("#variant=chess", async (page) => {
    const games = () => page.evaluate(() => document.querySelector("hyperply-game").moves.length);
    for (let i = 0; i < 2; i++) {
      await newGame(page);
      await page.waitForFunction(() => document.querySelector("hyperply-game").moves.length === 0);
      await clicks(page, "d2", "d4", "d7", "d5");
    }
    await page.selectOption("#player-black", "engine 3");
    await clicks(page, "#resign", "[data-choice]");
    await says(page, "#result", /^White resigned\.$/);
    const id = await page.evaluate(() => history.state.id);
    for (const other of ["de", "en"]) {
      await page.click("#other-language");
      await page.waitForSelector(`html[lang="${other}"] body[data-ready]`);
      await says(page, "#result", /^(White resigned|Weiß hat aufgegeben)\.$/);
      assert.equal(await page.evaluate(() => history.state.id), id);
      assert.equal(await page.evaluate(() => document.querySelector("hyperply-game").black), "engine 3");
      assert.equal(await games(), 2);
    }
  }));

test("rules that cannot be loaded are told in the language of the page, in sight; a new game leads to the others", () =>
  onSite(
    "de/play.html#variant=quarx",
    async (page) => {
      await says(page, "#turn", "Das Spiel konnte nicht geladen werden");
      await says(page, "#result", /^Das ließ sich nicht laden\./);
      const { right } = await page.evaluate(() => window.inside("#result").getBoundingClientRect().toJSON());
      assert.ok(right <= 390, `${right}`);
      await page.click("#new-game");
      await page.click('#games [data-variant="chess"]');
      await started(page, "chess");
      await closeDialog(page);
      await says(page, "#turn", "Weiß ist am Zug");
    },
    {
      ready: "hyperply-game",
      viewport: { width: 390, height: 844 },
      errors: [/ERR_FAILED|Failed to fetch/],
      prepare: (page) => page.route(/pkg\/quarx/, (route) => route.abort()),
    },
  ));

test("a board changes its language at once and keeps its game, what is picked and the keyboard", () =>
  onPage("#variant=timeout-flat", async (page) => {
    await closeDialog(page);
    const seen = await page.evaluate(async () => {
      const board = document.querySelector("hyperply-game");
      board.play("Pe2-e4");
      board.play("Pe7-e5");
      board.play("Pd2-d4");
      board.go(2);
      board.select("g1");
      window.inside('[data-cell="g1"]').focus();
      const { position } = board;
      board.setAttribute("language", "de");
      await new Promise((done) => {
        const wait = () => (/Weiß/.test(window.inside("#turn").textContent) ? done() : setTimeout(wait, 20));
        wait();
      });
      const here = {
        same: board.position === position,
        picked: board.picked,
        moves: board.moves.length,
        ply: board.ply,
        cell: window.focused()?.dataset.cell,
      };
      board.undo();
      board.redo();
      board.redo();
      const steps = [board.ply, board.moves.length];
      board.go(2);
      let message = "";
      try {
        board.play("Ng1-g3");
      } catch (error) {
        ({ message } = error);
      }
      board.setAttribute("language", "en");
      return { ...here, steps, message, back: window.inside("#turn").textContent };
    });
    assert.deepEqual(seen, {
      same: true,
      picked: ["g1"],
      moves: 3,
      ply: 2,
      cell: "g1",
      steps: [3, 3],
      message: "Der Springer auf g1 kann g3 nicht erreichen.",
      back: "White to move",
    });
  }));

test("a German board loads words when they are needed, and says if they do not come", () =>
  onSite(
    "de/embed.html#variant=trid",
    async (page) => {
      const loaded = async () => {
        const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
        const parts = names.flatMap((name) => /\/([a-z]\w*)-[A-Z0-9]{8}\.js$/.exec(name)?.[1] ?? []);
        return [...new Set(parts)].filter((part) => PARTS.has(part)).sort();
      };
      await says(page, "#turn", "Weiß ist am Zug");
      assert.deepEqual(await loaded(), ["de", "trid"]);
      const board = (work) => page.evaluate(`void document.querySelector("hyperply-game").${work}`);
      await page.route(/\/play-\w+\.js$/, (route) => route.abort());
      await board(`select("b4(4)")`);
      await says(page, "#message", /^Das ließ sich nicht laden\./);
      await page.unroute(/\/play-\w+\.js$/);
      await board(`select("b2(2)")`);
      await page.waitForFunction(() => /^Bauer auf b2/.test(window.inside("#selection strong")?.textContent ?? ""));
      assert.deepEqual(await loaded(), ["de", "play", "trid"]);
      await board("help()");
      await page.waitForFunction(() => /Sieben Bretter/.test(window.inside("dialog[open]")?.textContent ?? ""));
      await closeDialog(page);
      await board("newGame()");
      await page.waitForFunction(() => /Gegen wen/.test(window.inside("dialog[open]")?.textContent ?? ""));
      await closeDialog(page);
      await board("edit()");
      await page.waitForFunction(() => /Grundstellung/.test(window.inside(".setup")?.textContent ?? ""));
      assert.deepEqual(await loaded(), ["asked", "de", "help", "play", "setup", "trid"]);
    },
    { ready: "hyperply-game", errors: [/ERR_FAILED/, /Das ließ sich nicht laden/] },
  ));

/** A German board on which something is pressed and then done before the words for the answer are there, and what is shown then. */
const OVERTAKEN = [
  ["a refusal", "#variant=chess", "e7", (board) => board.play("e4"), ["Schwarz ist am Zug", 1, "false", ""]],
  [
    "what is said of a game that is over",
    "#variant=chess&moves=Pf2-f3,Pe7-e5,Pg2-g4,Qd8-h4",
    "e2",
    (board) => board.undo(),
    ["Schwarz ist am Zug", 3, "false", ""],
  ],
  [
    "a refusal on a board that is flipped",
    "#variant=chess",
    "e7",
    (board) => board.setAttribute("flipped", ""),
    ["Weiß ist am Zug", 0, "true", "e7: schwarzer Bauer. Am Zug ist Weiß."],
  ],
];

for (const [title, hash, cell, work, shown] of OVERTAKEN)
  test(`${title}, whose words come late, puts nothing back`, () => {
    let come;
    const held = new Promise((done) => {
      come = done;
    });
    return onSite(
      `de/embed.html${hash}`,
      async (page) => {
        await says(page, "#turn", /am Zug|gewinnt/);
        await page.click(`[data-cell="${cell}"]`);
        await page.evaluate(`void (${work})(document.querySelector("hyperply-game"))`);
        const came = page.waitForResponse(/\/play-\w+\.js$/);
        come();
        await page.evaluate(async (address) => void (await import(address)), (await came).url()); // the words are there
        for (let i = 0; i < 5; i++) await drawn(page);
        assert.deepEqual(
          await page.evaluate(() => [
            window.inside("#turn").textContent,
            document.querySelector("hyperply-game").ply,
            window.inside("#flip").getAttribute("aria-pressed"),
            window.inside("#message > span")?.textContent ?? "",
          ]),
          shown,
        );
      },
      {
        ready: "hyperply-game",
        prepare: (page) => page.route(/\/play-\w+\.js$/, (route) => held.then(() => route.continue())),
      },
    );
  });

test("a board without a language of its own speaks that of the page", () =>
  onSite("de/compare.html", async (page) => {
    await page.waitForFunction(() => window.inside("hyperply-game")?.status);
    const said = await page.evaluate(
      () => document.querySelector("hyperply-game").shadowRoot.querySelector(".play h2").textContent,
    );
    assert.equal(said, "Bretter");
  }));

for (const [family, position, move, message, rule] of [
  ["timeout", "variant=timeout", "Ra1L1-a5L1", /^Dem Turm auf a1E1 ist in der Säule a2 der Weg verstellt\. ?T5/, "T5"],
  ["quarx", "variant=quarx", "1113-1111", /^(Keine Richtung führt|Der Stein auf 1113)/, undefined],
  ["hex4d", "variant=hex4d", "RC1a1-C3c3", /./, undefined],
  [
    "trid",
    "variant=trid",
    "QL1(3)-QL6(7)",
    /^Ein Brett zieht nur, wenn es leer ist oder ein einziger deiner Bauern darauf steht, aber auf QL1\(3\) stehen 4 Figuren\. ?D14/,
    "D14",
  ],
  ["raumschach", "variant=raumschach", "RAa1-Ee5", /^Der Turm auf Aa1 kann Ee5 nicht erreichen/, undefined],
])
  test(`a refusal in ${family} is in German, with its rule and its cells`, () =>
    onSite(
      `de/play.html#${position}`,
      async (page) => {
        await closeDialog(page);
        await page.fill("#notation", move);
        await page.press("#notation", "Enter");
        await page.waitForFunction(() => !window.inside("#message").hidden);
        const said = await page.evaluate(() => window.inside("#message").textContent);
        assert.match(said, message);
        assert.doesNotMatch(said, /\b(the|can't|is|not)\b/);
        if (rule) assert.ok(said.includes(rule), said);
      },
      { ready: "body[data-ready]" },
    ));

const SHOWN = [
  ...["index", "learn", "compare", "rules", "docs", "timeout", "trid", "quarx", "hex4d", "raumschach", "404"].map(
    (name) => `${name}.html`,
  ),
  ...["timeout", "quarx", "hex4d", "trid", "raumschach"].map((variant) => `play.html#variant=${variant}`),
  "setup.html#variant=timeout-declared",
];

for (const address of SHOWN)
  test(`nothing overflows at 320 px in German: ${address}`, () =>
    onSite(
      `de/${address}`,
      async (page) => {
        await page.waitForTimeout(400);
        await page.evaluate(() => Promise.all(window.insideAll("hyperply-game").map((board) => board.ready)));
        await drawn(page);
        await closeDialog(page);
        assert.deepEqual(await page.evaluate(overflowing), []);
      },
      {
        viewport: { width: 320, height: 640 },
        ...(/^(learn|compare|play|setup)/.test(address) && { ready: "body[data-ready]" }),
      },
    ));

/** What is wider than its room: the page itself, and buttons whose words are cut off. */
function overflowing() {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  const cut = window
    .insideAll("button, .button, select, h1, h2, summary, label")
    .filter(
      (node) =>
        node.checkVisibility() &&
        !node.closest("dialog, .hidden-words, [data-cell], [data-column], [data-board]") &&
        node.clientWidth > 1,
    )
    .filter((node) => node.scrollWidth > node.clientWidth + 1)
    .map((node) => ({ node, style: getComputedStyle(node) }))
    .filter(({ style }) => style.overflowX !== "auto" && style.textOverflow !== "ellipsis") // the game's name is cut with dots
    .map(({ node }) => `${node.localName}#${node.id}: ${node.textContent.trim().slice(0, 40)}`);
  return [...wide, ...cut];
}

const ON_GERMAN = { ...GERMAN, ready: "body[data-ready]" };

test("what is wrong with a saved game is told in German, though its record is in English", () =>
  onPage("#variant=chess", async (page, url) => {
    await page.goto(`${url}de/play.html#variant=chess`);
    await page.waitForSelector("body[data-ready]");
    await closeDialog(page);
    await page.click("#game");
    const broken = { id: "a1", name: "Kaputt", record: '[Variant "chess"]\n\n1. e4 Ke6 *', ply: 1, lines: [] };
    await page.setInputFiles(".saved-games input[type=file]", {
      name: "games.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ format: "hyperply-games", version: 1, games: [broken] })),
    });
    await says(
      page,
      '.saved-games [role="status"]',
      /1 Partie konnte nicht importiert werden: „Kaputt“: Zug\s1, „Ke6“: /,
    );
    const text = await page.evaluate(() => document.querySelector('.saved-games [role="status"]').textContent);
    assert.match(text, /Zug\u00a01, „Ke6“: Schwarz hat keinen König, der e6 erreichen kann\./);
  }));

test("on phones no name of a game is cut", () =>
  onSite(
    "de/play.html#variant=chess",
    async (page) => {
      await closeDialog(page);
      for (const { id } of rules.variants()) {
        await page.evaluate((variant) => document.querySelector("hyperply-game").load(variant), id);
        await page.waitForFunction((variant) => document.querySelector("hyperply-game").variant === variant, id);
        const cut = await page.evaluate(() => {
          const [label] = document.getElementById("game").children;
          const { height } = label.getBoundingClientRect();
          return label.scrollHeight > height + 1 || label.scrollWidth > label.clientWidth + 1;
        });
        assert.equal(cut, false, id);
      }
    },
    { ready: "body[data-ready]", viewport: { width: 390, height: 844 } },
  ));

test("no line of a German text ends between a word and its number", () => {
  const pages = readdirSync(new URL("de/", DIST)).filter((file) => file.endsWith(".html"));
  const lessons = readdirSync(new URL("lessons/", DIST)).filter((file) => file.endsWith(".de.js"));
  const texts = [...pages.map((file) => `de/${file}`), ...lessons.map((file) => `lessons/${file}`)];
  let kept = 0;
  for (const file of texts) {
    const text = read(file).replace(/<(pre|code)\b[^]*?<\/\1>|<[^>]*>/g, "");
    kept += text.match(/\b(Ebenen?|Reihen?|Zug|Brett)\u00a0\d/g)?.length ?? 0;
    assert.deepEqual(text.match(/.{0,20}\b(Ebenen?|Reihen?|Zug|Brett) \d.{0,20}/g) ?? [], [], file);
  }
  assert.ok(kept > 60, String(kept));
});

/** A line of an example: the moves before it, its move, and how that is shown. */
const LINE = /data-before="([^"]*)" data-move="([^"]*)"><code class="move">(.*?)<\/code>/g;

test("pages of families write the moves of examples with German letters, which say the same", () => {
  let lines = 0;
  let moves = 0;
  for (const { id } of FAMILIES) {
    const [german, english] = [`de/${id}.html`, `${id}.html`].map((file) => read(file));
    for (const [figure, position] of german.matchAll(/data-position="([^"]*)"[^]*?<\/figure>/g))
      for (const [, before, canonical, move] of figure.matchAll(LINE)) {
        const at = JSON.parse(before.replaceAll("&quot;", '"')).reduce(rules.apply, position);
        const { message: _, ...answer } = rules.explain(at, move.replaceAll("&gt;", ">"), "de");
        const { message: __, ...expected } = rules.explain(at, canonical.replaceAll("&gt;", ">"));
        assert.deepEqual(answer, expected, `${id}: ${move}`);
        lines++;
      }
    const records = [german, english].map((html) => /data-record="([^"]*)"><pre tabindex="0">(.*?)<\/pre>/s.exec(html));
    if (!records[0]) continue;
    const written = (html) => html.replaceAll("&quot;", '"').replaceAll("&gt;", ">");
    const [played, expected] = records.map(([, , text], i) => rules.Game.from_record(written(text), i ? "en" : "de"));
    assert.deepEqual(
      played.history().map(({ move }) => move),
      expected.history().map(({ move }) => move),
    );
    assert.match(records[0][2], /De3E3-e4E4 Tf1E1xf3E2/);
    moves += played.history().length;
  }
  assert.ok(lines >= 6 && moves > 5, `${lines} lines, ${moves} moves`);
});

test("a German page writes moves with German letters: those that are compared", () =>
  onSite(
    "de/compare.html#rules=trid,trid-meder",
    async (page) => {
      await says(page, "#said", /^Beide erlauben 10 Züge\.$/);
      await says(page, "#differs", /Nur in „3D-Schach nach Meder“: 10 Züge/);
      const moves = await page.locator("#differs button.move").allInnerTexts();
      assert.ok(moves.includes("Sb1(2)-c3(4)") && !moves.some((move) => /[NPQR]/.test(move)), moves.join());
      const titles = await page
        .locator("#differs button.move")
        .evaluateAll((buttons) => buttons.map(({ title }) => title));
      assert.ok(
        titles.every((title) => /^Nicht in „3D-Schach“: .*(Der|Auf|kann)/.test(title)),
        titles.join(),
      );
      await page.evaluate(() => document.querySelectorAll("hyperply-game")[1].play("Nb1(2)-c3(4)"));
      await says(page, "#apart", /Sb1\(2\)-c3\(4\) ist auf dem linken Brett nicht erlaubt/);
      await page.evaluate(() => document.querySelectorAll("hyperply-game")[1].go(0));
    },
    ON_GERMAN,
  ));

test("a German page writes moves with German letters: those that are explored", () =>
  onSite(
    `de/setup.html${at("chess 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")}`,
    async (page) => {
      await page.click("#explore-moves > summary");
      await page.locator("#explore-moves .explore-groups summary", { hasText: "Turm auf a1" }).click();
      await page.locator("#explore-moves .move", { hasText: /^Ta1-a8$/ }).waitFor();
      await page.click("#explore-mates > summary");
      await page.click("#explore-mates [data-mate='1']");
      await page.locator("#explore-mates .move", { hasText: /^Ta1-a8$/ }).waitFor();
    },
    ON_GERMAN,
  ));

test("a German page writes moves with German letters: solutions on paper, with pictures that speak German", () =>
  onSite(
    "de/learn.html",
    async (page) => {
      await page.click("#print-puzzles");
      await page.selectOption("#print-variant", "timeout-flat");
      await page.waitForFunction((first) => first !== document.querySelector("#print-count option"), null);
      await page.click("#print-now");
      await page.waitForFunction(() => window.printed);
      const sheet = await page.evaluate(() => ({
        solutions: [...document.querySelectorAll(".sheet .solutions p")].map(({ innerText }) => innerText).join("\n"),
        alts: [...document.querySelectorAll(".sheet img")].map(({ alt }) => alt),
      }));
      assert.match(sheet.solutions, /\b[SDTL][a-h]\d/);
      assert.doesNotMatch(sheet.solutions, /[NQRP][a-h]\d|=[QRBN]/);
      assert.ok(
        sheet.alts.every((alt) => /^Time Out auf einem Brett: (Weiß|Schwarz) ist am Zug/.test(alt)),
        sheet.alts.join(),
      );
    },
    {
      ...ON_GERMAN,
      prepare: (page) =>
        page.addInitScript(() => {
          window.print = () => {
            window.printed = true;
          };
        }),
    },
  ));

test("a German page writes moves with German letters: what a friend has played", () =>
  onPage(
    "#variant=chess&moves=Pe2-e4,Pe7-e5,Ng1-f3&you=black",
    (page) => says(page, "#bar", /^Gespielt wurde Sg1-f3\. Du bist am Zug und spielst Schwarz\./),
    { ...GERMAN },
  ));
