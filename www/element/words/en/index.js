// All that the element says in English.

import { games } from "./games.js";
import { help } from "./help.js";
import { picture } from "./picture.js";
import { setup } from "./setup.js";
import { table } from "./table.js";

/** @type {import("../words").Words} */
export const en = { ...table, games, help, picture, setup, of: () => en };
