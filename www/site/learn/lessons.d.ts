// What a lesson file says: written in Markdown (docs/lessons.md), read by scripts/lessons.mjs when the site is built.

/** A lesson: a few steps on the board about one idea. */
export interface Lesson {
  /** The family and the number in its ladder: `timeout/03`. */
  id: string;
  family: string;
  title: string;
  /** The rules that it teaches, or names. */
  rules: string[];
  /** What it is about, in two sentences. */
  about: string;
  /** What the rules are about that it names, in a sentence each; written when the site is built. */
  topics?: Record<string, string>;
  steps: Step[];
}

/** One position and what to do in it. */
export interface Step {
  position: string;
  goal: Goal;
  /** In how many moves the goal can be reached. It is 1 for goals that need no move. */
  par: number;
  /** After how many moves the step begins anew. */
  limit: number;
  enemy: Enemy;
  /** The cells of the pieces that may move, and follows them; empty if all may. */
  only: string[];
  /** Cells and arrows that are drawn. */
  marks: (string | { from: string; to: string })[];
  /** What to do. */
  say: string;
  hint?: string;
  /** What is said in the end. */
  done?: string;
}

/** What has to happen. */
export type Goal =
  | { kind: "reach"; cells: string[] }
  | { kind: "capture"; cells: string[] }
  | { kind: "check" }
  | { kind: "win" }
  | { kind: "draw" }
  | { kind: "survive"; moves: number }
  | { kind: "send"; cells: string[] }
  | { kind: "return"; cells: string[]; effect?: import("../../../src/wasm/js/types").Effect }
  | { kind: "play"; moves: string[] }
  | { kind: "mark"; from: string }
  | { kind: "why"; move: string; choices: { rule: string; text: string }[] };

/** What the other side does after each move. */
export type Enemy =
  /** Nothing: it passes. */
  | { kind: "stands" }
  /** It makes a quiet move, with its king if it has one. */
  | { kind: "waits" }
  /** It captures if it can, and passes otherwise. */
  | { kind: "captures" }
  /** These moves, one after the other. */
  | { kind: "moves"; moves: string[] }
  /** The computer at a level. */
  | { kind: "engine"; level: number };
