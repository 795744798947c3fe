// Messages of the package, where the number of their rule stands beside them.

/** A text of the package as people read it: apostrophes and quotation marks instead of those of code. @param {string} text */
export const typographic = (text) => text.replace(/(?<=\w)'(?=\w)/g, "’").replace(/`([^`]*)`/g, "“$1”");

/** @param {string} message */
export const withoutRule = (message) => typographic(message.replace(/ \([A-Z]\d+\)/, ""));
