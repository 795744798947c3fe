// The language of the one file, before anything is read in one: all languages are inside.

import { wanted } from "../shell/language.js";

document.documentElement.lang = wanted();
