// Shapes that the parts of the table share. Those of the rules are the package's own.
import type * as Api from "../../src/wasm/js/types";
import type { BoardCell, HistoryItem, Language, Move, Piece, Side, VariantInfo } from "../../src/wasm/js/types";
import type { State } from "./state/state.js";

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
  view: View | null;
  names: boolean;
  flipped: boolean;
  language: Language;
  /** Moves in the list in their short form. */
  short: boolean;
  /** Single letters are keys. */
  letters: boolean;
  /** The address of a page with the rules. */
  rules: string | null;
  /** Nothing beside the boards. */
  bare: boolean;
  /** Moves are shown before they are played, where the game has that; null for what it usually has. */
  finger: boolean | null;
  players: Record<Side, Player>;
}

/** Who moves a side: whoever sits there, only the page's code, or the engine. */
export type Player = { kind: "human" | "none" } | { kind: "engine"; level: number };

/** What the table says. */
export interface Message {
  tone: "info" | "error";
  text: string;
  rule?: string;
  cells?: string[];
  candidates?: string[];
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
export interface Example {
  title: string;
  position: string;
  pick: string;
  words: string;
}

/** Words and drawings of a family of games: base.js says what each is. */
export interface Family {
  id: string;
  title: string;
  /** The number with which the rules of a variant begin, if they are known. */
  chapter(info: VariantInfo): string | undefined;
  pieces: Record<string, string>;
  nameOf(letter: string): string;
  symbol(letter: string, side: Side): string;
  languages: boolean;
  view(info: VariantInfo): View;
  names(info: VariantInfo): boolean;
  present(info: VariantInfo, status: Status): { shape: Shape; boards: Board[]; mounts?: Map<string, Mount> };
  boardAt(state: State, id: string | undefined): Standing | undefined;
  whose(state: State, side: Side): string;
  pace: number;
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
  refusal(state: State, token: string): (Partial<Message> & { text: string }) | undefined;
  stuck(state: State, piece: Standing): Partial<Message> & { text: string };
  notice(state: State): string;
  duties(state: State): Map<string, "capture" | "lose">;
  kinds: string[];
  kind(state: State, move: Move): string | undefined;
  kindWords(kind: string, letter: string): string;
  examples(info: VariantInfo): Example[];
  steps(state: State): ((cell: string) => Set<string>) | undefined;
  noCell(text: string, length: number): string;
  help(info: VariantInfo, board: Boards): (HTMLElement | "")[];
  clicking(info: VariantInfo): string[];
  keys(info: VariantInfo): [key: string, does: string][];
}

/** What was played, up to the ply that is on the table and beyond it, and the other lines that leave it. */
export interface Line {
  items: readonly HistoryItem[];
  ply: number;
  others: readonly Other[];
  /** How its players ended it after the last move; null if they went on then. */
  ended?: Ended | null;
}

/** Moves that were played instead of those of the line from `at` on. */
export interface Other {
  at: number;
  items: readonly HistoryItem[];
  others: readonly Other[];
}

/** What the table needs of the element that holds it. */
export interface Host {
  root: ShadowRoot;
  /** Tells those outside; false if one of them prevented it. */
  emit(name: string, detail: object, options?: { cancelable?: boolean }): boolean;
  /** A drawing of somebody else's, if there is one. */
  drawPiece(letter: string, side: Side): Node | null | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    "hyperply-game": import("./element.js").HyperplyGame;
  }
  interface HTMLElementEventMap {
    "hyperply-ready": CustomEvent<{ variant: string; position: string }>;
    "hyperply-pick": CustomEvent<{ clicks: readonly string[] }>;
    "hyperply-refuse": CustomEvent<{ message: string; rule?: string; cells: string[]; code?: string }>;
    "hyperply-change": CustomEvent<{
      position: string;
      before: string;
      ply: number;
      status: Status;
      move?: Move;
      speed?: number;
      game?: boolean;
      by?: "person" | "code";
    }>;
    "hyperply-setting": CustomEvent<{ name: string; value: unknown }>;
  }
}

/** A mark of somebody outside: a cell, or an arrow. */
export type Drawn = string | { cell: string; name?: string } | { from: string; to: string; name?: string };
