import { Game } from "hyperply";
import Moves from "./moves";
import Board from "./board";

export default function Page() {
  return (
    <>
      <p>server {new Game("timeout").legal_moves().length}</p>
      <Moves />
      <Board />
    </>
  );
}
