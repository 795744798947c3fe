// Pictures of positions: what stands where, what options change, and that a picture needs nothing else.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { Game, HyperplyError, initial_position, legal_moves, pieces, status, variants } from "../../pkg/inline.js";
import { picture } from "../../pkg/picture/inline.js";

/** Of what draws, gzipped. */
const LIMIT = 25_200;
const VIEWS = [{ view: "plan" }, { view: "3d" }, { view: "plan", flipped: true }, { view: "3d", flipped: true }];
const ABSENT = "timeout-flat rnb1kbnr/pppp1ppp/8/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3 qd8:1 -";

/** Throws where a text is no XML: tags that do not match, attributes without quotes or twice, bare signs. @param {string} text */
function parse(text) {
  const open = [];
  const rest = text.trim().replace(/<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<]*")*)(\/?)>/gi, (_, end, tag, list, empty) => {
    const names = [...list.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => {
      assert.doesNotMatch(value, /&(?!#\d+;)/, value);
      return name;
    });
    assert.equal(new Set(names).size, names.length, `${tag}: ${names}`);
    if (end) assert.equal(open.pop(), tag);
    else {
      assert.ok(open.length || tag === "svg", "one root");
      if (!empty) open.push(tag);
    }
    return "";
  });
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest, /[<>]|&(?!#\d+;)/);
}

/** The shapes of a path, as boxes. @param {string} d */
const boxes = (d) =>
  d
    .split("M")
    .slice(1)
    .map((shape) => {
      const numbers = shape.match(/-?[\d.]+/g).map(Number);
      const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd));
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      return { left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
    });

/** The boards that are there with their cells. @param {ReturnType<typeof variants>[number]} info  @param {string} position */
function boardsOf({ geometry }, position) {
  const places = status(position).boards?.map(({ place }) => place);
  return geometry.boards.filter(({ id }) => !places || id.length === 1 || places.includes(id));
}

/** A color for each cell, by which it is found again. @param {number} i */
const colorOf = (i) => `#${(i + 1).toString(16).padStart(6, "0")}`;

for (const info of variants()) {
  const start = initial_position(info.id);
  for (const options of VIEWS) {
    test(`${info.id}, ${JSON.stringify(options)}: every cell lies as the geometry has it, every piece stands on its cell`, () => {
      const boards = boardsOf(info, start);
      const cells = boards.flatMap((board) => board.cells);
      const marks = cells.map(({ cell }, i) => ({ cell, color: colorOf(i) }));
      const text = picture(start, { ...options, marks });
      parse(text);
      const drawn = new Map(
        [...text.matchAll(/<path[^>]* stroke="(#0\d[0-9a-f]{4})"[^>]* d="([^"]*)"/g)].map(([, color, d]) => [
          color,
          boxes(d),
        ]),
      );
      const at = new Map(
        cells.map(({ cell }, i) => {
          const found = drawn.get(colorOf(i));
          assert.equal(found?.length, 1, cell);
          return [cell, found[0]];
        }),
      );
      const turn = options.flipped ? -1 : 1;
      for (const { cells: own } of boards)
        for (const one of own)
          for (const other of own) {
            const [a, b] = [at.get(one.cell), at.get(other.cell)];
            if (one.y === other.y && one.x < other.x) assert.ok((b.x - a.x) * turn > 1, `${one.cell} ${other.cell}`);
            if (one.x === other.x && one.y < other.y) assert.ok((a.y - b.y) * turn > 1, `${one.cell} ${other.cell}`);
          }
      const uses = [
        ...text.matchAll(
          /<use href="#hyperply-([\w-]+)" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
        ),
      ].map(([, , ...numbers]) => numbers.map(Number));
      const standing = pieces(start);
      assert.equal(uses.length, standing.length);
      for (const { cell } of standing) {
        const { left, right, top, bottom, x } = at.get(cell);
        const here = uses.filter(([px, py, width, height]) => {
          const foot = py + height * 0.9;
          return (
            Math.abs(px + width / 2 - x) < 1 && foot > top && foot < bottom + 5 && px + width / 2 > left && px < right
          );
        });
        assert.equal(here.length, 1, cell);
      }
    });
  }

  test(`${info.id}: a title and a description in words, nothing foreign, and the same text again`, () => {
    for (const theme of ["light", "dark", "auto"]) {
      const text = picture(start, { theme });
      assert.equal(picture(start, { theme }), text);
      for (const same of [info.id, new Game(info.id)]) assert.equal(picture(same, { theme }), text);
      const [, title] = /<title>(.*?)<\/title>/.exec(text);
      const [, desc] = /<desc>(.*?)<\/desc>/.exec(text);
      assert.equal(title, `${info.name.replaceAll("'", "’")}: White to move`);
      for (const { cell } of pieces(start))
        assert.match(desc, new RegExp(`[ :]${cell.replace(/[()]/g, "\\$&")}\\b|${cell.replace(/[()]/g, "\\$&")}`));
      assert.match(desc, /^White: .*\. Black: .*\.$/);
      assert.doesNotMatch(
        text.replace("http://www.w3.org/2000/svg", ""),
        /<script|<image|foreignObject|\son\w+=|href="(?!#)|url\(|https?:|@import/,
      );
      for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) assert.ok(text.includes(`<symbol id="${id}"`), id);
    }
  });
}

