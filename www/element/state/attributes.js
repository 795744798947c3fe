// Settings as attributes of the element, both ways.

import { addressOf } from "../panel/rule-links.js";
import { refusal } from "./errors.js";
import { PLAYER, attributeOf, playerOf } from "./players.js";
import { own } from "../own.js";

/** @typedef {import("../types").Settings} Settings */

const ON_OFF = { has: /^(on|off)$/, told: '"on" or "off"' };
const WHO = { has: PLAYER, told: '"human", "none", or "engine" with a level from 1 to 10' };
/** What attributes may say. @type {Record<string, { has: RegExp, told: string }>} */
const VALUES = {
  view: { has: /^(plan|3d)$/, told: '"plan" or "3d"' },
  language: { has: /^(de|en)\b/i, told: '"en" or "de"' },
  notation: { has: /^(long|short)$/, told: '"long" or "short"' },
  theme: { has: /^(light|dark|auto)$/, told: '"light", "dark" or "auto"' },
  controls: { has: /^(none|pick|moves|full|setup)$/, told: '"none", "pick", "moves", "full" or "setup"' },
  input: { has: /^(play|cells|none)$/, told: '"play", "cells" or "none"' },
  names: ON_OFF,
  shortcuts: ON_OFF,
  finger: ON_OFF,
  sound: ON_OFF,
  white: WHO,
  black: WHO,
};

/** Throws if an attribute says what it cannot. @param {string} name  @param {string | null} value */
export function checkAttribute(name, value) {
  const values = own(VALUES, name);
  if (values && value !== null && !values.has.test(value))
    throw refusal("bad-argument", `\`${name}\` must be ${values.told}, not ${JSON.stringify(value)}.`);
}

/** Whether an attribute is there and not `false`. @param {Element} element  @param {string} name */
export const isSet = (element, name) => element.hasAttribute(name) && element.getAttribute(name) !== "false";

/** @param {Element} element  @param {string} name  @param {unknown} value */
export function setOrRemove(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** Whether the element shows the editor. @param {Element} element */
export const isSetup = (element) => element.getAttribute("controls") === "setup";

/** The language of an element: its own, or else that of the page around it. @param {Element} element  @returns {import("../types").Language} */
function languageOf(element) {
  const own = element.getAttribute("language");
  const around = () => element.closest("[lang]")?.getAttribute("lang") ?? element.ownerDocument.documentElement.lang;
  return /^de\b/i.test(own ?? around()) ? "de" : "en";
}

/** How the game is to be shown. @param {Element} element  @returns {Settings} */
export function settingsOf(element) {
  /** @param {string} name  @param {string} value */
  const is = (name, value) => element.getAttribute(name) === value;
  /** @param {string} name */
  const address = (name) => addressOf(element.getAttribute(name), element.ownerDocument.baseURI);
  /** Nobody moves while a position is set up. @param {string} side */
  const player = (side) => playerOf(isSetup(element) ? null : element.getAttribute(side));
  return {
    view: is("view", "3d") ? "3d" : is("view", "plan") ? "plan" : null,
    flipped: isSet(element, "flipped"),
    language: languageOf(element),
    short: is("notation", "short"),
    names: !is("names", "off"),
    letters: !is("shortcuts", "off"),
    rules: address("rules"),
    lessons: address("lessons"),
    input: is("input", "cells") ? "cells" : is("input", "none") ? "none" : "play",
    bare: is("controls", "none"),
    sound: is("sound", "on"),
    finger: element.hasAttribute("finger") ? !is("finger", "off") : null,
    players: { white: player("white"), black: player("black") },
  };
}

/** Writes what a person has changed into the attributes. @param {Element} element  @param {string} name  @param {unknown} value */
export function writeSetting(element, name, value) {
  if (name === "flipped") setOrRemove(element, "flipped", value ? "" : null);
  else if (name === "short") element.setAttribute("notation", value ? "short" : "long");
  else if (name === "names" || name === "finger" || name === "sound") element.setAttribute(name, value ? "on" : "off");
  else if (name === "players") {
    const players = /** @type {Settings["players"]} */ (value);
    for (const side of /** @type {const} */ (["white", "black"]))
      element.setAttribute(side, attributeOf(players[side]));
  } else if (name === "view" || name === "language") element.setAttribute(name, String(value));
}
