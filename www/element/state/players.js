// Who moves which side.

/** @typedef {import("../types").Side} Side */
/** @typedef {import("../types").Player} Player */
/** @typedef {Pick<import("../types").Appearance, "settings">} Settings */

/** How many levels the engine has. */
export const LEVELS = 10;

/** @param {Side} side  @returns {Side} */
export const other = (side) => (side === "white" ? "black" : "white");

/** What an attribute may say of a player. */
export const PLAYER = /^\s*(human|none|engine(?:\s+([1-9]|10))?)\s*$/;

/** Returns the player of an attribute: `engine 4`, `none`, or else a person. @param {string | null} text  @returns {Player} */
export function playerOf(text) {
  const [, kind = "human", level = "4"] = PLAYER.exec(text ?? "") ?? [];
  if (kind === "human" || kind === "none") return { kind };
  return { kind: "engine", level: Number(level) };
}

/** @param {Player} player */
export const attributeOf = (player) => (player.kind === "engine" ? `engine ${player.level}` : player.kind);

/** Whether a person sits there for a side. @param {Settings} state  @param {Side} side */
export const isHuman = ({ settings }, side) => settings.players[side].kind === "human";

/** Returns the sides that persons play. @param {Settings} state */
export const humanSides = (state) => /** @type {Side[]} */ (["white", "black"]).filter((side) => isHuman(state, side));

/** The side of the only person, against the computer; nothing in other games. @param {Settings["settings"]} settings  @returns {Side | undefined} */
export const aloneIn = ({ players }) =>
  /** @type {Side[]} */ (["white", "black"]).find(
    (side) => players[side].kind === "human" && players[other(side)].kind === "engine",
  );

/** @param {Settings} state  @param {Player["kind"]} kind */
const has = ({ settings: { players } }, kind) => players.white.kind === kind || players.black.kind === kind;

/** Whether a side is played elsewhere. @param {Settings} state */
export const isRemote = (state) => has(state, "none");

/** Whether a game with the engine goes on here. @param {Settings} state */
export const hasEngine = (state) => has(state, "engine");
