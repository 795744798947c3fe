// What boards of Quarx and draughts say, in German.

const PLANES = { one: "Ebene", other: "Ebenen" };
const BOARDS = { one: "Brett", other: "Bretter" };
const TIMES = ["", "", " zweimal", " dreimal"];

/** @param {import("../german.js").German} german  @returns {{ games: Pick<import("../../games").GameWords, "quarx"> }} */
export const wordsOf = ({ the, theObject, capital, count, or, name }) => ({
  games: {
    quarx: {
      title: "Dame und Quarx",
      also: "Ein Schritt oder Sprung kann auch in eine andere Ebene führen.",
      far: "Tipp einen deiner Steine an, oder eine Ebene, um sie zu vergrößern.",
      variants: {
        draughts: ["Dame", "Internationale Dame auf 100 Feldern, aus der Quarx entstand."],
        "quarx-3d": ["Quarx im Würfel", "Dame in einem Würfel aus 64 Feldern: der Weg zu Quarx."],
        quarx: ["Quarx", "Dame in einem Hyperwürfel aus 256 Feldern."],
        "quarx-huff": [
          "Quarx mit Pusten",
          "Niemand erinnert dich ans Schlagen: Wer einen Schlag übersieht, verliert den Stein.",
        ],
      },
      planes: (n) => count(n, n > 1 ? PLANES : BOARDS),
      plane: (id) => `Ebene ${id}`,
      leg: (step, times) => `(${step.join(",").replaceAll("-", "−")})${TIMES[times]}`,
      stuck: {
        huff: "Wähl zuerst, welcher der markierten Steine gepustet wird.",
        capture: (letter, cell) =>
          `${capital(the(letter))} auf ${cell} kann nicht ziehen: Du musst mit einem markierten Stein schlagen.`,
      },
      notice: {
        forfeits: (side, notation, missed) =>
          `${name(side)} verliert den Zug ${notation}, weil ein Schlag übersehen wurde: ${or(missed)}.`,
        chooses: (side) => `${name(side)} pustet einen der markierten Steine und zieht dann.`,
        lost: (letter, cell) => `${capital(the(letter))} auf ${cell} wird entfernt.`,
        huffed: (side, letter, cell) => `${name(side)} hat ${theObject(letter)} auf ${cell} gepustet und zieht jetzt.`,
        must: (side, captures, pieces) =>
          `Schlagzwang: ${name(side)} muss mit ${
            pieces > 1 ? "einem der markierten Steine" : "dem markierten Stein"
          } schlagen${captures > 1 ? `, und zwar ${captures} Steine, so viele wie möglich` : ""}.`,
      },
      noCell: {
        digits: (n) => `Ein Feld hat ${n} Ziffern.`,
        range: (cell) => `Es gibt kein Feld ${cell}. Die Ziffern gehen von 1 bis 4.`,
        light: (cell) =>
          `${cell} ist ein weißes Feld. Gespielt wird nur auf schwarzen Feldern, deren Ziffernsumme gerade ist.`,
      },
      examples: {
        corner: {
          title: "Züge von 1111",
          words:
            "Ein Schritt ändert zwei oder vier Ziffern um eins. Von der Ecke 1111 aus können sie nur wachsen: 2211, 2121, 2112, 1221, 1212, 1122 und 2222. Eine Dame kann auf jeder dieser Linien weiterziehen.",
        },
        capture: {
          title: "2323 schlägt 2233",
          words:
            "Der weiße Stein auf 2233 ist einen Schritt entfernt: y wird kleiner, a größer. Der schwarze Stein macht diesen Schritt zweimal, landet auf 2143 und schlägt ihn. Wähl 2143.",
        },
        again: {
          title: "… und schlägt weiter",
          words: "Von 2143 aus kann derselbe Stein noch einmal schlagen, also muss er. Wähl 2143, dann 4343.",
        },
      },
    },
  },
});
