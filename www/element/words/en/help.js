// The help in English.

import { speech } from "../speech.js";

/** @typedef {import("../help").HelpWords} HelpWords */
/** @typedef {import("../help").Section} Section */

const { count } = speech("en");

const HEXAGONS = { one: "hexagon", other: "hexagons" };

const CHECKMATE = "Checkmate wins. Stalemate is a draw.";
const OFFICERS = "a queen, rook, bishop or knight";

/** @type {HelpWords["base"]} */
function base({ boards, levels, size, cell, board }) {
  const each = size.hexagons !== undefined ? count(size.hexagons, HEXAGONS) : `${size.files} × ${size.ranks} squares`;
  return [
    {
      title: "The boards",
      lines:
        boards === 1
          ? [`There is one board of ${each}.`]
          : [
              `There are ${boards} ${levels ? "levels, one above the other" : "boards"}, each of ${each}.`,
              `${cell} is a cell of board ${board}.`,
            ],
    },
  ];
}

/** @type {HelpWords["timeout"]} */
function timeout({ levels, files, ranks, timeOut, declared, speedMoves }) {
  const sections = [
    levels > 1
      ? {
          title: "Levels and columns",
          lines: [
            `There are ${levels} levels of ${files} × ${ranks} cells, one above the other. d1L4 is the cell d1 on level 4.`,
            "All cells of one file and rank form a column.",
            "Seen from above, every piece moves as in chess. You choose the level where it lands.",
            "A piece on any level of a column blocks queens, rooks and bishops there. Nothing passes over or under it.",
            "In a column with only your own pieces, you can land on any free level.",
            "You enter a column with enemy pieces only by capturing one of them.",
            "A king is in check if an enemy piece could capture in its column, on any level. Checkmate wins.",
          ],
        }
      : { title: "The game", lines: ["This is chess as you know it: checkmate the other king."] },
  ];
  if (timeOut) sections.push(away(levels > 1, declared));
  if (speedMoves)
    sections.push({
      title: "Speed moves",
      lines: [
        "On your turn, you can ask for 2 to 5 moves in a row.",
        "If your opponent agrees, you make that many moves, and then your opponent does.",
        "A move that gives check ends a series early.",
      ],
    });
  return sections;
}

/** @param {boolean} levels  @param {boolean} declared  @returns {Section} */
function away(levels, declared) {
  return {
    title: "Time Out",
    lines: [
      "Instead of moving, you can send any of your pieces except the king into the future.",
      ...(declared
        ? [
            "You declare how many rounds it stays in Time Out, from 1 to 9. It has to return in exactly that round.",
            "A piece that can’t return in its declared round is lost in the stream of time.",
          ]
        : ["From your next turn on, it can return. A return takes a whole move, too."]),
      levels
        ? "It can return only if the column that it left is empty on all levels."
        : "It can return only if the square that it left is empty.",
      "It returns anywhere it could have moved from there.",
      "A pawn reaches one step farther for each round in Time Out. On the last rank it promotes to a queen.",
      "If a piece returns onto an enemy piece, both vanish. If that is the king, you win at once.",
    ],
    legend: "returns",
  };
}

