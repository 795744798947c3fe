// Games of four dimensions in space, as data: men that are seen on their planes, names that cover nothing, and boards that
// are lifted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { modules } from "./modules.mjs";
import { looksOf, pickedIn, statesOf } from "./states.mjs";

const loaded = await modules(
  "element/families/index.js",
  "element/state/line.js",
  "element/state/transitions.js",
  "element/three/camera.js",
  "element/three/covers.js",
  "element/three/forms.js",
  "element/three/labels.js",
  "element/three/pick.js",
  "element/three/scene.js",
  "element/words/en/index.js",
);
const { Camera, boxOf, extent, pickIn, placeOf, sceneOf } = loaded;
const stateOf = statesOf(loaded);

const HOW = { form: null, seat: "white", spread: null, turn: 24, tilt: 18, lift: "" };
/** What the picture has beside a plan, on a desk, and on a phone. */
const SIZES = [
  { width: 707, height: 832, foot: 44 },
  { width: 374, height: 620, foot: 90 },
];
const PLIES = [0, 31]; // the beginning, and the middle of a game
const SIDES = [0, 180]; // White's, Black's

const sceneFor = (state, looks = looksOf(state), how = {}, more = {}) =>
  sceneOf(state, { how: { ...HOW, ...how }, looks, mounts: new Map(), focus: null, ...more });

const marginOf = (scene, { width }) => Math.min(scene.margin, width * 0.06);

/** The camera from where a scene is seen at first. */
function cameraOf(scene, size, side) {
  const camera = new Camera();
  camera.turn = side + scene.aside;
  camera.tilt = scene.slope;
  camera.look(scene.bounds, size, marginOf(scene, size));
  return camera;
}

const apart = (a, b) => Math.hypot(...a.map((value, i) => value - b[i]));

/** Where a line of sight comes through the level of a cell's top. */
const through = ({ from, way }, y) => from.map((value, i) => value + (way[i] * (y - from[1])) / way[1]);

/** Whether a square in use, of another plane, is before something on a line of sight. */
const isVeiled = (scene, ray, figure) =>
  scene.tiles.some(({ at, half, body }) => {
    if (body[1] < 0.3 || at[1] < figure.at[1] + 0.1) return false;
    const point = through(ray, at[1]);
    return Math.abs(point[0] - at[0]) < half[0] && Math.abs(point[2] - at[2]) < half[2];
  });

/** How many square px two boxes have in common. */
const shared = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Which part of a figure is seen, by lines of sight through all of it. */
function partSeen(scene, figure, camera) {
  const box = boxOf(figure, camera);
  const near = scene.figures.filter((other) => shared(boxOf(other, camera), box) > 0);
  const alone = { ...scene, cells: new Map(), figures: [figure] };
  const all = { ...scene, cells: new Map(), figures: near };
  let [whole, seen] = [0, 0];
  for (let i = 0; i < 9; i++)
    for (let k = 0; k < 9; k++) {
      const [x, y] = [
        box.left + ((i + 0.5) / 9) * (box.right - box.left),
        box.top + ((k + 0.5) / 9) * (box.bottom - box.top),
      ];
      const ray = camera.ray(x, y);
      if (!pickIn(alone, ray, extent)) continue;
      whole++;
      if (pickIn(all, ray, extent) === figure.key && !isVeiled(scene, ray, figure)) seen++;
    }
  assert.ok(whole > 8, `${figure.key}: ${whole} lines`);
  return seen / whole;
}

for (const variant of ["quarx", "quarx-3d"])
  for (const plies of PLIES)
    test(`at first each man is seen on its plane, 40 % of it at least: ${variant} after ${plies} moves`, () => {
      const scene = sceneFor(stateOf(variant, plies));
      assert.ok(scene.figures.length > 5);
      for (const size of SIZES)
        for (const side of SIDES) {
          const camera = cameraOf(scene, size, side);
          const hidden = scene.figures.flatMap((figure) => {
            const part = partSeen(scene, figure, camera);
            return part < 0.4 ? `${figure.key}: ${part.toFixed(2)}` : [];
          });
          assert.deepEqual(hidden, [], `${size.width} px, ${side}`);
        }
    });

