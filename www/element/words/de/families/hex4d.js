// What boards of hexagonal chess say, in German.

/** @param {import("../german.js").German} german  @returns {{ games: Pick<import("../../games").GameWords, "hex4d"> }} */
export const wordsOf = ({ name }) => ({
  games: {
    hex4d: {
      title: "Sechseckschach",
      also: "Die meisten können auch auf andere Bretter ziehen.",
      far: "Tipp eine deiner Figuren an, oder ein Brett, um es zu vergrößern.",
      variants: {
        glinski: ["Sechseckschach nach Gliński", "Schach auf einem Brett aus 91 Sechsecken."],
        hex4d: ["4D-Sechseckschach", "Neunzehn sechseckige Bretter, die zusammen ein Sechseck bilden."],
      },
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
      lift: {
        label: "Bretter anheben",
        none: "Bretter anheben: keine",
        kind: (kind) => `Anheben: ${kind}`,
        pick: "Wähl eine Figur, damit sich die Bretter heben, die sie so erreicht.",
        nothing: "Diese Figur hat keinen solchen Zug. Wähl eine andere Figur oder eine andere Zugart.",
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
    },
  },
});
