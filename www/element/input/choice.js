// Choosing a move click by click.

import { endings, takeDetour } from "../state/capture-path.js";
import { isPointing } from "../state/layout.js";
import { isHuman } from "../state/players.js";
import {
  absentFrom,
  boardUnder,
  chosenEntry,
  chosenPiece,
  isPlace,
  matching,
  options,
  starts,
} from "../state/selection.js";
import { explain, isSamePick, isSamePosition, owesPromotion } from "../state/state.js";
import { lookAt, pick, promote, say, showColumn, showColumnOf } from "../state/transitions.js";
import { whyStuck } from "../state/why-stuck.js";
import { readMove } from "../words/move-text.js";

/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").State} State */

export class Choice {
  /** @param {import("../play.js").Play} table */
  constructor(table) {
    this.table = table;
  }

  /** Asks what a pawn that waits becomes; the move is chosen after that. @param {State} state */
  async promote(state) {
    const { table } = this;
    const { words } = state;
    const { turn } = state.status;
    const letters = [...new Set(state.moves.map(({ clicks }) => clicks[1].slice(1)))];
    const answer = await table.choose(
      words.ask.promotePawn,
      letters.map((value) => ({ value, label: words.pieces[value], piece: { piece: value, side: turn } })),
    );
    const now = table.state;
    if (answer === null || !now || !isSamePosition(now, state) || !owesPromotion(now) || !isHuman(now, turn)) return;
    table.show(pick(promote(showColumn(now, state.column), answer), []));
  }

  cancel(state = this.table.playing) {
    this.table.show(pick(!state.clicks.length && state.becomes ? promote(state, null) : state, []));
  }

  /** Takes the last landing of a capture back, or else everything that was picked. */
  back() {
    const state = this.table.playing;
    if (state.pointed || !state.clicks.length) return this.cancel();
    this.table.show(pick(state, state.clicks.length < 2 ? [] : state.clicks.slice(0, -1)));
  }

  /** Picks a piece to be dragged. @param {string} token */
  hold(token) {
    const state = this.table.playing;
    this.table.show(pick(state.board.cells.has(token) ? showColumnOf(state, token) : state, [token]));
  }

  /** Picks where what was dragged is dropped. @param {{ token: string, column?: string }} target */
  drop({ token, column }) {
    return column === undefined ? this.pick(token) : this.pickColumn(column);
  }

  /** Picks a cell, a place of a board, the tray or an absent piece. @param {string} token */
  async pick(token, state = this.table.playing) {
    const { table } = this;
    const { clicks, status } = state;
    if (isPlace(state, token)) state = showColumnOf(state, token);
    if (status.outcome) return this.say(state, ({ gameOver }) => ({ tone: "info", text: gameOver }));
    if (!isHuman(state, status.turn)) return table.show(state);
    if (owesPromotion(state)) return starts(state, token) ? this.promote(state) : this.refuse(token, state);
    if (state.pointed) return token === clicks.at(-1) ? this.carryOut() : this.back();
    const next = !state.preview && clicks.length ? options(state).get(token) : null;
    if (next) return this.finish([...clicks, next[0].clicks[clicks.length]], state);
    const whole = clicks.length ? (endings(state).get(token) ?? []) : [];
    if (whole.length === 1) return this.finish([...whole[0].clicks], state);
    if (whole.length > 1) return this.say(state, ({ severalEnds }) => ({ tone: "info", text: severalEnds(token) }));
    const detour = clicks.length && !starts(state, token) ? takeDetour(state, token) : null;
    if (detour) return table.show(pick(detour, [...clicks, token]));
    const at = clicks.indexOf(token, 1);
    if (at > 0 || (clicks.length > 1 && token === clicks[0]))
      return table.show(pick(state, clicks.slice(0, Math.max(at, 1))));
    if (token === clicks[0]) return this.cancel(state);
    if (starts(state, token)) {
      const whole = state.moves.some((move) => move.clicks.length === 1 && move.clicks[0] === token);
      return whole ? this.finish([token], state) : table.show(pick(state, [token]));
    }
    const absent =
      state.pieces.has(token) || (clicks.length && !chosenEntry(state)) ? undefined : absentFrom(state, [token]);
    if (absent) return this.pickEntry(absent, state);
    const under = boardUnder(state, token);
    if (under) return table.show(pick(state, [under]));
    if (isPlace(state, token)) return this.refuse(token, state);
  }

