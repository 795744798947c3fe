export { default as init, Game, variants, initial_position, pieces, legal_moves, parse_notation, format_notation, rematerialize_targets, threats, status } from "../pkg/hyperply.js";
