// What the build puts in: scripts/onefile.mjs.
declare module "#pages" {
  /** The pages by their names; `styles` are texts, `parts` what is made when a page is shown. */
  export const PAGES: Record<
    string,
    { title: string; styles: string[]; parts: (new (words: import("../words/words").SiteWords) => unknown)[] }
  >;
}
