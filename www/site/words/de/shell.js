// What all pages say.

/** @type {Record<string, string>} */
const THEMES = { auto: "automatisch", light: "hell", dark: "dunkel" };

/** @type {import("../words").ShellWords} */
export const shell = {
  close: "Schließen",
  theme: (theme) => `Farben: ${THEMES[theme]}`,
  copying: { copy: "Kopieren", copied: "Kopiert", pressKeys: "Drück Strg+C" },
  offline: {
    ready: "Diese Seite funktioniert jetzt ohne Internet.",
    full: "Diese Seite kann nicht ohne Internet funktionieren, denn der Speicher des Browsers ist voll.",
    newVersion: "Es gibt eine neue Version.",
    update: "Aktualisieren",
    later: "Später",
  },
};
