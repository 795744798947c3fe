// How a game is shown and who plays it: settings as attributes, players, and the layout that follows from the room.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  checkAttribute,
  isSet,
  isSetup,
  setOrRemove,
  settingsOf,
  writeSetting,
} from "../../www/element/state/attributes.js";
import { checkText, refusal } from "../../www/element/state/errors.js";
import {
  hasNames,
  isBeside,
  isChoosing,
  isCramped,
  isLow,
  isNarrow,
  isPointing,
  isSlim,
  isSpace,
  layoutOf,
  markedCells,
  stacksMasts,
  viewOf,
} from "../../www/element/state/layout.js";
import {
  LEVELS,
  PLAYER,
  aloneIn,
  attributeOf,
  hasEngine,
  humanSides,
  isHuman,
  isRemote,
  other,
  playerOf,
} from "../../www/element/state/players.js";
import { Board } from "./board.mjs";

const BASE = "https://example.org/game/";

/** An element as far as its attributes go, in a page in some language. */
function element(attributes = {}, { page = "en", around } = {}) {
  const all = new Map(Object.entries(attributes));
  return {
    ownerDocument: { baseURI: BASE, documentElement: { lang: page } },
    closest: () => (around ? { getAttribute: () => around } : null),
    getAttribute: (name) => all.get(name) ?? null,
    hasAttribute: (name) => all.has(name),
    setAttribute: (name, value) => all.set(name, String(value)),
    removeAttribute: (name) => all.delete(name),
    all,
  };
}

const SETTINGS = [
  [
    "view",
    [
      ["3d", "3d"],
      ["plan", "plan"],
      ["x", null],
      [null, null],
    ],
  ],
  [
    "flipped",
    [
      ["", true],
      ["false", false],
      [null, false],
    ],
  ],
  [
    "short",
    [
      ["short", true],
      ["long", false],
      [null, false],
    ],
    "notation",
  ],
  [
    "names",
    [
      ["off", false],
      ["on", true],
      [null, true],
    ],
  ],
  [
    "letters",
    [
      ["off", false],
      ["on", true],
      [null, true],
    ],
    "shortcuts",
  ],
  [
    "rules",
    [
      ["../rules.html", "https://example.org/rules.html"],
      ["javascript:x", null],
      ["", null],
      [null, null],
    ],
  ],
  [
    "input",
    [
      ["cells", "cells"],
      ["none", "none"],
      ["x", "play"],
      [null, "play"],
    ],
  ],
  [
    "bare",
    [
      ["none", true],
      ["full", false],
      [null, false],
    ],
    "controls",
  ],
  [
    "sound",
    [
      ["on", true],
      ["off", false],
      [null, false],
    ],
  ],
  [
    "finger",
    [
      ["on", true],
      ["off", false],
      [null, null],
    ],
  ],
];

for (const [setting, values, attribute = setting] of SETTINGS)
  test(`the attribute ${attribute} says how the game is shown: ${setting}`, () => {
    for (const [text, value] of values)
      assert.equal(settingsOf(element(text === null ? {} : { [attribute]: text }))[setting], value, `${text}`);
  });

test("the language is the element’s own, or that of the page around it", () => {
  const languageOf = (...given) => settingsOf(element(...given)).language;
  assert.equal(languageOf({ language: "de-AT" }), "de");
  assert.equal(languageOf({ language: "en" }, { page: "de", around: "de" }), "en");
  assert.equal(languageOf({}, { page: "en", around: "de" }), "de");
  assert.equal(languageOf({}, { page: "de" }), "de");
  assert.equal(languageOf({}, { page: "fr" }), "en");
});

test("players are told by attributes, and nobody moves while a position is set up", () => {
  const players = (attributes) => settingsOf(element(attributes)).players;
  const engine = { kind: "engine", level: 7 };
  assert.deepEqual(players({ white: "engine 7", black: "none" }), { white: engine, black: { kind: "none" } });
  const setup = { white: "engine 7", controls: "setup" };
  assert.equal(isSetup(element(setup)), true);
  assert.equal(isSetup(element({ controls: "full" })), false);
  assert.deepEqual(players(setup), { white: { kind: "human" }, black: { kind: "human" } });
});

