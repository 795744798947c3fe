// All ladders, with what is done, and the ways on: the next lesson, the puzzle of the day, mistakes that come again.

import { el } from "../../element/draw/dom.js";
import { lessonAddress, puzzlesAddress } from "./address.js";
import { gamesOf, nextLesson } from "./ladders.js";
import { nameOf } from "../shell/variants.js";
import { CATALOG } from "#catalog";
import { LADDERS } from "#lessons";
import { PUZZLES } from "#puzzles";

/** From this width on all ladders are open, in px. */
const WIDE = 720;

export class Overview {
  /** @param {HTMLElement} root  @param {import("../words/words").LearnWords} words  @param {import("./progress.js").Progress} progress */
  constructor(root, words, progress) {
    this.words = words;
    this.progress = progress;
    this.ways = /** @type {HTMLElement} */ (root.querySelector("#ways"));
    this.ladders = /** @type {HTMLElement} */ (root.querySelector("#ladders"));
  }

  render() {
    const { words, progress } = this;
    const next = nextLesson(LADDERS, (id) => progress.stars(id));
    const isWide = innerWidth >= WIDE;
    const due = progress.due().length;
    this.ways.replaceChildren(
      ...(next
        ? [this.way(words.nextLesson(next.title), LADDERS[next.family].title, lessonAddress(next.id), true)]
        : []),
      this.way(words.today, words.todayNote, "learn.html#today"),
      ...(due ? [this.way(words.mistakes, words.mistakesNote(due), "learn.html#mistakes")] : []),
    );
    this.ladders.replaceChildren(
      ...Object.entries(LADDERS).map(([id, ladder]) => this.ladder(id, ladder, isWide || id === next?.family)),
    );
  }

  /** @param {string} title  @param {string} note  @param {string} address */
  way(title, note, address, isFirst = false) {
    return el(
      "a",
      { class: isFirst ? "way first" : "way", href: address },
      el("strong", { text: title }),
      el("span", { class: "small", text: note }),
    );
  }

  /** @param {string} id  @param {import("#lessons").Ladder} ladder  @param {boolean} isOpen */
  ladder(id, { title, lessons }, isOpen) {
    const { words, progress } = this;
    const done = lessons.filter((lesson) => progress.stars(lesson.id)).length;
    const games = gamesOf(lessons);
    const puzzles = CATALOG.filter(({ id: variant, family }) => family === id && Object.hasOwn(PUZZLES, variant));
    return el(
      "details",
      { class: "ladder", id, open: isOpen },
      el(
        "summary",
        {},
        el("h2", { text: title }),
        el("span", { class: "small muted", text: words.done(done, lessons.length) }),
      ),
      puzzles.length
        ? el(
            "p",
            { class: "small" },
            `${words.puzzles} `,
            ...puzzles.flatMap(({ id: variant, name }, i) => [
              i ? " · " : "",
              el("a", { href: puzzlesAddress(variant), text: name }),
            ]),
          )
        : null,
      el(
        "ol",
        {},
        ...lessons.map((lesson, i) => {
          const stars = progress.stars(lesson.id);
          const game = games[i];
          return el(
            "li",
            {},
            el(
              "a",
              { href: lessonAddress(lesson.id) },
              el(
                "span",
                {},
                lesson.title,
                " ",
                game ? el("span", { class: "of small muted", text: nameOf(game) }) : null,
              ),
              stars
                ? el("span", { class: "stars", role: "img", "aria-label": words.stars(stars), text: "★".repeat(stars) })
                : null,
            ),
          );
        }),
      ),
    );
  }
}
