// Every language says everything, in words of its own: each sentence of the German catalogs is said once with what is
// typical, and no English is left in it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { de as pictureInGerman } from "../../www/element/words/de/drawn.js";
import { de } from "../../www/element/words/de/index.js";
import { en as pictureInEnglish } from "../../www/element/words/en/drawn.js";
import { en } from "../../www/element/words/en/index.js";
import { inParts } from "../../www/element/words/parts.js";
import * as german from "../../www/site/words/de/index.js";
import { pages as germanPages } from "../../www/site/words/de/pages.js";
import * as english from "../../www/site/words/en/index.js";
import { pages as englishPages } from "../../www/site/words/en/pages.js";
import { whole } from "../words.mjs";

const CATALOGS = [
  ["element", en, await whole(de)],
  ["draughts", en.of("quarx"), await whole(de.of("quarx"))],
  ["picture", pictureInEnglish, pictureInGerman],
  ["site", english, german],
  ["pages", englishPages, germanPages],
];

const MOVE = { captures: [], notation: "" };
const NOTHING = { pieces: [] };
const FACTS = { check: true, mate: false, wins: NOTHING, threatens: NOTHING, saves: NOTHING };

/** What functions are called with whose parameters are more than texts and numbers, by their paths. */
const GIVEN = {
  "status.move": [
    [{ ...MOVE, kind: "move", piece: "N", from: "b1", to: "c3" }, "white"],
    [{ ...MOVE, kind: "time-out", piece: "N", from: "b1L1", length: 2 }, "black"],
    [{ ...MOVE, kind: "capture", piece: "P", from: "b7", to: "a8", promotion: "Q" }, "white"],
    [{ ...MOVE, kind: "huff", piece: "M", captures: ["2222"] }, "white"],
    [
      {
        ...MOVE,
        kind: "board",
        piece: "A",
        from: "QL1(3)",
        to: "QL2(3)",
        passenger: { piece: "P", from: "a1", to: "a3" },
      },
      "white",
    ],
    [{ ...MOVE, kind: "annihilation", piece: "Q", to: "d4" }, "black"],
    [{ ...MOVE, kind: "castling", piece: "K", to: "g1", rook: { from: "h1", to: "f1" } }, "white"],
  ],
  "message.hint": [
    [{ ...MOVE, kind: "move", piece: "P", from: "e2", to: "e4" }, FACTS],
    [
      { ...MOVE, kind: "time-out", piece: "P", from: "h2" },
      { ...FACTS, returns: { cell: "h8", rounds: 1, promotion: "Q" } },
    ],
    [
      { ...MOVE, kind: "move", piece: "Q", from: "d8", to: "h4" },
      {
        ...FACTS,
        wins: { pieces: ["N"], cell: "h2" },
        saves: { pieces: ["Q"], cell: "d8" },
        threatens: { pieces: ["M", "P", "P"] },
      },
    ],
  ],
  "message.threat": [
    [{ kind: "check", piece: "R", by: "e1", side: "black", king: "e8" }],
    [{ kind: "elimination", piece: "P", by: "e1L3", side: "white", king: "e8L4" }],
  ],
  "status.result": [[{ winner: "white", reason: "checkmate" }], [{ reason: "stalemate" }]],
  "status.reason": [[{ winner: "white", reason: "resigned" }], [{ reason: "threefold" }], [{ reason: "no-men" }]],
  "tray.rounds": [[{ rounds: 0 }], [{ rounds: 1, length: 3 }], [{ rounds: 3, length: 3 }]],
  "marks.of": [
    [{ effect: "capture", promotes: "choice" }],
    [{ effect: "beside" }],
    [{ effect: "end", takes: "2222", more: true }],
  ],
  "picture.absent": [[[{ side: "white", piece: "N", origin: "b1L1", rounds: 2 }]]],
  "picture.standing": [["white", [["N", ["b1", "g1"]]]]],
  "play.standing": [["white", [["N", ["b1", "g1"]]]]],
  "refusals.blocked": [
    [
      { piece: "R", side: "white", cell: "a1" },
      [
        { piece: "N", side: "white", cell: "b1" },
        { piece: "Q", side: "black", cell: "a2" },
      ],
      1,
    ],
  ],
  "explore.moves.group": [
    [{ ...MOVE, kind: "move", piece: "K", from: "2222", captures: [] }],
    [{ ...MOVE, kind: "time-out", piece: "N", origin: "b1", captures: [] }],
  ],
  "learn.captured": [[{ ...MOVE, piece: "Q", from: "d8", captures: ["h4"] }]],
  "learn.find": [
    [{ turn: "white" }, ["win-in-2"]],
    [{ turn: "white", speed: { agreed: 3, phase: 1, left: 2 } }, ["win-in-2"]],
    [{ turn: "black" }, ["defense"]],
  ],
  "games.hex4d.kind": [
    ["far", "N"],
    ["near", "P"],
  ],
  "help.base": [
    [{ boards: 8, levels: true, size: { files: 7, ranks: 7 }, cell: "a1L1", board: "L1" }],
    [{ boards: 1, levels: false, size: { hexagons: 91 }, cell: "a1", board: "" }],
  ],
  "help.timeout": [
    [{ levels: 8, files: 7, ranks: 7, timeOut: true, declared: true, speedMoves: true }],
    [{ levels: 1, timeOut: true }],
  ],
  "help.quarx": [[{ dimensions: 4, huffing: true }], [{ dimensions: 2 }]],
  "help.trid": [[{ rules: "meder" }], [{ rules: "strict" }], [{ rules: "truelove" }]],
  "analysis.given": [
    [
      "white",
      [
        ["blunder", 2],
        ["inaccuracy", 1],
      ],
    ],
    ["black", []],
  ],
  "analysis.verdict": [["blunder", "white", 60, 20, "Nf3"]],
  "analysis.place": [
    ["1. e4", null],
    ["1. e4", 50],
  ],
  "compare.tookBack": [["left", ["Nf3"]]],
  "learn.otherPiece": [[{ pieces: ["b1"], boards: [], away: ["c3"] }]],
  "learn.thisMove": [[{ ...MOVE, kind: "move", piece: "P", from: "e2", to: "e4" }, FACTS]],
  "learn.otherMove": [
    [null],
    [{ move: { ...MOVE, kind: "move", piece: "P", from: "e2", to: "e4" }, side: "black", wins: true }],
  ],
  "learn.solved": [
    [true, { goal: "win-in-2", outcome: "checkmate", loser: "black" }],
    [false, { goal: "material", loser: "white", wins: "N" }],
    [true, { goal: "material", loser: "white", promotion: "Q" }],
    [true, { goal: "win-in-2", outcome: "no-men", loser: "white" }],
    [true, { goal: "defense", loser: "white" }],
  ],
  "print.ends": [[{ winner: "white", reason: "checkmate" }]],
  "index.description": [[["Quarx"]]],
  "rules.description": [[["Quarx"]]],
};

