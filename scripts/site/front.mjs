// The front page: every game with its picture and what it is.
import { escape } from "./layout.mjs";

/** @param {{ games: ReturnType<import("../parts.mjs").catalogue> }} made */
export function front({ games }) {
  return { games: games.map(({ id, name, summary }) => `<p><a href="play.html#variant=${id}">${escape(name)}</a> ${escape(summary)}</p>`).join("\n") };
}
