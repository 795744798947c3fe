// Rules compared: what one board follows of the other, what is marked on both, and what the address tells.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { askedIn, comparison, hashOf } from "../../www/site/compare/compared.js";
import { LinkedBoards } from "../../www/site/compare/linked-boards.js";
import { RULE_DIFFERENCES } from "../../www/site/compare/rule-differences.js";
import { differences as WORDS } from "../../www/site/words/en/differences.js";
import { modules } from "./modules.mjs";
import { Element } from "./task.mjs";

const { differing } = await modules("site/compare/move-differences.js");

const TRID = ["trid", "trid-meder"];
const START = TRID.map((id) => rules.initial_position(id));
const WAITS = "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9";
/** A move of Black that captures a man by one set of rules, and is another capture by the other. */
const SPREAD =
  "B:W1111,1131,1133,1214,1232,1234,1243,2114,2121,2123,2141,2143,2211,2213,2224,2314,2321,2332,3111,3122,3142,3232,3241,3311,3322,3324,3331,4112,4114,4121,4123,4132,4143,4242:B1412,1421,1423,1432,1434,1441,1443,2413,2422,2431,2444,3412,3421,3432,3434,4334,4422,4424,4433,4442,4444 0 28";

/** Two boards at positions; `heard` counts the changes that were told. */
async function linked(positions = START, more = {}) {
  const halves = ["left", "right"].map((side) => ({ board: new Element(), side, render() {} }));
  const both = new LinkedBoards(halves, () => both.heard++);
  both.heard = 0;
  await both.show(positions, more);
  return both;
}
const boards = ({ halves }) => halves.map(({ board }) => board);
const plies = (both) => boards(both).map(({ ply }) => ply);
const picked = (both) => boards(both).map((board) => board.picked.join(" "));
const click = (both, side, ...cells) => boards(both)[side].board.click(...cells);
const isSame = (both) => assert.equal(both.positions[0].replace("trid", "trid-meder"), both.positions[1]);

test("what is played on one board is played on the other, back and forward too", async () => {
  const both = await linked();
  isSame(both);
  await click(both, 1, "b2(2)", "b3(2)");
  assert.deepEqual(plies(both), [1, 1]);
  isSame(both);
  const [left, right] = boards(both);
  for (const [go, ply] of [
    [() => left.go(0), 0],
    [() => right.go(1), 1],
    [() => right.go(0), 0],
  ]) {
    go();
    assert.deepEqual(plies(both), [ply, ply]);
  }
  left.go(1);
  await click(both, 0, "c7(6)", "c6(6)");
  await click(both, 1, "d2(2)", "d3(2)");
  right.go(1);
  await click(both, 1, "d7(6)", "d6(6)");
  assert.deepEqual([plies(both), both.back], [[2, 2], null]); // both went back first
  isSame(both);
});

test("D6, M6: a move that one forbids stays on the other, with the rule; back they are together again", async () => {
  const both = await linked();
  await click(both, 1, "b1(2)", "c3(4)");
  assert.deepEqual(plies(both), [0, 1]);
  const { board, place, why } = both.apart;
  assert.deepEqual([board.side, place, why.rule], ["left", { move: "Nb1(2)-c3(4)", position: START[1] }, "D6"]);
  assert.equal(both.leader.side, "right");
  boards(both)[1].go(0);
  assert.deepEqual([both.apart, plies(both)], [null, [0, 0]]);
  boards(both)[1].go(1);
  assert.deepEqual([both.apart.place.move, plies(both)], ["Nb1(2)-c3(4)", [0, 1]]);
});

test("who plays on the other board after that takes the move back, and is told", async () => {
  const both = await linked();
  await click(both, 1, "b1(2)", "c3(4)");
  await click(both, 0, "e2(2)", "e3(2)");
  const { board, moves } = both.back;
  assert.deepEqual([board.side, moves], ["right", [{ move: "Nb1(2)-c3(4)", position: START[1] }]]);
  assert.deepEqual([both.apart, plies(both)], [null, [1, 1]]);
  isSame(both);
});

test("Q7, Q16: a text that is another move by the other rules is not followed, and nothing forbids it", async () => {
  const both = await linked([`quarx-huff ${SPREAD} -`, `quarx ${SPREAD}`]);
  boards(both)[0].play("2431x4213");
  assert.deepEqual(plies(both), [1, 0]);
  assert.deepEqual([both.apart.board.side, both.apart.place.move, both.apart.why], ["right", "2431x4213", undefined]);
});

test("what is picked on one board is picked on the other, if something can be done with it there", async () => {
  const both = await linked();
  await click(both, 0, "b1(2)");
  assert.deepEqual([picked(both), both.picked], [["b1(2)", "b1(2)"], "b1(2)"]);
  await click(both, 1, "b1(2)");
  assert.deepEqual([picked(both), both.picked], [["", ""], null]);
  both.alike = false; // the boards show different positions
  await click(both, 0, "b1(2)");
  assert.deepEqual(picked(both), ["b1(2)", ""]);
});

test("positions are shown with moves that both play, and a pick on the board that has it; of two the last one counts", async () => {
  const moves = ["Pb2(2)-b3(2)", "Pc7(6)-c6(6)"];
  const both = await linked(START, { moves, pick: "b3(2)" });
  assert.deepEqual(
    [plies(both), picked(both)],
    [
      [2, 2],
      ["b3(2)", "b3(2)"],
    ],
  );
  assert.deepEqual(await Promise.all([both.show(START, { moves }), both.show(START)]), [false, true]);
  assert.deepEqual(plies(both), [0, 0]);
});