/** What each parameter is, by its name in the source. */
const TYPICAL = {
  side: "white",
  you: "white",
  owner: "white",
  turn: "white",
  board: "left",
  letter: "N",
  piece: "N",
  due: "N",
  captured: "P",
  n: 2,
  moves: 3,
  left: 1,
  agreed: 3,
  level: 4,
  repetitions: 2,
  later: 2,
  move: 7,
  number: 12,
  most: 3,
  rounds: 2,
  times: 2,
  par: 2,
  missing: 1,
  wrong: 2,
  missed: ["2222"],
  cells: ["b1", "c1"],
  candidates: ["Nb1", "Nc1"],
  marks: ["zieht hierher"],
  legs: ["a"],
  seen: ["b1"],
  texts: ["a", "b"],
  counts: [],
  from: "b1",
  to: "c3",
  cell: "b1",
  step: [1, 0],
  theme: "dark",
  way: "inside",
  next: 2,
  of: 3,
  stars: 2,
  themes: ["draw"],
  isMate: true,
  looked: 1000,
  done: 0.5,
  first: 2,
  ruledOut: 2,
  length: 4,
  wing: "K",
  grade: "blunder",
  better: "Nf3",
  white: 50,
  format: "PNG",
  megabytes: 4,
  dimensions: 3,
  examples: 1,
  men: false,
  end: "lowest",
  id: "W",
  top: true,
  check: true,
  more: true,
  differs: false,
  now: true,
  levels: true,
  language: "de",
  rule: "T5",
  last: "T9",
};

/** The names of a function's parameters, where they are simple. @param {Function} f */
const parametersOf = (f) =>
  /^(?:async )?(?:[\w$]*\s*)?\(?([^)=]*?)\)?\s*(?:=>|\{)/s
    .exec(String(f))?.[1]
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean) ?? [];

