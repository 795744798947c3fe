import { Game, HyperplyError } from "hyperply";
import { Engine } from "hyperply/engine";
import init, { Game as StarTrekGame } from "hyperply/trid";
import { Game as HexagonalGame } from "hyperply/hex4d/inline";

function refusal(game, move) {
  try {
    return game.apply(move);
  } catch (error) {
    if (error instanceof HyperplyError) return error.rule;
  }
}

export default {
  async fetch() {
    const game = new Game("timeout");
    const said = `timeout ${game.legal_moves().length}, illegal ${refusal(game, "Ra1L1-a3L1")}`;
    const engine = new Engine({ ms: 50 });
    const { move } = await engine.choose(game);
    engine.close();
    await init();
    const others = [new StarTrekGame("trid"), new HexagonalGame("hex4d")].map((other) => other.legal_moves().length);
    return new Response(`${said}, engine ${move ? "moves" : "is silent"}, others ${others.join(" ")}`);
  },
};
