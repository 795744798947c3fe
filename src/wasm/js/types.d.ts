/** The id of a variant, such as `timeout`. It is the first field of the variant's position texts. */
export type VariantId = string;
/** One of the two players. */
export type Side = "white" | "black";
/** A language of move notation and of messages: English or German. */
export type Language = "en" | "de";
/** An option of all functions of this module that reject something: the language of their messages, English by default. Codes are the same. */
export interface Spoken {
  language?: Language | undefined;
}
/** Options of a game's `apply`. */
export interface ApplyOptions {
  /**
   * Whether to play on after a draw that a player would have to claim, by repetition or by a clock, as games played
   * elsewhere do (C4). Default: false.
   */
  unclaimed?: boolean | undefined;
}
/** What `Game.from_record` left out of a record, or read otherwise than written. */
export interface RecordNote {
  /** What it is, in a sentence in the game's language. */
  message: string;
  /** Its offset in the record, in bytes of UTF-8: `→` counts 3. */
  at: number;
}
/** Options of `Game.from_record`. */
export interface RecordLanguages extends Spoken {
  /** The language of the moves in the record. Default: `language`. */
  moves?: Language | undefined;
}
/**
 * The English letter of a piece, in upper case for both sides. `U` is a unicorn, `M` a man of draughts or Quarx, and
 * `A` a movable board of Tri-Dimensional chess (D14).
 */
export type PieceLetter = "K" | "Q" | "R" | "B" | "N" | "P" | "U" | "M" | "A";

/** A variant of the catalog, with all you need to list it and to draw its boards. */
export interface VariantInfo {
  /** The id, such as `timeout`. */
  id: VariantId;
  /** The name, in English. */
  name: string;
  /** One line for a list of games, in English. */
  summary: string;
  /** Where the rules come from. */
  source: string;
  /** The family of games that it belongs to. The package has a module for each family, such as `hyperply/timeout`. */
  family: string;
  /** The number of dimensions, counting time. The list of variants starts with the fewest. */
  dimensions: number;
  /** Whether players can send pieces into Time Out (T15). */
  time_out: boolean;
  /** Whether players declare how long a Time Out lasts (T30). */
  declared: boolean;
  /** Whether players can agree on speed moves (T23). */
  speed_moves: boolean;
  /** The boards and their cells. */
  geometry: Geometry;
}

/** The boards of a variant, to be drawn side by side or stacked. */
export interface Geometry {
  /** The shape of the cells. */
  shape: "square" | "hexagon";
  /** All boards: from White's left to right, from White's side away, and from the lowest level up. */
  boards: Board[];
}

/** A board and its place among the others. */
export interface Board {
  /**
   * The id, such as `L1`. It is empty if there is only one board. Tri-Dimensional chess has the main boards `W`, `N`
   * and `B`, and one board for each of the 24 places of movable boards, such as `QL1(3)` (12 places in `trid-meder`).
   * `Status.boards` tells which four of them are in play.
   */
  id: string;
  /** The height above the ground, from 0. */
  level: number;
  /**
   * The position among the boards of its level: from the left, from 0. In Tri-Dimensional chess it is the file of the
   * board's first cell.
   */
  x: number;
  /**
   * The same from White's side. Boards of hexagons count in half boards. In Tri-Dimensional chess it is the rank of the
   * board's first cell.
   */
  y: number;
  /** The cells on which pieces can stand. */
  cells: BoardCell[];
}

/** A cell and its place on the board. */
export interface BoardCell {
  /** The name of the cell in moves and positions, such as `d1L4`. */
  cell: string;
  /** The column that the cell belongs to, such as `d1`. */
  column: string;
  /**
   * The file, from the left, from 0. In Tri-Dimensional chess it counts over all boards, so cells of one column have
   * the same.
   */
  x: number;
  /** The rank, from White's side, from 0. Hexagons count in half cells. */
  y: number;
  /** The basic color: 0 is dark, 1 is light. Hexagons also have 2. */
  tone: 0 | 1 | 2;
}