test("what an attribute cannot say is thrown, and what it can is not", () => {
  const good = {
    view: "3d",
    language: "DE-ch",
    notation: "long",
    theme: "auto",
    controls: "moves",
    input: "none",
    names: "on",
    shortcuts: "off",
    finger: "on",
    sound: "off",
    white: "engine 10",
    black: " none ",
    variant: "anything",
    rules: "x",
  };
  for (const [name, value] of Object.entries(good)) checkAttribute(name, value);
  const bad = {
    view: "2d",
    language: "fr",
    notation: "",
    theme: "pink",
    controls: "all",
    input: "x",
    names: "yes",
    sound: "",
    white: "engine 11",
    black: "computer",
  };
  for (const [name, value] of Object.entries(bad)) {
    assert.throws(() => checkAttribute(name, value), {
      code: "bad-argument",
      message: new RegExp(`^\`${name}\` must be`),
    });
    checkAttribute(name, null);
  }
});

test("what a person has changed is written into attributes, and read from there again", () => {
  const players = { white: { kind: "engine", level: 3 }, black: { kind: "none" } };
  const changes = {
    flipped: true,
    short: true,
    names: false,
    finger: false,
    sound: true,
    players,
    view: "plan",
    language: "de",
  };
  const node = element();
  for (const [name, value] of Object.entries(changes)) writeSetting(node, name, value);
  const settings = settingsOf(node);
  for (const [name, value] of Object.entries(changes)) assert.deepEqual(settings[name], value, name);
  writeSetting(node, "flipped", false);
  writeSetting(node, "unknown", 1);
  assert.deepEqual([isSet(node, "flipped"), node.all.has("unknown")], [false, false]);
  setOrRemove(node, "rules", "a");
  assert.equal(node.getAttribute("rules"), "a");
  for (const nothing of [null, undefined]) setOrRemove(node, "rules", nothing);
  assert.equal(isSet(node, "rules"), false);
});

test("the attribute of a player is read, and written in its shortest form", () => {
  const texts = {
    human: "human",
    none: "none",
    engine: "engine 4",
    "engine 1": "engine 1",
    " engine  10 ": "engine 10",
    "engine 11": "human",
    x: "human",
  };
  for (const [text, same] of Object.entries(texts)) assert.equal(attributeOf(playerOf(text)), same, text);
  assert.equal(attributeOf(playerOf(null)), "human");
  assert.ok(PLAYER.test(`engine ${LEVELS}`) && !PLAYER.test(`engine ${LEVELS + 1}`));
});

test("the players decide which sides a person moves, and which side sits in front", () => {
  const rows = [
    ["human", "human", ["white", "black"], undefined, false, false],
    ["human", "engine", ["white"], "white", false, true],
    ["engine", "human", ["black"], "black", false, true],
    ["human", "none", ["white"], undefined, true, false],
    ["engine", "engine", [], undefined, false, true],
    ["none", "none", [], undefined, true, false],
  ];
  for (const [white, black, humans, alone, remote, engine] of rows) {
    const state = { settings: { players: { white: playerOf(white), black: playerOf(black) } } };
    const told = [humanSides(state), aloneIn(state.settings), isRemote(state), hasEngine(state)];
    assert.deepEqual(told, [humans, alone, remote, engine], `${white} ${black}`);
    assert.deepEqual([isHuman(state, "white"), isHuman(state, "black")], [white === "human", black === "human"]);
  }
  assert.deepEqual([other("white"), other("black")], ["black", "white"]);
});

test("errors are as the package throws them", () => {
  const error = refusal("bad-argument", "why", { at: 3 });
  assert.ok(error instanceof Error);
  assert.deepEqual([error.name, error.code, error.cells, error.at], ["HyperplyError", "bad-argument", [], 3]);
  checkText("text", "");
  for (const [given, told] of [
    [null, "null"],
    [3, "number"],
    [undefined, "undefined"],
  ])
    assert.throws(() => checkText("text", given), { message: `\`text\` must be a string, not ${told}.` });
});

/** A state of a variant in a room. */
const shown = (variant, [width, height] = [1280, 720], settings = {}, more = {}) => ({
  ...new Board(variant, { settings }).state,
  room: { width, height },
  ...more,
});

