// What boards of Time Out chess and the steps between say, in German.

const MOVES = { one: "Zug", other: "Züge" };
const ROUNDS = { one: "Runde", other: "Runden" };
const ENDS = { lowest: "unterste Ebene", highest: "oberste Ebene" };

/** @param {import("../german.js").German} german  @returns {{ games: Pick<import("../../games").GameWords, "timeout"> } & import("../../words").TimeOutWords} */
export const wordsOf = ({ the, theObject, capital, count, pieceOf, other, SIDES }) => ({
  games: {
    timeout: {
      title: "Schach und Auszeit",
      also: "Die meisten können auch die Ebene wechseln.",
      variants: {
        chess: ["Schach", "Schach, wie es alle spielen: die Regeln, auf denen das Time-Out-Schach aufbaut."],
        "timeout-flat": ["Time Out auf einem Brett", "Schach, dessen Figuren in die Zukunft gehen und zurückkehren."],
        tower: ["Turmschach", "Time-Out-Schach ohne Auszeit: acht Ebenen übereinander."],
        timeout: ["Time-Out-Schach", "Acht Ebenen, 112 Figuren und ein Weg in die Zukunft."],
        "timeout-declared": [
          "Time-Out-Schach mit Ansage",
          "Wer eine Figur in die Auszeit schickt, sagt an, für wie lange.",
        ],
      },
      board: (level) => `Ebene ${level}`,
      cell: (column, level) => `${column} Ebene ${level}`,
      caption: (id, end) => `${id.replace("L", "E")}${end ? ` · ${ENDS[end]}` : ""}`,
      stuck: (letter, cell, due, origin) =>
        `Du kannst ${theObject(letter)} auf ${cell} nicht ziehen: ${capital(the(due))} von ${origin} muss jetzt zurückkehren.`,
      lost: (side, letter, origin) => `${capital(the(letter, side))} von ${origin} ist im Zeitstrom verloren.`,
    },
  },
  selection: {
    choosePieceOrReturn: "Wähl eine deiner Figuren, oder hol eine aus der Auszeit zurück.",
    choosePieceOrSend: "Wähl eine Figur für einen Zug oder die Auszeit.",
  },
  status: { series: (side, left, agreed) => `Speed-Moves: ${SIDES[side]} hat noch ${left} von ${agreed}` },
  moves: {
    agreement: (side, n) => `${SIDES[side]} und ${SIDES[other(side)]} vereinbaren je ${count(n, MOVES)}`,
    speed: (n) => `${n} Speed-Moves`,
  },
  tray: {
    label: "Auszeit",
    title: "In der Auszeit",
    empty: "Keine Figuren in der Auszeit. Um eine in die Zukunft zu schicken, wähl sie und drück „Auszeit →“.",
    none: "Keine Figuren.",
    rounds({ length, rounds }) {
      if (!length) return rounds ? count(rounds, ROUNDS) : "eben erst";
      return length > rounds ? `noch ${length - rounds} von ${count(length, ROUNDS)}` : "jetzt fällig";
    },
    entry: (side, letter, seen) => `${capital(pieceOf(side, letter))} von ${seen.join(", ")}`,
    back: "zurückholen",
    notYet: "noch nicht zurück",
    occupied: (levels) => `${levels ? "Säule" : "Feld"} besetzt`,
    blocked: "kein Weg zurück",
    effects: {
      free: (n) => `${n} frei`,
      beside: (n) => `${n} daneben`,
      annihilate: (n) => count(n, { one: "Auslöschung", other: "Auslöschungen" }),
    },
    promotes: "Dame",
    wins: "gewinnt",
    due: "fällig",
  },
  legend: {
    short: () => ({ free: "frei", beside: "daneben", annihilate: "Auslöschung" }),
    long: (levels) => ({
      free: levels ? "frei: eine leere Säule" : "frei: ein leeres Feld",
      beside: "daneben: eine eigene Figur auf einer anderen Ebene",
      annihilate: "Auslöschung: Beide Figuren verschwinden",
    }),
  },
  speed: {
    over: "Die Partie ist zu Ende, Speed-Moves können nicht mehr vereinbart werden.",
    running: "Eine Serie von Speed-Moves läuft noch.",
    remote: "Dein Gegner spielt anderswo. Biete Speed-Moves an, wenn du deinen Zug schickst.",
    notYourTurn: (side) => `${SIDES[side]} ist am Zug. Um Speed-Moves kannst du bitten, wenn du am Zug bist.`,
  },
});