  /** Plays the move if only one remains, asks if several are. @param {string[]} clicks  @param {State} before */
  async finish(clicks, before) {
    const { table } = this;
    let state = pick(before, clicks);
    let moves = matching(state);
    if (moves.every((move) => move.path && move.clicks.length > state.clicks.length)) return table.show(state);
    while (moves.length > 1) {
      table.show(state);
      if (!table.state || !isSamePick(table.state, state)) return; // who was told of the pick has played
      const answer = await this.ask(moves, state);
      const now = table.state;
      if (!now || !isSamePick(now, state)) return; // something else is on the table
      if (answer === null) return table.show(pick(now, now.clicks.slice(0, 1)));
      state = pick(now, [...now.clicks, answer]);
      moves = matching(state);
    }
    this.offer(moves[0], state);
  }

  /** Plays a move, or only shows it where the players point first: the opponent may object. @param {Move} move */
  offer(move, state = this.table.playing) {
    if (!isPointing(state) || move.kind === "huff") return this.table.play(move, "person", state);
    this.table.show(pick(state, [...move.clicks], move));
  }

  /** Plays the move that is shown. */
  carryOut() {
    const { playing: state } = this.table;
    if (!state.pointed) return;
    if (isHuman(state, state.status.turn)) this.table.play(state.pointed, "person");
    else this.cancel();
  }

  /** Plays a typed move, or says why not; whether it is one. @param {string} text */
  type(text) {
    if (!text) return false;
    const answer = this.read(text);
    if (answer.legal) this.offer(answer.move);
    else this.table.sayError(answer, text);
    return answer.legal;
  }

  /** A typed move, or why it is none. @param {string} text */
  read(text) {
    const { words } = this.table.playing;
    const answer = readMove(this.table.playing, text);
    if (answer.legal || answer.code !== "bad-notation") return answer;
    const shown = text.length > 40 ? `${text.slice(0, 40)} …` : text;
    return { ...answer, message: words.notation.unread(shown, answer.message) };
  }

  /** Plays a move of the analysis. @param {Move} move */
  playBest(move) {
    const { playing: state } = this.table;
    const { turn } = state.status;
    if (isHuman(state, turn)) return this.table.play(move, "person");
    this.table.refused({ text: state.words.refusals.notPlayedHere(turn) });
  }

  /** @param {Move[]} moves  @param {State} state */
  ask(moves, state) {
    const {
      pieces,
      clicks: { length: at },
      status,
      words: { pieces: names, ask },
    } = state;
    const answers = [...new Set(moves.map((move) => move.clicks[at]))].map((value) => {
      const move = moves.find((candidate) => candidate.clicks[at] === value);
      if (value.startsWith("=") && move?.promotion) {
        const piece = { piece: move.promotion, side: status.turn };
        return { value, label: names[move.promotion], piece };
      }
      const piece = pieces.get(value);
      return piece ? { value, label: ask.pieceOn(piece.piece, value), piece } : { value, label: value };
    });
    const { table } = this;
    const [{ kind, promotion, piece }] = moves;
    if (kind === "castling") return table.choose(ask.castle, answers);
    if (promotion) return table.choose(ask.promote(piece === "A" ? "P" : piece), answers);
    if (kind !== "time-out") return table.choose(ask.goOn, answers);
    return table.choose(ask.rounds, answers, ask.roundsNote);
  }

