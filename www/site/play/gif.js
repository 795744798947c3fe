// Writes an animated GIF. It is loaded when somebody wants one.

import { GIFEncoder, applyPalette, quantize } from "gifenc/dist/gifenc.esm.js";

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
    const changed = before && pixels.filter((pixel, at) => pixel !== before[at]);
    const own = changed ? new Uint8Array(changed.buffer) : data;
    const palette = own.length ? quantize(own, changed ? COLORS - 1 : COLORS) : [];
    const painted = applyPalette(own, palette);
    const clear = palette.length;
    const index = before ? new Uint8Array(pixels.length).fill(clear) : painted;
    if (before)
      for (let at = 0, next = 0; at < pixels.length; at++) if (pixels[at] !== before[at]) index[at] = painted[next++];
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
