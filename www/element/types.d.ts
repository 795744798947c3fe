// Shapes that the parts of the table share. Those of the rules are the package's own.
import type * as Api from "../../src/wasm/js/types";
import type {
  BoardCell,
  Game,
  HistoryItem,
  Language,
  Move,
  Piece,
  Rematerialization,
  Side,
  VariantId,
  VariantInfo,
} from "../../src/wasm/js/types";
import type { ExampleWords, KeyWords } from "./words/games";
import type { Section } from "./words/help";
import type { Words } from "./words/words";

export type { Words } from "./words/words";
export type {
  BoardCell,
  Comparison,
  Difference,
  Explanation,
  Game,
  HistoryItem,
  Language,
  Move,
  Piece,
  Rematerialization,
  Side,
  Threat,
  VariantId,
  VariantInfo,
} from "../../src/wasm/js/types";

/** How players ended a game that the rules had not ended. */
export interface Ended {
  winner?: Side;
  reason: "resigned" | "agreed";
}
export type Outcome = Api.Outcome | Ended;
export type Status = Omit<Api.Status, "outcome"> & { outcome?: Outcome };

/** The module of a family, its rules loaded. */
export type Rules = Omit<typeof Api, "init" | "default" | "initSync">;

export type Board = Api.Board;

/** A cell and its board. */
export interface Place extends BoardCell {
  board: Board;
}

/** A column with the names of its cells, from the lowest. */
export interface Column extends BoardCell {
  cells: string[];
}

/** A place of boards that move: at a peg of a main board, on top or below. */
export interface Mount {
  id: string;
  peg: string;
  wing: string;
  main: string;
  top: boolean;
  far: boolean;
  level: number;
  board: Board;
}

/** The boards that are there, and tables to look things up in them. */
export interface Boards {
  /** The same for the same boards. */
  key: string;
  shape: Shape;
  boards: Board[];
  mounts: Map<string, Mount>;
  /** The levels of all boards that could be there. */
  heights: number[];
  levels: Board[][];
  cells: Map<string, Place>;
  columns: Map<string, Column>;
  /** Whether some column has several cells. */
  columned: boolean;
  /** Whether no two cells lie side by side. */
  sparse: boolean;
  /** Whether the boards can be shown above each other. */
  stackable: boolean;
  files: number;
  ranks: number;
  /** Cells by their places in the picture of a level. */
  places: Map<string, string>;
}

export type Shape = "square" | "hexagon" | "decks";
export type View = "plan" | "3d";

/** How a person wants to see the game. */
export interface Settings {
  readonly view: View | null;
  readonly names: boolean;
  readonly flipped: boolean;
  readonly language: Language;
  /** Moves in the list in their short form. */
  readonly short: boolean;
  /** Single letters are keys. */
  readonly letters: boolean;
  /** The addresses of a page with the rules, and of one with lessons. */
  readonly rules: string | null;
  readonly lessons: string | null;
  /** What clicks on the boards do: choose moves, tell those outside which cell it is, or nothing. */
  readonly input: "play" | "cells" | "none";
  /** Nothing beside the boards. */
  readonly bare: boolean;
  /** Moves are shown before they are played, where the game has that; null for what it usually has. */
  readonly finger: boolean | null;
  /** Moves are heard. */
  readonly sound: boolean;
  readonly players: Readonly<Record<Side, Player>>;
}

/** Who moves a side: whoever sits there, only the page's code, or the engine. */
export type Player = { kind: "human" | "none" } | { kind: "engine"; level: number };

/** What the table says. */
export interface Message {
  tone: "info" | "error";
  text: string;
  rule?: string;
  cells?: readonly string[];
  candidates?: readonly string[];
  quote?: { text: string; at: number };
}

/** What a target does. */
export interface Mark {
  effect: string;
  playable: boolean;
  kind?: string;
  piece?: string;
  promotes?: boolean | "choice";
  wins?: boolean;
  rule?: string;
  /** The piece that a landing jumps, and whether the capture goes on. */
  takes?: string;
  more?: boolean;
  /** The pawn that is captured in passing. */
  passing?: string;
}
export type Marks = Map<string, Mark>;

/** A piece on the board, or a board that moves as one. */
export type Standing = Piece | { piece: "A"; side: Side; cell: string };

/** A position to be looked at. */
export interface Example extends ExampleWords {
  position: string;
  pick: string;
}

/** What is said besides the status, or why something is refused. */
export type Said = Partial<Message> & { text: string };

