// What a picture needs of English: no table stands around it.

import { games } from "./games.js";
import { picture } from "./picture.js";
import { sides } from "./sides.js";
import { tray } from "./tray.js";

/** @type {import("../words").DrawnWords} */
export const en = { ...sides, cell: (name) => name, tray, games, picture, of: () => en };
