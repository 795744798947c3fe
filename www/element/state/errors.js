// Errors as the package throws them.

/** @param {string} code  @param {string} message  @param {object} [more] what else is known of it */
export const refusal = (code, message, more) =>
  Object.assign(new Error(message), { name: "HyperplyError", code, cells: [] }, more);

/** Throws unless a text from outside is one. @param {string} name of the argument  @param {unknown} value */
export function checkText(name, value) {
  if (typeof value !== "string")
    throw refusal("bad-argument", `\`${name}\` must be a string, not ${value === null ? "null" : typeof value}.`);
}
