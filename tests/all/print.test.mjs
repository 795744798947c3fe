// Every game on paper.
import { test } from "node:test";
import { PHONE, isWhole } from "../element/paper.mjs";
import { ALL_BOARDS } from "../games.mjs";

for (const variant of [...ALL_BOARDS, "timeout"])
  test(`on paper boards and moves are whole, whatever the screen: ${variant}`, () =>
    isWhole(variant, 90, [[1440, 900], PHONE]));
