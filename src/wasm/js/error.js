/** The error that everything here throws. Errors of other copies of the package are instances, too. */
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

/** Gives errors of the module our class, and a stack that begins with who called. They have its fields already. @param {unknown} thrown */
export function ours(thrown) {
  if (!(thrown instanceof HyperplyError)) return thrown;
  // The name of the class is not enumerable.
  Reflect.deleteProperty(thrown, "name");
  Object.setPrototypeOf(thrown, HyperplyError.prototype);
  const { captureStackTrace } = /** @type {{ captureStackTrace?: (error: object, above: Function) => void }} */ (Error);
  captureStackTrace?.(thrown, ours); // without the frames of the module, which fill it
  return thrown;
}
