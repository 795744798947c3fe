const { Game, HyperplyError } = require("hyperply");

const game = new Game("timeout");
let rule;
try {
  game.apply("Ra1L1-a3L1");
} catch (error) {
  if (error instanceof HyperplyError) rule = error.rule;
}
console.log(`timeout ${game.legal_moves().length}, illegal ${rule}`);
