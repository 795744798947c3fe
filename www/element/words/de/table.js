// What any board shows at once, in German.

import { COLORS, SIDES, sides } from "./sides.js";

/** @typedef {import("../../types").Side} Side */

const TARGETS = { one: "Ziel", other: "Ziele" };
const PIECES = { one: "Figur", other: "Figuren" };

/** @type {Record<number, string>} */
const LEVELS = { 1: "Anfänger", 2: "Leicht", 4: "Vereinsspieler", 7: "Stark", 10: "Maximal" };

/** @param {import("./german.js").German} german  @returns {import("../words").AtOnce} */
export function tableOf(german) {
  const { and, capital, count, or, names, pieceOf, the } = german;
  return {
    ...sides,
    initials: { white: "W", black: "S" },
    pieces: names,
    cancel: "Abbrechen",
    close: "Schließen",
    back: "Zurück",

    cell: (name) => name, // ./index.js writes its level
    pieceOf,

    status: {
      ...sides.status,
      loading: "Wird geladen …",
      failed: "Das Spiel konnte nicht geladen werden",
      decided: (isOwn) => (isOwn ? "Du gewinnst." : "Der Computer gewinnt."),
      yours: (side, check) => `Du bist am Zug · ${check ? "Schach!" : SIDES[side]}`,
      number: (move, repetitions, later) =>
        [
          `Zug\u00a0${move}`,
          repetitions > 1 ? `Stellung zum ${repetitions}.\u00a0Mal` : "",
          later ? `noch ${later}` : "",
        ]
          .filter(Boolean)
          .join(" · "),
    },

    selection: {
      gameOver: "Die Partie ist zu Ende.",
      thinking: (side) => `${SIDES[side]} denkt nach …`,
      lookingForHint: "Ein guter Zug wird gesucht …",
      considering: (side) => `${SIDES[side]} überlegt noch …`,
      turn: (side) => `${SIDES[side]} ist am Zug.`,
      due: (letter, origin) => `${capital(the(letter))} von ${origin} muss jetzt zurückkehren.`,
      chooseMarked: "Wähl eine der markierten Figuren.",
      choosePiece: "Wähl eine deiner Figuren.",
    },

    marks: {
      duty: { capture: "muss schlagen", lose: "kann gepustet werden" },
      selected: "ausgewählt",
      jumped: "übersprungen",
      landed: "hier gelandet",
      inCheck: "im Schach",
      givesCheck: "gibt Schach",
      origin: "von hier ging eine Figur in die Auszeit",
      blocksReturn: "verhindert eine Rückkehr",
      near: "einen Schritt vom eingegebenen Feld",
      named: (label) => `markiert ${label}`.trim(),
    },

    tools: {
      label: "Partie",
      first: "Zum Anfang",
      undo: "Einen Zug zurück",
      redo: "Einen Zug vor",
      last: "Zum letzten Zug",
      hint: "Einen guten Zug zeigen",
      takeBack: "Zug zurück",
      takeBackTitle: "Deinen letzten Zug zurücknehmen",
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
      soundTitle: "Bei jedem Zug ein Geräusch abspielen",
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
      levels: LEVELS,
      computer: (level) => (LEVELS[level] ? `Computer ${level} · ${LEVELS[level]}` : `Computer ${level}`),
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
      other: (first, rest) =>
        `oder ${first}${rest ? ` und ${count(rest, { one: "weiterer Zug", other: "weitere Züge" })}` : ""}`,
    },

    notation: { label: "Zug eintippen", play: "Ziehen", example: (notation) => `Beispiel: ${notation}` },

    message: {
      see: (cells, more) => `Siehe ${cells.join(", ")}${more ? " …" : ""}`,
      notLoaded: "Das ließ sich nicht laden. Versuch es noch einmal.",
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
      pickColumn: "Wähl oben ein Feld. Seine Ebenen, die kleinen Striche, erscheinen hier, die höchste zuerst.",
      pickCell: "Wähl ein Feld. Die Ebenen seiner Säule erscheinen hier, die höchste zuerst.",
      column: (column) => `Säule ${column}`,
      chooseLevel: "Ebene wählen",
      columnLevels: (column) => `Ebenen der Säule ${column}`,
      inColumn: (column) => `Säule ${column}`,
      onLevel: (level, side, letter) => `Ebene ${level} ${pieceOf(side, letter)}`,
      targets: (n, marks) => `${count(n, TARGETS)}: ${or(marks)}`,
      empty: "leer",
      map: "Karte",
      mapLabel: "Karte der Bretter",
      mapShowsPieces: "Zahlen: wie viele dort stehen.",
      mapShowsTargets: "→ Ziele, × Schlagzüge.",
      showAll: "Alle zeigen",
      closeUp: "Vergrößern",
      sidePieces: (side, n) => `${n} ${COLORS[side]}e`,
      mapCaptures: (captures, targets) =>
        `×${captures} Schläge von ${count(targets, { one: "Ziel", other: "Zielen" })}`,
      mapTargets: (n) => `→${count(n, TARGETS)}`,
      chosenPiece: "die gewählte Figur",
      kingInCheck: "der König im Schach",
      freePeg: (place, top) => `Stift ${place}, ${top ? "oben" : "unten"}, frei`,
      boardOn: (place, top, side, whose) => `Brett ${place} ${SIDES[side][0]}, ${top ? "oben" : "unten"}, ${whose}`,
      pieces: (n) => (n ? count(n, PIECES) : "leer"),
      space: "3D-Ansicht. Pfeiltasten drehen, Plus und Minus zoomen, Pos1 setzt alles zurück.",
      spaceControls: "3D-Ansicht",
      sliders: { spread: "Abstand", turn: "In 4D drehen", tilt: "In 4D neigen" },
      form: "Anordnung",
      forms: { cubes: "Vier Würfel", hypercube: "Hyperwürfel" },
      ways: { mouse: "Ziehen dreht, das Mausrad zoomt", touch: "Ziehen dreht, zwei Finger zoomen" },
      reset: "Zurücksetzen",
      resetTitle: "3D-Ansicht zurücksetzen",
      flat: {
        graphics: "Dieser Browser kann keine Bretter in 3D zeigen, deshalb siehst du die 2D-Ansicht.",
        lost: "Die 3D-Ansicht ist ausgefallen, deshalb siehst du die 2D-Ansicht. Wähl 3D, um sie neu zu starten.",
        script:
          "Die 3D-Ansicht ließ sich nicht laden, deshalb siehst du die 2D-Ansicht. Wähl 3D, um es noch einmal zu versuchen.",
        colors: "Dein System gibt die Farben vor, deshalb siehst du die 2D-Ansicht statt der 3D-Ansicht.",
        plan: "Du siehst die 2D-Ansicht. Wähl zuerst 3D und speichere dann das Bild.",
      },
    },
  };
}
