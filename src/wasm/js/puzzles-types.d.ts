import type { VariantId } from "./types.js";

/** What a puzzle is about. */
export type PuzzleTheme =
  /** A win by force with so many moves of the solver. */
  | "win-in-1"
  | "win-in-2"
  | "win-in-3"
  | "win-in-4"
  /** Two pawns or more are won. */
  | "material"
  /** A lost game is drawn. */
  | "draw"
  /** Two pawns or more are saved, by a move that neither captures nor promotes. */
  | "defense"
  | "checkmate"
  /** The king is annihilated (T21). */
  | "king-eliminated"
  /** The other side has no pieces left (Q11). */
  | "no-men"
  /** The other side cannot move (Q11). */
  | "no-moves"
  /** Several moves in a row (T23). */
  | "series"
  /** A piece goes into Time Out (T15). */
  | "time-out"
  /** A piece returns from Time Out (T17). */
  | "return"
  | "return-check"
  | "return-mate"
  /** A returning piece annihilates another (T18). */
  | "annihilation"
  /** A movable board moves (D14). */
  | "board"
  /** A board carries a piece. */
  | "carried"
  /** The move of a board mates. */
  | "board-mate"
  | "castling"
  | "en-passant"
  /** A candidate is chosen (Q16). */
  | "huff"
  | "promotion"
  /** A promotion to neither queen nor king. */
  | "underpromotion"
  /** Four pieces or more are captured by one move. */
  | "long-capture"
  /** Seven pieces or more are captured by one move. */
  | "seven-men"
  /** The first move captures nothing and puts a piece where it can be captured. */
  | "sacrifice"
  /** The first move neither captures nor gives check. */
  | "quiet"
  /** The other side has only its king left (H14). */
  | "bared-king";

/** A position with exactly one good move. That there is no other is proved: docs/puzzles.md tells how. */
export interface Puzzle {
  /** The variant and a number: `timeout-12`. */
  id: string;
  /** The position text. The side to move solves the puzzle. */
  position: string;
  solution: PuzzleSolution;
  /** The first one is the goal: `win-in-1` to `win-in-4`, `material`, `draw` or `defense`. */
  themes: [PuzzleTheme, ...PuzzleTheme[]];
  /** By how deep one has to look: 1 is the easiest. */
  difficulty: 1 | 2 | 3 | 4 | 5;
}

/**
 * What to play, and how to go on after each answer. Instead of the last move of a win by force, any other
 * that wins immediately is as good.
 */
export interface PuzzleSolution {
  /** The canonical text of a move (C3), or of the moves of a series (T23). */
  moves: [string, ...string[]];
  /** The answers; none if the puzzle is then solved. The best defense comes first. */
  answers: PuzzleAnswer[];
}

/** One or more answers that have the same continuation. */
export interface PuzzleAnswer {
  /** The canonical texts; absent for all legal moves that no other answer names. */
  to?: [string, ...string[]];
  /** How to go on; absent if the puzzle is then solved. */
  next?: PuzzleSolution;
}

/** Returns the ids of the variants of which there are puzzles. */
export function puzzleVariants(): VariantId[];

/**
 * Loads the puzzles of a variant, the easiest first. Each variant has a file of its own, which is loaded when it is
 * asked for. Rejects with `unknown-variant` if there are none.
 */
export function puzzles(variant: VariantId): Promise<Puzzle[]>;