/** What a family of games is like on the table: base.js says what each is. */
export interface Family {
  id: string;
  title: string;
  /** The language of all that it says. */
  words: Words;
  /** The number with which the rules of a variant begin, if they are known. */
  chapter(info: VariantInfo): string | undefined;
  emblem: string;
  symbol(letter: string, side: Side): string;
  languages: boolean;
  view(info: VariantInfo): View;
  names(info: VariantInfo): boolean;
  present(info: VariantInfo, status: Status): { shape: Shape; boards: Board[]; mounts?: Map<string, Mount> };
  boardAt(state: State, id: string | undefined): Standing | undefined;
  whose(state: State, side: Side): string;
  boards(info: VariantInfo): string;
  board(board: Board): string;
  cell(place: Place): string;
  caption(board: Board): string;
  floor(board: Board): string;
  file(x: number, board: Board): string;
  rank(y: number, board: Board): string;
  layers: boolean;
  across(x: number): string;
  up(y: number): string;
  hint(state: State): string;
  finger(info: VariantInfo): boolean | undefined;
  leg(from: string, to: string): string;
  wish(state: State, place: Place): string;
  refusal(state: State, token: string): Said | undefined;
  stuck(state: State, piece: Standing): Said | undefined;
  gait(state: State, piece: Standing): Said | undefined;
  notice(state: State): Said | undefined;
  returning(state: State, piece: Standing): Said | undefined;
  duties(state: State): Map<string, "capture" | "lose">;
  kinds: string[];
  kind(state: State, move: Move): string | undefined;
  kindWords(kind: string, letter: string): string;
  lifting(): Words["games"]["hex4d"]["lift"] | undefined;
  examples(info: VariantInfo): Example[];
  steps(state: State): ((cell: string) => Set<string>) | undefined;
  noCell(text: string, length: number): string;
  help(info: VariantInfo, board: Boards): Section[];
  clicking(info: VariantInfo): string[];
  keys(info: VariantInfo): KeyWords[];
}

/** What was played, up to the ply that is on the table and beyond it, and the other lines that leave it. */
export interface Line {
  readonly items: readonly HistoryItem[];
  readonly ply: number;
  readonly others: readonly Other[];
  /** How its players ended it after the last move; null if they went on then. */
  readonly ended?: Ended | null;
}

/** Moves that were played instead of those of the line from `at` on. */
export interface Other {
  at: number;
  items: readonly HistoryItem[];
  others: readonly Other[];
  /** How its players ended it after its last move. */
  ended?: Ended;
}

/** What a person answers before a game. */
export interface NewGame {
  opponent: "computer" | "friend" | "screen";
  /** Of the computer. */
  level: number;
  /** The color of the person, who may leave it to chance. */
  side: Side | "either";
  variant: VariantId;
}

/** What the questions before a game offer; all of it is in the package's declarations. */
export interface Questions {
  opponents?: readonly NewGame["opponent"][];
  answers?: Partial<NewGame>;
  isKept?: boolean;
  here?: boolean;
  another?: () => void;
}

/** What there is to ask before a game, with the rule sets of its variant, the simplest first. */
export type Offered = Questions & { variants: VariantInfo[] };

/** An answer to a question, with the piece that it means. */
export interface Answer {
  value: string;
  label: string;
  piece?: Pick<Piece, "side"> & { piece: string };
}

/** The answers by which a game has begun, with the color that chance may have chosen. */
export type Begun = NewGame & { plays: Side };

/** What the table needs of the element that holds it. */
export interface Host {
  root: ShadowRoot;
  /** Tells those outside; false if one of them prevented it. */
  emit(name: string, detail: object, options?: { cancelable?: boolean }): boolean;
}

/** A drawing of a piece by somebody outside, if there is one. */
export type DrawPiece = (letter: string, side: Side) => Node | null | undefined;

/** Does work with the next drawing of the browser: it measures first, and returns what then changes something. */
export type Later = (work: () => void | (() => void)) => void;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a picture of the boards in space is, and what is on it. */
export interface PictureOptions {
  width?: number | undefined;
  height?: number | undefined;
  /** Pixels of the PNG for each px. */
  scale?: number | undefined;
  names?: boolean | undefined;
  ground?: boolean | undefined;
}

/** Why boards cannot be shown in space: nothing, no WebGL2, a lost context, a script that did not come, colors of the system. */
export type Flat = "" | "graphics" | "lost" | "script" | "colors";

/** How a game is shown, known before there is one. */
export interface Appearance {
  /** What is said, in the language of the table. */
  readonly words: Words;
  readonly settings: Settings;
  /** Marks by the page. */
  readonly marks: readonly Drawn[];
  /** Another function if pieces look different. */
  readonly drawPiece: DrawPiece;
  /** The room for the whole table, in px. */
  readonly room: Size;
  /** Why the boards are flat although they are wanted in space. */
  readonly flat: Flat;
  /** Whether the engine analyzes the position. */
  readonly analyzing: boolean;
}

