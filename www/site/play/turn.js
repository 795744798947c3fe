// What the bar of a game with a friend shows and says, as a value.

/** @typedef {import("../../element/types").Side} Side */

/** The moves that are there to be sent, with what is offered: how many, and the last of them. @param {readonly { move?: string }[]} moves  @param {number | undefined} offer */
export const latestOf = (moves, offer) => `${moves.length} ${moves.at(-1)?.move ?? ""}${offer ? ` speed${offer}` : ""}`;

/**
 * @param {Pick<import("../../element/element.js").HyperplyGame, "moves" | "ply"> & { status: import("../../element/types").Status }} board
 * @param {{ side: Side, sent: string, offer?: number, isFile: boolean }} friend the side that is played here, what was sent last, what is offered, and whether the page is a file, which nobody elsewhere can open
 */
export function turnOf({ status, moves, ply }, { side, sent, offer, isFile }) {
  const isOwn = !status.outcome && status.turn === side;
  const isLooking = ply < moves.length;
  const offered = status.can_agree_speed ? offer : undefined;
  const sends = !isFile && !isLooking && !isOwn;
  const isSent = sent === latestOf(moves, offer);
  /** What is said, by its key. */
  const says = () => {
    if (isFile && moves.length) return "file";
    if (isLooking) return "lookingBack";
    if (status.outcome) return isSent ? "over" : "overUnsent";
    if (!isOwn && !moves.length) return isSent ? "sent" : "invite";
    if (!isOwn) return isSent ? "sent" : "unsent";
    const last = moves.at(-1);
    if (!last?.move) return "begin";
    if (last.side === side) return "again";
    return offered ? "offers" : "played";
  };
  return /** @type {const} */ ({
    offered,
    sends,
    offers: sends && status.can_agree_speed && moves.length > 0,
    answers: !isLooking && isOwn && offered !== undefined,
    button: isSent ? "sendAgain" : moves.length ? "send" : "sendInvitation",
    says: says(),
  });
}