test("close together, planes hide men: so the measure can fail", () => {
  const scene = sceneFor(stateOf("quarx"), undefined, { spread: 0 });
  const camera = cameraOf(scene, SIZES[0], 0);
  assert.ok(scene.figures.some((figure) => partSeen(scene, figure, camera) < 0.4));
});

/** Where labels are, as boxes; of letters that are 7 px wide. */
const namesOf = (scene, camera, { width }) => {
  const taken = scene.figures.map((figure) => boxOf(figure, camera));
  return scene.labels.flatMap((label) => {
    const wide = label.text.length * 7;
    const { x, y, depth } = placeOf(label, camera, { wide, most: width, taken });
    return depth > 0 ? { text: label.text, left: x - wide / 2, right: x + wide / 2, top: y - 6, bottom: y + 6 } : [];
  });
};

for (const plies of PLIES)
  test(`names of Quarx are short, all there from both sides, and cover nothing, after ${plies} moves`, () => {
    const scene = sceneFor(stateOf("quarx", plies));
    assert.ok(scene.labels.length <= 28 && scene.labels.every(({ text }) => text.length === 2));
    for (const size of SIZES)
      for (const side of SIDES) {
        const camera = cameraOf(scene, size, side);
        const names = namesOf(scene, camera, size);
        const count = (text) => names.filter((name) => name.text === text).length;
        for (const n of [1, 2, 3, 4])
          assert.deepEqual([count(`a${n}`), count(`b${n}`)], [4, 1], `${size.width} ${side}`);
        for (const n of [1, 2, 3, 4])
          assert.deepEqual([count(`x${n}`), count(`y${n}`)], [1, 1], `${size.width} ${side}`);
        const men = scene.figures.map((figure) => boxOf(figure, camera));
        for (const name of names) {
          for (const man of men) assert.ok(shared(name, man) < 16, `${name.text} over a man, ${size.width} ${side}`);
          for (const other of names)
            assert.ok(other === name || shared(name, other) < 16, `${name.text} over ${other.text}`);
        }
      }
  });

test("planes lie as in the plan when they are spread as far as they go, and none is lost between", () => {
  const state = stateOf("quarx");
  for (const spread of [...Array(41).keys()].map((i) => i / 40)) {
    const { cells } = sceneFor(state, undefined, { spread });
    const at = [...cells.values()].map((cell) => cell.at);
    assert.ok(
      at.every((one, i) => at.every((other, k) => i === k || apart(one, other) > 0.9)),
      `${spread}`,
    );
  }
  const { cells } = sceneFor(state, undefined, { spread: 1 });
  const [first, right, up] = ["1111", "1131", "1113"].map((id) => cells.get(id).at);
  assert.ok(right[0] > first[0] + 8 && right[1] === first[1] && right[2] === first[2]);
  assert.ok(up[2] < first[2] - 8 && up[1] === first[1] && up[0] === first[0]);
});

for (const [variant, form] of [
  ["quarx", "cubes"],
  ["quarx", "hypercube"],
  ["quarx-3d", "levels"],
])
  test(`while a piece is picked, what it does not reach fades: ${variant}, ${form}`, () => {
    const start = stateOf(variant);
    const cell = start.moves.at(-1).clicks[0];
    const { state, looks, targets } = pickedIn(start, cell);
    const [before, scene] = [sceneFor(start, undefined, { form }), sceneFor(state, looks, { form })];
    const boardOf = (id) => state.board.cells.get(id).board;
    const meant = new Set([cell, ...targets].map((id) => (form === "hypercube" ? id : boardOf(id))));
    const isMeant = (id) => meant.has(form === "hypercube" ? id : boardOf(id));
    const alpha = (one, id) => one.tiles.find(({ key }) => key === id).body[1];
    let faded = 0;
    for (const id of state.board.cells.keys()) {
      const part = alpha(scene, id) / alpha(before, id);
      if (isMeant(id)) assert.equal(part, 1, id);
      else assert.ok(part < 0.3 && ++faded, id);
    }
    assert.ok(faded > 0);
    for (const { key, alpha } of scene.figures) assert.equal(alpha === 1, isMeant(key), key);
    for (const id of targets) assert.ok(scene.marks.some(({ key }) => key.startsWith(`${id} `)));
    if (form !== "hypercube")
      for (const id of targets) assert.ok(scene.tiles.find(({ key }) => key === id).tint, `${id} is seen as a square`);
    else {
      const named = new Set(scene.labels.map(({ text }) => text));
      assert.ok([cell, ...targets].every((id) => named.has(id)));
    }
  });

