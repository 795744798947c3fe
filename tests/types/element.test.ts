// Type-checked, never run: the element, its attributes, properties, methods and events, and uses that must not compile.
import { HyperplyGame } from "hyperply/element";
import type { BoardPictureOptions, Ended, HyperplyGameAttributes, HyperplyGameEvent } from "hyperply/element";
import type { HyperplyGameEventMap, HyperplyGameListeners, HyperplyGameProps, Mark, OtherLine } from "hyperply/element";
import type { Player, Questions, TableStatus } from "hyperply/element";
import type { Game, HistoryItem, Move, NotationStyle, Outcome, Problem, RecordNote, Side, VariantId } from "hyperply";

/** Whether two types are the same, not only assignable. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>) => {};

// The tag.
const board = document.createElement("hyperply-game");
same<typeof board, HyperplyGame>(true);
const found = document.querySelector("hyperply-game");
same<typeof found, HyperplyGame | null>(true);
board satisfies HTMLElement;
new HyperplyGame() satisfies HTMLElement;

// Properties.
same<
  Omit<
    Pick<HyperplyGame, Exclude<keyof HyperplyGame, keyof HTMLElement>>,
    | "load"
    | "play"
    | "undo"
    | "redo"
    | "go"
    | "select"
    | "mark"
    | "reveal"
    | "flip"
    | "newGame"
    | "help"
    | "ready"
    | "edit"
    | "analyze"
    | "pointOf"
    | "picture"
  >,
  {
    get variant(): VariantId | "";
    set variant(variant: VariantId);
    position: string;
    record: string;
    view: "plan" | "3d" | null;
    flipped: boolean;
    language: "en" | "de" | null;
    notation: "long" | "short" | null;
    names: "on" | "off" | null;
    theme: "light" | "dark" | "auto" | null;
    controls: "none" | "pick" | "moves" | "full" | "setup" | null;
    white: Player | null;
    black: Player | null;
    shortcuts: "on" | "off" | null;
    finger: "on" | "off" | null;
    sound: "on" | "off" | null;
    input: "play" | "cells" | "none" | null;
    ask: boolean;
    pieces: string | null;
    rules: string | null;
    lessons: string | null;
    readonly game: Game | null;
    ply: number;
    readonly inSpace: boolean;
    readonly status: TableStatus | null;
    readonly start: string;
    readonly moves: readonly HistoryItem[];
    readonly others: readonly OtherLine[];
    readonly picked: readonly string[];
    readonly ended: Ended | undefined;
    readonly problems: readonly Problem[];
    readonly notes: readonly RecordNote[];
    drawPiece: ((piece: string, side: Side) => Node | null) | null;
  }
>(true);
same<Awaited<typeof board.ready>, HyperplyGame>(true);
same<Player, "human" | "none" | "engine" | `engine ${number}`>(true);

// Methods.
same<typeof board.edit, (position?: string) => Promise<void>>(true);
same<typeof board.analyze, (on?: boolean) => void>(true);
same<
  typeof board.load,
  (
    text: string,
    more?: {
      moves?: readonly string[] | undefined;
      ply?: number | undefined;
      others?: readonly OtherLine[] | undefined;
      ended?: Ended | undefined;
    },
  ) => Promise<void>
>(true);
same<OtherLine, { at: number; items: readonly HistoryItem[]; others: readonly OtherLine[]; ended?: Ended | undefined }>(
  true,
);
same<typeof board.play, (move: string | { notation: string }) => Move | null>(true);
same<Pick<HyperplyGame, "undo" | "redo" | "flip" | "help">, { undo(): void; redo(): void; flip(): void; help(): void }>(
  true,
);
same<typeof board.go, (ply: number) => void>(true);
same<typeof board.select, (token: string | null) => void>(true);
same<typeof board.mark, (marks: readonly Mark[]) => void>(true);
same<typeof board.reveal, (...cells: string[]) => void>(true);
same<typeof board.pointOf, (cell: string) => { x: number; y: number } | null>(true);
same<typeof board.picture, (options?: BoardPictureOptions) => Promise<Blob>>(true);
board.picture({ width: 1200, height: 630, scale: 2, names: false, ground: false });
board.mark(["e4", { cell: "d5", name: "danger" }, { from: "e2", to: "e4" }]);
if (board.game) board.play(board.game.legal_moves()[0] ?? "e4");

// Events, on the element and where they bubble to.
board.addEventListener("hyperply-move", (event) => {
  same<typeof event.detail, { move: Move; position: string; by: "person" | "code" | "engine" }>(true);
  event.preventDefault();
});
board.addEventListener("hyperply-ready", ({ detail }) =>
  same<typeof detail, { variant: VariantId; position: string }>(true),
);
board.addEventListener("hyperply-pick", ({ detail }) => same<typeof detail, { clicks: readonly string[] }>(true));
board.addEventListener("hyperply-end", ({ detail }) =>
  same<typeof detail, { outcome: Outcome | Ended; position: string }>(true),
);
board.addEventListener("hyperply-error", ({ detail }) => same<typeof detail, { error: Error }>(true));
board.addEventListener("click", (event) => event satisfies MouseEvent);
board.addEventListener("another", (event) => same<typeof event, Event>(true));
document.body.addEventListener("hyperply-change", ({ detail }) => {
  same<typeof detail.move, Move | undefined>(true);
  same<typeof detail.status, TableStatus>(true);
});
document.body.addEventListener("hyperply-refuse", ({ detail }) => same<typeof detail.rule, string | undefined>(true));
document.body.addEventListener("hyperply-setting", ({ detail }) => same<typeof detail.value, unknown>(true));
same<
  keyof HyperplyGameEventMap,
  | "hyperply-ready"
  | "hyperply-move"
  | "hyperply-change"
  | "hyperply-pick"
  | "hyperply-press"
  | "hyperply-end"
  | "hyperply-refuse"
  | "hyperply-error"
  | "hyperply-setting"
  | "hyperply-setup"
>(true);

// On the element the target is the element; where events bubble to, it may be the host of a shadow root.
board.addEventListener("hyperply-move", ({ target, currentTarget }) => {
  same<typeof target, HyperplyGame>(true);
  same<typeof currentTarget, HyperplyGame>(true);
  target.play("e4");
});
document.body.addEventListener("hyperply-move", (event) => {
  same<typeof event.target, EventTarget | null>(true);
  same<typeof event.detail, HyperplyGameEventMap["hyperply-move"]["detail"]>(true);
});
same<HyperplyGameEventMap["hyperply-pick"], HyperplyGameEvent<{ clicks: readonly string[] }>>(true);

// The events as properties.
({
  "onhyperply-move": ({ target, detail }) => target.play(detail.move),
  variant: "chess",
  drawPiece: () => null,
}) satisfies HyperplyGameProps;
({ "on:hyperply-end": ({ detail }) => detail.outcome }) satisfies HyperplyGameListeners<"on:">;
same<keyof HyperplyGameListeners, `on${keyof HyperplyGameEventMap}`>(true);

// Attributes, for those who declare the tag for their framework.
({ variant: "timeout", flipped: true, controls: "none", white: "none" }) satisfies HyperplyGameAttributes;
same<Exclude<keyof HyperplyGameAttributes, keyof HyperplyGame>, never>(true);

// What may be missing may also be undefined: what frameworks give for an attribute that is not there.
type Unset<T> = { [Name in keyof T]: undefined };
({}) as Unset<HyperplyGameProps> satisfies HyperplyGameProps;
({}) as Unset<HyperplyGameListeners<"on:">> satisfies HyperplyGameListeners<"on:">;
({}) as Unset<Questions> satisfies Questions;
({}) as Unset<NotationStyle> satisfies NotationStyle;
({}) as Unset<NonNullable<Parameters<typeof board.load>[1]>> satisfies Parameters<typeof board.load>[1];
board.mark([
  { cell: "e4", name: undefined },
  { from: "e2", to: "e4", name: undefined },
]);

// What must not compile.
// @ts-expect-error no such variant
board.variant = "timeot";
// @ts-expect-error to be asked only
board.game = null;
// @ts-expect-error no such value
board.controls = "all";
board.white = "engine 4";
// @ts-expect-error no such player
board.white = "nobody";
// @ts-expect-error a text or a move
board.play(1);
// @ts-expect-error no such event
({ "onhyperply-moved": () => {} }) satisfies HyperplyGameProps;
// @ts-expect-error no such attribute
({ variants: "chess" }) satisfies HyperplyGameAttributes;
