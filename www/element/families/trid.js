// Tri-Dimensional chess: boards that move.

import { nearest } from "../state/neighbors.js";
import { explain, owesPromotion, positionBefore } from "../state/state.js";
import { CITED } from "../words/citations.js";
import { isMeder, mederExamples } from "./meder.js";
import { MAINS, mountsOf } from "./mounts.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").VariantInfo} VariantInfo */

/** @param {{ id: string }} board */
const isMain = ({ id }) => MAINS.includes(id);

/** @type {Partial<import("../types").Family> & ThisType<import("../types").Family>} */
export const trid = {
  chapter: (info) => (isMeder(info) ? "M1" : "D1"),
  boards() {
    return this.words.games.trid.boards;
  },
  names: () => false,
  board(board) {
    const { base: any, trid: own } = this.words.games;
    return isMain(board) ? own.main(board.id, board.level + 1) : any.board(board.id);
  },
  caption({ id, level }) {
    return this.words.games.trid.caption(id, level + 1);
  },
  floor(board) {
    const { floor, mains } = this.words.games.trid;
    return floor(board.level + 1, isMain(board) ? mains[board.id] : board.id.slice(0, 3));
  },
  cell({ board, column }) {
    return this.words.games.trid.cell(column, board.level + 1);
  },
  file: (x) => "abcdef"[x],
  rank: (y) => String(y),
  present,
  whose({ info }, side) {
    const { controlled, owned } = this.words.games.trid;
    return isMeder(info) ? owned(side) : controlled(side);
  },
  boardAt,
  stuck,
  refusal,
  notice,
  hint,
  examples(info) {
    return isMeder(info) ? mederExamples(this.words) : examples(info, this.words);
  },
  help(info) {
    return this.words.help.trid({ rules: isMeder(info) ? "meder" : info.id === "trid-strict" ? "strict" : "truelove" });
  },
  clicking() {
    return this.words.help.clicking.trid;
  },
  keys() {
    return this.words.help.keys.trid;
  },
};

/** The rule of how boards move. @param {State} state */
const boardMoves = ({ info }) => (isMeder(info) ? CITED.boardMovesOfMeder : CITED.boardMoves);

/** Boards are spoken of, too: at first none can move, because pieces stand on all. @param {State} state */
function hint(state) {
  const { board, info, moves, status, words } = state;
  const said = words.games.trid.hint;
  if (owesPromotion(state)) return said.promote(String(status.waiting));
  if (moves.some(({ clicks: [first] }) => board.mounts.has(first))) return said.now;
  return said.later[isMeder(info) ? "piece" : "pawn"];
}

/** The mounts of each variant. @type {WeakMap<VariantInfo, ReturnType<typeof mountsOf>>} */
const known = new WeakMap();

/** The main boards, and the movable ones where they are now. @type {import("../types").Family["present"]} */
function present(info, { boards = [] }) {
  const mounts = known.get(info) ?? mountsOf(info.geometry.boards);
  known.set(info, mounts);
  const there = new Set(boards.map(({ place }) => place));
  return {
    shape: "decks",
    boards: info.geometry.boards.filter((board) => isMain(board) || there.has(board.id)),
    mounts,
  };
}

/** The movable board on a place, as a piece. @param {State} state  @param {string | undefined} id  @returns {import("../types").Standing | undefined} */
function boardAt(state, id) {
  const deck = state.status.boards?.find(({ place }) => place === id);
  return deck && { piece: "A", side: deck.controller, cell: deck.place };
}

/** Whose a board has become with the last move. @param {State} state */
function notice(state) {
  const { last, history, status, words } = state;
  if (!last) return undefined;
  const { boards = [] } = state.rules.status(positionBefore(state, history.length - 1));
  const before = new Map(boards.map(({ place, controller }) => [place === last.from ? last.to : place, controller]));
  const changed = (status.boards ?? []).filter(({ place, controller }) => before.get(place) !== controller);
  const texts = changed.map(({ place, controller }) => words.games.trid.controls(controller, place));
  return texts.length ? { text: texts.join(" "), rule: CITED.control } : undefined;
}

/** @param {State} state  @param {string} token */
const isMount = (state, token) => state.board.mounts.has(token);