/** A piece on a board. */
export interface Piece {
  /** The kind of piece. */
  piece: PieceLetter;
  /** The side that owns it. */
  side: Side;
  /** The cell that it stands on. */
  cell: string;
}

/** The kind of a move. `rematerialization` is a return from Time Out, and `board` the move of a movable board. */
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

/** How a piece of 4D Hexagonal Chess moves: inside its board, between boards, or both at once. */
export type Way = "inside" | "between" | "both";

/**
 * A legal move.
 *
 * Its `notation` identifies it: two moves of one position never have the same.
 */
export interface Move {
  /** The canonical text of the move, such as `Nb1-c3`. All functions that take a move accept it. */
  notation: string;
  /** The kind of move. */
  kind: MoveKind;
  /** The piece that moves, leaves for Time Out or returns from it. It is the king in castling, and `A` if a board moves. */
  piece: PieceLetter;
  /**
   * The cell that the piece leaves, or the place that a board leaves, such as `QL1(3)`. Absent if a piece returns from
   * Time Out.
   */
  from?: string;
  /** The cell that the piece enters, or the place that a board enters. Absent if a piece goes into Time Out. */
  to?: string;
  /** In captures of draughts and Quarx: every cell that the piece lands on, in order. */
  path?: string[];
  /** In `quarx-huff`: the move is not carried out, and one of the pieces on these cells is lost instead (Q16). */
  forfeits?: string[];
  /** The cells whose pieces leave the game. An annihilation also removes the returning piece. */
  captures: string[];
  /** The piece that a pawn promotes to. */
  promotion?: PieceLetter;
  /** The move of the rook in castling. */
  rook?: { from: string; to: string };
  /** The piece that a moving board carries: a pawn (D14), or any piece by Meder's rules (M14). */
  passenger?: { piece: PieceLetter; from: string; to: string };
  /** The final cell of the pawn, of either side, that promotes because a board moves (D11, M11, M12). */
  promoted?: string;
  /** The pawn that waited for its promotion, and the piece that it promotes to before the move (M12). */
  waiting?: { cell: string; promotion: PieceLetter };
  /** In a return from Time Out: the cell that the piece had left. */
  origin?: string;
  /** In a return from Time Out: how many rounds the piece has spent there. */
  rounds?: number;
  /** In a declared Time Out: how many rounds it will last. */
  length?: number;
  /** In `hex4d`: whether the move changes the cell within the board, the board, or both (H5, H9, H11). */
  way?: Way;
  /** Whether the move annihilates the king and so wins at once. */
  wins?: boolean;
  /**
   * What a player clicks for this move, in order.
   *
   * A click is a cell (`d1L4`; for a capture of draughts or Quarx, every cell that it lands on), the tray of pieces in
   * Time Out (`→`), a piece in the tray (`→Qe4L4`; for a pawn with its rounds, `→Pa3L1#4`), a promotion (`=Q`), a
   * declared length (`4`), the cell of the castling rook, or the place of a movable board (`QL1(3)`).
   *
   * The clicks of one move are never the beginning of another's. So a page needs no rules of its own: it keeps the
   * legal moves whose `clicks` begin with those made so far.
   */
  clicks: string[];
}

/** Why a game ended. */
export type Reason =
  | "king-eliminated"
  | "checkmate"
  | "stalemate"
  | "bare-kings"
  | "dead-position"
  | "no-men"
  | "no-moves"
  | "fifty-move"
  | "hundred-move"
  | "twenty-five-move"
  | "sixteen-move"
  | "five-move"
  | "threefold";

/** How a game ended by the rules. */
export interface Outcome {
  /** The side that won. Absent in a draw. */
  winner?: Side;
  /** Why the game ended. */
  reason: Reason;
}

