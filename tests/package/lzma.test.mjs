// What unpacks the wasm gives back whatever was packed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compress } from "lzma1";
import { unpacked } from "../../src/wasm/js/lzma.js";

/** Bytes that are the same with every run. */
function* noise(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 24;
  }
}
const random = (seed, size) =>
  Uint8Array.from(
    { length: size },
    (
      (bytes) => () =>
        bytes.next().value
    )(noise(seed)),
  );

/** Pieces of some noise, far from each other, with a byte changed here and there. */
function pieces(seed, size) {
  const [source, choice] = [random(seed, 70_000), noise(seed + 1)];
  const number = () => choice.next().value * 256 + choice.next().value;
  const bytes = [];
  while (bytes.length < size) {
    const from = number();
    bytes.push(...source.subarray(from, from + (number() % 400)), number() % 4);
  }
  return Uint8Array.from(bytes);
}

test("what is unpacked is what was packed", () => {
  const words = "the king takes the rook, the rook takes the king, and the pawn goes on. ";
  const given = {
    nothing: new Uint8Array(),
    "one byte": Uint8Array.of(7),
    "the same byte": new Uint8Array(10_000).fill(7),
    words: new TextEncoder().encode(words.repeat(30)),
    noise: random(1, 10_000),
    steps: Uint8Array.from({ length: 20_000 }, (_, i) => (i % 7) * (i % 11)),
    ...Object.fromEntries([2, 3, 4].map((seed) => [`pieces ${seed}`, pieces(seed, 100_000)])),
  };
  for (const [name, bytes] of Object.entries(given)) {
    assert.ok(Buffer.from(unpacked(Uint8Array.from(compress(bytes, 7)))).equals(bytes), name);
  }
});
