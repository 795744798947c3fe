// What an address of the page asks for: #lesson=timeout/03, with &begun=1,0,3,2 where it is gone on with, #puzzle=chess-12, a puzzle that somebody made, #puzzle=~CODE, the next one of a variant, #puzzles=chess, #today, #mistakes, a rule, #T17, or a family.

/** What is done of a lesson: the stars of its steps so far, and the misses and hints of the step that comes. @typedef {{ stars: readonly number[], misses: number, hints: number }} Begun */
/** @typedef {{ kind: "lesson", id: string, begun: Begun | null, frame: boolean } | { kind: "puzzle" | "given", id: string, frame: boolean } | { kind: "puzzles", id: string, after: string, frame: boolean } | { kind: "today" | "mistakes", frame: boolean } | { kind: "rule" | "family", id: string }} Asked */

/** Before the code of a puzzle that stands in the address itself. */
const GIVEN = "~";

/** @param {string} hash  @returns {Asked | null} */
export function askedIn(hash) {
  const text = hash.replace(/^#/, "");
  const [first, ...options] = text.split("&");
  const frame = options.includes("frame");
  const [, kind, id] = /^(lesson|puzzles?)=(\S+)$/.exec(first) ?? [];
  /** @param {string} name */
  const optionOf = (name) => options.find((option) => option.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  if (kind === "puzzle" && id.startsWith(GIVEN)) return { kind: "given", id: id.slice(GIVEN.length), frame };
  if (kind === "lesson") return { kind, id, begun: readBegun(optionOf("begun")), frame };
  if (kind === "puzzle") return { kind, id, frame };
  if (kind === "puzzles") return { kind, id, after: optionOf("after"), frame };
  if (first === "today" || first === "mistakes") return { kind: first, frame };
  if (/^[A-Z]\d{1,2}$/.test(first)) return { kind: "rule", id: first };
  return /^[a-z]\w*$/.test(first) ? { kind: "family", id: first } : null;
}

/** @param {string} text  @returns {Begun | null} */
function readBegun(text) {
  if (!/^\d{1,3},\d{1,3}(,[1-3])*$/.test(text)) return null;
  const [misses, hints, ...stars] = text.split(",").map(Number);
  return { misses, hints, stars };
}

/** The hash of a lesson, or of one that is gone on with. @param {string} id  @param {Begun} [begun] */
export const lessonHash = (id, begun) =>
  `#lesson=${id}${begun ? `&begun=${[begun.misses, begun.hints, ...begun.stars]}` : ""}`;
/** @param {string} id */
export const lessonAddress = (id) => `learn.html${lessonHash(id)}`;
/** The next puzzle of a variant. @param {string} variant  @param {string} [after] the one before it */
export const puzzlesAddress = (variant, after) => `learn.html#puzzles=${variant}${after ? `&after=${after}` : ""}`;
/** @param {string} id */
export const puzzleAddress = (id) => `learn.html#puzzle=${id}`;
/** A puzzle that somebody made. @param {string} code */
export const givenAddress = (code) => puzzleAddress(`${GIVEN}${code}`);

/** The number of a day, the same for all who share it, counted by the calendar where the reader is. @param {Date} [now] */
export const dayOf = (now = new Date()) =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
