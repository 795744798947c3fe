// What tests do with the one element of a page, `a`, and ask of it.

/** An element with a game: of a variant or a position, with other attributes. */
export function board(game, attributes = "") {
  const name = game.includes(" ") ? "position" : "variant";
  return `<hyperply-game id="a" ${name}="${game}" ${attributes}></hyperply-game>`;
}

/** What `work(board, given)` gives in the page. */
export const asks = (page, work, given) =>
  page.evaluate(
    ([source, given]) => new Function("board", "given", `return (${source})(board, given)`)(window.games()[0], given),
    [work.toString(), given],
  );

/** Waits until boards and arrows are drawn. */
export const drawn = (page) => page.evaluate(() => window.drawn());

/** Plays moves by code, and waits until they are drawn. */
export async function plays(page, ...moves) {
  await asks(page, (board, moves) => moves.forEach((move) => board.play(move)), moves);
  await drawn(page);
}

/** Begins another game there. */
export async function loads(page, text) {
  await asks(page, (board, text) => board.load(text), text);
  await drawn(page);
}

const hook = (name) => (/^[[#.]/.test(name) ? name : `[data-cell="${name}"]`);

/** Clicks cells, or any elements by their hooks, one after another. */
export async function clicks(page, ...names) {
  for (const name of names) await page.click(hook(name));
}

/** The middle of a cell, or of any element by its hook. */
export const middle = (page, name) =>
  asks(
    page,
    (board, selector) => {
      const { x, y, width, height } = board.shadowRoot.querySelector(selector).getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    },
    hook(name),
  );

/** The cells that match a selector, or other data of all elements that do, in ascending order. */
export const found = (page, selector, name = "cell") =>
  asks(
    page,
    (board, [selector, name]) =>
      [...board.shadowRoot.querySelectorAll(selector)].map(({ dataset }) => dataset[name]).sort(),
    [name === "cell" ? `#levels [data-cell]${selector}` : selector, name],
  );

/** Waits until a cell shows a piece, `wK`, or nothing. */
export const shows = (page, cell, piece) =>
  page.waitForSelector(`[data-cell="${cell}"]${piece ? `[data-piece="${piece}"]` : ":not([data-piece])"}`);

/** Waits until the text of an element matches. */
export const says = (page, selector, pattern) => page.locator(selector).filter({ hasText: pattern }).waitFor();

/** Shows the boards in space, and waits until they are drawn and move no more. */
export async function inSpace(page) {
  await asks(page, (board) => board.setAttribute("view", "3d"));
  await page.waitForSelector('#space[data-drawn="rests"]');
  await drawn(page);
}

/** Clicks cells where they are seen, flat or in space. */
export async function taps(page, ...cells) {
  for (const cell of cells) {
    const { x, y } = await asks(page, (board, cell) => board.pointOf(cell), cell);
    await page.mouse.click(x, y);
    await drawn(page);
  }
}
