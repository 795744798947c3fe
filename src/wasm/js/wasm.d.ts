// The types of "#wasm", which wasm-bindgen generates from `src/wasm/*.rs` for each package.
import type { Game, Language, Move, NotationStyle, Thought } from "./types";

export {
  agree_speed,
  apply,
  compare,
  convert,
  explain,
  format_notation,
  initial_position,
  legal_moves,
  parse_notation,
  perft,
  pieces,
  problems,
  rematerialize_targets,
  rule_sets,
  status,
  threats,
  variant,
  variants,
} from "./types";

/** The moves with which the sequences begin that `perft` counts. */
export function counted_moves(position: string): Move[];
/** The position after one of them. */
export function after_counted(position: string, index: number): string;

/** What a `Game` holds in the module. */
export interface GameHandle extends Omit<Game, "language" | "apply" | "format_notation" | typeof Symbol.dispose> {
  apply(move: string | { notation: string }, at: number | undefined, unclaimed: boolean): string;
  format_notation(move: string | { notation: string }, style?: NotationStyle, at?: number): string;
}

export const GameHandle: {
  new (variant_or_position: string): GameHandle;
  from_record(text: string, language?: Language): GameHandle;
};

/** What an `Engine` holds in the module. */
export class EngineHandle {
  think(record: string, limits: Record<string, number>): void;
  go_on(nodes: number): boolean;
  report(): Thought | undefined;
  seek(position: string, is_white: boolean, moves: number): void;
  seek_on(nodes: number): boolean;
  /** Positions, the moves that are tried, how much of that is done; and if a win is found, its moves, and those left after each legal move, or -1. */
  sought(): [nodes: number, tried: number, done: number, found?: number, ...left: number[]];
  free(): void;
}

/** Sets the language of messages from now on. */
export function speak(language: Language): void;

export function initSync(given: { module: WebAssembly.Module }): unknown;
export default function init(given: { module_or_path: WebAssembly.Module }): Promise<unknown>;
