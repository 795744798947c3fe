// A game with somebody elsewhere: every move goes as a link, whose address holds the whole game.

import { el } from "../../element/draw/dom.js";
import { SPEEDS } from "../../element/state/line.js";
import { rulesOf } from "../../element/state/load-rules.js";
import { other } from "../../element/state/players.js";
import { written } from "../shell/written.js";
import { hashOf } from "./address.js";
import { latestOf, turnOf } from "./turn.js";

/** @typedef {import("../../element/types").Side} Side */

export class Friend {
  /** Counts what is said, so that what comes late says nothing over it. */
  #told = 0;

  /**
   * @param {import("../../element/element.js").HyperplyGame} board
   * @param {HTMLElement} bar where it is said whose turn it is
   * @param {import("../words/words").PlayWords["friend"]} words
   * @param {{ changed: () => void, accept: (n: number) => void }} page is told that what is saved with the game has changed, and that speed moves are agreed on
   */
  constructor(board, bar, words, page) {
    this.board = board;
    this.bar = bar;
    this.words = words;
    this.page = page;
    /** The side that is played here; none in other games. @type {Side | undefined} */
    this.side = undefined;
    /** What was sent last: how many moves, and the last of them. */
    this.sent = "";
    /** How many speed moves each side is offered by whoever moved last. @type {number | undefined} */
    this.offer = undefined;
    this.text = el("p", { class: "grow", role: "status" });
    this.answers = el(
      "span",
      { class: "row" },
      this.answer("accept-speed", words.accept, (n) => page.accept(n)),
      this.answer("decline-speed", words.decline, () => this.setOffer(undefined)),
    );
    this.offers = el(
      "select",
      {
        id: "offer-speed",
        "aria-label": words.offer,
        on: { change: () => this.setOffer(Number(this.offers.value) || undefined) },
      },
      el("option", { value: "", text: words.noOffer }),
      ...SPEEDS.map((n) => el("option", { value: String(n), text: words.each(n) })),
    );
    this.button = el("button", {
      id: "send",
      type: "button",
      class: "accent",
      text: words.send,
      on: { click: () => this.send() },
    });
    this.link = el("input", {
      id: "send-link",
      type: "text",
      readonly: true,
      hidden: true,
      "aria-label": words.linkLabel,
    });
    bar.replaceChildren(this.text, this.answers, this.offers, this.link, this.button);
  }

  /** A button that answers an offer. @param {string} id  @param {string} text  @param {(n: number) => void} give */
  answer(id, text, give) {
    return el("button", { id, type: "button", text, on: { click: () => this.offer && give(this.offer) } });
  }

  /** What is saved with the game. @returns {{ you?: Side, sent?: string, offer?: number }} */
  get state() {
    return this.side ? { you: this.side, sent: this.sent, ...(this.offer && { offer: this.offer }) } : {};
  }

  /** Plays a side against somebody elsewhere, or nobody. @param {Side | undefined} side  @param {{ sent?: string, offer?: number }} [known] */
  play(side, { sent = "", offer } = {}) {
    const { board } = this;
    this.sent = sent;
    this.offer = offer;
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

  /** @param {number | undefined} n */
  setOffer(n) {
    this.offer = n;
    this.page.changed();
    this.render();
  }

  /** A move answers an offer: it is declined, or was accepted before. */
  moved() {
    this.offer = undefined;
  }

  /** The link that goes on with the game on the other side. */
  get address() {
    const you = other(/** @type {Side} */ (this.side));
    return `${location.href.split("#")[0]}${hashOf(this.board, { you, offer: this.offer })}`;
  }

  render() {
    const { board, side, bar, words } = this;
    const status = board.status;
    bar.hidden = !side || !status;
    if (!side || !status) return;
    const { moves, ply } = board;
    const { sent, offer, isFile } = this;
    const turn = turnOf({ status, moves, ply }, { side, sent, offer, isFile });
    this.button.hidden = !turn.sends;
    this.link.hidden = this.button.hidden || this.link.value !== this.address;
    this.offers.hidden = !turn.offers;
    this.offers.value = String(turn.offered ?? "");
    this.answers.hidden = !turn.answers;
    const held = document.activeElement;
    if (bar.contains(held) && !held?.checkVisibility()) board.focus(); // what is gone would take the keyboard with it
    const told = ++this.#told;
    rulesOf(board.variant).then((rules) => {
      if (told === this.#told) this.#tell(this.say(rules, turn));
    });
    this.button.textContent = words[turn.button];
  }

  /** @param {string} text */
  #tell(text) {
    this.#told++;
    this.text.textContent = text;
  }

  /** Whether the page is a file, which nobody elsewhere can open. */
  get isFile() {
    return location.protocol === "file:";
  }

  /** @param {import("../../element/types").Rules} rules  @param {ReturnType<typeof turnOf>} turn */
  say(rules, { says, offered }) {
    const { board, words } = this;
    const side = /** @type {Side} */ (this.side);
    if (says === "begin") return words.begin(side);
    if (says !== "offers" && says !== "played") return words[says];
    const [before, last] = [board.moves.at(-2), board.moves.at(-1)];
    const text = written(rules, { position: before?.position ?? board.start, move: last?.move ?? "" });
    return offered ? words.offers(text, offered) : words.played(text, side);
  }

  async send() {
    const { address, words } = this;
    const title = document.title;
    try {
      if (navigator.share) await navigator.share({ title, text: words.message, url: address });
      else await navigator.clipboard.writeText(address);
    } catch (error) {
      if (/** @type {Error} */ (error).name === "AbortError") return; // the person closed the sheet
      return this.show(address);
    }
    this.sent = latestOf(this.board.moves, this.offer);
    this.page.changed();
    this.render();
    if (!navigator.share) this.#tell(words.copied);
  }

  /** Shows the link, where it can be neither shared nor copied. @param {string} address */
  show(address) {
    this.link.value = address;
    this.link.hidden = false;
    this.#tell(this.words.copyThis);
    this.link.focus();
    this.link.select();
  }
}
