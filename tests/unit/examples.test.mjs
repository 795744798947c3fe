// The lines of the examples, as the page of the rules plays them: by itself each begins where the one before led.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "../../pkg/inline.js";

const PAGE = readFileSync(new URL("../../dist/rules.html", import.meta.url), "utf8");
const plain = (text) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" })[name]);

const examples = [...PAGE.matchAll(/<figure class="example" data-position="([^"]*)"[^>]*>(.*?)<\/figure>/gs)].map(
  ([, position, body]) => ({
    position: plain(position),
    lines: [...body.matchAll(/<li data-before="([^"]*)" data-move="([^"]*)">(.*?)<\/li>/gs)].map(
      ([, before, move, told]) => ({
        before: JSON.parse(plain(before)),
        move: plain(move),
        rule: /data-verdict="no">no<\/b> \(<a href="#(\w+)"/.exec(told)?.[1],
      }),
    ),
  }),
);

function play(game, move) {
  const speed = /^speed(\d)$/.exec(move);
  return speed ? game.agree_speed(Number(speed[1])) : game.apply(move);
}

/** The rule that refuses a move. A text that several legal moves fit is not refused by one. */
function refusal(game, move) {
  try {
    play(game, move);
  } catch (error) {
    return error.code === "ambiguous-move" ? undefined : (error.rule ?? error.message);
  }
}

test("every example begins somewhere, and most have lines", () => {
  assert.ok(examples.length > 80 && examples.filter(({ lines }) => lines.length).length > 50);
  for (const { position } of examples) assert.ok(new Game(position).position(), position);
});

for (const variant of new Set(examples.map(({ position }) => position.split(" ")[0]))) {
  test(`what a line says is what the rules do: ${variant}`, () => {
    for (const { position, lines } of examples.filter(({ position }) => position.startsWith(`${variant} `))) {
      for (const { before, move, rule } of lines) {
        const game = new Game(position);
        for (const one of before) play(game, one);
        assert.equal(refusal(game, move), rule, `${move} in ${position}`);
      }
    }
  });
}
