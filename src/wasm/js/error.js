/** What everything here throws. An error of another copy of the package is an instance, too. */
export class HyperplyError extends Error {
  /** @param {{ code: string, message: string }} fields  @param {unknown} [cause] */
  constructor({ code, message }, cause) {
    super(message);
    /** @type {string} */
    this.code = code;
    /** @type {string[]} */
    this.cells = [];
    if (cause !== undefined) this.cause = cause;
  }

  /** @param {unknown} value */
  static [Symbol.hasInstance](value) {
    return value instanceof Error && value.name === "HyperplyError";
  }
}
Object.defineProperty(HyperplyError.prototype, "name", { value: "HyperplyError", writable: true, configurable: true });

/** What the module threw: its errors have our fields and get our class. @param {unknown} thrown */
export function ours(thrown) {
  if (!(thrown instanceof HyperplyError)) return thrown;
  // The one of the class is not listed among the fields.
  Reflect.deleteProperty(thrown, "name");
  return Object.setPrototypeOf(thrown, HyperplyError.prototype);
}