/** How often something is in a text. @param {string} text  @param {RegExp} what */
const count = (text, what) => [...text.matchAll(what)].length;

test("the last move of a game is shown, or that of an option, or none", () => {
  const game = new Game("chess");
  for (const move of ["e4", "d5", "exd5"]) game.apply(move);
  const text = picture(game, { theme: "auto" });
  const [, d] = /class="hyperply-last"[^>]* d="([^"]*)"/.exec(text);
  assert.equal(boxes(d).length, 2);
  assert.equal(count(text, /class="hyperply-path"/g), 1);
  assert.equal(count(text, /class="hyperply-taken"/g), 1);
  assert.doesNotMatch(picture(game, { theme: "auto", last: null }), /hyperply-(last|path|taken)/);
  assert.doesNotMatch(picture(game.position(), { theme: "auto" }), /hyperply-last/);
  const [move] = legal_moves(game.position());
  assert.match(picture(game.position(), { theme: "auto", last: move }), /hyperply-last/);
});

test("an agreement on speed moves leaves the last move as it was", () => {
  const game = new Game("timeout-flat");
  game.apply("e4");
  const last = () => /<path class="hyperply-last"[^>]*>/.exec(picture(game, { theme: "auto" }))?.[0];
  const before = last();
  assert.ok(before);
  game.agree_speed(2);
  assert.equal(last(), before);
});

test("marks frame cells, and arrows lead from cell to cell, also between boards and from place to place", () => {
  const start = initial_position("timeout");
  const plain = picture(start, { theme: "auto" });
  const text = picture(start, { theme: "auto", marks: ["a1L1", { cell: "b2L4" }, { from: "a1L1", to: "g7L8" }] });
  assert.equal(count(text, /class="hyperply-mark"/g) - count(plain, /class="hyperply-mark"/g), 2);
  assert.equal(count(text, /class="hyperply-arrow"/g), 1);
  assert.match(picture(start, { marks: [{ from: "a1L1", to: "g7L8", color: "teal" }] }), /stroke="teal"/);
  for (const view of ["plan", "3d"]) {
    const boards = picture("trid", { view, theme: "auto", marks: ["QL1(3)", { from: "QL1(3)", to: "QL3(5)" }] });
    assert.equal(count(boards, /<circle class="hyperply-mark"/g), 1);
    assert.equal(count(boards, /class="hyperply-arrow"/g), 1);
  }
});

test("what is picked shows its moves: on the boards, in Time Out, and a board", () => {
  /** @param {string} position  @param {string} pick */
  const shown = (position, pick) => {
    const text = picture(position, { pick, theme: "auto" });
    return ["target", "capture"].map((role) =>
      [
        ...text.matchAll(
          new RegExp(
            `<(?:path class="hyperply-${role}"[^>]* d="([^"]*)"|circle class="hyperply-${role === "target" ? "peg" : role}")`,
            "g",
          ),
        ),
      ].reduce((sum, [, d]) => sum + (d ? boxes(d).length : 1), 0),
    );
  };
  assert.deepEqual(shown("chess 4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1"), [6, 1]);
  const returns = legal_moves(ABSENT).filter(({ origin }) => origin === "d8");
  const expected = [false, true].map(
    (takes) => new Set(returns.filter(({ captures }) => captures.length > 0 === takes).map(({ to }) => to)).size,
  );
  assert.ok(expected[0] > 0);
  assert.deepEqual(shown(ABSENT, "→Qd8"), expected);
  assert.deepEqual(shown(ABSENT, "d8"), expected);
  const trid = "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:P1/2 w - - - 0 9";
  assert.deepEqual(shown(trid, "QL5(7)"), [new Set(legal_moves(trid, "QL5(7)").map(({ to }) => to)).size, 0]);
});

