// The dangers to a king.

import { el } from "../draw/dom.js";
import { once } from "../state/state.js";

export class Threats {
  /** @param {import("../types").Words} words */
  constructor(words) {
    this.list = el("ul", {});
    this.node = el(
      "section",
      { id: "threats", "aria-labelledby": "threats-title", hidden: true },
      el("h2", { id: "threats-title", text: words.message.threats }),
      this.list,
    );
    /** What was drawn last. */
    this.drawn = "";
  }

  /** @param {import("../types").State} state */
  render(state) {
    const { words, position, status } = state;
    const drawn = `${position} ${status.outcome !== undefined}`;
    if (this.drawn === drawn) return;
    this.drawn = drawn;
    const shown = status.king && !status.outcome ? once(state, "threats", () => state.game.threats()) : [];
    this.node.hidden = !shown.length;
    this.list.replaceChildren(
      ...shown.map((threat) =>
        el("li", {}, words.message.threat(threat), threat.move ? el("code", { text: ` ${threat.move}` }) : ""),
      ),
    );
  }
}
