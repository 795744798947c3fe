// Steps of lessons on the page of lessons: how tests come to them, and what they measure there.
import { readLessons } from "../../scripts/lessons.mjs";
import { drawn } from "./browser.mjs";

export const LESSONS = readLessons();

/** The first step of a family that is of a kind, and does not come first in its lesson. */
export const stepOf = (family, kind, isSuch = () => true) =>
  LESSONS[family].flatMap(({ id, steps }) =>
    steps.flatMap((step, at) => (at > 0 && step.goal.kind === kind && isSuch(step) ? [{ id, at, step }] : [])),
  )[0];

/** Follows a hash on a page that is there, until it shows another task, or the same one again. */
export async function goTo(page, hash) {
  await page.evaluate((hash) => {
    document.querySelector("#say")?.replaceChildren();
    location.hash = hash;
  }, hash);
  await page.waitForFunction(() => document.querySelector("#say")?.textContent && window.inside("#levels [data-cell]"));
  await drawn(page);
}

/** Goes to a step of a lesson. */
export const begin = (page, { id, at = 0 }) =>
  goTo(page, `#lesson=${id}${at ? `&begun=${[0, 0, ...Array(at).fill(3)]}` : ""}`);

/** The boxes of what selectors find, in the window. */
export const boxes = (page, ...selectors) =>
  page.evaluate((all) => all.map((at) => window.inside(at)?.getBoundingClientRect().toJSON()), selectors);

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

/** Whether all these are in the window. */
export const areSeen = async (page, ...selectors) =>
  (await boxes(page, ...selectors)).every(({ top, bottom }) => top >= 0 && bottom <= page.viewportSize().height);

/** Whether a cell, or a board, is in sight above what stands at the bottom; or in Time Out. */
export async function isInSight(page, name) {
  const node = `#levels [data-cell="${name}"], #levels [data-mount="${name}"]`;
  const [box, frame, room, dock] = await boxes(page, node, "#levels", ".room", ".dock");
  const bottom = Math.min(frame.bottom, room.bottom, dock.top, page.viewportSize().height);
  return !box || (box.top >= Math.max(frame.top, room.top) - 1 && box.bottom <= bottom + 1);
}
