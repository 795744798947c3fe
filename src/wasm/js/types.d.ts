/** The id of a variant, the first field of its position texts. */
export type VariantId = string;
export type Side = "white" | "black";
export type Language = "en" | "de";
/** An English piece letter, upper case for either side; `U` a unicorn, `M` is a man of draughts, `A` a board that moves (D14). */
export type PieceLetter = "K" | "Q" | "R" | "B" | "N" | "P" | "U" | "M" | "A";

/** One game of the catalog, with what is needed to list it and to draw its board. */
export interface VariantInfo {
  id: VariantId;
  name: string;
  /** One line for a list of games. */
  summary: string;
  /** Where the rules come from. */
  source: string;
  /** The engine that plays it, the same for its ground floors. */
  family: string;
  /** Number of dimensions, time included. The list is sorted from few to many. */
  dimensions: number;
  /** Whether players can send pieces into Time Out (T15). */
  time_out: boolean;
  /** Whether a Time Out declares its length (T30). */
  declared: boolean;
  /** Whether players can agree on speed moves (T23). */
  speed_moves: boolean;
  geometry: Geometry;
}

/** Boards to draw side by side or stacked. */
export interface Geometry {
  shape: "square" | "hexagon";
  /** From White's left to right, from White's side upward, from the lowest level to the highest. */
  boards: Board[];
}

export interface Board {
  /**
   * `L1`; `` on a single board. In `trid` the main boards `W`, `N`, `B`, and a board for each of the 24 places of
   * moveable boards (12 in `trid-meder`), `QL1(3)`: `Status.boards` tells which four of them are there.
   */
  id: string;
  /** Height above the ground, from 0. */
  level: number;
  /** Where it lies among the boards of its level, from the left, from 0; in `trid` the file of its first cell. */
  x: number;
  /** The same from White's side; boards of hexagons count in half boards; in `trid` the rank of its first cell. */
  y: number;
  /** The cells on which pieces can stand. */
  cells: BoardCell[];
}

export interface BoardCell {
  /** The cell's name in move and position texts: `d1L4`. */
  cell: string;
  /** The column that it belongs to: `d1`. */
  column: string;
  /** Files from the left, from 0; in `trid` over all boards, so that cells of one column have the same. */
  x: number;
  /** Ranks from White's side, from 0; with hexagons in half cells. */
  y: number;
  /** The basic colour: 0 is dark, 1 light; hexagons have 2 as well. */
  tone: 0 | 1 | 2;
}

export interface Piece {
  piece: PieceLetter;
  side: Side;
  cell: string;
}

export type MoveKind =
  | "move"
  | "capture"
  | "en-passant"
  | "castling"
  | "board"
  | "time-out"
  | "rematerialization"
  | "annihilation"
  | "huff";

/** `hex4d`: inside a board, between boards, or both. */
export type Way = "inside" | "between" | "both";

