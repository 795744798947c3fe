// Attributes, properties, methods and events, one by one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { KINGS, START, cell, clicks, heard, onPage } from "./browser.mjs";

const RECORD = '[Variant "chess"]\n\n1. e4 e5 2. Nf3 *';

/** What a property of an element is. */
const value = (page, name, id = "a") => page.evaluate(([id, name]) => document.getElementById(id)[name], [id, name]);
const events = (page, name) => page.evaluate((name) => window.heard.filter((event) => event.name === name), name);

test("variant: the game of an id; another one begins another game", () =>
  onPage(
    '<hyperply-game id="a" variant="trid"></hyperply-game><hyperply-game id="b"></hyperply-game>',
    async (page) => {
      assert.equal(await value(page, "variant"), "trid");
      assert.equal(await value(page, "variant", "b"), "chess");
      for (const set of ['a.setAttribute("variant", "glinski")', 'a.variant = "quarx-3d"']) {
        await page.evaluate(set);
        await page.evaluate(() => window.allReady());
        const id = /"([\w-]+)"\)?$/.exec(set)[1];
        assert.deepEqual(
          await page.evaluate(() => [a.variant, a.getAttribute("variant"), a.position.split(" ")[0], a.ply]),
          [id, id, id, 0],
        );
      }
      await page.evaluate(() => {
        a.variant = undefined;
      });
      assert.equal(await page.evaluate(() => a.hasAttribute("variant")), false);
      assert.equal(await value(page, "variant"), "quarx-3d");
    },
  ));

test("variant begins its game also if the attribute has that value, and ready waits for what was set", () =>
  onPage('<hyperply-game id="a" variant="chess"></hyperply-game>', async (page) => {
    const found = await page.evaluate(async (text) => {
      const told = [];
      const set = async (change) => {
        change();
        await a.ready;
        told.push([a.variant, a.position === text, a.ply]);
      };
      a.play("e4");
      await set(() => (a.variant = "chess"));
      await a.load("quarx");
      await set(() => (a.variant = "chess"));
      await set(() => (a.variant = "trid"));
      await set(() => a.setAttribute("position", text));
      return told;
    }, KINGS);
    assert.deepEqual(found, [
      ["chess", false, 0],
      ["chess", false, 0],
      ["trid", false, 0],
      ["chess", true, 0],
    ]);
  }));

test("a position that is shown already keeps its game; one that is set while another comes is the one that counts", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    const found = await page.evaluate(async (kings) => {
      a.play("e4");
      const shown = a.position;
      a.position = shown;
      a.setAttribute("position", shown);
      await a.ready;
      const kept = a.ply;
      a.position = kings;
      a.position = shown;
      await a.ready;
      return [kept, a.position === shown, a.ply];
    }, KINGS);
    assert.deepEqual(found, [1, true, 0]);
  }));

test("arguments of a wrong type are refused", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    const refused = await page.evaluate(async () => {
      const tries = [() => a.load(5), () => a.load(null), () => a.load("chess", { moves: "e4" }), () => a.play(null)];
      const told = [];
      for (const act of [...tries, () => a.play({})])
        await Promise.resolve()
          .then(act)
          .catch(({ name, code, message, cells }) => told.push([name, code, message, cells]));
      return told;
    });
    assert.deepEqual(
      refused,
      [
        "`text` must be a string, not number.",
        "`text` must be a string, not null.",
        "`moves` must be a list of moves.",
        "`move` must be a string or a Move.",
        "`move` must be a string or a Move.",
      ].map((message) => ["HyperplyError", "bad-argument", message, []]),
    );
    assert.equal(await value(page, "position"), START);
  }));