test("boards are in space where they can be: as a person chose, or else as the game is seen first", () => {
  assert.deepEqual([viewOf(shown("quarx-3d")), viewOf(shown("timeout"))], ["3d", "plan"]);
  assert.equal(viewOf(shown("quarx-3d", undefined, { view: "plan" })), "plan");
  assert.deepEqual(
    [isSpace(shown("quarx-3d")), isSpace(shown("quarx-3d", undefined, {}, { flat: "lost" }))],
    [true, false],
  );
});

test("boards are laid out as columns, side by side, or as hexagons", () => {
  const rows = [
    ["timeout", "plan", "plan"],
    ["timeout", "3d", "boards"],
    ["trid", "3d", "plan"],
    ["raumschach", "plan", "boards"],
    ["quarx", "plan", "boards"],
    ["hex4d", "plan", "hexagons"],
    ["glinski", "3d", "hexagons"],
  ];
  for (const [variant, view, layout] of rows)
    assert.equal(layoutOf(shown(variant, undefined, { view })), layout, `${variant} ${view}`);
});

test("the room and the settings decide what is narrow, low or beside the boards", () => {
  const rows = [
    // variant, room, settings: narrow, low, cramped, beside
    ["chess", [1280, 720], {}, false, false, false, false],
    ["chess", [390, 844], {}, true, false, true, false],
    ["chess", [700, 600], {}, true, false, true, false],
    ["chess", [800, 900], {}, true, false, true, false],
    ["chess", [390, 844], { bare: true }, false, false, false, false],
    ["chess", [844, 390], {}, false, true, true, false],
    ["timeout", [844, 390], {}, false, true, true, false],
    ["timeout", [1000, 720], {}, true, false, true, false],
    ["chess", [1000, 720], {}, false, false, false, false],
    ["timeout", [1280, 490], {}, true, false, true, false],
    ["quarx-3d", [1180, 720], {}, false, false, false, true],
    ["quarx-3d", [1179, 720], {}, false, false, false, false],
    ["quarx-3d", [1280, 720], { bare: true }, false, false, false, false],
  ];
  for (const [variant, room, settings, ...told] of rows) {
    const state = shown(variant, room, settings);
    const is = [isNarrow(state), isLow(state), isCramped(state), isBeside(state)];
    assert.deepEqual(is, told, `${variant} ${room} ${JSON.stringify(settings)}`);
  }
  const slim = (width, bare) => isSlim(shown("chess", [width, 600], { bare }));
  assert.deepEqual([slim(559, true), slim(560, true), slim(400, false)], [true, false, false]);
  assert.deepEqual([stacksMasts(shown("trid", [1280, 400])), stacksMasts(shown("trid", [1280, 720]))], [false, true]);
});

test("names stand on cells where a game has them, unless nobody wants them", () => {
  const names = (variant, wanted = true) => hasNames(shown(variant, undefined, { names: wanted }));
  assert.deepEqual(
    ["draughts", "glinski", "chess", "trid"].map((id) => names(id)),
    [true, true, false, false],
  );
  assert.equal(names("draughts", false), false);
});

test("a move is pointed at where the game has that; something is being chosen while anything is picked or looked at", () => {
  const points = (variant, finger = null) => isPointing(shown(variant, undefined, { finger }));
  assert.deepEqual(
    [points("quarx-huff"), points("quarx"), points("quarx", true), points("chess", true)],
    [true, false, true, false],
  );
  const choosing = (more) => isChoosing({ clicks: [], preview: null, becomes: null, ...more });
  assert.deepEqual([{}, { clicks: ["e2"] }, { preview: {} }, { becomes: "N" }].map(choosing), [
    false,
    true,
    true,
    true,
  ]);
});

test("of the marks of a page some are cells, with names", () => {
  const marks = ["d4", { cell: "e5", name: "danger" }, { cell: "a1" }, { from: "a1", to: "a8" }];
  assert.deepEqual(
    [...markedCells({ marks })],
    [
      ["d4", ""],
      ["e5", "danger"],
      ["a1", ""],
    ],
  );
});
