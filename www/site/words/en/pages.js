// What stands in the HTML of the pages.

import { speech } from "../../../element/words/speech.js";

const { and } = speech("en");
const PRIVATE = "Everything runs in your browser, and nothing leaves it.";

/** @type {import("../words").PagesWords} */
export const pages = {
  locale: "en",
  app: {
    name: "hyperply: board games in higher dimensions",
    shortName: "hyperply",
    description: "Chess through time, on three boards and on hexagons in four dimensions, and draughts on a hypercube.",
  },
  shared: {
    play: "Play",
    learn: "Learn",
    lesson: "Lesson",
    rules: "Rules",
    docs: "Docs",
    contents: "Contents",
    edit: "Edit this position",
    noscript: `This page needs JavaScript and WebAssembly. ${PRIVATE}`,
    otherLanguage: "Deutsch",
    otherLanguageTitle: "Diese Seite auf Deutsch",
    english: "This text is in English.",
    table: "Table",
  },
  index: {
    title: "hyperply: board games in higher dimensions",
    description: (games) =>
      `Play board games in three and four dimensions in your browser, alone, with a friend or offline: ${and(games)}.`,
    heading: "Board games in higher dimensions",
    lead: "Chess with time travel, Star Trek’s chess on three boards, draughts on a hypercube: complete rules, in your browser, even offline.",
    start: "Play Tri-Dimensional chess",
    games: "All games",
    intro:
      "If you know chess, you’ll be playing in a minute, or [take a lesson](learn.html#timeout) first. Send a piece into the future, and bring it back where it hurts. Play the computer, someone beside you, or [a friend by link](play.html#variant=timeout-flat&you=white).",
    sceneAlt:
      "Tri-Dimensional chess in 3D: three boards on a slanted stand and four small boards on pins, with pieces on all of them",
    pictureAlt: "Time Out on one board: a chessboard at the start of the game",
    tryTitle: "Time Out on one board",
    picture: "Try it here: you are White, and the computer answers.",
    continue: "Continue this game on a page of its own",
    private: `${PRIVATE} [Set up any position](setup.html), read [all the rules](rules.html), numbered and with examples, or [compare rules](compare.html) on two boards.`,
    dimensions: "A board has two dimensions. Stacked boards add a third. The fourth is time, or one more direction.",
    about: "How to play · History",
    compare: "Compare rules",
    card: {
      whole: (game) => `Play ${game}`,
      easier: (game) => `Easier: ${game}`,
      lesson: "Lessons",
      dimensions: (n) => `${n} dimensions`,
      levels: { easy: "easy", medium: "medium", hard: "hard" },
      play: "Play",
      byLink: "Play a friend",
      rules: "Rules",
    },
  },
  play: {
    title: "hyperply",
    description:
      "Play chess whose pieces travel into the future, draughts on a hypercube and chess on movable boards, in your browser, even offline.",
    chooseGame: "Choose a game",
    new: "New",
    newGame: "New game",
    setUp: "Set up",
    help: "Help",
    howToPlay: "How to play",
    loading: "Still loading. If nothing happens, your browser may not support WebAssembly.",
    share: "Save, share, load",
    private: PRIVATE,
  },
  embed: {
    title: "A game · hyperply",
    description: "One game on its board, for the pages of others.",
    onward: "Open this game in hyperply",
  },
  setup: {
    title: "Set up a position · hyperply",
    description:
      "Set up any position of any game, legal or not: everything that is wrong with it is listed, with its rule. Then play it, analyze it or share it.",
    heading: "Set up a position",
    game: "Game",
  },
  rules: {
    title: "Rules · hyperply",
    description: (games) =>
      `The complete rules of ${and(games)}: numbered, searchable, with examples to try on a board.`,
  },
  learn: {
    title: "Learn · hyperply",
    description:
      "Lessons on the board and puzzles for chess through time, on three boards, on hexagons and in a cube, and for draughts on a hypercube.",
    heading: "Learn",
    print: "Print a sheet of puzzles",
    lead: "Each lesson takes a few minutes on the board. All you need to know is how chess pieces move, or draughts men.",
  },
  docs: {
    title: "Documentation",
    search: "Search",
    searchExample: "castling, T13, legal_moves",
    description:
      "How to play, how to put a board in your page, how to use the rules and the engine in your program, and how hyperply is made.",
    embed: "Put a board in your page",
    use: "Use the rules in your program",
    inside: "Look inside, or add a game",
    play: "Play",
    rules: "Every rule, with its number and with examples to try on a board.",
    compare: "Play one position under two rule sets.",
    history: "How to play and history",
    english: {},
  },
  compare: {
    title: "Compare rules · hyperply",
    description:
      "Play one position under two rule sets: Tri-Dimensional chess by Truelove’s or Meder’s rules, Time Out chess with and without Time Out, Quarx with and without huffing. Moves legal under only one rule set are marked.",
    heading: "Compare rules",
    lead: "One position, two rule sets. A move on one board is also played on the other, as long as both rule sets allow it. Pick a piece: moves legal under only one of them are marked.",
    left: "Rules on the left",
    right: "Rules on the right",
    swap: "Swap left and right",
    start: "Start",
    startTitle: "Go to the start of the game",
    back: "‹ Back",
    backTitle: "Go back one move",
    forward: "Forward ›",
    forwardTitle: "Go forward one move",
    both: "legal under both",
    only: "legal only here",
    differs: "In this position",
    examples: "All differences",
    examplesLead: "Each example shows one difference on both boards.",
  },
  game: { title: (game) => `${game} · hyperply`, games: "Games" },
  examples: { try: "Try it on a board" },
  planes: {
    square: { name: "A square", text: "A square of 4×4 cells: <i>x</i> and <i>y</i>." },
    cube: {
      name: "A cube in four planes",
      text: "A cube is cut into four squares, laid out in a row: <i>x</i>, <i>y</i> and <i>a</i>.",
    },
    hypercube: {
      name: "A hypercube in sixteen planes",
      text: "A hypercube is cut into four cubes, and each of them into four squares: <i>x</i>, <i>y</i>, <i>a</i> and <i>b</i>.",
    },
  },
  values: {
    title: "What the pieces are worth",
    learned: (men) =>
      `In ${men ? "men" : "pawns"}, as learned from games of the engine against itself, each with its standard error: what a piece adds to the chance to win, all else being as it is.`,
    unsure: "unsure",
    unsureNote: "*Unsure*: the error is as large as the value, so the games do not tell whether it is worth anything.",
    board: "On the board:",
    timeOut: "In Time Out:",
    piece: "piece",
    games: "from so many games",
    pieces: {},
    men: {},
    sources: {
      hex4d: {
        title: "its inventor",
        values: { king: "about 2 in a fight", queen: "about 6", rook: "3", bishop: "3", knight: "3", pawn: "1" },
      },
    },
  },
  missing: {
    title: "Page not found · hyperply",
    heading: "There is no page here",
    text: "The link may be old, or mistyped. The [front page](index.html) has all games, and your saved ones.",
  },
  broken: {
    heading: "Some files are missing",
    text: "The browser has lost some files of this site, and you’re offline. Reload this page when you’re online again. Your games are safe.",
  },
};
