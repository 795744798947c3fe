// A game with a friend by link: what can be sent, offered and answered, and what is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { latestOf, turnOf } from "../../www/site/play/turn.js";
import { Board } from "./board.mjs";

/** What is shown after moves: the button that sends if there is one, with `speed` to be offered and `answers` to be given; and what is said. */
function shown(variant, moves, { back = 0, ...friend }) {
  const board = new Board(variant, { moves });
  for (let i = 0; i < back; i++) board.undo();
  const { status, line } = board.state;
  const turn = turnOf({ status, moves: line.items, ply: line.ply }, { sent: "", isFile: false, ...friend });
  return [[turn.sends && turn.button, turn.offers && "speed", turn.answers && "answers"].filter(Boolean), turn.says];
}

const MATE = ["Pf2-f3", "Pe7-e5", "Pg2-g4", "Qd8-h4"];
const ONE = ["Pe2-e4"];
for (const [when, variant, moves, friend, expected] of [
  ["before the own first move", "timeout-flat", [], { side: "white" }, [[], "begin"]],
  ["before the friend's first move", "chess", [], { side: "black" }, [["sendInvitation"], "invite"]],
  ["when the invitation is sent", "chess", [], { side: "black", sent: "0 " }, [["sendAgain"], "sent"]],
  ["after the own move", "timeout-flat", ONE, { side: "white" }, [["send", "speed"], "unsent"]],
  ["after it in a game without speed moves", "chess", ONE, { side: "white", offer: 2 }, [["send"], "unsent"]],
  ["when it is sent", "timeout-flat", ONE, { side: "white", sent: "1 Pe2-e4" }, [["sendAgain", "speed"], "sent"]],
  [
    "when speed moves are offered after it was sent",
    "timeout-flat",
    ONE,
    { side: "white", sent: "1 Pe2-e4", offer: 3 },
    [["send", "speed"], "unsent"],
  ],
  [
    "when it is sent with them",
    "timeout-flat",
    ONE,
    { side: "white", sent: "1 Pe2-e4 speed3", offer: 3 },
    [["sendAgain", "speed"], "sent"],
  ],
  ["after the friend's move", "timeout-flat", ONE, { side: "black" }, [[], "played"]],
  ["after it with an offer", "timeout-flat", ONE, { side: "black", offer: 3 }, [["answers"], "offers"]],
  ["where the game has no speed moves to offer", "chess", ONE, { side: "black", offer: 3 }, [[], "played"]],
  ["when the offer is accepted", "timeout-flat", [...ONE, "speed3"], { side: "black" }, [[], "begin"]],
  ["in a series after an own move", "timeout-flat", ["Nb1-a3", "speed3", "Nb8-a6"], { side: "black" }, [[], "again"]],
  [
    "after a series, which runs on elsewhere",
    "timeout-flat",
    ["Nb1-a3", "speed2", "Nb8-a6", "Na6-b8"],
    { side: "black" },
    [["send"], "unsent"],
  ],
  ["looking back", "timeout-flat", ONE, { side: "white", back: 1 }, [[], "lookingBack"]],
  ["looking back over an offer", "timeout-flat", ONE, { side: "black", offer: 2, back: 1 }, [[], "lookingBack"]],
  [
    "looking back to an own turn",
    "timeout-flat",
    ["Pe2-e4", "Pe7-e5", "Pd2-d4"],
    { side: "black", offer: 2, back: 2 },
    [[], "lookingBack"],
  ],
  ["when the own move has ended the game", "chess", MATE, { side: "black" }, [["send"], "overUnsent"]],
  ["when that is sent", "chess", MATE, { side: "black", sent: "4 Qd8-h4" }, [["sendAgain"], "over"]],
  ["in a file, which nobody elsewhere can open", "timeout-flat", ONE, { side: "white", isFile: true }, [[], "file"]],
  ["in a file before the first move", "chess", [], { side: "white", isFile: true }, [[], "begin"]],
]) {
  test(`what is sent, offered, answered and said ${when}`, () =>
    assert.deepEqual(shown(variant, moves, friend), expected));
}

test("what was sent is told by how many moves there are, the last of them and what is offered", () => {
  assert.equal(latestOf([], undefined), "0 ");
  assert.equal(latestOf([{ move: "a" }, { move: "b" }], 4), "2 b speed4");
});
