// The help in German.

/** @typedef {import("../help").HelpWords} HelpWords */
/** @typedef {import("../help").Section} Section */

const HEXAGONS = { one: "Sechseck", other: "Sechsecken" };

const CHECKMATE = "Matt gewinnt. Patt ist remis.";
const OFFICERS = "Dame, Turm, Läufer oder Springer";

/** @param {import("./german.js").German} german  @returns {HelpWords["base"]} */
const baseOf =
  ({ count }) =>
  ({ boards, levels, size, cell, board }) => {
    const each = size.hexagons !== undefined ? count(size.hexagons, HEXAGONS) : `${size.files} × ${size.ranks} Feldern`;
    return [
      {
        title: "Die Bretter",
        lines:
          boards === 1
            ? [`Es gibt ein Brett mit ${each}.`]
            : [
                `Es gibt ${boards} ${levels ? "Ebenen übereinander" : "Bretter"}, jede${levels ? "" : "s"} mit ${each}.`,
                `${cell} ist ein Feld auf Brett ${board}.`,
              ],
      },
    ];
  };

/** @type {HelpWords["timeout"]} */
function timeout({ levels, files, ranks, timeOut, declared, speedMoves }) {
  const sections = [
    levels > 1
      ? {
          title: "Ebenen und Säulen",
          lines: [
            `${levels} Ebenen mit je ${files} × ${ranks} Feldern liegen übereinander. d1E4 ist das Feld d1 auf Ebene\u00a04.`,
            "Alle Felder einer Linie und Reihe bilden eine Säule.",
            "Von oben gesehen zieht jede Figur wie im Schach. Auf welcher Ebene sie landet, wählst du.",
            "Steht irgendwo in einer Säule eine Figur, ist die Säule für Damen, Türme und Läufer verstellt. Auch darüber oder darunter kommen sie nicht vorbei.",
            "In einer Säule, in der nur eigene Figuren stehen, kannst du auf jeder freien Ebene landen.",
            "In eine Säule mit gegnerischen Figuren kommst du nur, indem du eine davon schlägst.",
            "Ein König steht im Schach, wenn eine gegnerische Figur in seiner Säule schlagen könnte, auf welcher Ebene auch immer. Matt gewinnt.",
          ],
        }
      : { title: "Das Spiel", lines: ["Das ist Schach, wie du es kennst: Setz den anderen König matt."] },
  ];
  if (timeOut) sections.push(away(levels > 1, declared));
  if (speedMoves)
    sections.push({
      title: "Speed-Moves",
      lines: [
        "Wenn du am Zug bist, kannst du um 2 bis 5 Züge hintereinander bitten.",
        "Stimmt dein Gegner zu, machst du so viele Züge, und danach macht er ebenso viele.",
        "Ein Zug, der Schach gibt, beendet eine Serie vorzeitig.",
      ],
    });
  return sections;
}

/** @param {boolean} levels  @param {boolean} declared  @returns {Section} */
function away(levels, declared) {
  return {
    title: "Auszeit",
    lines: [
      "Statt zu ziehen, kannst du jede deiner Figuren außer dem König in die Zukunft schicken.",
      ...(declared
        ? [
            "Du sagst an, wie viele Runden sie in der Auszeit bleibt, 1 bis 9. Genau in dieser Runde muss sie zurückkehren.",
            "Eine Figur, die in der angesagten Runde nicht zurückkehren kann, ist im Zeitstrom verloren.",
          ]
        : ["Von deinem nächsten Zug an kann sie zurückkehren. Auch eine Rückkehr ist ein ganzer Zug."]),
      levels
        ? "Sie kann nur zurückkehren, wenn die Säule, die sie verlassen hat, auf allen Ebenen leer ist."
        : "Sie kann nur zurückkehren, wenn das Feld, das sie verlassen hat, leer ist.",
      "Sie kehrt dorthin zurück, wohin sie von dort aus hätte ziehen können.",
      "Ein Bauer kommt mit jeder Runde in der Auszeit einen Schritt weiter. Auf der letzten Reihe wird er zur Dame.",
      "Kehrt eine Figur auf eine gegnerische zurück, verschwinden beide. Ist das der König, hast du sofort gewonnen.",
    ],
    legend: "returns",
  };
}

