// The editor in the place of the table, while a position is set up. It is loaded when it is needed.

import { focusIn } from "../draw/dom.js";
import { familyWith, rulesOf, variantOf } from "../state/load-rules.js";

/** @typedef {import("../types").Host} Host */
/** @typedef {import("./editor.js").Steps & { setup: import("./types").Setup }} Turn */
/** A position, and with which steps an editor in another language goes on. @typedef {{ position: string, editor?: import("./editor.js").Kept }} Kept */

export class Workbench {
  /** @type {import("./editor.js").Editor | null} */
  editor = null;
  /** What is on its way into the editor. @type {Kept | null} */
  #coming = null;

  /** @param {import("../table.js").Table} table  @param {Host} host */
  constructor(table, host) {
    this.table = table;
    this.host = host;
  }

  /** What is in the editor, or on its way there. @returns {Kept | null} */
  get kept() {
    return this.editor ? { position: this.editor.position, editor: this.editor.kept } : this.#coming;
  }

  /**
   * Shows a position in the editor. One that cannot be read leaves what is there.
   * @param {string} position  @param {() => boolean} isWanted whether it still is, once the editor is loaded
   * @param {Kept["editor"]} [kept] of an editor of this position in another language
   */
  async open(position, isWanted, kept) {
    const coming = { position, editor: kept };
    this.#coming = coming;
    try {
      await this.#open(position, isWanted, kept);
    } finally {
      if (this.#coming === coming) this.#coming = null;
    }
  }

  /** @param {string} position  @param {() => boolean} isWanted  @param {Kept["editor"]} kept */
  async #open(position, isWanted, kept) {
    const variant = variantOf(position);
    const family = familyWith(variant) ?? "";
    const words = this.table.words.of(family);
    const [{ Editor }, rules] = await Promise.all([
      import("./editor.js"),
      rulesOf(variant),
      words.need("setup"),
      words.need(family),
    ]);
    if (!isWanted()) return;
    const { table, host, editor: before } = this;
    table.actions.analyze(false);
    table.asking.closeAll();
    const prefer = (/** @type {Partial<import("../types").Settings>} */ settings) => {
      table.prefer(settings);
      this.dress();
    };
    if (before?.variant === variant) return before.open(position);
    const turn = (/** @type {Turn} */ steps) => this.#turn(steps);
    const game = { rules, text: position };
    this.editor = new Editor({ ...host, prefer, turn }, table.appearance, game, kept ?? before?.left);
    before?.free();
    table.node.remove();
  }

  /** A step leads to a setup of another game. @param {Turn} steps */
  async #turn(steps) {
    const { editor: before } = this;
    const held = before && focusIn(before.node);
    await this.open(steps.setup.variant, () => this.editor === before, steps);
    const { editor } = this;
    if (!editor || editor === before) return;
    const { position, problems } = editor;
    this.host.emit("setup", { position, problems: [...problems] });
    if (held) editor.hold(held.id);
  }

  /** Shows it as the table would be shown. */
  dress() {
    this.editor?.dress(this.table.appearance);
  }

  /** Puts the table back. */
  close() {
    if (!this.editor) return;
    this.editor.free();
    this.editor = null;
    this.host.root.append(this.table.node);
  }
}
