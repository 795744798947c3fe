// The last moves of a game as an animated GIF, which is saved.

import { el } from "../../element/draw/dom.js";
import { rulesOf } from "../../element/state/load-rules.js";
import { offer } from "../shell/choice.js";
import { Work } from "../shell/work.js";
import { aligned, positionsOf } from "./frames.js";
import { SCALE, download, paint, seenAs, themeNow } from "./share-picture.js";
import { load as loadGif } from "#gif";
import { load as loadPictures } from "#pictures";

/** @typedef {import("../../element/element.js").HyperplyGame} Board */
/** @typedef {import("../words/words").AnimationWords} Words */

const COUNTS = [2, 4, 8, 16, 32];
/** A GIF has at most so many moves. */
export const MOST_MOVES = 100;
/** Larger pictures are made smaller. */
const MOST_PIXELS = 2_000_000;
/** How long a move is seen, and the last one, in ms. */
const DELAY = { move: 1000, last: 3000 };

export class Animation {
  /** Stops what is being made. */
  #stopping = new AbortController();

  /** @param {Board} board  @param {Words} words */
  constructor(board, words) {
    this.board = board;
    this.words = words;
    this.moves = el("select", { id: "animation-moves", "aria-label": words.moves });
    this.work = new Work(words, () => this.#stopping.abort());
    this.node = el(
      "div",
      { id: "animation", class: "text-box", hidden: true },
      el(
        "div",
        { class: "row spread" },
        el("span", { class: "small", text: words.label }),
        el(
          "span",
          { class: "row" },
          this.moves,
          el("button", {
            id: "save-gif",
            type: "button",
            class: "quiet small",
            text: words.save,
            "aria-label": words.saveLabel,
            on: { click: () => this.save() },
          }),
        ),
      ),
      this.work.node,
    );
  }

  /** Offers as many moves as were played. */
  render() {
    const { board, moves, words } = this;
    const { ply } = board;
    const chosen = moves.value;
    const most = Math.min(ply, MOST_MOVES);
    const counts = [...COUNTS.filter((count) => count < most), most];
    offer(
      moves,
      counts.map((count) => ({ value: String(count), text: count === ply ? words.all(ply) : words.last(count) })),
    );
    if (counts.includes(Number(chosen))) moves.value = chosen;
    this.node.hidden = ply === 0;
  }

  async save() {
    const { board, words } = this;
    this.#stopping.abort(); // of two, the later one is wanted
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    const { variant, start, ply } = board;
    const game = { variant, start, moves: board.moves.slice(0, ply), count: Number(this.moves.value) };
    const options = { ...seenAs(board), theme: themeNow() };
    const stopped = new Promise((done) => signal.addEventListener("abort", () => done(null)));
    const gif = await this.work.run(words.making(0, game.count + 1), (tell) => {
      const made = (/** @type {number} */ done, /** @type {number} */ all) => tell(done / all, words.making(done, all));
      return Promise.race([this.#make(game, options, { signal, made }), stopped]);
    });
    if (!gif) return;
    download(gif, `${variant}.gif`);
    this.work.say(words.done);
  }

  /**
   * @param {{ variant: string, start: string, moves: readonly import("../../element/types").HistoryItem[], count: number }} game
   * @param {import("../../../src/wasm/js/picture-types").PictureOptions} options
   * @param {{ signal: AbortSignal, made: (done: number, all: number) => void }} progress
   * @returns {Promise<Blob | null>} null if it was stopped
   */
  async #make({ variant, count, ...game }, options, { signal, made }) {
    const { words } = this;
    const [{ GifWriter }, { pictures }, rules] = await Promise.all([loadGif(), loadPictures(), rulesOf(variant)]).catch(
      (cause) => {
        throw new Error(words.notLoaded, { cause });
      },
    );
    const draw = pictures(rules);
    const positions = positionsOf(rules, game, count);
    const frames = aligned(positions.map(({ position, last }) => draw(position, { ...options, last })));
    const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (frames.width * frames.height)));
    const gif = new GifWriter();
    for (const [i, picture] of frames.pictures.entries()) {
      const isLast = i === frames.pictures.length - 1;
      try {
        gif.add(await pixelsOf(picture, scale), isLast ? DELAY.last : DELAY.move);
      } catch (cause) {
        throw new Error(words.notDrawn, { cause });
      }
      if (signal.aborted) return null;
      made(i + 1, frames.pictures.length);
      await new Promise((done) => setTimeout(done)); // the page goes on between pictures
    }
    return gif.end();
  }
}

/** @param {string} picture  @param {number} scale */
async function pixelsOf(picture, scale) {
  const canvas = await paint(picture, scale, { willReadFrequently: true });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
