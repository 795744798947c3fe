// What is wrong with a game on a small screen.
import { drawn, seen, wide } from "./browser.mjs";

/** What is not seen of the first screen: the turn, the own king or four men, on the boards or from above; and whether it is scrolled. */
export async function firstFaults(page) {
  await drawn(page);
  return page.evaluate(() => {
    const isSeen = (node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return width >= 15 && x > 0 && y > 0 && x < innerWidth && y < innerHeight && node.contains(window.hit(x, y));
    };
    const columns = window.insideAll("#above [data-column]").filter(isSeen);
    const above = new Set(columns.map((node) => node.dataset.column));
    const men = window.insideAll('#levels [data-piece^="w"]');
    const seen = men.filter((node) => isSeen(node) || above.has(node.dataset.col));
    const kings = men.filter((node) => node.dataset.piece === "wK");
    const wrong = {
      turn: !isSeen(window.inside("#turn")),
      king: kings.some((node) => !seen.includes(node)),
      men: !kings.length && seen.length < 4,
      scrolled: window.inside(".room").scrollTop + scrollY !== 0,
    };
    return Object.keys(wrong).filter((name) => wrong[name]);
  });
}

/** The texts that are smaller than 12 px. */
const smallTexts = (page) =>
  page.evaluate(
    () =>
      window
        .insideAll(":is(#levels, .panel, #map) :not(.hidden-words)")
        .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
        .filter((node) => node.checkVisibility({ visibilityProperty: true }))
        .map((node) => [parseFloat(getComputedStyle(node).fontSize), node.textContent])
        .filter(([size]) => size > 0 && size < 12), // pins have no text
  );

/** The width of the smallest cell on the boards. */
export const cellWidth = async (page) => Math.min(...(await seen(page, "#levels .cell")).map(({ width }) => width));

/** What is smaller than it may be, at once or close up, or wider than the screen. */
export async function sizeFaults(page) {
  await drawn(page);
  const faults = await smallTexts(page);
  const closer = page.locator("#zoom", { hasText: "Zoom in" });
  if (await closer.isVisible()) {
    await closer.tap();
    faults.push(...(await smallTexts(page)));
  }
  const [cell, reached] = [await cellWidth(page), await wide(page)];
  if (cell < 21) faults.push(`cells of ${cell} px`); // too small for a finger
  if (reached > page.viewportSize().width) faults.push(`${reached} px wide`);
  return faults;
}
