// What an address of the page asks for: #lesson=timeout/03, #puzzle=chess-12, a puzzle that somebody made, #puzzle=~CODE, the next one of a variant, #puzzles=chess, #today, #mistakes, a rule, #T17, or a family.

/** @typedef {{ kind: "lesson" | "puzzle" | "given", id: string, frame: boolean } | { kind: "puzzles", id: string, after: string, frame: boolean } | { kind: "today" | "mistakes", frame: boolean } | { kind: "rule" | "family", id: string }} Asked */

/** Before the code of a puzzle that stands in the address itself. */
const GIVEN = "~";

/** @param {string} hash  @returns {Asked | null} */
export function askedIn(hash) {
  const text = hash.replace(/^#/, "");
  const [first, ...options] = text.split("&");
  const frame = options.includes("frame");
  const [, kind, id] = /^(lesson|puzzles?)=(\S+)$/.exec(first) ?? [];
  const after = options.find((option) => option.startsWith("after="))?.slice("after=".length) ?? "";
  if (kind === "puzzle" && id.startsWith(GIVEN)) return { kind: "given", id: id.slice(GIVEN.length), frame };
  if (kind === "lesson" || kind === "puzzle") return { kind, id, frame };
  if (kind === "puzzles") return { kind, id, after, frame };
  if (first === "today" || first === "mistakes") return { kind: first, frame };
  if (/^[A-Z]\d{1,2}$/.test(first)) return { kind: "rule", id: first };
  return /^[a-z]\w*$/.test(first) ? { kind: "family", id: first } : null;
}

/** @param {string} id */
export const lessonAddress = (id) => `learn.html#lesson=${id}`;
/** The next puzzle of a variant. @param {string} variant  @param {string} [after] the one before it */
export const puzzlesAddress = (variant, after) => `learn.html#puzzles=${variant}${after ? `&after=${after}` : ""}`;
/** @param {string} id */
export const puzzleAddress = (id) => `learn.html#puzzle=${id}`;
/** A puzzle that somebody made. @param {string} code */
export const givenAddress = (code) => puzzleAddress(`${GIVEN}${code}`);

/** The number of a day, the same for all who share it, counted by the calendar where the reader is. @param {Date} [now] */
export const dayOf = (now = new Date()) =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
