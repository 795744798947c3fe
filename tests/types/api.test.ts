// Type-checked, never run: every function and type of the package, with its exact type, and uses that must not compile.
import init from "hyperply";
import type * as hyperply from "hyperply";
import type * as engines from "hyperply/engine";
import { Engine, Game, HyperplyError, agree_speed, apply, explain, format_notation } from "hyperply";
import { type init as named, initSync, initial_position, legal_moves, parse_notation, perft } from "hyperply";
import { type pieces, type problems, type rematerialize_targets, status, type rule_sets, type convert } from "hyperply";
import { type compare, type threats, type variant, variants } from "hyperply";
import type { Bared, Board, BoardCell, BoardPlace, Comparison, Difference, Effect, ErrorCode } from "hyperply";
import type { Explanation, Geometry, HistoryItem, InitInput, Language, MateMove, Move, MoveKind } from "hyperply";
import type { NotationStyle, Outcome, Piece, PieceLetter, Problem, Reason, Refusal, Rematerialization } from "hyperply";
import type { Side, RecordLanguages, Spoken, Speed, Status, Target, Threat, ThoughtLine, VariantId } from "hyperply";
import type { ApplyOptions, RecordNote, VariantInfo, Way } from "hyperply";

/** `true` only for types that are the same, `any` and `readonly` told apart. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles only as `same<A, B>(true)` with the same types. */
declare function same<A, B>(_: Same<A, B>): void;

/** The words of a text. */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

// What the module exports, no more and no less.
type Classes = "Engine Game HyperplyError default init initSync";
type Questions =
  "agree_speed apply explain format_notation initial_position legal_moves parse_notation perft pieces problems rematerialize_targets status rule_sets convert compare threats variant variants";
same<keyof typeof hyperply, Words<Classes> | Words<Questions>>(true);

// Functions.
same<typeof variants, () => VariantInfo[]>(true);
same<typeof variant, (id: VariantId, options?: Spoken) => VariantInfo>(true);
same<typeof initial_position, (variant: VariantId, options?: Spoken) => string>(true);
same<typeof legal_moves, (position: string, from?: string, options?: Spoken) => Move[]>(true);
same<typeof apply, (position: string, move: string | Move, options?: Spoken) => string>(true);
same<typeof rematerialize_targets, (position: string, origin?: string, options?: Spoken) => Rematerialization[]>(true);
same<typeof parse_notation, (position: string, text: string, language?: Language | Spoken) => Move>(true);
same<typeof format_notation, (position: string, move: string | Move, style?: NotationStyle) => string>(true);
same<typeof agree_speed, (position: string, n: number, options?: Spoken) => string>(true);
same<typeof pieces, (position: string, options?: Spoken) => Piece[]>(true);
same<typeof problems, (position: string, options?: Spoken) => Problem[]>(true);
same<typeof status, (position: string, options?: Spoken) => Status>(true);
same<typeof explain, (position: string, text: string, language?: Language | Spoken) => Explanation>(true);
same<typeof rule_sets, (variant: VariantId, options?: Spoken) => VariantId[]>(true);
same<typeof convert, (position: string, variant: VariantId, options?: Spoken) => string>(true);
same<typeof compare, (position: string, variant: VariantId, options?: Spoken) => Comparison>(true);
same<typeof threats, (position: string, options?: Spoken) => Threat[]>(true);
same<typeof perft, (position: string, depth: number, options?: Spoken) => bigint>(true);

// The class.
new Game("chess") satisfies Game;
new Game("chess 8/8/8/8/8/8/8/K1k5 w - - 0 1") satisfies Game;
new Game("chess" as VariantId) satisfies Game;
new Game("chess" as string) satisfies Game;
same<typeof Game.from_record, (text: string, language?: Language | RecordLanguages) => Game>(true);
same<
  Omit<Game, "free" | typeof Symbol.dispose>,
  {
    position: () => string;
    language: Language | undefined;
    start: () => string;
    legal_moves: (from?: string) => Move[];
    apply: (move: string | Move, options?: ApplyOptions) => string;
    agree_speed: (n: number) => string;
    undo: () => boolean;
    redo: () => boolean;
    can_undo: () => boolean;
    can_redo: () => boolean;
    explain: (text: string, language?: Language | Spoken) => Explanation;
    parse_notation: (text: string, language?: Language | Spoken) => Move;
    format_notation: (move: string | Move, style?: NotationStyle) => string;
    pieces: () => Piece[];
    threats: () => Threat[];
    rematerialize_targets: (origin?: string) => Rematerialization[];
    convert: (variant: VariantId) => string;
    compare: (variant: VariantId) => Comparison;
    status: () => Status;
    history: (from?: number) => HistoryItem[];
    notes: () => RecordNote[];
    record: (tags?: Record<string, string>) => string;
  }
