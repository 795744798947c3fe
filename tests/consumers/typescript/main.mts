import init, { Game, HyperplyError, type Move, type VariantId } from "hyperply";
import { Game as TimeOut } from "hyperply/timeout";
import { Game as Inline } from "hyperply/inline";
import { Game as TimeOutInline } from "hyperply/timeout/inline";
import { type Puzzle, puzzles } from "hyperply/puzzles";
import { rule } from "hyperply/rules";

export async function play(id: VariantId): Promise<string | undefined> {
  await init();
  const moves: Move[] = [...new Game(id).legal_moves(), ...new TimeOut("timeout").legal_moves()];
  moves.push(...new Inline(id).legal_moves(), ...new TimeOutInline("timeout").legal_moves());
  try {
    new Game("timeout").apply(moves[0] ?? "Ra1L1-a3L1");
  } catch (error) {
    if (error instanceof HyperplyError && error.rule !== undefined) return rule(error.rule);
  }
  // @ts-expect-error: there is no such game
  return new Game("checkers").position();
}

export async function solve(id: VariantId): Promise<string[]> {
  const [puzzle]: Puzzle[] = await puzzles(id);
  return puzzle === undefined ? [] : puzzle.solution.moves.map((text) => new Game(puzzle.position).apply(text));
}
