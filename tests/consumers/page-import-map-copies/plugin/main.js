import init, { Game } from "hyperply";
export { Game } from "hyperply";
export { HyperplyGame } from "hyperply/element";

await init();
const game = new Game("timeout");

export const position = () => game.position();

export function refusal() {
  try {
    game.apply("Ra1L1-a3L1");
  } catch (error) {
    return error;
  }
}
