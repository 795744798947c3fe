import init, { Game, HyperplyError } from "hyperply";
import { HyperplyGame } from "hyperply/element";
import * as plugin from "./plugin/main.js";

await init();
const refused = plugin.refusal();
const game = new Game(plugin.position());
const board = document.createElement("hyperply-game");
board.setAttribute("variant", "timeout");
document.body.append(board);
await board.ready;
document.body.innerText = [
  `The plugin has a copy: ${Game !== plugin.Game}. Its position has ${game.legal_moves().length} moves here.`,
  `Its error is a HyperplyError of ours: ${refused instanceof HyperplyError}, ${refused.code} by ${refused.rule}.`,
  `Both have one board: ${board instanceof HyperplyGame && board instanceof plugin.HyperplyGame}.`,
].join("\n");
