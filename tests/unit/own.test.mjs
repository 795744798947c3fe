// A page may give all objects more than they have: `Object.prototype.x = ...`, as old libraries do.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "acorn";
import { full } from "acorn-walk";
import { picture } from "../../pkg/picture/inline.js";
import { isSame, setLook } from "../../www/element/draw/dom.js";
import { checkAttribute } from "../../www/element/state/attributes.js";
import { stepOf } from "../../www/element/state/neighbors.js";
import { Board } from "./board.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => file.endsWith(".js"))
    .map((file) => join(folder, file));

/** Whether a part of a program asks what an object has or inherits; `#name in object` asks for no such thing. */
const isAsked = ({ type, operator, left }) =>
  type === "ForInStatement" || (type === "BinaryExpression" && operator === "in" && left.type !== "PrivateIdentifier");

test("nothing asks with `in` or `for ... in` what an object inherits, nor does the file that was built of it", () => {
  assert.doesNotMatch(readFileSync(join(ROOT, "pkg/element.js"), "utf8"), /for\((?:var|let|const) \w+ in /);
  for (const file of [...filesIn("www"), ...filesIn("src/wasm/js")]) {
    const text = readFileSync(join(ROOT, file), "utf8");
    if (!/[\w")\]] in [\w({[]/.test(text.replace(/\/\/ .*|\/\*\*[^]*?\*\//g, ""))) continue;
    full(parse(text, { ecmaVersion: "latest", sourceType: "module" }), (node) =>
      assert.ok(!isAsked(node), `${file}: ${text.slice(node.start, node.start + 80)}`),
    );
  }
});

/** Does something while all objects have more: names of old libraries, keys, and names that are looked for here. */
async function polluted(work) {
  const names = ["extend", "each", "x", "$", "cell", "from", "game", "level", "jump", "wz"];
  for (const name of names) Object.prototype[name] = name === "x" ? 1 : () => name;
  try {
    return await work();
  } finally {
    for (const name of names) delete Object.prototype[name];
  }
}

/** What a node is given. */
function nodeWith() {
  const given = new Map();
  return {
    given,
    setAttribute: (name, value) => given.set(name, value),
    removeAttribute: (name) => given.set(name, null),
  };
}

test("a node shows only what its look has of its own", () =>
  polluted(() => {
    const node = nodeWith();
    const view = { node, look: null };
    setLook(view, { piece: "wP", target: true });
    setLook(view, { piece: "wN" });
    assert.deepEqual(
      [...node.given],
      [
        ["data-piece", "wN"],
        ["data-target", null],
      ],
    );
    assert.ok(!isSame({ piece: "wN", y: "" }, { piece: "wN", x: 1 }));
  }));

test("attributes and keys with such names mean nothing", () =>
  polluted(() => {
    for (const name of ["x", "extend", "constructor"]) {
      checkAttribute(name, "any");
      assert.equal(stepOf(name, true), undefined);
    }
  }));

test("a game is played, drawn and marked", async () => {
  const board = new Board("timeout-flat");
  const marks = [{ from: "e2", to: "e4" }, { cell: "e4" }];
  await polluted(() => board.click("e2", "e4"));
  const [drawn, legal] = await polluted(() => [picture("chess", { marks }), board.state.game.explain("Pe7-e4").legal]);
  assert.deepEqual([board.state.history.map(({ move }) => move), legal], [["Pe2-e4"], false]);
  assert.equal(drawn, picture("chess", { marks }));
});
