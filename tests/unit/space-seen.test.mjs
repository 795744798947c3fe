// Boards in space as they are seen: each cell is picked where it is, the cell in focus has a frame, files and ranks are named
// where a piece is picked, who sits near, what is said of kinds of moves, and how large a picture is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { variant as infoOf } from "../../pkg/inline.js";
import { ALL_BOARDS } from "../games.mjs";
import { Board, HUMANS } from "./board.mjs";
import { modules } from "./modules.mjs";
import { looksOf, pickedIn, statesOf } from "./states.mjs";

const loaded = await modules(
  "element/families/index.js",
  "element/state/line.js",
  "element/state/transitions.js",
  "element/three/camera.js",
  "element/three/covers.js",
  "element/three/kinds.js",
  "element/three/labels.js",
  "element/three/pick.js",
  "element/three/picture.js",
  "element/three/scene.js",
  "element/three/seat.js",
  "element/words/en/index.js",
);
const { Camera, boxOf, en, extent, kindsOf, pick, pickIn, placeOf, pointsOf, sceneOf, seatOf, set, sizeOf } = loaded;
const stateOf = statesOf(loaded);

const HOW = { form: null, seat: "white", spread: null, turn: 24, tilt: 18, lift: "" };
const sceneFor = (state, { focus = null, ...how } = {}) =>
  sceneOf(state, { how: { ...HOW, ...how }, looks: looksOf(state), mounts: new Map(), focus });

/** The camera on a scene, turned and tilted from where it is seen at first. */
function cameraOn(scene, { width, height, foot }, [turn, tilt] = [0, 0]) {
  const camera = new Camera();
  camera.turn = scene.aside + turn;
  camera.tiltTo(scene.slope + tilt);
  camera.look(scene.bounds, { width, height, foot }, Math.min(scene.margin, width * 0.06));
  return camera;
}

const DESK = { width: 707, height: 832, foot: 44 };
const PHONE = { width: 374, height: 620, foot: 90 };
const TURNS = [
  [0, 0],
  [-45, 10],
  [60, 15],
];

for (const variant of ALL_BOARDS)
  test(`each cell is picked where it is seen, but few that are behind others, from all sides: ${variant}`, () => {
    const scene = sceneFor(stateOf(variant));
    const most = infoOf(variant).geometry.boards.length > 1 ? scene.cells.size * 0.06 : 0;
    assert.ok(scene.cells.size > 30);
    for (const size of [DESK, PHONE])
      for (const turn of TURNS) {
        const camera = cameraOn(scene, size, turn);
        const unseen = [...scene.cells.keys()].filter(
          (id) => !pointsOf(scene, camera, id).some(({ x, y }) => pickIn(scene, camera.ray(x, y), extent) === id),
        );
        assert.ok(unseen.length <= most, `${size.width} px, ${turn}: ${unseen}`);
      }
  });

test("of empty cells that cover each other each is picked at its middle", () => {
  for (const variant of ["timeout", "quarx", "raumschach"]) {
    const scene = { ...sceneFor(stateOf(variant)), figures: [] };
    for (const turn of TURNS) {
      const camera = cameraOn(scene, DESK, turn);
      for (const [id, { at }] of scene.cells) {
        const { x, y } = camera.project(at);
        assert.equal(pickIn(scene, camera.ray(x, y), extent), id, `${variant}, ${turn}`);
      }
    }
  }
});

test("points of a cell are on its piece first, and then on its floor; what is not there has none", () => {
  const scene = sceneFor(stateOf("chess"));
  const camera = cameraOn(scene, DESK);
  const heights = (id) => pointsOf(scene, camera, id).map(({ y }) => y);
  const floor = camera.project(scene.cells.get("e1").at).y;
  assert.ok(heights("e1")[0] < floor && heights("e1").includes(floor));
  assert.equal(heights("e4")[0], camera.project(scene.cells.get("e4").at).y);
  assert.deepEqual(pointsOf(scene, camera, "e9"), []);
});

test("the cell in focus has a frame, and no other has", () => {
  const state = stateOf("chess");
  const framed = (focus) => sceneFor(state, { focus }).tiles.flatMap(({ key, ring }) => (ring ? [key] : []));
  assert.deepEqual([framed(null), framed("e2")], [[], ["e2"]]);
});

/** The names that have room, with their places. */
function namesIn(scene, size) {
  const camera = cameraOn(scene, size);
  const taken = scene.figures.map((figure) => boxOf(figure, camera));
  return scene.labels.flatMap((label) => {
    const { x, y, depth } = placeOf(label, camera, { wide: label.text.length * 7, most: size.width, taken });
    return depth > 0 ? { text: label.text, x, y } : [];
  });
}
const textsIn = (names) => names.map(({ text }) => text);

