// Many elements on a page, moved and removed ones, and what they load and hold.
import assert from "node:assert/strict";
import { ALL_BOARDS, FAMILIES } from "../games.mjs";
import { GAME, finds, onPage, page as pageOf } from "./browser.mjs";
import { long as test } from "../long.mjs";

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

test("elements of all games play independently, by code, clicks and keys; no id is used twice in one, and none is outside", () =>
  onPage(MANY, async (page) => {
    const positions = () => page.evaluate(() => window.games().map(({ position }) => position));
    const { ids, changed } = await page.evaluate(() => {
      const positions = () => window.games().map(({ position }) => position);
      let before = positions();
      const changed = [];
      window.heard.length = 0;
      /** What an act on each of the games changes, and who tells something. */
      const each = (act) => {
        for (const game of window.games()) {
          act(game);
          const now = positions();
          const other = window.games().flatMap(({ id }, i) => (now[i] === before[i] ? [] : id));
          const told = new Set(window.heard.splice(0).map(({ id }) => id));
          changed.push(`${[...other, ...told]}`);
          before = now;
        }
      };
      const key = (game, key) =>
        game.shadowRoot
          .querySelector("#levels .cell[tabindex='0']")
          .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));
      const drawn = (game) => (click) => game.shadowRoot.querySelector(`[data-cell="${click}"]`);
      each((game) => game.play(game.game.legal_moves()[0]));
      each((game) => {
        const { clicks } = game.game.legal_moves().find((move) => move.clicks.every(drawn(game)));
        for (const click of clicks) drawn(game)(click).click();
      });
      each((game) => key(game, "u"));
      for (const game of window.games()) {
        for (const name of ["f", "?"]) key(game, name);
        const open = window.games().filter((game) => game.flipped || game.shadowRoot.querySelector("dialog[open]"));
        changed.push(`${open.map(({ id }) => id)},${game.id}`);
        game.shadowRoot.querySelector("dialog[open]").close();
        key(game, "f");
        window.heard.length = 0;
      }
      const inside = window
        .games()
        .flatMap((game) => [...game.shadowRoot.querySelectorAll("[id]")].map((node) => `${game.id} ${node.id}`));
      const outside = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      return { changed, ids: [inside.length - new Set(inside).size, outside] };
    });
    assert.deepEqual(
      changed,
      [1, 2, 3, 4].flatMap(() => GAMES.map((id) => `${id},${id}`)),
    );
    assert.deepEqual(ids, [0, GAMES]);
    const before = await positions();
    for (const key of ["u", "f", "?", "v", "Escape"]) await page.keyboard.press(key); // the focus is outside
    assert.deepEqual([await positions(), await page.evaluate(() => window.heard)], [before, []]);
  }));

test("only the module of the family is loaded, when a game is shown, and once for many", () =>
  onPage(
    "",
    async (page, address) => {
      const asked = requests(page, address);
      const put = (body) => page.evaluate((body) => window.begin(body), body);
      await page.evaluate(() => void document.createElement("hyperply-game"));
      assert.deepEqual(asked, []);
      await put('<hyperply-game variant="trid"></hyperply-game>'.repeat(10));
      assert.deepEqual(asked, ["trid.js", "trid_bg.wasm"]);
      await put('<hyperply-game variant="chess"></hyperply-game><hyperply-game variant="timeout"></hyperply-game>');
      assert.deepEqual(asked.slice(2), ["timeout.js", "timeout_bg.wasm"]);
    },
    { own: true },
  ));

test("the classic script asks for nothing more, and plays all games", () =>
  onPage({ "index.html": pageOf(MANY, "", '<script src="hyperply.global.js"></script>') }, async (page, address) => {
    const asked = requests(page, address);
    await page.reload();
    const plies = await page.evaluate(async () => {
      await window.allReady();
      for (const game of window.games()) game.play(game.game.legal_moves()[0]);
      return window.games().map(({ ply }) => ply);
    });
    assert.deepEqual(
      [asked.filter((file) => file !== "favicon.ico"), plies],
      [["", "hyperply.global.js"], GAMES.map(() => 1)],
    );
  }));

