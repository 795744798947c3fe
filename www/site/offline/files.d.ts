// What the build puts in: scripts/site/offline.mjs.
/** All files of this version of the site, with their hashes. */
declare const FILES: { url: string; revision: string; integrity: string }[];
/** The page that is shown where files are missing. */
declare const BROKEN: Record<string, string>;
