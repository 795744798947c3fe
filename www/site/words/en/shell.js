// What all pages say.

/** @type {import("../words").ShellWords} */
export const shell = {
  close: "Close",
  theme: (theme) => `Theme: ${theme}`,
  copying: { copy: "Copy", copied: "Copied", pressKeys: "Press Ctrl+C" },
  offline: {
    ready: "This site now works offline.",
    full: "This site can’t work offline because the browser’s storage is full.",
    newVersion: "A new version is available.",
    update: "Update",
    later: "Later",
  },
};
