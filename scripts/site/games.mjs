// What the front page says of each game besides what the package tells.

const WIKIPEDIA = "https://en.wikipedia.org/wiki/";
const NOVEL = { text: "from Diane Duane’s Star Trek novel My Enemy, My Ally", href: `${WIKIPEDIA}My_Enemy,_My_Ally` };
const TRUELOVE = {
  text: "from Star Trek, in the rules of Frank Truelove on Star Trek: Freedom’s Wiki",
  href: `${WIKIPEDIA}Three-dimensional_chess`,
};
const MEDER = {
  text: "from Star Trek, in the tournament rules of Jens Meder and friends",
  href: "https://meder.spacechess.org/3dschach/chess3d.htm",
};
const QUARX = { text: "from a German typescript whose author nobody knows any more" };

/**
 * `level` and `time` are our estimates for two people who know chess or draughts; `rules` is the place in the rules; `view` the view in which it opens.
 * @type {Record<string, { level: "easy" | "middling" | "hard", time: string, from: { text: string, href?: string }, rules: string, view?: "3d" }>}
 */
export const GAMES = {
  "timeout-flat": { level: "easy", time: "half an hour", from: NOVEL, rules: "T31" },
  tower: {
    level: "middling",
    time: "an hour",
    from: { text: "our own step from chess to Time Out chess" },
    rules: "T33",
  },
  timeout: { level: "hard", time: "an evening", from: NOVEL, rules: "board-and-setup" },
  "timeout-declared": { level: "hard", time: "an evening", from: NOVEL, rules: "T30" },
  chess: { level: "easy", time: "half an hour", from: { text: "the FIDE Laws of Chess" }, rules: "T32" },
  trid: { level: "middling", time: "an hour", from: TRUELOVE, rules: "tri-dimensional-chess", view: "3d" },
  "trid-meder": {
    level: "middling",
    time: "an hour",
    from: MEDER,
    rules: "tri-dimensional-chess-after-meder",
    view: "3d",
  },
  "trid-strict": { level: "hard", time: "an hour", from: TRUELOVE, rules: "D18", view: "3d" },
  raumschach: {
    level: "middling",
    time: "an hour",
    from: { text: "Ferdinand Maack, Hamburg 1907", href: `${WIKIPEDIA}Three-dimensional_chess` },
    rules: "raumschach",
  },
  "quarx-3d": {
    level: "easy",
    time: "a quarter of an hour",
    from: { text: "our own first step towards Quarx" },
    rules: "Q17",
  },
  quarx: { level: "hard", time: "an hour", from: QUARX, rules: "quarx" },
  "quarx-huff": { level: "hard", time: "an hour", from: QUARX, rules: "Q16" },
  draughts: {
    level: "easy",
    time: "half an hour",
    from: { text: "the World Draughts Federation", href: `${WIKIPEDIA}International_draughts` },
    rules: "Q18",
  },
  glinski: {
    level: "middling",
    time: "half an hour",
    from: { text: "Władysław Gliński, 1936", href: `${WIKIPEDIA}Hexagonal_chess` },
    rules: "H18",
  },
  hex4d: {
    level: "hard",
    time: "an evening",
    from: { text: "Kevin Pacey, The Chess Variant Pages, 2017", href: "https://www.chessvariants.com/" },
    rules: "4d-hexagonal-chess",
  },
};

/**
 * The families in the order of the front page, each with its games from the first to learn to the last. Each has a page of
 * its own, www/site/families/ID.md, which `description` tells of elsewhere.
 */
export const FAMILIES = [
  {
    id: "timeout",
    title: "Time Out chess",
    text: "Pieces leave for the future, and come back in the middle of your plans.",
    description:
      "Time Out chess, the 4D chess of a Star Trek novel: eight levels, and pieces that leave for the future. Its source, its four figures as boards, its example game.",
    compare: ["timeout", "timeout-declared"],
    games: ["timeout-flat", "tower", "timeout", "timeout-declared", "chess"],
  },
  {
    id: "trid",
    title: "Tri-Dimensional chess",
    text: "The board from the starship: three main boards, and four small ones that you move.",
    description:
      "Tri-Dimensional chess, the game of the television series: three fixed boards and four that move. Whose rules there are, how they differ and how to begin.",
    compare: ["trid", "trid-meder"],
    games: ["trid", "trid-meder", "trid-strict"],
  },
  {
    id: "raumschach",
    title: "Raumschach",
    text: "The ancestor of them all, with unicorns.",
    description:
      "Raumschach, Ferdinand Maack's chess in space of 1907: a cube of five by five by five cells, with the unicorn, which rides through corners.",
    games: ["raumschach"],
  },
  {
    id: "quarx",
    title: "Quarx",
    text: "Draughts in four dimensions. Learn it on a cube.",
    description:
      "Quarx: draughts on a hypercube of 4x4x4x4 cells. How a hypercube becomes sixteen planes, how men and kings move, and what to learn first.",
    compare: ["quarx", "quarx-huff"],
    games: ["quarx-3d", "quarx", "quarx-huff", "draughts"],
  },
  {
    id: "hex4d",
    title: "Hexagonal chess",
    text: "A hexagon of hexagons of hexagons.",
    description:
      "4D Hexagonal Chess by Kevin Pacey: nineteen boards of nineteen hexagons. The values of the pieces, which cells they reach, and Glinski's chess as a way in.",
    games: ["glinski", "hex4d"],
  },
];
