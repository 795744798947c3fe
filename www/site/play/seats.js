// Who sits where in a game that begins as the last new one did.

/**
 * The attributes of the sides, and whether Black sits below; nothing if that game was not against the computer.
 * @param {Partial<import("../../element/types").NewGame>} answers
 * @returns {{ players: { white: string, black: string }, flipped: boolean } | null}
 */
export function seatsLike({ opponent, level, side }) {
  if (opponent !== "computer") return null;
  const own = side === "white" || side === "black" ? side : Math.random() < 0.5 ? "white" : "black";
  const computer = `engine ${level}`;
  const players = own === "white" ? { white: "human", black: computer } : { white: computer, black: "human" };
  return { players, flipped: own === "black" };
}
