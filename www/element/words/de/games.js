// What belongs to single games, in German.

import { speech } from "../speech.js";
import { name } from "./sides.js";

const { capital, count, or } = speech("de");

const LEVELS = { one: "Ebene", other: "Ebenen" };
const BOARDS = { one: "Brett", other: "Bretter" };
const PLANES = { one: "Ebene", other: "Ebenen" };

const TIMES = ["", "", " zweimal", " dreimal"];

/** @type {Record<string, string>} */
const MAINS = { W: "Weißes Brett", N: "Neutrales Brett", B: "Schwarzes Brett" };

/** @type {Record<string, string>} */
const SHORT_MAINS = { W: "Weiß", N: "Neutral", B: "Schwarz" };

const ENDS = { lowest: "die unterste", highest: "die oberste" };
const SHORT_ENDS = { lowest: "unterste Ebene", highest: "oberste Ebene" };

/** @param {import("./nouns").Nouns} nouns  @returns {import("../games").GameWords} */
export const gamesOf = ({ the, theObject, toThe }) => ({
  titles: {
    timeout: "Schach und Auszeit",
    quarx: "Dame und Quarx",
    hex4d: "Sechseckschach",
    trid: "3D-Schach",
    raumschach: "Raumschach",
  },
  variants: {
    chess: ["Schach", "Schach, wie es alle spielen: die Regeln, auf denen das Time-Out-Schach aufbaut."],
    glinski: ["Sechseckschach nach Gliński", "Schach auf einem Brett aus 91 Sechsecken."],
    draughts: ["Dame", "Internationale Dame auf 100 Feldern, aus der Quarx entstand."],
    "timeout-flat": ["Time Out auf einem Brett", "Schach, dessen Figuren in die Zukunft gehen und zurückkehren."],
    "quarx-3d": ["Quarx im Würfel", "Dame in einem Würfel aus 64 Feldern: der Weg zu Quarx."],
    raumschach: ["Raumschach", "Schach mit Einhörnern in einem Würfel aus 125 Feldern, erfunden 1907."],
    trid: ["3D-Schach", "Das Schach aus Star Trek: drei Hauptbretter und vier, die selbst ziehen."],
    "trid-strict": [
      "3D-Schach, wörtliche Lesart",
      "Die Regeln der Quelle Wort für Wort: Niemand steigt über den Rand eines Bretts.",
    ],
    "trid-meder": ["3D-Schach nach Meder", "Jede Ebene einer Säule ist frei wählbar, und Bretter tragen jede Figur."],
    tower: ["Turmschach", "Time-Out-Schach ohne Auszeit: acht Ebenen übereinander."],
    timeout: ["Time-Out-Schach", "Acht Ebenen, 112 Figuren und ein Weg in die Zukunft."],
    "timeout-declared": [
      "Time-Out-Schach mit Ansage",
      "Wer eine Figur in die Auszeit schickt, sagt an, für wie lange.",
    ],
    quarx: ["Quarx", "Dame in einem Hyperwürfel aus 256 Feldern."],
    "quarx-huff": [
      "Quarx mit Pusten",
      "Niemand erinnert dich ans Schlagen: Wer einen Schlag übersieht, verliert den Stein.",
    ],
    hex4d: ["4D-Sechseckschach", "Neunzehn sechseckige Bretter, die zusammen ein Sechseck bilden."],
  },

  base: {
    boards: (n, levels) => count(n, levels && n > 1 ? LEVELS : BOARDS),
    board: (id) => `Brett ${id}`.trim(),
    caption: (id) => id,
    noCell: (cell) => `Es gibt kein Feld ${cell}.`,
  },

  timeout: {
    board: (level) => `Ebene ${level}`,
    cell: (column, level) => `${column} Ebene ${level}`,
    caption: (id) => id.replace("L", "E"),
    stuck: (letter, cell, due, origin) =>
      `Du kannst ${theObject(letter)} auf ${cell} nicht ziehen: ${capital(the(due))} von ${origin} muss jetzt zurückkehren.`,
    lost: (side, letter, origin) => `${capital(the(letter, side))} von ${origin} ist im Zeitstrom verloren.`,
  },

  quarx: {
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
    clicking: {
      finger:
        "Der Knopf „Zug erst zeigen“ unter „Mehr“ zeigt jeden Zug, bevor er gespielt wird, damit dein Gegner Einspruch erheben kann. Dann spielst du ihn oder nimmst ihn zurück. In „Quarx mit Pusten“ ist er von Anfang an eingeschaltet.",
      path: "Um zu schlagen, wähl die Landefelder nacheinander, oder gleich das letzte, wenn nur ein Schlag dort endet. „Zurück“, Esc oder der Stein selbst nimmt ein Landefeld zurück.",
    },
  },

  hex4d: {
    kind(kind, letter) {
      switch (kind) {
        case "inside":
          return "gleiches Brett, anderes Feld";
        case "between":
          return "anderes Brett, gleiches Feld";
        case "far":
          return "zwei Bretter weiter, Nachbarfeld";
        default:
          return `Nachbarbrett, ${letter === "N" ? "zwei Felder weiter" : letter === "P" ? "Nachbarfeld" : "anderes Feld"}`;
      }
    },
    stuck: (cell, way) =>
      `Der König auf ${cell} hat keinen erlaubten Zug ${way === "inside" ? "auf seinem Brett" : "zwischen Brettern"}.`,
    bared(side, way, now) {
      if (way === "inside") return `Der blanke König von ${name(side)} zieht nur auf seinem Brett.`;
      if (way === "between")
        return `Der blanke König von ${name(side)} zieht nur zwischen Brettern, auf dasselbe Feld.`;
      return `${name(side)} hat nur noch den König. ${
        now ? "Dieser Zug" : "Sein nächster Zug"
      } entscheidet für den Rest der Partie: auf dem Brett oder zwischen Brettern.`;
    },
    clicking: [
      "Zeig auf ein Feld oder wähl eine Figur, dann ist dasselbe Feld auf jedem Brett umrandet. Dort landet ein Zug zwischen Brettern.",
      "Die Karte zeigt, wie viele Figuren und Ziele jedes Brett hat. Wähl dort ein Brett, um es zu vergrößern.",
    ],
    keys: [
      ["Umschalt + Pfeil", "zum selben Feld des nächsten Bretts gehen"],
      ["z", "ein Brett vergrößern oder alle Bretter zeigen"],
    ],
  },

  trid: {
    boards: count(7, BOARDS),
    mains: SHORT_MAINS,
    main: (id, level) => `${MAINS[id]}, Ebene ${level}`,
    caption: (id, level) => `${SHORT_MAINS[id]}\u00a0· Ebene ${level}`,
    floor: (level, board) => `${level} ${board}`,
    cell: (column, level) => `${column}, Ebene ${level}`,
    controlled: (side) => `beherrscht von ${name(side)}`,
    owned: (side) => `gehört ${name(side)}`,
    hint: {
      promote: (cell) => `Der Bauer auf ${cell} wandelt sich um, bevor du ziehst. Wähl ihn.`,
      controlled: (side) => `Wähl eine deiner Figuren oder ein Schild mit ${name(side)[0]}.`,
      owned: "Wähl eine deiner Figuren oder das Schild eines Bretts, das ziehen kann.",
    },
    controls: (side, peg) => `${name(side)} beherrscht jetzt das Brett auf ${peg}.`,
    refusal: {
      byLabel: "Um dieses Brett zu ziehen, wähl sein Schild.",
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
          "Der weiße Springer steht allein auf einem schwarzen Brett, also kann er damit fahren: vor zu den nächsten Stiften oder hinüber zum selben Stift der anderen Seite.",
      },
      waiting: {
        title: "Ein Bauer wartet",
        words:
          "Das schwarze Brett hat QL6 verlassen, also wandelt sich der weiße Bauer auf b8 um. Weiß wählt zuerst die neue Figur und macht dann einen beliebigen Zug.",
      },
    },
    clicking: ["Um ein Brett zu ziehen, wähl sein Schild, dann einen der markierten Stifte."],
    keys: [["Tab, Umschalt + Tab", "zwischen den Feldern und den Schildern und Stiften der Bretter wechseln"]],
  },

  raumschach: {
    level: (id, end) => `Ebene ${id}${end ? `, ${ENDS[end]}` : ""}`,
    caption: (id, end) => (end ? `${id} · ${SHORT_ENDS[end]}` : id),
  },
});
