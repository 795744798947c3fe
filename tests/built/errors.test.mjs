// What a person reads who forgot `init`, or whose server has no wasm: what is wrong, where, and what to do.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { refusal as refused } from "../package/refused.mjs";

const file = (name) => readFileSync(new URL(`../../pkg/${name}`, import.meta.url));
let copies = 0;
/** The package as files of a page, not loaded yet. */
const fresh = (name = "hyperply.js") => {
  copies += 1;
  return import(`../../pkg/${name}?${copies}`);
};

const SERVED = {
  "/hyperply_bg.wasm": ["application/wasm", file("hyperply_bg.wasm")],
  "/octets": ["application/octet-stream", file("hyperply_bg.wasm")],
  "/quarx_bg.wasm": ["application/wasm", file("quarx_bg.wasm")],
  "/page": ["text/html", "<!doctype html><title>Not found</title>"],
  "/page-as-wasm": ["application/wasm", "<!doctype html><title>Not found</title>"],
  "/empty": ["application/octet-stream", ""],
};
const server = createServer(({ url }, response) => {
  const [type, content] = SERVED[url] ?? [];
  response.writeHead(content === undefined ? 404 : 200, type && { "content-type": type }).end(content);
});
const at = (path) => `http://localhost:${server.address().port}${path}`;
before(() => new Promise((listening) => server.listen(0, listening)));
after(() => server.close());

/** What a call or a promise refuses. */
async function refusal(act, code) {
  const error = await refused(Promise.resolve().then(act));
  assert.equal(error.name, "HyperplyError", error.stack);
  assert.equal(error.code, code, error.message);
  assert.deepEqual(error.cells, []);
  return error.message;
}

test("forgotten init", async () => {
  const { default: init, Game, legal_moves, variants } = await fresh();
  for (const act of [variants, () => legal_moves(""), () => new Game("chess"), () => Game.from_record("")]) {
    assert.equal(await refusal(act, "not-initialized"), "The rules are not loaded. Await init() first.");
  }
  const loading = init({ module_or_path: at("/hyperply_bg.wasm") });
  assert.equal(await refusal(variants, "not-initialized"), "The rules are still loading. Await init() first.");
  await loading;
  assert.equal(variants().length, 15);
});

test("a wasm that is not there, or is something else, and then the right one", async () => {
  const { init, variants } = await fresh();
  const cases = [
    ["/nowhere", (url) => `Could not load ${url}: the server answered 404 Not Found.`],
    ["/page", (url) => `Expected WebAssembly, but ${url} was served as text/html and begins with "<!doctype html><".`],
    ["/empty", (url) => `Expected WebAssembly, but ${url} was served as application/octet-stream and is empty.`],
  ];
  for (const [path, message] of cases) {
    assert.equal(await refusal(() => init(at(path)), "load-failed"), message(at(path)));
    assert.equal(await refusal(() => init({ module_or_path: new URL(at(path)) }), "load-failed"), message(at(path)));
    assert.equal(await refusal(() => init(fetch(at(path))), "load-failed"), message(at(path)));
  }
  const compiled = await refusal(() => init(at("/page-as-wasm")), "load-failed");
  assert.ok(compiled.startsWith(`Could not compile ${at("/page-as-wasm")}: `), compiled);
  const gone = await refusal(() => init("http://localhost:1/x.wasm"), "load-failed");
  assert.ok(gone.startsWith("Could not fetch http://localhost:1/x.wasm: fetch failed. Check that it exists, "), gone);
  const lost = await refusal(() => init({ module_or_path: fetch("http://localhost:1/x.wasm") }), "load-failed");
  assert.ok(lost, "Could not load the wasm: fetch failed.");
  const used = await fetch(at("/octets"));
  await used.text();
  const broken = await refusal(() => init(used), "load-failed");
  assert.ok(broken.startsWith(`Could not finish loading ${at("/octets")}: `), broken);
  await init(at("/octets"));
  assert.equal(variants().length, 15);
});

test("the files of a page, in Node", async () => {
  const { init } = await fresh();
  assert.match(
    await refusal(() => init(), "load-failed"),
    /^Could not fetch file:.*hyperply_bg\.wasm: .*\. In Node, and in pages opened from a file, import hyperply\/inline\.$/,
  );
});

