// Type-checked, never run: the puzzles.
import type { VariantId } from "hyperply";
import { type Puzzle, type PuzzleAnswer, type PuzzleSolution, type PuzzleTheme, puzzles } from "hyperply/puzzles";
import type { puzzleVariants } from "hyperply/puzzles";

/** `true` only for types that are the same, `any` and `readonly` told apart. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles only as `same<A, B>(true)` with the same types. */
declare function same<A, B>(_: Same<A, B>): void;

same<typeof puzzles, (variant: VariantId) => Promise<Puzzle[]>>(true);
same<typeof puzzleVariants, () => VariantId[]>(true);
same<
  Puzzle,
  {
    id: string;
    position: string;
    solution: PuzzleSolution;
    themes: [PuzzleTheme, ...PuzzleTheme[]];
    difficulty: 1 | 2 | 3 | 4 | 5;
  }
>(true);
same<PuzzleSolution, { moves: [string, ...string[]]; answers: PuzzleAnswer[] }>(true);
same<PuzzleAnswer, { to?: [string, ...string[]]; next?: PuzzleSolution }>(true);

// @ts-expect-error: there is no such game
await puzzles("checkers");
