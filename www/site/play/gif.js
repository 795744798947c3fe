// Writes an animated GIF. It is loaded when somebody wants one.

import { GIFEncoder, nearestColorIndex, quantize } from "gifenc/dist/gifenc.esm.js";

/** Colors of a picture; those after the first have one more, that is transparent. */
const COLORS = 256;

export class GifWriter {
  #gif = GIFEncoder();
  /** The pixels of the last picture. @type {Uint32Array | null} */
  #before = null;

  /**
   * Adds a picture. Those after the first have only the pixels that differ, so that nothing else flickers, with the colors
   * that are best for these.
   * @param {Pick<ImageData, "data" | "width" | "height">} picture of one size
   * @param {number} delay how long it is seen, in ms
   */
  add({ data, width, height }, delay) {
    const pixels = new Uint32Array(data.buffer);
    const before = this.#before;
    const changed = before ? pixels.filter((pixel, at) => pixel !== before[at]) : pixels;
    const palette = changed.length ? quantize(new Uint8Array(changed.buffer), before ? COLORS - 1 : COLORS) : [];
    const clear = palette.length;
    /** gifenc's own `applyPalette` takes like colors for one, and flat cells would be of another color. @type {Map<number, number>} */
    const nearest = new Map();
    const index = new Uint8Array(pixels.length);
    for (let at = 0; at < pixels.length; at++) {
      const pixel = pixels[at];
      if (before?.[at] === pixel) index[at] = clear;
      else {
        const known = nearest.get(pixel) ?? nearestColorIndex(palette, channels(pixel));
        nearest.set(pixel, known);
        index[at] = known;
      }
    }
    this.#gif.writeFrame(index, width, height, {
      palette: before ? [...palette, [0, 0, 0]] : palette,
      transparent: before !== null,
      transparentIndex: clear,
      dispose: 1, // it stays, and the next one is laid over it
      delay,
    });
    this.#before = pixels;
  }

  end() {
    this.#gif.finish();
    return new Blob([this.#gif.bytes()], { type: "image/gif" });
  }
}

/** Red, green and blue of a pixel. @param {number} pixel */
const channels = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
