// How an element shows its game: views, languages, colors, controls, pieces, marks, links, parts.
import assert from "node:assert/strict";
import { GAME, cell, finds, onPage } from "./browser.mjs";
import { test } from "../long.mjs";

test("view, language, notation and flipped are drawn when they are set", () =>
  finds('<hyperply-game id="a" variant="timeout" controls="full"></hyperply-game>', async () => {
    const frame = () => window.one(".frame").dataset;
    const edge = () => window.one("#levels .files, #levels .ranks").textContent;
    const found = [frame().layout];
    a.view = "3d";
    found.push(/alone|beside/.test(frame().space));
    Object.assign(a, { view: null, language: "de", notation: "short" });
    a.play("Nb1L1-c3L2");
    await window.until(() => window.one(".frame").lang === "de");
    found.push(frame().layout, window.one(".move").textContent[0]);
    a.language = "en";
    await window.until(() => window.one(".frame").lang === "en");
    found.push(window.one(".move").textContent[0]);
    const before = edge();
    a.flipped = true;
    found.push(a.hasAttribute("flipped"), edge() === before);
    a.setAttribute("flipped", "false");
    return [...found, a.flipped, edge() === before];
  }, ["plan", true, "plan", "S", "N", true, false, false, true]));

test("a property that was never set is nothing", () =>
  finds(
    '<hyperply-game id="a" controls="full"></hyperply-game>',
    () =>
      "view language notation names theme white black shortcuts pieces finger sound rules lessons input flipped ask controls"
        .split(" ")
        .map((name) => a[name]),
    [...Array(14).fill(null), false, false, "full"],
  ));

test("letters are shortcuts, and buttons and the help name them, unless shortcuts are off; Escape closes the help", () =>
  onPage('<hyperply-game id="a" variant="timeout" controls="full"></hyperply-game>', async (page) => {
    const always = ["← ↑ → ↓", "Page Up, Page Down", "Enter, Space", "Esc"];
    const buttons = ["flip f", "help-button ?", "names c", "redo r", "time-out t", "undo u", "zoom z"];
    for (const [shortcuts, flips, letters, named] of [
      [null, true, [", .", "t", "u, r", "l", "f", "v", "n", "?"], buttons],
      ["off", false, [], []],
    ]) {
      await page.evaluate((shortcuts) => {
        Object.assign(a, { shortcuts, flipped: false });
        a.select("c1L1");
        window.one("#levels .cell[tabindex='0']").focus();
      }, shortcuts);
      await page.keyboard.press("f");
      const found = await page.evaluate(async () => {
        a.help();
        const keys = await window.until(() => window.all("dialog[open] .keys kbd").map((key) => key.textContent));
        const named = window.all("[aria-keyshortcuts]").map((node) => `${node.id} ${node.ariaKeyShortcuts}`);
        return [a.flipped, keys, named.sort()];
      });
      assert.deepEqual(found, [flips, [...letters, ...always].sort(), named].with(1, found[1]));
      assert.deepEqual([...found[1]].sort(), [...letters, ...always].sort());
      await page.keyboard.press("Escape");
      assert.equal(await page.evaluate(() => window.one("#help").open), false);
    }
  }));

for (const [title, language, position, text, offered] of [
  ["what was refused is told again", "de", "chess 4k3/7p/8/8/8/B7/8/2B1K3 w - - 0 1", "Lb2", ["La3-b2", "Ba3-b2"]],
  // No bishop gets there, but in German it is a pawn's move.
  ["nothing is played", "en", "chess 4k3/8/8/8/8/4B3/1P6/2B1K3 w - - 0 1", "Bb3", []],
])
  test(`a switch of language keeps what is typed: ${title}`, () =>
    onPage(
      `<hyperply-game id="a" language="${language}" controls="full" position="${position}"></hyperply-game>`,
      async (page) => {
        const sees = (move) => page.locator("#a .candidates button", { hasText: move }).waitFor();
        await page.fill("#a #notation", text);
        await page.click("#a #play");
        await (offered.length ? sees(offered[0]) : page.locator("#a #message").waitFor());
        await page.evaluate(
          async (language) => {
            window.heard.length = 0;
            a.language = language;
            await window.until(() => window.one(".frame").lang === language);
          },
          language === "de" ? "en" : "de",
        );
        if (offered.length) await sees(offered[1]);
        assert.equal(await page.inputValue("#a #notation"), text);
        assert.deepEqual(await page.evaluate(() => [a.moves.length, window.told("refuse")]), [0, []]);
      },
    ));

