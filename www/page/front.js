// The front page: old addresses of games, games to go on with.

import { Settings } from "./settings.js";

new Settings();
if (/[#&](variant|position)=/.test(location.hash)) location.replace(`play.html${location.hash}`); // games were here once
