// What a person prefers: theme and language. Kept in the browser if it allows that.

import { byId } from "./dom.js";

const THEMES = ["auto", "light", "dark"];
let theme = "auto";

export function keep(name, value) {
  try {
    localStorage.setItem(`hyperply-${name}`, value);
  } catch {
    // private windows may forbid it
  }
}

export function kept(name) {
  try {
    return localStorage.getItem(`hyperply-${name}`);
  } catch {
    return null;
  }
}

export function mountTheme() {
  setTheme(THEMES.includes(kept("theme")) ? kept("theme") : "auto");
  byId("theme").addEventListener("click", () => setTheme(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]));
}

function setTheme(next) {
  theme = next;
  document.documentElement.dataset.theme = theme;
  byId("theme").textContent = { auto: "◐", light: "○", dark: "●" }[theme];
  byId("theme").title = `Theme: ${theme}`;
  byId("theme").setAttribute("aria-label", `Theme: ${theme}`);
  keep("theme", theme);
}
