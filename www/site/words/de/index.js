// What the modules of the site say in German, all of it.

export { compare } from "./compare.js";
export { embed } from "./embed.js";
export { explore } from "./explore.js";
export { learn } from "./learn.js";
export { play } from "./play.js";
export { print } from "./print.js";
export { rules } from "./rules.js";
export { search } from "./search.js";
export { shell } from "./shell.js";
export { sides } from "./sides.js";
export { storage } from "./storage.js";
