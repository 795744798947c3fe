// The names of the variants.

import { CATALOG } from "#catalog";

/** @param {string} variant */
export const nameOf = (variant) => CATALOG.find(({ id }) => id === variant)?.name ?? variant;
