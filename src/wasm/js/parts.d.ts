/** The wasm, deflated, in base64. */
declare module "#packed" {
  const packed: string;
  export default packed;
}

/** The name of the wasm file beside the package's JavaScript. */
declare const WASM_FILE: string;

/** The texts of RULES.md by the numbers of the rules. */
declare module "#rules" {
  const rules: Record<string, string>;
  export default rules;
}

/** Which games of which version in which build: as it stands in the wasm. */
declare const BUILD: string;
