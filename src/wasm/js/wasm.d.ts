// What wasm-bindgen makes of `src/wasm/*.rs` for the families of a package: "#wasm" until it is built.
import type { Explanation, HistoryItem, InitInput, Language, Move, Status } from "./types";

export {
  agree_speed, apply, explain, format_notation, initial_position, legal_moves, parse_notation, perft, pieces,
  rematerialize_targets, status, threats, variants,
} from "./types";

export class GameHandle {
  constructor(variant_or_position: string);
  static from_record(text: string, language?: Language): GameHandle;
  position(): string;
  start(): string;
  legal_moves(from?: string): Move[];
  apply(move: string | { notation: string }): string;
  agree_speed(n: number): string;
  undo(): boolean;
  redo(): boolean;
  can_undo(): boolean;
  can_redo(): boolean;
  explain(text: string, language?: Language): Explanation;
  status(): Status;
  history(from?: number): HistoryItem[];
  record(tags?: Record<string, string>): string;
  free(): void;
}

export function initSync(given: { module: WebAssembly.Module }): unknown;
export default function init(given: { module_or_path: WebAssembly.Module }): Promise<unknown>;