test("position and record: the game begins there; properties tell what is shown", () =>
  onPage(
    `<hyperply-game id="a" position="${KINGS}"></hyperply-game><hyperply-game id="b" record='${RECORD}'></hyperply-game>`,
    async (page) => {
      assert.equal(await value(page, "position"), KINGS);
      assert.equal(await value(page, "start"), KINGS);
      assert.equal(await value(page, "ply", "b"), 3);
      assert.match(await value(page, "record", "b"), /1\. e4 e5 2\. Nf3 \*/);
      assert.deepEqual(await page.evaluate(() => b.moves.map(({ move }) => move)), ["Pe2-e4", "Pe7-e5", "Ng1-f3"]);
      await page.evaluate(async (start) => {
        a.position = start;
        await a.ready;
      }, START);
      assert.equal(await value(page, "position"), START);
      await page.evaluate(async (record) => {
        a.record = record;
        await a.ready;
      }, RECORD);
      assert.equal(await value(page, "ply"), 3);
      for (const nothing of [null, undefined, ""])
        await page.evaluate(async (nothing) => {
          a.position = nothing;
          a.record = nothing;
          await a.ready;
        }, nothing);
      assert.equal(await value(page, "ply"), 3);
      assert.deepEqual(await events(page, "error"), []);
    },
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

test("content that the parser has not read yet is waited for", () =>
  onPage(
    {
      "index.html": `<!doctype html><meta charset="utf-8"><title>t</title><script src="hyperply.global.js"></script><hyperply-game id="a">${KINGS}</hyperply-game>`,
    },
    async (page) => {
      assert.equal(await value(page, "position"), KINGS);
    },
  ));

test("content that is still being received is waited for; a board whose end has come waits for nothing more", () =>
  onPage('<iframe id="frame"></iframe>', async (page) => {
    const found = await page.evaluate(async () => {
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
    });
    assert.deepEqual(found, [START, 2]);
  }));

test("view, flipped, language, notation, names, shortcuts: how the game is shown, as attributes and properties", () =>
  onPage('<hyperply-game id="a" variant="timeout" controls="full"></hyperply-game>', async (page) => {
    const layout = () => page.locator("#a .frame").getAttribute("data-layout");
    assert.equal(await layout(), "plan");
    await page.evaluate(() => {
      a.view = "3d";
    });
    assert.match(await page.locator("#a .frame").getAttribute("data-space"), /alone|beside/);
    await page.evaluate(() => {
      a.view = null;
      a.language = "de";
      a.notation = "short";
      a.play("Nb1L1-c3L2");
    });
    assert.equal(await layout(), "plan");
    assert.match(await page.locator("#a .move").first().textContent(), /^S/);
    await page.evaluate(() => {
      a.language = "en";
    });
    assert.match(await page.locator("#a .move").first().textContent(), /^N/);
    const first = (id) => page.locator(`#${id} #levels .files, #${id} #levels .ranks`).first().textContent();
    const before = await first("a");
    await page.evaluate(() => {
      a.flipped = true;
    });
    assert.equal(await page.evaluate(() => a.hasAttribute("flipped")), true);
    assert.notEqual(await first("a"), before);
    await page.evaluate(() => a.flip());
    assert.equal(await value(page, "flipped"), false);
    assert.equal(await first("a"), before);
    await page.evaluate(() => a.setAttribute("flipped", "false"));
    assert.equal(await value(page, "flipped"), false);
    await page.locator("#a #levels .cell[tabindex='0']").focus();
    await page.keyboard.press("f");
    assert.equal(await value(page, "flipped"), true);
    await page.evaluate(() => {
      a.shortcuts = "off";
    });
    await page.keyboard.press("f");
    assert.equal(await value(page, "flipped"), true);
    assert.deepEqual(
      await page.evaluate(() =>
        [
          "view",
          "language",
          "notation",
          "names",
          "theme",
          "controls",
          "white",
          "black",
          "shortcuts",
          "pieces",
          "finger",
          "sound",
          "rules",
        ].map((name) => a[name]),
      ),
      [null, "en", "short", null, null, "full", null, null, "off", null, null, null, null],
    );
  }));

test("a board chooses moves, tells which cell is clicked, or does nothing", () =>
  onPage('<hyperply-game id="a" variant="tower" input="cells"></hyperply-game>', async (page) => {
    const click = async () => {
      await page.evaluate(() => {
        window.pressed = [];
        window.pressed.off = new AbortController();
        const { signal } = window.pressed.off;
        a.addEventListener("hyperply-press", ({ detail }) => window.pressed.push(detail.cell), { signal });
        a.shadowRoot.querySelector('[data-cell="b1L1"]').click();
        a.shadowRoot.querySelector('[data-column="b1"]').click();
      });
      return page.evaluate(() => {
        window.pressed.off.abort();
        return [[...window.pressed], a.picked];
      });
    };
    assert.deepEqual(await click(), [["b1L1"], []], "a column of several cells only shows them");
    await page.evaluate(() => a.setAttribute("input", "none"));
    assert.deepEqual(await click(), [[], []]);
    await page.evaluate(() => a.removeAttribute("input"));
    assert.deepEqual(await click(), [[], ["b1L1"]]);
  }));

test("a switch of language keeps what is typed, and tells again why it was refused", () =>
  onPage(
    '<hyperply-game id="a" language="de" controls="full" position="chess 4k3/8/8/8/8/B7/8/2B1K3 w - - 0 1"></hyperply-game>',
    async (page) => {
      await page.fill("#a #notation", "Lb2");
      await page.click("#a #play");
      await page.locator("#a .candidates button", { hasText: "La3-b2" }).waitFor();
      await page.evaluate(() => {
        a.language = "en";
      });
      await page.locator("#a .candidates button", { hasText: "Ba3-b2" }).waitFor();
      assert.equal(await page.inputValue("#a #notation"), "Lb2");
    },
  ));

test("a switch of language plays nothing, also if what was refused is a move in the other language", () =>
  onPage(
    '<hyperply-game id="a" controls="full" position="chess 4k3/8/8/8/8/4B3/1P6/2B1K3 w - - 0 1"></hyperply-game>',
    async (page) => {
      await page.fill("#a #notation", "Bb3"); // no bishop gets there, but in German it is a pawn's move
      await page.click("#a #play");
      await page.locator("#a #message").waitFor();
      await page.evaluate(async () => {
        const refused = [];
        a.addEventListener("hyperply-refuse", ({ detail }) => refused.push(detail));
        a.language = "de";
        while (window.inside("a").querySelector(".frame").lang !== "de") await window.drawn();
        window.refused = refused;
      });
      assert.equal(await page.inputValue("#a #notation"), "Bb3");
      assert.deepEqual(await page.evaluate(() => [a.moves.length, window.refused]), [0, []]);
    },
  ));

test("what a person changes is told and written into the attributes", () =>
  onPage('<hyperply-game id="a" variant="timeout" controls="full"></hyperply-game>', async (page) => {
    await page.click("#a #menu");
    await page.click("#a #flip");
    await page.click('#a [data-view="3d"]');
    await page.click('#a [data-language="de"]');
    await page.locator('#a .frame[lang="de"]').waitFor(); // another button is there then
    await page.click("#a #short");
    assert.deepEqual(
      (await events(page, "setting")).map(({ what, value }) => [what, value]),
      [
        ["flipped", true],
        ["view", "3d"],
        ["language", "de"],
        ["short", true],
      ],
    );
    assert.deepEqual(
      await page.evaluate(() => ["flipped", "view", "language", "notation"].map((name) => a.getAttribute(name))),
      ["", "3d", "de", "short"],
    );
  }));

test("theme: light or dark whatever the page is, else as the page", () =>
  onPage(
    '<hyperply-game id="a"></hyperply-game>',
    async (page) => {
      const dark = () =>
        page.locator("#a .frame").evaluate((frame) => {
          const [red] = getComputedStyle(frame).backgroundColor.match(/\d+/g).map(Number);
          return red < 100;
        });
      assert.equal(await dark(), false);
      await page.evaluate(() => {
        a.theme = "dark";
      });
      assert.equal(await dark(), true);
      await page.evaluate(() => {
        a.theme = null;
        document.documentElement.style.colorScheme = "dark";
      });
      assert.equal(await dark(), true);
      await page.evaluate(() => {
        a.theme = "light";
      });
      assert.equal(await dark(), false);
      await page.evaluate(() => {
        a.theme = "auto";
      });
      assert.equal(await dark(), true);
    },
    { colorScheme: "dark", head: "<style>:root { color-scheme: light }</style>" },
  ));

test("controls: none, moves, full", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    const shown = () =>
      page.evaluate(() =>
        ["turn", "moves", "notation"].filter((id) => a.shadowRoot.getElementById(id).checkVisibility()),
      );
    assert.deepEqual(await shown(), ["turn", "moves"]);
    await page.evaluate(() => {
      a.controls = "none";
    });
    assert.deepEqual(await shown(), []);
    await page.evaluate(() => {
      a.controls = "full";
    });
    assert.deepEqual(await shown(), ["turn", "moves", "notation"]);
  }));

