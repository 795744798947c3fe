// What is wrong with a game on a small screen.
import { drawn, wide } from "./browser.mjs";

/** What is not seen of the first screen: the turn, and the own king, or four men, on the boards or from above; and whether it is scrolled. */
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

/** What is smaller than it may be: texts than 12 px, and cells close up than a finger needs; or wider than the screen. */
export async function sizeFaults(page) {
  await drawn(page);
  const small = () =>
    page.evaluate(() =>
      window
        .insideAll("#levels *, .panel *, #map *")
        .filter((node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
        .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches(".hidden-words"))
        .filter((node) => {
          const size = parseFloat(getComputedStyle(node).fontSize);
          return size > 0 && size < 12; // pins have no text
        })
        .map((node) => `${node.className}: ${node.textContent}`),
    );
  const faults = await small();
  const closer = page.locator("#zoom", { hasText: "Zoom in" });
  if (await closer.isVisible()) {
    await closer.tap();
    faults.push(...(await small()));
  }
  const cells = await cellWidth(page);
  if (cells < 21) faults.push(`cells of ${cells} px`);
  const [reached, width] = [await wide(page), page.viewportSize().width];
  if (reached > width) faults.push(`${reached} px wide`);
  return faults;
}

/** The width of the smallest cell on the boards. */
export const cellWidth = (page) =>
  page.evaluate(() => Math.min(...window.insideAll("#levels .cell").map((cell) => cell.getBoundingClientRect().width)));
