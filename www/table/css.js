// The style sheet of all tables in a document.

import base from "./css/base.css";
import boards from "./css/boards.css";
import decks from "./css/decks.css";
import drag from "./css/drag.css";
import forced from "./css/forced.css";
import hexagons from "./css/hexagons.css";
import layout from "./css/layout.css";
import motion from "./css/motion.css";
import panel from "./css/panel.css";
import print from "./css/print.css";
import stack from "./css/stack.css";
import way from "./css/way.css";

/** Made in constructors, which a strict Content-Security-Policy allows. @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/** @param {Document} document */
export function sheetOf(document) {
  const known = sheets.get(document);
  if (known) return known;
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync([base, layout, boards, stack, hexagons, decks, panel, drag, motion, way, forced, print].join("\n"));
  sheets.set(document, sheet);
  return sheet;
}

/** Lengths and angles that are reckoned where they are set, not where they are used. */
const PROPERTIES = [
  ["--hyperply-cell", "<length>", "0px"],
  ["--hyperply-turn", "<angle>", "0deg"],
  ["--hyperply-tilt", "<angle>", "0deg"],
  ["--hyperply-ground", "<color>", "transparent"],
];

export function registerProperties() {
  for (const [name, syntax, initialValue] of PROPERTIES) {
    try {
      CSS.registerProperty({ name, syntax, inherits: true, initialValue });
    } catch {
      // another copy of this module was here before
    }
  }
}
