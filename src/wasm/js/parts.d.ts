/** The wasm as LZMA, in base64. */
declare module "#packed" {
  const packed: string;
  export default packed;
}

/** Where the engine's worker is. */
declare module "#worker" {
  export function workerAddress(): string;
}

/** The engine's worker, as a text. */
declare module "#worker-source" {
  const source: string;
  export default source;
}

/** The name of the engine's worker beside the package's JavaScript. */
declare const WORKER_FILE: string;

/** The name of the wasm file beside the package's JavaScript. */
declare const WASM_FILE: string;

/** The texts of RULES.md by the numbers of the rules. */
declare module "#rules" {
  const rules: Record<string, string>;
  export default rules;
}

/** The puzzles of each variant as JSON, loaded when asked for. */
declare module "#puzzles" {
  const files: Record<string, () => Promise<{ default: string }>>;
  export default files;
}

/** Which games of which version in which build: as it stands in the wasm. */
declare const BUILD: string;

/** Of Node, where a CommonJS module is. */
declare const __dirname: string;

declare module "node:fs" {
  export function readFileSync(path: string): Uint8Array<ArrayBuffer>;
}
