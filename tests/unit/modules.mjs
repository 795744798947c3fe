// Modules of www/ outside a page: bundled as the site bundles them, with the rules of pkg/.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { BUNDLED, virtualModules } from "../../scripts/virtual-modules.mjs";

const RULES = new URL("../../pkg/inline.js", import.meta.url).href;

/** All that the modules export, by their paths in www/. @param {...string} paths */
export const modules = async (...paths) => (await bundled(paths))();

/**
 * Gives a function that loads the modules, each time anew.
 * @param {string[]} paths
 * @param {string} [banner] what stands before them
 */
export async function bundled(paths, banner = "") {
  const folder = mkdtempSync(join(tmpdir(), "hyperply-unit-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, "modules.mjs");
  const contents = paths.map((path) => `export * from "./${path}";`).join("\n");
  await build({
    ...BUNDLED,
    outfile,
    minify: false,
    banner: { js: banner },
    external: [RULES],
    stdin: { contents, resolveDir: fileURLToPath(new URL("../../www", import.meta.url)) },
    plugins: [virtualModules(await import(RULES), () => `import("${RULES}")`)],
  });
  let times = 0;
  return () => import(`${pathToFileURL(outfile).href}?${times++}`);
}