/** @type {HelpWords["quarx"]} */
function quarx({ dimensions, huffing }) {
  const flat = dimensions === 2;
  return [
    flat
      ? {
          title: "The board",
          lines: [
            "International draughts is played on the dark squares of a 10 × 10 board, numbered from 1 on Black’s side to 50.",
            "White begins.",
            "A circle marks White’s men, a triangle Black’s, and a crown the kings.",
          ],
        }
      : {
          title: dimensions === 3 ? "Four planes of one cube" : "Sixteen planes of one hypercube",
          lines: [
            ...(dimensions === 3
              ? ["A cell has three digits: x and y are its place in a plane, a is the plane, counted from the lowest."]
              : [
                  "A cell has four digits: x and y are its place in a plane, a and b are the plane, a to the right and b upward.",
                  "2233 is the cell x = 2, y = 2 of the plane a3 b3.",
                ]),
            "Pieces use only the dark cells, whose digits add up to an even number.",
            "Planes side by side are neighbors in space, so a step can change the plane, too.",
            "A circle marks White’s men and a triangle Black’s, as in the source. A crown marks the kings.",
          ],
        },
    {
      title: "Moves",
      lines: [
        ...(flat
          ? ["A man steps diagonally forward to an empty square."]
          : [
              `A step is diagonal: ${dimensions === 3 ? "two" : "two or four"} of the digits change by one each.`,
              "A man steps to an empty cell. White’s men step so that y grows, Black’s so that it shrinks.",
            ]),
        "To capture, a man jumps over an enemy piece beside it to the empty cell behind, in any direction.",
        "It jumps on from there as long as it can. All captured pieces leave the board after the last jump.",
        flat
          ? "A man that ends its move on the far row promotes to a king."
          : "A man that reaches the far layer promotes to a king after its move. That is y = 4 for White, y = 1 for Black.",
        "A king moves any distance along a diagonal.",
        "It captures from any distance, too, and lands on any empty cell behind the captured piece.",
      ],
    },
    {
      title: "You must capture",
      lines: huffing
        ? [
            "You must capture as many pieces as possible, but no one reminds you.",
            "If you miss a capture, you forfeit the move and a piece that should have captured.",
            "If there are several such pieces, your opponent picks one.",
            "You must finish every capture that you begin.",
          ]
        : ["You must capture as many pieces as possible. The pieces that can do so are marked."],
    },
    {
      title: "The end",
      lines: [
        "You lose if you have no pieces or no legal move.",
        ...(flat
          ? [
              "A position that occurs for the third time is a draw.",
              "So are 25 moves by each side without a capture or a man’s move.",
            ]
          : [
              "You can’t make a move that repeats an earlier position.",
              "After 100 moves by each side without a capture or a man’s move, the game is a draw.",
            ]),
      ],
    },
  ];
}

/** @returns {Section[]} */
const hex4d = () => [
  {
    title: "Nineteen boards, one hexagon",
    lines: [
      "Each board is a hexagon of 19 cells, and the 19 boards form such a hexagon again. C5c3 is the cell c3 of board C5.",
      "A move stays inside its board, or goes between boards and lands on the same cell.",
      "Pieces move from board to board just as they move from cell to cell.",
      "A queen, rook or bishop that passes a board needs the same cell there to be empty.",
      "Only knights and capturing pawns can change both board and cell.",
    ],
  },
  {
    title: "Colors and shades",
    lines: [
      "Every board has cells of three colors. A diagonal move stays on its color, and a pawn’s move always changes it.",
      "The boards have three shades. A diagonal move between boards stays on its shade, too.",
    ],
  },
  {
    title: "Pieces",
    lines: [
      "Rook: along the six straight lines, inside or between boards.",
      "Bishop: along the six diagonals, inside or between boards. It can also take a single straight step.",
      "Queen: like a rook or a bishop.",
      "King: one step, straight or diagonal, inside or between boards.",
      "Knight: two cells straight on and one aside, or the same leap between boards.",
      "A knight can also move one board and two cells, or two boards and one cell, each in a straight line, if it lands on another color.",
      "Pawn: one cell ahead, or one board ahead on the same cell. There is no double step.",
      "A pawn captures one cell ahead to the side, or one board ahead to the side on the same cell.",
      "It also captures one board straight ahead and one cell ahead to the side.",
      `A pawn promotes to ${OFFICERS} on the last cell of a file, on the last board of a file of boards.`,
    ],
  },
  {
    title: "The end",
    lines: [
      CHECKMATE,
      "If you have only your king left, your next move decides: from then on, it moves only inside its board, or only between boards.",
      "The enemy king can’t step next to it either way.",
      "Two kings alone are a draw.",
    ],
  },
  { title: "Marks on targets", lines: [], legend: "kinds" },
];

/** @returns {Section[]} */
const glinski = () => [
  {
    title: "Chess on 91 hexagons",
    lines: ["Files run straight up the board, from a to l without j. White starts at the bottom.", CHECKMATE],
  },
  {
    title: "Pieces",
    lines: [
      "Rook: along the six straight lines.",
      "Bishop: along the six diagonals, always on its own color.",
      "Queen: like a rook or a bishop.",
      "King: one step, straight or diagonal.",
      "Knight: two cells straight on and one aside.",
      "Pawn: one cell ahead, or two from any cell on which a pawn of its side starts.",
      "A pawn captures one cell ahead to the side, also en passant.",
      `A pawn promotes to ${OFFICERS} at the end of any file.`,
    ],
  },
];

const SEEN_FROM_ABOVE = "Seen from above, every piece moves as in chess, from column to column.";
const MAIN_BOARDS =
  "Three main boards of 4 × 4 cells form a staircase: White’s on level 2, the Neutral board on level 4, Black’s on level 6.";
