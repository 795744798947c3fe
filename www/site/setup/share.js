// Shares the position that is set up, as a game is shared: by link, in other pages, and as a picture.

import { el } from "../../element/draw/dom.js";
import { EmbedDialog } from "../embed/dialog.js";
import { hashOf } from "../play/address.js";
import { pictureBox } from "../play/share-picture.js";
import { CopyBox } from "../shell/copy.js";
import { isOneFile, wholeAddress } from "../shell/pages.js";

/** @typedef {import("../play/share-picture.js").Shown} Shown */

export class SharePosition {
  /**
   * @param {import("../../element/element.js").HyperplyGame} board
   * @param {HTMLElement} dialog
   * @param {Pick<import("../words/words").SiteWords, "embed" | "explore" | "play" | "shell">} words
   */
  constructor(board, dialog, { embed, explore, play: { share }, shell: { close, copying } }) {
    this.shown = shownOn(board);
    this.picture = pictureBox(this.shown, share.picture);
    this.link = new CopyBox({ id: "link", rows: 2, ...explore.link }, copying);
    board.addEventListener("hyperply-setting", () => this.#render());
    const embedding = new EmbedDialog(dialog, this.shown, { embed, close, copying });
    this.node = el(
      "details",
      { id: "share", on: { toggle: () => this.#render() } },
      el("summary", { text: explore.share }),
      this.link.node,
      isOneFile()
        ? null
        : el(
            "div",
            { class: "row" },
            el("button", {
              id: "open-embed",
              type: "button",
              class: "small",
              "aria-haspopup": "dialog",
              text: share.embed,
              on: { click: () => embedding.open() },
            }),
          ),
      this.picture.node,
    );
  }

  /** @param {boolean} isLegal whether there is a position to be shared */
  show(isLegal) {
    this.node.hidden = !isLegal;
    this.#render();
  }

  /** Writes the link, but only while somebody looks. */
  #render() {
    if (!this.node.open || this.node.hidden) return;
    this.link.area.value = wholeAddress(`play.html${hashOf(this.shown)}`);
    this.picture.render();
  }
}

/** The position in the editor as a game that has just begun. @param {import("../../element/element.js").HyperplyGame} board  @returns {Shown} */
const shownOn = (board) => ({
  game: null,
  moves: [],
  ply: 0,
  get variant() {
    return board.variant;
  },
  get position() {
    return board.position;
  },
  get start() {
    return board.position;
  },
  get record() {
    return board.position;
  },
  get inSpace() {
    return board.inSpace;
  },
  picture: (options) => board.picture(options),
  hasAttribute: (name) => board.hasAttribute(name),
  getAttribute: (name) => board.getAttribute(name) ?? (name === "view" ? "plan" : null), // the editor begins flat
});