  /** Shows what stands in a column and, if that is unambiguous, picks there. @param {string} column */
  pickColumn(column) {
    const { table } = this;
    const state = showColumn(table.playing, column);
    const cells = state.board.columns.get(column)?.cells ?? [];
    const next = state.clicks.length && !state.preview ? options(state) : new Map();
    const open = cells.filter((cell) => next.has(cell));
    const own = cells.filter((cell) => starts(state, cell));
    if (open.length === 1) return this.pick(open[0], state);
    if (open.length) return table.show(state);
    if (own.length === 1) return this.pick(own[0], state);
    const absent =
      state.clicks.length || cells.some((cell) => state.pieces.has(cell)) ? undefined : absentFrom(state, cells);
    if (absent) return this.pickEntry(absent, state);
    const picked = state.board.cells.get(state.clicks[0]);
    if (state.clicks.length && !own.length)
      return this.refuse(cells.find((cell) => state.pieces.has(cell)) ?? cells[0], state);
    table.show(pick(state, picked && picked.column !== column ? [] : state.clicks));
  }

  /** Picks an absent piece, or only looks at it. @param {import("../types").Rematerialization} entry */
  pickEntry(entry, before = this.table.playing) {
    const { table } = this;
    const again = chosenEntry(before) === entry;
    table.show(pick(before, []));
    if (again) return;
    const isMine = starts(before, entry.entry) && isHuman(before, before.status.turn);
    const state = isMine ? pick(table.playing, [entry.entry]) : lookAt(table.playing, entry);
    return this.say(state, () => this.entryMessage(entry, state));
  }

  /** Says something of a state, once the words are there. @param {State} state  @param {(refusals: import("../types").Words["refusals"]) => import("../types").Message | null} message */
  say(state, message) {
    return this.worded(state, (told) => this.table.show(say(told, message(told.words.refusals))));
  }

  /** Tells something of a state, once the words are there: as it is shown then, and nothing if something else is on the table. @param {State} state  @param {(state: State) => void} tell */
  async worded(state, tell) {
    const { table } = this;
    if (state.words.has("play")) return tell(state);
    const before = table.playing;
    await table.need("play");
    if (isSamePick(table.state, before)) tell({ ...state, ...table.appearance });
  }

  /** What there is to say of an absent piece that is picked or looked at. @param {import("../types").Rematerialization} entry  @param {State} state  @returns {import("../types").Message | null} */
  entryMessage(entry, state) {
    const { refusals } = state.words;
    if (entry.blocked) {
      const { message, rule, cells } = entry.blocked;
      return { tone: "info", text: refusals.entry(entry.side, message), rule, cells };
    }
    if (!state.preview) return null;
    const { side, piece, origin } = entry;
    if (side !== state.status.turn) return { tone: "info", text: refusals.couldReturn(side, piece, origin) };
    const rule = entry.targets.find((target) => target.rule)?.rule;
    return { tone: "info", text: refusals.noReturn(side, piece, origin), rule };
  }

  /** Says why what was picked cannot go to a cell or place. @param {string} token  @param {State} state */
  refuse(token, state) {
    return this.worded(state, (told) => this.tellWhy(token, told));
  }

  /** @param {string} token  @param {State} state */
  tellWhy(token, state) {
    const { table } = this;
    const {
      family,
      status,
      words,
      words: { refusals },
    } = state;
    const special = family.refusal(state, token);
    if (special) return table.refused(special, state);
    const place = state.board.cells.get(token);
    const there = state.pieces.get(token);
    const [first] = state.clicks;
    if (!place) return;
    if (there?.side === status.turn && !(first && chosenEntry(state)))
      return table.refused(whyStuck(state, there), pick(state, [])); // another piece is meant
    if (!first) {
      if (!there) return this.cancel(state);
      const text = refusals.otherTurn(words.cell(place.cell), there.side, there.piece);
      return table.refused({ text }, state);
    }
    const why = explain(state, family.wish(state, place));
    if (why.legal) return table.show(state);
    if (why.code === "bad-notation") {
      const text = refusals.cannotGo(chosenPiece(state)?.piece ?? "", first, place.cell);
      return table.refused({ text }, state);
    }
    table.refused({ tone: "error", text: why.message, rule: why.rule, cells: why.cells }, state);
  }
}
