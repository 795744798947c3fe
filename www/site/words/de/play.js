// What the page around one board says.

import { standing } from "../../../element/words/de/picture.js";
import { SIDES } from "../../../element/words/de/sides.js";
import { nounsOn } from "./nouns.js";

/** @type {import("../words").PlayWords} */
export const play = {
  chooseGame: "Spiel wählen",
  unknownGame: "Dieser Link nennt ein Spiel, das es hier nicht gibt. Wähl eines von diesen.",
  dimensions: (n) => `${n}\u00a0Dimensionen`,
  timeOut: "Auszeit",
  standing: (side, pieces) =>
    `${SIDES[side]}: ${pieces.map(([letter, cells]) => standing(nounsOn(cells[0]), letter, cells)).join(", ")}.`,

  damaged: {
    game: "Dieser Link ist beschädigt, seine Partie kann nicht gezeigt werden.",
    start: "Dieser Link ist beschädigt; nur der Anfang der Partie wird gezeigt.",
    upTo: (move) => `Dieser Link ist beschädigt; die Partie wird bis Zug\u00a0${move} gezeigt.`,
  },
  example: "Deine Partie ist gespeichert.",
  backToGame: "Zurück zu deiner Partie",
  continueHere: "Von hier weiterspielen",
  newGame: "Neue Partie",

  share: {
    byLink: "Mit Freunden per Link spielen: Wähl deine Seite",
    alone: "Beide Seiten hier",
    position: { label: "Stellung", copy: "Die Stellung kopieren" },
    record: { label: "Partieaufzeichnung", copy: "Die Partieaufzeichnung kopieren" },
    link: { label: "Link zu dieser Partie", copy: "Den Link kopieren" },
    picture: {
      space: "PNG der 3D-Ansicht",
      label: (format) => `Bild (${format})`,
      copy: {
        button: "Kopieren",
        label: (format) => `Das Bild als ${format} kopieren`,
        done: "Bild kopiert.",
        failed: "Dein Browser hat das Kopieren nicht erlaubt. Speichere das Bild stattdessen.",
      },
      save: {
        button: "Speichern",
        label: (format) => `Das Bild als ${format} speichern`,
        done: "Bild gespeichert.",
        failed: "Das Bild konnte nicht erzeugt werden. Versuch es noch einmal.",
      },
    },
    animation: {
      label: "Animation (GIF)",
      moves: "Züge in der Animation",
      last: (n) => `Die letzten ${n} Züge`,
      all: (n) => (n === 1 ? "1 Zug" : `Alle ${n} Züge`),
      save: "Speichern",
      saveLabel: "Die Animation als GIF speichern",
      making: (done, all) => `Gezeichnet: ${done} von ${all} Bildern`,
      done: "Animation gespeichert.",
      stop: "Anhalten",
      stopped: "Angehalten.",
      failed: (why) => `Die Animation konnte nicht erzeugt werden. ${why}`,
      notLoaded:
        "Ein Teil dieser Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.",
      notDrawn: "Dein Browser konnte die Bilder nicht zeichnen. Versuch es mit weniger Zügen.",
    },
    embed: "Einbetten",
    paste: "Stellung oder Partieaufzeichnung einfügen",
    load: "Laden",
    nothing: "Füge zuerst eine Stellung oder Partieaufzeichnung ein.",
    invalid: "Das ist keine gültige Stellung oder Partieaufzeichnung.",
    loaded: "Geladen.",
    more: (n) => `${n} ${n === 1 ? "weitere Anmerkung" : "weitere Anmerkungen"}.`,
  },

  friend: {
    invite: "Die andere Seite zieht zuerst. Schick den Link, die Antwort kommt als Link.",
    sendInvitation: "Einladung schicken",
    begin: (you) => `Du spielst ${SIDES[you]}. Mach deinen Zug und schick ihn als Link.`,
    played: (move, you) => `Gespielt wurde ${move}. Du bist am Zug und spielst ${SIDES[you]}.`,
    again: "Du bist noch einmal am Zug.",
    offers: (move, n) => `Gespielt wurde ${move}, dazu ein Angebot: je ${n} Speed-Moves, du zuerst.`,
    accept: "Annehmen",
    decline: "Ablehnen",
    lookingBack: "Du siehst eine frühere Stellung. Geh zum letzten Zug, um weiterzuspielen.",
    over: "Die Partie ist zu Ende.",
    overUnsent: "Die Partie ist zu Ende. Schick den letzten Zug, wenn ihn die andere Seite noch nicht kennt.",
    unsent: "Du hast deinen Zug noch nicht geschickt.",
    sent: "Geschickt. Die Antwort kommt als Link: Öffne ihn hier.",
    copied: "Link kopiert. Schick ihn weiter. Die Antwort kommt auch als Link: Öffne ihn hier.",
    copyThis: "Kopiere diesen Link und schick ihn weiter:",
    file: "Diese Seite ist eine Datei, ihre Links gehen nur hier. Schick stattdessen die Partieaufzeichnung: Sie steht unter „Speichern, teilen, laden“.",
    send: "Meinen Zug schicken",
    sendAgain: "Noch einmal schicken",
    linkLabel: "Link zum Verschicken",
    message: "Mein Zug",
    offer: "Speed-Moves anbieten",
    noOffer: "Keine Speed-Moves",
    each: (n) => `je ${n} Züge`,
  },
};
