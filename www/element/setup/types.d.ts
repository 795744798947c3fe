// Shapes of the editor.
import type { Piece, Side, VariantId } from "../types";

/** A piece without its cell. */
export type Man = Pick<Piece, "piece" | "side">;

/** A movable board: its place, and whose it is. */
export interface Deck {
  place: string;
  side: Side;
}

/** A piece in Time Out, as a position text has it. */
export interface Entry extends Man {
  origin: string;
  rounds: number;
  /** Only where lengths are declared (T30). */
  length?: number;
}

/** An entry of Time Out that cannot be read, as it was written. */
export interface Unread {
  text: string;
}

/** The rest of a position text, field by field; what a variant does not have is missing. */
export interface FieldTexts {
  castling?: string;
  ep?: string;
  moved?: string;
  bared?: string;
  clock: string;
  number: string;
  pool?: string;
  speed?: string;
  huff?: string;
}

/** All that a position text says, whether the rules allow it or not. A change (changes.js) makes another one. */
export interface Setup {
  readonly variant: VariantId;
  readonly turn: Side;
  readonly pieces: ReadonlyMap<string, Man>;
  readonly decks: readonly Deck[];
  readonly fields: Readonly<FieldTexts>;
}

/** What a click on a cell does. */
export type Brush = ({ kind: "piece"; away: boolean } & Man) | { kind: "hand" } | { kind: "erase" };