test("what a person changes is told and written into the attributes", () =>
  finds('<hyperply-game id="a" variant="timeout" controls="full"></hyperply-game>', async () => {
    window.press("#menu", "#flip", '[data-view="3d"]', '[data-language="de"]');
    await window.until(() => window.one('.frame[lang="de"]')); // another button is there then
    window.press("#short");
    return [
      window.told("setting", ({ what, value }) => `${what} ${value}`),
      ["flipped", "view", "language", "notation"].map((name) => a.getAttribute(name)),
    ];
  }, [
    ["flipped true", "view 3d", "language de", "short true"],
    ["", "3d", "de", "short"],
  ]));

test("it is light or dark as its theme says, or as the device, or else as the page", () =>
  onPage(GAME, async (page) => {
    for (const device of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme: device });
      const seen = await page.evaluate(() => {
        const { style } = document.documentElement;
        return ["light", "dark"].flatMap((around) =>
          [null, "light", "dark", "auto"].map((theme) => {
            style.colorScheme = around;
            a.theme = theme;
            return Number(getComputedStyle(window.one(".frame")).backgroundColor.match(/\d+/)[0]) < 100
              ? "dark"
              : "light";
          }),
        );
      });
      assert.deepEqual(seen, ["light", "light", "dark", device, "dark", "light", "dark", device]);
    }
  }));

test("controls: none, pick, moves, full", () =>
  finds(
    GAME,
    () =>
      [null, "none", "pick", "moves", "full"].map((controls) => {
        a.controls = controls;
        return ["turn", "moves", "notation"].filter((id) => window.one(`#${id}`).checkVisibility()).join();
      }),
    ["turn,moves", "", "turn", "turn,moves", "turn,moves,notation"],
  ));

