// The names of the variants.

import { CATALOGUE } from "#catalogue";

/** @param {string} variant */
export const nameOf = (variant) => CATALOGUE.find(({ id }) => id === variant)?.name ?? variant;
