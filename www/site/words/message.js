// What the package says, as the site writes it: the number of the rule stands beside it, as a link.

/** @param {string} message */
export const plain = (message) => message.replace(/ \([A-Z]\d+\)/, "").replace(/(?<=\w)'(?=\w)/g, "’");
