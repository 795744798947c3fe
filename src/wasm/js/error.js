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

  /** The error that the module threw, as one of this class. @param {unknown} thrown */
  static from(thrown) {
    return HyperplyError[Symbol.hasInstance](thrown) ? Object.setPrototypeOf(thrown, HyperplyError.prototype) : thrown;
  }
}
Object.defineProperty(HyperplyError.prototype, "name", { value: "HyperplyError", writable: true, configurable: true });