>(true);

// Closed lists of words, whatever is in them: tests/package/shapes.test.mjs compares the shapes with what is answered.
// @ts-expect-error no such piece
"X" satisfies PieceLetter;
// @ts-expect-error no such side
"red" satisfies Side;
// @ts-expect-error no such language
"fr" satisfies Language;
// @ts-expect-error no such kind
"jump" satisfies MoveKind;
// @ts-expect-error no such reason
"boredom" satisfies Reason;
// @ts-expect-error no such way
"around" satisfies Way;
// @ts-expect-error no such way
"both" satisfies Bared;
// @ts-expect-error no such effect
"blocked" satisfies Effect;
// @ts-expect-error no such code
"oops" satisfies ErrorCode;
// @ts-expect-error no such danger
"mate" satisfies Threat["kind"];
same<Move["kind"], MoveKind>(true);
same<Move["piece"], PieceLetter>(true);
same<Outcome["reason"], Reason>(true);
same<Target["effect"], Effect>(true);
same<Refusal["code"], ErrorCode>(true);

// Every shape has a name.
[] satisfies (Board | BoardCell | BoardPlace | Difference | Geometry | Speed)[];
for (const variant of variants()) {
  same<typeof variant, VariantInfo>(true);
  const first: Move[] = legal_moves(initial_position(variant.id));
  first.map((move) => move.notation satisfies string);
}

// An explanation is told apart by `legal`.
const explanation = explain("chess", "e4", "de");
if (explanation.legal) same<typeof explanation.move, Move>(true);
else same<Pick<typeof explanation, keyof Refusal>, Refusal>(true);
same<ReturnType<Game["explain"]>, Explanation>(true);

// What is thrown.
try {
  apply(initial_position("chess"), "e5");
} catch (thrown) {
  if (!(thrown instanceof HyperplyError)) throw thrown;
  const error: Error = thrown;
  const { name, code, rule, at, cells, candidates, cause } = thrown;
  same<typeof name, "HyperplyError">(true);
  same<typeof code, ErrorCode>(true);
  same<typeof rule, string | undefined>(true);
  same<typeof at, number | undefined>(true);
  same<typeof cells, string[]>(true);
  same<typeof candidates, string[] | undefined>(true);
  same<typeof cause, unknown>(true);
  throw error;
}

// Loading, from an address, from bytes, or at once.
const loaded: Promise<void> = init();
same<typeof named, typeof init>(true);
for (const source of [
  "x.wasm",
  new URL("x.wasm"),
  new Request("x.wasm"),
  new Response(),
  new Uint8Array(),
  new ArrayBuffer(8),
]) {
  init({ module_or_path: source });
  init(source) satisfies Promise<void>;
}
init({ module_or_path: fetch("x.wasm") });
init(fetch("x.wasm") satisfies InitInput);
init(new WebAssembly.Module(new Uint8Array()));
initSync({ module: new Uint8Array() });
initSync(new WebAssembly.Module(new Uint8Array())) satisfies void;

// A game from its first move to its record.
const game: Game = new Game("timeout");
const [move] = game.legal_moves("b1L1");
if (move) game.apply(move);
game.apply("Nb7L1-c5L1");
const again: Game = Game.from_record(game.record({ White: "A", Black: "B" }), "en");
format_notation(again.start(), again.history()[0]?.move ?? "", { language: "de", short: true, check: false });
const repeated = again.explain("1111-2211");
if (!repeated.legal) repeated.rule satisfies string | undefined;
const path: string[] = legal_moves(initial_position("draughts"), "32")[0]?.path ?? [];
const leaves: bigint = perft(again.position(), 2);