/** What the engine is doing for a player. */
export interface EngineActivity {
  /** The side for which it thinks about a move. */
  readonly thinking: Side | null;
  /** What else it thinks about. */
  readonly busy: "hint" | "offer" | null;
  /** Whether it is to move and no move came. */
  readonly stuck: boolean;
}

/** Everything that is drawn. A transition (state/transitions.js) makes another one; nothing writes into it. */
export interface State extends Appearance {
  // The game
  readonly rules: Rules;
  readonly info: VariantInfo;
  readonly family: Family;
  /** At the ply of the line. */
  readonly game: Game;
  /** The first position. */
  readonly start: string;
  readonly line: Line;

  // The position, read from the package once
  readonly position: string;
  readonly status: Status;
  /** The items of the line that led to the position. */
  readonly history: readonly HistoryItem[];
  readonly board: Boards;
  /** The last move. */
  readonly last: Move | null;
  /** Whether a move led here: then the engine may reply, even if the line goes on. */
  readonly due: boolean;
  /** Answers of the package about the position, see `once`. */
  readonly answers: Map<string, unknown>;

  // What is picked
  /** What a pawn that waits for its promotion becomes, once that is chosen. */
  readonly becomes: string | null;
  /** The legal moves; with a promotion chosen, those that begin with it, without its clicks. */
  readonly moves: readonly Move[];
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly clicks: readonly string[];
  /** A move that is shown before it is played. */
  readonly pointed: Move | null;
  /** A piece in Time Out that is only looked at. */
  readonly preview: Rematerialization | null;
  /** The column shown in the chooser. */
  readonly column: string | null;

  // What is said
  readonly message: Message | null;
  /** A move that the engine would play. */
  readonly hint: Move | null;
  readonly engine: EngineActivity;
  /** A cell looked up, and those near it. */
  readonly lookup: { readonly cell: string; readonly near: ReadonlySet<string> } | null;
}

/** What a person can do on the table: all that boards and panels report. */
export interface Actions {
  // Picking a move
  pick(token: string): void;
  pickColumn(column: string): void;
  pickEntry(entry: Rematerialization): void;
  /** Picks a piece to be dragged. */
  hold(token: string): void;
  /** Picks where a dragged piece was dropped. */
  drop(target: { token: string; column?: string }): void;
  back(): void;
  cancel(): void;
  /** Plays the move that is shown. */
  carryOut(): void;
  /** Plays a typed move, or says why not. */
  type(text: string): void;
  /** Plays a move of the analysis. */
  playBest(move: Move): void;

  // The line
  go(ply: number): void;
  /** Goes back to where the person played the last move. */
  takeBack(): void;
  takeLine(i: number): void;
  offerSpeed(): void;
  resign(): void;
  offerDraw(): void;
  goOn(): void;
  rematch(): void;
  setUp(example: Example): void;

  // The engine
  hint(): void;
  /** Ends the engine's thought, or asks again. */
  hurry(): void;
  /** Begins or ends the analysis: whichever it is not doing, unless told. */
  analyze(on?: boolean): void;

  // What is shown and said
  prefer(settings: Partial<Settings>): void;
  toggle(setting: "flipped" | "names" | "short" | "sound"): void;
  /** Chooses who plays a side. */
  seat(side: Side, player: Player): void;
  lookUp(cell: string): void;
  say(message: Message | null): void;
  /** Says what went wrong. */
  fail(error: unknown): void;
  help(): void;
  /** Puts the keyboard on the boards. */
  focusBoards(): void;
  /** Brings the boards into sight, where all parts stand one below the other. */
  showBoards(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "hyperply-game": import("./element.js").HyperplyGame;
  }
  interface HTMLElementEventMap {
    "hyperply-ready": CustomEvent<{ variant: string; position: string }>;
    "hyperply-pick": CustomEvent<{ clicks: readonly string[] }>;
    "hyperply-move": CustomEvent<{ move: Move; position: string; by: "person" | "code" | "engine" }>;
    "hyperply-press": CustomEvent<{ cell: string }>;
    "hyperply-refuse": CustomEvent<{ message: string; rule?: string; cells: string[]; code?: string }>;
    "hyperply-change": CustomEvent<{
      position: string;
      before: string;
      ply: number;
      status: Status;
      move?: Move;
      speed?: number;
      game?: boolean;
      by?: "person" | "code" | "engine";
    }>;
    "hyperply-setting": CustomEvent<{ name: string; value: unknown }>;
    "hyperply-setup": CustomEvent<{ position: string; problems: readonly Api.Problem[] }>;
  }
}

/** A mark of somebody outside: a cell, or an arrow. */
export type Drawn = string | { cell: string; name?: string } | { from: string; to: string; name?: string };