test("in a game, what is picked shows the moves that its history allows", () => {
  /** @param {string | Game} of  @param {string} pick */
  const targets = (of, pick) => {
    const [, d = ""] =
      /<path class="hyperply-target"[^>]* d="([^"]*)"/.exec(picture(of, { pick, theme: "auto" })) ?? [];
    return boxes(d).length;
  };
  const quarx = new Game("quarx W:WK1111:BK4444 0 1");
  for (const move of ["1111-1122", "4444-4433", "1122-1111"]) quarx.apply(move); // 4433-4444 would repeat (Q12)
  assert.equal(targets(quarx, "4433"), targets(quarx.position(), "4433") - 1);
  const chess = new Game("chess");
  for (const move of ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"]) chess.apply(move);
  assert.equal(chess.status().outcome.reason, "threefold");
  assert.equal(targets(chess, "g1"), 0);
  assert.equal(targets(chess.position(), "g1"), 2);
});

test("pieces in Time Out are listed beside the boards, and told", () => {
  const text = picture(ABSENT);
  parse(text);
  assert.equal(count(text, /<use /g), pieces(ABSENT).length + 1);
  assert.match(text, />In Time Out<.*>Black<.*>d8<.*>1 round</s);
  assert.match(text, /In Time Out: Black’s queen from d8 \(1 round\)\.<\/desc>/);
  const width = (/** @type {string} */ svg) => Number(/ width="(\d+)"/.exec(svg)[1]);
  assert.ok(width(text) > width(picture("timeout-flat")));
});

test("a picture speaks German: its title, its description, the names of boards and what is in Time Out", () => {
  const german = { language: "de" };
  const text = picture(
    "timeout 7/7/7/7/7/7/R6|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/6K|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 9 Bc3L4:2 -",
    german,
  );
  parse(text);
  assert.match(text, /<title>Time-Out-Schach: Weiß ist am Zug<\/title>/);
  assert.match(text, /<desc>Weiß: Turm a1E1, König g1E4\. Schwarz: König g7E4\. /);
  assert.match(text, /In der Auszeit: der weiße Läufer von c3E4 \(2 Runden\)\.<\/desc>/);
  for (const said of ["E1 · unterste Ebene", "E2", "E8 · oberste Ebene", "In der Auszeit", "Weiß", "c3E4", "2 Runden"])
    assert.ok(text.includes(`>${said}<`), said);
  for (const [id, ...all] of [
    ["raumschach", "A · unterste Ebene"],
    ["trid", "Ebene\u00a02\u00a0· weiß"],
    ["quarx", "Dame"],
  ])
    for (const view of ["plan", "3d"]) {
      const there = picture(id.replace("quarx", "quarx W:WK1111:B4444 0 1"), { ...german, view });
      for (const said of all) assert.ok(there.includes(said), `${id} ${view}: ${said}`);
    }
  const game = new Game("chess", german);
  assert.match(picture(game), /<title>Schach: Weiß ist am Zug</);
  assert.match(picture(game, { language: "en" }), /<title>Chess: White to move</);
  assert.throws(() => picture("chess", { language: "fr" }), {
    code: "bad-argument",
    message: /language is one of en, de, not "fr"/,
  });
});

test("levels are named beside their boards, and so shortly in two towers that no name reaches a board", () => {
  const captions = (options) =>
    [...picture("timeout", options).matchAll(/>(L\d[^<]*)</g)].map(([, caption]) => caption).sort();
  assert.deepEqual(captions({ view: "3d" }), ["L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8"]);
  const plan = captions({ view: "plan" });
  assert.deepEqual([plan[0], plan[1], plan[7]], ["L1 · lowest level", "L2", "L8 · highest level"]);
});

test("a game that is over says how, and a king in check is marked", () => {
  const mate = picture("chess rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", { theme: "auto" });
  assert.match(mate, /<title>Chess: Black wins\. Checkmate\.<\/title>/);
  assert.match(mate, /hyperply-check/);
});

