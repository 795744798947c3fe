// The game in an element: attributes, properties, methods and events.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { GAME, KINGS, START, clicks, finds, onPage } from "./browser.mjs";
import { test } from "../long.mjs";

const RECORD = '[Variant "chess"]\n\n1. e4 e5 2. Nf3 *';
const GIVEN = { KINGS, START, RECORD };
const FEN = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq -";

test("variant names the game; setting it begins that game, also if it has that value", () =>
  finds(
    '<hyperply-game id="a" variant="trid"></hyperply-game><hyperply-game id="b"></hyperply-game>',
    async ({ KINGS }) => {
      const told = [[a.variant, b.variant]];
      const set = async (change) => {
        change();
        await a.ready;
        told.push([a.variant, a.getAttribute("variant"), a.position.split(" ")[0], a.position === KINGS, a.ply]);
      };
      await set(() => a.setAttribute("variant", "glinski"));
      await set(() => (a.variant = "chess"));
      a.play("e4");
      await set(() => (a.variant = "chess"));
      await a.load("quarx");
      await set(() => (a.variant = "chess"));
      await set(() => (a.variant = undefined));
      await set(() => {
        a.variant = "trid";
        a.setAttribute("position", KINGS); // counts more
      });
      return told;
    },
    [
      ["trid", "chess"],
      ["glinski", "glinski", "glinski", false, 0],
      ...Array(3).fill(["chess", "chess", "chess", false, 0]),
      ["chess", null, "chess", false, 0],
      ["chess", "trid", "chess", true, 0],
    ],
    GIVEN,
  ));

test("position and record begin games, nothing changes nothing, and the position that is shown keeps its game", () =>
  finds(
    `<hyperply-game id="a" position="${KINGS}"></hyperply-game><hyperply-game id="b" record='${RECORD}'></hyperply-game>`,
    async ({ KINGS, START, RECORD }) => {
      const found = [
        [a.position, a.start],
        [b.ply, b.start, b.record.includes("1. e4 e5 2. Nf3 *"), b.moves.map(({ move }) => move)],
      ];
      a.position = START;
      await a.ready;
      found.push(a.position);
      a.record = RECORD;
      await a.ready;
      const shown = a.position;
      for (const nothing of [null, undefined, "", shown]) {
        a.position = nothing;
        a.record = nothing === shown ? "" : nothing;
        await a.ready;
      }
      a.setAttribute("position", shown);
      await a.ready;
      found.push(a.ply);
      a.position = KINGS; // overtaken
      a.position = shown;
      await a.ready;
      return [...found, [a.position === shown, a.ply], window.told("error")];
    },
    [[KINGS, KINGS], [3, START, true, ["Pe2-e4", "Pe7-e5", "Ng1-f3"]], START, 3, [true, 0], []],
    GIVEN,
  ));

test("of record, position, content and variant the first counts", () =>
  onPage(
    `<hyperply-game id="a" variant="quarx" position="${KINGS}">trid</hyperply-game>
    <hyperply-game id="b" variant="quarx">${KINGS}</hyperply-game>
    <hyperply-game id="c">
${RECORD}
    </hyperply-game><hyperply-game id="d"><p slot="panel">not a game</p><!-- a comment --> hex4d </hyperply-game>`,
    async (page) => {
      assert.deepEqual(await page.evaluate(() => [a.position, b.position, c.ply, d.variant]), [
        KINGS,
        KINGS,
        3,
        "hex4d",
      ]);
      assert.equal(await page.getByText("not a game").isVisible(), true);
      assert.equal(await page.getByText("hex4d", { exact: true }).count(), 0);
    },
  ));

test("so it does in whatever order they are set before the element is in the page", () =>
  finds(
    "",
    async (set) => {
      const found = [];
      for (const order of ["position variant", "variant position", "record variant position", "position record"]) {
        const game = document.createElement("hyperply-game");
        for (const name of order.split(" "))
          game[name] = { record: set.RECORD, position: set.KINGS, variant: "trid" }[name];
        document.body.append(game);
        await game.ready;
        const first = [game.start, game.ply];
        game.position = set.KINGS;
        await game.ready;
        found.push([...first, game.start]);
      }
      const early = document.createElement("hyperply-game");
      Object.assign(early, { record: set.RECORD, ply: 2 });
      const loaded = document.createElement("hyperply-game");
      loaded.variant = "quarx";
      loaded.load("chess", { moves: ["e4"] });
      document.body.append(early, loaded);
      await Promise.all([early.ready, loaded.ready]);
      return [...found, [early.ply, early.moves.length], [loaded.variant, loaded.ply]];
    },
    [
      [KINGS, 0, KINGS],
      [KINGS, 0, KINGS],
      [START, 3, KINGS],
      [START, 3, KINGS],
      [2, 3],
      ["chess", 1],
    ],
    GIVEN,
  ));

