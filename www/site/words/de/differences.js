// What two rule sets decide differently, by the sets and keys of ../../compare/rule-differences.js: what it is about, and
// what happens on either board.

const SAME = "Ebenso.";

/** @type {import("../words").Differences} */
export const differences = {
  "trid/trid-meder": {
    firstMoves: {
      point: "erste Züge",
      words: [
        "Weiß hat zehn erste Züge: Der Springer kann nur auf c3 auf Ebene\u00a02 landen.",
        "Weiß hat zwanzig: Der Springer kann auch auf c3 auf Ebene\u00a04 landen.",
      ],
    },
    places: {
      point: "wo Bretter sein können",
      words: [
        "Bretter können auch unter ihren Stiften hängen, hier bei QL3(3) oder QL5(5).",
        "Bretter stehen nur oben auf Stiften.",
      ],
    },
    owner: {
      point: "wem ein Brett gehört",
      words: [
        "Zuletzt stand nur der schwarze Turm auf dem Brett, also beherrscht es Schwarz.",
        "Das Brett gehört weiterhin Weiß, also kann Weiß es ziehen.",
      ],
    },
    gaps: {
      point: "Lücken in Linie, Reihe oder Diagonale",
      words: [
        "Der Turm kommt nicht weiter als die Bretter.",
        "Der Turm überquert die Lücken, nach b0 und zum Springer auf f8.",
      ],
    },
    passedColumn: {
      point: "eine Figur in einer überquerten Säule",
      words: [
        "Der Springer auf b8 auf Ebene\u00a07 versperrt dem Turm den Weg nach a8, obwohl b8 auf Ebene\u00a06 leer ist.",
        SAME,
      ],
    },
    landing: {
      point: "Zielebene",
      words: [
        "Der Turm landet auf b2 auf seiner eigenen Ebene und kommt von dort nicht höher.",
        "Der Turm landet auf b2 auf Ebene\u00a02 oder Ebene\u00a05.",
      ],
    },
    mainBoards: {
      point: "von einem Hauptbrett zum anderen",
      words: [
        "Der Turm erreicht Ebene\u00a04 nur auf b4, über das Brett dazwischen.",
        "Der Turm erreicht Ebene\u00a04 auch auf b3, ohne ein Brett dazwischen.",
      ],
    },
    newColumn: {
      point: "Figuren auf anderen Ebenen der neuen Säule",
      words: [
        "Der Springer auf b4 auf Ebene\u00a03 verstellt dem Bauern den Weg hinauf.",
        "Der Bauer landet auf b4, unter dem Springer oder über ihm.",
      ],
    },
    pawnStep: {
      point: "Schritt eines Bauern",
      words: ["Der Bauer bleibt auf Ebene\u00a02.", "Der Bauer kann Ebene\u00a02 oder Ebene\u00a04 wählen."],
    },
    enPassant: {
      point: "Doppelschritt und Schlag en passant",
      words: [
        "Schwarz kann auf Ebene\u00a02 en passant schlagen.",
        "Schwarz kann auf Ebene\u00a02 oder Ebene\u00a04 en passant schlagen.",
      ],
    },
    promotionRanks: {
      point: "Umwandlungsreihen",
      words: ["Auf QL6 steht kein Brett, also wandelt sich der Bauer auf b8 um.", SAME],
    },
    leftBehind: {
      point: "ein zurückgelassener gegnerischer Bauer",
      words: [
        "Das schwarze Brett verlässt QL6, und der weiße Bauer wird sofort zur Dame.",
        "Der weiße Bauer wartet: Weiß wählt die Umwandlung zu Beginn des nächsten Zugs.",
      ],
    },
    castling: {
      point: "Rochade",
      words: [
        "Der König kann auf beiden Seiten rochieren, denn der Turm auf b9 kommt nicht nach b0 hinab.",
        "Der Turm auf b9 greift b0 an, also ist nur die Rochade auf dem Königsflügel möglich.",
      ],
    },
    passengers: {
      point: "was ein Brett tragen kann",
      words: [
        "Ein Brett kann nur einen Bauern tragen, also bleibt das Brett des Königs stehen.",
        "Ein Brett kann jede einzelne Figur tragen, also fährt der König mit.",
      ],
    },
    boardMoves: {
      point: "wohin Bretter ziehen",
      words: [
        "Das leere Brett zieht am Rand entlang nach QL2, wendet auf die Unterseite seines Stifts oder steigt unter QL3.",
        "Das Brett zieht zu einem benachbarten Stift, QL2 oder QL3.",
      ],
    },
    backward: {
      point: "Bretter, die rückwärts ziehen",
      words: [
        "Das Brett kann den Bauern auch nach QL1 zurücktragen.",
        "Ein Brett mit einer Figur kann nicht rückwärts ziehen.",
      ],
    },
    upsideDown: {
      point: "hängende Bretter",
      words: ["Das leere Brett kann wenden und bei QL5(5) hängen.", "Bretter können nicht wenden."],
    },
    bothSides: {
      point: "Symmetrie der Seiten",
      words: [
        "Der weiße Bauer auf b1 erreicht beide Ebenen von b3, der schwarze auf b8 nur eine Ebene von b6.",
        "Beide Bauern erreichen beide Ebenen.",
      ],
    },
    letter: {
      point: "Buchstabe im Stellungstext",
      words: [
        "Der Buchstabe des Bretts auf QL3 wird b, für Schwarz, dessen Turm allein darauf steht.",
        "Er bleibt w, für Weiß, dem es gehört.",
      ],
    },
    notation: {
      point: "Notation der Quelle",
      words: [
        "Die Quelle nennt die Ebene des letzten Felds in Klammern: Sb1-c3(2).",
        "Meder nennt das Brett, und seine Linien beginnen mit z: Sb3W, oder Sb3N auf dem anderen Brett.",
      ],
    },
  },
  "trid/trid-strict": {
    overTheEdge: {
      point: "über den Rand eines Bretts",
      words: [
        "Der Turm steigt über den Rand seines Bretts, hinab nach a5 und hinauf nach b9.",
        "Der Turm verlässt sein Brett nur von b8 aus, gerade hinauf auf das Brett darüber.",
      ],
    },
    wayDown: {
      point: "der Weg von Ebene\u00a07 hinab für Schwarz",
      words: [
        "Der Bauer steigt auf das schwarze Hauptbrett hinab.",
        "Der Bauer kann nicht ziehen, denn b7 hat auf Ebene\u00a07 kein Feld.",
      ],
    },
    captures: {
      point: "Schläge von einem beweglichen Brett aus",
      words: [
        "Der Turm steigt hinab und schlägt den Springer.",
        "Der Turm bleibt auf seinem Brett, und der Springer ist sicher.",
      ],
    },
  },
  "timeout-declared/timeout": {
    length: {
      point: "Dauer einer Auszeit",
      words: [
        "Weiß sagt an, wie viele Runden die Auszeit des Springers dauert, 1 bis 9.",
        "Weiß schickt den Springer in die Auszeit und sagt nichts an.",
      ],
    },
    due: {
      point: "eine fällige Rückkehr",
      words: [
        "Die zwei Runden des Springers sind vorbei, also muss er jetzt zurückkehren.",
        "Der Springer kann zurückkehren, oder der König zieht.",
      ],
    },
    early: {
      point: "eine frühe Rückkehr",
      words: [
        "Eine der drei Runden des Springers ist vorbei, also kann er noch nicht zurückkehren.",
        "Nach einer Runde kann der Springer zurückkehren, jetzt oder später.",
      ],
    },
    blocked: {
      point: "eine verhinderte Rückkehr",
      words: [
        "Der Turm zieht nach c2, wenn der Springer fällig ist, und der Springer ist verloren.",
        "Der Springer wartet, bis c2 wieder leer ist.",
      ],
    },
  },
  "timeout/tower": {
    timeOut: {
      point: "Auszeit",
      words: ["Der Springer kann ziehen oder in die Auszeit gehen.", "Der Springer kann nur ziehen."],
    },
    stuck: {
      point: "eine Figur ohne Zug",
      words: ["Der blockierte Bauer kann in die Auszeit gehen.", "Der blockierte Bauer bleibt stehen."],
    },
  },
  "timeout-flat/chess": {
    timeOut: {
      point: "Auszeit",
      words: ["Die Dame kann noch nicht ziehen, aber in die Auszeit gehen.", "Die Dame hat keinen Zug."],
    },
    stalemate: {
      point: "Patt",
      words: [
        "Weiß schickt den blockierten Bauern in die Auszeit, und die Partie geht weiter.",
        "Weiß hat keinen erlaubten Zug, also ist die Partie remis.",
      ],
    },
  },
  "quarx/quarx-huff": {
    missed: {
      point: "ein übersehener Schlag",
      words: [
        "Der Stein auf 1111 kann nicht ziehen, denn der Stein auf 2222 muss schlagen.",
        "Weiß kann einen Schritt versuchen, verliert aber den Zug und den Stein auf 2222.",
      ],
    },
    fewer: {
      point: "ein zu kurzer Schlag",
      words: [
        "Der Stein auf 4143 könnte einen Stein schlagen, aber der Stein auf 1212 muss zwei schlagen.",
        "Weiß kann den kürzeren Schlag versuchen, verliert dann aber den Zug und den Stein auf 1212.",
      ],
    },
    lost: {
      point: "welcher Stein entfernt wird",
      words: [
        "Einer der beiden Steine muss schlagen.",
        "Nach jedem anderen Schritt wählt Schwarz, welcher der beiden weißen Steine entfernt wird.",
      ],
    },
  },
};
