// Everything that the site says beside its boards, by key. A language is a folder with an object of each of these types:
// what it lacks does not compile. A page gets the parts that it needs (scripts/site/pages.mjs).
import type { Side } from "../../element/types";
import type { PictureWords, SideWords } from "../../element/words/words";

/** What modules say. */
export interface SiteWords {
  /** What the board says, too. */
  sides: SideWords;
  shell: ShellWords;
  storage: StorageWords;
  play: PlayWords;
  print: PrintWords;
  embed: EmbedWords;
  compare: CompareWords;
  search: SearchWords;
  rules: RulesWords;
  learn: LearnWords;
  explore: ExploreWords;
}

/** What one can do with a position. `isMate` tells that a side wins by checkmate; in draughts and Quarx it wins otherwise. */
export interface ExploreWords {
  title: string;
  notPlayable: string;
  over(result: string): string;
  play: string;
  analyze: string;
  /** `name` is that of the other rules, where there are several. */
  compare(name: string | undefined): string;
  share: string;
  link: { label: string; copy: string };
  stop: string;
  stopped: string;
  failed(message: string): string;
  moves: {
    title(n: number): string;
    /** The moves of one piece, by its first one. */
    group(first: import("../../element/types").Move): string;
    count(n: number): string;
    lengths: string;
    length(n: number): string;
    counting(done: number): string;
    sequences(n: bigint): string;
    total(n: bigint, length: number): string;
  };
  mates: {
    title(isMate: boolean): string;
    /** How a side wins without checkmate, and how it wins as well as by checkmate. */
    win: string;
    annihilation: string;
    lengths: string;
    length(moves: number, isMate: boolean): string;
    seeking(moves: number, done: number, positions: number, isMate: boolean): string;
    found(side: Side, moves: number, first: number, positions: number, isMate: boolean): string;
    none(side: Side, moves: number, positions: number, isMate: boolean): string;
    stopped(ruledOut: number, isMate: boolean): string;
    answers(notation: string): string;
    left(moves: number, isMate: boolean): string;
    more(n: number): string;
  };
  puzzle: {
    make: string;
    making: string;
    label(side: Side, moves: number, isMate: boolean): string;
    several(n: number): string;
    severalLater: string;
    link: { label: string; copy: string };
    open: string;
  };
}

export interface LearnWords {
  title: string;
  learn: string;
  backToGame: string;
  steps: string;
  choices: string;
  edit: string;
  check: string;
  hint: string;
  again: string;
  tryAgain: string;
  next: string;
  nextLesson(title: string): string;
  allLessons: string;
  lessonAgain: string;
  stars(n: number): string;
  done(n: number, of: number): string;
  right(stars: number): string;
  lessonDone(stars: number): string;
  missed: string;
  /** The other side's answer that captures. */
  captured(move: import("../../element/types").Move): string;
  begunAgain(par: number): string;
  movesLeft(n: number): string;
  /** So many lead to the goal by par. */
  movesToGo(n: number): string;
  otherPiece(only: import("../learn/step").Only): string;
  /** A wrong answer: the rule that it names is about something else. */
  otherRule(rule: string, topic: string | undefined): string;
  howToMark(boards: boolean): string;
  /** The side that plays changes. */
  turned(side: Side): string;
  /** Instead of praise, after a hint. */
  helped: string;
  /** Before the reason, after the right answer. */
  answered: string;
  /** Before the number of a rule. */
  rule: string;
  marked(missing: number, wrong: number): string;
  noWay: string;
  noHint: string;
  thisCell(cell: string): string;
  thisMove(move: import("../../element/types").Move, facts: import("../../element/words/words").HintFacts): string;
  /** The right one. */
  thisAnswer(text: string): string;
  thisPiece(letter: string, cell: string): string;
  embed: string;
  embedLine: string;

