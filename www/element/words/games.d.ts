// What the element says of single games, by family. What is not here is said as in any game, by `base` or by the table.
import type { Side } from "../types";

/** What is told of a position; the position and what is picked in it stay with the family. */
export interface ExampleWords {
  title: string;
  words: string;
}

/** A key, and what it does. */
export type KeyWords = [key: string, does: string];

/** What is said of a family. */
export interface FamilyWords {
  /** What stands over its games in a list. */
  title: string;
  /** Names of its variants and a line about each, where they are not those of the package. */
  variants?: Record<string, readonly [name: string, summary: string]>;
  /** What pieces can also do where there are several boards, said while nothing is picked. */
  also?: string;
  /** What to do first where cells are too small for a finger. */
  far?: string;
}

export interface GameWords {
  base: {
    /** How many boards a game has, in the list of games; `levels` if they lie above each other. */
    boards(n: number, levels: boolean): string;
    /** A board, for a screen reader; "" is the only one. */
    board(id: string): string;
    /** What stands over a board. */
    caption(id: string): string;
    noCell(cell: string): string;
  };

  timeout: FamilyWords & {
    board(level: number): string;
    cell(column: string, level: number): string;
    caption(id: string, end?: "lowest" | "highest"): string;
    /** Why a piece cannot move: another one, from `origin`, is due. */
    stuck(piece: string, cell: string, due: string, origin: string): string;
    /** A piece was due and could not return. */
    lost(side: Side, piece: string, origin: string): string;
  };

  quarx: FamilyWords & {
    planes(n: number): string;
    plane(id: string): string;
    /** What a step changes each digit by, and how often it is made. */
    leg(step: readonly number[], times: number): string;
    stuck: { huff: string; capture(piece: string, cell: string): string };
    notice: {
      forfeits(side: Side, notation: string, missed: readonly string[]): string;
      chooses(side: Side): string;
      lost(piece: string, cell: string): string;
      huffed(side: Side, piece: string, cell: string): string;
      /** How many pieces a side must capture, and with how many of its own it can. */
      must(side: Side, captures: number, pieces: number): string;
    };
    noCell: { digits(n: number): string; range(cell: string): string; light(cell: string): string };
    examples: Record<"corner" | "capture" | "again", ExampleWords>;
  };

  hex4d: FamilyWords & {
    /** How a move goes, for its mark. */
    kind(kind: string, piece: string): string;
    /** Why a bared king cannot move in the way that it has chosen. */
    stuck(cell: string, way: "inside" | "between"): string;
    lift: { label: string; none: string; kind(kind: string): string; pick: string; nothing: string };
    /** How a bared king moves; `pending` until its next move, which is the one to make if `now`. */
    bared(side: Side, way: "inside" | "between" | "pending", now: boolean): string;
  };

  trid: FamilyWords & {
    boards: string;
    /** The main boards. */
    mains: Record<string, string>;
    main(id: string, level: number): string;
    caption(id: string, level: number): string;
    floor(level: number, name: string): string;
    cell(column: string, level: number): string;
    controlled(side: Side): string;
    owned(side: Side): string;
    hint: {
      promote(cell: string): string;
      /** What to pick, and when boards can move that cannot now: with a pawn alone on them, or any piece. */
      later: Record<"pawn" | "piece", string>;
      /** What to pick where boards can move now. */
      now: string;
    };
    controls(side: Side, place: string): string;
    refusal: { pegsOnly: string; noBoard(peg: string): string; noPeg(peg: string): string; check: string };
    examples: Record<"climb" | "ride" | "castling", ExampleWords>;
    examplesOfMeder: Record<"level" | "ride" | "waiting", ExampleWords>;
  };

  raumschach: FamilyWords & {
    level(id: string, end?: "lowest" | "highest"): string;
    caption(id: string, end?: "lowest" | "highest"): string;
    /** How pieces go, if few know, by their letters. */
    gaits: Record<string, string>;
  };
}
