// What `init` can be given to load the module from, and what can go wrong with it.
import { HyperplyError } from "./error.js";

/** @typedef {import("./types").WasmSource} WasmSource */

/** @param {string} message  @param {unknown} [cause] */
export function failed(message, cause) {
  return new HyperplyError({ code: "load-failed", message }, cause);
}

/** @param {unknown} thrown */
const said = (thrown) => (thrown instanceof Error ? thrown.message : String(thrown));

/** An error of the compiler in words. @param {string} name  @param {unknown} cause */
function uncompiled(name, cause) {
  const policy = /unsafe-eval|Content Security|CSP/i.test(said(cause));
  const hint = policy ? "; the page's Content-Security-Policy must allow 'wasm-unsafe-eval' in script-src" : "";
  return failed(`${name} cannot be compiled: ${said(cause)}${hint}`, cause);
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
  // An ArrayBuffer of another realm is none by instanceof: jest has two.
  const isBuffer = Object.prototype.toString.call(source) === "[object ArrayBuffer]";
  return isBuffer ? new Uint8Array(/** @type {ArrayBuffer} */ (source)) : undefined;
}

/** The address of a source that has one. @param {unknown} source  @returns {string | undefined} */
function addressOf(source) {
  if (isResponse(source) || isRequest(source)) return source.url || undefined;
  if (!(typeof source === "string" || source instanceof URL)) return undefined;
  try {
    return new URL(source, globalThis.location?.href).href;
  } catch {
    return String(source);
  }
}

export const NEEDED_AT_ONCE = "initSync needs bytes or a WebAssembly.Module";

/**
 * What a source is called in errors; two of one name are the same.
 * @param {unknown} source
 * @param {string} [needed]
 */
export function nameOf(source, needed = "init needs an address, a Response, bytes or a WebAssembly.Module") {
  const bytes = bytesOf(source);
  if (bytes) return `a wasm of ${bytes.length} bytes`;
  if (isModule(source)) return "a WebAssembly.Module";
  const address = addressOf(source);
  if (address !== undefined) return address;
  if (isResponse(source)) return "a Response";
  const found = source === null ? "null" : Array.isArray(source) ? "an array" : `a value of type ${typeof source}`;
  throw new HyperplyError({ code: "bad-argument", message: `${needed}, not ${found}` });
}

/** Whether bytes begin as every wasm does. @param {Uint8Array} bytes */
const isWasm = ([a, b, c, d]) => a === 0 && b === 0x61 && c === 0x73 && d === 0x6d;

/** @param {Uint8Array} bytes  @param {string} name  @param {string} [type] */
function checkWasm(bytes, name, type) {
  if (isWasm(bytes)) return;
  const start =
    bytes.length > 0 ? `begins with ${JSON.stringify(String.fromCharCode(...bytes.subarray(0, 16)))}` : "is empty";
  throw failed(`${name} is not WebAssembly: it ${type === undefined ? "" : `came as ${type} and `}${start}`);
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
    throw failed(`${name} answered ${`${response.status} ${response.statusText}`.trim()}: the wasm is not there`);
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
      throw failed(`${name} broke off: ${said(cause)}`, cause);
    }),
  );
  const module = await compiledBytes(bytes, name, type);
  if (!isTyped) console.warn(`hyperply: ${name} came as ${type}; as application/wasm it loads faster`);
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
      ? "for files and in Node import hyperply/inline"
      : "is it there, and do CORS and connect-src of the page's Content-Security-Policy allow it?";
    throw failed(`${name} cannot be fetched: ${said(cause)}; ${hint}`, cause);
  });
  return compiledResponse(response, name);
}

/** The same at once, of bytes or a module. @param {WasmSource} source  @param {string} name  @returns {WebAssembly.Module} */
export function compiledAtOnce(source, name) {
  if (isModule(source)) return source;
  const bytes = bytesOf(source);
  if (!bytes) {
    throw new HyperplyError({ code: "bad-argument", message: `${NEEDED_AT_ONCE}, not ${name}` });
  }
  checkWasm(bytes, name);
  try {
    return new WebAssembly.Module(bytes);
  } catch (cause) {
    throw uncompiled(name, cause);
  }
}
