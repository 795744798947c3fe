// Boards in space as data: shapes of pieces, places of cells, and what a line of sight meets.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../pkg/inline.js";
import { drawings } from "../../scripts/virtual-modules.mjs";
import { modules } from "./modules.mjs";
import { looksOf, statesOf } from "./states.mjs";

const {
  Camera,
  SHAPES,
  arrow,
  begin,
  en,
  familyOf,
  lineOf,
  pickIn,
  pieceMesh,
  extentOf,
  formsOf,
  placeOf,
  sceneOf,
  triangles,
} = await modules(
  "element/draw/arrow-paths.js",
  "element/families/index.js",
  "element/state/line.js",
  "element/state/transitions.js",
  "element/three/camera.js",
  "element/three/forms.js",
  "element/three/labels.js",
  "element/three/meshes.js",
  "element/three/pick.js",
  "element/three/profiles.js",
  "element/three/scene.js",
  "element/words/en/index.js",
);

const HOW = { form: null, seat: "white", spread: 0, turn: 0, tilt: 0, lift: "" };

const stateOf = statesOf({ begin, en, familyOf, lineOf });

test("without a view, quarx-3d alone is in space, as docs/element.md says", () => {
  const inSpace = rules.variants().filter((info) => familyOf(info.family, en).view(info) === "3d");
  assert.deepEqual(
    inSpace.map(({ id }) => id),
    ["quarx-3d"],
  );
});

const sceneFor = (variant, how = {}) => {
  const state = stateOf(variant);
  return {
    state,
    scene: sceneOf(state, { how: { ...HOW, ...how }, looks: looksOf(state), mounts: new Map(), focus: null }),
  };
};

test("every piece that is drawn flat has a shape in space, of whole triangles with normals of length 1", () => {
  for (const id of Object.keys(drawings("pieces"))) {
    if (id === "A") continue; // a board
    assert.ok(SHAPES[id], id);
    for (const sides of [10, 26]) {
      const { position, normal, shade, indices } = pieceMesh(id, sides);
      const vertices = position.length / 3;
      assert.ok(vertices > 100 && vertices < 65536 && indices.length % 3 === 0, id);
      assert.deepEqual([normal.length, shade.length], [position.length, vertices]);
      assert.ok(indices.every((index) => index < vertices) && position.every(Number.isFinite), id);
      for (let i = 0; i < normal.length; i += 3) {
        const length = Math.hypot(...normal.slice(i, i + 3));
        assert.ok(Math.abs(length - 1) < 1e-6, `${id}: ${length}`);
      }
    }
    const { high, radii } = extentOf(id);
    assert.ok(high > 0.15 && high < 1.5 && Math.max(...radii) < 0.5, `${id} fits its cell`);
  }
});

test("a polygon is cut into triangles that cover it", () => {
  const outline = [
    [0, 0],
    [4, 0],
    [4, 3],
    [2, 1],
    [0, 3],
  ];
  const found = triangles(outline);
  assert.equal(found.length, 9);
  let area = 0;
  for (let i = 0; i < found.length; i += 3) {
    const [a, b, c] = found.slice(i, i + 3).map((at) => outline[at]);
    area += ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
  }
  assert.equal(area, 8);
});

for (const { id } of rules.variants()) {
  test(`each cell and each piece has a place of its own in every arrangement: ${id}`, () => {
    const forms = formsOf(stateOf(id));
    for (const form of forms)
      for (const spread of [0, 0.5, 1]) {
        const { state, scene } = sceneFor(id, { form, spread });
        assert.equal(scene.cells.size, state.board.cells.size);
        assert.equal(scene.figures.length, state.pieces.size);
        const places = new Set([...scene.cells.values()].map(({ at }) => at.map((value) => value.toFixed(3)).join()));
        assert.equal(places.size, scene.cells.size, `${form} ${spread}`);
      }
  });
}

test("from above the figure is met before the floor behind it, and a target before all", () => {
  const { scene } = sceneFor("chess");
  const cell = scene.cells.get("e2");
  const king = scene.cells.get("e1");
  const down = (at) => ({ from: [at[0], 20, at[2]], way: [0, -1, 0] });
  assert.equal(pickIn(scene, down(cell.at), extentOf), "e2");
  // A slanted line through the king's head ends on the floor of e3.
  const head = [king.at[0], 1, king.at[2]];
  const floor = scene.cells.get("e3").at;
  const way = floor.map((value, i) => value - head[i]);
  const length = Math.hypot(...way);
  const ray = { from: head.map((value, i) => value - way[i]), way: way.map((value) => value / length) };
  assert.equal(pickIn(scene, ray, extentOf), "e1");
  scene.cells.get("e3").isTarget = true;
  assert.equal(pickIn(scene, ray, extentOf), "e3");
});

test("the queen is higher than the rook by far, and her coronet has points", () => {
  assert.ok(extentOf("Q").high > 1.4 * extentOf("R").high);
  const { position } = pieceMesh("Q", 26);
  const rim = [];
  for (let i = 0; i < position.length; i += 3) {
    const [x, y, z] = position.slice(i, i + 3);
    if (y > 0.8 && Math.hypot(x, z) > 0.25) rim.push(Math.round((8 * Math.atan2(z, x)) / Math.PI + 16) % 16);
  }
  assert.equal(new Set(rim).size, 8, "eight points lean out, with gaps between them");
});