test("a wasm of another type is loaded with a warning that names it", async (t) => {
  const { init, variants } = await fresh();
  const warn = t.mock.method(console, "warn", () => {});
  await init(at("/octets"));
  assert.deepEqual(
    warn.mock.calls.map((call) => call.arguments),
    [[`hyperply: ${at("/octets")} was served as application/octet-stream. It loads faster as application/wasm.`]],
  );
  assert.equal(variants().length, 15);
});

test("a page whose policy forbids WebAssembly", async (t) => {
  const { init, initSync } = await fresh();
  // As Chromium says it.
  const policy =
    "Compiling or instantiating WebAssembly module violates the following Content Security policy directive " +
    "because 'unsafe-eval' is not an allowed source of script";
  t.mock.method(WebAssembly, "compile", async () => {
    throw new WebAssembly.CompileError(policy);
  });
  t.mock.method(WebAssembly, "Module", function () {
    throw new WebAssembly.CompileError(policy);
  });
  const message = `Could not compile a wasm of 8 bytes: ${policy}. Add 'wasm-unsafe-eval' to script-src in the page's Content-Security-Policy.`;
  const bytes = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  assert.equal(await refusal(() => init(bytes), "load-failed"), message);
  assert.equal(await refusal(() => initSync(bytes), "load-failed"), message);
});

test("a wasm that is none, not whole, of other games or of somebody else", async () => {
  const { init, initSync, variants } = await fresh();
  const bytes = file("hyperply_bg.wasm");
  const foreign = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  const build = "hyperply 0\\.1\\.0 [0-9a-f]{16}";
  const cases = [
    [Uint8Array.of(1, 2, 3), /^Expected WebAssembly, but a wasm of 3 bytes begins with "\\u0001\\u0002\\u0003"\.$/],
    [bytes.subarray(0, 1000), /^Could not compile a wasm of 1000 bytes: /],
    [
      file("quarx_bg.wasm"),
      RegExp(
        `^This JavaScript needs the wasm of ${build}, but a wasm of \\d+ bytes is quarx 0\\.1\\.0 [0-9a-f]{16}\\.$`,
      ),
    ],
    [
      foreign,
      RegExp(`^This JavaScript needs the wasm of ${build}, but a WebAssembly.Module is a different module\\.$`),
    ],
  ];
  for (const [source, message] of cases) {
    assert.match(await refusal(() => init({ module_or_path: source }), "load-failed"), message);
    assert.match(await refusal(() => initSync({ module: source }), "load-failed"), message);
  }
  initSync({ module: bytes });
  assert.equal(variants().length, 15);
});

test("a source that is none", async () => {
  const { init, initSync } = await fresh();
  for (const [source, found] of [
    [42, "a value of type number"],
    [null, "null"],
    [[], "an array"],
    [() => {}, "a value of type function"],
  ]) {
    const message = `init() needs a URL, a Response, bytes or a WebAssembly.Module, not ${found}.`;
    assert.equal(await refusal(() => init({ module_or_path: source }), "bad-argument"), message);
    assert.equal(await refusal(() => init(source), "bad-argument"), message);
  }
  const message = "initSync() needs bytes or a WebAssembly.Module, not http://localhost/x.wasm.";
  assert.equal(await refusal(() => initSync({ module: "http://localhost/x.wasm" }), "bad-argument"), message);
});

test("an object that has no source", async () => {
  const { init, initSync } = await fresh();
  for (const act of [() => init({ module_or_pth: "x" }), () => initSync({ modul: "x" })]) {
    assert.match(
      await refusal(act, "bad-argument"),
      /^init\(\) takes \{ module_or_path \}, not an object with `modul[a-z_]*`\.$/,
    );
  }
  assert.equal(
    await refusal(() => initSync(), "bad-argument"),
    "initSync() needs bytes or a WebAssembly.Module, not undefined.",
  );
});

test("a game behind a Proxy plays, and subclasses do", async () => {
  const { Game } = await fresh("inline.js");
  const game = new Game("chess");
  const proxy = new Proxy(game, {});
  proxy.apply("e4");
  assert.equal(proxy.position(), game.position());
  class Mine extends Game {}
  assert.equal(new Mine("chess").legal_moves().length, 20);
  proxy.free();
  assert.equal(
    await refusal(() => game.position(), "bad-argument"),
    "The game was freed, so it can no longer be used.",
  );
});