// An opponent.
const engine = new Engine({ level: 4, seed: 7 });
engine
  .choose(game, { ms: 100, signal: new AbortController().signal })
  .then(({ move, line, score, mate, depth, nodes }) => {
    game.apply(move) satisfies string;
    line[0]?.notation satisfies string | undefined;
    [score, depth, nodes] satisfies number[];
    mate satisfies number | undefined;
  });
async function analysis() {
  for await (const { lines } of engine.analyse(game, { lines: 3 })) lines satisfies ThoughtLine[];
}
analysis() satisfies Promise<void>;
engine
  .mates(game, { moves: 3, winner: "black", plies: 2, onprogress: ({ moves, done, nodes }) => [moves, done, nodes] })
  .then(({ moves, ruled_out, list, nodes }) => {
    moves satisfies number | undefined;
    [ruled_out, nodes] satisfies number[];
    list satisfies MateMove[];
    list[0]?.next?.[0]?.move satisfies Move | undefined;
  });
engine
  .perft(game, { depth: 2, signal: new AbortController().signal, onprogress: ({ done }) => done satisfies number })
  .then(({ nodes, list }) => {
    nodes satisfies bigint;
    list satisfies { move: Move; nodes: bigint }[];
  });
// @ts-expect-error the most moves are wanted
engine.mates(game, {});
// @ts-expect-error a depth is a number
engine.perft(game, { depth: 2n });
engine.stop();
engine.close();

// The engine under a name of its own, with every type that its declarations name.
same<keyof typeof engines, "Engine">(true);
same<typeof engines.Engine, typeof Engine>(true);
same<
  [engines.Choice, engines.EngineOptions, engines.EngineSignal, engines.Thought, engines.ThoughtLine],
  [hyperply.Choice, hyperply.EngineOptions, hyperply.EngineSignal, hyperply.Thought, hyperply.ThoughtLine]
>(true);
same<
  [engines.MateMove, engines.Mates, engines.MatesOptions, engines.MatesProgress],
  [hyperply.MateMove, hyperply.Mates, hyperply.MatesOptions, hyperply.MatesProgress]
>(true);
same<
  [engines.Counts, engines.CountsProgress, engines.PerftOptions],
  [hyperply.Counts, hyperply.CountsProgress, hyperply.PerftOptions]
>(true);
// @ts-expect-error a level is a number
new Engine({ level: "4" });
// @ts-expect-error no such option
new Engine({ strength: 4 });
// @ts-expect-error a game is wanted, not a position
engine.choose("chess");

// Wrong uses.
// @ts-expect-error no such variant
initial_position("checkers");
// @ts-expect-error no such variant
new Game("timeot");
// @ts-expect-error no such variant
new Game("checkers 8/8 w - - 0 1");
class Mine extends Game {}
new Mine("chess") satisfies Game;
// @ts-expect-error a number is no place of a wasm
init(42);
// @ts-expect-error nor is an object with another name
init({ module_or_pth: "x" });
// @ts-expect-error nor a game
init(game);
// @ts-expect-error nor a function
init(() => {});
// @ts-expect-error a position is a text
legal_moves(42);
// @ts-expect-error null is no cell
legal_moves("", null);
// @ts-expect-error a move object has a notation
apply("", { from: "e2", to: "e4" });
// @ts-expect-error no such language
parse_notation("", "e4", "fr");
// @ts-expect-error no such style
format_notation("", "e4", { long: true });
// @ts-expect-error not a bigint
perft("", 3n);
// @ts-expect-error the count is a bigint
const count: number = perft("", 3);
// @ts-expect-error the number is missing
agree_speed("");
// @ts-expect-error a game needs a variant or a position
new Game();
// @ts-expect-error tags are texts
game.record({ Round: 1 });
// @ts-expect-error a text is wanted, not a move object
game.explain(game.legal_moves()[0]!);
// @ts-expect-error may be absent
const forfeits: string[] = legal_moves("")[0]!.forfeits;
// @ts-expect-error no such family
variants()[0]!.family === "chess";
// @ts-expect-error undo takes nothing and tells whether it could
game.undo() satisfies void;
// @ts-expect-error only a legal text has a move
explain("", "e4").move;
// @ts-expect-error may be absent
status("").outcome.reason;
// @ts-expect-error may be absent
const from: string = legal_moves("")[0]!.from;

export { count, forfeits, from, leaves, loaded, path };
