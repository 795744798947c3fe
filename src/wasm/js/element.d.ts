// The types of `hyperply/element`. The comment of the class documents attributes and events; in the source it is in element.js.
import type {
  Game,
  HistoryItem,
  Language,
  Move,
  Outcome,
  Problem,
  RecordNote,
  Side,
  Status,
  VariantId,
} from "./types.js";

/** The player of a side: a human at the page, only the page's code (`none`), or the engine at a level from 1 to 10. */
export type Player = "human" | "none" | "engine" | `engine ${number}`;

/** How the players ended a game: by resigning or by agreeing on a draw. */
export interface Ended {
  /** The side that won. Absent in a draw. */
  winner?: Side;
  /** Why the game ended. */
  reason: "resigned" | "agreed";
}

/** The answers to the questions before a game. */
export interface NewGame {
  /** Who plays the other side: the computer, a friend elsewhere, or someone at this screen. */
  opponent: "computer" | "friend" | "screen";
  /** The level of the computer, 1 to 10. */
  level: number;
  /** The color of the person who answers. */
  side: Side | "either";
  /** The rule set. */
  variant: VariantId;
}

/** What the questions before a game offer. */
export interface Questions {
  /** The opponents to choose from, `computer` and `screen` by default. */
  opponents?: readonly NewGame["opponent"][] | undefined;
  /** The answers that are selected at first. */
  answers?: Partial<NewGame> | undefined;
  /** Whether to say that the current game stays saved. */
  isKept?: boolean | undefined;
  /** Whether the game starts in the position shown, instead of the start of a rule set that the person chooses. */
  here?: boolean | undefined;
  /** Shows the button “Another game”, and is called when the person presses it. */
  another?: (() => void) | undefined;
}

/** The answers that a game started with, and the color that the person plays. */
export type Begun = NewGame & { plays: Side };

/** The state of a game, with the outcome also if the players ended it. */
export type TableStatus = Omit<Status, "outcome"> & { outcome?: Outcome | Ended };

/** A mark on the board: a cell or an arrow. The page can style it by its name. */
export type Mark =
  | string
  | { cell: string; name?: string | undefined }
  | { from: string; to: string; name?: string | undefined };

/** A variation: moves played instead of those of another line, and variations of its own. */
export interface OtherLine {
  /** The ply of the other line at which this one leaves it. */
  at: number;
  /** The moves and agreements of this line. */
  items: readonly HistoryItem[];
  /** The variations that leave this line. */
  others: readonly OtherLine[];
  /** How the players ended this line after its last move. */
  ended?: Ended | undefined;
}

/** The size of a picture of the 3D view, and what is on it. */
export interface BoardPictureOptions {
  /** The size in px. By default that of the view; with one of both, the other follows. */
  width?: number | undefined;
  height?: number | undefined;
  /** How many pixels the PNG has for each px. Default: 1. At most 8192 pixels along a side, fewer on some graphics cards. */
  scale?: number | undefined;
  /** Whether boards, files and ranks have their names. Default: true. */
  names?: boolean | undefined;
  /** Whether the ground behind the boards is drawn; otherwise it is transparent. Default: true. */
  ground?: boolean | undefined;
}

export class HyperplyGame extends HTMLElement {
  static readonly observedAttributes: string[];

  get variant(): VariantId | "";
  set variant(variant: VariantId);
  position: string;
  record: string;
  /** What was left out of the record that was loaded, or read otherwise than written. */
  readonly notes: readonly RecordNote[];
  view: "plan" | "3d" | null;
  flipped: boolean;
  language: Language | null;
  notation: "long" | "short" | null;
  names: "on" | "off" | null;
  theme: "light" | "dark" | "auto" | null;
  controls: "none" | "pick" | "moves" | "full" | "setup" | null;
  white: Player | null;
  black: Player | null;
  shortcuts: "on" | "off" | null;
  finger: "on" | "off" | null;
  sound: "on" | "off" | null;
  input: "play" | "cells" | "none" | null;
  ask: boolean;
  pieces: string | null;
  rules: string | null;
  lessons: string | null;

