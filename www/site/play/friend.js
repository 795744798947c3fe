// A game with somebody elsewhere: every move goes as a link, whose address holds the whole game.

import { SIDES, other } from "../../element/words/sentences.js";
import { el } from "../../element/draw/dom.js";
import { hashOf } from "./address.js";

/** @typedef {import("../../element/types").Side} Side */

export class Friend {
  /**
   * @param {import("../../element/element.js").HyperplyGame} board
   * @param {HTMLElement} bar where it is said whose turn it is
   * @param {() => void} changed what is saved with the game has changed
   */
  constructor(board, bar, changed) {
    this.board = board;
    this.bar = bar;
    this.changed = changed;
    /** The side that is played here; none in other games. @type {Side | undefined} */
    this.side = undefined;
    /** What was sent last: how many moves, and the last of them. */
    this.sent = "";
    this.words = el("p", { class: "grow", role: "status" });
    this.button = el("button", {
      id: "send",
      type: "button",
      class: "accent",
      text: "Send my move",
      on: { click: () => this.send() },
    });
    this.link = el("input", {
      id: "send-link",
      type: "text",
      readonly: true,
      hidden: true,
      "aria-label": "Link for your friend",
    });
    bar.replaceChildren(this.words, this.link, this.button);
  }

  /** What is saved with the game. */
  get state() {
    return this.side ? { you: this.side, sent: this.sent } : {};
  }

  /** Plays a side against somebody elsewhere, or nobody. @param {Side | undefined} side  @param {string} [sent] */
  play(side, sent = "") {
    const { board } = this;
    this.sent = sent;
    if (this.side === "black" && !side) board.removeAttribute("flipped");
    if (side) {
      board.toggleAttribute("flipped", side === "black");
      board.setAttribute(other(side), "none");
      board.removeAttribute(side);
    } else if (this.side) {
      board.removeAttribute(other(this.side));
    }
    this.side = side;
    this.render();
  }

  /** The link that goes on with the game on the other side. */
  get address() {
    return `${location.href.split("#")[0]}${hashOf(this.board, { you: other(/** @type {Side} */ (this.side)) })}`;
  }

  render() {
    const { board, side, bar } = this;
    const status = board.status;
    bar.hidden = !side || !status;
    if (!side || !status) return;
    const looking = board.ply < board.moves.length;
    const own = !status.outcome && status.turn === side;
    this.button.hidden = this.isFile || looking || own || board.moves.length === 0;
    this.link.hidden = this.button.hidden || this.link.value !== this.address;
    this.words.textContent = this.say(own, looking);
    this.button.textContent = this.isSent ? "Send again" : "Send my move";
  }

  /** Whether the page is a file, which nobody elsewhere can open. */
  get isFile() {
    return location.protocol === "file:";
  }

  /** The moves that are there to be sent. */
  get latest() {
    const { moves } = this.board;
    return `${moves.length} ${moves.at(-1)?.move ?? ""}`;
  }

  get isSent() {
    return this.sent === this.latest;
  }

  /** @param {boolean} own  @param {boolean} looking */
  say(own, looking) {
    const { board, side } = this;
    const name = SIDES[/** @type {Side} */ (side)];
    if (this.isFile && board.moves.length)
      return "This page is a file, so its links open nowhere else: send the record, which stands under “Save, share, load”.";
    if (looking) return "You are looking back. Go to the last move to play on.";
    if (board.status?.outcome)
      return this.isSent ? "The game is over." : "The game is over. Send it, if your friend has not seen the end.";
    if (!own) return this.isSent ? "Sent. The answer will come as a link: open it here." : "Your move is not sent yet.";
    const last = board.moves.at(-1)?.move;
    return last && board.moves.length
      ? `Your friend played ${last}. Your move: you are ${name}.`
      : `You are ${name}. Make your move, then send it as a link.`;
  }

  async send() {
    const { address } = this;
    const title = document.title;
    try {
      if (navigator.share) await navigator.share({ title, text: "My move", url: address });
      else await navigator.clipboard.writeText(address);
    } catch (error) {
      if (/** @type {Error} */ (error).name === "AbortError") return; // the person closed the sheet
      return this.offer(address);
    }
    this.sent = this.latest;
    this.changed();
    this.render();
    if (!navigator.share)
      this.words.textContent =
        "The link is copied: send it to your friend. The answer will come as a link: open it here.";
  }

  /** Shows the link, where it can be neither shared nor copied. @param {string} address */
  offer(address) {
    this.link.value = address;
    this.link.hidden = false;
    this.words.textContent = "Copy this link and send it to your friend:";
    this.link.focus();
    this.link.select();
  }
}