  today: string;
  todayNote: string;
  mistakes: string;
  mistakesNote(n: number): string;
  /** Before the games that have puzzles. */
  puzzles: string;
  puzzle(id: string): string;
  /** The title of a puzzle that somebody made: who wins with how many moves, by checkmate or in another way. */
  given(side: Side, moves: number, isMate: boolean): string;
  damaged: string;
  /** What an address names, but nobody knows. */
  unknown: string;
  notLoaded: string;
  difficulty(n: number): string;
  /** What is to be found; the themes are those of the puzzle. */
  find(status: Pick<import("../../element/types").Status, "turn" | "speed">, themes: readonly string[]): string;
  /** A move that is not the one to find, and what the other side would answer. */
  otherMove(reply: { move: import("../../element/types").Move; side: Side; wins: boolean } | null): string;
  goOn: string;
  solution: string;
  /** `first`: at the first try, or one that does not come again. `wins` is the letter of a piece. */
  solved(
    first: boolean,
    gain: {
      goal: string;
      outcome: string | undefined;
      loser: Side;
      wins: string | undefined;
      promotion: string | undefined;
    },
  ): string;
  nextPuzzle: string;
  nextMistake: string;
}

export interface SearchWords {
  /** The title of a text that is in English on a site in another language. */
  inEnglish(title: string): string;
  allGames: string;
  elsewhere: string;
  results: string;
  nothing: string;
  loading: string;
  /** Some pages could not be read. */
  partly: string;
  found(n: number): string;
  best(n: number): string;
  passages(n: number, examples: number): string;
  /** `last` is the last rule with the letter of the number, if there is one. */
  noRule(number: string, last: string | undefined): string;
}

export interface RulesWords {
  oneBoard: string;
  /** Finds rules to which that matters. */
  columns: RegExp;
  played: string;
  /** Before the number of the rule. */
  refused(message: string): string;
}

export interface ShellWords {
  close: string;
  theme(theme: "auto" | "light" | "dark"): string;
  copying: CopyWords;
  offline: { ready: string; full: string; newVersion: string; update: string; later: string };
}

/** What a button says that copies the text beside it. */
export interface CopyWords {
  copy: string;
  copied: string;
  /** The browser forbids it. */
  pressKeys: string;
}

export interface StorageWords {
  title: string;
  exportAll: string;
  import: string;
  empty: string;
  more(n: number): string;
  onBoard: string;
  go: string;
  goTo(name: string): string;
  rename: string;
  renameOne(name: string): string;
  nameLabel: string;
  save: string;
  delete: string;
  deleteOne(name: string): string;
  deleted(name: string): string;
  undo: string;
  undoDelete(name: string): string;
  restored(name: string): string;
  unreadable: string;
  copy(name: string): string;

  /** What kind of game it is, and where it stands. */
  example: string;
  byLink(you: Side): string;
  toMove(side: Side): string;
  move(number: number): string;
  justNow: string;

  importing: string;
  imported(n: number): string;
  known(n: number): string;
  /** Lessons and puzzles of a file. */
  learned(n: number): string;
  failed(n: number): string;
  /** Why a game of a file was not imported: its name, or else its number. */
  failure(game: string | number, why: string): string;
  moreFailures(n: number): string;

  shared: string;
  copied: string;
  /** What to do with a game that is not saved. */
  keep: string;
  problems: ProblemWords;
}

/** What can go wrong with saved games. */
export interface ProblemWords {
  noStorage: string;
  noRoom: string;
  newerVersion: string;
  tooMany(most: number): string;
  tooLong: string;
  notSaved: string;
  unreadable: string;
  noFile: string;
  fileTooLarge(megabytes: number): string;
  newerFile: string;
  noRecord: string;
  badLine: string;
  tooManyLines: string;
}

export interface PlayWords {
  chooseGame: string;
  /** Why the games are shown, where an address names none of them. */
  unknownGame: string;
  dimensions(n: number): string;
  timeOut: string;
  /** Where the pieces of a side stand, on paper. */
  standing: PictureWords["standing"];