test("the directions of the hypercube have names, each at the end of an edge", () => {
  const { labels, rods } = sceneFor(stateOf("quarx"), undefined, { form: "hypercube" });
  assert.deepEqual(labels.map(({ text }) => text).sort(), ["a4", "b4", "x4", "y4"]);
  const ends = rods.flatMap(({ from, to }) => [from, to]);
  for (const { at } of labels) assert.ok(ends.some((end) => apart(end, at[0]) < 1e-6));
});

test("boards that are lifted cover none, and only they keep their names", () => {
  const start = stateOf("hex4d");
  for (const kind of ["between", "near", "far"])
    for (const [cell] of start.pieces) {
      const { state, looks } = pickedIn(start, cell);
      const lifted = new Set(
        [...looks].flatMap(([id, look]) => (look.kind === kind ? state.board.cells.get(id).board.id : [])),
      );
      if (!lifted.size) continue;
      const scene = sceneFor(state, looks, { lift: kind });
      assert.deepEqual(new Set(scene.labels.map(({ close }) => close)), lifted);
      const own = state.board.cells.get(cell).board;
      for (const size of SIZES) {
        const camera = cameraOf(scene, size, 0);
        for (const [id, { at }] of scene.cells) {
          const { board } = state.board.cells.get(id);
          const tile = scene.tiles.find(({ key }) => key === id);
          assert.equal(tile.body[1] === 1, lifted.has(board.id) || board === own, id);
          const { x, y } = camera.project(at);
          const ray = camera.ray(x, y);
          for (const other of state.board.boards.filter((one) => lifted.has(one.id) && one !== board)) {
            const [, high] = scene.cells.get(other.cells[0].cell).at;
            if (high <= at[1] + 0.01) continue;
            const point = through(ray, high);
            const over = other.cells.some((one) => apart(scene.cells.get(one.cell).at, point) < 0.42);
            assert.ok(!over, `${other.id} covers ${id} for ${cell}, ${kind}`);
          }
        }
      }
    }
});

test("links tie a picked piece to its targets on other boards, and a cell under the pointer to the same cell beside it", () => {
  const start = stateOf("hex4d");
  const { state, looks, targets } = pickedIn(start, "C1b1");
  const ends = (scene) =>
    new Set(scene.rods.filter(({ key }) => key.startsWith("link")).map(({ key }) => key.split(" ")[2]));
  const away = [...targets].filter((id) => state.board.cells.get(id).board.id !== "C1");
  assert.ok(away.length > 3);
  assert.deepEqual(ends(sceneFor(state, looks)), new Set(away));
  assert.deepEqual(ends(sceneFor(start)), new Set());
  const over = sceneFor(start, undefined, {}, { over: "C3c3" });
  assert.deepEqual(ends(over), new Set(["B2c3", "B3c3", "C2c3", "C4c3", "D2c3", "D3c3"]));
});

test("a board that is come close to fills the picture, above what stands at its foot", () => {
  const scene = sceneFor(stateOf("hex4d"));
  for (const size of SIZES)
    for (const [i, points] of scene.bounds.slice(0, 19).entries()) {
      const camera = cameraOf(scene, size, 0);
      camera.comeTo(points);
      camera.look(scene.bounds, size, marginOf(scene, size));
      const seen = points.map((point) => camera.project(point));
      const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
      const [wide, high] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all));
      assert.ok(Math.min(...xs) > 0 && Math.max(...xs) < size.width, `${i}: ${xs}`);
      const off = (Math.min(...ys) + Math.max(...ys) - size.height + size.foot) / 2;
      assert.ok(Math.abs(off) < 2, `${i}: ${off} px from the middle`);
      assert.ok(Math.min(...ys) > 0 && Math.max(...ys) < size.height - size.foot, `${i}: ${ys}`);
      assert.ok(wide > 0.6 * size.width || high > 0.6 * (size.height - size.foot), `${i}`);
    }
});
