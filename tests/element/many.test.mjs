// Many elements on a page, moved and removed ones, and what they load and hold.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL_BOARDS, FAMILIES } from "../games.mjs";
import { cell, clicks, heard, onPage, page as pageOf } from "./browser.mjs";

const GAMES = [...ALL_BOARDS, "timeout-flat", "timeout"];
const MANY = GAMES.map(
  (variant) => `<hyperply-game id="${variant}" variant="${variant}" style="height: 500px"></hyperply-game>`,
).join("");

/** The addresses that the page asks for from now on, without its folder. */
function requests(page, address) {
  const asked = [];
  page.on("request", (request) => asked.push(request.url().replace(address, "")));
  return asked;
}

test("ten elements of different games play independently", () =>
  onPage(MANY, async (page) => {
    const positions = () =>
      page.evaluate(() => Object.fromEntries(window.games().map((game) => [game.id, game.position])));
    let before = await positions();
    assert.deepEqual(
      Object.entries(before).map(([id, position]) => [id, position.split(" ")[0]]),
      GAMES.map((id) => [id, id]),
    );
    /** Only this one may have changed. */
    const onlyOf = async (id) => {
      const after = await positions();
      assert.deepEqual(
        GAMES.filter((other) => after[other] !== before[other]),
        [id],
      );
      before = after;
      assert.deepEqual([...new Set(await page.evaluate(() => window.heard.splice(0).map((event) => event.id)))], [id]);
    };
    await page.evaluate(() => window.heard.splice(0));
    for (const id of GAMES) {
      // by code
      await page.evaluate((id) => {
        const game = document.getElementById(id);
        game.play(game.game.legal_moves()[0]);
      }, id);
      await onlyOf(id);
    }
    for (const id of GAMES) {
      // by a person
      const [first, ...rest] = await page.evaluate((id) => {
        const game = document.getElementById(id);
        return game.game
          .legal_moves()
          .find((move) => move.clicks.every((click) => game.shadowRoot.querySelector(`[data-cell="${click}"]`)))
          ?.clicks;
      }, id);
      for (const click of [first, ...rest]) await cell(page, id, click).dispatchEvent("click");
      await onlyOf(id);
    }
    for (const id of GAMES) {
      // by keys
      await page.evaluate(
        (id) => document.getElementById(id).shadowRoot.querySelector("#levels .cell[tabindex='0']").focus(),
        id,
      );
      await page.keyboard.press("u");
      await onlyOf(id);
      await page.keyboard.press("f");
      assert.deepEqual(
        await page.evaluate(() =>
          window
            .games()
            .filter((game) => game.flipped)
            .map((game) => game.id),
        ),
        [id],
      );
      await page.keyboard.press("f");
      await page.keyboard.press("?");
      assert.deepEqual(
        await page.evaluate(() =>
          window
            .games()
            .filter((game) => game.shadowRoot.querySelector("dialog[open]"))
            .map((game) => game.id),
        ),
        [id],
      );
      await page.keyboard.press("Escape");
      await page.evaluate(() => window.heard.splice(0));
    }
    await page.evaluate(() => document.activeElement.blur());
    for (const key of ["u", "f", "?", "v", "Escape"]) await page.keyboard.press(key);
    assert.deepEqual(await positions(), before);
    assert.deepEqual(await heard(page), []);
  }));

test("no id is used twice in a shadow root, and none is outside", () =>
  onPage(MANY, async (page) => {
    const found = await page.evaluate(
      (variants) => ({
        twice: window.games().flatMap((game) => {
          const ids = [...game.shadowRoot.querySelectorAll("[id]")].map((node) => node.id);
          return ids.filter((id, i) => ids.indexOf(id) !== i);
        }),
        outside: [...document.querySelectorAll("[id]")].map((node) => node.id).filter((id) => !variants.includes(id)),
      }),
      GAMES,
    );
    assert.deepEqual(found, { twice: [], outside: [] });
  }));

