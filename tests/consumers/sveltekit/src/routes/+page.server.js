import { Game } from "hyperply";

export function load() {
  return { server: new Game("timeout").legal_moves().length };
}
