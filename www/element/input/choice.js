// Choosing a move click by click.

import { SIDES, other } from "../words/sentences.js";
import { TRAY, absentFrom, chosenEntry, chosenPiece, isPlace, matching, options, starts } from "../state/selection.js";
import { endings, takeDetour } from "../state/capture-path.js";

/** @typedef {import("../types").Move} Move */

export class Choice {
  /** @param {import("../table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.pick = table.act(this.pick.bind(this));
    this.pickColumn = table.act(this.pickColumn.bind(this));
    this.pickEntry = table.act(this.pickEntry.bind(this));
    this.carryOut = table.act(this.carryOut.bind(this));
    this.offerSpeed = table.act(this.offerSpeed.bind(this));
  }

  get state() {
    return this.table.state;
  }

  /** Asks what a pawn that waits becomes; the move is chosen after that. */
  async promote() {
    const { state, table } = this;
    const {
      position,
      family,
      moves,
      status: { turn },
    } = state;
    const letters = [...new Set(moves.map(({ clicks }) => clicks[1].slice(1)))];
    const answer = await table.asking.choose(
      "The pawn becomes a …",
      letters.map((value) => ({ value, label: family.nameOf(value), piece: value, side: turn })),
    );
    if (
      answer === null ||
      table.game !== state ||
      state.position !== position ||
      !state.owes ||
      !table.players.isHuman(turn)
    )
      return;
    state.become(answer);
    this.show([]);
  }

  /** Shows what is picked now. @param {string[]} clicks  @param {Move | null} [pointed] */
  show(clicks, pointed = null) {
    Object.assign(this.state, { clicks, pointed, preview: null, message: null });
    this.table.changed();
  }

  cancel() {
    const { state } = this;
    if (!state.clicks.length && state.becomes) state.become(null);
    this.show([]);
  }

  /** Takes the last landing of a capture back, or else everything that was picked. */
  back() {
    if (this.state.pointed || !this.state.clicks.length) return this.cancel();
    this.show(this.state.clicks.length < 2 ? [] : this.state.clicks.slice(0, -1));
  }

  /** Picks a cell, a place of a board, the tray or an absent piece. @param {string} token */
  async pick(token) {
    const { state, table } = this;
    const { clicks, status } = state;
    if (isPlace(state, token)) state.column = state.board.cells.get(token)?.column ?? null;
    if (status.outcome) return table.say({ tone: "info", text: "The game is over. Go back, or start a new game." });
    if (!table.players.isHuman(status.turn)) return table.changed();
    if (state.owes) return starts(state, token) ? this.promote() : this.refuse(token);
    if (state.pointed) return token === clicks.at(-1) ? this.carryOut() : this.back();
    const next = !state.preview && clicks.length ? options(state).get(token) : null;
    if (next) return this.finish([...clicks, next[0].clicks[clicks.length]]);
    const whole = clicks.length ? (endings(state).get(token) ?? []) : [];
    if (whole.length === 1) return this.finish([...whole[0].clicks]);
    if (whole.length > 1)
      return table.say({ tone: "info", text: `Several captures end on ${token}: choose their landings one by one.` });
    if (clicks.length && !starts(state, token) && takeDetour(state, token)) return this.show([...clicks, token]);
    const at = clicks.indexOf(token, 1);
    if (at > 0 || (clicks.length > 1 && token === clicks[0])) return this.show(clicks.slice(0, Math.max(at, 1)));
    if (token === clicks[0]) return this.cancel();
    if (starts(state, token)) {
      const whole = state.moves.some((move) => move.clicks.length === 1 && move.clicks[0] === token);
      return whole ? this.finish([token]) : this.show([token]);
    }
    const absent =
      state.pieces.has(token) || (clicks.length && !chosenEntry(state)) ? undefined : absentFrom(state, [token]);
    if (absent) return this.pickEntry(absent);
    if (isPlace(state, token)) this.refuse(token);
  }

  /** Plays the move if one is left, asks if several are. @param {string[]} clicks */
  async finish(clicks) {
    const { state, table } = this;
    state.clicks = clicks;
    state.preview = null;
    state.message = null;
    let left = matching(state);
    if (left.every((move) => move.path && move.clicks.length > state.clicks.length)) return table.changed();
    while (left.length > 1) {
      table.changed();
      const { position, clicks: asked } = state;
      const answer = await this.ask(left);
      if (table.game !== state || state.position !== position || state.clicks !== asked) return; // something else is on the table
      if (answer === null) return this.show(state.clicks.slice(0, 1));
      state.clicks = [...state.clicks, answer];
      left = matching(state);
    }
    this.offer(left[0]);
  }

  /** Plays a move, or only shows it where the players point first: the opponent may object. @param {Move} move */
  offer(move) {
    const { table } = this;
    if (!table.pointing || move.kind === "huff") return table.play(move, "person");
    this.show([...move.clicks], move);
  }

  /** Plays the move that is shown. */
  carryOut() {
    const { pointed, status } = this.state;
    if (!pointed) return;
    if (this.table.players.isHuman(status.turn)) this.table.play(pointed, "person");
    else this.cancel();
  }

  /** @param {Move[]} left */
  ask(left) {
    const {
      pieces,
      clicks: { length: at },
      status,
      family,
    } = this.state;
    const answers = [...new Set(left.map((move) => move.clicks[at]))].map((value) => {
      const move = left.find((candidate) => candidate.clicks[at] === value);
      if (value.startsWith("=") && move?.promotion) {
        return { value, label: family.nameOf(move.promotion), piece: move.promotion, side: status.turn };
      }
      const piece = pieces.get(value);
      return piece
        ? { value, label: `${family.nameOf(piece.piece)} ${value}`, piece: piece.piece, side: piece.side }
        : { value, label: value };
    });
    const { asking } = this.table;
    const [{ kind, promotion, piece }] = left;
    if (kind === "castling") return asking.choose("Castle with which rook?", answers);
    if (promotion) return asking.choose(`The ${family.nameOf(piece === "A" ? "P" : piece)} becomes a …`, answers);
    if (kind !== "time-out") return asking.choose("How does the move go on?", answers);
    return asking.choose(
      "For how many rounds?",
      answers,
      "It has to return exactly then, or it is lost in the time stream.",
    );
  }

