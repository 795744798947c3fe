// Who sits where in a game that begins as the last new one did.
import assert from "node:assert/strict";
import { test } from "node:test";
import { seatsLike } from "../../www/site/play/seats.js";

const WHITE = { players: { white: "human", black: "engine 3" }, flipped: false };
const BLACK = { players: { white: "engine 3", black: "human" }, flipped: true };

test("who was asked once plays as before, if that was against the computer", () => {
  assert.deepEqual(seatsLike({ opponent: "computer", level: 3, side: "white" }), WHITE);
  assert.deepEqual(seatsLike({ opponent: "computer", level: 3, side: "black" }), BLACK);
  assert.deepEqual(seatsLike({ opponent: "screen", level: 3, side: "black" }), null);
  assert.deepEqual(seatsLike({ opponent: "friend", level: 3, side: "black" }), null);
  assert.deepEqual(seatsLike({}), null);
});

test("with either color it is once this one, once that one", () => {
  const { random } = Math;
  try {
    for (const [drawn, seats] of [
      [0.4, WHITE],
      [0.6, BLACK],
    ]) {
      Math.random = () => drawn;
      assert.deepEqual(seatsLike({ opponent: "computer", level: 3, side: "either" }), seats);
    }
  } finally {
    Math.random = random;
  }
});
