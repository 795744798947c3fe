// What the help sheet says. Sections are data: panel/help.js turns them into nodes.
import type { KeyWords } from "./games";

export interface Section {
  title: string;
  /** Each is one item of a list. `{white}` and `{black}` stand for the signs with which boards show whose they are. */
  lines: string[];
  /** Marks drawn below: those of returns from Time Out, or those of the kinds of moves. */
  legend?: "returns" | "kinds";
}

export type Key =
  | "walk"
  | "levels"
  | "pick"
  | "targets"
  | "cancel"
  | "timeOut"
  | "undo"
  | "last"
  | "flip"
  | "names"
  | "view"
  | "type"
  | "help";

export interface HelpWords {
  rules: string;
  source(source: string): string;
  pointer: {
    title: string;
    /** How to pick a move, where cells lie in columns and where they do not. */
    columns: string;
    cells: string;
    drag: string;
    /** How fingers look closer, on a small screen. */
    lens: string;
    timeOut: string;
    refused: string;
  };
  keyboard: { title: string; keys: Record<Key, KeyWords> };

  /** How moves are picked in a family, and its own keys. */
  clicking: { quarx: { finger: string; path: string }; hex4d: string[]; trid: string[] };
  keys: { hex4d: KeyWords[]; trid: KeyWords[] };

  /** About a game of which nothing but its boards is known: `size` is what each of them has. */
  base(facts: {
    boards: number;
    levels: boolean;
    size: { files: number; ranks: number; hexagons?: undefined } | { hexagons: number };
    cell: string;
    board: string;
  }): Section[];
  timeout(facts: {
    /** 1 is orthodox chess. */
    levels: number;
    files: number;
    ranks: number;
    timeOut: boolean;
    declared: boolean;
    speedMoves: boolean;
  }): Section[];
  /** Two dimensions are draughts. */
  quarx(facts: { dimensions: number; huffing: boolean }): Section[];
  hex4d(): Section[];
  glinski(): Section[];
  trid(facts: { rules: "truelove" | "strict" | "meder" }): Section[];
  raumschach(): Section[];
}
