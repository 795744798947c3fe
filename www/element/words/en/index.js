// All that the element says in English.

import { joined } from "../parts.js";
import { asked } from "./asked.js";
import { timeOut } from "./families/timeout.js";
import { games } from "./games.js";
import { help } from "./help.js";
import { play } from "./play.js";
import { setup } from "./setup.js";
import { table } from "./table.js";

/** @type {import("../words").Words} */
export const en = joined(
  { ...table, games, help, setup, of: () => en, has: () => true, need: async () => {} },
  timeOut,
  play,
  asked,
);
