// Everything that the element says, by key. A language is an object of this type: what it lacks does not compile.
// Pieces are given as letters and sides as ids, so that each language can decline them.
import type { Ended, Mark, Move, Outcome, Rematerialization, Side, Standing, Threat } from "../types";

export interface Words extends TableWords {
  games: import("./games").GameWords;
  setup: SetupWords;
  help: import("./help").HelpWords;
  /** The words for the games of a family, where pieces have names of their own. */
  of(family: string): Words;
  /** Whether the words of a part are there. */
  has(part: Part): boolean;
  /** Loads the words of a part, if they are not there: until then they are missing. */
  need(part: Part): Promise<void>;
}

/** A part of a catalog that comes when it is needed; the id of a family is the part that its boards need. */
export type Part = "play" | "asked" | "help" | "setup" | (string & {});

/** What is left of words without those of a part. */
type Without<All, Some> = {
  [Key in keyof All as Key extends keyof Some
    ? [Exclude<keyof All[Key], keyof Some[Key]>] extends [never]
      ? never
      : Key
    : Key]: Key extends keyof Some ? Omit<All[Key], keyof Some[Key]> : All[Key];
};

/** What any board shows at once. */
export type AtOnce = Without<Without<Without<TableWords, PlayWords>, AskedWords>, TimeOutWords>;

/** What boards show where pieces can be in Time Out. */
export interface TimeOutWords extends Pick<TableWords, "tray" | "legend"> {
  selection: Pick<TableWords["selection"], "choosePieceOrReturn" | "choosePieceOrSend">;
  status: Pick<TableWords["status"], "series">;
  moves: Pick<TableWords["moves"], "agreement" | "speed">;
  speed: Omit<TableWords["speed"], keyof AskedWords["speed"]>;
}

/** What is said when somebody plays. */
export interface PlayWords extends Pick<TableWords, "ask" | "refusals"> {
  status: Pick<TableWords["status"], "move" | "selected" | "nothingSelected" | "noMove">;
  selection: Omit<TableWords["selection"], Resting | keyof TimeOutWords["selection"]>;
  marks: Pick<TableWords["marks"], "of">;
  notation: Pick<TableWords["notation"], "unread" | "ambiguous">;
  message: Pick<TableWords["message"], "lookingBack" | "hint">;
}

/** What is said while nothing is picked. */
type Resting =
  | "gameOver"
  | "thinking"
  | "lookingForHint"
  | "considering"
  | "turn"
  | "due"
  | "chooseMarked"
  | "choosePiece";

/** What is said when somebody asks for something. */
export interface AskedWords extends Pick<TableWords, "newGame" | "ending" | "analysis"> {
  speed: Pick<TableWords["speed"], "ask" | "each" | "note" | "agree" | "accepted" | "declined">;
}

/** What a picture of a position says, with no table around it. */
export interface DrawnWords extends SideWords, Pick<Words, "cell" | "tray" | "games"> {
  picture: PictureWords;
  of(family: string): DrawnWords;
}

/** What pages around a board say as well. */
export interface SideWords {
  /** For `Intl`, and for `lang`. */
  locale: import("../types").Language;
  sides: Record<Side, string>;
  status: {
    turn(side: Side, check: boolean): string;
    result(outcome: Outcome | Ended): string;
    reason(outcome: Outcome | Ended): string;
  };
}

/** What the editor says. */
export interface SetupWords {
  legal: string;
  illegal(n: number): string;
  /** A text that was not taken, and why. */
  refused(message: string): string;
  noPosition: string;
  /** A position of a game that is not set up here. */
  otherGame(game: string): string;
  more(n: number): string;
  /** Goes to a cell. */
  show(cell: string): string;

  palette: string;
  hand: string;
  handTitle: string;
  erase: string;
  eraseTitle: string;
  away: string;
  awayTitle: string;

  tools: string;
  undo: string;
  undoTitle: string;
  redo: string;
  redoTitle: string;
  start: string;
  startTitle: string;
  clear: string;
  clearTitle: string;
  mirror: string;
  mirrorTitle: string;
  exchange: string;
  exchangeTitle: string;
  copyBoard: string;
  copyFrom: string;
  copyTo: string;
  copy: string;
  copyTitle: string;

