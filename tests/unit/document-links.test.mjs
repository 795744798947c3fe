// Every link of the documents leads to a file that there is, and to a heading in it.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { addresses } from "../../scripts/site/markdown.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const documents = (folder) => readdirSync(join(ROOT, folder)).filter((name) => name.endsWith(".md"));
const DOCUMENTS = [
  ...documents("."),
  ...documents("docs").map((name) => `docs/${name}`),
  "src/wasm/js/README.md",
  ...["README.md", ...documents("pkg/docs").map((name) => `docs/${name}`)].map((name) => `pkg/${name}`),
];

const withoutCode = (text) => text.replace(/^```.*?^```/gms, "").replace(/`[^`\n]*`/g, "`");

/** The addresses of the headings of a document. */
function headings(file) {
  const address = addresses();
  const text = readFileSync(file, "utf8").replace(/^```.*?^```/gms, "");
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => address(heading.replaceAll("`", "")));
}

for (const name of DOCUMENTS) {
  test(name, () => {
    const path = join(ROOT, name);
    const text = withoutCode(readFileSync(path, "utf8"));
    const links = [...text.matchAll(/\]\(([^)]*)\)|^\[[^\]]*\]: (\S+)$|<img src="([^"]*)"/gm)].map((found) =>
      found.slice(1).find(Boolean),
    );
    for (const link of links.filter((link) => !link.startsWith("https:"))) {
      const [target, anchor] = link.split("#");
      const file = target ? join(dirname(path), target) : path;
      assert.ok(existsSync(file), link);
      if (anchor) assert.ok(headings(file).includes(anchor), link);
      const [, translation] = /^(.*)(?<!\.de)\.md$/.exec(file) ?? [];
      if (name.endsWith(".de.md") && translation)
        assert.ok(!existsSync(`${translation}.de.md`), `${link} leads from a German document to an English one`);
      if (name.startsWith("pkg/")) assert.ok(file.startsWith(join(ROOT, "pkg/")), `${link} leads out of the package`);
    }
  });
}

test("documents begin with a title and a sentence on what they are for", () => {
  for (const name of documents("docs"))
    assert.match(readFileSync(join(ROOT, "docs", name), "utf8"), /^# .+\n\n\p{Lu}[^#|`]+?\.\n/u, name);
});
