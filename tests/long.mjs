// Which tests of pages run. TESTS=quick leaves out the long ones, TESTS=long the others, without either all of them run.
import { test as any } from "node:test";

const { TESTS } = process.env;
const none = () => {};

/** A test of `make test`. */
export const test = TESTS === "long" ? none : any;
/** One of `make test-all`: it takes its time, or asks the same of every game, state, language or size. */
export const long = TESTS === "quick" ? none : any;