/** A series of speed moves in progress (T23). */
export interface Speed {
  /** How many moves in a row each side makes, 2 to 5. */
  agreed: number;
  /** 1 while the side that began is moving, then 2. */
  phase: 1 | 2;
  /** How many moves the side to move has left. */
  left: number;
}

/** How a bared king, the last piece of its side, may move. While it is `pending`, the king's next move decides (H14). */
export type Bared = "pending" | "inside" | "between";

/** The state of a game: the turn, checks, clocks and the outcome. */
export interface Status {
  /** The id of the variant. */
  variant: VariantId;
  /** The side to move. */
  turn: Side;
  /** How the game ended. Absent while it is in progress. */
  outcome?: Outcome;
  /** The cells of the pieces that give check to the king of the side to move. */
  checks: string[];
  /** The cell of the king of the side to move. Absent after it was annihilated, and in games without kings. */
  king?: string;
  /** The number of legal moves. */
  legal_moves: number;
  /** The number of half-moves since the last capture or move of a pawn or man. */
  clock: number;
  /** The number of the move to be made, from 1. */
  number: number;
  /** The series of speed moves in progress. */
  speed?: Speed;
  /** In `hex4d`: the bared kings (H14). Absent if there are none; a side without one is absent. */
  bared?: { white?: Bared; black?: Bared };
  /** Whether `agree_speed` is possible now. */
  can_agree_speed: boolean;
  /** How often this position has occurred in the game, counting this time. It is 1 for a position without a game. */
  repetitions: number;
  /** In Tri-Dimensional chess: the four movable boards. */
  boards?: BoardPlace[];
  /** In `trid-meder`: the cell of the pawn that the next move must first promote (M12). */
  waiting?: string;
}

/** The place of a movable board, and who controls it (D2, D13). In `trid-meder` the controller is the owner (M2, M3). */
export interface BoardPlace {
  /** The id of the board in the geometry that is there, such as `QL1(3)`. */
  place: string;
  /** The side that controls it. */
  controller: Side;
}

/** The legal moves of one position under two rule sets. */
export interface Comparison {
  /** The position text under the other rule set. */
  position: string;
  /** The moves that are legal under both. */
  both: Move[];
  /** The moves that are legal only under the rule set of the given position. */
  here: Difference[];
  /** The moves that are legal only under the other rule set. */
  there: Difference[];
}

/** A move that is legal under one rule set, and why the other forbids it. */
export interface Difference {
  /** The move. */
  move: Move;
  /** The rule that forbids it, as in errors. */
  rule?: string;
  /** The code of the error. */
  code: ErrorCode;
  /** The message of the error, in the language of the call. */
  message: string;
  /** The cells that are in the way. */
  cells: string[];
}

/**
 * What a return from Time Out does: `free` on an empty column, `beside` your own pieces, or `annihilate` an enemy piece
 * (T18).
 */
export type Effect = "free" | "beside" | "annihilate";

/** A cell to which a piece in Time Out could return. */
export interface Target {
  /** The cell. */
  cell: string;
  /** What the return does there. */
  effect: Effect;
  /** Whether the pawn promotes to a queen there (T20). */
  promotes: boolean;
  /** Whether the return annihilates the enemy king and so wins (T21). */
  wins: boolean;
  /** The canonical text of the move, if it is legal in this position. */
  move?: string;
  /** The rule that forbids the move: T13, because it would leave the king in check. */
  rule?: string;
}

/** A piece in Time Out and the cells to which it could return, as if its owner were to move. */
export interface Rematerialization {
  /** The side that owns the piece. */
  side: Side;
  /** The kind of piece. */
  piece: PieceLetter;
  /** The cell that it left. */
  origin: string;
  /** How many rounds it has spent in Time Out, as in the position text. */
  rounds: number;
  /** In `timeout-declared`: how many rounds were declared. */
  length?: number;
  /** Its name in `Move.clicks`. */
  entry: string;
  /** The cells where it could appear by T18 and T19. Empty if it is `blocked`. */
  targets: Target[];
  /** Why it can't return now. */
  blocked?: Refusal;
}