test("a file that could not be loaded is said to be missing, and is tried again", () =>
  onPage(
    "",
    async (page) => {
      const files = ["**/trid.js", "**/trid_bg.wasm"];
      for (const file of files) await page.route(file, (route) => route.abort());
      await page.evaluate(() => {
        document.body.innerHTML = '<hyperply-game id="a" variant="trid"></hyperply-game>';
      });
      for (const [i, file] of files.entries()) {
        await page.waitForFunction((n) => window.told("error").length === n, i + 1);
        assert.match(await page.evaluate(() => window.one(".frame").innerText), /could not be loaded/);
        await page.unroute(file);
        await page.evaluate(() => a.load("trid").catch(() => {}));
      }
      assert.deepEqual(await page.evaluate(() => [a.variant, window.one("#turn").textContent]), [
        "trid",
        "White to move",
      ]);
    },
    { own: true, errors: [/trid(_bg)?\./, /console: (Failed to load resource|hyperply)/] },
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
  for (const name of ["ResizeObserver", "MutationObserver", "IntersectionObserver"]) {
    window[name] = class extends window[name] {
      #targets = new Set();
      #count() {
        held.observers += this.#targets.size;
      }
      #without() {
        held.observers -= this.#targets.size;
      }
      observe(target, options) {
        this.#without();
        this.#targets.add(target);
        this.#count();
        super.observe(target, options);
      }
      unobserve(target) {
        this.#without();
        this.#targets.delete(target);
        this.#count();
        super.unobserve(target);
      }
      disconnect() {
        this.#without();
        this.#targets.clear();
        super.disconnect();
      }
    };
  }
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  /** The listeners outside of elements, each as what it is known by. */
  const known = new Map();
  const isOutside = (target) =>
    [undefined, window, document, document.documentElement, document.body, window.visualViewport].includes(target) ||
    target instanceof MediaQueryList;
  const keyOf = (type, options) => `${type} ${Boolean(typeof options === "object" ? options?.capture : options)}`;
  const forget = (listener, key) => {
    if (known.get(listener)?.delete(key)) held.listeners--;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options);
    if (!isOutside(this) || !listener || options?.signal?.aborted) return;
    const keys = known.get(listener) ?? known.set(listener, new Set()).get(listener);
    const key = keyOf(type, options);
    if (keys.has(key)) return;
    keys.add(key);
    held.listeners++;
    for (const [target, end] of [
      [options?.signal, "abort"],
      [options?.once && (this ?? window), type],
    ])
      if (target) addEventListener.call(target, end, () => forget(listener, key), { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    forget(listener, keyOf(type, options));
    removeEventListener.call(this, type, listener, options);
  };
  /** Counts what is freed of the games of a family. */
  window.countFreed = async (family) => {
    const { Game } = await import(`./${family}.js`);
    const { free } = Game.prototype;
    Game.prototype.free = function () {
      held.games--;
      free.call(this);
    };
  };
}

test("removed elements free all that they held, also while a person turns the boards", () =>
  onPage(
    "",
    async (page) => {
      const held = () => page.evaluate(() => ({ ...window.held }));
      const before = await page.evaluate(
        async ([body, families]) => {
          for (const family of families) await window.countFreed(family);
          const before = { ...window.held };
          document.body.innerHTML = body;
          await window.allReady();
          for (const game of window.games()) {
            for (let i = 0; i < 4; i++) game.play(game.game.legal_moves()[0]);
            game.undo();
            await game.load(game.variant); // another one in its place
            game.select(game.game.legal_moves()[0].clicks[0]);
          }
          document.getElementById("timeout").help();
          const loads = document.getElementById("hex4d");
          loads.load("hex4d").catch(() => {}); // and removed meanwhile
          return before;
        },
        [MANY, FAMILIES],
      );
      const { games, observers, listeners } = await held();
      assert.equal(listeners, before.listeners, "outside it listens to nothing");
      assert.ok(games >= GAMES.length && observers > 0, `${games} ${observers}`);
      await page.evaluate(() => document.body.replaceChildren());
      await page.evaluate(() => window.drawn());
      assert.deepEqual(await held(), before);

      await page.evaluate(async () => {
        document.body.innerHTML =
          '<hyperply-game id="a" variant="chess" view="3d" style="height: 700px"></hyperply-game>';
        await window.allReady();
        await window.until(() => window.one("#space[data-drawn]"));
      });
      const { x, y, width } = await page.locator("#a .stage").boundingBox();
      await page.mouse.move(x + width - 20, y + 150);
      const still = await held(); // with those of the test's own tools
      await page.mouse.down();
      await page.mouse.move(x + width - 120, y + 160);
      assert.ok((await held()).listeners > still.listeners);
      await page.evaluate(() => a.remove());
      assert.equal((await held()).listeners, still.listeners);
      await page.mouse.up();
      await page.evaluate(() => window.drawn());
      assert.equal((await held()).listeners, still.listeners);
    },
    { prepare: (page) => page.addInitScript(count) },
  ));

