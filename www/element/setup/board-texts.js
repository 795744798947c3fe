// Boards as position texts write them (C2, D16, H16, Q13). What stands there is read, whether the rules allow it or not.

/** @typedef {import("./types").Setup} Setup */
/** @typedef {import("./types").Man} Man */
/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").VariantInfo} VariantInfo */
/** @typedef {Pick<Setup, "pieces" | "decks" | "turn">} Stand pieces, movable boards, and in lists whose turn it is */

/**
 * How the boards of a family are written: `fields` of a text, and back. Nothing comes of texts that cannot be read.
 * @typedef {object} BoardText
 * @property {number} fields
 * @property {(texts: readonly string[], info: VariantInfo) => Partial<Stand> & Pick<Stand, "pieces"> | null} read
 * @property {(stand: Stand, info: VariantInfo) => string[]} write
 */

/** @param {string} letter  @returns {Man} */
const manOf = (letter) => {
  const upper = letter.toUpperCase();
  return { piece: /** @type {Man["piece"]} */ (upper), side: letter === upper ? "white" : "black" };
};

/** @param {Man} man */
const letterOf = ({ piece, side }) => (side === "white" ? piece : piece.toLowerCase());

/**
 * Reads letters and runs of empty cells; whether they are those of so many cells.
 * @param {string} text  @param {readonly string[]} cells  @param {Map<string, Man>} pieces  @param {RegExp} tokens
 */
function readRun(text, cells, pieces, tokens) {
  let at = 0;
  for (const [token] of text.matchAll(tokens)) {
    const run = Number(token);
    if (run === 0) return false;
    if (run) at += run;
    else if (cells[at]) pieces.set(cells[at++], manOf(token));
    else return false;
  }
  return at === cells.length && text.replaceAll(tokens, "") === "";
}

/** Writes them. @param {readonly string[]} cells  @param {ReadonlyMap<string, Man>} pieces */
function writeRun(cells, pieces) {
  let text = "";
  let empty = 0;
  for (const cell of cells) {
    const man = pieces.get(cell);
    if (!man) empty++;
    else {
      text += (empty || "") + letterOf(man);
      empty = 0;
    }
  }
  return text + (empty || "");
}

/** The ranks of a board from the highest, each from the first file. @param {Board} board */
function ranksOf({ cells }) {
  const ranks = [...new Set(cells.map(({ y }) => y))].sort((a, b) => b - a);
  return ranks.map((rank) =>
    cells
      .filter(({ y }) => y === rank)
      .sort((a, b) => a.x - b.x)
      .map(({ cell }) => cell),
  );
}

/** @param {string} text  @param {Board} board  @param {Map<string, Man>} pieces */
function readSquare(text, board, pieces) {
  const ranks = ranksOf(board);
  const rows = text.split("/");
  return rows.length === ranks.length && rows.every((row, i) => readRun(row, ranks[i], pieces, /[1-9]|[a-z]/gi));
}

/** @param {Board} board  @param {ReadonlyMap<string, Man>} pieces */
const writeSquare = (board, pieces) =>
  ranksOf(board)
    .map((rank) => writeRun(rank, pieces))
    .join("/");

/** Levels joined by `|`, each as in FEN. @type {BoardText} */
export const rows = {
  fields: 1,
  read([text], { geometry: { boards } }) {
    /** @type {Map<string, Man>} */
    const pieces = new Map();
    const levels = text.split("|");
    return levels.length === boards.length && levels.every((level, i) => readSquare(level, boards[i], pieces))
      ? { pieces }
      : null;
  },
  write: ({ pieces }, { geometry: { boards } }) => [boards.map((board) => writeSquare(board, pieces)).join("|")],
};

