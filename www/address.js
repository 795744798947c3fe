// The game in the address: #variant=ID&moves=M,M,... or #position=TEXT&moves=..., with at=N if moves were undone.

import { Game, initial_position } from "./package.js";

const LIMIT = 12000;
const ARROW = "~"; // stands in no notation, and stays readable in an address

const write = (text) => encodeURIComponent(text.replaceAll("→", ARROW));
const read = (text) => decodeURIComponent(text).replaceAll(ARROW, "→");

const starts = new Map(); // variant -> its first position

const isFresh = ({ start, info: { id } }) => {
  if (!starts.has(id)) starts.set(id, initial_position(id));
  return start === starts.get(id);
};

/** The hash of a game. A game too long for an address keeps only its position. */
export function hashOf(state) {
  const items = [...state.history, ...[...state.future].reverse()];
  let hash = isFresh(state) ? `#variant=${state.info.id}` : `#position=${write(state.start)}`;
  for (const [i, item] of items.entries()) {
    hash += `${i ? "," : "&moves="}${item.speed ? `speed${item.speed}` : write(item.move)}`;
    if (hash.length > LIMIT) break;
  }
  if (state.future.length) hash += `&at=${state.history.length}`;
  return hash.length <= LIMIT ? hash : `#position=${write(state.position)}`;
}

const fieldsOf = (hash) => new Map(hash.replace(/^#/, "").split("&").map((part) => {
  const at = part.indexOf("=");
  return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
}));

/** The variant that a hash names, even if the rest of it cannot be read. */
export function variantOf(hash) {
  const fields = fieldsOf(hash);
  return fields.get("position")?.split(/%20|[ +]/)[0] ?? fields.get("variant");
}

/** The game that a hash describes, with what was undone in it. Throws if it describes none. */
export function gameOf(hash) {
  const fields = fieldsOf(hash);
  const start = fields.has("position") ? read(fields.get("position")) : read(fields.get("variant") ?? "");
  if (!start) throw new Error("the address names no game");
  const game = new Game(start);
  for (const item of (fields.get("moves") ?? "").split(",").filter(Boolean)) {
    const speed = /^speed(\d)$/.exec(item);
    if (speed) game.agree_speed(Number(speed[1]));
    else game.apply(read(item));
  }
  const future = fields.has("at") ? game.history(Number(fields.get("at"))).reverse() : [];
  for (const _ of future) game.undo();
  return { game, future };
}