test("only the module of the family is loaded, when a game is shown, and once for many", () =>
  onPage("", async (page, address) => {
    const asked = requests(page, address);
    await page.evaluate(() => customElements.whenDefined("hyperply-game"));
    await page.evaluate(() => document.createElement("hyperply-game"));
    assert.deepEqual(asked, []);
    await page.evaluate(async () => {
      document.body.innerHTML = '<hyperply-game variant="trid"></hyperply-game>'.repeat(10);
      await window.allReady();
    });
    assert.deepEqual(asked, ["trid.js", "trid_bg.wasm"]);
    await page.evaluate(async () => {
      document.body.insertAdjacentHTML(
        "beforeend",
        '<hyperply-game variant="chess"></hyperply-game><hyperply-game variant="timeout"></hyperply-game>',
      );
      await window.allReady();
    });
    assert.deepEqual(asked, ["trid.js", "trid_bg.wasm", "timeout.js", "timeout_bg.wasm"]);
  }));

test("the classic script asks for nothing more", () =>
  onPage({ "index.html": pageOf(MANY, "", '<script src="hyperply.global.js"></script>') }, async (page, address) => {
    const asked = requests(page, address);
    await page.reload();
    await page.evaluate(() => window.allReady());
    assert.deepEqual(
      asked.filter((file) => !file.endsWith("favicon.ico")),
      ["", "hyperply.global.js"],
    );
    for (const id of GAMES) {
      assert.equal(
        await page.evaluate((id) => {
          const game = document.getElementById(id);
          game.play(game.game.legal_moves()[0]);
          return game.ply;
        }, id),
        1,
      );
    }
  }));

for (const file of ["trid_bg.wasm", "trid.js"])
  test(`a file that could not be loaded is tried again: ${file}`, () =>
    onPage(
      '<hyperply-game id="a" variant="trid"></hyperply-game>',
      async (page) => {
        await page.waitForFunction(() => window.heard.some(({ name }) => name === "error"));
        assert.match(await page.evaluate(() => a.shadowRoot.querySelector(".frame").innerText), /could not be loaded/);
        await page.unroute(`**/${file}`);
        await page.evaluate(() => a.load("trid"));
        assert.equal(await page.evaluate(() => a.variant), "trid");
        assert.match(await page.locator("#a #turn").textContent(), /White to move/);
      },
      {
        ready: false,
        errors: [/trid(_bg)?\./, /console: (Failed to load resource|hyperply)/],
        prepare: (page) => page.route(`**/${file}`, (route) => route.abort()),
      },
    ));