test("white and black: none is moved by the page's code only", () =>
  onPage('<hyperply-game id="a" white="none"></hyperply-game>', async (page) => {
    await clicks(page, "a", "e2", "e4");
    assert.equal(await value(page, "ply"), 0);
    assert.equal(await page.locator("#a .cell[data-selected]").count(), 0);
    await page.evaluate(() => a.select("e2"));
    assert.equal(await value(page, "ply"), 0);
    await page.evaluate(() => a.play("e4"));
    await clicks(page, "a", "e7", "e5");
    assert.equal(await value(page, "ply"), 2);
    await page.evaluate(() => {
      a.white = "human";
      a.black = "none";
    });
    await clicks(page, "a", "d2", "d4", "d7", "d5");
    assert.equal(await value(page, "ply"), 3);
    const moves = await events(page, "move");
    assert.deepEqual(
      moves.map(({ move, by }) => [move, by]),
      [
        ["Pe2-e4", "code"],
        ["Pe7-e5", "person"],
        ["Pd2-d4", "person"],
      ],
    );
  }));

test("pieces and drawPiece: own drawings", () =>
  onPage(
    '<hyperply-game id="a" pieces="set/{side}-{piece}.svg"></hyperply-game>',
    async (page) => {
      const href = (name) => cell(page, "a", name).locator("image").getAttribute("href");
      assert.deepEqual([await href("e1"), await href("d8")], ["set/white-K.svg", "set/black-Q.svg"]);
      await page.evaluate(() => {
        a.pieces = null;
        a.drawPiece = (piece, side) => {
          if (piece !== "P") return null;
          const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
          circle.setAttribute("class", `mine ${side}`);
          return circle;
        };
      });
      assert.equal(await page.locator("#a #levels circle.mine").count(), 16);
      assert.equal(await page.locator("#a #levels image").count(), 0);
      await page.evaluate(() => {
        a.drawPiece = null;
      });
      assert.equal(await page.locator("#a #levels circle.mine").count(), 0);
    },
    { errors: [/404: .*set\//, /console: Failed to load resource/] },
  ));

test("play, undo, redo, go, ply, status: a game by code", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    assert.equal(await page.evaluate(() => a.play("e4").notation), "Pe2-e4");
    assert.equal(await page.evaluate(() => a.play({ notation: "Pe7-e5" }).to), "e5");
    assert.equal(await page.evaluate(() => a.play("Sf3").notation), "Ng1-f3");
    await page.evaluate(() => a.undo());
    assert.deepEqual(await page.evaluate(() => [a.ply, a.moves.length, a.status.turn]), [2, 3, "white"]);
    await page.evaluate(() => a.redo());
    await page.evaluate(() => a.redo());
    assert.equal(await value(page, "ply"), 3);
    await page.evaluate(() => {
      a.ply = 0;
    });
    assert.equal(await value(page, "position"), START);
    await page.evaluate(() => a.go(99));
    assert.equal(await value(page, "ply"), 3);
    assert.deepEqual(
      await page.evaluate(() => {
        try {
          a.play("e4");
        } catch (error) {
          return [error.name, error.code, typeof error.message];
        }
      }),
      ["HyperplyError", "illegal-move", "string"],
    );
    assert.equal(await page.evaluate(() => a.game.legal_moves().length), 29);
    const changes = await events(page, "change");
    assert.equal(changes[0].game, true);
    assert.deepEqual(
      changes.map(({ ply, move, by }) => [ply, move, by]),
      [
        [0, undefined, "code"],
        [1, "Pe2-e4", "code"],
        [2, "Pe7-e5", "code"],
        [3, "Ng1-f3", "code"],
        [2, undefined, undefined],
        [3, undefined, undefined],
        [0, undefined, undefined],
        [3, undefined, undefined],
      ],
    );
    for (const [i, { before }] of changes.entries()) if (i > 0) assert.equal(before, changes[i - 1].position);
  }));

test("a ply that is no number changes nothing; one that comes too early waits", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    await page.evaluate(() => {
      for (const move of ["e4", "e5", "Nf3"]) a.play(move);
    });
    for (const ply of [NaN, undefined, "x", {}]) {
      await page.evaluate((ply) => {
        a.ply = ply;
      }, ply);
      assert.equal(await value(page, "ply"), 3);
    }
    await page.evaluate(() => {
      a.ply = 1.5;
    });
    assert.equal(await value(page, "ply"), 1);
    const early = await page.evaluate(async (record) => {
      const game = document.createElement("hyperply-game");
      game.record = record;
      game.ply = 2;
      document.body.append(game);
      await game.ready;
      return [game.ply, game.moves.length];
    }, RECORD);
    assert.deepEqual(early, [2, 3]);
  }));

test("load: moves and agreements after a start, shown at a ply", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    await page.evaluate(() => a.load("timeout-flat", { moves: ["speed3", "e4", "d4"], ply: 2 }));
    assert.deepEqual(await page.evaluate(() => [a.variant, a.ply, a.moves.length]), ["timeout-flat", 2, 3]);
    const refused = await page.evaluate(() =>
      a.load("chess", { moves: ["e5"] }).then(
        () => "played",
        ({ code }) => code,
      ),
    );
    assert.equal(refused, "illegal-move");
    assert.deepEqual(await page.evaluate(() => [a.variant, a.ply]), ["timeout-flat", 2]);
    const [, , last] = await page.evaluate(() =>
      Promise.all([a.load("trid"), a.load("quarx"), a.load("hex4d")]).then(() => ["", "", a.variant]),
    );
    assert.equal(last, "hex4d");
  }));