test("content that the parser has not read yet is waited for", () =>
  finds(
    {
      "index.html": `<!doctype html><meta charset="utf-8"><title>t</title><script src="hyperply.global.js"></script><hyperply-game id="a">${KINGS}</hyperply-game>`,
    },
    () => a.position,
    KINGS,
  ));

test("content that is still being received is waited for; a board whose end has come waits for nothing more", () =>
  finds('<iframe id="frame"></iframe>', async () => {
    const inner = frame.contentDocument;
    const { customElements: elements } = frame.contentWindow;
    inner.open();
    inner.write(`<!doctype html><base href="${location.href}"><script type="module" async src="element.js"></script>
        <p><hyperply-game>chess</hyperply-game></p><hyperply-game>1. e4 `);
    await elements.whenDefined("hyperply-game");
    const [whole, part] = inner.querySelectorAll("hyperply-game");
    await whole.ready;
    await window.drawn();
    inner.write("e5 *</hyperply-game>");
    inner.close();
    await part.ready;
    return [whole.position, part.moves.length];
  }, [START, 2]));

test("methods play, undo, redo, go, flip and select; what they refuse is thrown, with nothing changed", () =>
  finds(
    GAME,
    async () => {
      const played = [a.play("e4").notation, a.play({ notation: "Pe7-e5" }).to, a.play("Sf3").notation];
      a.undo();
      const back = [a.ply, a.moves.length, a.status.turn];
      a.redo();
      const plies = [];
      for (const set of [NaN, undefined, "x", {}, 1.5, 99, -1]) {
        a.ply = set;
        plies.push(a.ply);
      }
      a.go(3);
      a.flip();
      a.select("e7");
      a.select(null);
      a.select("d7");
      const picked = [a.flipped, window.one("[data-selected]").dataset.cell, a.picked, a.game.legal_moves().length];
      a.select("d5");
      const refused = [];
      for (const act of [
        () => a.play("e4"),
        () => a.play(null),
        () => a.play({}),
        () => a.load(5),
        () => a.load(null),
        () => a.load("chess", { moves: "e4" }),
      ])
        await Promise.resolve()
          .then(act)
          .catch(({ name, code, message }) =>
            refused.push(`${name} ${code}${code === "bad-argument" ? `: ${message}` : ""}`),
          );
      return { played, back, plies, picked, ply: a.ply, refused };
    },
    {
      played: ["Pe2-e4", "e5", "Ng1-f3"],
      back: [2, 3, "white"],
      plies: [3, 3, 3, 3, 1, 3, 0],
      picked: [true, "d7", ["d7"], 29],
      ply: 4,
      refused: [
        "illegal-move", // said by the rules
        "bad-argument: `move` must be a string or a Move.",
        "bad-argument: `move` must be a string or a Move.",
        "bad-argument: `text` must be a string, not number.",
        "bad-argument: `text` must be a string, not null.",
        "bad-argument: `moves` must be a list of moves.",
      ].map((told) => `HyperplyError ${told}`),
    },
  ));

test("load plays moves and agreements after a start, and shows a ply; of several loads the last one counts", () =>
  finds(GAME, async () => {
    const now = () => [a.variant, a.ply, a.moves.length];
    await a.load("timeout-flat", { moves: ["speed3", "e4", "d4"], ply: 2 });
    const found = [now()];
    found.push(await a.load("chess", { moves: ["e5"] }).catch(({ code, ply }) => [code, ply]), now());
    await Promise.all([a.load("trid"), a.load("quarx"), a.load("hex4d")]);
    return [...found, now()];
  }, [
    ["timeout-flat", 2, 3],
    ["illegal-move", 0],
    ["timeout-flat", 2, 3],
    ["hex4d", 0, 0],
  ]));

test("a FEN without a variant is a position of chess", () =>
  finds(
    `<hyperply-game id="a" variant="chess" position="${FEN} 4 4"></hyperply-game>`,
    async (fen) => {
      const { position } = a;
      a.play("Qxf7");
      const { reason } = a.status.outcome;
      await a.load(fen); // without clocks
      return [position, reason, a.position];
    },
    [`chess ${FEN} 4 4`, "checkmate", `chess ${FEN} 0 1`],
    FEN,
  ));

