// Writes dist/: the page with the rules beside it, to be put into any folder of any static host.
import { build, transform } from "esbuild";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BUNDLED, parts } from "./parts.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const rules = await import("../pkg/inline.js");
const families = [...new Set(rules.variants().map(({ family }) => family))];

rmSync("dist", { recursive: true, force: true });
mkdirSync("dist/pkg", { recursive: true });
await build({
  ...BUNDLED,
  entryPoints: ["www/page/main.js", "www/page/preload.js"],
  outdir: "dist",
  plugins: [parts(rules, (family) => `import("./pkg/${family}.js")`)],
});
const { code } = await transform(readFileSync("www/page/page.css", "utf8"), { loader: "css", minify: true });
writeFileSync("dist/page.css", code);
for (const file of ["index.html", "favicon.svg"]) copyFileSync(`www/page/${file}`, `dist/${file}`);
for (const family of families) for (const file of [`${family}.js`, `${family}_bg.wasm`]) copyFileSync(`pkg/${file}`, `dist/pkg/${file}`);
for (const file of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(file, `dist/${file}`);
console.log(`site: dist/ is ready, ${readdirSync("dist", { recursive: true }).length} files`);
