// Icons of buttons.

import { ICONS } from "#icons";
import { draw } from "./dom.js";

/** @param {string} id of icons.svg */
export const icon = (id) =>
  draw(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    ...ICONS[id].map(([tag, attributes]) => draw(tag, attributes)),
  );
