// Pages that are hostile, strict or sandboxed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { clicks, finds, onPage, page as pageOf } from "./browser.mjs";
import { long as test } from "../long.mjs";

const VARIANTS = ["timeout-flat", "trid", "glinski"];
const BODY = `<h1>Three games</h1>${VARIANTS.map((id) => `<div class="room" style="width: 900px !important; height: 560px !important; display: block !important; overflow: hidden !important; contain: layout"><hyperply-game id="${id}" variant="${id}" controls="full"></hyperply-game></div>`).join("")}`;
const CALM = "<style>hyperply-game { display: block; height: 100% }</style>";

const HOSTILE = {
  "all: unset": "* { all: unset }",
  "all: unset, forced": "* { all: unset !important }",
  "all: initial, forced, and boxes":
    "*, ::before, ::after { all: initial !important; box-sizing: content-box !important }",
  resets:
    "*, *::before, *::after { margin: 0; padding: 0; border: 0; box-sizing: content-box; font: inherit; vertical-align: baseline; list-style: square } hyperply-game { height: 100% }",
  "its own buttons, divs and headings": `button { padding: 40px; font-size: 50px; width: 300px; min-height: 200px; display: block; background: red; text-transform: uppercase }
    div { padding: 10px; border: 5px solid red; margin: 9px; float: left; position: relative; display: inline-block; width: 80% }
    h1, h2, h3 { font: 80px/3 serif; color: red } svg { width: 9px; fill: red } input { width: 5px } dialog { display: block } ol { padding: 90px }
    .cell, .board, .frame, .panel, .piece, .row { display: none } #levels, #turn, #moves { display: none } hyperply-game { all: revert; display: block; height: 100% }`,
  "what is inherited": `html { font-size: 40px } body { font: italic bold 30px/3 cursive; letter-spacing: 9px; word-spacing: 9px; text-transform: uppercase;
    text-indent: 50px; text-align: right; white-space: pre; visibility: visible; cursor: wait; color: red; line-height: 4; list-style: square;
    -webkit-user-select: none; user-select: none; word-break: break-all; hyphens: auto; font-variant: small-caps; text-shadow: 2px 2px red; border-collapse: collapse;
    border-spacing: 30px; tab-size: 1; quotes: "x" "x"; font-feature-settings: "smcp"; text-underline-offset: 9px; -webkit-text-stroke: 3px red;
    pointer-events: auto; writing-mode: horizontal-tb; fill: red; stroke: red; stroke-width: 9px; font-size-adjust: 2; zoom: 1; orphans: 9; overflow-wrap: anywhere; text-wrap: balance }
    hyperply-game { display: block; height: 100% }`,
  "from right to left": "html { direction: rtl } hyperply-game { display: block; height: 100% }",
  "other names of properties": `* { --paper: red; --ink: red; --cell: 3px; --size: 3px; --accent: red; --line: red; --tone: red; --x: 9; --y: 9; --columns: 3; --files: 2 }
    hyperply-game { display: block; height: 100% }`,
};

/** Where everything is inside the elements, and what it looks like. */
const looks = (page) =>
  page.evaluate(async () => {
    await window.drawn();
    const PROPERTIES =
      `display color backgroundColor fontSize fontFamily fontStyle fontWeight lineHeight letterSpacing textTransform
      textAlign direction whiteSpace visibility fill stroke strokeWidth textShadow opacity wordBreak fontVariantCaps textIndent
      webkitTextStrokeWidth`.split(/\s+/);
    return window.games().flatMap((game) => {
      const box = game.shadowRoot.firstElementChild.getBoundingClientRect();
      return [...game.shadowRoot.querySelectorAll("*")]
        .filter((node) => node.checkVisibility() && node.localName !== "option")
        .map((node) => {
          const style = getComputedStyle(node);
          const { x, y, width, height } = node.getBoundingClientRect();
          const place = [x - box.x, y - box.y, width, height].map((length) => Math.round(length * 2) / 2);
          const name = `${game.id} ${node.localName}${node.id && `#${node.id}`}.${node.getAttribute("class") ?? ""} ${node.dataset.cell ?? ""}`;
          return { name, place, style: PROPERTIES.map((property) => `${property}: ${style[property]}`) };
        });
    });
  });

