/** @jest-environment jsdom */
require("./game.test.js");
