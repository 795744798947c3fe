import files from "#puzzles";
import { HyperplyError } from "./error.js";

export const puzzleVariants = () => Object.keys(files);

/** @param {string} variant */
export async function puzzles(variant) {
  const load = puzzleVariants().includes(variant) ? files[variant] : undefined;
  if (load) return JSON.parse((await load()).default);
  const id = JSON.stringify(String(variant).slice(0, 40));
  const message = `There are no puzzles of ${id}. There are some of ${puzzleVariants().join(", ")}.`;
  throw new HyperplyError({ code: "unknown-variant", message });
}
