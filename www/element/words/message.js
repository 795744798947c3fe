// Messages of the package, where the number of their rule stands beside them.

/** @param {string} message */
export const withoutRule = (message) => message.replace(/ \([A-Z]\d+\)/, "").replace(/(?<=\w)'(?=\w)/g, "’");
