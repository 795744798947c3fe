// The source's colours for returns from Time Out, with the shapes that tell them apart without colour.

import { el, markIcon } from "../draw/dom.js";

/** The legend, in single words or explained. On one board nothing stands beside. @param {import("../types").Words} words  @param {"short" | "long"} length  @param {boolean} levels  @param {Set<string>} [only] */
export function legend(words, length, levels, only) {
  return el(
    "ul",
    { class: length === "short" ? "legend" : "legend long" },
    ...Object.entries(words.legend[length](levels))
      .filter(([effect]) => (levels || effect !== "beside") && (!only || only.has(effect)))
      .map(([effect, text]) => el("li", {}, markIcon(effect), text)),
  );
}
