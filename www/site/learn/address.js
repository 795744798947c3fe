// What an address of the page asks for: #lesson=timeout/03, with &begun=1,0,3,2 where it is gone on with, #puzzle=chess-12, a puzzle that somebody made, #given=CODE, the next one of a variant, #puzzles=chess, #today, #mistakes, a rule, #T17, or a family.

import { fieldsOf } from "../shell/link.js";

/** What is done of a lesson: the stars of its steps so far, and the misses and hints of the step that comes. @typedef {{ stars: readonly number[], misses: number, hints: number }} Begun */
/** @typedef {{ kind: "lesson", id: string, begun: Begun | null, frame: boolean } | { kind: "puzzle" | "given", id: string, frame: boolean } | { kind: "puzzles", id: string, after: string, frame: boolean } | { kind: "today" | "mistakes", frame: boolean } | { kind: "rule" | "family", id: string }} Asked */

/** @param {string} hash  @returns {Asked | null} */
export function askedIn(hash) {
  const fields = fieldsOf(hash);
  const [[first, id]] = fields;
  const frame = fields.has("frame");
  if (first === "lesson" && id) return { kind: first, id, begun: readBegun(fields.get("begun") ?? ""), frame };
  if (first === "puzzle" && id.startsWith("~")) return { kind: "given", id: id.slice(1), frame }; // as links once had it
  if ((first === "puzzle" || first === "given") && id) return { kind: first, id, frame };
  if (first === "puzzles" && id) return { kind: first, id, after: fields.get("after") ?? "", frame };
  if (first === "today" || first === "mistakes") return { kind: first, frame };
  if (/^[A-Z]\d{1,2}$/.test(first)) return { kind: "rule", id: first };
  return /^[a-z]\w*$/.test(first) && !hash.includes("=") ? { kind: "family", id: first } : null;
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
export const givenAddress = (code) => `learn.html#given=${code}`;

/** The number of a day, the same for all who share it, counted by the calendar where the reader is. @param {Date} [now] */
export const dayOf = (now = new Date()) =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
