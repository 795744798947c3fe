// The style sheet of all tables in a document.

import base from "./base.css";
import boards from "./boards.css";
import decks from "./decks.css";
import drag from "./drag.css";
import forced from "./forced.css";
import hexagons from "./hexagons.css";
import layout from "./layout.css";
import motion from "./motion.css";
import newGame from "./new-game.css";
import panel from "./panel.css";
import print from "./print.css";
import touch from "./touch.css";
import setup from "./setup.css";
import space from "../three/space.css";
import arrows from "./arrows.css";

/** Made in constructors, which a strict Content-Security-Policy allows. @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/** @param {Document} document */
export function sheetOf(document) {
  const known = sheets.get(document);
  if (known) return known;
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(
    [
      base,
      layout,
      boards,
      space,
      hexagons,
      decks,
      panel,
      newGame,
      drag,
      motion,
      arrows,
      touch,
      forced,
      setup,
      print,
    ].join("\n"),
  );
  sheets.set(document, sheet);
  return sheet;
}

/** Lengths and angles that are reckoned where they are set, not where they are used. */
const PROPERTIES = [["--hyperply-cell", "<length>", "0px"]];

export function registerProperties() {
  for (const [name, syntax, initialValue] of PROPERTIES) {
    try {
      CSS.registerProperty({ name, syntax, inherits: true, initialValue });
    } catch {
      // another copy of this module was here before
    }
  }
}
