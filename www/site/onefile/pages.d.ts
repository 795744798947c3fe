// What the build puts in: scripts/onefile.mjs.
declare module "#pages" {
  /** The pages by their names; `titles` by languages, `styles` are texts, `parts` what is made when a page is shown. */
  export const PAGES: Record<
    string,
    {
      titles: Record<string, string>;
      styles: string[];
      parts: (new (words: import("../words/words").SiteWords) => unknown)[];
    }
  >;
}
