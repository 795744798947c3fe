// Numbers of rules, and where the rules can be read.

import { el } from "../draw/dom.js";

const PAGES = ["http:", "https:", "file:"];

/** The address of a page with the rules; null if it is that of anything but a page. @param {string | null} text  @param {string} base */
export function addressOf(text, base) {
  if (!text || !URL.canParse(text, base)) return null;
  const { protocol, href } = new URL(text, base);
  return PAGES.includes(protocol) ? href : null;
}

/** The address of one rule. @param {string} rule  @param {string} rules */
export function ruleAddress(rule, rules) {
  const address = new URL(rules);
  address.hash = rule;
  return address.href;
}

/** A link to the lesson of a rule, where it is known where the lessons are. @param {import("../types").Words} words  @param {string} rule  @param {string | null} lessons */
export const lessonLink = (words, rule, lessons) =>
  lessons && el("a", { class: "lesson", href: ruleAddress(rule, lessons), text: words.message.showMe });

/** Where the rules of a variant begin, if it is known with which. @param {string | undefined} first  @param {string} rules */
export function chapterAddress(first, rules) {
  return first ? ruleAddress(first, rules) : rules;
}

/** The number of a rule, a link where it is known where the rules are. @param {import("../types").Words} words  @param {string} rule  @param {string | null} rules */
export function ruleBadge(words, rule, rules) {
  const seen = { class: "rule", text: rule, title: words.message.rule(rule) };
  return rules ? el("a", { ...seen, href: ruleAddress(rule, rules) }) : el("span", seen);
}
