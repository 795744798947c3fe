import type { Game, Known, Language, Move } from "./types.js";

/** A cell to be framed, or an arrow from cell to cell; in Tri-Dimensional chess also the places of movable boards. */
export type PictureMark =
  | string
  | { cell: string; color?: string | undefined }
  | { from: string; to: string; color?: string | undefined };

/** Colors as CSS has them: names, `#…`, `rgb(…)`, `none`. */
export interface PictureColors {
  /** Behind everything. `none` lets the page be seen. */
  paper: string;
  /** Of all that is written. */
  ink: string;
  light: string;
  dark: string;
  /** Of the third color of hexagons. */
  third: string;
  white: string;
  black: string;
  /** Of the last move, and of what is picked. */
  accent: string;
  /** Of marks and arrows. */
  mark: string;
}

export interface PictureOptions {
  /** Levels beside each other (`plan`), or above each other as seen from the side (`3d`). Default: as on the board. */
  view?: "plan" | "3d" | undefined;
  /** Whether Black's side is in front. Default: false. */
  flipped?: boolean | undefined;
  /** `auto` follows the reader's choice where CSS is heard, and is light elsewhere. Default: `light`. */
  theme?: "light" | "dark" | "auto" | undefined;
  /** Colors of your own, by day and by night. */
  colors?: Partial<PictureColors> | undefined;
  /** Whether boards, files, ranks and cells have their names. Default: true. */
  names?: boolean | undefined;
  marks?: readonly PictureMark[] | undefined;
  /** A cell, the `entry` of a piece in Time Out or the place of a board: what is there, or left it for Time Out, is picked, and its moves are shown. */
  pick?: string | undefined;
  /** The move that led here. Default: the last move of a game. `null` shows none. */
  last?: Move | null | undefined;
  /** The title, instead of the name of the game and whose turn it is. */
  title?: string | undefined;
  /** The language of names of boards and of what is said. Default: that of a `Game`, else English. */
  language?: Language | undefined;
  /** The size in pixels, from 1 to 100,000. With one of both, the other follows; with none, a cell is 48 pixels wide. */
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * Draws the start of a variant, a position, or where a game is, as the text of an SVG. It has a title and a description, no scripts, and
 * needs nothing else. The same position with the same options gives the same text.
 *
 * Throws `unknown-variant`, `bad-position`, or `bad-argument` for options that mean nothing here.
 */
export function picture<T extends string>(variant_or_position: Known<T>, options?: PictureOptions): string;
export function picture(game: Game, options?: PictureOptions): string;
