// What differs between the families of games in words and drawings. Each family is one module with these fields:
//
//   title                      over its games in the list
//   languages                  whether its notation differs between English and German
//   numbers                    whether its cells can show their names
//   view(info)                 `plan` or `stack`, until somebody chooses
//   boards(n)                  "8 levels", for the list of games
//   symbol(letter, side)       the drawing of a piece, an id in pieces.svg
//   board(board)               a board's name for a screen reader
//   caption(board)             what stands over a level, if anything
//   cell(place)                a cell's name for a screen reader
//   file(x, board), rank(y, board)   what stands at the edges of a board, if anything
//   across(x) up(y)            what stands beside the columns and rows of boards, if anything
//   wish(state, place)         the move that was tried by clicks, as a text to be explained
//   stuck(state, piece)        why an own piece cannot move: { text, rule }
//   notice(state)              what the players have to know besides whose turn it is, or ""
//   duties(state)              cells with a duty: cell -> `capture` or `lose`
//   examples(info)             positions to look up: { title, position, pick, words }
//   steps(info)                if the steps from a cell can be looked up: cell -> set of cells
//   noCell(text, length)       why such a cell does not exist
//   kind(state, move)          how a move goes, for its mark, where that differs (`inside`, `between`, `near`, `far`)
//   kindWords(kind, letter)    the same in words
//   keys(info)                 keys of its own, for the help: [key, what it does]
//   present(info, status)      the boards that are there, where they move: { shape, boards, mounts }
//   boardAt(state, id)         such a board as a piece
//   refusal(state, token)      why a cell or a place of boards was not taken, where `wish` does not tell
//   hint(state)                what to choose first
//   floor(board)               a level's name in the chooser of a column
//   pace                       how far a drag turns the 3D view, as a part of what is usual
//   help(info, board)          what the help says about the game
//   clicking(info)             what it says about choosing moves, if there is more than usual
import { timeout } from "./family-timeout.js";
import { quarx } from "./family-quarx.js";
import { hex4d } from "./family-hex4d.js";
import { trid } from "./family-trid.js";

export const FAMILIES = { timeout, quarx, hex4d, trid };