test("select: what a person would click", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    await page.evaluate(() => a.select("e2"));
    assert.equal(await page.locator("#a .cell[data-selected]").getAttribute("data-cell"), "e2");
    await page.evaluate(() => a.select(null));
    assert.equal(await page.locator("#a .cell[data-selected]").count(), 0);
    await page.evaluate(() => {
      a.select("e2");
      a.select("e4");
    });
    assert.equal(await value(page, "ply"), 1);
  }));

test("help and buttons name the keys that work", () =>
  onPage('<hyperply-game id="a" variant="timeout" controls="full"></hyperply-game>', async (page) => {
    const named = async () => {
      await page.evaluate(() => {
        a.select("c1L1");
        a.help();
      });
      await page.locator("#a dialog[open] .keys").waitFor();
      const keys = await page.locator("#a dialog .keys kbd").allTextContents();
      const buttons = await page
        .locator("#a [aria-keyshortcuts]")
        .evaluateAll((nodes) => nodes.map((node) => `${node.id} ${node.getAttribute("aria-keyshortcuts")}`));
      await page.evaluate(() => a.shadowRoot.querySelector("dialog[open]").close());
      return [keys, buttons.sort()];
    };
    const always = ["← ↑ → ↓", "Page Up, Page Down", "Enter, Space", "Esc"];
    const [keys, buttons] = await named();
    assert.deepEqual(buttons, ["flip f", "help-button ?", "names c", "redo r", "time-out t", "undo u", "zoom z"]);
    assert.deepEqual(
      keys.filter((key) => !always.includes(key)),
      [", .", "t", "u, r", "l", "f", "v", "n", "?"],
    );
    await page.evaluate(() => {
      a.shortcuts = "off";
    });
    assert.deepEqual(await named(), [always, []]);
  }));

test("mark: cells are marked until others are", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    await page.evaluate(() => a.mark(["e4", { cell: "d5", name: "danger" }]));
    assert.equal(await cell(page, "a", "e4").getAttribute("data-mark"), "");
    assert.equal(await cell(page, "a", "d5").getAttribute("data-mark"), "danger");
    await page.evaluate(() => a.play("e4"));
    assert.equal(await page.locator("#a #levels [data-mark]").count(), 2);
    await page.evaluate(() => a.mark([{ from: "e2", to: "e4", name: "plan" }]));
    assert.equal(await page.locator('#a [data-mark="plan"]').getAttribute("part"), "mark plan");
    await page.evaluate(() => a.mark([]));
    await page.locator('#a [data-mark="plan"]').waitFor({ state: "detached" });
    assert.equal(await page.locator("#a #levels [data-mark]").count(), 0);
  }));

test("reveal: cells are scrolled into sight, the board of one, or all boards for several", () =>
  onPage('<hyperply-game id="a" variant="hex4d" style="width: 380px; height: 600px"></hyperply-game>', async (page) => {
    const seen = (name) =>
      page.evaluate(async (name) => {
        for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(done));
        const [box, frame] = [`[data-cell="${name}"]`, "#levels"].map((at) =>
          a.shadowRoot.querySelector(at).getBoundingClientRect(),
        );
        const isInside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top;
        return [a.shadowRoot.querySelector(".frame").dataset.zoom, isInside && box.bottom <= frame.bottom];
      }, name);
    await page.locator("#a #zoom").click();
    await page.evaluate(() => a.reveal("E3c3"));
    assert.deepEqual(await seen("E3c3"), ["close", true]);
    await page.evaluate(() => a.reveal("A1c3"));
    assert.deepEqual(await seen("A1c3"), ["close", true]);
    await page.evaluate(() => a.reveal("A1c3", "E3c3"));
    assert.deepEqual(await seen("E3c3"), ["whole", true]);
    await page.evaluate(() => a.reveal("none", "A1c3"));
    assert.deepEqual(await seen("A1c3"), ["whole", true]);
  }));

test("help opens and closes", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    await page.evaluate(() => a.help());
    assert.equal(await page.locator("#a #help").isVisible(), true);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#a #help").isVisible(), false);
  }));

test("events: ready, move, change, end; they bubble and cross shadow roots", () =>
  onPage('<div id="host"></div>', async (page) => {
    await page.evaluate(async () => {
      const root = host.attachShadow({ mode: "open" });
      root.innerHTML = '<hyperply-game id="a"></hyperply-game>';
      const [game] = root.children;
      await game.ready;
      for (const move of ["f3", "e5", "g4", "Qh4#"]) game.play(move);
    });
    assert.deepEqual(await heard(page, "host"), [
      "change",
      "ready",
      "move",
      "change",
      "move",
      "change",
      "move",
      "change",
      "move",
      "change",
      "end",
    ]);
    const [end] = await events(page, "end");
    assert.deepEqual(end.outcome, { winner: "black", reason: "checkmate" });
  }));

test("hyperply-move can be prevented, by code and by a person", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    await page.evaluate(() =>
      a.addEventListener("hyperply-move", (event) => {
        if (event.detail.move.to === "e4") event.preventDefault();
      }),
    );
    assert.equal(await page.evaluate(() => a.play("e4")), null);
    await clicks(page, "a", "e2", "e4");
    assert.equal(await value(page, "position"), START);
    assert.equal(await page.locator("#a .cell[data-selected]").count(), 0);
    await clicks(page, "a", "d2", "d4");
    assert.equal(await value(page, "ply"), 1);
    assert.deepEqual(
      (await events(page, "move")).map(({ by, position }) => [by, position]),
      [
        ["code", START],
        ["person", START],
        ["person", START],
      ],
    );
  }));