/** Counts what elements hold: games of the rules, observers, listeners outside. */
function count() {
  const held = { games: 0, observers: 0, listeners: 0 };
  window.held = held;
  const define = Object.defineProperty;
  Object.defineProperty = (object, key, descriptor) => {
    if (key === "not cloneable") held.games++;
    return define(object, key, descriptor);
  };
  const { ResizeObserver, MutationObserver, IntersectionObserver } = window;
  for (const Observer of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    window[Observer.name] = class extends Observer {
      #targets = new Set();
      observe(target, options) {
        if (!this.#targets.has(target)) held.observers++;
        this.#targets.add(target);
        super.observe(target, options);
      }
      unobserve(target) {
        if (this.#targets.delete(target)) held.observers--;
        super.unobserve(target);
      }
      disconnect() {
        held.observers -= this.#targets.size;
        this.#targets.clear();
        super.disconnect();
      }
    };
  }
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const known = new Map();
  const isOutside = (target) =>
    target === undefined ||
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    target instanceof MediaQueryList ||
    target === window.visualViewport;
  const keyOf = (type, options) =>
    `${type} ${typeof options === "object" ? Boolean(options?.capture) : Boolean(options)}`;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (!isOutside(this) || !listener || options?.signal?.aborted)
      return addEventListener.call(this, type, listener, options);
    const of = known.get(listener) ?? known.set(listener, new Map()).get(listener);
    const key = keyOf(type, options);
    if (of.has(key)) return;
    held.listeners++;
    const gone = () => {
      if (of.delete(key)) held.listeners--;
    };
    of.set(key, gone);
    options?.signal?.addEventListener("abort", gone);
    const called = options?.once
      ? function (event) {
          gone();
          return typeof listener === "function" ? listener.call(this, event) : listener.handleEvent(event);
        }
      : listener;
    of.called = called;
    addEventListener.call(this, type, called, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const of = known.get(listener);
    of?.get(keyOf(type, options))?.();
    removeEventListener.call(this, type, of?.called ?? listener, options);
  };
  /** Counts in a module of the rules what is freed. */
  window.countFreed = async (...families) => {
    for (const family of families) {
      const { Game } = await import(`./${family}.js`);
      const { free } = Game.prototype;
      Game.prototype.free = function () {
        held.games--;
        free.call(this);
      };
    }
  };
}

test("removed elements free all that they held", () =>
  onPage(
    "",
    async (page) => {
      await page.evaluate((families) => window.countFreed(...families), FAMILIES);
      const before = await page.evaluate(() => ({ ...window.held }));
      await page.evaluate(async (body) => {
        document.body.innerHTML = body;
        await window.allReady();
        for (const game of window.games()) {
          for (let i = 0; i < 4; i++) game.play(game.game.legal_moves()[0]);
          game.undo();
          await game.load(game.variant); // another one in its place
          game.select(game.game.legal_moves()[0].clicks[0]);
          game.view = "3d";
        }
        await window.drawn();
        document.getElementById("timeout").help();
        document
          .getElementById("hex4d")
          .load("hex4d")
          .catch(() => {}); // and removed meanwhile
      }, MANY);
      const { games, observers, listeners } = await page.evaluate(() => window.held);
      assert.equal(listeners, before.listeners, "outside it listens to nothing");
      assert.ok(games >= GAMES.length && observers > 0, `${games} ${observers}`);
      await page.mouse.move(300, 300);
      await page.evaluate(async () => {
        document.body.replaceChildren();
        await window.drawn();
      });
      assert.deepEqual(await page.evaluate(() => window.held), before);
    },
    { prepare: (page) => page.addInitScript(count) },
  ));

test("an element removed while a person turns the boards listens no more", () =>
  onPage(
    '<hyperply-game id="a" variant="timeout" view="3d" style="height: 700px"></hyperply-game>',
    async (page) => {
      await page.locator("#a #space[data-drawn]").waitFor();
      const { x, y, width } = await page.locator("#a .stage").boundingBox();
      await page.mouse.move(x + width - 20, y + 150);
      const before = await page.evaluate(() => window.held.listeners); // with those of the test's own tools
      await page.mouse.down();
      await page.mouse.move(x + width - 120, y + 160);
      assert.ok((await page.evaluate(() => window.held.listeners)) > before);
      await page.evaluate(() => a.remove());
      assert.equal(await page.evaluate(() => window.held.listeners), before);
      await page.mouse.up();
      assert.equal(await page.evaluate(() => window.held.listeners), before);
    },
    { prepare: (page) => page.addInitScript(count) },
  ));

test("twenty boards in space share one context, only those in sight draw, and it is given back with the last", () =>
  onPage(
    "",
    async (page) => {
      await page.evaluate(async () => {
        for (let i = 0; i < 20; i++) {
          const game = document.createElement("hyperply-game");
          Object.assign(game, { variant: ["chess", "tower", "trid", "quarx"][i % 4], view: "3d", controls: "none" });
          game.style = "height: 300px; width: 300px";
          document.body.append(game);
        }
        await window.allReady();
      });
      const drawn = () =>
        page.evaluate(
          () => window.games().filter((game) => game.shadowRoot.querySelector("#space[data-drawn]")).length,
        );
      await page.waitForFunction(() => window.games()[0].shadowRoot.querySelector("#space[data-drawn]"));
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
      const first = await drawn();
      assert.ok(first >= 1 && first < 20, `${first} of 20 are drawn`);
      await page.evaluate(() => window.games()[19].scrollIntoView());
      await page.waitForFunction(() => window.games()[19].shadowRoot.querySelector("#space[data-drawn]"));
      assert.equal(await page.evaluate(() => window.contexts.length), 1);
      await page.evaluate(() => document.body.replaceChildren());
      await page.waitForFunction(() => window.contexts[0].isContextLost());
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          window.contexts = [];
          const { getContext } = OffscreenCanvas.prototype;
          OffscreenCanvas.prototype.getContext = function (kind, ...more) {
            const context = getContext.call(this, kind, ...more);
            if (kind === "webgl2" && !window.contexts.includes(context)) window.contexts.push(context);
            return context;
          };
        }),
    },
  ));

