// The lessons and puzzles as modules of the site: the ladders with all titles, and the steps of a family when they are asked for.
import { fileURLToPath } from "node:url";
import { rule } from "../../pkg/rules.js";
import { readLessons } from "../lessons.mjs";
import { FAMILIES, known } from "./games.mjs";

const SITE = fileURLToPath(new URL("../../www/site/", import.meta.url));

const LESSONS = readLessons();

const SHORT = 24; // characters: a sentence that is shorter is a heading

/** What a rule is about: its first sentence, as plain text. @param {string} number */
export function topicOf(number) {
  const text = rule(number)
    .split(/\n\n/)[0]
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]/g, "")
    .replace(/ \((?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const [first, second] = text.split(/(?<=[^.][.:])(?= [A-Z(]|$)/);
  return (first.length < SHORT && second ? `${first}${second}` : first).replace(/:$/, ".");
}

/** A lesson with what the rules are about that it names. @param {import("../../www/site/learn/lessons").Lesson} lesson */
const withTopics = (lesson) => {
  const answers = lesson.steps.flatMap(({ goal }) => (goal.kind === "why" ? goal.choices : []));
  const numbers = new Set([...lesson.rules, ...answers.map((answer) => answer.rule)]);
  return { ...lesson, topics: Object.fromEntries([...numbers].map((number) => [number, topicOf(number)])) };
};

/** The ladders of the families of which a build has games, in their order. @param {Parameters<typeof known>[1]} rules */
export const ladders = (rules) =>
  known(FAMILIES, rules)
    .filter(({ id }) => LESSONS[id]?.length)
    .map(({ id, title }) => ({ id, title, lessons: LESSONS[id].map(withTopics) }));

/**
 * The modules `#lessons` and `#puzzles`.
 * @param {object} made
 * @param {Parameters<typeof known>[1]} made.rules
 * @param {(family: string) => string} made.lessons the expression that gives the promise of a family's lessons
 * @param {(variant: string) => string} made.puzzles the same of a variant's puzzles
 * @param {readonly string[]} made.variants those that have puzzles
 * @param {string} [made.head] what stands before it
 * @returns {import("esbuild").Plugin}
 */
export function learnModules({ rules, lessons, puzzles, variants, head = "" }) {
  const here = rules.variants().map(({ id }) => id);
  const solved = variants.filter((id) => here.includes(id)).map((id) => `${JSON.stringify(id)}: () => ${puzzles(id)}`);
  const entries = ladders(rules).map(({ id, title, lessons: all }) => {
    const listed = all.map(({ id: lesson, title, rules }) => ({ id: lesson, family: id, title, rules }));
    return `${id}: { title: ${JSON.stringify(title)}, lessons: ${JSON.stringify(listed)}, load: () => ${lessons(id)} }`;
  });
  /** @type {Record<string, string>} */
  const texts = {
    "#lessons": `${head} export const LADDERS = { ${entries.join(", ")} };`,
    "#puzzles": `${head} export const PUZZLES = { ${solved.join(", ")} };`,
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