for (const { sets, differences } of RULE_DIFFERENCES)
  test(`each difference is shown with its piece picked, and differs unless it is the same: ${sets.join(", ")}`, async () => {
    for (const { key, position, moves, pick } of differences) {
      const both = await linked(
        sets.map((id) => rules.convert(position, id)),
        { moves, pick },
      );
      const { point, words } = WORDS[sets.join("/")][key];
      if (pick) assert.ok(picked(both).includes(pick), point);
      const compare = both.apart ? null : comparison(rules, sets, both.positions, "en");
      if (!pick || !compare) continue;
      const isSame = differing(compare(), pick).halves.every((half) => half.moves.length === 0);
      assert.equal(isSame, words[1] === "The same.", point);
    }
  });

test("D6, M6: what both can do with a piece is marked on both boards, what one can do on that one; without a pick all is counted", () => {
  const compared = comparison(rules, TRID, START, "en")();
  const { shared, halves } = differing(compared, "b1(2)");
  assert.equal(shared, 1);
  const common = { cell: "c3(2)", name: "both" };
  assert.deepEqual(
    halves.map(({ marks }) => marks),
    [[common], [common, { cell: "c3(4)", name: "only" }]],
  );
  assert.deepEqual(
    halves.map(({ moves }) => moves.map(({ move: { notation }, rule }) => `${notation} ${rule}`)),
    [[], ["Nb1(2)-c3(4) D6"]],
  );
  const move = (...clicks) => ({ move: { clicks, to: clicks.at(-1) } });
  const alike = differing({ both: [move("a", "b").move], here: [], there: [move("a", "b")] }, "a");
  assert.deepEqual(alike.halves[1].marks, [{ cell: "b", name: "both" }], "in one way both can go there");
  const all = differing(compared, null);
  assert.deepEqual(
    [all.shared, all.halves.map(({ moves, marks }) => [moves.length, marks])],
    [
      10,
      [
        [0, []],
        [10, []],
      ],
    ],
  );
});

test("boards that show different positions are not compared; one that can be carried over in one direction only is", () => {
  const [left, right] = START;
  const after = rules.apply(left, "Pb2(2)-b3(2)");
  assert.equal(comparison(rules, TRID, [after, right], "en"), null);
  assert.equal(comparison(rules, TRID, [left, WAITS], "en"), null);
  for (const [sets, positions, [here, there]] of [
    [TRID, START, [0, 10]],
    [TRID.toReversed(), START.toReversed(), [10, 0]],
  ]) {
    const told = comparison(rules, sets, positions, "en")();
    assert.deepEqual([told.here.length, told.there.length], [here, there], sets.join());
  }
  // By T30 a piece has told for how long it is away; without that it has no place among declared ones.
  const E = "7/7/7/7/7/7/7";
  const away = (id, entry) => `${id} ${E}|${E}|${E}|6k/7/7/7/7/7/5K1|${E}|${E}|${E}|${E} w - - 4 9 ${entry} -`;
  const sets = ["timeout", "timeout-declared"];
  const positions = [away(sets[0], "Nc2L1:2"), away(sets[1], "Nc2L1:1/3")];
  positions[0] = rules.convert(positions[1], sets[0]);
  assert.equal(
    hashOf(rules, sets, positions),
    `#rules=${sets}&position=${encodeURIComponent(positions[1]).replace(/-$/, "%2D")}`,
  );
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const [here, there] = order.map((i) => positions[i]);
    const told = comparison(
      rules,
      order.map((i) => sets[i]),
      [here, there],
      "en",
    )();
    const only = order[0] === 0 ? told.here : told.there; // by T30 it cannot come back yet
    assert.ok(only.length > 0);
    for (const [list, at, not] of [
      [told.here, here, there],
      [told.there, there, here],
    ])
      for (const { move } of list)
        assert.deepEqual(
          [at, not].map((text) => rules.explain(text, move.notation).legal),
          [true, false],
        );
  }
  const [german] = comparison(rules, TRID, START, "de")().there;
  assert.match(german.message, /Springer|Ebene/);
});

test("an address tells which rules are compared, and in which position; what it does not know are the first ones at the start", () => {
  for (const [hash, sets, position] of [
    ["", TRID],
    ["#rules=quarx-huff,quarx", ["quarx-huff", "quarx"]],
    ["#rules=trid,quarx", TRID],
    ["#rules=trid", TRID],
    [`#rules=trid-meder,trid&position=${encodeURIComponent(WAITS)}`, TRID.toReversed(), WAITS],
  ])
    assert.deepEqual(askedIn(hash), { sets, position }, hash);
  assert.equal(hashOf(rules, TRID, START), "#rules=trid,trid-meder");
  const after = START.map((position) => rules.apply(position, "Pb2(2)-b3(2)"));
  assert.deepEqual(askedIn(hashOf(rules, TRID, after)), { sets: TRID, position: after[0] });
  const waiting = hashOf(rules, TRID.toReversed(), [WAITS, START[0]]); // there is no place for it by D11
  assert.deepEqual(askedIn(waiting), { sets: TRID.toReversed(), position: START[0] });
});