test("hyperply-refuse tells the rule", () =>
  onPage('<hyperply-game id="a" variant="timeout-flat"></hyperply-game>', async (page) => {
    await clicks(page, "a", "a1", "a3");
    const [{ message, rule, cells }] = await events(page, "refuse");
    assert.match(message, /rook on a1 is blocked on a2/);
    assert.deepEqual([rule, cells], ["T5", ["a2"]]);
    assert.equal(await page.locator("#a #message").isVisible(), true);
  }));

const BAD = [
  ["an unknown variant", 'variant="checkers"', "unknown-variant", /There is no variant `checkers`/, ""],
  [
    "a misspelt variant",
    'variant="timeot"',
    "unknown-variant",
    /There is no variant `timeot`.*Did you mean `timeout`\?$/,
    "",
  ],
  ["a bad position", 'position="chess 8/8/8/8 w - - 0 1"', "bad-position", /./, "chess"],
  ["a bad record", `record='[Variant "glinski"] 1. Ka1-a9 *'`, "illegal-move|bad-notation|bad-record", /./, "glinski"],
];
for (const [title, attributes, code, message, variant] of BAD) {
  test(`${title}: hyperply-error, and a message`, () =>
    onPage(
      `<hyperply-game id="a" ${attributes}></hyperply-game>`,
      async (page) => {
        await page.waitForFunction(() => window.heard.some(({ name }) => name === "error"));
        const [error] = await events(page, "error");
        assert.match(error.code, RegExp(`^(${code})$`));
        assert.match(error.error, message);
        await page.evaluate(() => a.ready.catch(() => {}).then(() => window.drawn()));
        const said = await page.evaluate(() => a.shadowRoot.querySelector(".frame").innerText);
        const plain = (text) => text.replace(/\s+/g, " ").replace(/[`“”]/g, '"');
        assert.ok(plain(said).includes(plain(error.error.slice(1, 30))), said);
        assert.equal(await page.evaluate(() => a.position.split(" ")[0]), variant);
        await page.evaluate(() => a.load("trid"));
        assert.equal(await value(page, "variant"), "trid");
        assert.match(await page.locator("#a #turn").textContent(), /White to move/);
      },
      { ready: false },
    ));
}

test("an attribute with a value that it cannot have is told, first and later; those that it can have are not", () =>
  onPage(
    '<hyperply-game id="a" variant="chess" white="engine x" view="2d" sound="on" theme="dark" black="none"></hyperply-game>',
    async (page) => {
      const told = async () => (await events(page, "error")).map(({ code, error }) => `${code}: ${error}`);
      assert.deepEqual((await told()).toSorted(), [
        'bad-argument: `view` must be "plan" or "3d", not "2d".',
        'bad-argument: `white` must be "human", "none", or "engine" with a level from 1 to 10, not "engine x".',
      ]);
      const wrong = {
        view: "space",
        language: "fr",
        notation: "brief",
        theme: "night",
        controls: "all",
        input: "",
        names: "yes",
        shortcuts: "true",
        finger: "",
        sound: "false",
        white: "engine 11",
        black: "computer",
      };
      for (const [name, value] of Object.entries(wrong)) {
        const before = (await told()).length;
        const warning = page.waitForEvent("console");
        await page.evaluate(([name, value]) => a.setAttribute(name, value), [name, value]);
        const message = RegExp(`\`${name}\` must be .*, not "${value}"`);
        assert.match((await told()).at(before), message);
        assert.match((await warning).text(), message);
      }
      const right = {
        view: ["plan", "3d"],
        language: ["de", "en", "de-AT"],
        notation: ["short", "long"],
        theme: ["light", "auto", "dark"],
        controls: ["none", "pick", "moves", "full"],
        input: ["cells", "none", "play"],
        names: ["off", "on"],
        shortcuts: ["off", "on"],
        finger: ["on", "off"],
        sound: ["off", "on"],
        white: ["none", "engine 1", "engine", "engine 10", "human"],
        black: ["human", "none"],
      };
      assert.deepEqual(Object.keys(right), Object.keys(wrong));
      const before = (await told()).length;
      await page.evaluate((right) => {
        for (const [name, values] of Object.entries(right)) {
          for (const value of values) a.setAttribute(name, value);
          a.removeAttribute(name);
        }
      }, right);
      await page.evaluate(() => a.ready.then(() => window.drawn()));
      assert.equal((await told()).length, before);
    },
    { errors: [/^console: <hyperply-game>: `\w+` must be /] },
  ));

test("rules: numbers of rules are links to the page that has them, and to nothing but a page", () =>
  onPage('<hyperply-game id="a" variant="timeout" controls="full"></hyperply-game>', async (page, address) => {
    const badge = () =>
      page.locator("#a #message .rule").evaluate((node) => [node.tagName, node.textContent, node.href]);
    await page.evaluate(() => {
      a.select("c1L1");
      a.select("c1L2");
    });
    assert.deepEqual(await badge(), ["SPAN", "T4", undefined]);
    for (const [rules, href] of [
      ["rules.html", `${address}rules.html#T4`],
      ["../b/?v=2#x", `${new URL("..", address)}b/?v=2#T4`],
      ["https://games.example/r", "https://games.example/r#T4"],
    ]) {
      await page.evaluate((rules) => {
        a.rules = rules;
      }, rules);
      await page.waitForFunction((href) => a.shadowRoot.querySelector("#message a.rule")?.href === href, href);
      assert.deepEqual(await badge(), ["A", "T4", href]);
    }
    await page.evaluate(() => a.help());
    assert.equal(await page.locator("#a dialog a").getAttribute("href"), "https://games.example/r#T1");
    await page.evaluate(() =>
      a.load("timeout-flat 4k3/8/8/8/8/8/8/K7 w - - 0 1 Qe4:3 -", { moves: ["speed2", "e4→Qxe8"] }),
    );
    assert.equal(await page.locator("#a #result a").getAttribute("href"), "https://games.example/r#T21");
    for (const rules of ["javascript:alert(1)", "data:text/html,x", "http://", ""]) {
      await page.evaluate((rules) => {
        a.rules = rules;
      }, rules);
      await page.evaluate(() => a.load("timeout"));
      await page.evaluate(() => {
        a.select("c1L1");
        a.select("c1L2");
      });
      await page.waitForSelector("#a #message span.rule");
      assert.equal(await page.locator("#a :is(#message, #result) a").count(), 0);
    }
  }));

test("lessons: a message that is shown leads to them as soon as it is known where they are", () =>
  onPage('<hyperply-game id="a" variant="timeout" controls="full"></hyperply-game>', async (page, address) => {
    const links = await page.evaluate(async () => {
      a.select("c1L1");
      a.select("c1L2");
      const links = [];
      for (const lessons of ["learn.html", "school.html", null]) {
        a.lessons = lessons;
        await window.drawn();
        links.push(a.shadowRoot.querySelector("#message .lesson")?.href);
      }
      return links;
    });
    assert.deepEqual(links, [`${address}learn.html#T4`, `${address}school.html#T4`, undefined]);
  }));

test("a text that is wrong at one place has that place marked, and so has a move", () =>
  onPage('<hyperply-game id="a" variant="timeout-flat"></hyperply-game>', async (page) => {
    const marked = (text, more) =>
      page.evaluate(
        async ([text, more]) => {
          await a.load(text, more).catch(() => {});
          await window.drawn();
          const quote = a.shadowRoot.querySelector("#message .quote");
          return [quote.textContent, quote.querySelector("mark").textContent];
        },
        [text, more],
      );
    const [whole, place] = await marked("chess 8/8/8/8/8/8/8/9 w - - 0 1", {});
    assert.match(whole, /8\/8\/9 w - -/);
    assert.equal(place, "9");
    assert.deepEqual(await marked("timeout-flat", { moves: ["e4", "Ng8_f6"] }), ["Ng8_f6", "_"]);
    assert.deepEqual(await marked("timeout-flat", { moves: ["→Qd9", "e4"] }), ["→Qd9", "9"]);
  }));

const PUZZLE = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";

test("a FEN without a variant is a position of chess", () =>
  onPage(`<hyperply-game id="a" variant="chess" position="${PUZZLE}"></hyperply-game>`, async (page) => {
    assert.equal(await value(page, "position"), `chess ${PUZZLE}`);
    await page.evaluate(() => a.play("Qxf7"));
    assert.equal(await page.evaluate(() => a.status.outcome.reason), "checkmate");
    await page.evaluate((fen) => a.load(fen), PUZZLE.replace(/ 4 4$/, ""));
    assert.equal(await value(page, "position"), `chess ${PUZZLE.replace(/ 4 4$/, " 0 1")}`);
  }));

test("newGame begins in the position shown if it is told so; analyze shows the analysis and hides it", () =>
  onPage(`<hyperply-game id="a" position="${KINGS}" controls="full"></hyperply-game>`, async (page) => {
    await page.evaluate(() => {
      window.begun = a.newGame({ here: true, answers: { opponent: "screen" } });
    });
    await page.click("#start");
    assert.equal((await page.evaluate(() => window.begun)).opponent, "screen");
    assert.equal(await value(page, "start"), KINGS);
    await page.evaluate(() => {
      window.begun = a.newGame({ answers: { opponent: "screen" } });
    });
    await page.click("#start");
    await page.evaluate(() => window.begun);
    assert.equal(await value(page, "start"), START);
    const isShown = () => page.evaluate(() => !a.shadowRoot.querySelector("#analysis").hidden);
    await page.evaluate(() => a.analyze());
    assert.equal(await isShown(), true);
    await page.evaluate(() => a.analyze(false));
    assert.equal(await isShown(), false);
  }));

/** Whether the questions before a game are open, and block the page. */
const asks = (page) => page.evaluate(() => a.shadowRoot.querySelector("#questions").matches(":modal"));

for (const [title, hidden, show] of [
  ["closed details", "<details id='box'><summary>More</summary>", () => (box.open = true)],
  ["a hidden element", "<div id='box' hidden>", () => (box.hidden = false)],
  ["content that is skipped", "<div id='box' style='content-visibility: hidden'>", () => (box.style = "")],
  ["a closed dialog", "<dialog id='box'>", () => box.showModal()],
])
  test(`ask waits until the board is seen: in ${title}`, () =>
    onPage(`<button id="under">Press</button>${hidden}<hyperply-game id="a" ask></hyperply-game>`, async (page) => {
      await page.evaluate(() => window.drawn());
      assert.equal(await asks(page), false);
      await page.click("#under");
      await page.evaluate(show);
      await page.click("#start");
      await page.waitForSelector('#a[black="engine 2"]');
    }));

test("a question before a game outlives a switch of language and a move in the page, and ends when the board is removed", () =>
  onPage('<hyperply-game id="a"></hyperply-game><div id="box"></div>', async (page) => {
    await page.evaluate(() => {
      window.begun = a.newGame({ answers: { opponent: "screen" } });
    });
    await page.waitForSelector("#start");
    await page.evaluate(() => box.append(a));
    assert.equal(await asks(page), true);
    await page.evaluate(() => a.setAttribute("language", "de"));
    await page.locator("#questions", { hasText: "Gegen wen" }).waitFor();
    for (const value of ["computer", "7", "black"]) await page.click(`.choice:has([value="${value}"])`);
    await page.evaluate(() => a.setAttribute("language", "en"));
    await page.locator("#questions", { hasText: "Who do you play" }).waitFor();
    await page.click("#start");
    const { opponent, level, plays } = await page.evaluate(() => window.begun);
    assert.deepEqual({ opponent, level, plays }, { opponent: "computer", level: 7, plays: "black" });
    const found = await page.evaluate(async () => {
      const begun = a.newGame();
      await window.drawn();
      a.remove();
      return begun;
    });
    assert.equal(found, null);
  }));

test("questions whose words come late are about the game that is there then", () =>
  onPage('<hyperply-game id="a" variant="chess" language="de"></hyperply-game>', async (page) => {
    let come;
    const held = new Promise((done) => {
      come = done;
    });
    await page.route("**/de/asked*.js", (route) => held.then(() => route.continue()));
    await Promise.all([
      page.waitForRequest("**/de/asked*.js"),
      page.evaluate(() => {
        window.begun = a.newGame({ answers: { opponent: "screen" } });
      }),
    ]);
    await page.evaluate(() => a.load("raumschach"));
    come();
    await page.click("#start");
    assert.deepEqual(await page.evaluate(async () => [(await window.begun).variant, a.variant]), [
      "raumschach",
      "raumschach",
    ]);
  }));

test("what waits for words does nothing on a board that is gone by then", () =>
  onPage('<hyperply-game id="a" variant="chess" language="de"></hyperply-game>', async (page) => {
    let come;
    const held = new Promise((done) => {
      come = done;
    });
    await page.route("**/de/help*.js", (route) => held.then(() => route.continue()));
    await Promise.all([page.waitForRequest("**/de/help*.js"), page.evaluate(() => a.help())]);
    await Promise.all([page.waitForResponse("**/de/help*.js"), page.evaluate(() => a.remove()).then(come)]);
    await page.evaluate(() => window.drawn());
    assert.deepEqual(await events(page, "error"), []);
  }));

test("a position that is set up stays where the words of another language do not come", () =>
  onPage(
    `<hyperply-game id="a" position="${KINGS}" controls="setup"></hyperply-game>`,
    async (page) => {
      await page.route("**/de/setup*.js", (route) => route.abort());
      const bad = "chess 4k3/8/8/8/8/8/8/P3K3 w - - 0 1";
      await page.evaluate((position) => a.edit(position), bad);
      const asked = page.waitForRequest("**/de/setup*.js");
      await page.evaluate(() => a.setAttribute("language", "de"));
      await asked;
      await page.evaluate(() => window.drawn());
      assert.deepEqual(await page.evaluate(() => [a.position, a.problems.length]), [bad, 1]);
    },
    { errors: [/setup/, /console: Failed to load resource/] },
  ));

test("ask speaks the language that a page sets when the board is ready", () =>
  onPage('<hyperply-game language="de"></hyperply-game>', async (page) => {
    await page.evaluate(async () => {
      const board = document.createElement("hyperply-game");
      Object.assign(board, { id: "a", ask: true });
      board.addEventListener("hyperply-ready", () => (board.language = "de"));
      document.body.append(board);
      await board.ready;
    });
    await page.locator("#a #questions", { hasText: "Gegen wen" }).waitFor();
    assert.equal(await asks(page), true);
  }));

test("ask is done once, and not again when the game is put back", () =>
  onPage('<hyperply-game id="a" ask></hyperply-game>', async (page) => {
    await page.click("#start");
    const kept = await page.evaluate(async () => {
      const board = a;
      board.black = "human";
      board.play("e4");
      board.remove();
      await window.drawn();
      document.body.append(board);
      await board.ready;
      await window.drawn();
      return board.ply;
    });
    assert.equal(kept, 1);
    assert.equal(await asks(page), false);
  }));

test("a bad text leaves the game that is there", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    await page.evaluate(() => a.play("e4"));
    await page.evaluate(() => {
      a.position = "chess nonsense/ w";
    });
    await page.waitForFunction(() => window.heard.some(({ name }) => name === "error"));
    assert.deepEqual(await page.evaluate(() => [a.variant, a.ply]), ["chess", 1]);
    await clicks(page, "a", "e7", "e5");
    assert.equal(await value(page, "ply"), 2);
  }));

