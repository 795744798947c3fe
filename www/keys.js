// Shortcuts of the whole page. Each belongs to something that can also be clicked.

import { byId } from "./dom.js";
import { cursorCell, focusCell } from "./board.js";
import { back } from "./select.js";
import { state } from "./state.js";

const BUTTONS = { u: "undo", r: "redo", f: "flip", c: "names", t: "time-out", z: "zoom", "?": "help-button" };

export function mountKeys(toggleView) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.querySelector("dialog[open]")) return;
    const typing = event.target.matches?.("textarea, input:not([type=range], [type=checkbox])");
    if (event.key === "Escape") {
      if (event.target.id === "notation") focusCell(cursorCell());
      else if (typing) event.target.blur();
      else if (state.clicks.length || state.preview || state.message) back();
      return;
    }
    if (typing) return;
    const button = byId(BUTTONS[event.key] ?? "");
    if (button && !button.disabled && !button.closest("[hidden]")) {
      event.preventDefault();
      button.click();
    } else if (event.key === "v" && !byId("view").hidden) {
      toggleView();
    } else if (event.key === "n") {
      event.preventDefault();
      byId("notation").focus();
    }
  });
}
