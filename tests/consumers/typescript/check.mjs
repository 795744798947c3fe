// Both compilers, the three ways to resolve imports, modules and CommonJS, with and without the DOM.
import { execFileSync } from "node:child_process";

const COMPILERS = ["node_modules/typescript/bin/tsc", "node_modules/typescript-5/bin/tsc"];
const RESOLUTIONS = ["--module node16", "--module nodenext", "--module preserve --moduleResolution bundler"];
const LIBRARIES = ["es2020", "es2020,dom"];
const OPTIONS = "--noEmit --strict --skipLibCheck false --target es2020".split(" ");

for (const compiler of COMPILERS) {
  for (const resolution of RESOLUTIONS) {
    for (const library of LIBRARIES) {
      const options = [...OPTIONS, ...resolution.split(" "), "--lib", library, "main.mts", "main.cts"];
      console.log(compiler, ...options);
      execFileSync(process.execPath, [compiler, ...options], { stdio: "inherit" });
    }
  }
}