test("events bubble and cross shadow roots, and hyperply-move can be prevented", () =>
  onPage('<div id="host"></div>', async (page) => {
    await page.evaluate(async () => {
      const root = host.attachShadow({ mode: "open" });
      root.innerHTML = "<hyperply-game></hyperply-game>";
      const [game] = root.children;
      await game.ready;
      for (const move of ["f3", "e5", "g4", "Qh4#"]) game.play(move);
      window.once = game;
    });
    const change = ["move", "change"];
    assert.deepEqual(
      await page.evaluate(() => window.heard.map(({ name, id }) => `${id} ${name}`)),
      ["change", "ready", ...change, ...change, ...change, ...change, "end"].map((name) => `host ${name}`),
    );
    assert.deepEqual(await page.evaluate(() => window.told("end")[0].outcome), {
      winner: "black",
      reason: "checkmate",
    });
    await page.evaluate(async () => {
      await window.once.load("chess");
      window.once.id = "a";
      window.once.addEventListener("hyperply-move", (event) => event.detail.move.to === "e4" && event.preventDefault());
    });
    const again = await page.evaluate(async () => {
      const press = (cell) => window.once.shadowRoot.querySelector(`[data-cell="${cell}"]`).click();
      const by = [window.once.play("e4")];
      for (const cell of ["e2", "e4"]) press(cell);
      by.push(window.once.ply, window.once.picked.length);
      for (const cell of ["d2", "d4"]) press(cell);
      return [...by, window.once.ply];
    });
    assert.deepEqual(again, [null, 0, 0, 1]);
  }));