test("boards in space that are made and removed leave nothing", () =>
  onPage("", async (page) => {
    const session = await page.context().newCDPSession(page);
    const mount = (times) =>
      page.evaluate(async (count) => {
        for (let i = 0; i < count; i++) {
          const game = document.createElement("hyperply-game");
          Object.assign(game, { variant: ["chess", "quarx-3d"][i % 2], view: "3d" });
          game.style = "height: 300px";
          document.body.append(game);
          await game.ready;
          if (i % 10 === 0)
            while (!game.shadowRoot.querySelector("#space[data-drawn]"))
              await new Promise((done) => setTimeout(done, 10));
          game.remove();
          await null;
        }
        window.heard.length = 0;
        await window.drawn();
      }, times);
    const measure = async () => {
      await session.send("HeapProfiler.collectGarbage");
      return (await session.send("Memory.getDOMCounters")).nodes;
    };
    await mount(20);
    const before = await measure();
    await mount(80);
    const after = await measure();
    assert.ok(after < before + 500, `${before} and then ${after} nodes`);
  }));

test("the heap is flat over 200 mounts, and so is the memory of the module", () =>
  onPage(
    "",
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send("HeapProfiler.enable");
      /** Mounts elements one after another, each plays a little. */
      const mount = (times) =>
        page.evaluate(async (times) => {
          for (let i = 0; i < times; i++) {
            const game = document.createElement("hyperply-game");
            game.variant = ["chess", "timeout", "timeout-flat", "timeout-declared"][i % 4];
            document.body.append(game);
            await game.ready;
            game.play(game.game.legal_moves()[0]);
            game.select(game.game.legal_moves()[0].clicks[0]);
            if (i % 10 === 0) await window.drawn();
            game.remove();
            await null;
          }
          window.heard.length = 0;
          await window.drawn();
        }, times);
      const measure = async () => {
        for (let i = 0; i < 3; i++) await session.send("HeapProfiler.collectGarbage");
        const { usedSize } = await session.send("Runtime.getHeapUsage");
        const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
        const memory = await page.evaluate(() =>
          window.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
        );
        return { usedSize, nodes, jsEventListeners, memory };
      };
      await mount(20);
      const before = await measure();
      await mount(200);
      const after = await measure();
      const told = JSON.stringify([before, after]);
      assert.ok(after.usedSize - before.usedSize < 1_000_000, told);
      assert.ok(after.nodes - before.nodes < 500, told);
      assert.ok(after.jsEventListeners - before.jsEventListeners < 50, told);
      assert.ok(before.memory > 0);
      assert.equal(after.memory, before.memory, told);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          window.memories = [];
          const { instantiate } = WebAssembly;
          WebAssembly.instantiate = async (module, imports) => {
            const made = await instantiate.call(WebAssembly, module, imports);
            window.memories.push((made.instance ?? made).exports.memory);
            return made;
          };
        }),
    },
  ));

test("an element that is moved keeps its game, and one that is taken out and put back", () =>
  onPage('<div id="one"><hyperply-game id="a"></hyperply-game></div><div id="two"></div>', async (page) => {
    await page.evaluate(() => {
      for (const move of ["e4", "e5", "Nf3"]) a.play(move);
      a.undo();
      window.heard.length = 0;
    });
    const moved = await page.evaluate(() => {
      const {
        game,
        shadowRoot: { firstElementChild: frame },
      } = a;
      two.append(a);
      return new Promise((resolve) =>
        setTimeout(() => resolve([a.game === game, a.shadowRoot.firstElementChild === frame, a.ply, a.moves.length])),
      );
    });
    assert.deepEqual(moved, [true, true, 2, 3]);
    assert.deepEqual(await heard(page), []);
    await page.evaluate(async () => {
      window.taken = a;
      a.remove();
      await window.drawn();
    });
    assert.deepEqual(await page.evaluate(() => [window.taken.game, window.taken.shadowRoot.childNodes.length]), [
      null,
      0,
    ]);
    await page.evaluate(async () => {
      one.append(window.taken);
      await window.taken.ready;
    });
    assert.deepEqual(await page.evaluate(() => [a.ply, a.moves.map(({ move }) => move)]), [
      2,
      ["Pe2-e4", "Pe7-e5", "Ng1-f3"],
    ]);
    assert.deepEqual(await heard(page), ["change", "ready"]);
    await clicks(page, "a", "d2", "d4");
    assert.equal(await page.evaluate(() => a.ply), 3);
    for (const variant of ["timeout-flat", "trid"]) {
      const kept = await page.evaluate(async (variant) => {
        await a.load(variant);
        if (variant === "timeout-flat") for (const move of ["Nc3", "Nc6", "Nc3→"]) a.play(move);
        const before = [a.position, a.ply, a.start];
        const game = a;
        game.remove();
        await null;
        two.append(game);
        await game.ready;
        return [before, [game.position, game.ply, game.start]];
      }, variant);
      assert.deepEqual(kept[1], kept[0]);
    }
  }));

