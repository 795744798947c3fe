// Loads the rules of the game in the address while the page is still on its way.

import { rulesOf, variantOf } from "../table/rules.js";
import { FIRST, gameOf } from "./address.js";

rulesOf(variantOf(gameOf(location.hash)?.start ?? FIRST)).catch(() => {}); // told by the board
