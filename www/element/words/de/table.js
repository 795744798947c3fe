// What the table says in German, but what belongs to a game (games.js) or to the help (help.js).

import { other } from "../../state/players.js";
import { speech } from "../speech.js";
import { movesOf } from "./moves.js";
import { COLORS, SIDES, sides } from "./sides.js";

/** @typedef {import("../../types").Side} Side */

const { and, capital, count, or } = speech("de");

const MOVES = { one: "Zug", other: "Züge" };
const IN_MOVES = { one: "Zug", other: "Zügen" };
const TARGETS = { one: "Ziel", other: "Ziele" };
const PIECES = { one: "Figur", other: "Figuren" };

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

/** @type {Record<number, readonly [name: string, note: string]>} */
const LEVELS = {
  1: ["Anfänger", "Sieht einen Zug voraus und übersieht die Hälfte."],
  2: ["Leicht", "Sieht deine Antwort, übersieht aber vieles."],
  4: ["Vereinsspieler", "Sieht vier Züge voraus und übersieht wenig."],
  7: ["Stark", "Übersieht nichts, so weit er rechnet."],
  10: ["Maximal", "Denkt zwanzigmal so lange wie „Stark“."],
};

const GRADES = {
  blunder: { one: "grober Fehler", other: "grobe Fehler" },
  mistake: { one: "Fehler", other: "Fehler" },
  inaccuracy: { one: "Ungenauigkeit", other: "Ungenauigkeiten" },
};

/** @param {number} n */
const percent = (n) => `${n}\u00a0%`;

