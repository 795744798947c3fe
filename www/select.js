// Choosing a move click by click. Driven only by the `clicks` of the legal moves.

import { act, state, changed, entries, playMove, say, agreeSpeed } from "./state.js";
import { choose } from "./dialogs.js";
import { endings, jumpedAt, takeDetour, trail } from "./trail.js";
import { nameOf, pieceName } from "./pieces.js";
import { SIDES, other, count, either } from "./words.js";

const TRAY = "→";

/** The legal moves that begin with what was picked. */
export function matching() {
  return state.moves.filter((move) => state.clicks.every((click, i) => move.clicks[i] === click));
}

/** What can be picked next: click -> the moves that remain. Castling takes the cell where the king lands as well. */
export function options() {
  const next = new Map();
  for (const move of matching()) {
    const click = move.clicks[state.clicks.length];
    if (click === undefined) continue;
    if (next.has(click)) next.get(click).push(move);
    else next.set(click, [move]);
  }
  for (const move of matching()) {
    if (move.kind === "castling" && state.clicks.length === 1 && !next.has(move.to)) next.set(move.to, [move]);
  }
  return next;
}

/** Whether a click is on the boards: a cell, or a place of boards that move. */
const isPlace = (token) => state.board.cells.has(token) || state.board.mounts.has(token);

export const starts = (token) => state.moves.some((move) => move.clicks[0] === token);

/** The entry in Time Out that is picked or looked at. */
export function chosenEntry() {
  if (state.preview) return state.preview;
  return entries().find((entry) => entry.entry === state.clicks[0]) ?? null;
}

/** The entry that has to return in this turn, if there is one. */
export function dueEntry() {
  return entries().find((entry) => entry.side === state.status.turn && entry.length === entry.rounds && !entry.blocked);
}

/** The piece on the board, or the board, that is picked. */
export const chosenPiece = () => state.pieces.get(state.clicks[0]) ?? state.family.boardAt(state, state.clicks[0]);

const EFFECT = { capture: "capture", "en-passant": "capture", castling: "castling", move: "move" };

/** Whether moves to one place promote, and whether a person says to what. */
const promotion = (moves) => (moves[0].promoted ? true : moves.length > 1 && Boolean(moves[0].promotion) && "choice");

/** The marks on target cells: cell -> { effect, playable, promotes, wins, rule }. */
export function targetMarks() {
  const marks = new Map();
  const next = state.clicks.length ? options() : new Map();
  const entry = chosenEntry();
  if (entry) {
    for (const target of entry.targets) {
      marks.set(target.cell, { ...target, playable: !state.preview && next.has(target.cell) });
    }
  } else {
    for (const [click, moves] of next) {
      if (!isPlace(click)) continue;
      const at = state.clicks.length;
      marks.set(click, moves[0].path
        ? { effect: "jump", playable: true, takes: jumpedAt(moves[0], at), more: moves[0].clicks.length > at + 1 }
        : { effect: EFFECT[moves[0].kind] ?? "move", playable: true, kind: state.family.kind(state, moves[0]), piece: moves[0].piece, promotes: promotion(moves), passing: moves[0].kind === "en-passant" ? moves[0].captures[0] : undefined });
    }
    for (const [cell, moves] of state.clicks.length ? endings() : []) {
      if (moves.length === 1 && !marks.has(cell)) marks.set(cell, { effect: "end", playable: true });
    }
  }
  return marks;
}

export function cancel() {
  state.clicks = [];
  state.preview = null;
  state.message = null;
  changed();
}

/** Takes the last landing of a capture back, or else everything that was picked. */
export function back() {
  if (state.clicks.length < 2) return cancel();
  state.clicks = state.clicks.slice(0, -1);
  state.message = null;
  changed();
}

/** Picks a cell, a place of a board, the tray or an absent piece. */
export const pick = act(async (token) => {
  if (isPlace(token)) state.column = state.board.cells.get(token)?.column ?? null;
  if (state.status.outcome) return say({ tone: "info", text: "The game is over. Undo, or start a new game." });
  const next = !state.preview && state.clicks.length ? options().get(token) : null;
  if (next) {
    state.clicks = [...state.clicks, next[0].clicks[state.clicks.length]];
    state.message = null;
    return finish();
  }
  const whole = state.clicks.length ? endings().get(token) ?? [] : [];
  if (whole.length === 1) {
    state.clicks = [...whole[0].clicks];
    return finish();
  }
  if (whole.length > 1) return say({ tone: "info", text: `Several captures end on ${token}: choose their landings one by one.`, cells: [] });
  if (state.clicks.length && !starts(token) && takeDetour(token)) {
    state.clicks = [...state.clicks, token];
    state.message = null;
    return changed();
  }
  const at = state.clicks.indexOf(token, 1);
  if (at > 0 || (state.clicks.length > 1 && token === state.clicks[0])) {
    state.clicks = state.clicks.slice(0, Math.max(at, 1));
    state.message = null;
    return changed();
  }
  if (token === state.clicks[0]) return cancel();
  if (starts(token)) {
    state.clicks = [token];
    state.preview = null;
    state.message = null;
    return state.moves.some((move) => move.clicks.length === 1 && move.clicks[0] === token) ? finish() : changed();
  }
  if (isPlace(token)) refuse(token);
});

/** Plays the move if one is left, asks if several are. */
async function finish() {
  let left = matching();
  if (left.every((move) => move.path && move.clicks.length > state.clicks.length)) return changed();
  while (left.length > 1) {
    changed();
    const answer = await ask(left);
    if (answer === null) {
      state.clicks = state.clicks.slice(0, 1);
      return changed();
    }
    state.clicks = [...state.clicks, answer];
    left = matching();
  }
  const [move] = left;
  playMove(move);
}

