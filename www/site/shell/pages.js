// Other pages of the site, read by one that shows something of them.

import { language } from "./language.js";

/** A page of the one file, in the language of this page or else in English. @param {string} name  @returns {Promise<DocumentFragment | undefined>} */
export async function inside(name) {
  /** @type {HTMLTemplateElement | null} */
  const page = document.querySelector(`template[data-page="${name}"]`);
  if (!page) return undefined;
  const { content } = await unpacked(page);
  /** @param {string} lang */
  const textIn = (lang) =>
    /** @type {HTMLTemplateElement | null} */ (content.querySelector(`template[data-lang="${lang}"]`))?.content;
  const own = textIn(language());
  if (own) return own;
  const english = textIn("en");
  for (const part of english?.querySelectorAll("article, #contents") ?? []) part.setAttribute("lang", "en");
  return english;
}

/** A page by its name; the edition in one file has them inside. @param {string} name @returns {Promise<ParentNode>} */
export async function pageOf(name) {
  const here = await inside(name);
  if (here) return here;
  const answer = await fetch(`${name}.html`);
  if (!answer.ok) throw new Error(answer.statusText);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** A template of the one file, whose long texts are packed. @param {HTMLTemplateElement} template */
export async function unpacked(template) {
  const { packed } = template.dataset;
  if (packed === undefined) return template;
  template.innerHTML = await inflated(packed);
  delete template.dataset.packed;
  return template;
}

/** Unpacks a text of the one file. @param {string} packed */
export function inflated(packed) {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

/** The whole address of a page of the site, which the one file has inside. @param {string} address such as play.html#variant=chess */
export const wholeAddress = (address) =>
  new URL(isOneFile() ? address.replace(/^([a-z0-9-]+)\.html/, "?$1") : address, location.href).href;

/** Whether this is the one file, which has all pages inside. */
export const isOneFile = () => document.querySelector("template[data-page]") !== null;