test("pieces are drawn from a URL, or by a function, or as they were", () =>
  finds(
    '<hyperply-game id="a" pieces="set/{side}-{piece}.svg"></hyperply-game>',
    () => {
      const href = (name) => window.one(`[data-cell="${name}"] image`).getAttribute("href");
      const found = [href("e1"), href("d8")];
      const count = () => ["circle.mine", "image"].map((kind) => window.all(`#levels ${kind}`).length);
      a.pieces = null;
      a.drawPiece = (piece, side) => {
        if (piece !== "P") return null;
        const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
        circle.setAttribute("class", `mine ${side}`);
        return circle;
      };
      found.push(count());
      a.drawPiece = null;
      return [...found, count()];
    },
    ["set/white-K.svg", "set/black-Q.svg", [16, 0], [0, 0]],
    undefined,
    { errors: [/404: .*set\//, /console: Failed to load resource/] },
  ));

test("cells and arrows are marked until others are, whatever else is among the marks", () =>
  finds(GAME, async () => {
    const marked = () =>
      window.all("#levels [data-mark]").map((node) => `${node.dataset.cell ?? ""} ${[...node.part].join(" ")}`);
    a.mark(["e4", null, 7, { cell: "d5", name: "danger" }]);
    a.play("e4");
    const found = [marked().sort()];
    a.mark([{ from: "e2", to: "e4", name: "plan" }]);
    await window.until(() => window.one('[data-mark="plan"]'));
    found.push(marked());
    a.mark(null);
    await window.until(() => !window.one('[data-mark="plan"]'));
    return [...found, marked()];
  }, [["d5 cell mark danger", "e4 cell mark"], [" mark plan"], []]));

test("reveal scrolls to the board of a cell, or shows all boards for cells on several", () =>
  finds('<hyperply-game id="a" variant="hex4d" style="width: 380px; height: 600px"></hyperply-game>', async () => {
    window.press("#zoom");
    const found = [];
    for (const [seen, ...cells] of [
      ["E3c3", "E3c3"],
      ["A1c3", "A1c3"],
      ["E3c3", "A1c3", "E3c3"],
      ["A1c3", "none", "A1c3"],
    ]) {
      a.reveal(...cells);
      await window.drawn();
      await window.drawn();
      const [box, frame] = [`[data-cell="${seen}"]`, "#levels"].map((at) => window.one(at).getBoundingClientRect());
      const isAcross = box.left >= frame.left && box.right <= frame.right;
      found.push([window.one(".frame").dataset.zoom, isAcross && box.top >= frame.top && box.bottom <= frame.bottom]);
    }
    return found;
  }, [
    ["close", true],
    ["close", true],
    ["whole", true],
    ["whole", true],
  ]));

test("numbers of rules lead to the page with the rules and to the lessons, where these are known", () =>
  finds('<hyperply-game id="a" variant="timeout" controls="full"></hyperply-game>', async () => {
    const refuse = () => {
      a.select("c1L1");
      a.select("c1L2");
    };
    const links = () =>
      [".rule", ".lesson"].map((name) => window.one(`#message ${name}`)?.getAttribute("href") ?? null);
    refuse();
    const found = [[window.one("#message .rule").textContent, ...links()]];
    a.rules = "https://games.example/r";
    for (a.lessons of ["https://games.example/l", "https://games.example/m", null]) {
      await window.drawn();
      found.push(links());
    }
    a.help();
    found.push(window.one("dialog a").getAttribute("href"));
    window.one("dialog[open]").close();
    await a.load("timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -", { moves: ["speed2", "e4→Qxe8"] });
    found.push(window.one("#result a").getAttribute("href"));
    a.rules = "javascript:alert(1)";
    await a.load("timeout");
    refuse();
    await window.until(() => window.one("#message span.rule"));
    return [...found, window.all("#message a, #result a").length];
  }, [
    ["T4", null, null],
    ["https://games.example/r#T4", "https://games.example/l#T4"],
    ["https://games.example/r#T4", "https://games.example/m#T4"],
    ["https://games.example/r#T4", null],
    "https://games.example/r#T1",
    "https://games.example/r#T21",
    0,
  ]));

test("custom properties and parts dress it from outside", () =>
  onPage(
    `<style>
      hyperply-game { --hyperply-light: rgb(4 5 6); --hyperply-dark: rgb(7 8 9); --hyperply-paper: rgb(10 20 30);
        --hyperply-ink: rgb(200 210 220); --hyperply-font: fantasy; --hyperply-white: rgb(11 12 13) }
      hyperply-game::part(cell) { outline: 1px solid rgb(1 2 3) }
    </style>${GAME}`,
    async (page) => {
      const found = await page.evaluate(() =>
        [
          [".frame", "backgroundColor"],
          [".frame", "color"],
          [".frame", "fontFamily"],
          ["#levels .piece.white > *", "fill"],
          ['[data-cell="e3"]', "outlineColor"],
          ['[data-cell="e4"]', "backgroundColor"],
          ['[data-cell="e5"]', "backgroundColor"],
        ].map(([selector, property]) => getComputedStyle(window.one(selector))[property]),
      );
      const rgb = (...parts) => `rgb(${parts.join(", ")})`;
      const [light, dark] = [rgb(4, 5, 6), rgb(7, 8, 9)]; // e4 is light
      const plain = [rgb(10, 20, 30), rgb(200, 210, 220), "fantasy", rgb(11, 12, 13), rgb(1, 2, 3)];
      assert.deepEqual(found, [...plain, light, dark]);
      assert.equal(await cell(page, "a", "e3").isVisible(), true);
    },
  ));
