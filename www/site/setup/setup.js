// The page on which positions are set up: the editor, and its position in the address.

import "../../element/index.js";
import { FIRST, gameOf, hashOfPosition } from "../play/address.js";
import { Explore } from "./explore.js";
import { SharePosition } from "./share.js";
import { Offline } from "../offline/offline.js";
import { Settings } from "../shell/settings.js";
import { byId, showAddress } from "../shell/dom.js";
import { nameOf } from "../shell/variants.js";
import { familyWith, variantOf } from "../../element/state/load-rules.js";
import { CATALOG } from "#catalog";

/** The page while it is shown. */
export class Page {
  /** @param {Pick<import("../words/words").SiteWords, "embed" | "explore" | "play" | "shell" | "sides">} words */
  constructor(words) {
    const { shell } = words;
    this.settings = new Settings(shell);
    this.offline = new Offline(shell);
    this.board = document.createElement("hyperply-game");
    this.variant = /** @type {HTMLSelectElement} */ (byId("variant"));
    this.variant.append(
      ...CATALOG.map(({ id, name }) =>
        Object.assign(document.createElement("option"), { value: id, textContent: name }),
      ),
    );
    this.variant.addEventListener("change", () => this.open(this.variant.value));
    this.settings.apply(this.board);
    for (const [name, value] of Object.entries({ controls: "setup", rules: "rules.html", lessons: "learn.html" }))
      this.board.setAttribute(name, value);
    this.board.addEventListener("hyperply-setup", () => this.changed());
    this.board.addEventListener("hyperply-setting", ({ detail: { name, value } }) => this.settings.save(name, value));
    window.addEventListener("popstate", () => this.read()); // before a position that comes late writes its own address
    this.explore = new Explore(words, {
      onmove: (position) => this.open(position),
      share: new SharePosition(this.board, byId("embed"), words),
    });
    this.explore.element.slot = "panel";
    this.board.append(this.explore.element);
    byId("page").append(this.board);
    this.read();
  }

  /** Reads the position in the address. */
  read() {
    const start = gameOf(location.hash)?.start ?? FIRST;
    return this.open(familyWith(variantOf(start)) === undefined ? FIRST : start);
  }

  /** Opens a position; what is wrong with one that cannot be read is told by the board. @param {string} text */
  async open(text) {
    await this.board.load(text).catch(() => {});
    document.body.dataset.ready = "";
    this.changed();
  }

  changed() {
    const { position, variant } = this.board;
    this.variant.value = variant;
    document.title = document.title.replace(/^.*?(?= · )/, nameOf(variant));
    showAddress(hashOfPosition(position));
    this.explore.show(position);
  }
}
