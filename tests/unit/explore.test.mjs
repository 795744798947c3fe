// What one can do with a position on the page where it is set up: its moves by what begins them, what is said, the ways on.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { explore as words } from "../../www/site/words/en/explore.js";
import { sides } from "../../www/site/words/en/index.js";
import { modules } from "./modules.mjs";

const { explored, groupsOf, meaningOf, saidOf, waysOf } = await modules(
  "site/setup/explore.js",
  "site/setup/explore-moves.js",
  "site/setup/explore-mates.js",
);
const at = (position) => explored(rules, position);
const groups = (position) =>
  groupsOf(rules.legal_moves(position)).map((moves) => `${words.moves.group(moves[0])} ${moves.length}`);

test("moves stand by pieces, boards that move, pieces in Time Out and men that are removed", () => {
  assert.deepEqual(groups("chess 4k3/8/8/8/8/8/4P3/K6N w - - 0 1").sort(), [
    "King on a1 3",
    "Knight on h1 2",
    "Pawn on e2 2",
  ]);
  const away = groups("timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 9 Nb1:2 -");
  assert.ok(
    away.some((group) => /^Knight from b1, in Time Out \d+$/.test(group)),
    away.join(),
  );
  const free = "4/4/2P1/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL3(5)w:2/2,QL6(7)b:2/2 w - - - 0 9";
  assert.ok(groups(`trid ${free}`).some((group) => /^Board on QL3\(5\) \d+$/.test(group)));
  assert.deepEqual(
    groups("quarx-huff B:W2222,4222:B3322 0 4 2222,4222").filter((group) => /^Remove/.test(group)),
    ["Remove the man on 2222 1", "Remove the man on 4222 1"],
  );
});

test("it is said what a win is where it is more than checkmate, and why there is nothing to explore", () => {
  const meanings = ["chess", "timeout", "quarx"].map((id) => meaningOf(at(rules.initial_position(id)), words));
  assert.deepEqual(meanings, [
    "",
    "Annihilating the king counts, too.",
    "You win when the other side has no pieces or no legal move left.",
  ]);
  assert.deepEqual(
    ["chess", "quarx-huff"].map((id) => words.mates.title(at(rules.initial_position(id)).isMate)),
    ["Forced mate", "Forced win"],
  );
  assert.equal(saidOf(null, words, sides), "This position can’t be played yet. Fix its problems first.");
  assert.equal(saidOf(at("chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1"), words, sides), "");
  assert.match(
    saidOf(at("chess 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), words, sides),
    /^White wins.* There are no moves to explore\.$/,
  );
});

test("its ways lead to the same position: to play, to analyze, and to compare with each other rule set, named if there are several", () => {
  const names = (id) => waysOf(at(rules.initial_position(id)), words).compare.map(({ text }) => text);
  assert.deepEqual(names("quarx"), ["Compare rules"]);
  assert.deepEqual(names("raumschach"), []);
  assert.equal(names("trid").length, 2);
  for (const name of names("trid")) assert.match(name, /^Compare with Tri-Dimensional chess, /);
  const position = rules.apply(rules.initial_position("trid"), "Pb2(2)-b3(2)");
  const { play, analyze, compare } = waysOf(at(position), words);
  const found = [play, analyze, ...compare.map(({ href }) => href)].map((href) => {
    const [page, hash] = href.split("#");
    const asked = new URLSearchParams(hash);
    return [page, asked.get("position"), [...asked.keys()].at(-1), asked.get("rules")];
  });
  assert.deepEqual(found, [
    ["play.html", position, "ask", null],
    ["play.html", position, "analyze", null],
    ["compare.html", position, "position", "trid,trid-meder"],
    ["compare.html", position, "position", "trid,trid-strict"],
  ]);
});
