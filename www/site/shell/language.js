// The language of a page, which its HTML says, and the way from one language to the other.

import { has } from "../../element/own.js";

/** @typedef {import("../../element/types").Language} Language */

/** @returns {Language} */
export const language = () => (globalThis.document?.documentElement.lang === "de" ? "de" : "en");

/** The way from a page to the files of the site: pages in another language lie in a folder. */
export const root = () => document.documentElement.dataset.root ?? "";

/** The language that is wanted where the address of a page tells none: the one that was chosen, or else the browser's. @returns {Language} */
export function wanted() {
  const asked = new URLSearchParams(location.search).get("lang");
  const [first] = [asked, stored(), ...navigator.languages].flatMap((tag) => /^(en|de)\b/.exec(tag ?? "")?.[1] ?? []);
  return first === "de" ? "de" : "en";
}

function stored() {
  try {
    return localStorage.getItem("hyperply-language");
  } catch {
    return null; // private windows may forbid it
  }
}

/** Where a page without a language in its address leads, if another one is wanted. */
export function chosenAddress() {
  if (root() || wanted() === "en") return null;
  if (!has(document.documentElement.dataset, "translated")) return null;
  return `de/${location.pathname.split("/").at(-1)}${location.search}${location.hash}`;
}

/** The address of this page in another language, with what it shows. @param {Language} other  @param {string} hash what that is */
export function addressIn(other, hash) {
  const here = new URL(location.href);
  const way = /** @type {HTMLAnchorElement | null} */ (document.querySelector(`#other-language[hreflang="${other}"]`));
  if (!way) return here.href;
  const there = new URL(way.href);
  for (const [name, value] of here.searchParams)
    if (name !== "lang" && !there.searchParams.has(name)) there.searchParams.append(name, value);
  there.search = there.search.replace(/=(?=&|$)/g, ""); // ?one-board
  there.hash = hash;
  return there.href;
}
