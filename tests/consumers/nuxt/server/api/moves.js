import { Game } from "hyperply";

export default defineEventHandler(() => new Game("timeout").legal_moves().length);