/** How one looks differs from another. */
const differences = (found, calm) =>
  found.flatMap(({ name, place, style }, i) => {
    const other = calm[i];
    if (other?.name !== name) return [`${name} where ${other?.name} was`];
    const isMoved = place.some((length, at) => Math.abs(length - other.place[at]) > 1);
    return [
      ...style.filter((text, at) => text !== other.style[at]).map((text) => `${name}: ${text}`),
      ...(isMoved ? [`${name}: at ${place}, not ${other.place}`] : []),
    ];
  });

test("inside, three games look the same on a hostile page as on a calm one, and are played there", (context) =>
  onPage(
    BODY,
    async (page) => {
      const calm = await looks(page);
      assert.ok(calm.length > 500);
      for (const [title, css] of Object.entries(HOSTILE)) {
        await context.test(title, async () => {
          await page.evaluate((css) => {
            document.head.querySelector("style").textContent = css;
          }, css);
          const found = await looks(page);
          const all = differences(found, calm);
          assert.deepEqual(all.slice(0, 12), [], `${all.length} differences`);
          assert.equal(found.length, calm.length);
          await page.evaluate(() => document.getElementById("timeout-flat").scrollIntoView());
          await clicks(page, "timeout-flat", "e2", "e4");
          const plies = await page.evaluate(async () => {
            const plies = window.games().map((game) => game.ply);
            for (const game of window.games()) await game.load(game.variant);
            return plies;
          });
          assert.deepEqual(plies, [1, 0, 0]);
        });
      }
    },
    { head: CALM },
  ));

test("where a page gives all objects more, games are played in 2D and in 3D", () =>
  onPage(
    BODY,
    async (page) => {
      await clicks(page, "timeout-flat", "e2", "e4");
      await page.evaluate(() => {
        for (const game of window.games()) game.view = "3d";
        document.getElementById("trid").setAttribute("x", "y");
      });
      await page.waitForSelector('#timeout-flat #space[data-drawn="rests"]');
      const seen = await page.evaluate(() => window.games().map(({ ply, inSpace }) => `${ply} ${inSpace}`));
      assert.deepEqual(seen, ["1 true", "0 true", "0 true"]);
    },
    { head: `${CALM}<script>Object.assign(Object.prototype, { x: 1, extend() {}, wP: "z", each: null })</script>` },
  ));

const AROUND =
  '<h1>Title</h1><p>Text <button>Button</button> <input value="x"></p><dialog open>Dialog</dialog><ul><li>One</ul>';

test("nothing of it leaks out: the page around it looks as without it", () =>
  onPage(
    { "index.html": pageOf(AROUND, "", "") },
    async (page) => {
      const [before, after, left] = await page.evaluate(async () => {
        const measure = () =>
          [...document.querySelectorAll("h1, p, button, input, dialog, li")].map((node) => {
            const style = getComputedStyle(node);
            const values = [...style]
              .filter((name) => !name.startsWith("--"))
              .map((name) => style.getPropertyValue(name));
            return [node.localName, ...values, JSON.stringify(node.getBoundingClientRect())].join();
          });
        const before = measure();
        const { length } = history;
        await import("./element.js");
        document.body.insertAdjacentHTML("beforeend", '<hyperply-game id="a" variant="timeout"></hyperply-game>');
        await window.allReady();
        const sheets = document.adoptedStyleSheets.length + document.styleSheets.length;
        const kept = localStorage.length + document.cookie.length + history.length - length;
        return [before, measure(), [sheets, location.hash, kept]];
      });
      assert.deepEqual(after, before);
      assert.deepEqual(left, [0, "", 0]);
    },
    { ready: false },
  ));

const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const TRUSTED = "require-trusted-types-for 'script'; trusted-types 'none'";
const GAMES = VARIANTS.map((id) => `<hyperply-game id="${id}" variant="${id}" controls="full"></hyperply-game>`).join(
  "",
);
const MODULE = '<script type="module" src="element.js"></script>';
const CLASSIC = '<script src="hyperply.global.js"></script>';