/** Every sentence of a catalog, with the path of its key. @param {unknown} words  @param {string} path  @param {unknown} like the same in English, whose functions name their parameters */
function* sentences(words, path, like) {
  if (typeof words === "string") yield [path, words];
  else if (typeof words === "function") {
    const key = Object.keys(GIVEN).find((name) => path === name || path.endsWith(`.${name}`));
    const calls = key ? GIVEN[key] : [parametersOf(like).map((name) => TYPICAL[name] ?? "b1")];
    for (const given of calls) yield* sentences(words(...given), path, like);
  } else if (typeof words === "object" && words !== null)
    for (const [name, value] of Object.entries(words))
      if (!["of", "has", "need", "locale", "legend"].includes(name) || typeof value === "object")
        yield* sentences(value, path ? `${path}.${name}` : name, like?.[name]);
}

/** Words that only English has; names and what is typed are none. */
const ENGLISH =
  /\b(the|and|of|is|are|you|your|with|from|this|move|moves|piece|pieces|board|boards|cell|king|queen|pawn|game|level|White|Black|returns?|captures?|captured|position|undefined|object Object|NaN)\b/;

/** What is in English on a German page: the way to the English one, Star Trek's titles. */
const ALLOWED = /otherLanguage|languages\.en|^index\.lead$/;

test("every language has the same keys", () => {
  /** @param {unknown} words  @param {string} path  @returns {string[]} */
  const keys = (words, path = "") =>
    typeof words === "object" && words !== null && !Array.isArray(words)
      ? Object.entries(words).flatMap(([name, value]) => keys(value, `${path}.${name}`))
      : [path];
  const free = /\.(variants|values\.pieces|values\.men|docs\.english)(\.|$)/; // what English takes from the package, and what is in English alone
  for (const [name, one, other] of CATALOGS) {
    const own = (words) =>
      keys(words)
        .filter((key) => !free.test(key))
        .sort();
    assert.deepEqual(own(other), own(one), name);
  }
});

test("no English is left in German sentences, and none is empty or broken", () => {
  let said = 0;
  for (const [name, one, other] of CATALOGS)
    for (const [path, sentence] of sentences(other, "", one)) {
      said++;
      if (ALLOWED.test(path)) continue;
      assert.doesNotMatch(sentence.replace(/\]\([^)]*\)/g, "]"), ENGLISH, `${name} ${path}: ${sentence}`);
    }
  assert.ok(said > 900, String(said));
});