/** A legal move. `notation` is its canonical text and its identity. */
export interface Move {
  notation: string;
  kind: MoveKind;
  /** The piece that moves, leaves or returns; the king in castling; `A` where a board moves. */
  piece: PieceLetter;
  /** The cell it leaves; absent when a piece returns from Time Out. Of a board the place, `QL1(3)`. */
  from?: string;
  /** The cell it enters; absent when a piece goes into Time Out. Of a board the place. */
  to?: string;
  /** Captures of draughts: every landing cell, in order. */
  path?: string[];
  /** `quarx-huff`: the move is not carried out, and one of these pieces is lost (Q16). */
  forfeits?: string[];
  /** Cells whose pieces leave the game. An annihilation takes the returning piece as well. */
  captures: string[];
  /** What a pawn becomes. */
  promotion?: PieceLetter;
  /** The rook's part of castling. */
  rook?: { from: string; to: string };
  /** The piece that a board carries: a pawn (D14), by Meder's rules any (M14). */
  passenger?: { piece: PieceLetter; from: string; to: string };
  /** Where the pawn stands in the end, of either side, that a board's move promotes (D11, M11, M12). */
  promoted?: string;
  /** The pawn that waited for its promotion, and what it becomes before the move (M12). */
  waiting?: { cell: string; promotion: PieceLetter };
  /** Rematerialization: the cell from which the piece had left. */
  origin?: string;
  /** Rematerialization: own turns that the piece has been away. */
  rounds?: number;
  /** Declared Time Out: own turns that the piece will be away. */
  length?: number;
  /** `hex4d`: whether the cell on its board changes, the board, or both (H5, H9, H11). */
  way?: Way;
  /** Annihilation of the king: the move wins at once. */
  wins?: boolean;
  /**
   * What a person picks for this move, in order: cells (`d1L4`; every landing of a capture of draughts), the tray
   * (`→`), an absent piece in the tray (`→Qe4L4`, a pawn with its rounds: `→Pa3L1#4`), a promotion (`=Q`), a declared
   * length (`4`), the rook of a castling by its cell, the places of a board that moves (`QL1(3)`, `QL2(3)`). No move's
   * list is the beginning of another's, so a page needs no rules of its own: it keeps the legal moves whose `clicks` begin
   * with what was picked so far.
   */
  clicks: string[];
}

export type Reason =
  | "king-eliminated"
  | "checkmate"
  | "stalemate"
  | "bare-kings"
  | "no-men"
  | "no-moves"
  | "fifty-move"
  | "hundred-move"
  | "twenty-five-move"
  | "threefold";

export interface Outcome {
  /** Absent in a draw. */
  winner?: Side;
  reason: Reason;
}

export interface Speed {
  /** Moves agreed for each side, 2 to 5. */
  agreed: number;
  /** 1 while the side that began is moving, then 2. */
  phase: 1 | 2;
  /** Moves left to the side to move. */
  left: number;
}

/** How a king that is all its side has left may move; while it is pending, its next move decides (H14). */
export type Bared = "pending" | "inside" | "between";

export interface Status {
  variant: VariantId;
  turn: Side;
  /** Absent while the game goes on. */
  outcome?: Outcome;
  /** Enemy cells that attack the king of the side to move. */
  checks: string[];
  /** Cell of the king of the side to move; absent once it was eliminated. */
  king?: string;
  legal_moves: number;
  /** Moves since the last capture or pawn move, of both sides. */
  clock: number;
  number: number;
  /** The series that is running. */
  speed?: Speed;
  /** `hex4d`: the kings that are bared (H14). Absent while neither is; a side that is not is absent. */
  bared?: { white?: Bared; black?: Bared };
  /** Whether `agree_speed` is possible now. */
  can_agree_speed: boolean;
  /** How often this position has stood in the game, this time included (1 for a lone position). */
  repetitions: number;
  /** `trid`, `trid-strict`, `trid-meder`: the four moveable boards. */
  boards?: BoardPlace[];
  /** `trid-meder`: the pawn with whose promotion the next move begins (M12). */
  waiting?: string;
}

/** Where a moveable board is, and who controls it (D2, D13); in `trid-meder`, who owns it (M2, M3). */
export interface BoardPlace {
  /** The id of the board of the geometry that is there: `QL1(3)`. */
  place: string;
  controller: Side;
}

/** What two rule sets allow in one position. */
export interface Comparison {
  /** The position by the other rules. */
  position: string;
  /** The moves that both allow. */
  both: Move[];
  /** The moves that only the given position allows. */
  here: Difference[];
  /** The moves that only the other rules allow. */
  there: Difference[];
}

/** A move that one rule set allows, and why the other forbids it. */
export interface Difference {
  move: Move;
  /** The rule that forbids it, as in errors. */
  rule?: string;
  code: ErrorCode;
  message: string;
  /** The cells that are in the way. */
  cells: string[];
}

export type Effect = "free" | "beside" | "annihilate";