/** Something that is wrong with a text. */
export interface Problem {
  /** The rule that forbids it, such as `T17`. Absent if there is no single one, as for a malformed text. */
  rule?: string;
  /** The kind of error. */
  code: ErrorCode;
  /** What is wrong, in one or two sentences, without the rule. */
  message: string;
  /** The cells that are in the way. In Tri-Dimensional chess, also cells missing from the path (D6), or places of boards. */
  cells: string[];
  /** The offset of the error in the given text, in bytes of UTF-8: `→` counts 3. */
  at?: number;
}

/** Why a move is rejected. */
export interface Refusal extends Problem {
  /** The legal moves that an ambiguous text could mean, or the captures that are mandatory instead (Q8). */
  candidates?: string[];
}

/** A legal move, or why a text is not one. */
export type Explanation = { legal: true; move: Move } | ({ legal: false } & Refusal);

/** A danger to a king. */
export interface Threat {
  /** `check`, or `elimination` by a piece that returns from Time Out. */
  kind: "check" | "elimination";
  /** The side whose king is in danger. */
  side: Side;
  /** The cell of the king. */
  king: string;
  /** The cell of the attacking piece. In an elimination, the cell that the piece in Time Out had left. */
  by: string;
  /** The kind of attacking piece. */
  piece: PieceLetter;
  /** In an elimination: the move that would do it, legal now or when its owner is to move. */
  move?: string;
}

/** How moves are written. */
export interface NotationStyle {
  /** The language of letters and words. Default: `en`. */
  language?: Language | undefined;
  /** Whether to write the shortest unambiguous form; in `chess` that is SAN. Default: false. */
  short?: boolean | undefined;
  /** Whether to append `+` for check and `#` for checkmate. Default: false. */
  check?: boolean | undefined;
}

/** A move or an agreement on speed moves. */
export interface HistoryItem {
  /** The canonical text of the move. Absent in an agreement. */
  move?: string;
  /** The number of moves in a row that the players agreed on (T23). Absent in a move. */
  speed?: number;
  /** The side that was to move. */
  side: Side;
  /** The move number. */
  number: number;
  /** The position text afterward. */
  position: string;
}

declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/**
 * A game with its history.
 *
 * You need not free it. To pass it to a worker, send its `record()` or `position()`: a `Game` can't be cloned.
 */