  /** A link that cannot be read to its end. `move` is the number of the last move that is shown. */
  damaged: { game: string; start: string; upTo(move: number): string };
  /** An example has taken the place of a saved game, to which a button leads back. */
  example: string;
  backToGame: string;
  continueHere: string;
  newGame: string;

  share: {
    byLink: string;
    alone: string;
    position: { label: string; copy: string };
    record: { label: string; copy: string };
    link: { label: string; copy: string };
    /** `format` is SVG, PNG or `space`. */
    picture: { space: string; label(format: string): string; copy: PictureAction; save: PictureAction };
    animation: AnimationWords;
    paste: string;
    load: string;
    embed: string;
    nothing: string;
    invalid: string;
    loaded: string;
    more(n: number): string;
  };

  friend: {
    begin(you: Side): string;
    /** The friend moves first. */
    invite: string;
    sendInvitation: string;
    played(move: string, you: Side): string;
    /** In a series of moves. */
    again: string;
    offers(move: string, n: number): string;
    accept: string;
    decline: string;
    lookingBack: string;
    over: string;
    overUnsent: string;
    unsent: string;
    sent: string;
    copied: string;
    copyThis: string;
    file: string;
    send: string;
    sendAgain: string;
    linkLabel: string;
    /** What goes with a link that is shared. */
    message: string;
    offer: string;
    noOffer: string;
    each(n: number): string;
  };
}

export interface PictureAction {
  button: string;
  label(format: string): string;
  done: string;
  failed: string;
}

/** The last moves as an animation. */
export interface AnimationWords {
  label: string;
  moves: string;
  /** So many moves of more, or all that were played. */
  last(n: number): string;
  all(n: number): string;
  save: string;
  saveLabel: string;
  making(done: number, all: number): string;
  done: string;
  stop: string;
  stopped: string;
  failed(why: string): string;
  notLoaded: string;
  notDrawn: string;
}

/** On paper, and in the dialog before it. */
export interface PrintWords {
  open: string;
  title: string;
  print: string;
  paper: string;
  making: string;
  failed: string;

  what: string;
  position: string;
  game: string;
  diagrams: string;
  every(n: number): string;
  atTheEnd: string;
  start: string;
  after(move: string): string;
  /** An agreement on speed moves. */
  speed(n: number): string;
  ends(outcome: Parameters<SideWords["status"]["reason"]>[0]): string;

  variant: string;
  count: string;
  from: string;
  pages(n: number, pages: number): string;
  puzzles(game: string): string;
  solutions: string;
  /** Before what follows on the answers that no other answer names, or on every answer. */
  otherwise: string;
  anyAnswer: string;
}

export interface EmbedWords {
  title: string;
  preview: string;
  html: string;
  copy: string;
  damaged: string;
  /** What to know of either form. */
  notes: { frame: string; element: string };
  choices: {
    form: Choice<"frame" | "element">;
    shows: Choice<"game" | "position">;
    controls: Choice<"none" | "pick" | "moves" | "full">;
    players: Choice<"nobody" | "anyone" | "computer">;
    side: Choice<Side>;
    theme: Choice<"auto" | "light" | "dark">;
    language: Choice<"en" | "de">;
    size: Choice<"320" | "480" | "736" | "full">;
  };
}

/** A list to choose from. */
export interface Choice<Value extends string> {
  label: string;
  options: Record<Value, string>;
}

export interface CompareWords {
  show: string;
  showOne(point: string): string;
  tookBack(board: "left" | "right", moves: readonly string[]): string;
  apart(board: "left" | "right", move: string, why: string): string;
  otherMove: string;
  putOnBoth(board: "left" | "right"): string;
  differentPositions: string;
  noLongerAlike: string;
  /** After what the package says of a position that cannot be shown. */
  showStart(message: string): string;
  both(n: number, from: string | null, differs: boolean): string;
  only(rules: string, n: number): string;
  forbids(n: number, rules: string): string;
  illegal(rules: string, message: string): string;
  more(n: number): string;
  notLoaded: string;
  rule(rule: string): string;
  differences: Differences;
}