/** @type {HelpWords["quarx"]} */
function quarx({ dimensions, huffing }) {
  const flat = dimensions === 2;
  return [
    flat
      ? {
          title: "Das Brett",
          lines: [
            "Internationale Dame wird auf den schwarzen Feldern eines Bretts mit 10 × 10 Feldern gespielt. Sie sind von 1 bis 50 nummeriert, beginnend bei Schwarz.",
            "Weiß beginnt.",
            "Ein Kreis kennzeichnet weiße Steine, ein Dreieck schwarze, eine Krone die Damen.",
          ],
        }
      : {
          title: dimensions === 3 ? "Vier Ebenen eines Würfels" : "Sechzehn Ebenen eines Hyperwürfels",
          lines: [
            ...(dimensions === 3
              ? [
                  "Ein Feld hat drei Ziffern: x und y sind sein Platz in einer Ebene, a ist die Ebene, von der untersten an gezählt.",
                ]
              : [
                  "Ein Feld hat vier Ziffern: x und y sind sein Platz in einer Ebene, a und b sind die Ebene, a nach rechts und b nach oben.",
                  "2233 ist das Feld x = 2, y = 2 der Ebene a3 b3.",
                ]),
            "Gespielt wird nur auf den schwarzen Feldern, deren Ziffernsumme gerade ist.",
            "Ebenen nebeneinander sind Nachbarn im Raum, darum kann ein Schritt auch die Ebene wechseln.",
            "Wie in der Quelle kennzeichnet ein Kreis weiße Steine und ein Dreieck schwarze. Damen tragen eine Krone.",
          ],
        },
    {
      title: "Züge",
      lines: [
        ...(flat
          ? ["Ein Stein zieht schräg nach vorn auf ein leeres Feld."]
          : [
              `Ein Schritt ist diagonal: ${dimensions === 3 ? "Zwei" : "Zwei oder vier"} der Ziffern ändern sich um je eins.`,
              "Ein Stein zieht auf ein leeres Feld. Bei weißen Steinen wird y dabei größer, bei schwarzen kleiner.",
            ]),
        "Um zu schlagen, springt ein Stein in beliebiger Richtung über einen gegnerischen neben sich auf das leere Feld dahinter.",
        "Von dort springt er weiter, solange er kann. Alle geschlagenen Steine verlassen das Brett nach dem letzten Sprung.",
        flat
          ? "Ein Stein, der seinen Zug auf der letzten Reihe beendet, wird zur Dame."
          : "Ein Stein, der die letzte Schicht erreicht, wird nach seinem Zug zur Dame: bei y = 4 für Weiß, bei y = 1 für Schwarz.",
        "Eine Dame zieht beliebig weit auf einer Diagonale.",
        "Sie schlägt auch aus der Ferne und landet auf jedem leeren Feld hinter dem geschlagenen Stein.",
      ],
    },
    {
      title: huffing ? "Schlagen und Pusten" : "Schlagzwang",
      lines: huffing
        ? [
            "Du sollst so viele Steine schlagen wie möglich, aber niemand zwingt dich dazu.",
            "Übersiehst du einen Schlag, verlierst du den Zug und einen Stein, der hätte schlagen sollen.",
            "Gibt es mehrere solche Steine, wählt dein Gegner einen davon.",
            "Jeden Schlag, den du beginnst, musst du zu Ende führen.",
          ]
        : ["Du musst so viele Steine schlagen wie möglich. Die Steine, die das können, sind markiert."],
    },
    {
      title: "Das Ende",
      lines: [
        "Du verlierst, wenn du keine Steine oder keinen erlaubten Zug hast.",
        ...(flat
          ? [
              "Kommt eine Stellung zum dritten Mal vor, ist die Partie remis.",
              "Ebenso nach 25 Zügen jeder Seite ohne Schlag und ohne Zug eines Steins.",
            ]
          : [
              "Ein Zug, der eine frühere Stellung wiederholt, ist verboten.",
              "Nach 100 Zügen jeder Seite ohne Schlag und ohne Zug eines Steins ist die Partie remis.",
            ]),
      ],
    },
  ];
}