export interface Game {
  /**
   * The language of all messages, German with `new Game("timeout", { language: "de" })`. Without one, they are in English, or in
   * the language of the notation that a method is given. It can be changed at any time.
   */
  language: Language | undefined;
  /** Returns the current position text. */
  position(): string;
  /** Returns the position text that the game started from. */
  start(): string;
  /** Returns the legal moves, like the function `legal_moves`, or none once the game is over, even by repetition. */
  legal_moves(from?: string): Move[];
  /**
   * Plays a move, and returns the new position text.
   *
   * Moves that `legal_moves` has just returned are applied without parsing. Throws like the function `apply`, also
   * for a move that repetition forbids (Q12).
   */
  apply(move: string | Move, options?: ApplyOptions): string;
  /**
   * Agrees on `n` moves in a row for each side, 2 to 5, and returns the new position text. Throws `bad-agreement` if
   * that is not possible now.
   */
  agree_speed(n: number): string;
  /** Takes back the last move or agreement. Returns false if there is none. */
  undo(): boolean;
  /** Replays the move or agreement that was last taken back. Returns false if there is none. */
  redo(): boolean;
  /** Returns whether there is a move or agreement to take back. */
  can_undo(): boolean;
  /** Returns whether there is a move or agreement to replay. */
  can_redo(): boolean;
  /** Returns whether a text is a legal move, like the function `explain`, but also considers repetition (Q12). */
  explain(text: string, language?: Language | Spoken): Explanation;
  /** Returns the move that a text means, like the function `parse_notation`, but also considers repetition (Q12). */
  parse_notation(text: string, language?: Language | Spoken): Move;
  /** Returns a move in a language and style, like the function `format_notation`. */
  format_notation(move: string | Move, style?: NotationStyle): string;
  /** Returns the pieces on the boards. */
  pieces(): Piece[];
  /** Returns the dangers to both kings. */
  threats(): Threat[];
  /** Returns the pieces in Time Out, like the function `rematerialize_targets`. */
  rematerialize_targets(origin?: string): Rematerialization[];
  /** Returns the current position under another rule set, like the function `convert`. */
  convert(variant: VariantId): string;
  /** Returns how the legal moves differ under another rule set, like the function `compare`. */
  compare(variant: VariantId): Comparison;
  /** Returns the state of the game, like the function `status`, but also considers repetition. */
  status(): Status;
  /** Returns the moves and agreements so far, without the first `from` of them. */
  history(from?: number): HistoryItem[];
  /**
   * Returns what `Game.from_record` left out, such as variations and annotations (`$1`), or read otherwise than written,
   * such as a wrong move number; in the order of the record, at most 1,000.
   */
  notes(): RecordNote[];
  /**
   * Returns the game record. The given tags, such as `{ White: "A. Player" }`, replace those of the game. `Result` can be
   * `1-0`, `0-1`, `1/2-1/2`, `*` or a score such as `4-6`; a game that is over by the rules has its own.
   */
  record(tags?: Record<string, string>): string;
  /** Frees the memory of the game at once instead of on garbage collection. All later calls throw. */
  free(): void;
  /** Calls `free`, for `using`. */
  [Symbol.dispose](): void;
}

/** The class `Game`. */
export interface GameConstructor {
  /** Starts a game from a variant's id or from a position text. Throws `unknown-variant` or `bad-position`. */
  new (variant_or_position: VariantId | `${VariantId} ${string}`, options?: Spoken): Game;
  new <T extends string>(variant_or_position: Known<T>, options?: Spoken): Game;
  /**
   * Reads a game record. The language is that of its moves and of the game's messages, English by default; with
   * `{ language: "de", moves: "en" }` messages are in German about a record in English. Throws `bad-record`, with the
   * place in `at`.
   */
  from_record(text: string, language?: Language | RecordLanguages): Game;
  readonly prototype: Game;
}

/** A game with its history: `new Game("timeout")`. */
export const Game: GameConstructor;

/** Any `string`; a string literal must begin with the id of a variant, so `new Game("timeot")` does not compile. */
export type Known<T extends string> = string extends T
  ? T
  : T extends VariantId | `${VariantId} ${string}`
    ? T
    : VariantId;

/**
 * Limits of an `Engine`. If there are several, the first one reached ends the search. Without any, `choose` takes a
 * second. `language` is that of messages, by default that of the game.
 */
export interface EngineOptions {
  /**
   * The playing strength: from 1, which overlooks most moves, to 10.
   *
   * With a level the engine plays to win: if it can do no better than a draw, the draw scores -50. Without one, it
   * scores 0.
   */
  level?: number | undefined;
  /** The time, in milliseconds. */
  ms?: number | undefined;
  /**
   * The number of positions to search, give or take a few. With the same seed, the first choice of a new engine is the
   * same on every machine. Later ones differ, because an engine remembers what it has seen.
   */
  nodes?: number | undefined;
  /** The depth of the search in plies, up to 120. */
  depth?: number | undefined;
  /** The seed for what a weak level overlooks, and for the choice between equal moves. Default: 0. */
  seed?: number | undefined;
  /** The number of best lines, each with a different first move, up to 20. Default: 1. */
  lines?: number | undefined;
  language?: Language | undefined;
}

/** A line of play and its score. */
export interface ThoughtLine {
  /** The value for the side to move, in hundredths of a pawn. */
  score: number;
  /** The number of plies in which the side to move wins by force. Negative if it loses. */
  mate?: number;
  /** The moves of the line, 1 to 16. */
  moves: Move[];
}

