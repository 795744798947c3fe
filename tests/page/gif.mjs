// What an animated GIF shows, decoded by the browser, and how it differs from pictures that do not move.
import assert from "node:assert/strict";
import { saved } from "./browser.mjs";

/** Saves the animation of so many moves. */
export async function animated(page, moves) {
  await page.selectOption("#animation-moves", String(moves));
  return (await saved(page, "#save-gif")).bytes;
}

/** The frames of a GIF: how long each is seen, and what part of its pixels differs from the one before. */
export const framesOf = (page, gif) =>
  page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/gif" });
    await decoder.tracks.ready;
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
    window.frames = [];
    const frames = [];
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const { displayWidth: width, displayHeight: height, duration } = image;
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context.drawImage(image, 0, 0);
      image.close();
      const { data } = context.getImageData(0, 0, width, height);
      const pixels = new Uint32Array(data.buffer);
      const before = window.frames.at(-1)?.pixels;
      const differing = before ? pixels.filter((pixel, at) => pixel !== before[at]).length / pixels.length : 1;
      window.frames.push({ width, height, data, pixels });
      frames.push({ width, height, delay: duration / 1000, differing });
    }
    return { frames, repetitionCount };
  }, gif.toString("base64"));

/**
 * How a decoded frame differs from a picture painted as large: the mean of the differences of all bytes, and the part
 * of bytes that differ much.
 */
const differs = (page, frame, picture, type) =>
  page.evaluate(
    async ({ frame, picture, type }) => {
      const { width, height, data } = window.frames.at(frame);
      const image = new Image();
      image.src = `data:${type};base64,${picture}`;
      await image.decode();
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context.drawImage(image, 0, 0, width, height);
      const still = context.getImageData(0, 0, width, height).data;
      let [sum, much] = [0, 0];
      for (let i = 0; i < data.length; i++) {
        if (i % 4 === 3) continue; // nothing is transparent
        const difference = Math.abs(data[i] - still[i]);
        sum += difference;
        if (difference > 24) much++;
      }
      const ratio = image.naturalWidth / image.naturalHeight;
      return { mean: sum / data.length, much: much / data.length, shape: Math.abs(ratio / (width / height) - 1) };
    },
    { frame, picture: picture.toString("base64"), type },
  );

/** Nothing but the colors of the palette distinguishes a frame from a picture. */
export async function showsPicture(page, frame, picture, type, what) {
  const { mean, much, shape } = await differs(page, frame, picture, type);
  assert.ok(shape < 0.005, `${what}: the shape differs by ${shape}`);
  assert.ok(mean < 0.12, `${what}: ${mean} on average`);
  assert.ok(much < 0.0005, `${what}: ${much} differ much`);
}
