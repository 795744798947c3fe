// What is said when somebody plays, in German: of what is picked, of moves and hints, and why something is refused.

import { hintOf } from "./hints.js";
import { movesOf } from "./moves.js";

/** @typedef {import("../../types").Side} Side */

const MOVES = { one: "Zug", other: "Züge" };

/** @type {Record<string, string>} */
const EFFECTS = {
  move: "zieht hierher",
  capture: "schlägt",
  jump: "landet hier",
  end: "der Schlag endet hier",
  castling: "rochiert hierher",
  free: "kehrt hier zurück",
  beside: "kehrt hier zurück, neben einer eigenen Figur",
  annihilate: "Auslöschung: Beide Figuren verschwinden",
};

/** @param {import("./german.js").German} german  @returns {import("../words").PlayWords} */
export function wordsOf(german) {
  const { SIDES, COLORS, capital, count, and, or, piece, pieceOf, the, theObject, toThe, aObject, your, other } =
    german;
  const moves = movesOf(german);
  const { moved } = moves;
  return {
    status: {
      move: (move, side, ...taken) =>
        move.waiting
          ? `Der ${COLORS[side]}e Bauer auf ${move.waiting.cell} wandelt sich in ${aObject(move.waiting.promotion)} um. ${moved(move, side, ...taken)}.`
          : `${moved(move, side, ...taken)}.`,
      selected: (what) => `${what}, ausgewählt`,
      nothingSelected: "Nichts ausgewählt",
      noMove: "Noch keine Züge.",
    },

    selection: {
      entry: (letter, origin) => `${piece(letter)} von ${origin}`,
      inTimeOut: "in der Auszeit",
      piece: (letter, cell) => `${piece(letter)} auf ${cell}`,
      promotes: (cell, letter) => `Der Bauer auf ${cell} wandelt sich in ${aObject(letter)} um`,
      chooseMove: "wähl jetzt deinen Zug",
      points: (side, notation) => `${SIDES[side]} zeigt: ${notation}`,
      mayObject: (side) => `Noch nicht gespielt. ${SIDES[side]} kann Einspruch erheben.`,
      legs: (legs) => legs.join(", dann "),
      jumped: (n, next) =>
        `${n} übersprungen; weiter${typeof next === "number" ? `: ${count(next, { one: "Landefeld", other: "Landefelder" })}` : ` nach ${or(next)}`}`,
      captures: (n, most) => `${count(n, { one: "Schlag", other: "Schläge" })}${most > 1 ? `, ${most} Steine` : ""}`,
      moves: (n) => count(n, MOVES),
      onlyTimeOut: "kann nur in die Auszeit",
      targets: "Mögliche Ziele",
      lookingBack: (isTurn) =>
        `Das ist eine frühere Stellung. ${isTurn ? "Spiel von hier aus weiter" : "Geh mit ◀ zu deinem Zug zurück"} oder geh mit ▶ vor.`,
      endCheck: "Wähl einen Zug, der das Schach aufhebt.",
      playIt: "Spielen",
      objects: (side) => `Einspruch von ${SIDES[side]}`,
      takeBack: "Zurücknehmen",
      takeBackTitle: "Den Zug zurücknehmen und einen anderen spielen",
      timeOut: "Auszeit →",
      timeOutTitle: "Diese Figur in die Auszeit schicken",
      backTitle: "Das letzte Landefeld zurücknehmen",
      ifSent: (message) => `Wenn du diese Figur jetzt in die Auszeit schickst: ${message}`,
      returns(isPawn, column, columned) {
        const [from, origin] = columned ? [`der Säule ${column}`, `die Säule ${column}`] : [column, column];
        const target = isPawn
          ? `den Bauern vor ${column} zurückholen, höchstens eine Reihe weit für jede Runde, die er gewartet hat`
          : `die Figur auf jedes Feld zurückholen, das sie von ${from} aus erreicht`;
        return `Später kannst du ${target}, solange ${origin} leer ist.`;
      },
    },

    marks: {
      of(mark) {
        let words = mark.passing ? `schlägt den Bauern auf ${mark.passing} en passant` : EFFECTS[mark.effect];
        if (mark.wins) words = "löscht den König aus und gewinnt";
        else if (mark.promotes && mark.piece === "A") words += ", ein Bauer wandelt sich um";
        else if (mark.promotes) words += mark.promotes === "choice" ? ", wandelt sich um" : ", wird zur Dame";
        if (mark.takes) words = `schlägt auf ${mark.takes}, ${words}${mark.more ? " und schlägt weiter" : ""}`;
        if (mark.rule) words += `, aber nicht jetzt (${mark.rule})`;
        return words;
      },
    },

    notation: {
      unread: (text, message) => `„${text}“ lässt sich nicht als Zug lesen. ${message}`,
      ambiguous: (text, candidates, more) => `${text} kann ${or(more ? [...candidates, "…"] : candidates)} heißen.`,
    },

    message: {
      lookingBack: "Du siehst eine frühere Stellung. Geh zuerst zum letzten Zug.",
      hint: hintOf(german, moves),
    },

    ask: {
      promotePawn: "Bauern umwandeln in …",
      promote: (letter) => `${capital(theObject(letter))} umwandeln in …`,
      castle: "Mit welchem Turm rochieren?",
      goOn: "Wie geht der Zug weiter?",
      rounds: "Für wie viele Runden?",
      roundsNote: "Die Figur muss genau in dieser Runde zurückkehren, sonst ist sie im Zeitstrom verloren.",
      pieceOn: (letter, cell) => `${piece(letter)} auf ${cell}`,
    },

    refusals: {
      gameOver: "Die Partie ist zu Ende. Geh zurück oder beginne eine neue.",
      over: "Die Partie ist schon zu Ende.",
      noHint: "Die Partie ist zu Ende, es gibt keinen Zug mehr.",
      severalEnds: (cell) => `Mehrere Schläge enden auf ${cell}. Wähl die Landefelder nacheinander.`,
      notPlayedHere: (side) => `${SIDES[side]} ist am Zug, und niemand hier spielt ${SIDES[side]}.`,
      entry: (side, message) => `${SIDES[side]}: ${message}`,
      couldReturn: (side, letter, origin) =>
        `Wäre ${SIDES[side]} am Zug, könnte ${the(letter)} von ${origin} auf die markierten Felder zurückkehren.`,
      noReturn: (side, letter, origin) => `${capital(the(letter, side))} von ${origin} kann gerade nicht zurückkehren.`,
      otherTurn: (cell, side, letter) => `${cell}: ${pieceOf(side, letter)}. Am Zug ist ${SIDES[other(side)]}.`,
      cannotGo: (letter, from, to) => `${capital(the(letter))} auf ${from} kann nicht nach ${to} ziehen.`,
      stuck: (letter, cell, check) =>
        check
          ? `${capital(the(letter))} auf ${cell} hat keinen erlaubten Zug: Keiner beendet das Schach.`
          : `${capital(the(letter))} auf ${cell} hat keinen erlaubten Zug.`,
      blocked: (stuck, by, more) =>
        `${capital(toThe(stuck.piece))} auf ${stuck.cell} ${by.length + more > 1 ? "verstellen" : "verstellt"} ${and([
          ...by.map((one) => `${one.side === stuck.side ? your(one.piece) : the(one.piece, one.side)} auf ${one.cell}`),
          ...(more > 0 ? [`${more} weitere`] : []),
        ])} den Weg.`,
    },
  };
}
