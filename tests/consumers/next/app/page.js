import { Game } from "hyperply";
import Moves from "./moves";

export default function Page() {
  return <><p>server {new Game("timeout").legal_moves().length}</p><Moves /></>;
}
