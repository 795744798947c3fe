// Two boards on which one game is played by two sets of rules: each follows the other as far as its rules allow.

import { el } from "../table/dom.js";
import { outcomeWords, SIDES } from "../table/words.js";

/** @typedef {import("../table/element.js").HyperplyGame} Board */
/** @typedef {import("../table/types").Rules} Rules */
/** @typedef {import("../table/types").Comparison} Comparison */
/** @typedef {import("../table/types").Refusal} Refusal */

/** Where one board does not follow: the move, and what forbids it. @typedef {{ board: Half, move: string, why: Refusal }} Apart */

/** One of the two boards. */
export class Half {
  /** @param {Board} board  @param {string} side */
  constructor(board, side) {
    this.board = board;
    this.side = side;
    this.name = el("strong", {});
    this.state = el("span", { class: "muted small" });
    this.node = el("figure", { class: "half", data: { side } }, el("figcaption", {}, this.name, " ", this.state), board);
  }

  /** The moves up to the position that is shown, as texts. */
  get line() {
    return this.board.moves.slice(0, this.board.ply).map(({ speed, move }) => (speed ? `speed${speed}` : move ?? ""));
  }

  /** Says whose turn it is, or how the game ended. */
  render() {
    const { status, variant } = this.board;
    if (!status) return;
    this.node.dataset.variant = variant;
    const { result = "", reason = "" } = status.outcome ? outcomeWords(status.outcome) : {};
    this.state.textContent = status.outcome ? `${result} ${reason}` : `${SIDES[status.turn]} to move${status.checks.length ? ", in check" : ""}`;
  }
}

export class Pair {
  /** Whether the boards are being moved by the pair. */
  #busy = false;

  /**
   * @param {HTMLElement} place
   * @param {[Board, Board]} boards
   * @param {() => void} changed called when a position, or what is picked, is another
   */
  constructor(place, boards, changed) {
    this.changed = changed;
    this.halves = /** @type {[Half, Half]} */ (boards.map((board, i) => new Half(board, i ? "right" : "left")));
    /** @type {Apart | null} */
    this.apart = null;
    /** What a person picks on either board. @type {string | null} */
    this.picked = null;
    for (const half of this.halves) {
      half.board.addEventListener("hyperply-change", ({ detail: { game } }) => { if (!game) this.#led(half); });
      half.board.addEventListener("hyperply-pick", ({ detail: { clicks } }) => this.#pick(half, clicks[0] ?? null));
    }
    place.replaceChildren(...this.halves.map(({ node }) => node));
  }

  /** @param {Half} half */
  otherThan(half) {
    return half === this.halves[0] ? this.halves[1] : this.halves[0];
  }

  /**
   * Puts positions on both boards, the same by either rules, plays moves and picks.
   * @param {[string, string]} positions
   * @param {{ moves?: readonly string[], pick?: string }} [more]
   */
  async show(positions, { moves = [], pick } = {}) {
    this.#busy = true;
    this.apart = null;
    this.picked = null;
    try {
      await Promise.all(this.halves.map(({ board }, i) => board.load(positions[i])));
      for (const { board } of this.halves) board.mark([]);
    } finally {
      this.#busy = false;
    }
    for (const move of moves) this.halves[0].board.play(move);
    const begins = (/** @type {Half} */ { board }) => board.game?.legal_moves().some(({ clicks }) => clicks[0] === pick);
    if (pick) this.halves.find(begins)?.board.select(pick);
    this.#told();
  }

  /** Goes back or forward on the board whose game is the longer one; the other follows. @param {(board: Board) => void} step */
  go(step) {
    const [left, right] = this.halves;
    const leader = this.apart ? this.otherThan(this.apart.board) : right.board.moves.length > left.board.moves.length ? right : left;
    step(leader.board);
  }

  /** One board has another position: the other follows. @param {Half} leader */
  #led(leader) {
    if (this.#busy) return;
    this.#busy = true;
    this.picked = null;
    this.apart = null;
    try {
      this.#follow(leader, this.otherThan(leader));
    } finally {
      this.#busy = false;
    }
    for (const { board } of this.halves) board.mark([]);
    this.#told();
  }

  /** Plays what the leader has played, as far as these rules allow it. @param {Half} leader  @param {Half} follower */
  #follow(leader, follower) {
    const { board } = follower;
    const wanted = leader.line;
    const known = board.moves.map(({ speed, move }) => (speed ? `speed${speed}` : move));
    let same = 0;
    while (same < wanted.length && wanted[same] === known[same]) same++;
    board.go(same);
    for (const move of wanted.slice(same)) {
      try {
        board.play(move);
      } catch (error) {
        this.apart = { board: follower, move, why: /** @type {Refusal} */ (error) };
        return;
      }
    }
  }

  /** What is picked on one board is picked on the other, if it can be. @param {Half} half  @param {string | null} token */
  #pick(half, token) {
    if (this.#busy || token === this.picked) return;
    this.picked = token;
    const { board } = this.otherThan(half);
    this.#busy = true;
    try {
      board.select(null);
      const moves = token && !this.apart ? board.game?.legal_moves() ?? [] : [];
      if (token && moves.some(({ clicks }) => clicks[0] === token && clicks.length > 1)) board.select(token);
    } finally {
      this.#busy = false;
    }
    this.#told();
  }

  #told() {
    for (const half of this.halves) half.render();
    this.changed();
  }
}