  entriesNote: string;
  from: string;
  rounds: string;
  ofRounds: string;
  /** The label of a part of a piece in Time Out: "rounds, white pawn". */
  ofEntry(label: string, piece: string): string;
  removeEntry(piece: string): string;
  /** The label of an entry that cannot be read. */
  unread: string;
  removeUnread(text: string): string;

  details: string;
  turn: string;
  none: string;
  castling: string;
  /** A right by the letter of its wing, and with its level where there are levels. */
  right(side: Side, wing: string, level?: number): string;
  passed: string;
  passedTitle: string;
  moved: string;
  clock: string;
  clockTitle: string;
  number: string;
  numberTitle: string;
  /** What may stand in a field that holds something else. */
  wholeNumber(field: string, min: number, max: number): string;
  baredKing(side: Side): string;
  bared: { none: string; pending: string; inside: string; between: string };
  speed: string;
  series(n: number): string;
  phase: string;
  phases: { first: string; second: string };
  left: string;
  huff: string;
  huffTitle: string;
  decks: string;
  /** A place of movable boards, as its label shows it. */
  place(place: string, top: boolean): string;
  deckPlace(n: number): string;
  deckOwner(place: string): string;
  text: string;
}

/** What a picture says of a position. */
export interface PictureWords {
  /** `state` tells whose turn it is, or how the game ended. */
  title(game: string, state: string): string;
  standing(side: Side, pieces: readonly [piece: string, cells: readonly string[]][]): string;
  absent(entries: readonly Rematerialization[]): string;
}

/** What somebody gains: the game, and how it ends; or pieces, by their letters, and where a single one stands. */
export interface Gain {
  ends?: Outcome["reason"];
  pieces: readonly string[];
  cell?: string;
  /** Whether it comes with the move after the opponent's reply. */
  later?: boolean;
}

/** What a hint is good for. */
export interface HintFacts {
  /** The letter of the piece that it captures. */
  captures?: string;
  check: boolean;
  mate: boolean;
  /** In how many moves it wins. */
  winsIn?: number;
  /** What it wins for nothing. */
  wins: Gain;
  /** What the next move would gain if the opponent passed. */
  threatens: Gain;
  /** What the next move of the opponent would have gained, and does not now. */
  saves: Gain;
  /** How the piece comes back from the Time Out into which it goes. */
  returns?: { cell: string; rounds: number; annihilates?: string; promotion?: string };
}

export interface TableWords extends SideWords {
  /** A side in one letter. */
  initials: Record<Side, string>;
  /** Names of pieces by their letters, as titles and lists have them. */
  pieces: Record<string, string>;
  cancel: string;
  close: string;
  back: string;

  /** The name of a cell in sentences. */
  cell(name: string): string;
  /** A piece of a side, in the middle of a sentence: "white knight". */
  pieceOf(side: Side, piece: string): string;

  status: SideWords["status"] & {
    loading: string;
    failed: string;
    /** Whether the only person at the table, against the computer, has won. */
    decided(isOwn: boolean): string;
    /** The turn of the only person at the table, against the computer. */
    yours(side: Side, check: boolean): string;
    /** `repetitions` counts how often the position has been there, `later` the moves after the one shown. */
    number(move: number, repetitions: number, later: number): string;
    series(side: Side, left: number, agreed: number): string;
    selected(what: string): string;
    nothingSelected: string;
    noMove: string;
    /** What a move did, as a sentence; `victim` is the piece that stood where it landed, `isYours` whether it captured pieces of the only person there. */
    move(move: Move, side: Side, victim?: string, isYours?: boolean): string;
  };