/** The result of a search so far. */
export interface Thought {
  /** The depth of the search, in plies. */
  depth: number;
  /** The number of positions searched. */
  nodes: number;
  /** The lines, the best one first. */
  lines: ThoughtLine[];
}

/** The move that an engine chose. */
export interface Choice extends Omit<ThoughtLine, "moves"> {
  /** The move. */
  move: Move;
  /** How the engine expects the game to continue, beginning with the move. */
  line: Move[];
  /** The depth of the search, in plies. */
  depth: number;
  /** The number of positions searched. */
  nodes: number;
}

/** A move of a win by force, with what follows. */
export interface MateMove {
  /** The move. */
  move: Move;
  /** How many more moves the winner needs after it, against the best defense. 0 if the game is over. */
  left: number;
  /**
   * What follows: every move that wins with the fewest moves if the winner is to move, else every answer, those that
   * last longest first. Absent where the tree ends.
   */
  next?: MateMove[];
}

/** The wins by force in a position. They are proved: every move and every answer was looked at. */
export interface Mates {
  /** The fewest moves with which the side wins against the best defense. Absent if it doesn't win. */
  moves?: number;
  /** No win with this many moves or fewer exists: one less than `moves`, or as many as you asked for. Less after `stop`. */
  ruled_out: number;
  /**
   * Every move that wins with the fewest moves. If the other side is to move, every answer, those that last longest
   * first. Empty if the side doesn't win.
   */
  list: MateMove[];
  /** The number of positions looked at. */
  nodes: number;
}

/** How far the search for wins by force is. */
export interface MatesProgress {
  /** The number of moves with which it tries to win now. */
  moves: number;
  /** How much of that is done, from 0 to 1. */
  done: number;
  /** The number of positions looked at so far. */
  nodes: number;
}

/** What `Engine.mates` looks for. */
export interface MatesOptions {
  /** The most moves with which the side may win, 1 to 9. Each move of a speed series counts (T23). */
  moves: number;
  /** The side that wins. Default: the side to move. */
  winner?: Side | undefined;
  /**
   * How many plies of the tree to return, 1 to 36: 1 for the first moves alone, 2 with every answer. What has more than
   * 10,000 moves is not followed further. Default: 1.
   */
  plies?: number | undefined;
  /** Is called now and then. */
  onprogress?: ((progress: MatesProgress) => void) | undefined;
  /** Aborts the search. */
  signal?: EngineSignal | undefined;
}

/** The move sequences of a length that begin with each move. */
export interface Counts {
  /** The number of all of them, as `perft` counts them. */
  nodes: bigint;
  /** The moves, each with the number of sequences that begin with it. After `stop`, those counted so far. */
  list: { move: Move; nodes: bigint }[];
}

/** How far the count is. */
export interface CountsProgress {
  /** How much is done, from 0 to 1. */
  done: number;
  /** The number of sequences counted so far. */
  nodes: bigint;
}

/** What `Engine.perft` counts. */
export interface PerftOptions {
  /** The length of the move sequences, 1 to 9. */
  depth: number;
  /** Is called after each move. */
  onprogress?: ((progress: CountsProgress) => void) | undefined;
  /** Aborts the count. */
  signal?: EngineSignal | undefined;
}

/** An `AbortSignal`, described by its shape, so that types of the DOM are not needed. */
export interface EngineSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/**
 * Plays and analyzes any game, in a worker where possible.
 *
 * An engine answers one question at a time; further questions wait. The game may continue meanwhile: the answer is for
 * the position at the time of the call.
 */
