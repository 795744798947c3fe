// Modules of www/ outside a page: bundled as the site bundles them, with the rules of pkg/.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { BUNDLED, virtualModules } from "../../scripts/virtual-modules.mjs";

const RULES = new URL("../../pkg/inline.js", import.meta.url).href;

/** All that the modules export, by their paths in www/. @param {...string} paths */
export async function modules(...paths) {
  const folder = mkdtempSync(join(tmpdir(), "hyperply-unit-"));
  const outfile = join(folder, "modules.mjs");
  const contents = paths.map((path) => `export * from "./${path}";`).join("\n");
  try {
    await build({
      ...BUNDLED,
      outfile,
      minify: false,
      external: [RULES],
      stdin: { contents, resolveDir: fileURLToPath(new URL("../../www", import.meta.url)) },
      plugins: [virtualModules(await import(RULES), () => `import("${RULES}")`)],
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
