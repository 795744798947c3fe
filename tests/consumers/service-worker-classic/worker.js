importScripts("hyperply.global.js");
const { Game, HyperplyError } = hyperply;

function answer(text) {
  const game = new Game("timeout");
  try {
    return game.apply(text);
  } catch (error) {
    if (error instanceof HyperplyError) return `timeout ${game.legal_moves().length}, illegal ${error.rule}`;
  }
}

addEventListener("message", ({ data, source }) => source.postMessage(answer(data)));
