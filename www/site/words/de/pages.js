// What stands in the HTML of the pages.

import { speech } from "../../../element/words/speech.js";

const { and } = speech("de");
const PRIVATE = "Alles läuft in deinem Browser, und nichts wird übertragen.";

/** @type {import("../words").PagesWords} */
export const pages = {
  locale: "de",
  app: {
    name: "hyperply: Brettspiele in höheren Dimensionen",
    shortName: "hyperply",
    description:
      "Schach durch die Zeit, auf drei Brettern und auf Sechsecken in vier Dimensionen, und Dame im Hyperwürfel.",
  },
  shared: {
    play: "Spielen",
    learn: "Lernen",
    lesson: "Lektion",
    rules: "Regeln",
    docs: "Doku",
    contents: "Inhalt",
    edit: "Diese Stellung bearbeiten",
    noscript: `Diese Seite braucht JavaScript und WebAssembly. ${PRIVATE}`,
    otherLanguage: "English",
    otherLanguageTitle: "This page in English",
    english: "Diesen Text gibt es bisher nur auf Englisch.",
    table: "Tabelle",
  },
  index: {
    title: "hyperply: Brettspiele in höheren Dimensionen",
    description: (games) =>
      `Spiel Brettspiele in drei und vier Dimensionen in deinem Browser, allein, zu zweit oder ohne Internet: ${and(games)}.`,
    heading: "Brettspiele in höheren Dimensionen",
    lead: "Schach mit Zeitreisen, das Schach aus Star Trek auf drei Brettern, Dame im Hyperwürfel: mit vollständigen Regeln, in deinem Browser, auch ohne Internet.",
    start: "3D-Schach spielen",
    games: "Alle Spiele",
    intro:
      "Wenn du Schach kannst, kannst du in einer Minute losspielen. Oder mach zuerst [eine Lektion](learn.html#timeout). Schick eine Figur in die Zukunft und hol sie zurück, wo es weh tut. Spiel gegen den Computer, jemanden neben dir oder [Freunde per Link](play.html#variant=timeout-flat&you=white).",
    sceneAlt:
      "3D-Schach in der 3D-Ansicht: drei Bretter an einem schrägen Ständer und vier kleine Bretter auf Stiften, auf allen stehen Figuren",
    pictureAlt: "Time Out auf einem Brett: ein Schachbrett am Anfang der Partie",
    tryTitle: "Time Out auf einem Brett",
    picture: "Gleich hier: Du hast Weiß, der Computer antwortet.",
    continue: "Diese Partie auf einer eigenen Seite fortsetzen",
    private: `${PRIVATE} [Bau eine Stellung auf](setup.html), lies [alle Regeln](rules.html), nummeriert und mit Beispielen, oder [vergleiche Regeln](compare.html) auf zwei Brettern.`,
    dimensions:
      "Ein Brett hat zwei Dimensionen. Bretter übereinander sind die dritte. Die vierte ist die Zeit oder eine weitere Richtung.",
    about: "So geht’s · Geschichte",
    compare: "Vergleichen",
    card: {
      whole: (game) => `${game} spielen`,
      easier: (game) => `Leichter: ${game}`,
      lesson: "Lektionen",
      dimensions: (n) => `${n}\u00a0Dimensionen`,
      levels: { easy: "leicht", medium: "mittel", hard: "schwer" },
      play: "Spielen",
      byLink: "Mit Freunden",
      rules: "Regeln",
    },
  },
  play: {
    title: "hyperply",
    description:
      "Spiel Schach, dessen Figuren in die Zukunft reisen, Dame im Hyperwürfel und Schach auf beweglichen Brettern, in deinem Browser, auch ohne Internet.",
    chooseGame: "Spiel wählen",
    new: "Neu",
    newGame: "Neue Partie",
    help: "Hilfe",
    howToPlay: "So wird gespielt",
    loading: "Wird noch geladen. Wenn nichts geschieht, kann dein Browser vielleicht kein WebAssembly.",
    share: "Speichern, teilen, laden",
    setUp: "Aufstellen",
    private: PRIVATE,
  },
  embed: {
    title: "Eine Partie · hyperply",
    description: "Eine Partie zum Einbetten in andere Seiten.",
    onward: "Diese Partie in hyperply öffnen",
  },
  setup: {
    title: "Stellung aufstellen · hyperply",
    description:
      "Stell eine beliebige Stellung eines beliebigen Spiels auf, erlaubt oder nicht: Jeder Fehler wird mit der Regel genannt, gegen die er verstößt. Dann spiel, analysiere oder teile sie.",
    heading: "Stellung aufstellen",
    game: "Spiel",
  },
  rules: {
    title: "Regeln · hyperply",
    description: (games) =>
      `Die vollständigen Regeln von ${and(games)}: nummeriert, durchsuchbar, mit Beispielen zum Ausprobieren am Brett.`,
  },
  learn: {
    title: "Lernen · hyperply",
    description:
      "Lektionen am Brett und Aufgaben: Schach durch die Zeit, auf drei Brettern, auf Sechsecken und im Würfel, und Dame im Hyperwürfel.",
    heading: "Lernen",
    lead: "Jede Lektion dauert ein paar Minuten am Brett. Du musst nur wissen, wie Schachfiguren oder Damesteine ziehen.",
    print: "Ein Blatt mit Aufgaben drucken",
  },
  docs: {
    title: "Dokumentation",
    search: "Suchen",
    searchExample: "Rochade, T13, legal_moves",
    description:
      "Wie du spielst, wie ein Brett in deine Seite kommt, wie du Regeln und Computer in deinem Programm benutzt und wie hyperply gemacht ist.",
    embed: "Ein Brett in deine Seite setzen",
    use: "Die Regeln in deinem Programm benutzen",
    inside: "Hinter die Kulissen",
    play: "Spielen",
    rules: "Jede Regel, mit ihrer Nummer und mit Beispielen zum Ausprobieren am Brett.",
    compare: "Eine Stellung nach zwei Regelwerken spielen.",
    history: "Spielanleitung und Geschichte",
    english: {
      "docs-library": [
        "Die Bibliothek (englisch)",
        "Jedes Spiel in JavaScript oder TypeScript spielen, prüfen und aufzeichnen: auf einer Seite, in Node oder in einem Worker.",
      ],
      "docs-engine": [
        "Der Computer (englisch)",
        "Lass den Computer jedes Spiel spielen, Tipps geben und Stellungen analysieren, aus JavaScript und aus Rust.",
      ],
      "docs-puzzles": ["Aufgaben (englisch)", "Stellungen mit genau einem guten Zug."],
      api: [
        "API-Referenz (englisch)",
        "Alle Funktionen, Klassen und Typen des npm-Pakets und seines Elements: was sie erwarten, zurückgeben und werfen.",
      ],
      "docs-rust": [
        "In Rust (englisch)",
        "Alle Spiele in Rust spielen, lesen, schreiben und durchsuchen oder ein eigenes Spiel mitbringen.",
      ],
      "docs-adding-a-game": [
        "Ein Spiel hinzufügen (englisch)",
        "Eine Variante, ein Regelwerk oder eine ganze Familie von Spielen hinzufügen.",
      ],
      "docs-languages": ["Eine weitere Sprache (englisch)", "hyperply spricht Englisch und Deutsch."],
      "docs-lessons": ["Lektionen (englisch)", "Eine Lektion schreiben."],
      "docs-three": [
        "Bretter im Raum (englisch)",
        "Wie die 3D-Ansicht gezeichnet wird, warum mit twgl.js, und wie du sie änderst.",
      ],
      "docs-testing": [
        "Wie getestet wird (englisch)",
        "Warum hyperply zuverlässig ist, und wie du die Tests jedes Teils findest, ausführst und schreibst.",
      ],
      "docs-strength": [
        "Wie stark der Computer ist (englisch)",
        "Was jede Stufe kann, in welchen Spielen, und wie jede Zahl gemessen wurde.",
      ],
    },
  },
  compare: {
    title: "Regeln vergleichen · hyperply",
    description:
      "Spiel eine Stellung nach zwei Regelwerken: 3D-Schach nach Truelove oder Meder, Time-Out-Schach mit und ohne Auszeit, Quarx mit und ohne Pusten. Züge, die nur ein Regelwerk erlaubt, sind markiert.",
    heading: "Regeln vergleichen",
    lead: "Eine Stellung, zwei Regelwerke. Ein Zug auf einem Brett wird auch auf dem anderen gespielt, solange beide Regelwerke ihn erlauben. Wähl eine Figur: Züge, die nur eines erlaubt, sind markiert.",
    left: "Regeln links",
    right: "Regeln rechts",
    swap: "Links und rechts tauschen",
    start: "Anfang",
    startTitle: "Zum Anfang der Partie",
    back: "‹ Zurück",
    backTitle: "Einen Zug zurück",
    forward: "Vor ›",
    forwardTitle: "Einen Zug vor",
    both: "nach beiden erlaubt",
    only: "nur hier erlaubt",
    differs: "In dieser Stellung",
    examples: "Alle Unterschiede",
    examplesLead: "Jedes Beispiel zeigt einen Unterschied auf beiden Brettern.",
  },
  game: { title: (game) => `${game} · hyperply`, games: "Spiele" },
  examples: { try: "Am Brett ausprobieren" },
  planes: {
    square: { name: "Ein Quadrat", text: "Ein Quadrat aus 4\u00a0×\u00a04 Feldern: <i>x</i> und <i>y</i>." },
    cube: {
      name: "Ein Würfel in vier Ebenen",
      text: "Ein Würfel wird in vier Quadrate geschnitten, die nebeneinander liegen: <i>x</i>, <i>y</i> und <i>a</i>.",
    },
    hypercube: {
      name: "Ein Hyperwürfel in sechzehn Ebenen",
      text: "Ein Hyperwürfel wird in vier Würfel geschnitten und jeder davon in vier Quadrate: <i>x</i>, <i>y</i>, <i>a</i> und <i>b</i>.",
    },
  },
  values: {
    title: "Was die Figuren wert sind",
    learned: (men) =>
      `Werte in ${men ? "Steinen" : "Bauerneinheiten"}, ermittelt aus Partien des Computers gegen sich selbst, jeweils mit dem Standardfehler: was eine Figur zur Aussicht auf den Sieg beiträgt, wenn alles andere gleich ist.`,
    unsure: "unsicher",
    unsureNote:
      "*Unsicher*: Der Fehler ist so groß wie der Wert, die Partien sagen also nicht, ob sie überhaupt etwas wert ist.",
    board: "Auf dem Brett:",
    timeOut: "In der Auszeit:",
    piece: "Figur",
    games: "Zahl der Partien",
    pieces: {
      king: "König",
      queen: "Dame",
      rook: "Turm",
      bishop: "Läufer",
      knight: "Springer",
      pawn: "Bauer",
      unicorn: "Einhorn",
    },
    men: { man: "Stein", king: "Dame" },
    sources: {
      hex4d: {
        title: "laut Erfinder",
        values: { king: "etwa 2 im Kampf", queen: "etwa 6", rook: "3", bishop: "3", knight: "3", pawn: "1" },
      },
    },
  },
  missing: {
    title: "Seite nicht gefunden · hyperply",
    heading: "Seite nicht gefunden",
    text: "Vielleicht ist der Link veraltet oder falsch abgetippt. Auf der [Startseite](index.html) sind alle Spiele und deine gespeicherten Partien.",
  },
  broken: {
    heading: "Einige Dateien fehlen",
    text: "Der Browser hat einige Dateien dieser Seite verloren, und du bist offline. Lade diese Seite neu, wenn du wieder online bist. Deine Partien sind sicher.",
  },
};