test("what is loaded while something else is on its way counts, and is told once", () =>
  onPage("", async (page) => {
    const found = await page.evaluate(async () => {
      const game = document.createElement("hyperply-game");
      game.id = "a";
      game.variant = "quarx";
      document.body.append(game);
      const first = game.ready;
      const loaded = game.load("trid", { moves: ["Nc1(2)-d3(2)"].slice(1) });
      await first;
      const at = game.variant;
      await loaded;
      return [at, game.variant, window.heard.map(({ name, variant }) => [name, variant])];
    });
    assert.deepEqual(found, [
      "trid",
      "trid",
      [
        ["change", undefined],
        ["ready", "trid"],
      ],
    ]);
  }));

test("one that is taken out while it loads tells nothing, and loads when it is back", () =>
  onPage("", async (page) => {
    const found = await page.evaluate(async () => {
      const game = document.createElement("hyperply-game");
      document.body.append(game);
      game.load("trid");
      game.remove();
      await new Promise((resolve) => setTimeout(resolve, 500));
      const before = window.heard.length;
      document.body.append(game);
      await game.ready;
      return [before, game.variant, window.heard.map(({ name }) => name)];
    });
    assert.deepEqual(found, [0, "trid", ["change", "ready"]]);
  }));

test("ready can be awaited before the element is in the page, and before it is taken out while it loads", () =>
  onPage("", async (page) => {
    const found = await page.evaluate(async () => {
      const game = document.createElement("hyperply-game");
      const early = game.ready;
      game.variant = "trid";
      document.body.append(game);
      const taken = game.ready;
      game.remove();
      await new Promise((resolve) => setTimeout(resolve, 500));
      const away = game.ready;
      document.body.append(game);
      const all = await Promise.all([early, taken, away, game.ready]);
      return [all.every((one) => one === game), game.variant];
    });
    assert.deepEqual(found, [true, "trid"]);
  }));

test("an attribute that changes while it is away counts when it is back", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    const found = await page.evaluate(async () => {
      const game = a;
      game.play("e4");
      game.remove();
      await window.drawn();
      game.variant = "trid";
      game.flipped = true;
      document.body.append(game);
      await game.ready;
      return [game.position.split(" ")[0], game.flipped];
    });
    assert.deepEqual(found, ["trid", true]);
  }));

test("a second copy of the module, and the classic script beside it, do nothing bad", () =>
  onPage('<hyperply-game id="a"></hyperply-game>', async (page) => {
    const same = await page.evaluate(async () => {
      const first = customElements.get("hyperply-game");
      const [copy, again] = await Promise.all([import("./element.js?copy"), import("./element.js")]);
      const script = document.createElement("script");
      script.src = "hyperply.global.js";
      await new Promise((loaded) => {
        script.onload = loaded;
        document.head.append(script);
      });
      return [
        customElements.get("hyperply-game") === first,
        again.HyperplyGame === first,
        copy.HyperplyGame === first,
        document.createElement("hyperply-game") instanceof first,
      ];
    });
    assert.deepEqual(same, [true, true, true, true]);
    await clicks(page, "a", "e2", "e4");
    assert.equal(await page.evaluate(() => a.ply), 1);
  }));
