// What the help sheet says.
export type HelpWords = {};