test("sentences are typeset as German books do", () => {
  for (const [name, one, other] of CATALOGS)
    for (const [path, sentence] of sentences(other, "", one)) {
      assert.doesNotMatch(sentence, /["'`]|“\w|\.\.\.| {2}|\d%/, `${name} ${path}: ${sentence}`);
      assert.doesNotMatch(sentence, /\b(Ebenen?|Reihen?|Zug|Brett) \d/, `${name} ${path}: ${sentence}`);
      assert.equal(sentence.split("„").length, sentence.split("“").length, `${name} ${path}: ${sentence}`);
    }
});

test("one is addressed as du, and nobody as Sie", () => {
  const polite = /(?<=[a-zäöü,;] )(Sie|Ihnen|Ihre?n?)\b/;
  for (const [name, one, other] of CATALOGS)
    for (const [path, sentence] of sentences(other, "", one))
      assert.doesNotMatch(sentence, polite, `${name} ${path}: ${sentence}`);
});

test("the German line of a position says which move it is, and how many follow", () => {
  assert.equal(de.status.number(7, 2, 1), "Zug\u00a07 · Stellung zum 2.\u00a0Mal · noch 1");
  assert.equal(de.status.number(7, 1, 3), "Zug\u00a07 · noch 3");
});

test("pieces have their articles, cases and endings", () => {
  const told = (move, side = "white", victim = undefined) => de.status.move({ ...MOVE, ...move }, side, victim);
  assert.equal(
    told({ kind: "move", piece: "N", from: "b1L1", to: "c3L2" }),
    "Der weiße Springer zieht von b1E1 nach c3E2.",
  );
  assert.equal(
    told({ kind: "time-out", piece: "P", from: "b2", length: 1 }, "black"),
    "Schwarz schickt den Bauern von b2 in die Auszeit für 1 Runde.",
  );
  assert.equal(
    told({ kind: "capture", piece: "P", from: "b7", to: "a8", promotion: "U" }),
    "Der weiße Bauer auf b7 schlägt auf a8, Umwandlung in ein Einhorn.",
  );
  assert.equal(
    told({ kind: "capture", piece: "P", from: "e4", to: "d5" }, "black", "B"),
    "Der schwarze Bauer auf e4 schlägt den Läufer auf d5.",
  );
  assert.equal(
    told({ kind: "annihilation", piece: "R", to: "d5E1" }, "white", "Q"),
    "Der weiße Turm kehrt auf d5E1 zurück und löscht die Dame dort aus: Beide verschwinden.",
  );
  assert.equal(
    told({ kind: "rematerialization", piece: "Q", to: "d4" }, "black"),
    "Die schwarze Dame kehrt auf d4 zurück.",
  );
  const taken = (move, victim) => de.status.move({ ...MOVE, ...move }, "black", victim, true);
  assert.deepEqual(
    ["N", "P", "Q", "U"].map((victim) => taken({ kind: "capture", piece: "R", from: "d8", to: "d5" }, victim)),
    ["deinen Springer", "deinen Bauern", "deine Dame", "dein Einhorn"].map(
      (victim) => `Der schwarze Turm auf d8 schlägt ${victim} auf d5.`,
    ),
  );
  const jump = { piece: "M", from: "1111", to: "4444", path: ["4444"] };
  assert.equal(
    taken({ ...jump, captures: ["2222"] }),
    "Der schwarze Stein auf 1111 schlägt deinen Stein auf 2222 und landet auf 4444.",
  );
  assert.equal(
    taken({ ...jump, captures: ["2222", "3333"] }),
    "Der schwarze Stein auf 1111 schlägt deine Steine auf 2222 und 3333 und landet auf 4444.",
  );
  const hint = (move, more) => de.message.hint({ ...MOVE, ...move }, { ...FACTS, check: false, ...more });
  assert.equal(
    hint({ kind: "capture", piece: "P", from: "e4", to: "d5", captures: ["d5"] }, { captures: "N", check: true }),
    "Schlag mit dem Bauern auf e4 den Springer auf d5. Das gibt Schach.",
  );
  assert.equal(
    hint(
      { kind: "capture", piece: "M", from: "1111", to: "4444", path: ["3333"], captures: ["2222", "2333"] },
      { captures: undefined },
    ),
    "Schlag mit dem Stein auf 1111 die Steine auf 2222 und 2333.",
  );
  const ride = { kind: "board", from: "QL1(3)", to: "QL3(5)", passenger: { piece: "N", from: "b0(3)", to: "b2(5)" } };
  assert.equal(
    hint({ kind: "annihilation", piece: "P", to: "e8", captures: ["e8"] }, { captures: "K" }),
    "Lass den Bauern auf e8 zurückkehren und den König dort auslöschen.",
  );
  assert.equal(hint(ride), "Zieh das Brett von QL1(3) nach QL3(5), der Springer fährt von b0(3) nach b2(5) mit.");
  assert.equal(
    hint({ kind: "move", piece: "Q", from: "d8", to: "h4" }, { threatens: { pieces: ["P", "N", "P"] } }),
    "Zieh die Dame von d8 nach h4. Das droht, 2 Bauern und einen Springer zu gewinnen.",
  );
  assert.equal(
    de.refusals.blocked(
      { piece: "R", side: "white", cell: "a1" },
      [
        { piece: "P", side: "white", cell: "a2" },
        { piece: "Q", side: "black", cell: "b1" },
      ],
      0,
    ),
    "Dem Turm auf a1 verstellen dein Bauer auf a2 und die schwarze Dame auf b1 den Weg.",
  );
});

test("a part of a catalog comes once, joins what is there, and is asked for again if it did not come", async () => {
  let asked = 0;
  const play = async () => {
    if (++asked === 1) throw new Error("offline");
    return { status: { noMove: "none" } };
  };
  const words = inParts({ status: { loading: "soon" } }, { play }, () => words);
  assert.deepEqual([words.has("play"), words.has("what is no part")], [false, true]);
  await assert.rejects(words.need("play"), /offline/);
  assert.equal(words.has("play"), false);
  await Promise.all([words.need("play"), words.need("play")]);
  await words.need("play");
  assert.equal(asked, 2);
  assert.deepEqual(words.status, { loading: "soon", noMove: "none" });
});

test("a king of draughts is a Dame", () => {
  assert.equal(de.of("quarx").pieces.K, "Dame");
  assert.equal(de.of("quarx").of("timeout").pieces.K, "König");
  assert.equal(german.learn.thisPiece("K", "2222"), "Sieh dir die Dame auf 2222 an.");
  assert.equal(german.learn.thisPiece("K", "e1"), "Sieh dir den König auf e1 an.");
});