/** The games are played, their help and a view opened. */
async function playAll(page) {
  const plies = await page.evaluate(async () => {
    await window.allReady();
    for (const game of window.games()) {
      game.play(game.game.legal_moves()[0]);
      game.select(game.game.legal_moves()[0].clicks[0]);
      game.mark(["e4"]);
      game.help();
      await window.until(() => game.shadowRoot.querySelector("dialog[open]"));
      game.shadowRoot.querySelector("dialog[open]").close();
    }
    const [game] = window.games();
    game.view = "3d";
    await window.until(() => game.shadowRoot.querySelector("#space[data-drawn]"));
    return window.games().map(({ ply }) => ply);
  });
  assert.deepEqual(plies, [1, 1, 1]);
}

for (const [kind, script, policy] of [
  ["module", MODULE, `${STRICT}; ${TRUSTED}`],
  ["classic script", CLASSIC, `${STRICT.replace("; connect-src 'self'", "")}; ${TRUSTED}`],
])
  test(`under a strict policy with trusted types the games are played: ${kind}`, () =>
    onPage({ "index.html": pageOf(GAMES, "", script) }, playAll, { policy }));

test("a strict policy lets own drawings in by img-src only", async () => {
  const drawn = {
    "piece.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "index.html": pageOf('<hyperply-game pieces="piece.svg"></hyperply-game>'),
  };
  await onPage(drawn, async () => {}, { policy: `${STRICT}; img-src 'self'` });
  const listen = () =>
    document.addEventListener("securitypolicyviolation", () => {
      window.isViolated = true;
    });
  const violate = async (page) => {
    await page.waitForFunction(() => window.isViolated);
    await page.evaluate(() => window.reportViolation("nothing more")); // what was reported before is there, too
  };
  await assert.rejects(
    onPage(drawn, violate, { policy: STRICT, prepare: (page) => page.addInitScript(listen) }),
    /img-src/,
  );
});

for (const [kind, script, options] of [
  ["the classic script", CLASSIC, { policy: `${STRICT}; frame-src 'self'; img-src data:; style-src 'unsafe-inline'` }],
  ["the module, from a server that lets others have it", MODULE, { headers: { "access-control-allow-origin": "*" } }],
])
  test(`in a sandboxed frame the games are played: ${kind}`, () =>
    onPage(
      {
        "index.html": pageOf(
          '<iframe src="frame.html" sandbox="allow-scripts" width="1000" height="700"></iframe>',
          "",
          "",
        ),
        "frame.html": pageOf(GAMES, "", script),
      },
      async (page) => {
        const frame = page.frames().find((each) => each.url().endsWith("frame.html"));
        await frame.waitForFunction(() => window.allReady);
        await playAll(frame);
        const width = await frame.evaluate(() => {
          const [, trid] = window.games();
          return trid.shadowRoot.querySelector("#levels svg.piece > *").getBoundingClientRect().width;
        });
        assert.ok(width > 5, `a piece of ${width} px`);
      },
      { ready: false, ...options },
    ));

test("in a document of another window, and in a shadow root of another element", () =>
  finds('<iframe id="inner" srcdoc="<!doctype html><body></body>" width="900" height="600"></iframe>', async () => {
    await window.until(() => inner.contentDocument?.URL === "about:srcdoc" && inner.contentDocument.body);
    const game = document.createElement("hyperply-game");
    game.variant = "chess";
    const root = inner.contentDocument.body.attachShadow({ mode: "open" });
    root.append(game); // adopted
    await game.ready;
    game.play("e4");
    const { width } = game.shadowRoot.querySelector('[data-cell="e4"]').getBoundingClientRect();
    return [game.ply, width > 20];
  }, [1, true]));

test("the content script of an extension, where no element can be defined, is told so", () =>
  onPage(
    "",
    async (page) => {
      const session = await page.context().newCDPSession(page);
      const { frameTree } = await session.send("Page.getFrameTree");
      const world = { frameId: frameTree.frame.id, worldName: "content script" };
      const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", world);
      const warnings = [];
      await session.send("Runtime.enable");
      session.on("Runtime.consoleAPICalled", ({ type, args }) => warnings.push(`${type}: ${args[0].value}`));
      const expression = readFileSync(new URL("../../pkg/hyperply.global.js", import.meta.url), "utf8");
      const { exceptionDetails } = await session.send("Runtime.evaluate", { expression, contextId });
      assert.deepEqual([exceptionDetails, warnings.length], [undefined, 1]);
      assert.match(warnings[0], /^warning: hyperply: .*content script.*"world": "MAIN"/);
    },
    { errors: [/content script/], own: true },
  ));