/** @returns {Section[]} */
const hex4d = () => [
  {
    title: "Neunzehn Bretter, ein Sechseck",
    lines: [
      "Jedes Brett ist ein Sechseck aus 19 Feldern, und die 19 Bretter bilden wieder so ein Sechseck. C5c3 ist das Feld c3 auf Brett C5.",
      "Ein Zug bleibt auf seinem Brett, oder er geht zwischen Brettern und landet auf demselben Feld.",
      "Von Brett zu Brett ziehen Figuren genauso wie von Feld zu Feld.",
      "Zieht eine Dame, ein Turm oder ein Läufer über ein Brett hinweg, muss dort dasselbe Feld leer sein.",
      "Nur Springer und schlagende Bauern können Brett und Feld zugleich wechseln.",
    ],
  },
  {
    title: "Farben und Farbtöne",
    lines: [
      "Jedes Brett hat Felder in drei Farben. Ein diagonaler Zug bleibt auf seiner Farbe, ein Bauernzug wechselt sie immer.",
      "Die Bretter haben drei Farbtöne. Ein diagonaler Zug zwischen Brettern bleibt auch auf seinem Farbton.",
    ],
  },
  {
    title: "Figuren",
    lines: [
      "Turm: auf den sechs Geraden, auf einem Brett oder zwischen Brettern.",
      "Läufer: auf den sechs Diagonalen, auf einem Brett oder zwischen Brettern. Er kann auch einen einzigen geraden Schritt machen.",
      "Dame: wie ein Turm oder ein Läufer.",
      "König: ein Schritt, gerade oder diagonal, auf einem Brett oder zwischen Brettern.",
      "Springer: zwei Felder geradeaus und eines zur Seite, oder derselbe Sprung zwischen Brettern.",
      "Ein Springer kann auch ein Brett und zwei Felder oder zwei Bretter und ein Feld weit springen, jeweils geradeaus, wenn er auf einer anderen Farbe landet.",
      "Bauer: ein Feld vor, oder ein Brett vor auf dasselbe Feld. Einen Doppelschritt gibt es nicht.",
      "Ein Bauer schlägt auf ein Feld schräg vorn oder auf dasselbe Feld eines Bretts schräg vorn.",
      "Er schlägt auch auf dem Brett geradeaus vor ihm, ein Feld schräg vorn.",
      `Ein Bauer wandelt sich auf dem letzten Feld einer Linie, auf dem letzten Brett einer Linie von Brettern, in ${OFFICERS} um.`,
    ],
  },
  {
    title: "Das Ende",
    lines: [
      CHECKMATE,
      "Hast du nur noch den König, entscheidet dein nächster Zug: Von da an zieht er nur noch auf seinem Brett oder nur noch zwischen Brettern.",
      "Der gegnerische König darf trotzdem nirgends neben ihn ziehen, weder auf dem Brett noch zwischen Brettern.",
      "Sind nur noch die beiden Könige da, ist die Partie remis.",
    ],
  },
  { title: "Zeichen auf den Zielfeldern", lines: [], legend: "kinds" },
];

/** @returns {Section[]} */
const glinski = () => [
  {
    title: "Schach auf 91 Sechsecken",
    lines: ["Linien laufen gerade das Brett hinauf, von a bis l ohne j. Weiß beginnt unten.", CHECKMATE],
  },
  {
    title: "Figuren",
    lines: [
      "Turm: auf den sechs Geraden.",
      "Läufer: auf den sechs Diagonalen, immer auf seiner Farbe.",
      "Dame: wie ein Turm oder ein Läufer.",
      "König: ein Schritt, gerade oder diagonal.",
      "Springer: zwei Felder geradeaus und eines zur Seite.",
      "Bauer: ein Feld vor, von einem Anfangsfeld seiner Seite aus auch zwei.",
      "Ein Bauer schlägt schräg nach vorn auf das nächste Feld, auch en passant.",
      `Ein Bauer wandelt sich am Ende jeder Linie in ${OFFICERS} um.`,
    ],
  },
];

const SEEN_FROM_ABOVE = "Von oben gesehen zieht jede Figur wie im Schach, von Säule zu Säule.";
const MAIN_BOARDS =
  "Drei Hauptbretter mit 4 × 4 Feldern liegen wie Stufen: das weiße auf Ebene\u00a02, das neutrale auf Ebene\u00a04, das schwarze auf Ebene\u00a06.";
const CAPTURES = "Eine Figur schlägt, wo sie landet, nie unterwegs. Matt gewinnt.";
const PAWN =
  "Ein Bauer zieht eine Säule geradeaus, oder zwei von seinem Anfangsfeld. Er schlägt schräg nach vorn in die nächste Säule, auch en passant.";
