// The theme and the language that were chosen, before anything is painted.

import { chosenAddress } from "./language.js";

try {
  document.documentElement.dataset.theme = localStorage.getItem("hyperply-theme") ?? "auto";
} catch {
  // private windows may forbid it
}
const address = chosenAddress();
if (address) location.replace(address);