test("before the game is there, methods say what to await, and properties are empty", () =>
  onPage("", async (page) => {
    const found = await page.evaluate(() => {
      const game = document.createElement("hyperply-game");
      const codes = ["play", "undo", "redo", "go", "select", "flip", "help"].map((name) => {
        try {
          game[name]("e4");
        } catch (error) {
          return error.code;
        }
      });
      game.mark(["e4"]);
      return [
        codes,
        game.game,
        game.status,
        game.position,
        game.record,
        game.ply,
        game.moves,
        game.start,
        game.variant,
      ];
    });
    assert.deepEqual(found, [Array(7).fill("not-initialized"), null, null, "", "", 0, [], "", ""]);
  }));

test("a game loaded before the element is in the page is on the table there", () =>
  onPage("", async (page) => {
    const found = await page.evaluate(async () => {
      const game = document.createElement("hyperply-game");
      game.variant = "quarx";
      game.load("chess", { moves: ["e4"] });
      document.body.append(game);
      await game.ready;
      return [game.variant, game.ply];
    });
    assert.deepEqual(found, ["chess", 1]);
  }));

test("of record, position and variant the first counts, in whatever order they are set before the element is in the page", () =>
  onPage("", async (page) => {
    const set = { record: RECORD, position: KINGS, variant: "trid" };
    for (const [order, start, ply] of [
      [["position", "variant"], KINGS, 0],
      [["variant", "position"], KINGS, 0],
      [["record", "variant", "position"], START, 3],
      [["position", "record"], START, 3],
    ]) {
      const found = await page.evaluate(
        async ([set, order]) => {
          const game = document.createElement("hyperply-game");
          for (const name of order) game[name] = set[name];
          document.body.append(game);
          await game.ready;
          const first = [game.start, game.ply];
          game.position = set.position;
          await game.ready;
          return [first, game.start];
        },
        [set, order],
      );
      assert.deepEqual(found, [[start, ply], KINGS]);
    }
  }));

