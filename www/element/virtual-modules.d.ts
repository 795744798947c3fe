// What the build puts in: scripts/site.mjs and scripts/package.mjs.
declare module "#families" {
  /** The family of each variant. */
  export const VARIANTS: Record<string, string>;
  export const FAMILIES: Record<
    string,
    () => Promise<import("./types").Rules & { init(source?: Promise<WebAssembly.Module>): Promise<unknown> }>
  >;
}

declare module "#pieces" {
  /** Drawings of pieces: the elements of an SVG image of 48 by 48. */
  export const DRAWINGS: Record<string, [tag: string, attributes: Record<string, string>][]>;
}

declare module "#icons" {
  /** Icons of buttons: the elements of an SVG image of 24 by 24. */
  export const ICONS: Record<string, [tag: string, attributes: Record<string, string>][]>;
}

declare module "*.css" {
  const text: string;
  export default text;
}
