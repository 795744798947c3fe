// What runs first in the one file: it chooses the language, before anything is read in one, because all languages are
// inside; and it unpacks the script once everything is there.

import { wanted } from "../shell/language.js";
import { inflated } from "../shell/pages.js";

document.documentElement.lang = wanted();
document.addEventListener("DOMContentLoaded", async () => {
  const packed = /** @type {HTMLElement} */ (document.getElementById("packed"));
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = await inflated(packed.textContent ?? "");
  packed.replaceWith(script); // the policy has its hash
});
