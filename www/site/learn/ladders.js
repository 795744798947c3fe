// Which lesson of the ladders is asked for, and which one comes next.

/** @typedef {import("#lessons").Listed} Listed */
/** @typedef {Record<string, Pick<import("#lessons").Ladder, "lessons">>} Ladders */
/** The stars of a lesson, 0 if it is not done. @typedef {(id: string) => number} Stars */

/** The lesson that is asked for: by its id, a rule that it teaches, or as the next one of a family. @param {import("./address.js").Asked | null} asked  @param {Ladders} ladders  @param {Stars} stars */
export function lessonFor(asked, ladders, stars) {
  const all = Object.values(ladders).flatMap(({ lessons }) => lessons);
  if (asked?.kind === "lesson") return all.find(({ id }) => id === asked.id);
  if (asked?.kind === "rule") return all.find(({ rules }) => rules.includes(asked.id));
  if (asked?.kind !== "family") return undefined;
  const lessons = Object.hasOwn(ladders, asked.id) ? ladders[asked.id].lessons : [];
  return lessons.find(({ id }) => !stars(id)) ?? lessons[0];
}

/** The first lesson that is not done of a ladder that was begun, or else of any. @param {Ladders} ladders  @param {Stars} stars  @returns {Listed | undefined} */
export function nextLesson(ladders, stars) {
  const all = Object.values(ladders).map(({ lessons }) => lessons);
  const begun = all.filter((lessons) => lessons.some(({ id }) => stars(id)));
  return [...begun, ...all].flatMap((lessons) => lessons.filter(({ id }) => !stars(id)).slice(0, 1))[0];
}

/** The variants that begin with each lesson of a ladder; none where it has but one. @param {readonly Listed[]} lessons */
export function gamesOf(lessons) {
  const hasSeveral = new Set(lessons.map(({ variant }) => variant)).size > 1;
  return lessons.map(({ variant }, i) => (hasSeveral && variant !== lessons[i - 1]?.variant ? variant : null));
}
