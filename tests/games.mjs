// Games for tests that are made of the catalog, so that a new family is tried as well.
import { variant, variants } from "../pkg/inline.js";

const ALL = variants();

/** The last of those that have the same key. @param {(info: import("../pkg/hyperply.js").VariantInfo) => unknown} key */
const oneOf = (key, infos = ALL) => [...new Map(infos.map((info) => [key(info), info.id])).values()];

const levels = ({ geometry: { boards } }) => new Set(boards.map(({ level }) => level)).size;

export const FAMILIES = [...new Set(ALL.map(({ family }) => family))];
/** One of each family. */
export const ONE_EACH = oneOf(({ family }) => family);
/** The first for all boards on which a family is played. */
export const ALL_BOARDS = oneOf(({ family, geometry }) => `${family} ${geometry.boards.length}`, [...ALL].reverse());
/** One of each family with boards above each other. */
export const SPATIAL = oneOf(
  ({ family }) => family,
  ALL.filter((info) => levels(info) > 1),
);
/** Those of which each board is a level. */
export const STACKED = SPATIAL.filter((id) => levels(variant(id)) === variant(id).geometry.boards.length);
