// What was played: a line with the ply that is on the table, and the other lines that leave it. Lines are values; each
// change makes a new one, and loses no move.

/** @typedef {import("../types").Line} Line */
/** @typedef {import("../types").Other} Other */
/** @typedef {import("../types").HistoryItem} HistoryItem */

/** How many speed moves each side may be offered (T23). */
export const SPEEDS = [2, 3, 4, 5];

/** @param {readonly HistoryItem[]} items  @param {number} [ply]  @returns {Line} */
export const lineOf = (items, ply = items.length) => ({ items, ply, others: [] });

/** @param {Line} line */
export const past = ({ items, ply }) => items.slice(0, ply);

/** The ply before the last move that was made, by a side or by any; -1 if there is none. @param {Line} line  @param {import("../types").Side} [side] */
export const beforeLast = (line, side) =>
  past(line)
    .map((item) => Boolean(item.move) && (side ?? item.side) === item.side)
    .lastIndexOf(true);

/** The moves from a ply on with the lines that leave them, and the lines that leave earlier. @param {Line} line  @param {number} at */
function cut({ items, others, ended }, at) {
  /** @type {Other} */
  const tail = { at, items: items.slice(at), others: others.filter((other) => other.at > at), ...(ended && { ended }) };
  return { tail, before: others.filter((other) => other.at <= at) };
}

/** The line with a move added at its ply. What stood there goes on as another line. @param {Line} line  @param {HistoryItem} item  @returns {Line} */
export function added(line, item) {
  const { tail, before } = cut(line, line.ply);
  return { items: [...past(line), item], ply: line.ply + 1, others: tail.items.length ? [...before, tail] : before };
}

/** The line with one of the others in the place of its own moves. @param {Line} line  @param {Other} other  @returns {Line} */
export function exchanged(line, other) {
  const { tail, before } = cut(line, other.at);
  const rest = before.filter((item) => item !== other);
  return {
    items: [...line.items.slice(0, other.at), ...other.items],
    ply: other.at,
    others: [...rest, tail, ...other.others],
    ...(other.ended && { ended: other.ended }),
  };
}

/** Plays a move of a list, or agrees on `speed3`. Nobody need have claimed a draw. @param {import("../types").Game} game  @param {string} move */
export function playOn(game, move) {
  const speed = /^speed(\d)$/.exec(move);
  if (speed) game.agree_speed(Number(speed[1]));
  else game.apply(move, { unclaimed: true });
}

/** A move or an agreement as a text. @param {Pick<HistoryItem, "move" | "speed">} item */
export const textOf = ({ speed, move }) => (speed ? `speed${speed}` : (move ?? ""));

/** Brings a game to the ply of a line, whatever was played on it. @param {import("../types").Game} game  @param {Line} line */
export function follow(game, { items, ply }) {
  const done = game.history();
  const at = done.findIndex(({ move, position }, i) => move !== items[i]?.move || position !== items[i]?.position);
  const common = at < 0 ? done.length : at;
  for (let i = common; i < done.length; i++) game.undo();
  for (const item of items.slice(common)) playOn(game, textOf(item));
  for (let i = ply; i < items.length; i++) game.undo();
}