test("an element that was there before its definition keeps the properties that were set on it", () =>
  onPage(
    { "index.html": '<!doctype html><meta charset="utf-8"><title>t</title><hyperply-game id="a"></hyperply-game>' },
    async (page) => {
      await page.evaluate(async () => {
        a.variant = "glinski";
        a.flipped = true;
        a.drawPiece = () => document.createElementNS("http://www.w3.org/2000/svg", "circle");
        await import("./element.js");
        await a.ready;
      });
      assert.deepEqual(await page.evaluate(() => [a.variant, a.hasAttribute("flipped"), a.position.split(" ")[0]]), [
        "glinski",
        true,
        "glinski",
      ]);
      assert.ok((await page.locator("#a #levels .piece > circle").count()) > 0);
    },
    { ready: false },
  ));

test("custom properties and parts dress it from outside", () =>
  onPage(
    '<hyperply-game id="a"></hyperply-game>',
    async (page) => {
      const style = (name, property) =>
        cell(page, "a", name).evaluate((node, property) => getComputedStyle(node)[property], property);
      assert.equal(await style("e3", "outlineColor"), "rgb(1, 2, 3)");
      const colours = await page.evaluate(() => {
        const inside = (selector, property) => getComputedStyle(a.shadowRoot.querySelector(selector))[property];
        return {
          paper: inside(".frame", "backgroundColor"),
          ink: inside(".frame", "color"),
          font: inside(".frame", "fontFamily"),
          body: inside("#levels .piece.white > *", "fill"),
        };
      });
      assert.deepEqual(colours, {
        paper: "rgb(10, 20, 30)",
        ink: "rgb(200, 210, 220)",
        font: "fantasy",
        body: "rgb(11, 12, 13)",
      });
      const [light, dark] = await Promise.all(["e4", "e5"].map((name) => style(name, "backgroundColor")));
      assert.deepEqual([light, dark].sort(), ["rgb(4, 5, 6)", "rgb(7, 8, 9)"]);
    },
    {
      head: `<style>
    hyperply-game { --hyperply-light: rgb(4 5 6); --hyperply-dark: rgb(7 8 9); --hyperply-paper: rgb(10 20 30);
      --hyperply-ink: rgb(200 210 220); --hyperply-font: fantasy; --hyperply-white: rgb(11 12 13) }
    hyperply-game::part(cell) { outline: 1px solid rgb(1 2 3) }
  </style>`,
    },
  ));

