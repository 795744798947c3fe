// The present position as a picture: copied or saved, as SVG or as PNG; and the 3D view as it is seen, while it is shown.

import { el } from "../../element/draw/dom.js";
import { rulesOf } from "../../element/state/load-rules.js";
import { language } from "../shell/language.js";
import { load } from "#pictures";

/** What is shared: a game as a board has it, or a position. @typedef {Pick<import("../../element/element.js").HyperplyGame, "game" | "variant" | "start" | "moves" | "ply" | "position" | "record" | "inSpace" | "picture" | "getAttribute" | "hasAttribute">} Shown */
/** @typedef {import("../words/words").PlayWords["share"]["picture"]} Words */

/** Pixels of a PNG for each of the picture. */
export const SCALE = 2;

/** How a picture is made, how its file ends, and the type under which it is copied: programs take an SVG as a text. @type {Record<string, { end: string, copied: string, make: (board: Shown) => Promise<Blob> }>} */
const FORMATS = {
  svg: {
    end: ".svg",
    copied: "text/plain",
    make: async (board) => new Blob([await pictureOf(board)], { type: "image/svg+xml" }),
  },
  png: { end: ".png", copied: "image/png", make: async (board) => toPng(await pictureOf(board)) },
  space: { end: "-3d.png", copied: "image/png", make: (board) => board.picture({ scale: SCALE }) },
};

/** The buttons, and what is said of what they did. @param {Shown} board  @param {Words} words */
export function pictureBox(board, words) {
  const note = el("p", { class: "small", role: "status" });
  /** @param {string} id  @param {Words["copy"]} said  @param {string} name  @param {() => Promise<void>} act */
  const button = (id, said, name, act) =>
    el("button", {
      id,
      type: "button",
      class: "quiet small",
      text: said.button,
      "aria-label": said.label(name),
      on: {
        click: async () => {
          note.textContent = "";
          note.textContent = await act().then(
            () => said.done,
            (error) => (error.code === "not-in-space" ? error.message : said.failed),
          );
        },
      },
    });
  const rows = Object.keys(FORMATS).map((format) => {
    const name = format === "space" ? words.space : format.toUpperCase();
    return el(
      "div",
      { class: "row spread", data: { format } },
      el("span", { class: "small", text: words.label(name) }),
      el(
        "span",
        { class: "row" },
        button(`copy-${format}`, words.copy, name, () => copy(board, format)),
        button(`save-${format}`, words.save, name, async () =>
          download(await FORMATS[format].make(board), board.variant + FORMATS[format].end),
        ),
      ),
    );
  });
  const render = () => {
    for (const row of rows) row.hidden = row.dataset.format === "space" && !board.inSpace;
  };
  render();
  return { node: el("div", { class: "text-box" }, ...rows, note), render };
}

/** The position as the board shows it. @param {Shown} board */
async function pictureOf(board) {
  const [{ pictures }, rules] = await Promise.all([load(), rulesOf(board.variant)]);
  return pictures(rules)(board.game ?? board.position, { ...seenAs(board), theme: themeNow() });
}

/** How a board shows its positions, but for its colors. @param {Pick<Shown, "getAttribute" | "hasAttribute">} board */
export function seenAs(board) {
  const view = board.getAttribute("view");
  return {
    ...(view === "plan" || view === "3d" ? { view: /** @type {"plan" | "3d"} */ (view) } : {}),
    flipped: board.hasAttribute("flipped"),
    names: board.getAttribute("names") !== "off",
    language: /** @type {"en" | "de"} */ (board.getAttribute("language") ?? language()),
  };
}

/** The theme that the page has. @returns {"dark" | "light"} */
export function themeNow() {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const isDark =
    colorScheme === "dark" || (colorScheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  return isDark ? "dark" : "light";
}

/** Draws an SVG on a canvas, so many times as large. @param {string} svg  @param {number} scale  @param {CanvasRenderingContext2DSettings} [settings] */
export async function paint(svg, scale, settings) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((length) => Math.round(length * scale));
  const canvas = el("canvas", { width, height });
  canvas.getContext("2d", settings)?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** An SVG as a PNG, larger. @param {string} svg  @returns {Promise<Blob>} */
async function toPng(svg) {
  const canvas = await paint(svg, SCALE);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed()), "image/png"));
}

/** @param {Shown} board  @param {string} format */
async function copy(board, format) {
  const { copied, make } = FORMATS[format];
  const blob = make(board).then((made) => new Blob([made], { type: copied }));
  await navigator.clipboard.write([new ClipboardItem({ [copied]: blob })]); // a promise: browsers ask for a click just before
}

/** Saves a file. @param {Blob} blob  @param {string} name */
export function download(blob, name) {
  const href = URL.createObjectURL(blob);
  el("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // browsers read it later
}