export interface Target {
  cell: string;
  effect: Effect;
  /** The pawn becomes a queen there (T20). */
  promotes: boolean;
  /** It eliminates the enemy king and wins (T21). */
  wins: boolean;
  /** The canonical move, if it is legal in this position. */
  move?: string;
  /** The rule that forbids it: T13, its king would be left attacked. */
  rule?: string;
}

/** A piece in Time Out and where it can come back, its owner being to move (or as if it were). */
export interface Rematerialization {
  side: Side;
  piece: PieceLetter;
  /** The cell from which it left. */
  origin: string;
  /** Own turns away, as in the position text. */
  rounds: number;
  /** Own turns declared, in `timeout-declared`. */
  length?: number;
  /** Its name in `Move.clicks`. */
  entry: string;
  /** Where it could appear by T18 and T19. Empty when `blocked`. */
  targets: Target[];
  /** Why it cannot return now. */
  blocked?: Refusal;
}

export interface Refusal {
  /** The rule that forbids, `T17`. Absent if no single rule does (a malformed text). */
  rule?: string;
  code: ErrorCode;
  message: string;
  /** The cells that are in the way; in `trid` also those missing from the way (D6), or places of boards. */
  cells: string[];
  /** Byte offset (UTF-8) into the text that was parsed. */
  at?: number;
  /** The legal moves that the text could mean, when it is ambiguous; the captures demanded instead (Q8). */
  candidates?: string[];
}

export type Explanation = { legal: true; move: Move } | ({ legal: false } & Refusal);

/** A danger to a king. */
export interface Threat {
  kind: "check" | "elimination";
  /** The side whose king is in danger. */
  side: Side;
  king: string;
  /** Check: the attacking piece's cell. Elimination: the origin of the absent piece. */
  by: string;
  piece: PieceLetter;
  /** Elimination: the move that would do it, legal now or when its owner comes to move. */
  move?: string;
}

export interface NotationStyle {
  /** `en` unless given. */
  language?: Language;
  /** The shortest form that is unique; SAN in `chess`. */
  short?: boolean;
  /** Append `+` or `#`. */
  check?: boolean;
}

export interface HistoryItem {
  /** A move, or the number of moves in a row that the players agreed on (T23). */
  move?: string;
  speed?: number;
  /** Whose it was. */
  side: Side;
  /** Move number when it was made. */
  number: number;
  /** The position that it led to. */
  position: string;
}

declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/** A game with its history. It need not be freed. It cannot be sent to a worker: send its `record()` or `position()`. */
export interface Game {
  /** The present position text. */
  position(): string;
  /** The first position text. */
  start(): string;
  /** The legal moves, as `legal_moves`; none once the game is over, by repetition too. */
  legal_moves(from?: string): Move[];
  /** Plays a move; returns the new position text. One that `legal_moves` has just listed is not read again. */
  apply(move: string | Move): string;
  /** Agrees on `n` moves in a row; returns the new position text. */
  agree_speed(n: number): string;
  /** Takes the last move or agreement back; false if there is none. */
  undo(): boolean;
  /** Does again what was taken back last; false if there is nothing. */
  redo(): boolean;
  /** Whether there is something to take back. */
  can_undo(): boolean;
  /** Whether there is something to do again. */
  can_redo(): boolean;
  /** As `explain`, and with the rule that forbids a repetition (Q12). */
  explain(text: string, language?: Language): Explanation;
  /** As `parse_notation`; refuses what the history forbids (Q12). */
  parse_notation(text: string, language?: Language): Move;
  /** As `format_notation`. */
  format_notation(move: string | Move, style?: NotationStyle): string;
  /** As `pieces`. */
  pieces(): Piece[];
  /** As `threats`. */
  threats(): Threat[];
  /** As `rematerialize_targets`. */
  rematerialize_targets(origin?: string): Rematerialization[];
  /** As `convert`. */
  convert(variant: VariantId): string;
  /** As `compare`. */
  compare(variant: VariantId): Comparison;
  /** As `status`, with repetition. */
  status(): Status;
  /** The moves and agreements so far, or those after the first `from`. */
  history(from?: number): HistoryItem[];
  /** The game as a record, with these tags, such as `{ White: "A. Player" }`, instead of its own where they are given. */
  record(tags?: Record<string, string>): string;
  /** Gives the memory of the game back at once, not when it is collected; after that every call throws. */
  free(): void;
  [Symbol.dispose](): void;
}