const CAPTURES = "A piece captures where it lands, never on the way. Checkmate wins.";
const PAWN =
  "A pawn moves one column straight ahead, or two from its starting cell. It captures one column diagonally ahead, also en passant.";
const PROMOTION = [
  "A white pawn promotes on rank 8 of files c and d, and on rank 9 of files a and f.",
  "On file b it promotes on rank 9 while a board is on QL6, and otherwise on rank 8. The same goes for file e and KL6.",
  "A black pawn promotes on ranks 1 and 0 in the same way, with the pegs QL1 and KL1.",
];
const CASTLING = [
  "Kingside castling: king and rook swap places.",
  "Queenside castling: the king moves to the queen’s empty cell, and the rook to the king’s.",
  "To castle, pick the king, then the rook or the cell where the king lands.",
];
const FIRST_MOVE = "Neither side can castle on its first move.";

/** @type {HelpWords["trid"]} */
const trid = ({ rules }) => (rules === "meder" ? meder() : truelove(rules === "strict"));

/** @param {boolean} strict  @returns {Section[]} */
const truelove = (strict) => [
  {
    title: "Seven boards",
    lines: [
      MAIN_BOARDS,
      "Four movable boards of 2 × 2 cells sit on pegs, the corners of the main boards: QL1 to QL6 on the queen’s side, KL1 to KL6 on the king’s.",
      "A movable board stands on top of its peg, one level above the main board, or hangs one level below it: the board QL1(3) is on peg QL1 and on level 3.",
      "b1(2) is the cell of file b and rank 1 on level 2. All cells of one file and rank form a column.",
    ],
  },
  {
    title: "How pieces move",
    lines: [
      SEEN_FROM_ABOVE,
      "A piece on any level of a column blocks queens, rooks and bishops there, and so does a column without cells. Knights leap.",
      "A piece arrives on its own level. If that cell is empty, it can continue up or down from cell to cell, as long as each next cell exists and is empty.",
      ...(strict
        ? [
            "If the column has no cell on that level, the piece can’t go there. It never steps over the edge of its board.",
            "From the usual start, the two sides never meet this way, and no one can win.",
          ]
        : [
            "If the column has no cell on that level, the piece steps over the edge to the nearest cell above or below, at most three levels away.",
            "It never steps over the edge from one main board to another. That takes a movable board between them.",
          ]),
      CAPTURES,
    ],
  },
  {
    title: "Pawns and castling",
    lines: [
      PAWN,
      "If the column ahead has no cell, the pawn waits for a board.",
      ...PROMOTION,
      ...CASTLING,
      "Neither king nor rook may have moved.",
      FIRST_MOVE,
    ],
  },
  {
    title: "Moving boards",
    lines: [
      "Every movable board has a label: its peg, its level and the side that controls it, {white} White or {black} Black.",
      "You control a board when only your pieces stand on it. If it is empty or both sides stand on it, control stays as it was.",
      "Instead of a piece, you can move a board that you control, if it is empty or carries a single pawn of yours. The pawn rides along.",
      "The board moves along an edge of its main board to the next peg, and stays on top or below.",
      "An empty board can also flip from the top of its peg to below, or back.",
      "It can climb, too: from the top of a main board to below the next higher one at the same corner, or back.",
      "It can also be lifted from peg 2 to peg 5 exactly above it, QL2(3) to QL5(5), or back.",
      "A pawn promotes if a board carries it to its promotion rank, or leaves it standing on one.",
      "A move of a board can’t leave your own king in check.",
    ],
  },
];

/** @returns {Section[]} */
const meder = () => [
  {
    title: "Seven boards",
    lines: [
      MAIN_BOARDS,
      "Four movable boards of 2 × 2 cells stand on pegs, the corners of the main boards: QL1 to QL6 on the queen’s side, KL1 to KL6 on the king’s.",
      "b1(2) is the cell of file b and rank 1 on level 2. All cells of one file and rank form a column.",
    ],
  },
  {
    title: "How pieces move",
    lines: [
      SEEN_FROM_ABOVE,
      "A piece on any level of a column blocks queens, rooks and bishops there. A column without cells doesn’t. Knights leap.",
      "A piece lands on any level of its new column that has a cell, whatever stands on the others.",
      CAPTURES,
    ],
  },
  {
    title: "Pawns and castling",
    lines: [
      PAWN,
      ...PROMOTION,
      "If a board of yours leaves such a peg, your pawn there promotes with the same move.",
      "If a board of your opponent’s leaves it, your pawn promotes as your next move begins: pick the pawn, then the new piece, then the move.",
      ...CASTLING,
      "Neither king nor rook may have moved or ridden a board.",
      FIRST_MOVE,
    ],
  },
  {
    title: "Moving boards",
    lines: [
      "Every movable board has a label: its peg, its level and its owner, {white} White or {black} Black. The owner never changes.",
      "Instead of a piece, you can move an empty board of yours, or any board that carries a single piece, if that piece is yours. The piece rides along.",
      "The board moves to a peg of its side whose number differs by one or two, or across to the same number on the other side.",
      "A board with a piece on it never moves backward.",
      "A pawn promotes if a board carries it to its promotion rank.",
      "A move of a board can’t leave your own king in check, whatever a pawn that it leaves behind may promote to.",
    ],
  },
];