test("init a second time", async () => {
  const { init, initSync, variants } = await fresh();
  await Promise.all([
    init(at("/hyperply_bg.wasm")),
    init(),
    init(at("/hyperply_bg.wasm")),
    init(fetch(at("/hyperply_bg.wasm"))),
  ]);
  await init();
  const message = (second) =>
    `The rules were already loaded from ${at("/hyperply_bg.wasm")}, so init() can't load ${second}.`;
  assert.equal(await refusal(() => init(at("/octets")), "bad-argument"), message(at("/octets")));
  const bytes = file("quarx_bg.wasm");
  assert.equal(await refusal(() => initSync(bytes), "bad-argument"), message(`a wasm of ${bytes.length} bytes`));
  assert.equal(variants().length, 15);
});

test("where the wasm is inside, init does nothing, whatever it is given", async () => {
  const { init, initSync, variants } = await fresh("timeout/inline.js");
  assert.equal(variants().length, 5);
  await init();
  await init({ module_or_path: at("/nowhere") });
  initSync();
  assert.equal(variants().length, 5);
});

test("errors of one copy of the package are instances of another's class", async () => {
  const [here, there] = [await fresh("inline.js"), await fresh("quarx/inline.js")];
  for (const act of [() => here.apply(here.initial_position("chess"), "e5"), () => there.initial_position("chess")]) {
    assert.throws(act, here.HyperplyError);
    assert.throws(act, there.HyperplyError);
  }
  const error = await Promise.resolve()
    .then(() => here.apply("chess", "e5"))
    .catch((thrown) => thrown);
  assert.equal(error.constructor, here.HyperplyError);
  assert.equal(error.constructor.name, "HyperplyError");
  assert.ok(!Object.keys(error).includes("name"));
  assert.ok(!(new Error("x") instanceof here.HyperplyError) && !(null instanceof here.HyperplyError));
});

test("a Game cannot be cloned, called without itself or taken for a position", async () => {
  const { Game, status } = await fresh("inline.js");
  const game = new Game("chess");
  const message =
    "Symbol(a Game; send game.record() instead, and read it with Game.from_record()) could not be cloned.";
  assert.throws(() => structuredClone(game), { name: "DataCloneError", message });
  assert.throws(() => new MessageChannel().port1.postMessage(game), { name: "DataCloneError", message });
  assert.equal(JSON.stringify(game), "{}");
  const methods = [...Object.getOwnPropertyNames(Game.prototype), ...(Symbol.dispose ? [Symbol.dispose] : [])];
  for (const method of methods.filter((name) => name !== "constructor")) {
    for (const other of [undefined, null, {}, 1, Game.prototype]) {
      const message = await refusal(() => Game.prototype[method].call(other), "bad-argument");
      assert.equal(message, "Call this method on a Game, as in game.position().", String(method));
    }
  }
  assert.equal(
    await refusal(() => status(game), "bad-argument"),
    "`position` must be a position text, not an object. For a Game, pass `game.position()`.",
  );
  assert.equal(
    await refusal(() => new Game(game), "bad-argument"),
    "`variant_or_position` must be a variant id or a position text, not an object. For a Game, pass `game.position()`.",
  );
  game.free();
  assert.equal(
    await refusal(() => game.position(), "bad-argument"),
    "The game was freed, so it can no longer be used.",
  );
});

test("the stack of an error leads to who called", async () => {
  const { legal_moves, Game } = await import("../../pkg/inline.js");
  for (const [act, reason] of [
    [() => legal_moves("chess"), "bad-position"],
    [() => new Game("chess").record({ "no name": "" }), "bad-argument"],
  ])
    assert.throws(act, ({ code, stack }) => {
      assert.equal(code, reason);
      assert.match(stack.split("\n").slice(0, 6).join("\n"), /errors\.test\.mjs/);
      assert.match(stack, /^HyperplyError: /);
      return true;
    });
});

test("a family's module says where the others are", async () => {
  const { init, variant, legal_moves, Game } = await fresh("quarx.js");
  await init({ module_or_path: at("/quarx_bg.wasm") });
  for (const act of [
    () => variant("chess"),
    () => new Game("chess"),
    () => legal_moves("chess 8/8/8/8/8/8/8/K1k5 w - - 0 1"),
  ])
    assert.equal(
      await refusal(act, "unknown-variant"),
      "`chess` is not in this module; import `hyperply` or `hyperply/timeout` (C1).",
    );
  assert.equal(await refusal(() => Game.from_record("1. e4 e5"), "bad-record"), "No tag names a known variant.");
});
