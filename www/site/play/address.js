// The game in the address: #variant=ID&moves=M,M,... or #position=TEXT&moves=..., with at=N if it is looked back over,
// you=white or black if the other side is somebody elsewhere, speed=N if whoever moved last offers N moves in a row, and
// view=3d or plan where it is to open so; with ask it is asked who plays from there, and with analyze the computer analyzes
// it. #game=ID is a saved game; it becomes one of the others.

import { SPEEDS, textOf } from "../../element/state/line.js";
import { CATALOG } from "#catalog";

/** The game of a page without one in its address. */
export const FIRST = "timeout-flat";

const SIDES = /** @type {const} */ (["white", "black"]);
export const VIEWS = /** @type {const} */ (["plan", "3d"]);
const LIMIT = 12000;
const ARROW = "~"; // stands in no notation, and stays readable in an address

/** @param {string} text */
const write = (text) => encodeURIComponent(text.replaceAll("→", ARROW));
/** @param {string} text */
function read(text) {
  try {
    return decodeURIComponent(text).replaceAll(ARROW, "→");
  } catch {
    return text;
  }
}

/** The hash of a position. @param {string} position */
export const hashOfPosition = (position) => `#position=${write(position)}`;

/** The hash of the game on a board. A game too long for an address keeps only its position. @param {Pick<import("../../element/element.js").HyperplyGame, "variant" | "start" | "moves" | "ply" | "position">} board  @param {{ you?: string, offer?: number }} [more] */
export function hashOf({ variant, start, moves, ply, position }, { you, offer } = {}) {
  const fresh = CATALOG.find(({ id }) => id === variant)?.start === start;
  let hash = fresh ? `#variant=${variant}` : hashOfPosition(start);
  for (const [i, item] of moves.entries()) {
    hash += `${i ? "," : "&moves="}${write(textOf(item))}`;
    if (hash.length > LIMIT) break;
  }
  if (ply < moves.length) hash += `&at=${ply}`;
  if (hash.length > LIMIT) hash = hashOfPosition(position);
  return `${hash}${you ? `&you=${you}` : ""}${offer ? `&speed=${offer}` : ""}`;
}

/** The fields of a hash; one without a value is empty. @param {string} hash */
export const fieldsOf = (hash) =>
  new Map(
    hash
      .slice(1)
      .split("&")
      .map((part) => {
        const at = part.indexOf("=");
        return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
      }),
  );

/** The game that a hash describes; none if it is empty. @param {string} hash */
export function gameOf(hash) {
  if (hash.length < 2) return null;
  const fields = fieldsOf(hash);
  const told = ["game", "you", "speed", "view"].some((name) => fields.has(name)) ? FIRST : hash; // what else tells no game is refused
  const moves = (fields.get("moves") ?? "").split(",").filter(Boolean).map(read);
  const at = fields.get("at");
  return {
    start: read(fields.get("position") ?? fields.get("variant") ?? told),
    moves,
    ply: at && /^\d+$/.test(at) ? Number(at) : undefined,
    you: SIDES.find((side) => side === fields.get("you")),
    offer: SPEEDS.find((n) => String(n) === fields.get("speed")),
    view: VIEWS.find((view) => view === fields.get("view")),
    saved: fields.get("game"),
    ask: fields.has("ask"),
    analyze: fields.has("analyze"),
  };
}
