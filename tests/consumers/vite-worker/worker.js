import init, { Game, HyperplyError } from "hyperply";

init().then(() => {
  const game = new Game("timeout");
  let rule;
  try {
    game.apply("Ra1L1-a3L1");
  } catch (error) {
    if (error instanceof HyperplyError) rule = error.rule;
  }
  postMessage(`timeout ${game.legal_moves().length}, illegal ${rule}`);
});
