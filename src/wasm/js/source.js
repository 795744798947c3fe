// Where `init` can load the module from, and its errors. They are for programmers, as are all of the package's own messages, so
// they are in English only.
import { HyperplyError } from "./error.js";

/** @typedef {import("./types").WasmSource} WasmSource */

/** @param {string} message  @param {unknown} [cause] */
export function failed(message, cause) {
  return new HyperplyError({ code: "load-failed", message }, cause);
}

/** What was thrown, as the end of a sentence. @param {unknown} thrown */
export const said = (thrown) => `${thrown instanceof Error ? thrown.message : thrown}`.replace(/\.?$/, ".");

/** An error of the compiler. @param {string} name  @param {unknown} cause */
function uncompiled(name, cause) {
  const policy = /unsafe-eval|Content Security|CSP/i.test(said(cause));
  const hint = policy ? " Add 'wasm-unsafe-eval' to script-src in the page's Content-Security-Policy." : "";
  return failed(`Could not compile ${name}: ${said(cause)}${hint}`, cause);
}

/** @param {unknown} source  @returns {source is Response} */
const isResponse = (source) => typeof Response === "function" && source instanceof Response;

/** @param {unknown} source  @returns {source is Request} */
const isRequest = (source) => typeof Request === "function" && source instanceof Request;

/** @param {unknown} source  @returns {source is WebAssembly.Module} */
const isModule = (source) => Object.prototype.toString.call(source) === "[object WebAssembly.Module]";

/** @param {unknown} source  @returns {Uint8Array<ArrayBuffer> | undefined} */
function bytesOf(source) {
  if (ArrayBuffer.isView(source)) {
    return new Uint8Array(/** @type {ArrayBuffer} */ (source.buffer), source.byteOffset, source.byteLength);
  }
  // instanceof knows no ArrayBuffer of another realm, and jest has two realms.
  const isBuffer = Object.prototype.toString.call(source) === "[object ArrayBuffer]";
  return isBuffer ? new Uint8Array(/** @type {ArrayBuffer} */ (source)) : undefined;
}

/** The URL of a source that has one. @param {unknown} source  @returns {string | undefined} */
function addressOf(source) {
  if (isResponse(source) || isRequest(source)) return source.url || undefined;
  if (!(typeof source === "string" || source instanceof URL)) return undefined;
  try {
    return new URL(source, globalThis.location?.href).href;
  } catch {
    return String(source);
  }
}

export const NEEDED_AT_ONCE = "initSync() needs bytes or a WebAssembly.Module";

/**
 * The name of a source in errors; two sources of one name are the same.
 * @param {unknown} source
 * @param {string} [needed]
 */
export function nameOf(source, needed = "init() needs a URL, a Response, bytes or a WebAssembly.Module") {
  const bytes = bytesOf(source);
  if (bytes) return `a wasm of ${bytes.length} bytes`;
  if (isModule(source)) return "a WebAssembly.Module";
  const address = addressOf(source);
  if (address !== undefined) return address;
  if (isResponse(source)) return "a Response";
  const found = source == null ? source : Array.isArray(source) ? "an array" : `a value of type ${typeof source}`;
  throw new HyperplyError({ code: "bad-argument", message: `${needed}, not ${found}.` });
}

/** Whether bytes begin as every wasm does. @param {Uint8Array} bytes */
const isWasm = ([a, b, c, d]) => a === 0 && b === 0x61 && c === 0x73 && d === 0x6d;

/** @param {Uint8Array} bytes  @param {string} name  @param {string} [type] */
function checkWasm(bytes, name, type) {
  if (isWasm(bytes)) return;
  const start =
    bytes.length > 0 ? `begins with ${JSON.stringify(String.fromCharCode(...bytes.subarray(0, 16)))}` : "is empty";
  throw failed(`Expected WebAssembly, but ${name} ${type === undefined ? "" : `was served as ${type} and `}${start}.`);
}

/** @param {Uint8Array<ArrayBuffer>} bytes  @param {string} name  @param {string} [type] */
async function compiledBytes(bytes, name, type) {
  checkWasm(bytes, name, type);
  return WebAssembly.compile(bytes).catch((cause) => {
    throw uncompiled(name, cause);
  });
}

/** @param {Response} response  @param {string} name */
async function compiledResponse(response, name) {
  if (!response.ok) {
    throw failed(`Could not load ${name}: the server answered ${`${response.status} ${response.statusText}`.trim()}.`);
  }
  const type = response.headers.get("content-type") ?? "no type";
  const isTyped = type.startsWith("application/wasm");
  if (isTyped && WebAssembly.compileStreaming) {
    return WebAssembly.compileStreaming(response).catch((cause) => {
      throw uncompiled(name, cause);
    });
  }
  const bytes = new Uint8Array(
    await response.arrayBuffer().catch((cause) => {
      throw failed(`Could not finish loading ${name}: ${said(cause)}`, cause);
    }),
  );
  const module = await compiledBytes(bytes, name, type);
  if (!isTyped) console.warn(`hyperply: ${name} was served as ${type}. It loads faster as application/wasm.`);
  return module;
}

/** @param {WasmSource} source  @param {string} name  @returns {Promise<WebAssembly.Module>} */
export async function compiled(source, name) {
  if (isModule(source)) return source;
  if (isResponse(source)) return compiledResponse(source, name);
  const bytes = bytesOf(source);
  if (bytes) return compiledBytes(bytes, name);
  const response = await fetch(/** @type {RequestInfo} */ (source)).catch((cause) => {
    const hint = name.startsWith("file:")
      ? "In Node, and in pages opened from a file, import hyperply/inline."
      : "Check that it exists, and that CORS and connect-src in the page's Content-Security-Policy allow it.";
    throw failed(`Could not fetch ${name}: ${said(cause)} ${hint}`, cause);
  });
  return compiledResponse(response, name);
}

/** The same at once, of bytes or a module. @param {WasmSource} source  @param {string} name  @returns {WebAssembly.Module} */
export function compiledAtOnce(source, name) {
  if (isModule(source)) return source;
  const bytes = bytesOf(source);
  if (!bytes) {
    throw new HyperplyError({ code: "bad-argument", message: `${NEEDED_AT_ONCE}, not ${name}.` });
  }
  checkWasm(bytes, name);
  try {
    return new WebAssembly.Module(bytes);
  } catch (cause) {
    throw uncompiled(name, cause);
  }
}