test("light, dark, both, and colors of one's own", () => {
  const start = initial_position("chess");
  const [light, dark, auto] = ["light", "dark", "auto"].map((theme) => picture(start, { theme }));
  assert.notEqual(light, dark);
  assert.doesNotMatch(light + dark, /<style|class=/);
  assert.match(auto, /<style>@media\(prefers-color-scheme:dark\)\{/);
  assert.equal(auto.replace(/<style>.*<\/style>| class="[^"]*"/g, ""), light);
  const colors = { paper: "none", light: "#123456", dark: "rgb(1, 2, 3)", white: "gold", black: "navy", ink: "teal" };
  for (const theme of ["light", "dark", "auto"]) {
    const own = picture(start, { theme, colors });
    for (const color of Object.values(colors)) assert.ok(own.includes(`"${color}"`), color);
  }
  assert.equal(
    count(picture("glinski", { colors: { light: "red", dark: "green", third: "blue" } }), /fill="(red|green|blue)"/g),
    3,
  );
});

test("the colors are those of the boards", () => {
  const css = readFileSync(new URL("../../www/element/css/base.css", import.meta.url), "utf8");
  const start = initial_position("chess");
  for (const [i, theme] of ["light", "dark"].entries()) {
    const text = picture(start, { theme });
    for (const name of ["paper", "square-light", "square-dark", "muted", "board-edge", "white-body", "black-body"]) {
      const [, value] = new RegExp(`--${name}: (.*);`).exec(css);
      const color = value.match(/#[0-9a-f]{6}/g).at(value.includes("light-dark") ? i : 0);
      assert.ok(text.includes(color), `${theme} ${name} ${color}`);
    }
  }
});

test("names stand at the edges or on the cells, or nowhere", () => {
  for (const { id } of variants()) {
    const start = initial_position(id);
    for (const view of ["plan", "3d"]) {
      assert.ok(count(picture(start, { view }), /<text /g) >= 10 || id.startsWith("trid"), id);
      assert.equal(count(picture(start, { view, names: false }), /<text /g), 0, id);
    }
  }
  assert.match(picture("chess"), />a<.*>h</s);
  for (const name of ["1", "50"]) assert.ok(picture("draughts").includes(`>${name}</text>`), name);
});

test("the size is that of a cell, or as it is wanted, with everything in the middle", () => {
  const [, box] = /viewBox="([^"]*)"/.exec(picture("chess", { width: 1200, height: 630 }));
  const [, , width, height] = box.split(" ").map(Number);
  assert.ok(Math.abs(width / height - 1200 / 630) < 0.01);
  assert.match(picture("chess", { width: 1200, height: 630 }), / width="1200" height="630" /);
  const [, high] = / width="200" height="(\d+)" /.exec(picture("chess", { width: 200 }));
  assert.ok(high > 180 && high < 220);
});

test("a title of one's own is a text, whatever it holds", () => {
  const text = picture("chess", { title: `a < b & "c" > d\u0000\uffff` });
  parse(text);
  assert.ok(text.includes("<title>a &#60; b &#38; &#34;c&#34; &#62; d</title>"));
});

test("what means nothing is refused", () => {
  for (const [of, options] of [
    [undefined],
    [7],
    ["chess", null],
    ["chess", { view: "side" }],
    ["chess", { theme: "red" }],
    ["chess", { colors: { light: "url(#a)" } }],
    ["chess", { colors: { light: `red" onload="x` } }],
    ["chess", { colors: { pink: "red" } }],
    ["chess", { marks: ["i9"] }],
    ["chess", { marks: [{ from: "e2", to: "i9" }] }],
    ["chess", { marks: ["e2", { cell: "e4", color: "<" }] }],
    ["chess", { marks: "e4" }],
    ["chess", { marks: [""] }],
    ["chess", { pick: "i9" }],
    ["chess", { title: 7 }],
    ["chess", { width: -1 }],
    ["chess", { height: Number.NaN }],
    ["chess", { last: "e4" }],
  ])
    assert.throws(
      () => picture(of, options),
      (error) => error instanceof HyperplyError && error.code === "bad-argument",
      JSON.stringify([of, options]),
    );
  for (const name of ["view", "theme", "colors", "marks", "pick", "title", "language", "width", "height"])
    assert.throws(() => picture("chess", { [name]: null }), {
      code: "bad-argument",
      message: new RegExp(`^${name} .*, not null\\.$`),
    });
  assert.throws(() => picture("chess 8/8 w"), { code: "bad-position" });
  assert.throws(() => picture("chezz"), { code: "unknown-variant" });
});

test("what draws is small", () => {
  const size = gzipSync(readFileSync(new URL("../../pkg/picture/draw.js", import.meta.url)), { level: 9 }).length;
  assert.ok(size <= LIMIT, `${size}`);
});