/** @param {import("./nouns").Nouns} nouns  @param {import("../words").Words["tray"]} tray  @returns {import("../words").TableWords} */
export function tableOf(nouns, tray) {
  const { names, piece, pieceOf, the, theObject, toThe, aObject, your } = nouns;
  const { moved, hint } = movesOf(nouns);
  return {
    ...sides,
    initials: { white: "W", black: "S" },
    pieces: names,
    and,
    or,
    cancel: "Abbrechen",
    close: "Schließen",
    back: "Zurück",

    cell: (name) => name, // ./index.js writes its level
    pieceOf,

    status: {
      ...sides.status,
      loading: "Wird geladen …",
      failed: "Das Spiel konnte nicht geladen werden",
      yours: (side, check) => `Du bist am Zug (${SIDES[side]})${check ? ", im Schach" : ""}`,
      number: (move, repetitions, later) =>
        [
          `Zug\u00a0${move}`,
          repetitions > 1 ? `Stellung zum ${repetitions}.\u00a0Mal` : "",
          later ? `danach noch ${count(later, MOVES)}` : "",
        ]
          .filter(Boolean)
          .join(" · "),
      series: (side, left, agreed) => `Speed-Moves: ${SIDES[side]} hat noch ${left} von ${agreed}`,
      selected: (what) => `${what}, ausgewählt`,
      nothingSelected: "Nichts ausgewählt",
      noMove: "Noch keine Züge.",
      move: (move, side) =>
        move.waiting
          ? `Der ${COLORS[side]}e Bauer auf ${move.waiting.cell} wandelt sich in ${aObject(move.waiting.promotion)} um. ${moved(move, side)}.`
          : `${moved(move, side)}.`,
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
      playIt: "Spielen",
      objects: (side) => `Einspruch von ${SIDES[side]}`,
      takeBack: "Zurücknehmen",
      takeBackTitle: "Den Zug zurücknehmen und einen anderen spielen",
      timeOut: "Auszeit →",
      timeOutTitle: "Diese Figur in die Auszeit schicken",
      backTitle: "Das letzte Landefeld zurücknehmen",
      ifSent: (message) => `Wenn du diese Figur jetzt in die Auszeit schickst: ${message}`,
      gameOver: "Die Partie ist zu Ende.",
      thinking: (side) => `${SIDES[side]} denkt nach …`,
      lookingForHint: "Ein guter Zug wird gesucht …",
      considering: (side) => `${SIDES[side]} überlegt noch …`,
      turn: (side) => `${SIDES[side]} ist am Zug.`,
      due: (letter, origin) => `${capital(the(letter))} von ${origin} muss jetzt zurückkehren.`,
      chooseMarked: "Wähl eine der markierten Figuren.",
      choosePiece: "Wähl eine deiner Figuren.",
      choosePieceOrReturn: (inSpace) =>
        `Wähl eine deiner Figuren oder ${inSpace ? "eine blasse" : "einen gestrichelten Kreis"}, um eine zurückzuholen.`,
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
      duty: { capture: "muss schlagen", lose: "kann gepustet werden" },
      selected: "ausgewählt",
      jumped: "übersprungen",
      landed: "hier gelandet",
      inCheck: "im Schach",
      givesCheck: "gibt Schach",
      origin: "von hier ging eine Figur in die Auszeit",
      blocksReturn: "verhindert eine Rückkehr",
      near: "einen Schritt vom nachgeschlagenen Feld",
      named: (label) => `markiert ${label}`.trim(),
    },

    tray,

    legend: {
      short: () => ({ free: "frei", beside: "daneben", annihilate: "Auslöschung" }),
      long: (levels) => ({
        free: levels ? "frei: eine leere Säule" : "frei: ein leeres Feld",
        beside: "daneben: eine eigene Figur auf einer anderen Ebene",
        annihilate: "Auslöschung: Beide Figuren verschwinden",
      }),
    },

    tools: {
      label: "Partie",
      first: "Zum Anfang",
      undo: "Einen Zug zurück",
      redo: "Einen Zug vor",
      last: "Zum letzten Zug",
      hint: "Einen guten Zug zeigen",
      flip: "Brett drehen",
      flipTitle: "Das Brett von der anderen Seite sehen",
      view: "Ansicht",
      plan: "2D",
      planTitle: "Die Bretter nebeneinander zeigen",
      stack: "3D",
      stackTitle: "Die Bretter räumlich übereinander zeigen",
      more: "Mehr",
      analyze: "Analyse",
      analyzeTitle: "Zeigen, wer besser steht und welche Züge die besten sind",
      speed: "Speed-Moves",
      speedTitle: "Um 2 bis 5 Züge hintereinander bitten",
      draw: "Remis anbieten",
      drawTitle: "Deinem Gegner Remis anbieten",
      resign: "Aufgeben",
      resignTitle: "Diese Partie aufgeben",
      finger: "Zug erst zeigen",
      fingerTitle: "Jeden Zug zeigen, bevor er gespielt wird, damit dein Gegner Einspruch erheben kann",
      names: "Feldnamen",
      namesTitle: "Die Namen der Felder zeigen",
      short: "Kurz\u00adnotation",
      shortTitle: "Züge in Kurznotation auflisten",
      sound: "Ton",
      soundTitle: "Bei jedem Zug ein Geräusch spielen",
      help: "So wird gespielt",
      helpTitle: "Das Spiel und seine Bedienung erklären",
      language: "Sprache",
      languages: { en: "English", de: "Deutsch" },
    },

    seats: {
      label: "Spieler",
      seat: (side) => `Wer ${SIDES[side]} spielt`,
      human: "Mensch",
      computers: "Computer, von schwach bis stark",
      computer: (level) => (LEVELS[level] ? `Computer ${level} · ${LEVELS[level][0]}` : `Computer ${level}`),
      goOn: "Weiterspielen",
      goOnTitle: "Trotzdem weiterspielen",
      rematch: "Revanche",
      rematchTitle: "Noch einmal mit vertauschten Seiten spielen",
      tryAgain: "Noch einmal",
      moveNow: "Jetzt ziehen",
      moveNowTitle: "Den Computer den besten Zug spielen lassen, den er bisher gefunden hat",
    },

    moves: {
      title: "Züge",
      none: "Noch keine Züge.",
      agreement: (side, n) => `${SIDES[side]} und ${SIDES[other(side)]} vereinbaren je ${count(n, MOVES)}`,
      speed: (n) => `${n} Speed-Moves`,
      other: (first, rest) =>
        `oder ${first}${rest ? ` und ${count(rest, { one: "weiterer Zug", other: "weitere Züge" })}` : ""}`,
    },

    notation: {
      label: "Zug eintippen",
      play: "Ziehen",
      example: (notation) => `Beispiel: ${notation}`,
      examples: (notation, translated, language) =>
        `Beispiel: ${notation}, oder auf ${language === "de" ? "Englisch" : "Deutsch"} ${translated}`,
      unread: (text, message) => `„${text}“ lässt sich nicht als Zug lesen. ${message}`,
      ambiguous: (text, candidates, more) => `${text} kann ${or(more ? [...candidates, "…"] : candidates)} heißen.`,
    },

    message: {
      see: (cells, more) => `Siehe ${cells.join(", ")}${more ? " …" : ""}`,
      dismiss: "Schließen",
      showMe: "Zeig es mir",
      rule: (rule) => `Regel ${rule}`,
      threats: "Gefahr für einen König",
      threat({ kind, piece: letter, by, side, king }) {
        const whose = `den ${COLORS[side]}en König auf ${king}`;
        return kind === "check"
          ? `Schach: ${capital(the(letter))} auf ${by} greift ${whose} an.`
          : `${capital(the(letter))} von ${by} in der Auszeit könnte ${whose} auslöschen.`;
      },
      lookingBack: "Du siehst eine frühere Stellung. Geh zuerst zum letzten Zug.",
      hint,
    },

    lookup: {
      title: "Beispiele",
      steps: "Schritte von Feld",
      example: (cell) => `Beispiel: ${cell}`,
      near: (cell, cells) =>
        `${count(cells.length, { one: "Feld ist", other: "Felder sind" })} einen Schritt von ${cell} entfernt: ${and(cells)}.`,
    },

    boards: {
      title: "Bretter",
      game: "Spiel",
      above: "Von oben",
      aboveLabel: "Alle Säulen, von oben gesehen",
      levelsOfColumn: "Ebenen einer Säule",
      pickColumn: "Wähl oben eine Säule. Ihre Ebenen erscheinen hier, die höchste zuoberst.",
      pickCell: "Wähl ein Feld. Die Ebenen seiner Säule erscheinen hier, die höchste zuoberst.",
      column: (column) => `Säule ${column}`,
      columnLevels: (column) => `Ebenen der Säule ${column}`,
      inColumn: (column) => `Säule ${column}`,
      onLevel: (level, side, letter) => `Ebene ${level} ${pieceOf(side, letter)}`,
      targets: (n, marks) => `${count(n, TARGETS)}: ${or(marks)}`,
      empty: "leer",
      map: "Karte",
      mapLabel: "Karte der Bretter",
      mapShowsPieces: "Zahlen: Figuren auf jedem Brett.",
      mapShowsTargets: "→ Ziele, × Schläge auf jedem Brett.",
      showAll: "Alle zeigen",
      closeUp: "Vergrößern",
      sidePieces: (side, n) => `${n} ${COLORS[side]}e`,
      mapCaptures: (captures, targets) =>
        `×${captures} Schläge von ${count(targets, { one: "Ziel", other: "Zielen" })}`,
      mapTargets: (n) => `→${count(n, TARGETS)}`,
      chosenPiece: "die gewählte Figur",
      kingInCheck: "der König im Schach",
      freePeg: (peg, top) => `Stift ${peg}, ${top ? "oben" : "unten"}, frei`,
      boardOn: (peg, top, level, side, whose) =>
        `Brett ${top ? "oben" : "unten"}, Ebene ${level}, ${peg} ${SIDES[side][0]}, ${whose}`,
      level: (level) => `Ebene ${level}`,
      pieces: (n) => (n ? count(n, PIECES) : "leer"),
      space: "3D-Ansicht. Pfeiltasten drehen, Plus und Minus zoomen, Pos1 setzt alles zurück.",
      spaceControls: "3D-Ansicht",
      sliders: { spread: "Abstand", turn: "In 4D drehen", tilt: "In 4D neigen" },
      form: "Anordnung",
      forms: { cubes: "Vier Würfel", hypercube: "Hyperwürfel" },
      lift: "Bretter anheben",
      liftNone: "Bretter anheben: keine",
      liftKind: (kind) => `Anheben: ${kind}`,
      liftPick: "Wähl eine Figur, damit sich die Bretter heben, die sie so erreicht.",
      liftNothing: "Diese Figur hat keinen solchen Zug. Wähl eine andere Figur oder eine andere Zugart.",
      ways: { mouse: "Ziehen dreht, das Mausrad zoomt", touch: "Ziehen dreht, zwei Finger zoomen" },
      reset: "Zurücksetzen",
      resetTitle: "3D-Ansicht zurücksetzen",
      flat: {
        graphics: "Dieser Browser kann keine Bretter in 3D zeigen, deshalb siehst du die 2D-Ansicht.",
        lost: "Die 3D-Ansicht ist ausgefallen, deshalb siehst du die 2D-Ansicht. Wähl 3D, um sie neu zu starten.",
        script:
          "Die 3D-Ansicht ließ sich nicht laden, deshalb siehst du die 2D-Ansicht. Wähl 3D, um es noch einmal zu versuchen.",
        colors: "Dein System gibt die Farben vor, deshalb siehst du die 2D-Ansicht statt der 3D-Ansicht.",
        plan: "Du siehst die 2D-Ansicht. Wähl zuerst 3D, dann nimm das Bild auf.",
      },
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

    newGame: {
      title: (game) => `Neue Partie: ${game}`,
      opponent: "Gegen wen spielst du?",
      opponents: {
        computer: ["Computer", "Antwortet sofort, gleich hier."],
        friend: ["Freunde per Link", "Jeder Zug ist ein Link, den du schickst."],
        screen: ["Jemand neben dir", "Abwechselnd an einem Gerät."],
      },
      level: "Stufe",
      levels: LEVELS,
      color: "Deine Farbe",
      either: "Zufall",
      rules: "Regeln",
      lesson: "Neu hier? Fang mit der ersten Lektion an: zwei Minuten, am Brett.",
      kept: "Deine laufende Partie bleibt bei den gespeicherten Partien.",
      start: "Los",
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
      over: "Die Partie ist zu Ende, Speed-Moves können nicht mehr vereinbart werden.",
      running: "Eine Serie von Speed-Moves läuft. Danach kannst du eine neue vereinbaren.",
      remote: "Dein Gegner spielt anderswo. Biete Speed-Moves an, wenn du deinen Zug schickst.",
      notYourTurn: (side) => `${SIDES[side]} ist am Zug. Um Speed-Moves kannst du bitten, wenn du am Zug bist.`,
      ask: (side) => `${SIDES[side]} bittet um mehrere Züge hintereinander`,
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
      wins: (side, moves) => `${SIDES[side]} gewinnt in ${count(moves, IN_MOVES)}`,
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