const PROMOTION = [
  "Ein weißer Bauer wandelt sich auf den Linien c und d auf Reihe\u00a08 um, auf den Linien a und f auf Reihe\u00a09.",
  "Auf Linie b geschieht das auf Reihe\u00a09, solange auf QL6 ein Brett steht, sonst auf Reihe\u00a08. Dasselbe gilt für Linie e und KL6.",
  "Ein schwarzer Bauer wandelt sich ebenso auf den Reihen\u00a01 und 0 um, mit den Stiften QL1 und KL1.",
];
const CASTLING = [
  "Rochade auf dem Königsflügel: König und Turm tauschen die Plätze.",
  "Rochade auf dem Damenflügel: Der König zieht auf das leere Feld der Dame, der Turm auf das des Königs.",
  "Um zu rochieren, wähl den König, dann den Turm oder das Feld, auf dem der König landet.",
];
const FIRST_MOVE = "Im ersten Zug darf keine Seite rochieren.";

/** @type {HelpWords["trid"]} */
const trid = ({ rules }) => (rules === "meder" ? meder() : truelove(rules === "strict"));

/** @param {boolean} strict  @returns {Section[]} */
const truelove = (strict) => [
  {
    title: "Sieben Bretter",
    lines: [
      MAIN_BOARDS,
      "Vier bewegliche Bretter mit 2 × 2 Feldern sitzen auf Stiften, den Ecken der Hauptbretter: QL1 bis QL6 auf dem Damenflügel, KL1 bis KL6 auf dem Königsflügel.",
      "Ein bewegliches Brett steht oben auf seinem Stift, eine Ebene über dem Hauptbrett, oder hängt eine Ebene darunter: Das Brett QL1(3) ist auf dem Stift QL1 und der Ebene\u00a03.",
      "b1(2) ist das Feld der Linie b und Reihe\u00a01 auf Ebene\u00a02. Alle Felder einer Linie und Reihe bilden eine Säule.",
    ],
  },
  {
    title: "Wie Figuren ziehen",
    lines: [
      SEEN_FROM_ABOVE,
      "Steht irgendwo in einer Säule eine Figur, ist die Säule für Damen, Türme und Läufer verstellt. Auch eine Säule ohne Felder hält diese Figuren auf. Springer springen darüber.",
      "Eine Figur kommt auf ihrer eigenen Ebene an. Ist dieses Feld leer, kann sie von Feld zu Feld hinauf- oder hinabsteigen, solange das nächste da und leer ist.",
      ...(strict
        ? [
            "Hat die Säule auf dieser Ebene kein Feld, kann die Figur nicht dorthin. Über den Rand ihres Bretts steigt sie nie.",
            "Aus der Anfangsstellung begegnen sich die beiden Seiten so nie, und niemand kann gewinnen.",
          ]
        : [
            "Hat die Säule auf dieser Ebene kein Feld, steigt die Figur über den Rand auf das nächste Feld darüber oder darunter, höchstens drei Ebenen weit.",
            "Über den Rand steigt sie nie von einem Hauptbrett aufs andere. Dafür braucht es ein bewegliches Brett dazwischen.",
          ]),
      CAPTURES,
    ],
  },
  {
    title: "Bauern und Rochade",
    lines: [
      PAWN,
      "Hat die Säule vor ihm kein Feld, wartet der Bauer auf ein Brett.",
      ...PROMOTION,
      ...CASTLING,
      "König und Turm dürfen noch nicht gezogen haben.",
      FIRST_MOVE,
    ],
  },
  {
    title: "Bretter ziehen",
    lines: [
      "Jedes bewegliche Brett hat ein Schild: seinen Stift, seine Ebene und die Seite, die es beherrscht, {white} Weiß oder {black} Schwarz.",
      "Du beherrschst ein Brett, wenn nur deine Figuren darauf stehen. Ist es leer oder stehen beide Seiten darauf, bleibt alles, wie es war.",
      "Statt einer Figur kannst du ein Brett ziehen, das du beherrschst, wenn es leer ist oder einen einzigen deiner Bauern trägt. Der Bauer fährt mit.",
      "Das Brett zieht am Rand seines Hauptbretts entlang zum nächsten Stift und bleibt dabei oben oder unten.",
      "Ein leeres Brett kann auch wenden: auf seinem Stift von oben nach unten oder zurück.",
      "Und es kann steigen: von der Oberseite eines Hauptbretts unter das nächsthöhere, an derselben Ecke, oder zurück.",
      "Auch lässt es sich von Stift 2 zum Stift 5 genau darüber heben, von QL2(3) nach QL5(5), oder zurück.",
      "Ein Bauer wandelt sich um, wenn ein Brett ihn auf seine Umwandlungsreihe trägt oder dort zurücklässt.",
      "Nach dem Zug eines Bretts darf dein König nicht im Schach stehen.",
    ],
  },
];