/** @returns {Section[]} */
const raumschach = () => [
  {
    title: "Five levels of one cube",
    lines: [
      "Each level has 5 × 5 cells. A is the lowest, E the highest.",
      "Cc3 is the cell in the middle of the cube: level C, file c, rank 3.",
      "A cell’s neighbors are above and below it as well as around it.",
      "White starts on levels A and B and moves up. Black starts on levels E and D and moves down.",
    ],
  },
  {
    title: "Pieces",
    lines: [
      "Rook: straight through the faces of the cells, along a file, along a rank, or up and down.",
      "Bishop: through the edges, in two of the three directions at once.",
      "Unicorn: through the corners, in all three directions at once. It reaches only a part of the cube.",
      "Queen: like a rook, a bishop or a unicorn. King: one step of a queen.",
      "Knight: two cells in one direction and one in another. It leaps over whatever is between.",
      "Pawn: one rank ahead, or one level ahead: up for White, down for Black. There is no double step.",
      "A pawn captures one rank ahead and one file aside, one level ahead and one file aside, or one level and one rank ahead.",
      "A pawn promotes to a queen, rook, bishop, unicorn or knight on the last rank of the last level: E for White, A for Black.",
    ],
  },
  { title: "The end", lines: [CHECKMATE, "There is no castling."] },
];

/** @type {HelpWords} */
export const help = {
  rules: "All rules, with examples to try",
  source: (source) => `Source: ${source}`,

  pointer: {
    title: "Mouse and touch",
    columns:
      "Pick a piece, on a level or in its column from above. Its targets are marked on every board. Then pick a cell, or a column and its level.",
    cells: "Pick a piece, then one of the marked cells.",
    drag: "You can also drag the piece there. With a finger, hold it for a moment first.",
    lens: "Two fingers make the boards larger or smaller. A double tap looks closer, or shows all boards again.",
    timeOut:
      "“Time Out →” sends the selected piece into Time Out. Pick a piece in Time Out to see where it can return.",
    refused: "If a move isn’t legal, a message says why, names the rule and marks the cells in the way.",
  },

  keyboard: {
    title: "Keyboard",
    keys: {
      walk: ["← ↑ → ↓", "move from cell to cell"],
      levels: ["Page Up, Page Down", "go one level up or down"],
      pick: ["Enter, Space", "pick"],
      targets: [", .", "go to the previous or next target of the selected piece"],
      cancel: ["Esc", "go back, cancel"],
      timeOut: ["t", "send the selected piece into Time Out"],
      undo: ["u, r", "go back or forward one move"],
      last: ["l", "announce the last move"],
      flip: ["f", "flip the board"],
      names: ["c", "show or hide the names of the cells"],
      view: ["v", "switch between plan and 3D"],
      type: ["n", "type a move"],
      help: ["?", "open this help"],
    },
  },

  clicking: {
    quarx: {
      finger:
        "Show moves first, in the ≡ menu, shows each move before it is played, so that your opponent can object. Then you play it or take it back. In Quarx with huffing it is on from the start.",
      path: "To capture, pick the landings one by one, or the last cell if only one capture ends there. Back, Esc or the piece itself takes back a landing.",
    },
    hex4d: [
      "Point at a cell, and the same cell is outlined on every board. A move between boards lands there.",
      "The map shows how many pieces and targets each board has. Pick a board there to zoom in on it.",
    ],
    trid: ["To move a board, pick its label, then one of the marked pegs."],
  },
  keys: {
    hex4d: [
      ["Shift + arrow", "go to the same cell of the next board"],
      ["z", "zoom in, or show all boards"],
    ],
    trid: [["Tab, Shift + Tab", "switch between the cells and the boards’ labels and pegs"]],
  },

  base,
  timeout,
  quarx,
  hex4d,
  glinski,
  trid,
  raumschach,
};