/** A camera before two boards that are far apart. */
function farApart() {
  const camera = new Camera();
  const board = (x) => [-4, 4].flatMap((dx) => [-4, 4].flatMap((z) => [0, 1].map((y) => [x + dx, y, z])));
  const look = () => camera.look([board(-8), board(8)], { width: 600, height: 600, foot: 0 }, 6);
  look();
  return { camera, look };
}

test("however close it comes, and wherever it is moved, a board stays near the middle of the picture", () => {
  for (const [x, y] of [
    [0, 0],
    [290, -290],
    [-290, 290],
  ]) {
    const { camera, look } = farApart();
    for (let i = 0; i < 20; i++) {
      camera.zoomBy(1.3, x, y);
      look();
      camera.moveBy(x, y);
      look();
    }
    const cell = Math.abs(camera.project([9, 0, 0]).x - camera.project([8, 0, 0]).x);
    assert.ok(camera.zoom > 1.5 && cell < 600 / 2, `${cell} px for a cell`);
    const ends = [-12, -4, 4, 12].map((at) => camera.project([at, 0.5, 0]).x);
    assert.ok(
      [0, 2].some((i) => ends[i] < 540 && ends[i + 1] > 60),
      `${ends}`,
    );
  }
});

test("the name of a board leaves pieces free, and is out of sight with its board", () => {
  const { camera } = farApart();
  const [left, right] = [-8, 8].map((x) => camera.project([x, 0, 0]));
  const at = [-8, 8].map((x) => [x, 0, 0]);
  const label = { key: "a", text: "a", at, by: "first", around: [0, 0, 0] };
  const more = (taken) => ({ wide: 40, most: 600, taken });
  assert.ok(placeOf(label, camera, more([])).x < left.x);
  const box = { left: left.x - 60, right: left.x + 5, top: left.y - 20, bottom: left.y + 20 };
  assert.ok(placeOf(label, camera, more([box])).x > right.x);
  assert.ok(placeOf({ ...label, at: [[-40, 0, 0]], around: undefined }, camera, more([])).x < -20);
});

test("an arrow leaves the piece that it leads to free, and is left out where it would be too short", () => {
  const spot = (x, y) => ({ at: [x, y], size: 40 });
  const piece = { left: 80, right: 120, top: 20, bottom: 110 };
  const ends = ({ parts }) => {
    const [first] = parts.filter(({ name }) => name === "head");
    return first?.attributes.d
      .match(/-?[\d.]+/g)
      .map(Number)
      .slice(2, 4);
  };
  assert.deepEqual(
    ends(arrow([spot(100, 300), { ...spot(100, 100), box: piece }])),
    [100, 112],
    "from below: beside its foot",
  );
  assert.deepEqual(
    ends(arrow([spot(100, -200), { ...spot(100, 100), box: piece }])),
    [100, 20],
    "from above: over its head",
  );
  assert.deepEqual(ends(arrow([spot(300, 100), { ...spot(100, 100), box: piece }])), [120, 100]);
  assert.equal(ends(arrow([spot(100, 14), { ...spot(100, 100), box: piece }])), undefined);
  assert.deepEqual(ends(arrow([spot(100, 14), spot(100, 100)])), [100, 88], "in the plan, where pieces are flat");
});

test("higher levels are behind for who sits near, and Black sees the stand from the side", () => {
  const way = (seat) => {
    const { cells } = sceneFor("timeout", { seat, spread: 0.2 }).scene;
    const [low, high] = ["d4L1", "d4L8"].map((cell) => cells.get(cell).at);
    return high.map((value, i) => Math.round((value - low[i]) * 1000));
  };
  const [x, y, z] = way("white");
  assert.ok(y > 0 && z < 0, "z grows toward White");
  assert.deepEqual(way("black"), [-x, y, -z]);
  const boards = ["white", "black"].map((seat) => {
    const { aside, slope, cells } = sceneFor("trid", { seat }).scene;
    const camera = new Camera();
    camera.turn = (seat === "black" ? 180 : 0) + aside;
    camera.tiltTo(slope);
    camera.look([[...cells.values()].map(({ at }) => at)], { width: 800, height: 800, foot: 0 }, 20);
    const seen = ["c3(2)", "c5(4)", "c7(6)", "d3(2)"].map((cell) => camera.project(cells.get(cell).at));
    const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
    return [far(seen[0], seen[1]), far(seen[1], seen[2])].map((pixels) => pixels / far(seen[0], seen[3]));
  });
  for (const far of boards.flat()) assert.ok(far > 2.4, `one board beside the other: ${far}`);
});

test("boards that stand one above the other are the floors of a cube, with upright edges", () => {
  const posts = (variant, how) =>
    sceneFor(variant, how).scene.rods.filter(
      ({ from, to }) => from[0] === to[0] && from[2] === to[2] && to[1] > from[1],
    );
  for (const [variant, how, cubes] of [
    ["raumschach", {}, 1],
    ["quarx", { form: "cubes", spread: 0.5 }, 4],
    ["quarx-3d", {}, 1],
    ["raumschach", { spread: 0.4 }, 0],
    ["chess", {}, 0],
  ])
    assert.equal(posts(variant, how).length, 4 * cubes, variant);
});