/** @returns {Section[]} */
const meder = () => [
  {
    title: "Sieben Bretter",
    lines: [
      MAIN_BOARDS,
      "Vier bewegliche Bretter mit 2 × 2 Feldern stehen auf Stiften, den Ecken der Hauptbretter: QL1 bis QL6 auf dem Damenflügel, KL1 bis KL6 auf dem Königsflügel.",
      "b1(2) ist das Feld der Linie b und Reihe\u00a01 auf Ebene\u00a02. Alle Felder einer Linie und Reihe bilden eine Säule.",
    ],
  },
  {
    title: "Wie Figuren ziehen",
    lines: [
      SEEN_FROM_ABOVE,
      "Steht irgendwo in einer Säule eine Figur, ist die Säule für Damen, Türme und Läufer verstellt. Eine Säule ohne Felder hält diese Figuren nicht auf. Springer springen darüber.",
      "Eine Figur landet auf jeder Ebene ihrer neuen Säule, die ein Feld hat, egal was auf den anderen steht.",
      CAPTURES,
    ],
  },
  {
    title: "Bauern und Rochade",
    lines: [
      PAWN,
      ...PROMOTION,
      "Verlässt ein eigenes Brett einen solchen Stift, wandelt sich dein Bauer dort im selben Zug um.",
      "Verlässt ein gegnerisches Brett ihn, wandelt er sich zu Beginn deines nächsten Zugs um: Wähl den Bauern, dann die neue Figur, dann den Zug.",
      ...CASTLING,
      "König und Turm dürfen noch nicht gezogen haben und auf keinem Brett mitgefahren sein.",
      FIRST_MOVE,
    ],
  },
  {
    title: "Bretter ziehen",
    lines: [
      "Jedes bewegliche Brett hat ein Schild: seinen Stift, seine Ebene und die Seite, der es gehört, {white} Weiß oder {black} Schwarz. Das ändert sich nie.",
      "Statt einer Figur kannst du ein leeres Brett ziehen, das dir gehört, oder jedes Brett mit einer einzigen Figur, wenn es deine ist. Die Figur fährt mit.",
      "Das Brett zieht zu einem Stift desselben Flügels, dessen Nummer um eins oder zwei abweicht, oder hinüber zur selben Nummer des anderen Flügels.",
      "Ein Brett, auf dem eine Figur steht, zieht nie rückwärts.",
      "Ein Bauer wandelt sich um, wenn ein Brett ihn auf seine Umwandlungsreihe trägt.",
      "Nach dem Zug eines Bretts darf dein König nicht im Schach stehen, egal welche Figur aus einem zurückgelassenen Bauern wird.",
    ],
  },
];

/** @returns {Section[]} */
const raumschach = () => [
  {
    title: "Fünf Ebenen eines Würfels",
    lines: [
      "Jede Ebene hat 5 × 5 Felder. A ist die unterste, E die oberste.",
      "Cc3 ist das Feld in der Mitte des Würfels: Ebene\u00a0C, Linie c, Reihe\u00a03.",
      "Ein Feld hat Nachbarn über und unter sich und rundherum.",
      "Weiß beginnt auf den Ebenen\u00a0A und B und zieht hinauf, Schwarz auf den Ebenen\u00a0E und D und zieht hinab.",
    ],
  },
  {
    title: "Figuren",
    lines: [
      "Turm: gerade durch die Flächen der Felder, auf einer Linie, auf einer Reihe oder hinauf und hinab.",
      "Läufer: durch die Kanten, in zwei der drei Richtungen zugleich.",
      "Einhorn: durch die Ecken, in allen drei Richtungen zugleich. Es erreicht nur einen Teil des Würfels.",
      "Dame: wie ein Turm, ein Läufer oder ein Einhorn. König: ein Schritt einer Dame.",
      "Springer: zwei Felder in einer Richtung und eines in einer anderen. Er springt über alles dazwischen.",
      "Bauer: eine Reihe vor oder eine Ebene weiter: für Weiß hinauf, für Schwarz hinab. Einen Doppelschritt gibt es nicht.",
      "Ein Bauer schlägt schräg, durch eine Kante: eine Reihe vor und eine Linie zur Seite, eine Ebene weiter und eine Linie zur Seite oder eine Ebene weiter und eine Reihe vor.",
      "Ein Bauer wandelt sich auf der letzten Reihe der letzten Ebene in Dame, Turm, Läufer, Einhorn oder Springer um: E für Weiß, A für Schwarz.",
    ],
  },
  { title: "Das Ende", lines: [CHECKMATE, "Eine Rochade gibt es nicht."] },
];