export class Engine {
  /** Creates an engine. The options are the defaults of its calls. */
  constructor(options?: EngineOptions);
  /**
   * Chooses a move. Rejects with `game-over` if there is none, with `too-complex` (Q15) if every move leads to a position
   * that is too complex, and with the signal's reason if aborted.
   */
  choose(game: Game, options?: EngineOptions & { signal?: EngineSignal | undefined }): Promise<Choice>;
  /**
   * Analyzes a position, deeper and deeper, until you call `stop`, leave the loop or abort the signal. The call itself
   * takes the position and throws `bad-argument`; only a number out of range rejects in the loop.
   */
  analyse(
    game: Game,
    options?: EngineOptions & { signal?: EngineSignal | undefined },
  ): AsyncGenerator<Thought, void, void>;
  /**
   * Finds all moves with which a side wins by force in the fewest moves, or proves that there are none, by looking at
   * every move and every answer.
   *
   * A win is checkmate, the king's annihilation, or in draughts and Quarx that the other side has no pieces or no legal
   * move. It depends on the position alone: repetitions in the game don't count. Rejects with the signal's reason if
   * aborted.
   */
  mates(game: Game, options: MatesOptions): Promise<Mates>;
  /**
   * Counts the move sequences that begin with each legal move. Rejects with the signal's reason if aborted, and with
   * `too-complex` (Q15).
   */
  perft(game: Game, options: PerftOptions): Promise<Counts>;
  /** Ends the current question, with the result so far. */
  stop(): void;
  /** Ends the worker and all questions, which reject with `engine-lost`. */
  close(): void;
  /** Calls `close`, for `using`. */
  [Symbol.dispose](): void;
}

/** The kinds of errors. They stay the same across versions. */
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
  /** The rules are not loaded yet: await `init`. */
  | "not-initialized"
  /** The wasm could not be loaded or compiled. */
  | "load-failed"
  /** The engine was closed, or its worker crashed. */
  | "engine-lost"
  /** The board shows no 3D view to take a picture of. */
  | "not-in-space";

/**
 * The error that every function of this module throws. Its message is in the language of the call and ends with the rule, if
 * there is one; its `code` is the same in all languages.
 *
 * Errors of other copies of the package are also `instanceof HyperplyError`.
 */
export class HyperplyError extends Error {
  private constructor();
  /** Always `HyperplyError`. */
  readonly name: "HyperplyError";
  /** The kind of error. */
  code: ErrorCode;
  /** The rule that forbids it, such as `T17`. */
  rule?: string;
  /** The offset of the error in the given text, in bytes of UTF-8: `→` counts 3. */
  at?: number;
  /** The cells that are in the way. */
  cells: string[];
  /** The underlying error, of the network or the compiler. */
  cause?: unknown;
  /** The legal moves that an ambiguous text could mean, or the captures that are mandatory instead (Q8). */
  candidates?: string[];
}

/** Returns all variants of the module, those with the fewest dimensions first. */
export function variants(): VariantInfo[];

/** Returns a variant. Throws `unknown-variant` if there is none with this id. */
export function variant(id: VariantId, options?: Spoken): VariantInfo;

/** Returns the position text that a variant starts from. Throws `unknown-variant`. */
export function initial_position(variant: VariantId, options?: Spoken): string;

/**
 * Returns the legal moves in a position.
 *
 * With `from`, returns only the moves that begin with this click: a cell, a piece in Time Out (its `entry`) or the
 * place of a movable board. The list is empty if nothing there can move. Throws `bad-argument` if there is no such cell,
 * piece or place, and like every function that takes a position text `bad-position`, `unknown-variant`, `too-large` or, in
 * Quarx, `too-complex` (Q15).
 */
export function legal_moves(position: string, from?: string, options?: Spoken): Move[];

/**
 * Returns the position text after a move.
 *
 * Throws `bad-notation`, `illegal-move` or `ambiguous-move` if the text is not one legal move, and `game-over` if the
 * game has ended.
 */
export function apply(position: string, move: string | Move, options?: Spoken): string;

/**
 * Returns the pieces in Time Out, and where they can return with what effect, or why they can't. With `origin`, returns
 * only those that left this cell.
 */
