// Writes docs/values/README.md, the tables of the values that are beside it. Run it when those are learned anew.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FAMILIES } from "./site/games.mjs";
import { valuesIn, worth } from "./site/values.mjs";

/** @param {{ rules: typeof import("../pkg/inline.js") }} made */
export function valuesDocument({ rules }) {
  const values = valuesIn();
  const names = new Map(rules.variants().map(({ id, name }) => [id, name]));
  const families = FAMILIES.flatMap(({ id, title }) => {
    const text = worth(id, values, (variant) => names.get(/** @type {any} */ (variant)) ?? variant);
    return text ? [text.replace("## What the pieces are worth", `## ${title}`)] : [];
  });
  return `${[
    "# What the pieces are worth",
    "Written by `node scripts/values.mjs` out of the files beside it, which `make tune` learns; the pages of the games show the same.",
    ...families,
  ].join("\n\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rules = await import("../pkg/inline.js");
  writeFileSync(new URL("../docs/values/README.md", import.meta.url), valuesDocument({ rules }));
}
