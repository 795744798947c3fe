// The game in the address: #variant=ID&moves=M,M,..., #ID or #position=TEXT&moves=..., with at=N if it is looked back over,
// you=white or black if the other side is somebody elsewhere, speed=N if whoever moved last offers N moves in a row, and
// view=3d or plan where it is to open so; with ask it is asked who plays from there, and with analyze the computer analyzes
// it. #game=ID is a saved game; it becomes one of the others.

import { SPEEDS, textOf } from "../../element/state/line.js";
import { fieldsOf, writeValue } from "../shell/link.js";
import { CATALOG } from "#catalog";

/** The game of a page without one in its address. */
export const FIRST = "timeout-flat";

const SIDES = /** @type {const} */ (["white", "black"]);
export const VIEWS = /** @type {const} */ (["plan", "3d"]);
const LIMIT = 12000;
const ARROW = "to"; // no other move has these letters
const ARROWS = /to|~/g; // links of before have the other one

/** @param {string} move */
const writeMove = (move) => writeValue(move.replaceAll("→", ARROW));

/** The moves of a field. A promotion that was owed stands before its move, and a comma between them (M19). @param {string} text */
const readMoves = (text) =>
  text
    .replace(/\s/g, "")
    .match(/(?:P\w+\(\d\)=\w,)?[^,]+/g)
    ?.map((move) => move.replaceAll(ARROWS, "→")) ?? [];

/** The hash of a position. @param {string} position */
export const hashOfPosition = (position) => `#position=${writeValue(position)}`;

/** The hash of the game on a board. A game too long for an address keeps only its position. @param {Pick<import("../../element/element.js").HyperplyGame, "variant" | "start" | "moves" | "ply" | "position">} board  @param {{ you?: string, offer?: number }} [more] */
export function hashOf({ variant, start, moves, ply, position }, { you, offer } = {}) {
  const fresh = CATALOG.find(({ id }) => id === variant)?.start === start;
  let hash = fresh ? `#variant=${variant}` : hashOfPosition(start);
  for (const [i, item] of moves.entries()) {
    hash += `${i ? "," : "&moves="}${writeMove(textOf(item))}`;
    if (hash.length > LIMIT) break;
  }
  if (ply < moves.length) hash += `&at=${ply}`;
  if (hash.length > LIMIT) hash = hashOfPosition(position);
  return `${hash}${you ? `&you=${you}` : ""}${offer ? `&speed=${offer}` : ""}`;
}

/** The game that is named by its id alone, or that of a hash that tells something besides; what else tells no game is refused. @param {Map<string, string>} fields */
function namedIn(fields) {
  const names = [...fields.keys()];
  const known = names.find((name) => CATALOG.some(({ id }) => id === name));
  return known ?? (["game", "you", "speed", "view"].some((name) => fields.has(name)) ? FIRST : `#${names[0]}`);
}

/** The game that a hash describes; none if it is empty. @param {string} hash */
export function gameOf(hash) {
  if (hash.length < 2) return null;
  const fields = fieldsOf(hash);
  const at = fields.get("at");
  return {
    start: fields.get("position") ?? fields.get("variant") ?? namedIn(fields),
    moves: readMoves(fields.get("moves") ?? ""),
    ply: at && /^\d+$/.test(at) ? Number(at) : undefined,
    you: SIDES.find((side) => side === fields.get("you")),
    offer: SPEEDS.find((n) => String(n) === fields.get("speed")),
    view: VIEWS.find((view) => view === fields.get("view")),
    saved: fields.get("game"),
    ask: fields.has("ask"),
    analyze: fields.has("analyze"),
  };
}

/**
 * Puts the game of a link on a board. The last sign of a link was once `~` after a Time Out, which is cut off links: a last
 * move that only names a piece and its cell means that.
 * @param {Pick<import("../../element/element.js").HyperplyGame, "load">} board
 * @param {string} text
 * @param {import("../../element/stage.js").More} more
 */
export async function loadLink(board, text, more) {
  const { moves = [] } = more;
  const last = moves.length - 1;
  try {
    await board.load(text, more);
  } catch (error) {
    const { ply } = /** @type {{ ply?: number }} */ (error);
    if (ply !== last || !/^[A-Z][a-h]\d(L\d)?$/.test(moves[last])) throw error;
    await board.load(text, { ...more, moves: [...moves.slice(0, last), `${moves[last]}→`] });
  }
}
