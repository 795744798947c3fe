// Games for tests that are made of the catalog, so that a new family is tried as well.
import { variants } from "../pkg/inline.js";

const ALL = variants();

/** The last of those that have the same key. @param {(info: import("../pkg/hyperply.js").VariantInfo) => unknown} key */
const oneOf = (key, infos = ALL) => [...new Map(infos.map((info) => [key(info), info.id])).values()];

/** @param {import("../pkg/hyperply.js").VariantInfo} info */
const isStacked = ({ geometry: { boards } }) =>
  boards.length > 1 && new Set(boards.map(({ level }) => level)).size === boards.length;

export const IDS = ALL.map(({ id }) => id);
export const FAMILIES = [...new Set(ALL.map(({ family }) => family))];
/** One of each family. */
export const ONE_EACH = oneOf(({ family }) => family);
/** One for all boards on which a family is played. */
export const ALL_BOARDS = oneOf(({ family, geometry }) => `${family} ${geometry.boards.length}`);
/** One of each family with boards above each other. */
export const STACKED = oneOf(({ family }) => family, ALL.filter(isStacked));