  /** The game behind the board. Call its methods that return something, but don't change it. */
  readonly game: Game | null;
  /** The number of moves and agreements before the position shown. Set it to go to another position. */
  ply: number;
  /** Whether the boards are shown in space: `view="3d"`, in a browser that can draw them. */
  readonly inSpace: boolean;
  /** The state of the position shown, or null before a game is loaded. */
  readonly status: TableStatus | null;
  /** The clicks made so far for the next move, as in `Move.clicks`. */
  readonly picked: readonly string[];
  /** How the players ended the game after its last move, if they did. */
  readonly ended: Ended | undefined;
  /** The position text that the game started from. */
  readonly start: string;
  /** All moves and agreements of the game, including those after `ply`. */
  readonly moves: readonly HistoryItem[];
  /** The variations that leave these moves. */
  readonly others: readonly OtherLine[];
  /** All that is wrong with the position in the editor. Empty if it is legal, and outside the editor. */
  readonly problems: readonly Problem[];
  /** Resolves when the game is loaded, and rejects if the first one can't be. A later one that can't be leaves the game that is there: then it resolves, and `hyperply-error` and the promise of `load` tell. With `view="3d"` it also waits for the scene. */
  readonly ready: Promise<this>;
  /** Returns your own drawing of a piece, as SVG in a box of 48 by 48, or null for the default one. */
  drawPiece: ((piece: string, side: Side) => Node | null) | null;

