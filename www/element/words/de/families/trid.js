// What boards of Tri-Dimensional chess say, in German.

/** @type {Record<string, string>} */
const MAINS = { W: "weiß", N: "neutral", B: "schwarz" };

/** @param {import("../german.js").German} german  @returns {{ games: Pick<import("../../games").GameWords, "trid"> }} */
export const wordsOf = ({ capital, name }) => ({
  games: {
    trid: {
      title: "3D-Schach",
      variants: {
        trid: ["3D-Schach", "Das Schach aus Star Trek: drei Hauptbretter und vier, die selbst ziehen."],
        "trid-strict": [
          "3D-Schach, wörtliche Lesart",
          "Die Regeln der Quelle Wort für Wort: Niemand steigt über den Rand eines Bretts.",
        ],
        "trid-meder": [
          "3D-Schach nach Meder",
          "Jede Ebene einer Säule ist frei wählbar, und Bretter tragen jede Figur.",
        ],
      },
      boards: "7\u00a0Bretter",
      mains: MAINS,
      main: (id, level) => `${capital(MAINS[id])}es Brett, Ebene ${level}`,
      caption: (id, level) => `Ebene ${level}\u00a0· ${MAINS[id]}`,
      floor: (level, board) => `${level}\u00a0· ${board}`,
      cell: (column, level) => `${column}, Ebene ${level}`,
      controlled: (side) => `beherrscht von ${name(side)}`,
      owned: (side) => `gehört ${name(side)}`,
      hint: {
        promote: (cell) => `Der Bauer auf ${cell} wandelt sich um, bevor du ziehst. Wähl ihn.`,
        later: {
          pawn: "Wähl eine deiner Figuren. Leer oder mit nur einem Bauern kann ein kleines Brett ziehen: Wähl sein Schild.",
          piece:
            "Wähl eine deiner Figuren. Leer oder mit nur einer Figur kann ein kleines Brett ziehen: Wähl sein Schild.",
        },
        now: "Wähl eine deiner Figuren oder das Schild eines Bretts, das ziehen kann.",
      },
      controls: (side, place) =>
        `${name(side)} beherrscht jetzt das Brett auf ${place}, denn nur Figuren von ${name(side)} stehen darauf.`,
      refusal: {
        pegsOnly: "Ein Brett zieht von Stift zu Stift. Wähl einen der markierten Stifte.",
        noBoard: (peg) => `Auf ${peg} steht kein Brett. Wähl zuerst das Schild eines Bretts, dann einen Stift.`,
        noPeg: (peg) => `Für das Brett auf ${peg} ist kein Stift frei.`,
        check: "Kein Zug dieses Bretts beendet das Schach.",
      },
      examples: {
        climb: {
          title: "Hinauf über ein bewegliches Brett",
          words:
            "Das Brett auf QL2 verbindet die Ebenen der Säule b4. Darum kann der weiße Turm dort auf Ebene\u00a02 oder 3 landen oder den Springer auf Ebene\u00a04 schlagen. Die Ebenen der Säule b3 verbindet nichts, also bleibt der Turm dort auf Ebene\u00a02.",
        },
        ride: {
          title: "Ein Brett trägt einen Bauern",
          words:
            "Weiß beherrscht beide Bretter auf dem Stift QL5. Das obere trägt seinen Bauern von a5 nach a9, wo er sich umwandelt.",
        },
        castling: {
          title: "Rochade",
          words:
            "Auf dem Königsflügel tauschen König und Turm die Plätze. Auf dem Damenflügel zieht der König auf das leere Feld der Dame, b0, und der Turm von a0 auf das Feld des Königs.",
        },
      },
      examplesOfMeder: {
        level: {
          title: "Jede Ebene",
          words:
            "Der weiße Turm zieht auf der Linie und landet auf jeder Ebene einer Säule. Auf b4 ist das Ebene\u00a02 oder 3, oder Ebene\u00a04, wenn er den Springer schlägt. Hinter dem Springer geht es nicht weiter.",
        },
        ride: {
          title: "Eine Figur fährt mit",
          words:
            "Der weiße Springer steht allein auf einem schwarzen Brett, also kann er damit fahren: vor zu den nächsten Stiften oder hinüber zur selben Nummer des anderen Flügels.",
        },
        waiting: {
          title: "Ein Bauer wartet",
          words:
            "Das schwarze Brett hat QL6 verlassen, also wandelt sich der weiße Bauer auf b8 um. Weiß wählt zuerst die neue Figur und macht dann einen beliebigen Zug.",
        },
      },
    },
  },
});
