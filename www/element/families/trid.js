// Tri-Dimensional chess: words and drawings.

import { el } from "../draw/dom.js";
import { nearest } from "../state/neighbors.js";
import { explain, owesPromotion, positionBefore } from "../state/state.js";
import { CITED } from "../words/citations.js";
import { SIDES } from "../words/sentences.js";
import { base } from "./base.js";
import { isMeder, mederExamples, mederHelp } from "./meder.js";
import { list, section } from "./prose.js";
import { mountsOf } from "./mounts.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("../types").VariantInfo} VariantInfo */

/** @type {Record<string, string>} */
const MAINS = { W: "White", N: "Neutral", B: "Black" };

/** @type {Partial<import("../types").Family>} */
export const trid = {
  title: "Tri-Dimensional chess",
  chapter: (info) => (isMeder(info) ? "M1" : "D1"),
  pieces: { A: "board" },
  turnSpeed: 0.4,
  boards: () => "seven boards",
  names: () => false,
  board: (board) => (MAINS[board.id] ? `${MAINS[board.id]} board, level ${board.level + 1}` : `Board ${board.id}`),
  caption: (board) => `${MAINS[board.id]} · level ${board.level + 1}`,
  floor: (board) => `${board.level + 1} ${MAINS[board.id] ?? board.id.slice(0, 3)}`,
  cell: (place) => `${place.column}, level ${place.board.level + 1}`,
  file: (x) => "abcdef"[x],
  rank: (y) => String(y),
  present,
  whose: ({ info }, side) => (isMeder(info) ? `${SIDES[side]}’s` : `controlled by ${SIDES[side]}`),
  boardAt,
  stuck,
  refusal,
  notice,
  hint,
  examples,
  help,
  clicking: () => ["To move a board, choose its label, then one of the marked pegs."],
  keys: () => [["Tab, Shift Tab", "between the cells and the boards’ labels and pegs; the same keys walk over them"]],
};

/** The rule of how boards move. @param {State} state */
const boardMoves = ({ info }) => (isMeder(info) ? CITED.boardMovesOfMeder : CITED.boardMoves);

/** Boards are spoken of where one can move: at first pieces stand on all. @param {State} state */
function hint(state) {
  const {
    status: { turn, waiting },
    moves,
    board,
    info,
  } = state;
  if (owesPromotion(state)) return `The pawn on ${waiting} is promoted before the move: choose it.`;
  const moveable = moves.some(({ clicks: [first] }) => board.mounts.has(first));
  const label = isMeder(info) ? "a board that can move" : `a board with ${SIDES[turn][0]}`;
  return `Choose a ${turn} piece${moveable ? `, or the label of ${label},` : ""} to see where it can go.`;
}

/** The mounts of each variant. @type {WeakMap<VariantInfo, ReturnType<typeof mountsOf>>} */
const known = new WeakMap();

/** The main boards, and the moveable ones where they are now. @type {import("../types").Family["present"]} */
function present(info, { boards = [] }) {
  const mounts = known.get(info) ?? mountsOf(info.geometry.boards);
  known.set(info, mounts);
  const there = new Set(boards.map(({ place }) => place));
  return {
    shape: "decks",
    boards: info.geometry.boards.filter((board) => MAINS[board.id] || there.has(board.id)),
    mounts,
  };
}

/** The moveable board on a place, as a piece. @param {State} state  @param {string | undefined} id  @returns {import("../types").Standing | undefined} */
function boardAt(state, id) {
  const deck = state.status.boards?.find(({ place }) => place === id);
  return deck && { piece: "A", side: deck.controller, cell: deck.place };
}

/** Whose a board has become with the last move. @param {State} state */
function notice(state) {
  const { last, history, status } = state;
  if (!last) return "";
  const { boards = [] } = state.rules.status(positionBefore(state, history.length - 1));
  const before = new Map(boards.map(({ place, controller }) => [place === last.from ? last.to : place, controller]));
  const changed = (status.boards ?? []).filter(({ place, controller }) => before.get(place) !== controller);
  return changed.map(({ place, controller }) => `${SIDES[controller]} now controls the board on ${place}.`).join(" ");
}

/** @param {State} state  @param {string} token */
const isMount = (state, token) => state.board.mounts.has(token);

/** @param {State} state  @param {import("../types").Standing} piece */
function stuck(state, piece) {
  if (state.status.checks.length || piece.piece !== "P") return base.stuck(state, piece);
  const { message, rule, cells } = why(state, `P${piece.cell}-${ahead(state, piece)}`);
  return { text: `The pawn on ${piece.cell} has no legal move: ${message}`, rule, cells };
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
  if (owesPromotion(state))
    return { text: hint(state), rule: CITED.promotionFirst, cells: [String(state.status.waiting)] };
  const first = state.clicks[0];
  if (isMount(state, first)) {
    const target = isMount(state, token) ? token : (state.board.cells.get(token)?.board.id ?? "");
    if (isMount(state, target)) return explained(state, first, target);
    return { text: "A board goes from peg to peg: choose one of the marked pegs.", rule: boardMoves(state) };
  }
  if (!isMount(state, token)) return undefined;
  if (boardAt(state, token)) return stuckBoard(state, token);
  return {
    text: `There is no board on ${token}. Choose the label of a board first, then the peg.`,
    rule: boardMoves(state),
  };
}

/** What refuses a move. @param {State} state  @param {string} text */
function why(state, text) {
  const answer = explain(state, text);
  return answer.legal ? { message: `${text} is legal.`, rule: undefined, cells: [] } : answer;
}

