// One element with everything around it, in the room that a test gives it; what tests ask of what is inside.
import { onPage } from "./browser.mjs";

/** A window with room for each size of it. */
const WINDOW = { width: 1400, height: 960 };

/** Runs `play(page)` with a game in an element `a` of so many px; options are those of a context, and attributes. */
export const onBoard = (text, play, { size = [1280, 900], attributes = "", ...options } = {}) =>
  onPage(
    `<hyperply-game id="a" controls="full" ${attributes}></hyperply-game>`,
    async (page) => {
      await page.evaluate(
        async ([text, size]) => {
          window.one = (selector) => window.inside("a").querySelector(selector);
          window.all = (selector) => [...window.inside("a").querySelectorAll(selector)];
          window.data = (selector, key) => window.all(selector).map(({ dataset }) => dataset[key]);
          window.box = (selector) => window.one(selector).getBoundingClientRect();
          window.held = () => {
            const { stackCell, cell, map, mount, column } = window.inside("a").activeElement?.dataset ?? {};
            return stackCell ?? cell ?? map ?? mount ?? column;
          };
          window.sized = async (width, height = 900) => {
            Object.assign(window.a.style, { width: `${width}px`, height: `${height}px` });
            await window.drawn();
          };
          await window.a.load(text);
          await window.sized(...size);
        },
        [text, size],
      );
      await play(page);
    },
    { viewport: WINDOW, ...options },
  );

export const drawn = (page) => page.evaluate(() => window.drawn());

/** What `key` is in the data of all that is found, sorted. */
export const data = (page, selector, key) =>
  page.evaluate(([selector, key]) => window.data(selector, key).sort(), [selector, key]);

/** What the keyboard is on: a cell, a level of a column, a place, a column, or a board on the map. */
export const held = (page) => page.evaluate(() => window.held());

export const text = (page, selector) => page.evaluate((selector) => window.one(selector).textContent, selector);

/** Which of some are seen. */
export const visible = (page, ...selectors) =>
  page.evaluate((all) => all.filter((at) => window.one(at)?.checkVisibility({ visibilityProperty: true })), selectors);

/** Picks by code what a person would click. */
export const pick = (page, ...tokens) =>
  page.evaluate((tokens) => {
    for (const token of tokens) window.a.select(token);
  }, tokens);

export const load = (page, text) => page.evaluate((text) => window.a.load(text), text);

export const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Puts the keyboard on something. */
export const focus = (page, selector) => page.evaluate((selector) => window.one(selector).focus(), selector);