/** @param {import("./german.js").German} german  @returns {{ help: HelpWords }} */
export const wordsOf = (german) => ({
  help: {
    rules: "Alle Regeln, mit Beispielen zum Ausprobieren",
    source: (source) => `Quelle: ${source}`,

    pointer: {
      title: "Maus und Finger",
      columns:
        "Wähl eine Figur, auf einer Ebene oder von oben in ihrer Säule. Ihre Ziele sind auf jedem Brett markiert. Wähl dann ein Feld, oder eine Säule und ihre Ebene.",
      cells: "Wähl eine Figur, dann eines der markierten Felder.",
      drag: "Du kannst die Figur auch dorthin ziehen. Auf dem Touchscreen halte den Finger vorher einen Moment auf ihr.",
      lens: "Zwei Finger machen die Bretter größer oder kleiner. Doppeltes Tippen vergrößert ein Brett oder zeigt wieder alle.",
      timeOut:
        "„Auszeit →“ schickt die gewählte Figur in die Auszeit. Wähl eine Figur in der Auszeit, um zu sehen, wohin sie zurückkehren kann.",
      refused: "Ist ein Zug nicht erlaubt, sagt eine Meldung, warum, nennt die Regel und markiert die Felder im Weg.",
    },

    keyboard: {
      title: "Tastatur",
      keys: {
        walk: ["← ↑ → ↓", "von Feld zu Feld gehen"],
        levels: ["Bild auf, Bild ab", "eine Ebene hinauf oder hinab gehen"],
        pick: ["Eingabe, Leertaste", "wählen"],
        targets: [", .", "zum vorigen oder nächsten Ziel der gewählten Figur gehen"],
        cancel: ["Esc", "zurück, abbrechen"],
        timeOut: ["t", "die gewählte Figur in die Auszeit schicken"],
        undo: ["u, r", "einen Zug zurück oder vor"],
        last: ["l", "den letzten Zug ansagen"],
        flip: ["f", "das Brett drehen"],
        names: ["c", "die Namen der Felder zeigen oder verbergen"],
        view: ["v", "zwischen 2D und 3D wechseln"],
        type: ["n", "einen Zug eintippen"],
        help: ["?", "diese Hilfe öffnen"],
      },
    },

    clicking: {
      quarx: {
        finger:
          "„Zug erst zeigen“ im Menü ≡ zeigt jeden Zug, bevor er gespielt wird, damit dein Gegner Einspruch erheben kann. Dann spielst du ihn oder nimmst ihn zurück. In „Quarx mit Pusten“ ist das von Anfang an eingeschaltet.",
        path: "Um zu schlagen, wähl die Landefelder nacheinander, oder gleich das letzte, wenn nur ein Schlag dort endet. „Zurück“, Esc oder der Stein selbst nimmt ein Landefeld zurück.",
      },
      hex4d: [
        "Zeig auf ein Feld, dann ist dasselbe Feld auf jedem Brett umrandet. Dort landet ein Zug zwischen Brettern.",
        "Die Karte zeigt, wie viele Figuren und Ziele jedes Brett hat. Wähl dort ein Brett, um es zu vergrößern.",
      ],
      trid: ["Um ein Brett zu ziehen, wähl sein Schild, dann einen der markierten Stifte."],
    },
    keys: {
      hex4d: [
        ["Umschalt + Pfeil", "zum selben Feld des nächsten Bretts gehen"],
        ["z", "ein Brett vergrößern oder alle Bretter zeigen"],
      ],
      trid: [["Tab, Umschalt + Tab", "zwischen den Feldern und den Schildern und Stiften der Bretter wechseln"]],
    },

    base: baseOf(german),
    timeout,
    quarx,
    hex4d,
    glinski,
    trid,
    raumschach,
  },
});