  selection: {
    /** Titles of what is picked. */
    entry(piece: string, origin: string): string;
    inTimeOut: string;
    piece(piece: string, cell: string): string;
    promotes(cell: string, piece: string): string;
    chooseMove: string;
    points(side: Side, notation: string): string;
    mayObject(side: Side): string;
    legs(legs: readonly string[]): string;
    /** What a capture has jumped so far, and where it may land next; no list where there are too many. */
    jumped(n: number, next: readonly string[] | number): string;
    captures(n: number, most: number): string;
    moves(n: number): string;
    /** A piece that can only leave for Time Out. */
    onlyTimeOut: string;
    targets: string;
    /** A position before the last move; whether the person there is to move. */
    lookingBack(isTurn: boolean): string;
    endCheck: string;
    playIt: string;
    objects(side: Side): string;
    takeBack: string;
    takeBackTitle: string;
    timeOut: string;
    timeOutTitle: string;
    backTitle: string;
    /** Before what the package says of a piece that could not return. */
    ifSent(message: string): string;
    /** Where a piece that is sent into Time Out can return. */
    returns(isPawn: boolean, column: string, columned: boolean): string;
    gameOver: string;
    thinking(side: Side): string;
    lookingForHint: string;
    considering(side: Side): string;
    turn(side: Side): string;
    due(piece: string, origin: string): string;
    chooseMarked: string;
    choosePiece: string;
    /** Where pieces in Time Out can return as well. */
    choosePieceOrReturn: string;
    /** Where pieces can leave for Time Out. */
    choosePieceOrSend: string;
  };

  marks: {
    /** What a target does. */
    of(mark: Mark): string;
    duty: { capture: string; lose: string };
    selected: string;
    jumped: string;
    landed: string;
    inCheck: string;
    givesCheck: string;
    origin: string;
    blocksReturn: string;
    near: string;
    /** A mark of the page, with its name. */
    named(name: string): string;
  };

  tray: {
    label: string;
    title: string;
    empty: string;
    none: string;
    rounds(entry: Rematerialization): string;
    entry(side: Side, piece: string, seen: readonly string[]): string;
    /** What can be done with a piece that can return. */
    back: string;
    /** Why a piece cannot return: its time has not come; a piece stands where it came from; it has nowhere to go. */
    notYet: string;
    occupied(levels: boolean): string;
    blocked: string;
    effects: { free(n: number): string; beside(n: number): string; annihilate(n: number): string };
    promotes: string;
    wins: string;
    due: string;
  };

  legend: {
    /** `levels` tells whether the boards have several. */
    short(levels: boolean): { free: string; beside: string; annihilate: string };
    long(levels: boolean): { free: string; beside: string; annihilate: string };
  };

  tools: {
    label: string;
    first: string;
    undo: string;
    redo: string;
    last: string;
    hint: string;
    takeBack: string;
    takeBackTitle: string;
    flip: string;
    flipTitle: string;
    view: string;
    plan: string;
    planTitle: string;
    stack: string;
    stackTitle: string;
    more: string;
    analyze: string;
    analyzeTitle: string;
    speed: string;
    speedTitle: string;
    draw: string;
    drawTitle: string;
    resign: string;
    resignTitle: string;
    finger: string;
    fingerTitle: string;
    names: string;
    namesTitle: string;
    short: string;
    shortTitle: string;
    sound: string;
    soundTitle: string;
    help: string;
    helpTitle: string;
    language: string;
    languages: Record<"en" | "de", string>;
  };

  seats: {
    label: string;
    seat(side: Side): string;
    human: string;
    computers: string;
    /** Names of levels. */
    levels: Record<number, string>;
    computer(level: number): string;
    goOn: string;
    goOnTitle: string;
    rematch: string;
    rematchTitle: string;
    tryAgain: string;
    moveNow: string;
    moveNowTitle: string;
  };

  moves: {
    title: string;
    none: string;
    agreement(side: Side, n: number): string;
    speed(n: number): string;
    /** Another line: its first move, numbered, and how many follow. */
    other(first: string, rest: number): string;
  };

  notation: {
    label: string;
    play: string;
    example(notation: string): string;
    unread(text: string, message: string): string;
    ambiguous(text: string, candidates: readonly string[], more: boolean): string;
  };

  message: {
    see(cells: readonly string[], more: boolean): string;
    dismiss: string;
    /** What is to be said has not come. */
    notLoaded: string;
    /** A link to the lesson of a rule. */
    showMe: string;
    rule(rule: string): string;
    threats: string;
    threat(threat: Threat): string;
    lookingBack: string;
    /** A good move for whoever asked, and what it does. */
    hint(move: Move, facts: HintFacts): string;
  };

