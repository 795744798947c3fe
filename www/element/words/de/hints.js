// What a hint says, in German.

import { inMoves } from "./moves.js";

/** @typedef {import("../../types").Move} Move */
/** @typedef {import("../words").Gain} Gain */
/** @typedef {import("../words").HintFacts} HintFacts */

const ROUNDS = { one: "Runde", other: "Runden" };

/** @param {import("./german.js").German} german  @param {ReturnType<typeof import("./moves.js").movesOf>} moves */
export function hintOf({ and, count, the, theObject, aObject, toThe, someObjects }, { promoted, sent, rides }) {
  /** What to do, as advice. @param {Move} move  @param {string} [captured] the piece that is captured, if it is one */
  function advice(move, captured) {
    const what = theObject(move.piece);
    const becomes = promoted(move.promotion);
    const several = move.path ? "die Steine" : "die Figuren";
    const prey =
      move.captures.length > 1 ? several : captured ? theObject(captured) : move.path ? "den Stein" : "die Figur";
    const capture = `Schlag mit ${toThe(move.piece)} auf ${move.from} ${prey} auf ${and(move.captures)}${becomes}`;
    if (move.path) return capture;
    switch (move.kind) {
      case "huff":
        return `Puste ${what} auf ${move.captures[0]}`;
      case "castling":
        return `Rochiere: König nach ${move.to}, Turm nach ${move.rook?.to}`;
      case "time-out":
        return `Schick ${what} von ${move.from} ${sent(move)}`;
      case "rematerialization":
        return `Lass ${what} auf ${move.to} zurückkehren${move.promotion ? ` und sich in ${aObject(move.promotion)} umwandeln` : ""}`;
      case "annihilation":
        return `Lass ${what} auf ${move.to} zurückkehren und ${prey} dort auslöschen`;
      case "board":
        return `Zieh das Brett von ${move.from} nach ${move.to}${rides(move)}`;
      case "capture":
      case "en-passant":
        return capture;
      default:
        return `Zieh ${what} von ${move.from} nach ${move.to}${becomes}`;
    }
  }

  /** A good move, and why. @param {Move} move  @param {HintFacts} facts */
  function hint(move, facts) {
    const reasons = reasonsOf(move, facts);
    return [
      `${advice(move, facts.captures)}.`,
      ...(facts.mate ? ["Das ist Matt."] : reasons.length ? [`Das ${and(reasons)}.`] : []),
      ...(facts.returns ? [plan(facts.returns)] : []),
    ].join(" ");
  }

  /** @param {Move} move  @param {HintFacts} facts */
  function reasonsOf({ from, captures }, { check, winsIn, wins, threatens, saves }) {
    if (winsIn) return [`gewinnt ${inMoves(winsIn)}`];
    /** @param {Gain} gain */
    const prize = ({ pieces, cell }) => {
      if (!cell) return someObjects(pieces);
      return `${theObject(pieces[0])}${cell === from || captures.includes(cell) ? "" : ` auf ${cell}`}`;
    };
    return [
      check && "gibt Schach",
      wins.pieces.length && `gewinnt ${prize(wins)}${wins.later ? " im nächsten Zug" : ""}`,
      saves.ends && `verhindert ${saves.ends === "checkmate" ? "das Matt" : "den sofortigen Verlust"}`,
      saves.pieces.length && `rettet ${prize(saves)}`,
      threatens.ends && `droht ${threatens.ends === "checkmate" ? "Matt" : "den sofortigen Gewinn"}`,
      threatens.pieces.length && `droht, ${prize(threatens)} zu gewinnen`,
    ].filter((reason) => typeof reason === "string");
  }

  /** @param {NonNullable<HintFacts["returns"]>} returns */
  function plan({ cell, rounds, annihilates, promotion }) {
    const then = annihilates ? `; dort wird ${the(annihilates)} ausgelöscht` : "";
    return `Der Plan: Rückkehr auf ${cell} nach ${count(rounds, ROUNDS)}${promoted(promotion)}${then}.`;
  }

  return hint;
}
