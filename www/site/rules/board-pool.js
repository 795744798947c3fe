// Boards beside texts, made when they are wanted; of many only the last few stay.

/** How many stay on the table where a person opens one after another. */
const ALIVE = 3;

export class BoardPool {
  constructor() {
    /** The boards that stay, the oldest first, and what is done when they go. @type {{ board: import("../../element/element.js").HyperplyGame, gone: () => void }[]} */
    this.open = [];
  }

  /** Makes a board, not yet on the page. @param {Record<string, string>} attributes */
  async make(attributes) {
    await import("../../element/index.js");
    const board = document.createElement("hyperply-game");
    for (const [name, value] of Object.entries({
      rules: "rules.html",
      lessons: "learn.html",
      shortcuts: "off",
      controls: "none",
      ...attributes,
    }))
      board.setAttribute(name, value);
    return board;
  }

  /** Keeps a board until others are wanted more. @param {import("../../element/element.js").HyperplyGame} board  @param {() => void} gone */
  keep(board, gone) {
    this.open.push({ board, gone });
    while (this.open.length > ALIVE) this.open.shift()?.gone();
  }
}
