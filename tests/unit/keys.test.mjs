// Keys of a table, whatever the keyboard's layout, Shift and Caps Lock make of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signOf } from "../../www/element/draw/dom.js";
import { Keys } from "../../www/element/input/keys.js";

for (const [what, key, code, sign] of [
  ["a letter", "u", "KeyU", "u"],
  ["with Caps Lock, or Shift", "U", "KeyU", "u"],
  ["Z on AZERTY, where W is on QWERTY: what is written on the key counts", "z", "KeyW", "z"],
  ["W on AZERTY", "W", "KeyZ", "w"],
  ["F on Dvorak, where Y is", "f", "KeyY", "f"],
  ["Z on QWERTZ, where Y is", "z", "KeyY", "z"],
  ["U in Cyrillic, which has no U: its place counts", "г", "KeyU", "u"],
  ["the same with Caps Lock", "Г", "KeyU", "u"],
  ["F in Greek", "φ", "KeyF", "f"],
  ["V in Hebrew", "ה", "KeyV", "v"],
  ["T in Korean", "ㅅ", "KeyT", "t"],
  ["a letter in the place of a sign, in Cyrillic", "ю", "Period", "ю"],
  ["a full stop there", ".", "Slash", "."],
  ["an umlaut, which no shortcut has", "Ö", "Semicolon", "ö"],
  ["a question mark on QWERTZ", "?", "Minus", "?"],
  ["a key with a name", "Escape", "Escape", "Escape"],
  ["a dead key", "Dead", "KeyU", "Dead"],
  ["a key of a phone, which has no place", "U", "", "u"],
])
  test(`the sign of a key: ${what}`, () => assert.equal(signOf({ key, code }), sign));

/** Keys of a table whose buttons are there, and what they did. */
function table(letters = true) {
  const done = [];
  let press;
  const button = (id) => ({
    click: () => done.push(id),
    hasAttribute: () => false,
    closest: () => ({ checkVisibility: () => true }),
    setAttribute: (name, value) => done.push(`${id} ${value}`),
    removeAttribute: () => {},
  });
  const root = {
    addEventListener: (_, work) => {
      press = work;
    },
    querySelector: (selector) => (selector === "#none" ? null : button(selector.slice(1))),
  };
  const parts = {
    asking: { open: false },
    boards: { focusTarget: (step) => done.push(step) },
    tools: { toggleView: () => done.push("view") },
    notation: { node: { checkVisibility: () => true }, focus: () => done.push("notation") },
    status: { repeat: () => done.push("repeat") },
  };
  const keys = new Keys(root, {}, parts);
  keys.render({ settings: { letters } });
  const told = done.splice(0);
  const target = { isContentEditable: false, matches: () => false };
  const presses = (key, code, more) => {
    let isTaken = false;
    const preventDefault = () => {
      isTaken = true;
    };
    press({ key, code, composedPath: () => [target], preventDefault, ...more });
    return [done.splice(0).join(), isTaken];
  };
  return { told, presses };
}

test("each letter presses its button or does its work, with Caps Lock and in Cyrillic too; no other one does", () => {
  const { told, presses } = table();
  assert.deepEqual(told, ["undo u", "redo r", "flip f", "names c", "time-out t", "zoom z", "help-button ?"]);
  for (const [key, code, done] of [
    ["u", "KeyU", "undo"],
    ["U", "KeyU", "undo"],
    ["г", "KeyU", "undo"],
    ["z", "KeyW", "zoom"],
    ["М", "KeyV", "view"],
    ["L", "KeyL", "repeat"],
    ["n", "KeyN", "notation"],
    ["?", "Minus", "help-button"],
    [".", "Period", "1"],
    [",", "Comma", "-1"],
  ])
    assert.deepEqual(presses(key, code), [done, true], key);
  for (const key of ["x", "ö", "constructor", "Dead", "F5"])
    assert.deepEqual(presses(key, "Semicolon"), ["", false], key);
  assert.deepEqual(presses("u", "KeyU", { ctrlKey: true }), ["", false], "of the browser");
  assert.deepEqual(table(false).presses("u", "KeyU"), ["", false], "letters are off");
});