export function rematerialize_targets(position: string, origin?: string, options?: Spoken): Rematerialization[];

/** Returns the legal move that a text means, in any accepted form and in English by default. Throws like `apply`. */
export function parse_notation(position: string, text: string, language?: Language | Spoken): Move;

/** Returns the text of a legal move in a language, long or short, with or without check marks. */
export function format_notation(position: string, move: string | Move, style?: NotationStyle): string;

/**
 * Returns the position text after both sides agreed on `n` moves in a row each, 2 to 5 (T23). Throws `bad-agreement` if
 * that is not possible.
 */
export function agree_speed(position: string, n: number, options?: Spoken): string;

/**
 * Returns all that is wrong with a position text. The list is empty if the position is legal; otherwise its first
 * problem is the error that all other functions throw for this text.
 *
 * Each condition of the rules that the position breaks is a problem, and so is each field or item of a list that cannot
 * be read. Boards or a side to move that cannot be read end the list. Never throws for a text.
 */
export function problems(position: string, options?: Spoken): Problem[];

/** Returns all pieces on the boards. */
export function pieces(position: string, options?: Spoken): Piece[];

/** Returns the state of a position: the turn, checks, clocks and the outcome. */
export function status(position: string, options?: Spoken): Status;

/**
 * Returns whether a text is a legal move, or else which rule forbids it and which cells are in the way.
 *
 * It throws only `bad-argument`, or for the position what `legal_moves` throws.
 */
export function explain(position: string, text: string, language?: Language | Spoken): Explanation;

/** Returns the dangers to both kings: checks, and pieces in Time Out whose return would annihilate a king. */
export function threats(position: string, options?: Spoken): Threat[];

/** Returns the ids of all variants that start with the same pieces on the same cells, including this one. */
export function rule_sets(variant: VariantId, options?: Spoken): VariantId[];

/**
 * Returns the same position under another rule set, one of `rule_sets`.
 *
 * Keeps pieces, boards and the turn, and rights as far as they mean the same there. Throws `bad-position`, with the
 * rule, if the position can't exist there, and `bad-argument` if the variant has other boards.
 */
export function convert(position: string, variant: VariantId, options?: Spoken): string;

/**
 * Returns which moves are legal under both rule sets, which under only one, and the rules that forbid them under the
 * other.
 *
 * Moves with the same `notation` count as the same move. Throws like `convert`, and `too-complex` if more than 10,000
 * moves differ.
 */
export function compare(position: string, variant: VariantId, options?: Spoken): Comparison;

/**
 * Returns the number of move sequences of length `depth`, from 0 to 9.
 *
 * The time it takes grows with that number, so call it in a worker for more than a few plies.
 */
export function perft(position: string, depth: number, options?: Spoken): bigint;

/**
 * Where to load the wasm from: a URL (a string, a `URL` or a `Request`), a `Response`, bytes, or a
 * `WebAssembly.Module`.
 *
 * The types are described by their shapes, so that types of the DOM are not needed.
 */
export type WasmSource =
  | string
  | { readonly href: string }
  | { readonly url: string }
  | ArrayBuffer
  | ArrayBufferView
  | WasmModule;

/** A `WebAssembly.Module`, an object without properties of its own. */
export interface WasmModule {
  readonly module_or_path?: never;
}

/** What `init` accepts: a source, a promise of one, or an object with either. */
export type InitInput = WasmSource | Promise<WasmSource> | { module_or_path: WasmSource | Promise<WasmSource> };

/**
 * Loads the rules, once, by default from where the package has them.
 *
 * In Node and with `hyperply/inline` they are already loaded, and `init` does nothing. Rejects with `load-failed`, or
 * with `bad-argument` if the rules were already loaded from another source.
 */
export function init(source?: InitInput): Promise<void>;
export default init;

/** Loads the rules at once, from bytes or a compiled module. Where the wasm is built in, no source is needed. */
export function initSync(source?: WasmSource | { module: WasmSource }): void;
