// The types of `hyperply/element`. What the attributes and events are for stands at the class in www/element/element.js, from where
// the package has it.
import type { Game, HistoryItem, Language, Move, Outcome, Side, Status, VariantId } from "./types.js";

/** Who moves a side: whoever sits at the page, only the page's code, or the engine at a level from 1 to 10. */
export type Player = "human" | "none" | "engine" | `engine ${number}`;

/** How players ended a game that the rules had not ended. */
export interface Ended {
  /** Absent in a draw. */
  winner?: Side;
  reason: "resigned" | "agreed";
}

/** As `status` of the rules; the outcome also if the players ended the game. */
export type TableStatus = Omit<Status, "outcome"> & { outcome?: Outcome | Ended };

/** A mark: a cell, with a name that can be styled, or an arrow. */
export type Mark = string | { cell: string; name?: string } | { from: string; to: string; name?: string };

/** Moves that were played instead of those of a line from `at` on, and lines that leave them. */
export interface OtherLine {
  at: number;
  items: readonly HistoryItem[];
  others: readonly OtherLine[];
}

export class HyperplyGame extends HTMLElement {
  static readonly observedAttributes: string[];

  get variant(): VariantId | "";
  set variant(variant: VariantId);
  position: string;
  record: string;
  view: "plan" | "3d" | null;
  flipped: boolean;
  language: Language | null;
  notation: "long" | "short" | null;
  names: "on" | "off" | null;
  theme: "light" | "dark" | "auto" | null;
  controls: "none" | "moves" | "full" | null;
  white: Player | null;
  black: Player | null;
  shortcuts: "on" | "off" | null;
  finger: "on" | "off" | null;
  pieces: string | null;
  rules: string | null;

  /** The game of the rules: to be asked, not to be changed. */
  readonly game: Game | null;
  /** Moves and agreements played up to the position that is shown; setting it goes there. */
  ply: number;
  /** As `status` of the rules; the outcome also if the players ended the game. */
  readonly status: TableStatus | null;
  /** What is picked of the next move, as in the `clicks` of moves. */
  readonly picked: readonly string[];
  /** How the players ended the game after its last move. */
  readonly ended: Ended | undefined;
  /** The position from which the game began. */
  readonly start: string;
  /** All moves and agreements of the game, those after `ply` too. */
  readonly moves: readonly HistoryItem[];
  /** Lines that were played instead of those moves. */
  readonly others: readonly OtherLine[];
  /** Fulfilled when the game is on the table, rejected if it cannot be. */
  readonly ready: Promise<this>;
  /** Draws a piece in SVG, in a box of 48 by 48; where it gives null, `pieces` or the own drawings do. */
  drawPiece: ((piece: string, side: Side) => Node | null) | null;

  /** Puts a variant, a position or a record on the table, plays moves after it, `speed3` an agreement, and goes to a ply; `others` are other lines, and `ended` how players ended it, as they were told. If a move cannot be played, the error has its `ply`. */
  load(
    text: string,
    more?: { moves?: readonly string[]; ply?: number; others?: readonly OtherLine[]; ended?: Ended | undefined },
  ): Promise<void>;
  /** Plays a move, in any notation. Throws what refuses it. */
  play(move: string | { notation: string }): Move;
  /** Goes a move back; it can be done again. */
  undo(): void;
  /** Goes a move forward. */
  redo(): void;
  /** Goes to a ply: 0 is the start. */
  go(ply: number): void;
  /** Picks what a person would click: a cell, an absent piece, `→`; null picks nothing. */
  select(token: string | null): void;
  /** Draws marks instead of those before. */
  mark(marks: readonly Mark[]): void;
  /** Turns the board. */
  flip(): void;
  /** Opens what explains the game. */
  help(): void;

  addEventListener<K extends keyof HyperplyGameEventMap>(
    type: K,
    listener: (this: HyperplyGame, event: HyperplyGameEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** An event of the element, heard on the element itself. */
export interface HyperplyGameEvent<Detail> extends CustomEvent<Detail> {
  readonly target: HyperplyGame;
  readonly currentTarget: HyperplyGame;
}

/** The events of the element; all bubble and cross shadow roots. */
export interface HyperplyGameEventMap {
  "hyperply-ready": HyperplyGameEvent<{ variant: VariantId; position: string }>;
  "hyperply-move": HyperplyGameEvent<{ move: Move; position: string; by: "person" | "code" | "engine" }>;
  "hyperply-change": HyperplyGameEvent<{
    position: string;
    before: string;
    ply: number;
    status: TableStatus;
    /** The move that was played. */
    move?: Move;
    /** The number of moves in a row that was agreed on. */
    speed?: number;
    /** Whether another game was put on the table. */
    game?: boolean;
    /** Whether the players ended the game. */
    ended?: boolean;
    /** Whether it begins anew, the sides exchanged. */
    rematch?: boolean;
    by?: "person" | "code" | "engine";
  }>;
  "hyperply-pick": HyperplyGameEvent<{ clicks: readonly string[] }>;
  "hyperply-end": HyperplyGameEvent<{ outcome: Outcome | Ended; position: string }>;
  "hyperply-refuse": HyperplyGameEvent<{ message: string; rule?: string; cells: string[]; code?: string }>;
  "hyperply-error": HyperplyGameEvent<{ error: Error }>;
  "hyperply-setting": HyperplyGameEvent<{ name: string; value: unknown }>;
}

/** The attributes of the element, for templates and JSX. */
export interface HyperplyGameAttributes {
  variant?: VariantId;
  position?: string;
  record?: string;
  view?: "plan" | "3d";
  flipped?: boolean;
  language?: Language;
  notation?: "long" | "short";
  names?: "on" | "off";
  theme?: "light" | "dark" | "auto";
  controls?: "none" | "moves" | "full";
  white?: Player;
  black?: Player;
  shortcuts?: "on" | "off";
  finger?: "on" | "off";
  pieces?: string;
  rules?: string;
}

/** The element's events as properties, each name behind `on` or another prefix. */
export type HyperplyGameListeners<Prefix extends string = "on"> = {
  [Name in keyof HyperplyGameEventMap as `${Prefix}${Name}`]?: (event: HyperplyGameEventMap[Name]) => unknown;
};

/** What the tag takes in templates and JSX, besides the attributes of every element. */
export type HyperplyGameProps = HyperplyGameAttributes &
  Pick<Partial<HyperplyGame>, "drawPiece"> &
  HyperplyGameListeners;

/** The events where they bubble to: outside a shadow root their target is its host. */
type Bubbling = { [Name in keyof HyperplyGameEventMap]: CustomEvent<HyperplyGameEventMap[Name]["detail"]> };

declare global {
  interface HTMLElementTagNameMap {
    "hyperply-game": HyperplyGame;
  }
  interface HTMLElementEventMap extends Bubbling {}
}