/** @param {State} state  @param {import("../types").Standing} piece */
function stuck(state, piece) {
  if (state.status.checks.length || piece.piece !== "P") return undefined;
  const { refusals } = state.words;
  const target = ahead(state, piece);
  const { message, rule, cells } = why(state, `P${piece.cell}-${target}`);
  const blockers = cells.flatMap((cell) => (cell.slice(0, 2) === target.slice(0, 2) && state.pieces.get(cell)) || []);
  const text = blockers.length
    ? refusals.blocked(piece, blockers, 0)
    : `${refusals.stuck(piece.piece, piece.cell, false)} ${message}`;
  return { text, rule, cells };
}

/** The cell one column ahead of a pawn: on its own level, else on the next one that is there. @param {State} state  @param {import("../types").Standing} pawn */
function ahead({ board }, { cell, side }) {
  const {
    column,
    board: { level },
  } = /** @type {import("../types").Place} */ (board.cells.get(cell));
  const next = `${column[0]}${Number(column[1]) + (side === "white" ? 1 : -1)}`;
  /** @param {string} other */
  const off = (other) => Math.abs(Number(board.cells.get(other)?.board.level) - level);
  return nearest(board.columns.get(next)?.cells ?? [], off) ?? `${next}(${level + 1})`;
}

/** Why a board cannot be taken, or not put down there. @param {State} state  @param {string} token */
function refusal(state, token) {
  const words = state.words.games.trid.refusal;
  if (owesPromotion(state))
    return { text: hint(state), rule: CITED.promotionFirst, cells: [String(state.status.waiting)] };
  const first = state.clicks[0];
  if (isMount(state, first)) {
    const target = isMount(state, token) ? token : (state.board.cells.get(token)?.board.id ?? "");
    if (isMount(state, target)) return explained(state, first, target);
    return { text: words.pegsOnly, rule: boardMoves(state) };
  }
  if (!isMount(state, token)) return undefined;
  if (boardAt(state, token)) return stuckBoard(state, token);
  return { text: words.noBoard(token), rule: boardMoves(state) };
}

/** What refuses a move that is not legal. @param {State} state  @param {string} text */
const why = (state, text) =>
  /** @type {Exclude<import("../types").Explanation, { legal: true }>} */ (explain(state, text));

/** @param {State} state  @param {string} from  @param {string} to */
function explained(state, from, to) {
  const { message, rule, cells } = why(state, `${from}-${to}`);
  return { tone: /** @type {const} */ ("error"), text: message, rule, cells };
}

/** Why a board cannot move at all: what forbids every move, or else what forbids only those to pegs in reach. @param {State} state  @param {string} from */
function stuckBoard(state, from) {
  const { checks } = state.status;
  const words = state.words.games.trid.refusal;
  const refusals = [...state.board.mounts.keys()].map((to) => explained(state, from, to));
  if (refusals.every(({ text }) => text === refusals[0].text)) return refusals[0];
  const rare = refusals.filter(
    ({ rule }) => refusals.filter((item) => item.rule === rule).length * 2 < refusals.length,
  );
  const exposes = rare.find(({ cells }) => cells.some((cell) => checks.includes(cell)));
  if (exposes) return { text: words.check, rule: exposes.rule, cells: checks };
  return rare[0] ?? { text: words.noPeg(from), rule: refusals[0].rule };
}

/** Positions of the rules. @param {VariantInfo} info  @param {import("../words/words").Words} words  @returns {import("../types").Example[]} */
function examples(info, words) {
  const { castling, climb, ride } = words.games.trid.examples;
  /** @param {string} mains  @param {string} boards */
  const position = (mains, boards, rights = "-") => `${info.id} ${mains} ${boards} w ${rights} - - 0 9`;
  return [
    {
      ...climb,
      position: position("4/4/4/R3|4/4/n3/4|4/4/4/4", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)w:2/2,QL6(7)b:2/2"),
      pick: "b1(2)",
    },
    {
      ...ride,
      position: position("4/4/4/4|4/4/4/4|4/4/4/4", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:P1/2"),
      pick: "QL5(7)",
    },
    {
      ...castling,
      position: position("4/4/4/4|4/4/4/4|4/4/4/4", "KL1(3)w:2/KR,KL6(7)b:1k/2,QL1(3)w:2/R1,QL6(7)b:r1/2", "KQ"),
      pick: "e0(3)",
    },
  ];
}
