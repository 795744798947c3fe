// The module of the rules: loaded once, and called only after that.
import instantiate, { initSync as instantiateAtOnce, speak } from "#wasm";
import { HyperplyError, ours } from "./error.js";
import { NEEDED_AT_ONCE, compiled, compiledAtOnce, failed, nameOf, said } from "./source.js";

/** @typedef {import("./types").WasmSource} WasmSource */
/** @typedef {import("./types").InitInput} InitInput */

/** The name of what is loaded or being loaded. @type {Promise<string> | undefined} */
let loading;
/** The name of what was loaded. @type {string | undefined} */
let loaded;

/** The module that was loaded. @type {WebAssembly.Module | undefined} */
let inUse;

/** The module for a worker, so that it need not load it again. */
export const moduleInUse = () => inUse;

/** @param {string} name  @param {string} found  @param {unknown} [cause] */
function misfit(name, found, cause) {
  return failed(`This JavaScript needs the wasm of ${BUILD}, but ${name} is ${found}.`, cause);
}

/** Throws unless it is the wasm of this build. One without its custom sections is tried. @param {WebAssembly.Module} module  @param {string} name */
function checkBuild(module, name) {
  const [build] = WebAssembly.Module.customSections(module, "hyperply");
  const found = build && new TextDecoder().decode(build);
  if (found !== undefined && found !== BUILD) throw misfit(name, found);
  const isOurs = WebAssembly.Module.exports(module).some((item) => item.name === "gamehandle_new");
  if (!isOurs) throw misfit(name, "a different module");
}

/** @param {string} second  @param {string} first */
function checkSame(second, first) {
  if (second === first) return;
  const message = `The rules were already loaded from ${first}, so init() can't load ${second}.`;
  throw new HyperplyError({ code: "bad-argument", message });
}

/** Unwraps a source from its object. @param {InitInput | undefined} given  @returns {unknown} */
function sourceOf(given) {
  const isPlain = typeof given === "object" && given !== null && Object.getPrototypeOf(given) === Object.prototype;
  if (!isPlain) return given;
  const { module_or_path, module, ...others } = /** @type {{ module_or_path?: unknown, module?: unknown }} */ (given);
  const [other] = Object.keys(others);
  if (other === undefined) return module_or_path === undefined ? module : module_or_path;
  throw new HyperplyError({
    code: "bad-argument",
    message: `init() takes { module_or_path }, not an object with \`${other}\`.`,
  });
}

/** @param {unknown} source  @returns {Promise<string>} */
async function begin(source) {
  const wasm = /** @type {WasmSource} */ (
    await Promise.resolve(source).catch((cause) => {
      throw cause instanceof HyperplyError ? cause : failed(`Could not load the wasm: ${said(cause)}`, cause);
    })
  );
  const name = nameOf(wasm);
  const module = await compiled(wasm, name);
  checkBuild(module, name);
  if (loaded !== undefined) return loaded; // by initSync meanwhile
  await instantiate({ module_or_path: module }).catch((cause) => {
    throw misfit(name, "of a different build", cause);
  });
  [loaded, inUse] = [name, module];
  return name;
}

/**
 * Loads the module from a given source, or else from its `own` place, once.
 * @param {InitInput | undefined} given
 * @param {() => unknown} own
 */
export async function load(given, own) {
  const source = sourceOf(given);
  if (loading) {
    const first = await loading;
    if (source !== undefined) checkSame(nameOf(await source), first);
    return;
  }
  loading = begin(source === undefined ? own() : source);
  loading.catch(() => {
    loading = undefined;
  });
  await loading;
}

/**
 * Loads it at once, from bytes or a compiled module. Only some entries have a place of their own.
 * @param {InitInput | undefined} given
 * @param {() => unknown} [own]
 */
export function loadAtOnce(given, own) {
  let source = /** @type {WasmSource} */ (sourceOf(given));
  if (source === undefined && own) {
    if (loaded !== undefined) return;
    source = /** @type {WasmSource} */ (own());
  }
  const name = nameOf(source, NEEDED_AT_ONCE);
  if (loaded !== undefined) return checkSame(name, loaded);
  const module = compiledAtOnce(source, name);
  checkBuild(module, name);
  try {
    instantiateAtOnce({ module });
  } catch (cause) {
    throw misfit(name, "of a different build", cause);
  }
  [loaded, inUse] = [name, module];
  loading = Promise.resolve(name);
}

/** The language of the last call. */
let spoken = "en";

/**
 * Calls the module, whose messages are in a language.
 * @template R
 * @param {() => R} f
 * @param {import("./types").Language} [language]
 * @returns {R}
 */
export function call(f, language = "en") {
  if (loaded === undefined) {
    const message = `The rules are ${loading ? "still loading" : "not loaded"}. Await init() first.`;
    throw new HyperplyError({ code: "not-initialized", message });
  }
  try {
    if (language !== spoken) {
      speak(language);
      spoken = language;
    }
    return f();
  } catch (thrown) {
    throw ours(thrown);
  }
}