/** @param {State} state  @param {string} from  @param {string} to */
function explained(state, from, to) {
  const { message, rule, cells } = why(state, `${from}-${to}`);
  return { tone: /** @type {const} */ ("error"), text: message, rule, cells };
}

/** Why a board cannot move at all: what forbids every move, or else what forbids only those to pegs in reach. @param {State} state  @param {string} from */
function stuckBoard(state, from) {
  const { checks } = state.status;
  const refusals = [...state.board.mounts.keys()].map((to) => explained(state, from, to));
  if (refusals.every(({ text }) => text === refusals[0].text)) return refusals[0];
  const rare = refusals.filter(
    ({ rule }) => refusals.filter((item) => item.rule === rule).length * 2 < refusals.length,
  );
  const exposes = rare.find(({ cells }) => cells.some((cell) => checks.includes(cell)));
  if (exposes) return { text: "No move of this board ends the check.", rule: exposes.rule, cells: checks };
  return rare[0] ?? { text: `The board on ${from} has no free peg to go to.`, rule: refusals[0].rule };
}

/** Positions of the rules. @param {VariantInfo} info */
function examples(info) {
  if (isMeder(info)) return mederExamples(info);
  /** @param {string} mains  @param {string} boards */
  const position = (mains, boards, side = "w", rights = "-") =>
    `${info.id} ${mains} ${boards} ${side} ${rights} - - 0 9`;
  return [
    {
      title: "Up by a moveable board",
      position: position("4/4/4/R3|4/4/n3/4|4/4/4/4", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL2(3)w:2/2,QL6(7)b:2/2"),
      pick: "b1(2)",
      words:
        "White’s rook may come to b4 and land on the levels 2 and 3, or take the knight on level 4, as the board on QL2 joins the levels there. On b3 nothing joins them, so the rook stays on level 2.",
    },
    {
      title: "A board carries a pawn",
      position: position("4/4/4/4|4/4/4/4|4/4/4/4", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL5(5)w:2/P1,QL5(7)w:P1/2"),
      pick: "QL5(7)",
      words:
        "White controls both boards on the peg QL5. The upper one brings its pawn from a5 to a9, where it is promoted.",
    },
    {
      title: "Castling",
      position: position("4/4/4/4|4/4/4/4|4/4/4/4", "KL1(3)w:2/KR,KL6(7)b:1k/2,QL1(3)w:2/R1,QL6(7)b:r1/2", "w", "KQ"),
      pick: "e0(3)",
      words: `King and rook change places on the king’s side. On the queen’s side the king goes to the queen’s empty cell b0, and the rook of a0 to the king’s cell.`,
    },
  ];
}

/** @param {VariantInfo} info */
function help(info) {
  if (isMeder(info)) return mederHelp(token);
  return [
    section(
      "Seven boards",
      list(
        "Three main boards of 4 × 4 cells lie like the steps of a stair: White’s on level 2, the Neutral one on level 4, Black’s on level 6.",
        "Four moveable boards of 2 × 2 cells sit on pegs, the corners of the main boards: QL1 to QL6 on the queen’s side, KL1 to KL6 on the king’s. A board is on top of its peg, one level above the main board (▲), or hangs below it, one level beneath (▼).",
        "A cell is named by file, rank and level: b1(2). A column is a file and a rank with all its levels; it counts only while some board has a cell there.",
      ),
    ),
    section(
      "How pieces move",
      list(
        "Seen from above, every piece moves as in chess, from column to column. Gaps without a cell are not crossed, and a piece on any level of a column stops queens, rooks and bishops there. Knights leap.",
        "A piece arrives on its own level. From there it may go up or down, from cell to cell, as long as they lie right above each other and those it leaves behind are empty.",
        info.id === "trid-strict"
          ? "If its level has no cell there, it cannot go there: it never steps over the edge of its board. From the usual start the two sides never meet this way, and nobody can win."
          : "If its level has no cell there, it steps over the edge to the nearest cell above or beneath, at most three levels, but never from one main board to another: that takes a moveable board between them.",
        "It captures where it lands, never on the way. Checkmate wins.",
      ),
    ),
    section(
      "Pawns and castling",
      list(
        "A pawn goes one column straight ahead, from its starting cell two. It captures one column diagonally ahead, also en passant. If the column ahead has no cell, it waits for a board.",
        "It is promoted on the farthest rank of its file: for White rank 8 on c and d, rank 9 on a and f, and on b and e rank 9 while a board is on QL6 or KL6, else rank 8. For Black the ranks are 1 and 0, and the pegs QL1 and KL1.",
        "Castling on the king’s side: king and rook change places. On the queen’s side the king goes to the queen’s empty cell and the rook to the king’s. Choose the king, then the rook, or the cell where the king lands. Neither may have moved, and it is not allowed on the first move.",
      ),
    ),
    section(
      "Moving boards",
      el(
        "ul",
        {},
        el(
          "li",
          {},
          "Each moveable board has a label with its peg, its level and who controls it: ",
          token("white"),
          " White or ",
          token("black"),
          " Black. Whose pieces stand there alone controls it; empty or with both sides on it, it keeps its controller.",
        ),
        ...[
          "Instead of a piece you may move a board that you control, if it is empty or carries a single pawn of yours. The pawn goes with it.",
          "It goes along an edge of its main board to the next peg, staying on top or below. An empty board may also change from the top of its peg to below and back, or go from the top of a main board to below the next higher one at the same corner, or back.",
          "A pawn that a board brings to its promotion rank is promoted, and so is a pawn that stands on it because a board left. Your own king may not be left in check.",
        ].map((text) => el("li", { text })),
      ),
    ),
  ];
}

/** @param {import("../types").Side} side */
const token = (side) => el("span", { class: "token", data: { side }, text: SIDES[side][0] });
