// What somebody has learned: lessons with their stars, puzzles with the day of their next look. It is kept beside the saved
// games; where the browser keeps nothing, it lasts as long as the page.

import { Rating, State, createEmptyCard, fsrs } from "ts-fsrs";
import { PUZZLE } from "../storage/store.js";

/** @typedef {import("../storage/store.js").Learned} Learned */

/** By the scheduler; nothing by chance, so that a day can be told beforehand. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** The name of a puzzle among what was learned. @param {string} id */
const puzzleName = (id) => `${PUZZLE}${id}`;

export class Progress {
  /** @type {Map<string, Learned>} */
  #known = new Map();

  /** @param {Pick<import("../storage/store.js").GameStore, "learned" | "learn">} store */
  constructor(store) {
    this.store = store;
  }

  /** Reads what is kept. */
  async read() {
    const all = await this.store.learned().catch(() => []);
    this.#known = new Map(all.map((item) => [item.id, item]));
  }

  /** @param {Learned} item */
  async #keep(item) {
    this.#known.set(item.id, item);
    const [kept] = await this.store.learn([item]).catch(() => [item]); // it lasts as long as the page
    this.#known.set(item.id, kept); // another tab may have done better
  }

  /** The stars of a lesson, 0 if it is not done. @param {string} lesson */
  stars(lesson) {
    return this.#known.get(lesson)?.stars ?? 0;
  }

  /** A lesson is done; its best result counts. @param {string} lesson  @param {number} stars */
  done(lesson, stars) {
    return this.#keep({ id: lesson, stars: Math.max(stars, this.stars(lesson)), at: Date.now() });
  }

  /** Whether a puzzle was solved at the first try when it was last seen. @param {string} id */
  isSolved(id) {
    return this.#known.get(puzzleName(id))?.stars === 1;
  }

  /** A puzzle was answered: the scheduler says when a mistake comes again. @param {string} id  @param {boolean} solved at the first try */
  answered(id, solved, now = new Date()) {
    const name = puzzleName(id);
    const before = this.#known.get(name)?.card;
    const item = { id: name, stars: solved ? 1 : 0, at: now.getTime() };
    if (solved && !before) return this.#keep(item); // never a mistake
    const { card } = scheduler.next(
      before ? cardOf(before) : createEmptyCard(now),
      now,
      solved ? Rating.Good : Rating.Again,
    );
    const { due, last_review, stability, difficulty, reps, lapses } = card;
    return this.#keep({
      ...item,
      card: { due: due.getTime(), seen: last_review?.getTime() ?? now.getTime(), stability, difficulty, reps, lapses },
    });
  }

  /** The puzzles whose day has come, the longest due first. @returns {string[]} */
  due(now = Date.now()) {
    return [...this.#known.values()]
      .filter(({ card }) => card && card.due <= now)
      .sort((a, b) => (a.card?.due ?? 0) - (b.card?.due ?? 0))
      .map(({ id }) => id.slice(PUZZLE.length));
  }
}

/** @param {NonNullable<Learned["card"]>} card  @returns {import("ts-fsrs").Card} */
const cardOf = ({ due, seen, ...rest }) => ({
  ...createEmptyCard(new Date(seen)),
  ...rest,
  due: new Date(due),
  last_review: new Date(seen),
  scheduled_days: Math.max(0, Math.round((due - seen) / 86_400_000)),
  state: State.Review,
});
