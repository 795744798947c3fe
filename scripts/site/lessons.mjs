// The lessons and puzzles as modules of the site: the ladders with all titles, and the steps of a family when they are asked for.
import { fileURLToPath } from "node:url";
import { unbroken } from "../../www/element/words/message.js";
import { readLessons } from "../lessons.mjs";
import { familiesIn, known } from "./games.mjs";
import { topicOf } from "./rule-texts.mjs";
import { LANGUAGES } from "./words.mjs";

const SITE = fileURLToPath(new URL("../../www/site/", import.meta.url));

const LESSONS = Object.fromEntries(LANGUAGES.map((language) => [language, readLessons(language)]));

/** A lesson with what the rules are about that it names. @param {import("../../www/site/learn/lessons").Lesson} lesson  @param {import("./words.mjs").Language} language */
const withTopics = (lesson, language) => {
  const answers = lesson.steps.flatMap(({ goal }) => (goal.kind === "why" ? goal.choices : []));
  const numbers = new Set([...lesson.rules, ...answers.map((answer) => answer.rule)]);
  const topics = [...numbers].map((number) => [number, unbroken(topicOf(number, language), language)]);
  return { ...lesson, topics: Object.fromEntries(topics) };
};

/** The variant of each lesson: that of the one before, as long as it has a step in it. @param {import("../../www/site/learn/lessons").Lesson[]} lessons */
function variantsOf(lessons) {
  let variant = "";
  return lessons.map(({ steps }) => {
    const all = steps.map(({ position }) => position.split(" ", 1)[0]);
    if (!all.includes(variant)) [variant] = all;
    return variant;
  });
}

/** The ladders of the families of which a build has games, in their order. @param {Parameters<typeof known>[1]} rules  @param {import("./words.mjs").Language} [language] */
export const ladders = (rules, language = "en") =>
  known(familiesIn(language), rules)
    .filter(({ id }) => LESSONS[language][id]?.length)
    .map(({ id, title }) => ({
      id,
      title,
      lessons: LESSONS[language][id].map((lesson) => withTopics(lesson, language)),
    }));

/** The language of the lessons of a family that are shown in a language: English where none is translated. @param {string} family  @param {import("./words.mjs").Language} language */
export const taughtIn = (family, language) =>
  JSON.stringify(LESSONS[language][family]) === JSON.stringify(LESSONS.en[family]) ? "en" : language;

/** An expression that has another value in each language of a page. @param {(language: import("./words.mjs").Language) => string} valueIn */
const byLanguage = (valueIn) =>
  `({ ${LANGUAGES.map((language) => `${language}: () => (${valueIn(language)})`).join(", ")} })[globalThis.document?.documentElement.lang === "de" ? "de" : "en"]()`;

/**
 * The modules `#lessons` and `#puzzles`.
 * @param {object} made
 * @param {Parameters<typeof known>[1]} made.rules
 * @param {(family: string, language: import("./words.mjs").Language) => string} made.lessons the expression that gives the promise of a family's lessons
 * @param {(variant: string) => string} made.puzzles the same of a variant's puzzles
 * @param {readonly string[]} made.variants those that have puzzles
 * @param {string} [made.head] what stands before it
 * @returns {import("esbuild").Plugin}
 */
export function learnModules({ rules, lessons, puzzles, variants, head = "" }) {
  const here = rules.variants().map(({ id }) => id);
  const solved = variants.filter((id) => here.includes(id)).map((id) => `${JSON.stringify(id)}: () => ${puzzles(id)}`);
  /** @param {import("./words.mjs").Language} language */
  const listIn = (language) => {
    const entries = ladders(rules, language).map(({ id, title, lessons: all }) => {
      const variants = variantsOf(all);
      const listed = all.map(({ id: lesson, title, rules }, i) => {
        return { id: lesson, family: id, title, rules, variant: variants[i] };
      });
      return `${id}: { title: ${JSON.stringify(title)}, lessons: ${JSON.stringify(listed)}, load: () => LOADED.${taughtIn(id, language)}.${id}() }`;
    });
    return `{ ${entries.join(", ")} }`;
  };
  const loaded = LANGUAGES.map((language) => {
    const own = ladders(rules, language).filter(({ id }) => taughtIn(id, language) === language);
    return `${language}: { ${own.map(({ id }) => `${id}: () => ${lessons(id, language)}`).join(", ")} }`;
  });
  /** @type {Record<string, string>} */
  const texts = {
    "#lessons": `${head} const LOADED = { ${loaded.join(", ")} }; export const LADDERS = ${byLanguage(listIn)};`,
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
