// What a move did, in German.

/** @typedef {import("../../types").Side} Side */
/** @typedef {import("../../types").Move} Move */

const ROUNDS = { one: "Runde", other: "Runden" };

/** In how many moves something happens. @param {number} n */
export const inMoves = (n) => (n === 1 ? "in einem Zug" : `in ${n} Zügen`);

/** @param {import("./german.js").German} german */
export function movesOf({ and, capital, count, the, theObject, yourObject, aObject, SIDES }) {
  /** @param {string | undefined} promotion */
  const promoted = (promotion) => (promotion ? `, Umwandlung in ${aObject(promotion)}` : "");

  /** @param {Move} move */
  const sent = ({ length }) => `in die Auszeit${length ? ` für ${count(length, ROUNDS)}` : ""}`;

  /** What a move did. @param {Move} move  @param {Side} side  @param {string} [victim] the piece that stood where it landed  @param {boolean} [isYours] whether it captured pieces of whoever reads this */
  function moved(move, side, victim, isYours = false) {
    const who = SIDES[side];
    const what = capital(the(move.piece, side));
    const whose = isYours ? yourObject : theObject;
    const becomes = promoted(move.promotion);
    if (move.forfeits) return `${who} spielt ${move.notation} und übersieht einen Schlag`;
    if (move.path)
      return `${what} auf ${move.from} schlägt ${move.captures.length > 1 ? `${isYours ? "deine" : "die"} Steine` : whose("M")} auf ${and(move.captures)} und landet auf ${move.to}${becomes}`;
    switch (move.kind) {
      case "huff":
        return `${who} pustet ${theObject(move.piece)} auf ${move.captures[0]}`;
      case "castling":
        return `${who} rochiert: König nach ${move.to}, Turm nach ${move.rook?.to}`;
      case "time-out":
        return `${who} schickt ${theObject(move.piece)} von ${move.from} ${sent(move)}`;
      case "rematerialization":
        return `${what} kehrt auf ${move.to} zurück${becomes}`;
      case "annihilation":
        return `${what} kehrt auf ${move.to} zurück und löscht ${victim ? whose(victim) : `${isYours ? "deine" : "die"} Figur`} dort aus: Beide verschwinden`;
      case "board":
        return `${who} zieht das Brett von ${move.from} nach ${move.to}${rides(move)}`;
      case "capture":
        return `${what} auf ${move.from} schlägt ${victim ? `${whose(victim)} ` : ""}auf ${move.to}${becomes}`;
      case "en-passant":
        return `${what} auf ${move.from} schlägt ${whose("P")} auf ${and(move.captures)} en passant und landet auf ${move.to}`;
      default:
        return `${what} zieht von ${move.from} nach ${move.to}${becomes}`;
    }
  }

  /** @param {Move} move */
  function rides({ passenger, promoted: cell, promotion }) {
    const carried = passenger ? `, ${the(passenger.piece)} fährt von ${passenger.from} nach ${passenger.to} mit` : "";
    return cell ? `${carried}; der Bauer auf ${cell} wandelt sich in ${aObject(promotion ?? "")} um` : carried;
  }

  return { moved, promoted, sent, rides };
}
