// Settings as attributes of an element: what they may say, what they mean, and what a person's change writes into them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ruleAddress } from "../../www/element/panel/rule-links.js";
import {
  checkAttribute,
  isSet,
  isSetup,
  setOrRemove,
  settingsOf,
  writeSetting,
} from "../../www/element/state/attributes.js";
import { HUMANS } from "./board.mjs";

const BASE = "https://example.org/a/page.html";

/** What an element has of attributes, in a page of a language. */
function elementWith(attributes, lang = "", around = null) {
  const all = new Map(Object.entries(attributes));
  return {
    hasAttribute: (name) => all.has(name),
    getAttribute: (name) => all.get(name) ?? null,
    setAttribute: (name, value) => all.set(name, value),
    removeAttribute: (name) => all.delete(name),
    closest: () => around && { getAttribute: () => around },
    ownerDocument: { baseURI: BASE, documentElement: { lang } },
    get written() {
      return Object.fromEntries(all);
    },
  };
}

const PLAYER = '"human", "none", or "engine" with a level from 1 to 10';
for (const [name, told, right, wrong] of [
  ["view", '"plan" or "3d"', ["plan", "3d"], ["2d", "space", ""]],
  ["language", '"en" or "de"', ["de", "en", "de-AT", "EN"], ["fr", "deu"]],
  ["notation", '"long" or "short"', ["short", "long"], ["brief"]],
  ["theme", '"light", "dark" or "auto"', ["light", "auto", "dark"], ["night"]],
  ["controls", '"none", "pick", "moves", "full" or "setup"', ["none", "pick", "moves", "full", "setup"], ["all"]],
  ["input", '"play", "cells" or "none"', ["cells", "none", "play"], [""]],
  ...["names", "shortcuts", "finger", "sound"].map((name) => [name, '"on" or "off"', ["off", "on"], ["yes", "true"]]),
  ["white", PLAYER, ["none", "engine 1", "engine", " engine  10 ", "human"], ["engine x", "engine 11", "engine 0"]],
  ["black", PLAYER, ["human", "none"], ["computer", ""]],
  ["flipped", "", ["", "false", "x"], []],
  ["pieces", "", ["anything"], []],
])
  test(`${name} may be what it says it may, and nothing else`, () => {
    for (const value of [...right, null]) checkAttribute(name, value);
    for (const value of wrong)
      assert.throws(() => checkAttribute(name, value), {
        name: "HyperplyError",
        code: "bad-argument",
        message: `\`${name}\` must be ${told}, not "${value}".`,
      });
  });

const PLAIN = {
  view: null,
  flipped: false,
  language: "en",
  short: false,
  names: true,
  letters: true,
  rules: null,
  lessons: null,
  input: "play",
  bare: false,
  sound: false,
  finger: null,
  players: HUMANS,
};
const [HUMAN, NONE] = [{ kind: "human" }, { kind: "none" }];
for (const [attributes, meant] of [
  [{}, {}],
  [
    { view: "3d", flipped: "" },
    { view: "3d", flipped: true },
  ],
  [{ view: "plan", flipped: "false" }, { view: "plan" }],
  [{ view: "2d", input: "all", notation: "x", names: "x", shortcuts: "x", sound: "x" }, {}],
  [
    { notation: "short", names: "off", shortcuts: "off", sound: "on" },
    { short: true, names: false, letters: false, sound: true },
  ],
  [
    { input: "cells", controls: "none", finger: "on" },
    { input: "cells", bare: true, finger: true },
  ],
  [
    { input: "none", finger: "off" },
    { input: "none", finger: false },
  ],
  [{ white: "engine", black: "none" }, { players: { white: { kind: "engine", level: 4 }, black: NONE } }],
  [{ white: "nobody", black: "engine 10" }, { players: { white: HUMAN, black: { kind: "engine", level: 10 } } }],
  [{ white: "engine", black: "none", controls: "setup" }, {}], // nobody moves while a position is set up
  [
    { rules: "rules.html", lessons: "../b/?v=2#x" },
    { rules: "https://example.org/a/rules.html", lessons: "https://example.org/b/?v=2#x" },
  ],
  [
    { rules: "https://games.example/r", lessons: "file:///r.html" },
    { rules: "https://games.example/r", lessons: "file:///r.html" },
  ],
  [{ rules: "javascript:alert(1)", lessons: "data:text/html,x" }, {}],
  [{ rules: "http://", lessons: "" }, {}],
])
  test(`what attributes mean: ${JSON.stringify(attributes)}`, () =>
    assert.deepEqual(settingsOf(elementWith(attributes)), { ...PLAIN, ...meant }));

test("a board speaks its own language, or that of what is around it, or of the page, or English", () => {
  for (const [own, around, page, spoken] of [
    ["de", "en", "en", "de"],
    ["de-AT", null, "", "de"],
    ["fr", "de", "de", "en"],
    [undefined, "de-CH", "en", "de"],
    [undefined, "fr", "de", "en"],
    [undefined, null, "DE", "de"],
    [undefined, null, "den", "en"],
    [undefined, null, "", "en"],
  ])
    assert.equal(settingsOf(elementWith(own ? { language: own } : {}, page, around)).language, spoken);
});

test("a rule has its place on the page with the rules, whatever place that address tells", () => {
  assert.equal(ruleAddress("T4", "https://games.example/r?v=2#x"), "https://games.example/r?v=2#T4");
});

test("what a person changes is written as the attribute says it", () => {
  for (const [name, value, written] of [
    ["flipped", true, { flipped: "" }],
    ["flipped", false, {}],
    ["short", true, { notation: "short" }],
    ["short", false, { notation: "long" }],
    ["names", false, { names: "off" }],
    ["finger", true, { finger: "on" }],
    ["sound", true, { sound: "on" }],
    ["view", "3d", { view: "3d" }],
    ["language", "de", { language: "de" }],
    ["players", { white: { kind: "engine", level: 7 }, black: NONE }, { white: "engine 7", black: "none" }],
    ["letters", false, {}],
  ]) {
    const element = elementWith({});
    writeSetting(element, name, value);
    assert.deepEqual(element.written, written);
  }
  const element = elementWith({ flipped: "" });
  writeSetting(element, "flipped", false);
  assert.deepEqual(element.written, {});
});

test("a property that is nothing has no attribute, and one that says false is not set", () => {
  const element = elementWith({ controls: "setup", ask: "false" });
  assert.deepEqual([isSetup(element), isSet(element, "ask"), isSet(element, "flipped")], [true, false, false]);
  setOrRemove(element, "ask", "");
  setOrRemove(element, "controls", undefined);
  setOrRemove(element, "view", null);
  setOrRemove(element, "names", false);
  assert.deepEqual(
    [element.written, isSet(element, "ask"), isSetup(element)],
    [{ ask: "", names: "false" }, true, false],
  );
});
