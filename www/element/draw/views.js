// The boards, the view from above, the map, and the arrows over them.

import { Above } from "./above.js";
import { Arrows } from "./arrows.js";
import { Boards } from "./boards.js";
import { BoardMap } from "./map.js";

export class Views {
  /**
   * @param {import("../types").Actions} actions
   * @param {object} more
   * @param {import("../types").Words} more.words
   * @param {HTMLElement} more.root
   * @param {import("../types").Later} more.later
   * @param {(event: PointerEvent) => boolean} more.isTaken whether a pointer drags something
   * @param {(why: import("../types").Flat) => void} more.flattened told when there can be no boards in space
   * @param {boolean} [more.open] whether boards may be put at any free place
   */
  constructor(actions, { words, root, later, isTaken, flattened, open }) {
    this.boards = new Boards(actions, { words, turned: () => this.arrows.turn(), isTaken, flattened, open });
    this.above = new Above(actions, words);
    this.map = new BoardMap(actions, { words, root, later, boards: this.boards });
    this.arrows = new Arrows({ boards: this.boards, above: this.above, later });
  }

  free() {
    this.boards.space.free();
    this.arrows.free();
  }
}