  /** Loads a variant, a position or a game record. Then it plays `moves` (`speed3` agrees on three moves in a row), adds the variations `others`, ends the game by `ended`, and goes to `ply`. If a move can't be played, the error has its `ply`. */
  load(
    text: string,
    more?: {
      moves?: readonly string[] | undefined;
      ply?: number | undefined;
      others?: readonly OtherLine[] | undefined;
      ended?: Ended | undefined;
    },
  ): Promise<void>;
  /** Opens the editor with a position, legal or not, or with the one on the board. The same as `controls="setup"`. Any other `controls` ends it: a legal position then becomes the game. Opening it fires no `hyperply-setup`. Rejects if the boards or the turn of a position can't be read. */
  edit(position?: string): Promise<void>;
  /** Plays a move, in any notation, and returns it, or null if a listener of `hyperply-move` prevented it. Throws a `HyperplyError` if it is not legal; its message doesn't end with the rule. */
  play(move: string | { notation: string }): Move | null;
  /** Goes back one move, which `redo` repeats. In the editor, takes the last change back. */
  undo(): void;
  /** Goes forward one move. */
  redo(): void;
  /** Goes to a ply. 0 is the start of the game. */
  go(ply: number): void;
  /** Clicks for the next move, as in `Move.clicks`: a cell, `→`, or a piece in Time Out. Null clears the selection. */
  select(token: string | null): void;
  /** Draws marks on the board, and removes the previous ones. They stay until the next call, also after moves and in another game. With the name `forbidden`, they are red and dashed, and an arrow ends in a cross. */
  mark(marks: readonly Mark[]): void;
  /** Scrolls cells into sight, the first before all others. Where a narrow element shows only some boards, it shows the board of the cells, or all boards if they are on several. */
  reveal(...cells: string[]): void;
  /** The point of the window where a cell is seen, so that a click there picks it; null if it is not seen. */
  pointOf(cell: string): { x: number; y: number } | null;
  /** Draws the 3D view as it is now, from the angle shown, as a PNG. Rejects with `not-in-space` if the board shows the plan, and says why, or with `bad-argument`. */
  picture(options?: BoardPictureOptions): Promise<Blob>;
  /** Puts the keyboard on the boards. */
  focus(): void;
  /** Turns the board around. */
  flip(): void;
  /** Asks who plays, which color and which rule set, and starts that game. Returns the answers, or null if the person cancels. With `friend` as the opponent, the attribute of the other side becomes `none`. */
  newGame(offered?: Questions): Promise<Begun | null>;
  /** Shows the computer's analysis of each position, or hides it. */
  analyze(on?: boolean): void;
  /** Opens the help for the game. */
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

/** An event of the element, as listeners on the element itself get it. */
export interface HyperplyGameEvent<Detail> extends CustomEvent<Detail> {
  readonly target: HyperplyGame;
  readonly currentTarget: HyperplyGame;
}

/** The events of the element. All bubble and cross shadow roots. */
export interface HyperplyGameEventMap {
  "hyperply-ready": HyperplyGameEvent<{
    variant: VariantId;
    /** The position text that is shown. */
    position: string;
  }>;
  "hyperply-move": HyperplyGameEvent<{
    /** The move that is about to be played. */
    move: Move;
    /** The position text before the move. */
    position: string;
    /** Who plays it: a person at the page, `play` (`code`), or the computer. */
    by: "person" | "code" | "engine";
  }>;
  "hyperply-change": HyperplyGameEvent<{
    /** The position text that is shown now. */
    position: string;
    /** The position text that was shown before, as `format_notation` needs it for `move`. Empty before the first game. */
    before: string;
    /** The number of moves and agreements before the position. */
    ply: number;
    /** The state of the position. It has an `outcome` if the game is over there, also after `redo` and `go`. */
    status: TableStatus;
    /** The move, if one was played; none for `undo`, `redo` and `go`. */
    move?: Move;
    /** The number of moves in a row, if the players agreed on speed moves. */
    speed?: number;
    /** Whether another game was loaded. */
    game?: boolean;
    /** Whether the players ended the game. */
    ended?: boolean;
    /** Whether it is a rematch, with sides exchanged. */
    rematch?: boolean;
    /** The answers, if the questions before a game started it. */
    begun?: Begun;
    /** Who played the move, agreed or loaded the game. */
    by?: "person" | "code" | "engine";
  }>;
  "hyperply-pick": HyperplyGameEvent<{
    /** The clicks made so far, as in `Move.clicks`. */
    clicks: readonly string[];
  }>;
  "hyperply-press": HyperplyGameEvent<{
    /** The cell, or the place of a movable board. */
    cell: string;
  }>;
  "hyperply-end": HyperplyGameEvent<{
    /** How the game ended. */
    outcome: Outcome | Ended;
    /** The position text after the last move. */
    position: string;
  }>;
  "hyperply-refuse": HyperplyGameEvent<{
    /** Why the move was rejected, in the language of the board, without the rule. */
    message: string;
    /** The rule that forbids it, such as `T17`. */
    rule?: string;
    /** The cells that are in the way. */
    cells: string[];
    /** The code of the error, for a typed move. */
    code?: string;
  }>;
  "hyperply-error": HyperplyGameEvent<{
    /** What failed: a `HyperplyError` with a `code`, or an error of the browser. */
    error: Error;
  }>;
  "hyperply-setting": HyperplyGameEvent<{
    /** The name of the attribute; `short` for `notation`, and `players` for `white` and `black`. */
    name: string;
    /** The new value. */
    value: unknown;
  }>;
  "hyperply-setup": HyperplyGameEvent<{
    /** The position text, in its canonical form if the position is legal. */
    position: string;
    /** All that is wrong with it, as the function `problems` tells. */
    problems: readonly Problem[];
  }>;
}

/** The attributes of the element, for templates and JSX. */
export interface HyperplyGameAttributes {
  variant?: VariantId | undefined;
  position?: string | undefined;
  record?: string | undefined;
  view?: "plan" | "3d" | undefined;
  flipped?: boolean | undefined;
  language?: Language | undefined;
  notation?: "long" | "short" | undefined;
  names?: "on" | "off" | undefined;
  theme?: "light" | "dark" | "auto" | undefined;
  controls?: "none" | "pick" | "moves" | "full" | "setup" | undefined;
  white?: Player | undefined;
  black?: Player | undefined;
  shortcuts?: "on" | "off" | undefined;
  finger?: "on" | "off" | undefined;
  sound?: "on" | "off" | undefined;
  input?: "play" | "cells" | "none" | undefined;
  ask?: boolean | undefined;
  pieces?: string | undefined;
  rules?: string | undefined;
  lessons?: string | undefined;
}

/** The events as properties, with `on` or another prefix before each name. */
export type HyperplyGameListeners<Prefix extends string = "on"> = {
  [Name in keyof HyperplyGameEventMap as `${Prefix}${Name}`]?:
    | ((event: HyperplyGameEventMap[Name]) => unknown)
    | undefined;
};

/** What the tag accepts in templates and JSX, in addition to what every element accepts. */
export type HyperplyGameProps = HyperplyGameAttributes & {
  drawPiece?: HyperplyGame["drawPiece"] | undefined;
} & HyperplyGameListeners;

/** The events as ancestors get them. Outside a shadow root, the target is its host. */
type Bubbling = { [Name in keyof HyperplyGameEventMap]: CustomEvent<HyperplyGameEventMap[Name]["detail"]> };

declare global {
  interface HTMLElementTagNameMap {
    "hyperply-game": HyperplyGame;
  }
  interface HTMLElementEventMap extends Bubbling {}
}