export interface GameConstructor {
  /** A new game, from the id of a variant or from a position text. */
  new (variant_or_position: VariantId | `${VariantId} ${string}`): Game;
  new <T extends string>(variant_or_position: Known<T>): Game;
  /** Reads a game record. */
  from_record(text: string, language?: Language): Game;
  readonly prototype: Game;
}

export const Game: GameConstructor;

/** Any `string`; of a literal one that begins with the id of a variant. */
export type Known<T extends string> = string extends T
  ? T
  : T extends VariantId | `${VariantId} ${string}`
    ? T
    : VariantId;

/** How an `Engine` thinks. Without any of them it thinks about a move for a second. */
export interface EngineOptions {
  /**
   * How strong it plays: 1, who overlooks most things, to 10. A level plays to win: where it cannot do better than a draw
   * its score is -50. Without a level that is 0.
   */
  level?: number | undefined;
  /** So many milliseconds. */
  ms?: number | undefined;
  /** So many positions, or a few more: with the same seed the same move everywhere. */
  nodes?: number | undefined;
  /** So many plies deep, 120 at most. */
  depth?: number | undefined;
  /** Decides what a weak level overlooks, and between equal moves; 0 unless told. */
  seed?: number | undefined;
  /** So many best lines, each with another first move, 20 at most; 1 unless told. */
  lines?: number | undefined;
}

export interface ThoughtLine {
  /** What the line is worth to the side to move, in hundredths of a pawn. */
  score: number;
  /** In so many plies the side to move wins by force, or loses if it is negative. */
  mate?: number;
  /** How the game goes on, 1 to 16 moves. */
  moves: Move[];
}

/** What an `Engine` has found so far. */
export interface Thought {
  /** How many plies deep it looked. */
  depth: number;
  /** How many positions it looked at. */
  nodes: number;
  /** The best lines, the best first. */
  lines: ThoughtLine[];
}

export interface Choice extends Omit<ThoughtLine, "moves"> {
  move: Move;
  /** How it expects the game to go on, the move first. */
  line: Move[];
  depth: number;
  nodes: number;
}

/** An `AbortSignal`, told by its shape. */
export interface EngineSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/**
 * Plays and analyses any game, in a worker where there can be one. It answers one question after the other. A game may
 * go on while it is thought about: the answer is for the position in which it was asked.
 */
export class Engine {
  constructor(options?: EngineOptions);
  /** The move that it plays. Aborted, the promise is rejected with the signal's reason. */
  choose(game: Game, options?: EngineOptions & { signal?: EngineSignal | undefined }): Promise<Choice>;
  /** What it thinks of a position, deeper and deeper, until it is told to stop. */
  analyse(
    game: Game,
    options?: EngineOptions & { signal?: EngineSignal | undefined },
  ): AsyncGenerator<Thought, void, void>;
  /** Ends the present question with what has been found so far. */
  stop(): void;
  /** Ends the worker and every question. */
  close(): void;
  [Symbol.dispose](): void;
}

export type ErrorCode =
  | "bad-argument"
  | "unknown-variant"
  | "bad-position"
  | "bad-notation"
  | "illegal-move"
  | "ambiguous-move"
  | "game-over"
  | "bad-agreement"
  | "bad-record"
  | "too-complex"
  | "too-large"
  /** `init` was not awaited. */
  | "not-initialized"
  /** The wasm could not be had, or not be compiled. */
  | "load-failed"
  /** The engine was closed, or its worker died. */
  | "engine-lost";

