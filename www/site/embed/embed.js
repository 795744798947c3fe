// One game in the frame of another page: the element alone, as the address asks for it.

import "../../element/index.js";
import { el } from "../../element/draw/dom.js";
import { variantOf } from "../../element/state/load-rules.js";
import { byId } from "../shell/dom.js";
import { nameOf } from "../shell/variants.js";
import { FIRST, gameOf, hashOf, loadLink } from "../play/address.js";
import { attributesIn } from "./address.js";
import { ready } from "./frame-size.js";
import { prepare } from "./shared-rules.js";
import { CATALOG } from "#catalog";

/** The page while it is shown. */
export class Page {
  /** The address that was read last. */
  #reading = {};
  /** @type {import("../../element/element.js").HyperplyGame | null} */
  #board = null;

  /** @param {Pick<import("../words/words").SiteWords, "embed">} words */
  constructor({ embed }) {
    this.words = embed;
    this.root = byId("embed");
    this.trouble = byId("trouble");
    this.onward = byId("onward");
    window.addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => leaveFrame(event), true);
    this.read();
  }

  /** Shows what the address asks for. */
  async read() {
    const reading = {};
    this.#reading = reading;
    const attributes = attributesIn(location.hash);
    const { start = FIRST, moves = [], ply } = gameOf(location.hash) ?? {};
    const board = /** @type {import("../../element/element.js").HyperplyGame} */ (
      el("hyperply-game", {
        controls: "moves",
        rules: "rules.html",
        lessons: "learn.html",
        shortcuts: "off",
        ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value || true])),
      })
    );
    byId("title").textContent = nameOf(variantOf(start));
    document.documentElement.dataset.theme = attributes.theme ?? "auto";
    await prepare(variantOf(start));
    if (this.#reading !== reading) return;
    this.#board?.remove();
    this.#board = board;
    this.root.dataset.boards = CATALOG.find(({ id }) => id === variantOf(start))?.single ? "one" : "many";
    byId("title").after(board);
    this.onward.hidden = attributes.controls === "none";
    this.trouble.hidden = true;
    const [link] = this.onward.getElementsByTagName("a");
    link.href = `play.html${location.hash}`;
    board.addEventListener("hyperply-change", () => {
      link.href = `play.html${hashOf(board)}${attributes.view ? `&view=${attributes.view}` : ""}`; // with what is played here
    });
    try {
      await loadLink(board, start, { moves, ply });
    } catch {
      if (this.#reading === reading) this.#fail();
    }
    if (this.#reading === reading) ready(this.root);
  }

  /** What cannot be shown is said; a board that shows something else does not stay. */
  #fail() {
    this.#board?.remove();
    this.#board = null;
    this.onward.hidden = true;
    this.trouble.hidden = false;
    this.trouble.textContent = this.words.damaged;
  }
}

/** Links leave the frame for a page of their own. @param {Event} event */
function leaveFrame(event) {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link) link.target = "_blank";
}
