// Two boards on which one game is played by two sets of rules: each follows the other as far as its rules allow.

import { textOf } from "../../element/state/line.js";

/** @typedef {import("../../element/element.js").HyperplyGame} Board */
/** What refuses a move. @typedef {{ message: string, rule?: string }} Why */
/** Where one board does not follow: the move, and what forbids it; nothing if it means another move there. @typedef {{ board: Half, place: Place, why: Why | undefined }} Apart */
/** @typedef {import("../shell/written.js").Place} Place */
/** @typedef {import("./half.js").Half} Half */

/** The moves of a board, each with the position before it. @param {Board} board  @returns {Place[]} */
const placesOf = ({ moves, start }) =>
  moves.map((item, i) => ({ move: textOf(item), position: i ? moves[i - 1].position : start }));

export class LinkedBoards {
  /** Whether the boards are being moved by this class. */
  #busy = false;
  /** Counts what is put on the boards, so that of two the last one counts. */
  #shows = 0;

  /**
   * @param {[Half, Half]} halves
   * @param {() => void} changed called when a position, or what is picked, is another
   */
  constructor(halves, changed) {
    this.changed = changed;
    this.halves = halves;
    /** @type {Apart | null} */
    this.apart = null;
    /** Moves that were taken back because another was played on the other board. @type {{ board: Half, moves: Place[] } | null} */
    this.back = null;
    /** Whether both boards show the same position. */
    this.alike = true;
    /** What a person picks on either board. @type {string | null} */
    this.picked = null;
    for (const half of this.halves) {
      half.board.addEventListener("hyperply-change", ({ detail: { game } }) => {
        if (!game) this.#led(half);
      });
      half.board.addEventListener("hyperply-pick", ({ detail: { clicks } }) => this.#pick(half, clicks[0] ?? null));
    }
  }

  /** @param {Half} half */
  otherThan(half) {
    return half === this.halves[0] ? this.halves[1] : this.halves[0];
  }

  /** What the boards show. @returns {[string, string]} */
  get positions() {
    const [left, right] = this.halves;
    return [left.board.position, right.board.position];
  }

  /** The board whose game is the longer one. */
  get leader() {
    const [left, right] = this.halves;
    if (this.apart) return this.otherThan(this.apart.board);
    return right.board.moves.length > left.board.moves.length ? right : left;
  }

  /**
   * Puts positions on both boards, the same by either rules, plays moves and picks. Says whether nothing overtook it.
   * @param {[string, string]} positions
   * @param {{ moves?: readonly string[], pick?: string }} [more]
   */
  async show(positions, { moves = [], pick } = {}) {
    const show = ++this.#shows;
    this.#busy = true;
    try {
      await Promise.all(this.halves.map(({ board }, i) => board.load(positions[i])));
    } finally {
      if (show === this.#shows) this.#busy = false;
    }
    if (show !== this.#shows) return false;
    Object.assign(this, { apart: null, back: null, picked: null });
    for (const { board } of this.halves) board.mark([]);
    this.#told();
    for (const move of moves) this.halves[0].board.play(move);
    const begins = (/** @type {Half} */ { board }) =>
      board.game?.legal_moves().some(({ clicks }) => clicks[0] === pick);
    if (pick) this.halves.find(begins)?.board.select(pick);
    return true;
  }

  /** One board has another position: the other follows. @param {Half} leader */
  #led(leader) {
    if (this.#busy) return;
    this.#busy = true;
    Object.assign(this, { apart: null, back: null, picked: null });
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
    const wanted = leader.board.moves.slice(0, leader.board.ply).map(textOf);
    const known = board.moves.map(textOf);
    let same = 0;
    while (same < wanted.length && wanted[same] === known[same]) same++;
    if (same < wanted.length && same < board.ply)
      this.back = { board: follower, moves: placesOf(board).slice(same, board.ply) };
    board.go(same);
    for (const place of placesOf(leader.board).slice(same, wanted.length)) {
      const { move } = place;
      if (isLegal(board, move)) board.play(move);
      else {
        this.apart = { board: follower, place, why: refusal(board, move) };
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
      if (board.picked.length) board.select(null);
      const moves = token && this.alike ? (board.game?.legal_moves() ?? []) : [];
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

/** Whether a canonical text is a move on a board. @param {Board} board  @param {string} text */
const isLegal = ({ game }, text) => !game || game.legal_moves().some(({ notation }) => notation === text);

/** Why a board cannot play a canonical text; nothing if it means another move there. @param {Board} board  @param {string} text  @returns {Why | undefined} */
function refusal({ game }, text) {
  const answer = game?.explain(text);
  return answer && !answer.legal ? answer : undefined;
}
