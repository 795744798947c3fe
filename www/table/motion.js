// Moves are animated.

export class Motion {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {() => void} work */
  without(work) {
    work();
  }
}