type English = typeof import("./en/differences.js").differences;

/** By the sets and keys of rule-differences.js. */
export type Differences = { [Sets in keyof English]: { [Key in keyof English[Sets]]: DifferenceWords } };

/** What a difference is about, and what happens on either board; where nothing differs, the second says so. */
export type DifferenceWords = { point: string; words: string[] };

/** What stands in the HTML of pages: `{{index.heading}}`. A text may have links, `[text](address)`. */
export interface PagesWords {
  locale: string;
  app: { name: string; shortName: string; description: string };
  shared: {
    play: string;
    learn: string;
    lesson: string;
    rules: string;
    docs: string;
    contents: string;
    edit: string;
    noscript: string;
    /** The way to the same page in the other language, in that language. */
    otherLanguage: string;
    otherLanguageTitle: string;
    /** Above a text that is in English on a page in another language. */
    english: string;
    /** Before the number of a table. */
    table: string;
  };
  index: {
    title: string;
    description(games: readonly string[]): string;
    heading: string;
    lead: string;
    start: string;
    games: string;
    intro: string;
    /** The 3D view with which the page begins. */
    sceneAlt: string;
    pictureAlt: string;
    tryTitle: string;
    continue: string;
    picture: string;
    private: string;
    dimensions: string;
    about: string;
    compare: string;
    card: {
      /** The game after which the family is named. */
      whole(game: string): string;
      /** One to begin with. */
      easier(game: string): string;
      lesson: string;
      dimensions(n: number): string;
      levels: Record<"easy" | "medium" | "hard", string>;
      play: string;
      byLink: string;
      rules: string;
    };
  };
  play: {
    title: string;
    description: string;
    chooseGame: string;
    new: string;
    newGame: string;
    setUp: string;
    help: string;
    howToPlay: string;
    loading: string;
    share: string;
    private: string;
  };
  embed: { title: string; description: string; onward: string };
  setup: { title: string; description: string; heading: string; game: string };
  rules: { title: string; description(games: readonly string[]): string };
  learn: { title: string; description: string; heading: string; lead: string; print: string };
  docs: {
    title: string;
    search: string;
    searchExample: string;
    description: string;
    embed: string;
    use: string;
    inside: string;
    play: string;
    rules: string;
    compare: string;
    history: string;
    /** Titles of documents that are there in English alone, and what they are about, by the names of their pages. */
    english: Record<string, readonly [title: string, summary: string]>;
  };
  compare: {
    title: string;
    description: string;
    heading: string;
    lead: string;
    left: string;
    right: string;
    swap: string;
    start: string;
    startTitle: string;
    back: string;
    backTitle: string;
    forward: string;
    forwardTitle: string;
    both: string;
    only: string;
    differs: string;
    examples: string;
    examplesLead: string;
  };
  game: { title(game: string): string; games: string };
  /** Examples in rules and documents. */
  examples: { try: string };
  /** The drawings of a square, a cube and a hypercube. */
  planes: Record<"square" | "cube" | "hypercube", { name: string; text: string }>;
  /** What pieces are worth. */
  values: {
    title: string;
    learned(men: boolean): string;
    unsure: string;
    unsureNote: string;
    board: string;
    timeOut: string;
    piece: string;
    games: string;
    /** By the names of roles. */
    pieces: Record<string, string>;
    men: Record<string, string>;
    /** What a source says of its game, by the game. */
    sources: Record<string, { title: string; values: Record<string, string> }>;
  };
  /** At an address where there is no page. */
  missing: { title: string; heading: string; text: string };
  /** Where files are missing, and there is no network. */
  broken: { heading: string; text: string };
}
