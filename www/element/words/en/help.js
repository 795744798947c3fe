// The help in English.

/** @type {import("../help").HelpWords} */
export const help = {};
