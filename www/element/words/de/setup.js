// What the editor says, in German.

/** @type {Record<string, string>} */
const WINGS = { K: "auf dem Königsflügel", Q: "auf dem Damenflügel" };

/** @param {import("./german.js").German} german  @returns {{ setup: import("../words").SetupWords }} */
export const wordsOf = ({ count, SIDES }) => ({
  setup: {
    legal: "Erlaubte Stellung",
    illegal: (n) => count(n, { one: "Problem", other: "Probleme" }),
    more: (n) => `Und ${n} weitere.`,
    refused: (message) => `Dieser Text ist keine Stellung: ${message}`,
    noPosition: "Ein Stellungstext beginnt mit dem Namen seines Spiels, wie der, der hier stand.",
    otherGame: (game) => `Das ist eine Stellung eines anderen Spiels: ${game}. Wähl zuerst dieses Spiel.`,
    show: (cell) => `Geh zu ${cell}`,

    palette: "Figuren zum Aufstellen",
    hand: "Bewegen",
    handTitle: "Figuren bewegen: Klick auf eine Figur, dann auf ihr Ziel",
    erase: "Entfernen",
    eraseTitle: "Figuren einzeln anklicken und entfernen",
    away: "In die Auszeit",
    awayTitle: "Die Figur in die Auszeit setzen: Klick auf das Feld, das sie verlassen hat",

    tools: "Die ganze Stellung",
    undo: "Rückgängig",
    undoTitle: "Die letzte Änderung zurücknehmen",
    redo: "Wiederholen",
    redoTitle: "Die zurückgenommene Änderung wiederholen",
    start: "Grundstellung",
    startTitle: "Den Anfang der Partie aufstellen",
    clear: "Leeren",
    clearTitle: "Alle Figuren entfernen",
    mirror: "Spiegeln",
    mirrorTitle: "Links und rechts vertauschen",
    exchange: "Farben tauschen",
    exchangeTitle: "Weiß und Schwarz vertauschen: dieselbe Stellung von der anderen Seite",
    copyBoard: "Brett kopieren",
    copyFrom: "Kopieren von",
    copyTo: "Kopieren nach",
    copy: "Kopieren",
    copyTitle: "Die Figuren eines Bretts auf ein anderes kopieren",

    entriesNote:
      "Um eine Figur hinzuzufügen, wähl sie, kreuz „In die Auszeit“ an und klick auf das Feld, das sie verlassen hat.",
    from: "von",
    rounds: "Runden",
    ofRounds: "von",
    ofEntry: (label, piece) => `${label}, ${piece} in der Auszeit`,
    removeEntry: (piece) => `Aus der Auszeit entfernen: ${piece}`,
    unread: "Unlesbarer Eintrag der Auszeit",
    removeUnread: (text) => `Aus der Auszeit entfernen: „${text}“`,

    details: "Rechte und Zähler",
    turn: "Am Zug",
    none: "nein",
    castling: "Rochaderechte",
    right: (side, wing, level) =>
      level === undefined
        ? `${SIDES[side]} darf ${WINGS[wing]} rochieren`
        : `${SIDES[side]} darf mit dem Turm der ${wing.toLowerCase()}-Linie auf Ebene ${level} rochieren`,
    passed: "En passant",
    passedTitle: "Das Feld, das ein Bauer gerade übersprungen hat",
    moved: "Bauern, die schon gezogen haben",
    clock: "Halbzugzähler",
    clockTitle: "Halbzüge seit dem letzten Schlag oder Bauernzug",
    number: "Zugnummer",
    numberTitle: "Die Nummer des nächsten Zugs",
    wholeNumber: (field, min, max) => `${field}: Gib eine ganze Zahl von ${min} bis ${max} ein.`,
    baredKing: (side) => `Blanker König von ${SIDES[side]}`,
    bared: {
      none: "nicht blank",
      pending: "muss noch wählen",
      inside: "zieht auf seinem Brett",
      between: "zieht zwischen Brettern",
    },
    speed: "Speed-Moves",
    series: (n) => `${n} hintereinander`,
    phase: "Wer gerade zieht",
    phases: { first: "wer begonnen hat", second: "der Gegner" },
    left: "Züge übrig",
    huff: "Ein Stein muss gepustet werden",
    huffTitle: "Der Gegner hat einen Schlag übersehen: Die Seite am Zug wählt den Stein, der verloren geht",
    decks: "Bewegliche Bretter",
    place: (place, top) => `${place} · ${top ? "oben" : "unten"}`,
    deckPlace: (n) => `Platz von Brett ${n}`,
    deckOwner: (place) => `Seite des Bretts auf ${place}`,
    text: "Stellungstext: eintippen oder einfügen",
  },
});
