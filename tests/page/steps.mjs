// Steps of lessons on the page of lessons: how tests come to them, and what they measure there.
import { readLessons } from "../../scripts/lessons.mjs";
import { drawn } from "./browser.mjs";

export const LESSONS = readLessons();

/** The first step of a family that is of a kind, and does not come first in its lesson. */
export const stepOf = (family, kind, isSuch = () => true) =>
  LESSONS[family].flatMap(({ id, steps }) =>
    steps.flatMap((step, at) => (at > 0 && step.goal.kind === kind && isSuch(step) ? [{ id, at, step }] : [])),
  )[0];

/** Goes to a step of a lesson on a page that is there. */
export async function begin(page, { id, at }) {
  const begun = at ? `&begun=${[0, 0, ...Array(at).fill(3)]}` : "";
  const { say } = Object.values(LESSONS)
    .flat()
    .find((lesson) => lesson.id === id).steps[at];
  await page.evaluate((hash) => {
    document.querySelector("#say")?.replaceChildren(); // it may be the same step again
    location.hash = hash;
  }, `#lesson=${id}${begun}`);
  await page.waitForFunction(
    (text) => document.querySelector("#say")?.textContent === text && window.inside("#levels [data-cell]"),
    say,
  );
  await drawn(page);
}

/** Where the boards are in the page, and how large. */
export const boards = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = window.inside("#levels").getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
  });

/** Chooses each answer of a step; where the boards are after each. */
export async function choosesAll(page, { step }) {
  const places = [];
  for (const { rule } of step.goal.choices) {
    await page.evaluate((rule) => document.querySelector(`.choices [data-rule="${rule}"]`).click(), rule);
    await drawn(page);
    places.push(await boards(page));
  }
  return places;
}

export const isSeen = (page, selector) =>
  page.evaluate((at) => {
    const { top, bottom } = window.inside(at).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }, selector);

/** Whether a cell, or a board, is in sight above what stands at the bottom. */
export const isInSight = (page, name) =>
  page.evaluate((name) => {
    const node = window.inside(`#levels [data-cell="${name}"], #levels [data-mount="${name}"]`);
    if (!node) return true; // in Time Out
    const [box, frame, room, dock] = [node, ...["#levels", ".room", ".dock"].map(window.inside)].map((item) =>
      item.getBoundingClientRect(),
    );
    const bottom = Math.min(frame.bottom, room.bottom, dock.top, innerHeight);
    return box.top >= Math.max(frame.top, room.top) - 1 && box.bottom <= bottom + 1;
  }, name);
