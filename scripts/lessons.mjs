// Reads the lessons: lessons/<family>/NN-name.<language>.md. docs/lessons.md describes the format.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { unbroken } from "../www/element/words/message.js";

/** @typedef {import("../www/site/learn/lessons").Lesson} Lesson */
/** @typedef {import("../www/site/learn/lessons").Step} Step */
/** @typedef {import("../www/site/learn/lessons").Goal} Goal */
/** @typedef {import("../www/site/learn/lessons").Enemy} Enemy */
/** @typedef {{ text: string, line: number }} Line */

const KEYS = ["position", "goal", "par", "limit", "enemy", "only", "marks", "choice", "say", "hint", "done"];
/** Those whose values are read. */
const WORDS = ["choice", "say", "hint", "done"];
const EFFECTS = ["free", "beside", "annihilate"];
const RULE = /^[A-Z]\d{1,2}$/;
/** How many moves more than needed a step allows, if it does not say. */
const SPARE = 2;
const LEVELS = 10;

/** The quotation marks of a language. @type {Record<string, [open: string, close: string]>} */
const QUOTES = { en: ["“", "”"], de: ["„", "“"] };

/** What writes apostrophes, quotes and numbers as books do. @param {string} language */
function typeset(language) {
  const [open, close] = QUOTES[language] ?? QUOTES.en;
  return (/** @type {string} */ text) =>
    unbroken(
      text
        .replace(/(^|[\s(])"/g, `$1${open}`)
        .replaceAll('"', close)
        .replaceAll("'", "’"),
      language,
    );
}

export class LessonError extends Error {
  /** @param {string} file  @param {number} line  @param {string} message */
  constructor(file, line, message) {
    super(`${file}:${line}: ${message}`);
    this.name = "LessonError";
  }
}

/**
 * Reads the text of a lesson.
 * @param {string} text  @param {string} file as errors name it, `lessons/timeout/01-leave.en.md`
 * @returns {Lesson}
 */
export function readLesson(text, file) {
  const [, family, number, language = "en"] = /([^/]+)\/(\d\d)-[^/]+?(?:\.([a-z]{2})\.md)?$/.exec(file) ?? [];
  const curly = typeset(language);
  /** @param {number} line  @param {string} message @returns {never} */
  const fail = (line, message) => {
    throw new LessonError(file, line, message);
  };
  if (!family) fail(1, "a lesson file is called lessons/<family>/NN-name.<language>.md");
  const lines = text.split("\n").map((text, i) => ({ text: text.trimEnd(), line: i + 1 }));
  const [heading] = lines;
  if (!heading.text.startsWith("# ")) fail(1, "a lesson begins with its title: # Title");
  const blocks = blocksOf(lines, fail);
  if (blocks.length === 0) fail(1, "a lesson has at least one step: a block ```step");
  const before = lines.slice(1, blocks[0][0].line - 2);
  const ruled =
    before.find(({ text }) => text.startsWith("Rules: ")) ?? fail(2, "the line “Rules: T15, T17” is missing");
  const rules = ruled.text.slice("Rules: ".length).split(", ");
  for (const rule of rules) if (!RULE.test(rule)) fail(ruled.line, `“${rule}” is not the number of a rule`);
  const about = before
    .flatMap((line) => (line === ruled ? [] : line.text))
    .join(" ")
    .replace(/ +/g, " ")
    .trim();
  if (!about) fail(ruled.line, "two sentences say what the lesson is about");
  const steps = blocks.map((block) => stepOf(block, fail, curly));
  return { id: `${family}/${number}`, family, title: curly(heading.text.slice(2)), rules, about: curly(about), steps };
}

/** The lines of each block of a step. @param {Line[]} lines  @param {(line: number, message: string) => never} fail */
function blocksOf(lines, fail) {
  /** @type {Line[][]} */
  const blocks = [];
  /** @type {Line[] | null} */
  let open = null;
  for (const line of lines) {
    if (line.text === "```step") {
      open = [];
      blocks.push(open);
      if (lines.at(line.line)?.text === "```") fail(line.line, "this step is empty");
    } else if (line.text === "```") open = null;
    else if (line.text.startsWith("```")) fail(line.line, "a lesson has blocks of steps only: ```step");
    else if (open) open.push(line);
    else if (blocks.length > 0 && line.text) fail(line.line, "after the first step, text stands in steps only");
  }
  if (open) fail(lines.length, "the last block has no end: ```");
  return blocks;
}

/** @param {Line[]} block  @param {(line: number, message: string) => never} fail  @param {ReturnType<typeof typeset>} curly  @returns {Step} */
function stepOf(block, fail, curly) {
  const [first] = block;
  /** @type {Map<string, Line>} */
  const fields = new Map();
  /** @type {{ rule: string, field: Line }[]} */
  const choices = [];
  /** @type {Line | null} */
  let last = null;
  for (const { text, line } of block) {
    if (text.startsWith("  ") && last) {
      last.text += ` ${curly(text.trim())}`; // a long value goes on
      continue;
    }
    const [, key, rule, value] = /^([a-z]+)(?: ([A-Z]\d{1,2}))?: +(.+)$/.exec(text) ?? [];
    if (!key) fail(line, `“key: value” was expected instead of “${text}”`);
    if (!KEYS.includes(key)) fail(line, `there is no key “${key}”; the keys are ${KEYS.join(", ")}`);
    if ((key === "choice") !== (rule !== undefined)) fail(line, "only choices name a rule: “choice T5: …”");
    if (fields.has(key)) fail(line, `“${key}” stands twice`);
    last = { text: WORDS.includes(key) ? curly(value) : value, line };
    if (key === "choice") choices.push({ rule, field: last });
    else fields.set(key, last);
  }
  /** @param {string} key */
  const need = (key) => fields.get(key) ?? fail(first.line, `“${key}” is missing in this step`);
  /** @param {string} key  @param {number} otherwise */
  const number = (key, otherwise) => {
    const field = fields.get(key);
    if (!field) return otherwise;
    if (!/^[1-9]\d?$/.test(field.text)) fail(field.line, `“${key}” is a number from 1 to 99`);
    return Number(field.text);
  };
  const asked = need("goal");
  const goal = goalOf(
    asked,
    choices.map(({ rule, field: { text } }) => ({ rule, text })),
    fail,
  );
  const par = number("par", goal.kind === "survive" ? goal.moves : 1);
  const limit = number("limit", par + SPARE);
  if (limit < par) fail(first.line, "“limit” is less than “par”");
  return {
    position: need("position").text,
    goal,
    par,
    limit,
    enemy: enemyOf(fields.get("enemy"), fail),
    only: fields.get("only")?.text.split(" ") ?? [],
    marks: (fields.get("marks")?.text.split(" ") ?? []).map((mark) => {
      const [from, to] = mark.split(">");
      return to ? { from, to } : from;
    }),
    say: need("say").text,
    hint: fields.get("hint")?.text,
    done: fields.get("done")?.text,
  };
}

/** @param {Line} field  @param {{ rule: string, text: string }[]} choices  @param {(line: number, message: string) => never} fail  @returns {Goal} */
function goalOf({ text, line }, choices, fail) {
  const [kind, ...words] = text.split(" ");
  const some = () => (words.length ? words : fail(line, `“${kind}” needs cells or moves behind it`));
  const one = () => (words.length === 1 ? words[0] : fail(line, `“${kind}” needs one word behind it`));
  if (choices.length && kind !== "why") fail(line, "only a goal “why” has choices");
  switch (kind) {
    case "reach":
    case "capture":
    case "send":
      return { kind, cells: some() };
    case "check":
    case "win":
    case "draw":
      return words.length ? fail(line, `nothing stands behind “${kind}”`) : { kind };
    case "survive":
      return {
        kind,
        moves: /^[1-9]\d?$/.test(one()) ? Number(one()) : fail(line, "“survive” needs a number of moves"),
      };
    case "return": {
      const effect = /** @type {any} */ (words.find((word) => EFFECTS.includes(word)));
      return { kind, cells: some().filter((word) => word !== effect), ...(effect && { effect }) };
    }
    case "play":
      return { kind, moves: some() };
    case "mark":
      return { kind, from: one() };
    case "why":
      if (choices.length < 2 || choices.length > 4) fail(line, "“why” has two to four choices: “choice T5: …”");
      return { kind, move: one(), choices };
    default:
      return fail(line, `there is no goal “${kind}”; docs/lessons.md lists them`);
  }
}

/** @param {Line | undefined} field  @param {(line: number, message: string) => never} fail  @returns {Enemy} */
function enemyOf(field, fail) {
  if (!field) return { kind: "stands" };
  const [kind, ...words] = field.text.split(" ");
  if ((kind === "stands" || kind === "waits" || kind === "captures") && !words.length) return { kind };
  if (kind === "moves" && words.length) return { kind, moves: words };
  if (kind === "engine" && Number(words[0]) >= 1 && Number(words[0]) <= LEVELS)
    return { kind, level: Number(words[0]) };
  return fail(field.line, "“enemy” is “stands”, “waits”, “captures”, “moves …” or “engine” with a level from 1 to 10");
}

/**
 * Reads all lessons of a language, by family and in the order of their ladders.
 * @param {string} [language]  @param {string} [folder]
 * @returns {Record<string, Lesson[]>}
 */
export function readLessons(language = "en", folder = "lessons") {
  if (!existsSync(folder)) return {};
  const families = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    families.map(({ name }) => [
      name,
      readdirSync(join(folder, name))
        .filter((file) => file.endsWith(".en.md"))
        .sort()
        .map((english) => {
          const own = english.replace(".en.md", `.${language}.md`);
          const file = existsSync(join(folder, name, own)) ? own : english;
          return readLesson(readFileSync(join(folder, name, file), "utf8"), `${folder}/${name}/${file}`);
        }),
    ]),
  );
}
