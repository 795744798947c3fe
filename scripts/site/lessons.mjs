// The lessons and puzzles as modules of the site: the ladders with all titles, and the steps of a family when they are asked for.
import { fileURLToPath } from "node:url";
import { readLessons } from "../lessons.mjs";
import { FAMILIES } from "./games.mjs";

const SITE = fileURLToPath(new URL("../../www/site/", import.meta.url));

/** The ladders, in the order of the families. */
export function ladders() {
  const lessons = readLessons();
  return FAMILIES.filter(({ id }) => lessons[id]?.length).map(({ id, title }) => ({ id, title, lessons: lessons[id] }));
}

/**
 * The modules `#lessons` and `#puzzles`.
 * @param {object} made
 * @param {(family: string) => string} made.lessons the expression that gives the promise of a family's lessons
 * @param {(variant: string) => string} made.puzzles the same of a variant's puzzles
 * @param {readonly string[]} made.variants those that have puzzles
 * @param {string} [made.head] what stands before it
 * @returns {import("esbuild").Plugin}
 */
export function learnModules({ lessons, puzzles, variants, head = "" }) {
  const entries = ladders().map(({ id, title, lessons: all }) => {
    const listed = all.map(({ id: lesson, title, rules }) => ({ id: lesson, family: id, title, rules }));
    return `${id}: { title: ${JSON.stringify(title)}, lessons: ${JSON.stringify(listed)}, load: () => ${lessons(id)} }`;
  });
  /** @type {Record<string, string>} */
  const texts = {
    "#lessons": `${head} export const LADDERS = { ${entries.join(", ")} };`,
    "#puzzles": `${head} export const PUZZLES = { ${variants.map((id) => `${JSON.stringify(id)}: () => ${puzzles(id)}`).join(", ")} };`,
  };
  return {
    name: "learn",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#(lessons|puzzles)$/ }, ({ path }) => ({ path, namespace: "learn" }));
      onResolve({ filter: /^\.\/(lessons|pkg)\//, namespace: "learn" }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /./, namespace: "learn" }, ({ path }) => ({ contents: texts[path], resolveDir: SITE }));
    },
  };
}
