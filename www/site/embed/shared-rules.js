// Frames of one page that show games of one family load and compile its rules once: frames of one site see each other.

import { FAMILIES } from "#families";
import { familyWith } from "../../element/state/load-rules.js";
import { root } from "../shell/language.js";

const NAME = "hyperplyModules";
/** @typedef {Map<string, Promise<WebAssembly.Module>>} Modules by their addresses */

/** What a frame has, if it is one of this site. @param {Window} frame  @returns {Modules | undefined} */
function modulesOf(frame) {
  try {
    return /** @type {any} */ (frame)[NAME];
  } catch {
    return undefined; // a page of another site
  }
}

/** @param {string} address */
async function loaded(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** What another frame is loading; ourselves if it fails, or goes before it has it. @param {string} address  @param {Promise<WebAssembly.Module>} begun  @param {Window} frame */
function loadedBy(address, begun, frame) {
  const listening = new AbortController();
  const gone = new Promise((_, failed) => {
    frame.addEventListener("pagehide", failed, { signal: listening.signal });
  });
  return Promise.race([begun, gone])
    .finally(() => listening.abort())
    .catch(() => loaded(address));
}

/** What this frame has, or a frame beside it, or else it is loaded. @param {string} address  @returns {Promise<WebAssembly.Module>} */
function moduleAt(address) {
  const own = modulesOf(window) ?? new Map();
  /** @type {any} */ (window)[NAME] = own;
  const known = own.get(address);
  if (known) return known;
  const frames = Array.from({ length: parent.length }, (_, i) => parent[i]);
  const [first] = frames.flatMap((frame) => {
    const begun = frame !== window && modulesOf(frame)?.get(address);
    return begun ? [{ begun, frame }] : [];
  });
  const module = first ? loadedBy(address, first.begun, first.frame) : loaded(address);
  own.set(address, module);
  module.catch(() => own.delete(address)); // the next one tries again
  return module;
}

/** The rules of a family, in the making. @param {string} family */
export const begin = (family) => moduleAt(new URL(`${root()}pkg/${family}_bg.wasm`, location.href).href);

/** The rules of a variant, ready before a board asks for them; what fails is told by the board. @param {string} variant */
export async function prepare(variant) {
  const family = familyWith(variant);
  if (!family) return;
  try {
    const { init } = await FAMILIES[family]();
    await init(begin(family));
  } catch {
    // the board tries again
  }
}