test("what is picked is told, by a person or by code, and what is picked no longer", () =>
  onPage('<hyperply-game id="a" variant="chess"></hyperply-game>', async (page) => {
    await page.evaluate(() => {
      window.told = [];
      a.addEventListener("hyperply-pick", ({ detail }) => window.told.push(detail.clicks));
    });
    await clicks(page, "a", "e2");
    assert.deepEqual(await page.evaluate(() => a.picked), ["e2"]);
    await page.evaluate(() => a.select("d2"));
    await page.evaluate(() => a.select(null));
    await clicks(page, "a", "g1", "f3");
    assert.deepEqual(await page.evaluate(() => [a.picked, window.told]), [[], [["e2"], ["d2"], [], ["g1"], []]]);
  }));

test("where a page plays when it is told of a pick, nothing is asked after that", () =>
  onPage('<hyperply-game id="a" position="chess 6k1/P7/8/8/8/8/8/6K1 w - - 0 1"></hyperply-game>', async (page) => {
    await page.evaluate(() =>
      a.addEventListener("hyperply-pick", ({ detail }) => {
        if (detail.clicks.join() === "a7,a8") a.play("a8=Q");
      }),
    );
    await clicks(page, "a", "a7", "a8");
    await page.evaluate(() => window.drawn());
    assert.equal(await value(page, "ply"), 1);
    assert.equal(await page.isVisible("#choose"), false);
  }));

test("each declaration has one comment, and only those of the element have its words", () => {
  const types = readFileSync(new URL("../../pkg/element.d.ts", import.meta.url), "utf8");
  assert.doesNotMatch(types, /\*\/\s*\/\*\*/);
  assert.match(types, /\/\*\* The rule set\. \*\/\n {2}variant: /);
  assert.match(types, /\/\*\* the id of a game, [^\n]*\n {2}get variant\(\)/);
  assert.match(types, /\/\*\* the id of a game, [^\n]*\n {2}variant\?: /);
});

test("the manifest has the attributes, properties, methods, events and parts that there are", () =>
  onPage('<hyperply-game id="a" variant="timeout-flat" controls="full"></hyperply-game>', async (page) => {
    const manifest = JSON.parse(readFileSync(new URL("../../pkg/custom-elements.json", import.meta.url), "utf8"));
    const [{ attributes, members, events: told, cssParts, cssProperties, slots, tagName }] =
      manifest.modules[0].declarations;
    const names = (list) => list.map(({ name }) => name).sort();
    assert.equal(tagName, "hyperply-game");
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
      return {
        attributes: [
          ...new Set([...observedAttributes, ...[...styles.matchAll(/:host\(\[([a-z]+)/g)].map((match) => match[1])]),
        ]
          .filter((name) => !["hidden", "popover"].includes(name))
          .sort(),
        fields: own
          .filter(([, { get }]) => get)
          .map(([name]) => name)
          .sort(),
        methods: own
          .filter(([, { get }]) => !get)
          .map(([name]) => name)
          .sort(),
        parts: [...new Set([...a.shadowRoot.querySelectorAll("[part]")].flatMap((node) => [...node.part]))].sort(),
        slots: [...a.shadowRoot.querySelectorAll("slot")].map((slot) => slot.name),
        properties: [...new Set(styles.match(/(?<=var\()--hyperply-\w+/g))].sort(),
      };
    });
    assert.deepEqual(names(attributes), found.attributes);
    assert.deepEqual(names(members.filter(({ kind }) => kind === "field")), found.fields);
    assert.deepEqual(names(members.filter(({ kind }) => kind === "method")), found.methods);
    assert.deepEqual(names(cssParts), found.parts);
    assert.deepEqual(names(slots), found.slots);
    const inner = ["cell", "turn", "tilt", "ground"].map((name) => `--hyperply-${name}`);
    assert.deepEqual(
      names(cssProperties),
      found.properties.filter((name) => !inner.includes(name)),
    );
    assert.deepEqual(
      names(told),
      ["change", "end", "error", "move", "pick", "press", "ready", "refuse", "setting", "setup"].map(
        (name) => `hyperply-${name}`,
      ),
    );
    for (const { type } of [...attributes, ...told]) assert.ok(type.text);
    for (const item of [...attributes, ...members, ...told, ...cssParts, ...cssProperties])
      assert.ok(item.description, item.name);
  }));