  /** Shows what stands in a column and, if that is unambiguous, picks there. @param {string} column */
  pickColumn(column) {
    const { state } = this;
    const cells = state.board.columns.get(column)?.cells ?? [];
    const next = state.clicks.length && !state.preview ? options(state) : new Map();
    const open = cells.filter((cell) => next.has(cell));
    const own = cells.filter((cell) => starts(state, cell));
    state.column = column;
    if (open.length === 1) return this.pick(open[0]);
    if (open.length) return this.table.changed();
    if (own.length === 1) return this.pick(own[0]);
    const absent =
      state.clicks.length || cells.some((cell) => state.pieces.has(cell)) ? undefined : absentFrom(state, cells);
    if (absent) return this.pickEntry(absent);
    const picked = state.board.cells.get(state.clicks[0]);
    if (state.clicks.length && !own.length)
      return this.refuse(cells.find((cell) => state.pieces.has(cell)) ?? cells[0]);
    this.show(picked && picked.column !== column ? [] : state.clicks);
  }

  /** Picks an absent piece, or only looks at it. @param {import("../types").Rematerialization} entry */
  pickEntry(entry) {
    const { state, table } = this;
    const again = chosenEntry(state) === entry;
    this.show([]);
    if (again) return;
    if (starts(state, entry.entry) && table.players.isHuman(state.status.turn)) state.clicks = [entry.entry];
    else state.preview = entry;
    if (entry.blocked) {
      const { message, rule, cells } = entry.blocked;
      return table.say({ tone: "info", text: `${SIDES[entry.side]}: ${message}`, rule, cells });
    }
    const who = `${SIDES[entry.side]}’s ${state.family.nameOf(entry.piece)} from ${entry.origin}`;
    if (state.preview && entry.side !== state.status.turn) {
      return table.say({
        tone: "info",
        text: `${who} could return on the marked cells, if it were ${SIDES[entry.side]}’s turn.`,
      });
    }
    if (state.preview) {
      const rule = entry.targets.find((target) => target.rule)?.rule;
      return table.say({ tone: "info", text: `${who} has no legal return at present.`, rule });
    }
    table.changed();
  }

  pickTray() {
    return this.pick(TRAY);
  }

  /** Says why what was picked cannot go to a cell or place. @param {string} token */
  refuse(token) {
    const { state, table } = this;
    const { family, status } = state;
    const special = family.refusal(state, token);
    if (special) return table.refused(special);
    const place = state.board.cells.get(token);
    const there = state.pieces.get(token);
    const [first] = state.clicks;
    if (!place) return;
    if (!first) {
      if (!there) return this.cancel();
      if (there.side === status.turn) return table.refused(family.stuck(state, there));
      return table.refused({
        text: `${family.cell(place)}: ${there.side} ${family.nameOf(there.piece)}. It is ${SIDES[other(there.side)]}’s turn.`,
      });
    }
    const why = state.explain(family.wish(state, place));
    if (why.legal) return table.changed();
    if (why.code === "bad-notation")
      return table.refused({
        text: `The ${family.nameOf(chosenPiece(state)?.piece ?? "")} on ${first} cannot go to ${place.cell}.`,
      });
    table.refused({ tone: "error", text: why.message, rule: why.rule, cells: why.cells });
  }

  /** Why no series can be agreed on now. */
  get noSpeed() {
    const {
      state: { status },
      table: { players },
    } = this;
    const rule = "T23";
    if (status.outcome) return { text: "The game is over: no moves can be agreed on.", rule };
    if (!status.can_agree_speed)
      return { text: "Speed moves are being played: others can be agreed on when these are over.", rule };
    if (players.isRemote)
      return { text: "Speed moves need both players at this board: one asks, the other agrees.", rule };
    if (!players.isHuman(status.turn))
      return { text: `It is ${SIDES[status.turn]}’s turn: you can ask when it is yours.`, rule };
    return null;
  }

  /** The player to move asks for a series, the other side answers. */
  async offerSpeed() {
    const { state, table } = this;
    if (this.noSpeed) return table.refused(this.noSpeed);
    const {
      position,
      status: { turn },
    } = state;
    const asks = SIDES[turn];
    const answers = SIDES[other(turn)];
    const n = await table.asking.choose(
      `${asks} asks for several moves in a row`,
      ["2", "3", "4", "5"].map((value) => ({ value, label: `${value} moves` })),
      `Both sides get the same number, ${asks} first. A move that gives check ends a series early.`,
    );
    if (n === null) return;
    const isPerson = table.players.isHuman(other(turn));
    const agreed = isPerson
      ? (await table.asking.choose(`${answers}: do you agree to ${n} moves each?`, [
          { value: "yes", label: `${answers} accepts` },
          { value: "no", label: `${answers} declines` },
        ])) === "yes"
      : await table.players.agrees(Number(n));
    if (table.game !== state || state.position !== position || agreed === null) return;
    if (agreed) table.agreeSpeed(Number(n));
    if (!agreed || !isPerson)
      table.say({
        tone: "info",
        text: agreed ? `${answers} accepts: ${n} moves each.` : `${answers} declined the speed moves.`,
      });
  }
}