/** What every function of this module throws. Those of all copies of the package are `instanceof` each of them. */
export class HyperplyError extends Error {
  private constructor();
  readonly name: "HyperplyError";
  code: ErrorCode;
  /** The rule in question, `T17`. */
  rule?: string;
  /** Byte offset (UTF-8) into the offending text. */
  at?: number;
  /** The cells that are in the way. */
  cells: string[];
  /** What went wrong below: of the network, of the compiler. */
  cause?: unknown;
  /** The legal moves that an ambiguous text could mean. */
  candidates?: string[];
}

/** All variants, from few dimensions to many. */
export function variants(): VariantInfo[];

/** One of them. */
export function variant(id: VariantId): VariantInfo;

/** The position text from which a variant starts. */
export function initial_position(variant: VariantId): string;

/**
 * The legal moves; with `from` those of the piece on a cell, of an absent piece (`entry`), of a board (place): none if it
 * cannot move, or nothing of the side to move is there.
 */
export function legal_moves(position: string, from?: string): Move[];

/** The position text after a move. */
export function apply(position: string, move: string | Move): string;

/** Every piece in Time Out, where it can come back with what effect, or why it cannot; with `origin` those that left there. */
export function rematerialize_targets(position: string, origin?: string): Rematerialization[];

/** Reads a move in any accepted form, English unless told. */
export function parse_notation(position: string, text: string, language?: Language): Move;

/** Writes a legal move in a language, long or short, with or without check marks. */
export function format_notation(position: string, move: string | Move, style?: NotationStyle): string;

/** The position text after both sides agreed on `n` moves in a row, 2 to 5 (T23). */
export function agree_speed(position: string, n: number): string;

/** All pieces on the board. */
export function pieces(position: string): Piece[];

/** Whose turn it is, check, clocks, and how the game ended. */
export function status(position: string): Status;

/** Whether a text is a legal move, or else which rule forbids it and what is in the way. */
export function explain(position: string, text: string, language?: Language): Explanation;

/** Checks, and rematerializations that would eliminate a king. */
export function threats(position: string): Threat[];

/** The variants whose games start with the same pieces on the same cells, this one among them. */
export function rule_sets(variant: VariantId): VariantId[];

/**
 * The same position by the rules of another variant of the same `rule_sets`: pieces, boards and turn, and rights as far
 * as they mean the same there. What has no place there is an error `bad-position` that names it, with the rule; a variant
 * with other boards is a `bad-argument`.
 */
export function convert(position: string, variant: VariantId): string;

/** Which moves, told by their `notation`, a position and the same by other rules (`convert`) both allow, and which rules forbid the others; more than 10,000 of these are `too-complex`. */
export function compare(position: string, variant: VariantId): Comparison;

/** The number of move sequences of length `depth`, at most 9. It takes as long as there are positions. */
export function perft(position: string, depth: number): bigint;

/**
 * Where the wasm is: its address (a string, a `URL`, a `Request`), a `Response`, its bytes, or a `WebAssembly.Module`.
 * They are told by their shapes, so that no library of types is needed.
 */
export type WasmSource =
  | string
  | { readonly href: string }
  | { readonly url: string }
  | ArrayBuffer
  | ArrayBufferView
  | WasmModule;

/** A `WebAssembly.Module`: an object without properties of its own. */
export interface WasmModule {
  readonly module_or_path?: never;
}

export type InitInput = WasmSource | Promise<WasmSource> | { module_or_path: WasmSource | Promise<WasmSource> };

/**
 * Loads the rules, once: from where the package has them, unless told. With `hyperply/inline`, and in Node, they are
 * loaded already, and it does nothing.
 */
export function init(source?: InitInput): Promise<void>;
export default init;

/** The same at once, from bytes or a compiled module; where the wasm is inside, from nothing. */
export function initSync(source?: WasmSource | { module: WasmSource }): void;