function ask(left) {
  const at = state.clicks.length;
  const answers = [...new Set(left.map((move) => move.clicks[at]))].map((value) => {
    const move = left.find((candidate) => candidate.clicks[at] === value);
    if (value.startsWith("=")) {
      return { value, label: nameOf(move.promotion), piece: move.promotion, side: state.status.turn };
    }
    const piece = state.pieces.get(value);
    return piece ? { value, label: `${nameOf(piece.piece)} ${value}`, piece: piece.piece, side: piece.side } : { value, label: value };
  });
  const [{ kind, promotion }] = left;
  if (kind === "castling") return choose("Castle with which rook?", answers);
  if (promotion) return choose(`The ${nameOf(left[0].piece)} becomes a …`, answers);
  if (kind !== "time-out") return choose("How does the move go on?", answers);
  return choose("For how many rounds?", answers, {
    note: "It has to return exactly then, or it is lost in the time stream.",
  });
}

/** Shows what stands in a column and, if that is unambiguous, picks there. */
export const pickColumn = act((column) => {
  const { cells } = state.board.columns.get(column);
  const next = state.clicks.length && !state.preview ? options() : new Map();
  const open = cells.filter((cell) => next.has(cell));
  const own = cells.filter(starts);
  state.column = column;
  if (open.length === 1) return pick(open[0]);
  if (open.length) return changed();
  if (own.length === 1) return pick(own[0]);
  const picked = state.board.cells.get(state.clicks[0]);
  if (state.clicks.length && !own.length) {
    return refuse(cells.find((cell) => state.pieces.has(cell)) ?? cells[0]);
  }
  if (picked && picked.column !== column) state.clicks = [];
  state.preview = null;
  state.message = null;
  changed();
});

/** Picks an absent piece, or only looks at it. */
export const pickEntry = act((entry) => {
  const again = chosenEntry() === entry;
  state.clicks = [];
  state.preview = null;
  state.message = null;
  if (again) return changed();
  if (starts(entry.entry)) state.clicks = [entry.entry];
  else state.preview = entry;
  if (entry.blocked) {
    const { message, rule, cells } = entry.blocked;
    return say({ tone: "info", text: `${SIDES[entry.side]}: ${message}`, rule, cells });
  }
  const who = `${SIDES[entry.side]}’s ${nameOf(entry.piece)} from ${entry.origin}`;
  if (state.preview && entry.side !== state.status.turn) {
    return say({ tone: "info", text: `${who} could return on the marked cells, if it were ${SIDES[entry.side]}’s turn.`, cells: [] });
  }
  if (state.preview) {
    const rule = entry.targets.find((target) => target.rule)?.rule;
    return say({ tone: "info", text: `${who} has no legal return at present.`, rule, cells: [] });
  }
  changed();
});

export const pickTray = () => pick(TRAY);

/** Says why what was picked cannot go to a cell or place. */
function refuse(token) {
  const special = state.family.refusal(state, token);
  if (special) return say({ tone: "info", cells: [], ...special });
  const place = state.board.cells.get(token);
  const there = state.pieces.get(token);
  const first = state.clicks[0];
  if (!first) {
    if (!there) return cancel();
    if (there.side !== state.status.turn) {
      const text = `${state.family.cell(place)}: ${pieceName(there)}. It is ${SIDES[other(there.side)]}’s turn.`;
      return say({ tone: "info", text, cells: [] });
    }
    return say({ tone: "info", cells: [], ...state.family.stuck(state, there) });
  }
  const why = state.game.explain(state.family.wish(state, place));
  if (why.legal) return changed();
  if (why.code === "bad-notation") return say({ tone: "info", text: `The ${nameOf(chosenPiece().piece)} on ${first} cannot go to ${place.cell}.`, cells: [] });
  say({ tone: "error", text: why.message, rule: why.rule, cells: why.cells });
}

/** The player to move asks for a series, the other side answers. */
export const offerSpeed = act(async () => {
  const { turn } = state.status;
  const asks = SIDES[turn];
  const answers = SIDES[other(turn)];
  const n = await choose(`${asks} asks for several moves in a row`, ["2", "3", "4", "5"].map((value) => ({ value, label: `${value} moves` })), {
    note: `Both sides get the same number, ${asks} first. A move that gives check ends a series early.`,
  });
  if (n === null) return;
  const answer = await choose(`${answers}: do you agree to ${n} moves each?`, [
    { value: "yes", label: `${answers} accepts` },
    { value: "no", label: `${answers} declines` },
  ]);
  if (answer === "yes") return agreeSpeed(Number(n));
  say({ tone: "info", text: `${answers} declined the speed moves.`, cells: [] });
});

/** One line about what is picked. */
export function selectionWords() {
  const entry = chosenEntry();
  if (entry) return { title: `${nameOf(entry.piece)} from ${entry.origin}`, detail: "in Time Out" };
  const piece = chosenPiece();
  if (!piece) return null;
  const title = `${nameOf(piece.piece)} ${piece.cell}`;
  const { landings, jumped } = trail();
  if (landings.length) {
    const next = [...options().keys()];
    return { title: [title, ...landings].join(" × "), detail: `${jumped.size} jumped; next ${next.length > 6 ? count(next.length, "landing") : either(next)}` };
  }
  const moves = state.moves.filter((move) => move.clicks[0] === piece.cell && move.kind !== "time-out");
  const most = Math.max(...moves.map((move) => move.path?.length ?? 0));
  if (moves[0]?.path) return { title, detail: `${count(moves.length, "capture")}${most > 1 ? ` of ${most}` : ""}` };
  const ways = new Set(moves.map((move) => move.clicks.filter((click) => !click.startsWith("=")).join(" ")));
  return { title, detail: count(ways.size, "move") };
}