test("boards in space share one context, only those in sight draw, and it is given back with the last", () =>
  onPage(
    '<hyperply-game variant="chess" view="3d" style="height: 900px"></hyperply-game>'.repeat(3),
    async (page) => {
      const drawn = (wanted) =>
        page.waitForFunction((wanted) => {
          const all = window
            .games()
            .map((game) => Number(Boolean(game.shadowRoot.querySelector("#space[data-drawn]"))));
          return all.join("") === wanted;
        }, wanted);
      await drawn("100");
      await page.evaluate(() => window.games()[2].scrollIntoView());
      await drawn("101");
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

test("an element that is moved keeps its game, and so does one that is taken out and put back", () =>
  finds(`<div id="here">${GAME}</div><div id="there"></div>`, async () => {
    const board = a;
    const now = () => [board.variant, board.ply, board.moves.map(({ move }) => move).join(" ")].join(" ");
    for (const move of ["e4", "e5"]) a.play(move);
    a.undo();
    a.play("c5");
    a.undo();
    const lines = window.all("#moves li").map((line) => line.textContent);
    window.heard.length = 0;
    const { game, shadowRoot } = a;
    const [frame] = shadowRoot.children;
    there.append(a);
    await window.drawn();
    const found = [a.game === game && shadowRoot.firstElementChild === frame, now(), window.heard.length];
    board.remove();
    await window.drawn();
    found.push(board.game, shadowRoot.childNodes.length);
    here.append(board);
    await board.ready;
    found.push(
      now(),
      window.heard.map(({ name }) => name).join(),
      String(window.all("#moves li").map((line) => line.textContent)) === String(lines),
    );
    for (const [variant, ...moves] of [["timeout-flat", "Nc3", "Nc6", "Nc3→"], ["trid"]]) {
      await board.load(variant, { moves });
      const before = board.position;
      board.remove();
      await null;
      there.append(board);
      await board.ready;
      found.push(board.position === before && board.ply === moves.length);
    }
    return found;
  }, [true, "chess 1 Pe2-e4 Pc7-c5", 0, null, 0, "chess 1 Pe2-e4 Pc7-c5", "change,ready", true, true, true]));

test("what is set or loaded while an element is away or loads counts, and is told once when it is there", () =>
  finds("", async () => {
    const board = document.createElement("hyperply-game");
    const put = () => document.body.append(board);
    const early = board.ready;
    board.variant = "quarx";
    put();
    const first = board.ready;
    const loaded = board.load("trid");
    await first;
    const found = [board.variant];
    await loaded;
    found.push(
      window.heard
        .splice(0)
        .map(({ name }) => name)
        .join(),
    );
    board.play(board.game.legal_moves()[0]);
    board.remove();
    await window.drawn();
    Object.assign(board, { variant: "chess", flipped: true });
    put();
    await board.ready;
    found.push(board.variant, board.flipped);
    board.load("glinski");
    board.remove();
    const taken = board.ready;
    await window.drawn();
    window.heard.length = 0;
    await import("./quarx.js").then((quarx) => quarx.init()); // what was on its way is there by now
    await window.drawn();
    found.push(window.heard.length);
    const away = board.ready;
    put();
    const all = await Promise.all([early, first, taken, away, board.ready]);
    return [...found, board.variant, window.heard.map(({ name }) => name).join(), all.every((one) => one === board)];
  }, ["trid", "change,ready", "chess", true, 0, "glinski", "change,ready", true]));

test("a second copy of the module, and the classic script beside it, do nothing bad", () =>
  finds(
    GAME,
    async () => {
      const first = customElements.get("hyperply-game");
      const [copy, again] = await Promise.all([import("./element.js?copy"), import("./element.js")]);
      const script = Object.assign(document.createElement("script"), { src: "hyperply.global.js" });
      await new Promise((loaded) => {
        script.onload = loaded;
        document.head.append(script);
      });
      const all = [
        customElements.get("hyperply-game"),
        again.HyperplyGame,
        copy.HyperplyGame,
        document.createElement("hyperply-game").constructor,
      ];
      window.press("e2", "e4");
      return [all.every((one) => one === first), a.ply];
    },
    [true, 1],
    undefined,
    { own: true },
  ));
