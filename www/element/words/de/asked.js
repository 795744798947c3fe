// What is said when somebody asks for something, in German: for a new game, its end, speed moves, an analysis.

const GRADES = {
  blunder: { one: "grober Fehler", other: "grobe Fehler" },
  mistake: { one: "Fehler", other: "Fehler" },
  inaccuracy: { one: "Ungenauigkeit", other: "Ungenauigkeiten" },
};

/** @param {number} n */
const percent = (n) => `${n}\u00a0%`;

/** @param {import("./german.js").German} german  @returns {import("../words").AskedWords} */
export function wordsOf(german) {
  const { SIDES, capital, count, and } = german;
  return {
    newGame: {
      title: (game) => `Neue Partie: ${game}`,
      another: "Anderes Spiel",
      opponent: "Gegen wen spielst du?",
      opponents: {
        computer: ["Computer", "Antwortet sofort."],
        friend: ["Freunde per Link", "Jeder Zug ist ein Link, den du schickst."],
        screen: ["Jemand neben dir", "Abwechselnd an einem Gerät."],
      },
      level: "Stufe",
      levels: {
        1: "Sieht einen Zug voraus und übersieht die Hälfte.",
        2: "Sieht deine Antwort voraus, übersieht aber vieles.",
        4: "Sieht vier Züge voraus und übersieht wenig.",
        7: "Rechnet weiter voraus und übersieht dabei nichts.",
        10: "Denkt zwanzigmal so lange wie „Stark“.",
      },
      color: "Deine Farbe",
      either: "Zufall",
      rules: "Regeln",
      lesson: "Neu hier? Fang mit der ersten Lektion an: zwei Minuten, am Brett.",
      kept: "Deine laufende Partie bleibt bei den gespeicherten Partien.",
      start: "Los",
    },

    ending: {
      whoResigns: "Wer gibt auf?",
      resign: "Diese Partie aufgeben?",
      resigns: (side) => `${SIDES[side]} gibt auf`,
      notYourTurn: (side) => `${SIDES[side]} ist am Zug. Remis kannst du anbieten, wenn du am Zug bist.`,
      draw: (side) => `${SIDES[side]}, nimmst du das Remis an?`,
      accepts: (side) => `${SIDES[side]} nimmt an`,
      declines: (side) => `${SIDES[side]} lehnt ab`,
      declined: (side) => `${SIDES[side]} hat das Remis abgelehnt.`,
    },

    speed: {
      ask: (side) => `${SIDES[side]}: um mehrere Züge hintereinander bitten`,
      each: (n) => `${n} Züge`,
      note: (side) =>
        `Beide Seiten bekommen gleich viele Züge, zuerst ${SIDES[side]}. Ein Zug, der Schach gibt, beendet eine Serie vorzeitig.`,
      agree: (side, n) => `${SIDES[side]}, bist du mit je ${n} Zügen einverstanden?`,
      accepted: (side, n) => `${SIDES[side]} nimmt an: je ${n} Züge.`,
      declined: (side) => `${SIDES[side]} hat die Speed-Moves abgelehnt.`,
    },

    analysis: {
      label: "Analyse",
      balance: "Wer besser steht",
      over: "Die Partie ist zu Ende",
      wins: (side, moves) => `${SIDES[side]} gewinnt in ${moves === 1 ? "einem Zug" : `${moves} Zügen`}`,
      review: "Rückschau",
      stopReview: "Rückschau beenden",
      reviewTitle: "Den Computer jeden Zug prüfen lassen",
      progress: "Geprüfte Stellungen",
      graph: "Verlauf der Partie",
      start: "Anfang",
      after: (move) => `Nach ${move}`,
      place: (where, white) => `${where}: ${white === null ? "nicht geprüft" : `Chancen von Weiß ${percent(white)}`}`,
      grades: { blunder: GRADES.blunder.one, mistake: GRADES.mistake.one, inaccuracy: GRADES.inaccuracy.one },
      verdict: (grade, side, from, to, better) =>
        `${capital(GRADES[grade].one)}: Die Chancen von ${SIDES[side]} fallen von ${percent(from)} auf ${percent(to)}. Besser war ${better}.`,
      noneGiven: "Kein Zug hat viel verschenkt.",
      given: (side, counts) =>
        `${SIDES[side]}: ${counts.length ? and(counts.map(([grade, n]) => count(n, GRADES[grade]))) : "keine Fehler"}.`,
    },
  };
}
