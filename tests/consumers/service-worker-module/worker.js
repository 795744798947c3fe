import init, { Game, HyperplyError } from "./hyperply.js";

const ready = init();

function answer(text) {
  const game = new Game("timeout");
  try {
    return game.apply(text);
  } catch (error) {
    if (error instanceof HyperplyError) return `timeout ${game.legal_moves().length}, illegal ${error.rule}`;
  }
}

addEventListener("message", async ({ data, source }) => {
  await ready;
  source.postMessage(answer(data));
});