/** Boards of hexagons joined by `/`, cell after cell; runs may have several digits. @type {BoardText} */
export const hexagons = {
  fields: 1,
  read([text], { geometry: { boards } }) {
    /** @type {Map<string, Man>} */
    const pieces = new Map();
    const texts = text.split("/");
    const names = boards.map(({ cells }) => cells.map(({ cell }) => cell));
    return texts.length === boards.length && texts.every((one, i) => readRun(one, names[i], pieces, /\d+|[a-z]/gi))
      ? { pieces }
      : null;
  },
  write: ({ pieces }, { geometry: { boards } }) => [
    boards
      .map(({ cells }) =>
        writeRun(
          cells.map(({ cell }) => cell),
          pieces,
        ),
      )
      .join("/"),
  ],
};

const SIDES = /** @type {const} */ ({ W: "white", B: "black" });

/** The turn, and a list of cells for each side; kings have a K before theirs. Draughts has ranges of squares, and either order. @type {BoardText} */
export const lists = {
  fields: 1,
  read([text], { id, geometry: { boards } }) {
    const match = /^([WB]):([WB])([^:]*):([WB])([^:.]*)\.?$/.exec(text);
    if (!match || match[2] === match[4]) return null;
    const cells = new Set(boards.flatMap((board) => board.cells.map(({ cell }) => cell)));
    /** @type {Map<string, Man>} */
    const pieces = new Map();
    for (const [letter, list] of /** @type {const} */ ([
      [match[2], match[3]],
      [match[4], match[5]],
    ])) {
      for (const item of list.split(",").filter(Boolean)) {
        const [, king, first, last = first] = /^(K?)(\d+)(?:-(\d+))?$/.exec(item) ?? [];
        const side = SIDES[/** @type {"W" | "B"} */ (letter)];
        if (!first || (last !== first && id !== "draughts") || Number(last) > 4444) return null;
        for (let cell = Number(first); cell <= Number(last); cell++) {
          if (!cells.has(String(cell))) return null;
          pieces.set(String(cell), { piece: king ? "K" : "M", side });
        }
      }
    }
    return { pieces, turn: SIDES[/** @type {"W" | "B"} */ (match[1])] };
  },
  write({ pieces, turn }) {
    const lists = Object.entries(SIDES).map(([letter, side]) => {
      const own = [...pieces].filter(([, man]) => man.side === side);
      const items = own
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([cell, { piece }]) => `${piece === "K" ? "K" : ""}${cell}`);
      return `${letter}${items.join(",")}`;
    });
    return [[turn === "white" ? "W" : "B", ...lists].join(":")];
  },
};

/** The main boards from White's, and the movable boards with their places and whose they are. @type {BoardText} */
export const decks = {
  fields: 2,
  read([mains, movable], { geometry: { boards } }) {
    /** @type {Map<string, Man>} */
    const pieces = new Map();
    const main = mainsOf(boards);
    const squares = mains.split("|");
    if (squares.length !== main.length || !squares.every((square, i) => readSquare(square, main[i], pieces)))
      return null;
    /** @type {Setup["decks"][number][]} */
    const decks = [];
    for (const text of movable.split(",")) {
      const [, place, side, square] = /^(.+)([wb]):(.*)$/.exec(text) ?? [];
      const board = boards.find(({ id }) => id === place);
      if (!board || decks.some((deck) => deck.place === place) || !readSquare(square, board, pieces)) return null;
      decks.push({ place, side: side === "w" ? "white" : "black" });
    }
    return { pieces, decks };
  },
  write({ pieces, decks }, { geometry: { boards } }) {
    const main = mainsOf(boards);
    return [
      main.map((board) => writeSquare(board, pieces)).join("|"),
      decks
        .flatMap(({ place, side }) => {
          const board = boards.find(({ id }) => id === place);
          return board ? `${place}${side[0]}:${writeSquare(board, pieces)}` : [];
        })
        .join(","),
    ];
  },
};

/** @param {readonly Board[]} boards */
const mainsOf = (boards) => boards.filter(({ cells }) => cells.length > 4).sort((a, b) => a.level - b.level);