test("what cannot be a game is told by an event and in words; the element takes another game then", () =>
  onPage(
    `<hyperply-game id="a" variant="checkers"></hyperply-game><hyperply-game id="b" variant="timeot"></hyperply-game>
    <hyperply-game id="c" position="chess 8/8/8/8 w - - 0 1"></hyperply-game>
    <hyperply-game id="d" record='[Variant "glinski"] 1. Ka1-a9 *'></hyperply-game>`,
    async (page) => {
      await page.waitForFunction(() => window.told("error").length === 4);
      const found = await page.evaluate(async () => {
        const found = [];
        for (const game of window.games()) {
          const { code, error } = window.told("error").find(({ id }) => id === game.id);
          await game.ready.catch(() => {});
          await window.drawn();
          const plain = (text) => text.replace(/\s+/g, " ").replace(/[`“”]/g, '"');
          const said = plain(game.shadowRoot.querySelector(".frame").innerText).includes(plain(error.slice(1, 30)));
          const shown = game.position.split(" ")[0];
          await game.load("trid");
          const turn = game.shadowRoot.querySelector("#turn").textContent;
          found.push([error, code, said, shown, game.variant, turn]);
        }
        return found;
      });
      const [[checkers], [timeot], [, , ...position], [, code, ...record]] = found;
      assert.match(checkers, /^There is no variant `checkers`; /);
      assert.match(timeot, /^There is no variant `timeot`\. Did you mean `timeout`\?$/);
      for (const [, code, ...rest] of found.slice(0, 2))
        assert.deepEqual([code, ...rest], ["unknown-variant", true, "", "trid", "White to move"]);
      assert.deepEqual([found[2][1], ...position], ["bad-position", true, "chess", "trid", "White to move"]);
      assert.match(code, /^(illegal-move|bad-notation|bad-record)$/);
      assert.deepEqual(record, [true, "glinski", "trid", "White to move"]);
    },
    { ready: false, own: true },
  ));

test("a bad text leaves the game that is there, and the element ready; what is wrong at one place has it marked", () =>
  onPage('<hyperply-game id="a" variant="timeout-flat"></hyperply-game>', async (page) => {
    const found = await page.evaluate(async () => {
      a.play("e4");
      a.position = "chess nonsense/ w";
      await window.until(() => window.told("error").length);
      await a.load("rubbish that is no game").catch(() => {});
      await a.ready;
      const kept = [a.variant, a.ply];
      const marked = [];
      for (const [text, moves] of [
        ["chess 8/8/8/8/8/8/8/9 w - - 0 1", []],
        ["timeout-flat", ["e4", "Ng8_f6"]],
        ["timeout-flat", ["→Qd9", "e4"]],
      ]) {
        await a.load(text, { moves }).catch(() => {});
        await window.drawn();
        const quote = window.one("#message .quote");
        marked.push([quote.textContent, quote.querySelector("mark").textContent]);
      }
      return { kept, marked };
    });
    const [[whole, nine]] = found.marked.splice(0, 1);
    assert.match(whole, /8\/8\/9 w - -/);
    assert.equal(nine, "9");
    assert.deepEqual(found, {
      kept: ["timeout-flat", 1],
      marked: [
        ["Ng8_f6", "_"],
        ["→Qd9", "9"],
      ],
    });
    await clicks(page, "a", "e7", "e5");
    assert.equal(await page.evaluate(() => a.ply), 2);
  }));

test("an attribute that says what it cannot is told at first and later, to the page and in the console", () =>
  onPage(
    '<hyperply-game id="a" white="engine x" view="2d" sound="on" black="none"></hyperply-game>',
    async (page) => {
      const warning = page.waitForEvent("console");
      const told = await page.evaluate(() => {
        a.setAttribute("theme", "night");
        for (const theme of ["dark", "light"]) a.theme = theme;
        return window.told("error", ({ code, error }) => `${code}: ${error}`);
      });
      const night = '`theme` must be "light", "dark" or "auto", not "night".';
      assert.deepEqual(told, [
        'bad-argument: `white` must be "human", "none", or "engine" with a level from 1 to 10, not "engine x".',
        'bad-argument: `view` must be "plan" or "3d", not "2d".',
        `bad-argument: ${night}`,
      ]);
      assert.equal((await warning).text(), `<hyperply-game>: ${night}`);
    },
    { errors: [/^console: <hyperply-game>: `\w+` must be /] },
  ));

test("before the game is there, methods say what to await, and properties are empty", () =>
  finds("", () => {
    const game = document.createElement("hyperply-game");
    const codes = ["play", "undo", "redo", "go", "select", "flip", "help"].map((name) => {
      try {
        game[name]("e4");
      } catch (error) {
        return error.code;
      }
    });
    game.mark(["e4"]);
    const { game: rules, status, position, record, ply, moves, start, variant } = game;
    return [codes, rules, status, position, record, ply, moves, start, variant];
  }, [Array(7).fill("not-initialized"), null, null, "", "", 0, [], "", ""]));

test("an element that was there before its definition keeps the properties that were set on it", () =>
  finds(
    { "index.html": '<!doctype html><meta charset="utf-8"><title>t</title><hyperply-game id="a"></hyperply-game>' },
    async () => {
      a.variant = "glinski";
      a.flipped = true;
      a.drawPiece = () => document.createElementNS("http://www.w3.org/2000/svg", "circle");
      const early = a.ready;
      const defined = customElements.whenDefined("hyperply-game").then(() => a.ready);
      await import("./element.js");
      const { variant, position } = await defined;
      return [
        early,
        variant,
        a.hasAttribute("flipped"),
        position.split(" ")[0],
        window.all(".piece > circle").length > 0,
      ];
    },
    [undefined, "glinski", true, "glinski", true],
    undefined,
    { ready: false },
  ));

test("the manifest has the attributes, properties, methods, events and parts that there are", () =>
  onPage('<hyperply-game id="a" variant="timeout-flat" controls="full"></hyperply-game>', async (page) => {
    const manifest = JSON.parse(readFileSync(new URL("../../pkg/custom-elements.json", import.meta.url), "utf8"));
    const [{ attributes, members, events, cssParts, cssProperties, slots, tagName }] = manifest.modules[0].declarations;
    const names = (list) => list.map(({ name }) => name).sort();
    const found = await page.evaluate(async () => {
      a.play("e4");
      a.play("Nb8→");
      a.select("a1");
      a.mark([{ from: "e2", to: "e4" }]);
      await window.drawn();
      const { prototype, observedAttributes } = a.constructor;
      const own = Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(
        ([name]) => !/Callback$|^constructor$/.test(name),
      );
      const styles = [...a.shadowRoot.adoptedStyleSheets[0].cssRules].map((rule) => rule.cssText).join();
      const styled = [...styles.matchAll(/:host\(\[([a-z]+)/g)].map((match) => match[1]);
      const all = {
        attributes: [...observedAttributes, ...styled].filter((name) => !["hidden", "popover"].includes(name)),
        fields: own.flatMap(([name, { get }]) => (get ? name : [])),
        methods: own.flatMap(([name, { get }]) => (get ? [] : name)),
        parts: window.all("[part]").flatMap((node) => [...node.part]),
        slots: window.all("slot").map((slot) => slot.name),
        properties: styles.match(/(?<=var\()--hyperply-\w+/g).filter((name) => !/-(cell|turn|tilt|ground)$/.test(name)), // inner ones
      };
      return Object.fromEntries(Object.entries(all).map(([kind, list]) => [kind, [...new Set(list)].sort()]));
    });
    assert.deepEqual(found, {
      attributes: names(attributes),
      fields: names(members.filter(({ kind }) => kind === "field")),
      methods: names(members.filter(({ kind }) => kind === "method")),
      parts: names(cssParts),
      slots: names(slots),
      properties: names(cssProperties),
    });
    const told = ["change", "end", "error", "move", "pick", "press", "ready", "refuse", "setting", "setup"];
    assert.deepEqual([tagName, names(events)], ["hyperply-game", told.map((name) => `hyperply-${name}`)]);
    for (const { type } of [...attributes, ...events]) assert.ok(type.text);
    for (const item of [...attributes, ...members, ...events, ...cssParts, ...cssProperties])
      assert.ok(item.description, item.name);
  }));