  lookup: {
    title: string;
    steps: string;
    example(cell: string): string;
    near(cell: string, cells: readonly string[]): string;
  };

  boards: {
    title: string;
    game: string;
    above: string;
    aboveLabel: string;
    levelsOfColumn: string;
    pickColumn: string;
    pickCell: string;
    column(column: string): string;
    /** Where a piece has several targets in it. */
    chooseLevel: string;
    columnLevels(column: string): string;
    inColumn(column: string): string;
    onLevel(level: number, side: Side, piece: string): string;
    targets(n: number, marks: readonly string[]): string;
    empty: string;
    map: string;
    mapLabel: string;
    mapShowsPieces: string;
    mapShowsTargets: string;
    showAll: string;
    closeUp: string;
    sidePieces(side: Side, n: number): string;
    mapCaptures(captures: number, targets: number): string;
    mapTargets(n: number): string;
    chosenPiece: string;
    kingInCheck: string;
    freePeg(place: string, top: boolean): string;
    boardOn(place: string, top: boolean, side: Side, whose: string): string;
    pieces(n: number): string;
    space: string;
    spaceControls: string;
    sliders: Record<"spread" | "turn" | "tilt", string>;
    form: string;
    forms: Record<"cubes" | "hypercube", string>;
    reset: string;
    resetTitle: string;
    /** What hands do with the picture. */
    ways: Record<"mouse" | "touch", string>;
    flat: Record<"graphics" | "lost" | "script" | "colors" | "plan", string>;
  };

  ask: {
    promotePawn: string;
    promote(piece: string): string;
    castle: string;
    goOn: string;
    rounds: string;
    roundsNote: string;
    pieceOn(piece: string, cell: string): string;
  };

  /** The questions before a game. */
  newGame: {
    title(game: string): string;
    another: string;
    opponent: string;
    opponents: Record<"computer" | "friend" | "screen", readonly [label: string, note: string]>;
    level: string;
    /** A line about each level that is offered, by its number. */
    levels: Record<number, string>;
    color: string;
    either: string;
    rules: string;
    kept: string;
    /** A link to the first lesson of the family. */
    lesson: string;
    start: string;
  };

  refusals: {
    gameOver: string;
    over: string;
    noHint: string;
    severalEnds(cell: string): string;
    notPlayedHere(side: Side): string;
    entry(side: Side, message: string): string;
    couldReturn(side: Side, piece: string, origin: string): string;
    noReturn(side: Side, piece: string, origin: string): string;
    otherTurn(cell: string, side: Side, piece: string): string;
    cannotGo(piece: string, from: string, to: string): string;
    stuck(piece: string, cell: string, check: boolean): string;
    /** What is in the way of a piece; some are named, `more` are not. */
    blocked(piece: Standing, by: readonly Standing[], more: number): string;
  };

  ending: {
    whoResigns: string;
    resign: string;
    resigns(side: Side): string;
    notYourTurn(side: Side): string;
    draw(side: Side): string;
    accepts(side: Side): string;
    declines(side: Side): string;
    declined(side: Side): string;
  };

  speed: {
    over: string;
    running: string;
    remote: string;
    notYourTurn(side: Side): string;
    ask(side: Side): string;
    each(n: number): string;
    note(side: Side): string;
    agree(side: Side, n: number): string;
    accepted(side: Side, n: number): string;
    declined(side: Side): string;
  };

  analysis: {
    label: string;
    balance: string;
    over: string;
    wins(side: Side, moves: number): string;
    review: string;
    stopReview: string;
    reviewTitle: string;
    progress: string;
    graph: string;
    start: string;
    after(move: string): string;
    /** Where the game stands, and White's chances there in hundredths; null where the engine has not looked. */
    place(where: string, white: number | null): string;
    grades: Record<"blunder" | "mistake" | "inaccuracy", string>;
    verdict(grade: "blunder" | "mistake" | "inaccuracy", side: Side, from: number, to: number, better: string): string;
    noneGiven: string;
    given(side: Side, counts: readonly (readonly [grade: "blunder" | "mistake" | "inaccuracy", n: number])[]): string;
  };
}