test("files and ranks are named on the board where a piece is picked, where there is room", () => {
  const state = stateOf("timeout");
  const files = [..."abcdefg"];
  const heightOf = (state) => {
    const names = namesIn(sceneFor(state), DESK);
    assert.deepEqual(
      textsIn(names)
        .filter((text) => files.includes(text))
        .sort(),
      files,
    );
    const [level, file] = ["L1", "d"].map((text) => names.find((name) => name.text === text));
    return file.y - level.y;
  };
  assert.ok(heightOf(pick(state, ["d1L8"])) < heightOf(state) - 200, "they are on the eighth level");
  assert.ok(
    !textsIn(namesIn(sceneFor(state), { width: 304, height: 300, foot: 90 })).includes("4"),
    "not one over the other",
  );
});

test("the ends of the files of a hexagon are named, those that are near", () => {
  const state = stateOf("glinski");
  const near = (seat) => {
    const scene = sceneFor(state, { seat });
    scene.aside += seat === "black" ? 180 : 0;
    return textsIn(namesIn(scene, DESK)).sort();
  };
  assert.deepEqual(near("white"), ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "k1", "l1"]);
  assert.deepEqual(near("black"), ["a6", "b7", "c8", "d9", "e10", "f11", "g10", "h9", "i8", "k7", "l6"]);
});

const COMPUTER = { ...HUMANS, black: { kind: "engine", level: 1 } };
for (const [who, variant, { settings, width = 900, isStill = false }, seats] of [
  ["the side to move, where two sit at one screen", "chess", {}, ["black", "white"]],
  ["the side below, beside the plan", "chess", { width: 1280 }, ["white", "white"]],
  ["who sat there, for who wants less motion", "chess", { isStill: true }, ["white", "white"]],
  ["who sat there, against the computer", "chess", { settings: { players: COMPUTER } }, ["white", "white"]],
  ["who sat there, before a stand of boards", "trid", {}, ["white", "white"]],
  ["who sat there, without controls", "chess", { settings: { bare: true } }, ["white", "white"]],
  ["who sat there, where clicks choose no move", "chess", { settings: { input: "cells" } }, ["white", "white"]],
])
  test(`near is ${who}`, () => {
    const board = new Board(variant, { settings: { view: "3d", ...settings } });
    board.resize({ width, height: 800 });
    let before = board.state;
    assert.equal(seatOf(null, before, "black", isStill), "white", "the side below, at first");
    let seat = "white";
    const found = seats.map(() => {
      board.make(board.state.moves[0].notation);
      seat = seatOf(before, board.state, seat, isStill);
      before = board.state;
      return seat;
    });
    assert.deepEqual(found, seats);
    assert.equal(
      seatOf(before, set(before, { flipped: true }), seat, isStill),
      "black",
      "the side below, when it is turned",
    );
    assert.equal(seatOf(new Board("raumschach").state, before, "black", isStill), "white", "in another game");
    assert.equal(seatOf(before, set(before, {}), seat, isStill), seat, "while nothing moves");
  });

const KINDS = ["inside", "between", "near", "far"];
for (const [what, cell, lift, { advice = "", missing = [], words = [] }] of [
  ["nothing, at first", null, "", {}],
  ["what to do, where a kind is chosen and no piece", null, "far", { advice: "pick" }],
  [
    "what a knight can do, which has all kinds",
    "C1b1",
    "far",
    {
      words: [
        "same board, another cell",
        "another board, same cell",
        "next board, two cells away",
        "two boards away, next cell",
      ],
    },
  ],
  [
    "that a pawn behind another one has no such move",
    "C2c2",
    "far",
    { advice: "nothing", missing: ["inside", "near", "far"], words: ["another board, same cell"] },
  ],
  [
    "which kinds a pawn has not",
    "C2c2",
    "",
    { missing: ["inside", "near", "far"], words: ["another board, same cell"] },
  ],
])
  test(`of kinds of moves it is said: ${what}`, () => {
    const start = stateOf("hex4d");
    const { state, looks } = cell ? pickedIn(start, cell) : { state: start, looks: looksOf(start) };
    const told = kindsOf(state, looks, KINDS, lift);
    assert.equal(told.advice, advice && en.games.hex4d.lift[advice]);
    assert.deepEqual([told.missing, told.legend.map(({ words }) => words)], [missing, words]);
    assert.deepEqual(kindsOf(state, looks, [], lift), { said: undefined, advice: "", missing: [], legend: [] });
  });

const STAGE = { clientWidth: 600, clientHeight: 300 };
for (const [options, width, height, scale = 1] of [
  [{}, 600, 300],
  [{ width: 300 }, 300, 150],
  [{ height: 100 }, 200, 100],
  [{ width: 300, height: 200, scale: 2 }, 300, 200, 2],
])
  test(`a picture is as large as is asked for, in the shape of the stage: ${JSON.stringify(options)}`, () =>
    assert.deepEqual(sizeOf(STAGE, options, 8192), { width, height, scale }));

for (const options of [
  { width: 0 },
  { height: -4 },
  { scale: "2" },
  { width: 9000 },
  { width: 0.2, height: 5 },
  { scale: NaN },
])
  test(`what means no size is refused: ${JSON.stringify(options)}`, () =>
    assert.throws(() => sizeOf(STAGE, options, 8192), { code: "bad-argument" }));
