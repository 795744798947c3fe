// The boards in space on one canvas. It draws when something has changed, and while something moves.

import { Camera } from "./camera.js";
import { boxOf, coversOf, extent, pointsOf } from "./covers.js";
import { Engine } from "./engine.js";
import { Labels } from "./labels.js";
import { Motions, ease } from "./motions.js";
import { FINE, Pace } from "./pace.js";
import { Paint } from "./paint.js";
import { pickIn } from "./pick.js";
import { sceneOf } from "./scene.js";
import { isSamePosition } from "../state/state.js";

/** @typedef {import("../types").State} State */
/** @typedef {import("./forms.js").Vec3} Vec3 */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Color} Color */
/** @typedef {ReturnType<Engine["rods"]>} Batch */

const STEEPER = 10; // degrees by which boards that are not stacked are seen more from above, where the picture is high
const HEADS = 152; // degrees: who sits near sees heads from their sides
const TURN = 650; // ms in which the camera goes to the other side

export class View {
  camera = new Camera();
  /** @type {State | null} */
  state = null;
  /** @type {Scene | null} */
  scene = null;

  size = { width: 0, height: 0, ratio: 1, foot: 0 };
  #motions = new Motions();
  #isSeen = false;
  #isDirty = true;
  #frame = 0;
  #pace = new Pace();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  /** @type {{ from: number, to: number, tiltFrom: number, tiltTo: number, since: number } | null} */
  #easing = null;
  /** @type {Map<string, Batch>} */
  #batches = new Map();
  /** @type {import("./forms.js").How | null} */
  #how = null;
  #form = "";
  /** The board that it came close to. */
  #close = "";

  /** @param {HTMLElement} node what holds the canvas and the labels  @param {{ drawn: (rests: boolean) => void, lost: () => void, isStill: () => boolean }} more told when there is a picture, and whether it stays; and when there can be none any more */
  constructor(node, { drawn, lost, isStill }) {
    this.engine = Engine.of(node.ownerDocument);
    this.giveBack = this.engine.lend(() => {
      this.#batches.clear();
      lost();
    });
    this.node = node;
    this.drawn = drawn;
    this.isStill = isStill;
    this.canvas = node.ownerDocument.createElement("canvas");
    this.canvas.setAttribute("aria-hidden", "true");
    this.pen = this.canvas.getContext("bitmaprenderer"); // takes a picture over where it is, on the graphics card
    this.labels = new Labels();
    this.paint = new Paint(() => this.draw());
    node.prepend(this.canvas, this.labels.node, this.paint.node);
    this.sight = new IntersectionObserver((entries) => {
      this.#isSeen = entries.some(({ isIntersecting }) => isIntersecting);
      if (this.#isSeen && this.#isDirty) this.draw();
    });
    this.sight.observe(node);
  }

  /** Shows a state. @param {State} state  @param {Parameters<typeof sceneOf>[1]} more */
  render(state, more) {
    const before = this.scene;
    const rode = this.state && rideOf(this.state, state);
    const isOther = !isSamePosition(this.state, state);
    this.state = state;
    this.scene = sceneOf(state, more);
    this.#how = more.how;
    this.#aim();
    if (isOther) this.#follow();
    if (before && !this.isStill()) this.#slideFrom(before, rode);
    this.labels.render(this.scene.labels);
    this.draw();
  }

  /** Looks from the side that is near, and at first as suits the form and the picture. */
  #aim() {
    const { camera, home: old, size } = this;
    const { info } = /** @type {State} */ (this.state);
    const { form, seat } = /** @type {import("./forms.js").How} */ (this.#how);
    const { slope, aside } = /** @type {Scene} */ (this.scene);
    const steeper = aside ? 0 : Math.max(0, Math.min(STEEPER, 20 * (size.height / (size.width || 1) - 0.8)));
    const home = { turn: (seat === "black" ? 180 : 0) + aside, tilt: slope + steeper, seat };
    const name = `${info.id} ${form}`;
    this.home = home;
    if (this.#form !== name || !old) {
      this.#form = name;
      Object.assign(camera, { turn: home.turn, tilt: home.tilt, zoom: 1, shift: [0, 0] });
    } else if (old.seat !== seat) this.easeTo(home.turn, camera.tilt + home.tilt - old.tilt);
    // Boards are spread, or the picture has another size: the camera goes along, from wherever it was turned to.
    else if (old.turn !== home.turn || old.tilt !== home.tilt) this.turnBy(home.turn - old.turn, home.tilt - old.tilt);
  }

  /** Shows all boards again if the last move led where the camera does not look. */
  #follow() {
    const { last } = /** @type {State} */ (this.state);
    if (this.camera.zoom === 1 || !last) return;
    const { width, height, foot } = this.size;
    const isSeen = [last.from, ...(last.path ?? []), last.to].every((cell) => {
      const spot = cell && this.spotOf(cell);
      return !spot || (spot.x >= 0 && spot.x <= width && spot.y >= 0 && spot.y <= height - foot);
    });
    if (!isSeen) Object.assign(this.camera, { zoom: 1, shift: [0, 0] });
  }

  /** @type {{ turn: number, tilt: number, seat: import("../types").Side } | undefined} */
  home;

  /** Everything slides from where it was to where it is. @param {Scene} before  @param {{ cells: Map<string, string> } | null} rode */
  #slideFrom(before, rode) {
    const scene = /** @type {Scene} */ (this.scene);
    /** @type {Map<string, Vec3>} */
    const at = new Map();
    const old = new Map(before.tiles.map((tile) => [tile.key, tile.at]));
    for (const { key, from } of before.rods) old.set(key, from);
    let moves = false;
    for (const { key, at: place } of [...scene.tiles, ...scene.rods.map(({ key, from }) => ({ key, at: from }))]) {
      const from = old.get(rode?.cells.get(key) ?? key);
      if (!from || !(Math.hypot(from[0] - place[0], from[1] - place[1], from[2] - place[2]) > 0.01)) continue;
      at.set(key, from);
      moves = true;
    }
    if (moves) this.#motions.slide(at, performance.now());
  }

  /** Pieces move. @param {import("./motions.js").Flight[]} flights  @param {{ cell: string, kind: string, side: import("../types").Side }[]} gone  @param {number} time in ms */
  fly(flights, gone, time) {
    if (!this.scene || this.isStill()) return;
    const { cells } = this.scene;
    const figures = gone.flatMap(({ cell, kind, side }) => {
      const place = cells.get(cell);
      return place ? [{ key: "gone", kind, side, at: place.at, scale: place.scale * 0.95, alpha: 1 }] : [];
    });
    this.#motions.fly(flights, figures, Math.max(200, time), performance.now());
    this.draw();
  }

  /** @param {{ width: number, height: number, ratio: number, foot: number }} size in px, with the pixels in one, and what stands at the foot */
  resize(size) {
    const before = this.size;
    this.size = size;
    if (Object.entries(size).every(([name, value]) => before[/** @type {keyof typeof size} */ (name)] === value))
      return;
    if (this.scene) this.#aim();
    this.draw();
  }

  /** @param {number} turn in degrees  @param {number} tilt */
  turnBy(turn, tilt) {
    this.#easing = null;
    this.camera.turn += turn;
    this.camera.tiltTo(this.camera.tilt + tilt);
    this.draw();
  }

  /** @param {number} turn  @param {number} tilt */
  easeTo(turn, tilt) {
    const { camera } = this;
    const to = turn + 360 * Math.round((camera.turn - turn) / 360);
    if (this.isStill()) {
      camera.turn = to;
      camera.tiltTo(tilt);
    } else this.#easing = { from: camera.turn, to, tiltFrom: camera.tilt, tiltTo: tilt, since: performance.now() };
    this.draw();
  }

  /** Brings the usual look back. */
  reset() {
    if (!this.home) return;
    Object.assign(this.camera, { zoom: 1, shift: [0, 0] });
    this.easeTo(this.home.turn, this.home.tilt);
  }

  /** Comes close to a board; or brings the usual look back, if it is that close already. @param {string} id */
  closeTo(id) {
    const { camera, scene, state } = this;
    const points = scene?.bounds[state?.board.boards.findIndex((board) => board.id === id) ?? -1];
    if (!points) return;
    const isThere = this.#close === id && camera.zoom > 1;
    this.#close = id;
    if (isThere) return this.reset();
    Object.assign(camera, { zoom: 1, shift: [0, 0] });
    this.#look();
    camera.comeTo(points);
    this.draw();
  }

  /** Whether it is the usual look. */
  get isHome() {
    const { home, camera } = this;
    const { turn, tilt, zoom, shift } = camera;
    const end = this.#easing ?? { to: turn, tiltTo: tilt };
    return (
      !home || (zoom === 1 && !shift[0] && !shift[1] && (end.to - home.turn) % 360 === 0 && end.tiltTo === home.tilt)
    );
  }

  /** The cell or place that is meant by a point of the canvas. @param {number} x  @param {number} y */
  pick(x, y) {
    this.#look();
    return this.scene && pickIn(this.scene, this.camera.ray(x, y), extent);
  }

  /** Points of the canvas where a cell or a place may be seen, the best first. @param {string} id */
  pointsOf(id) {
    this.#look();
    return this.scene ? pointsOf(this.scene, this.camera, id) : [];
  }

  /** Where the middle of a cell is seen, and how large it is; for what is drawn over the picture. @param {string} id */
  spotOf(id) {
    const { scene, camera } = this;
    const place = scene?.cells.get(id) ?? scene?.mounts.get(id);
    if (!place) return null;
    this.#look();
    const here = camera.project(place.at);
    const aside = camera.project(/** @type {Vec3} */ (place.at.map((value, i) => value + camera.right[i])));
    if (here.depth <= 0) return null;
    const figure = scene?.figures.find(({ key, alpha }) => key === id && alpha === 1);
    return { x: here.x, y: here.y, size: Math.abs(aside.x - here.x) * 0.9, box: figure && boxOf(figure, camera) };
  }

  /** Where pieces are seen. */
  boxes() {
    return this.scene?.figures.map((figure) => boxOf(figure, this.camera)) ?? [];
  }

  #look() {
    const { width, height } = this.size;
    const { scene } = this;
    if (scene && width && height) this.camera.look(scene.bounds, this.size, Math.min(scene.margin, width * 0.06));
  }

  /** Draws with the next frame of the browser. */
  draw() {
    this.#isDirty = true;
    if (this.#frame || !this.#isSeen || !this.scene) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#step(now);
    });
  }

  /** @param {number} now */
  #step(now) {
    const moves = this.#ease(now) || this.#motions.runs(now);
    if (!this.size.width || !this.size.height) return;
    if (this.#pace.begin(now) || this.paint.isStale) this.paint.read();
    const { way } = this.#pace;
    this.#paint(now, way);
    requestAnimationFrame((next) => this.#pace.end(next));
    this.#isDirty = false;
    this.drawn(!moves && way === FINE);
    clearTimeout(this.#resting);
    if (moves) this.draw();
    else if (way !== FINE)
      this.#resting = setTimeout(() => {
        if (!this.#isSeen) return;
        this.#paint(performance.now(), FINE);
        this.drawn(true);
      }, this.#pace.rest);
  }

  /** Moves the camera on its way; tells whether it goes on. @param {number} now */
  #ease(now) {
    const easing = this.#easing;
    if (!easing) return false;
    const part = Math.min(1, Math.max(0, (now - easing.since) / TURN));
    const t = ease(part);
    this.camera.turn = easing.from + (easing.to - easing.from) * t;
    this.camera.tiltTo(easing.tiltFrom + (easing.tiltTo - easing.tiltFrom) * t);
    if (part === 1) this.#easing = null;
    return true;
  }

  /** Draws everything at rest with another pen, in another size, without a change of what is shown. @param {CanvasRenderingContext2D} pen  @param {View["size"]} size  @param {() => void} work done while points are where they are in that picture */
  show(pen, size, work) {
    const before = this.size;
    this.size = size;
    try {
      this.paint.read();
      this.#draw(pen.canvas, Infinity, false);
      pen.drawImage(this.engine.canvas, 0, 0);
      work();
    } finally {
      this.size = before;
      this.engine.shrink();
      this.#look();
    }
  }

  /** @param {number} now  @param {import("./pace.js").Way} way */
  #paint(now, { ratio, coarse }) {
    if (!this.scene) return;
    const { width, height } = this.size;
    const scale = Math.min(ratio, this.size.ratio);
    this.#draw({ width: Math.round(width * scale), height: Math.round(height * scale) }, now, coarse);
    this.pen?.transferFromImageBitmap(this.engine.canvas.transferToImageBitmap());
    this.labels.place(this.camera, width, () => this.boxes());
  }

  /** @param {{ width: number, height: number }} pixels  @param {number} now  @param {boolean} coarse */
  #draw(pixels, now, coarse) {
    const { engine, camera, paint, scene } = this;
    if (!scene) return;
    this.#look();
    this.#fill(scene, now, coarse);
    const { gl } = engine;
    engine.draw(pixels, coarse, (uniforms) => {
      uniforms({
        seen: camera.matrix,
        eye: camera.eye,
        right: camera.right,
        up: camera.up,
        sky: paint.of("sky"),
        ground: paint.of("ground"),
        white: paint.of("white"),
        black: paint.of("black"),
        through: 1,
        hexagonal: 0,
        grainy: coarse ? 1 : 0,
      });
      /** @param {string} name */
      const draw = (name) => this.#batches.get(name)?.draw();
      gl.enable(gl.BLEND);
      gl.depthMask(false);
      gl.disable(gl.CULL_FACE);
      draw("ground");
      gl.depthMask(true);
      gl.enable(gl.CULL_FACE);
      gl.disable(gl.BLEND);
      draw("solid");
      uniforms({ hexagonal: 1 });
      gl.enable(gl.BLEND);
      draw("hexagons");
      uniforms({ hexagonal: 0 });
      draw("rods");
      if (!coarse) gl.enable(gl.SAMPLE_ALPHA_TO_COVERAGE);
      for (const name of this.#batches.keys()) if (name.startsWith("figure")) draw(name);
      gl.disable(gl.SAMPLE_ALPHA_TO_COVERAGE);
      gl.depthMask(false);
      draw("glass");
      // What is behind something is drawn through it.
      gl.disable(gl.DEPTH_TEST);
      uniforms({ through: 0.75 });
      draw("marks");
      gl.enable(gl.DEPTH_TEST);
      uniforms({ through: 1 });
      draw("marks");
    });
  }

  /** @param {string} name  @param {() => Batch} make */
  #batch(name, make) {
    const known = this.#batches.get(name) ?? make();
    this.#batches.set(name, known);
    return known;
  }

  /** Fills the batches with a scene at a time. @param {Scene} scene  @param {number} now  @param {boolean} coarse */
  #fill(scene, now, coarse) {
    const { engine, camera } = this;
    const motions = this.#motions;
    this.#batch("ground", () => engine.ground()).set(
      {
        middle: scene.shadows.flatMap(({ middle, dark }) => [...middle, dark]),
        reach: scene.shadows.flatMap(({ reach, soft }) => [...reach, soft]),
      },
      scene.shadows.length,
    );
    /** @param {Color | undefined} color  @returns {number[]} */
    const rgba = (color) =>
      color ? [...this.paint.of(color[0]), color[1] * this.paint.alphaOf(color[0])] : [0, 0, 0, 0];
    const tiles = scene.tiles.map((tile) => ({ ...tile, at: motions.place(tile.key, tile.at, now) }));
    /** @param {import("./scene.js").Tile} tile */
    const isGlass = ({ body: [name, alpha] }) => alpha * this.paint.alphaOf(name) < 1;
    const glass = tiles.filter(isGlass);
    /** @param {Vec3} at */
    const far = (at) => Math.hypot(...at.map((value, i) => value - camera.eye[i]));
    const order = new Map(glass.map((tile) => [tile, far(tile.at)]));
    glass.sort((a, b) => /** @type {number} */ (order.get(b)) - /** @type {number} */ (order.get(a)));
    for (const [name, some, hexagon] of /** @type {[string, typeof tiles, boolean][]} */ ([
      ["solid", tiles.filter((tile) => !isGlass(tile) && !tile.hexagon), false],
      ["hexagons", [...tiles.filter((tile) => !isGlass(tile)), ...glass].filter(({ hexagon }) => hexagon), true],
      ["glass", glass.filter(({ hexagon }) => !hexagon), false],
    ]))
      this.#batch(name, () => engine.tiles(hexagon)).set(
        {
          at: some.flatMap(({ at, pattern = 0, wood }) => [...at, pattern + (wood ? 4 : 0)]),
          half_: some.flatMap(({ half, shadow = 0 }) => [...half, shadow]),
          body: some.flatMap(({ body }) => rgba(body)),
          tint: some.flatMap(({ tint }) => rgba(tint)),
          ring: some.flatMap(({ ring, ringWide = 0 }) => [...rgba(ring).slice(0, 3), ringWide]),
        },
        some.length,
      );
    const rods = scene.rods.map((rod) => {
      const from = motions.place(rod.key, rod.from, now);
      return { ...rod, from, to: rod.to.map((value, i) => value + from[i] - rod.from[i]) };
    });
    this.#batch("rods", () => engine.rods()).set(
      {
        from: rods.flatMap(({ from, wide }) => [...from, wide[0]]),
        to: rods.flatMap(({ to, wide }) => [...to, wide[1]]),
        body: rods.flatMap(({ body }) => rgba(body)),
      },
      scene.rods.length,
    );
    this.#batch("marks", () => engine.marks()).set(
      {
        at: scene.marks.flatMap(({ at, size }) => [...at, size]),
        body: scene.marks.flatMap(({ body }) => rgba(body)),
        kind: scene.marks.flatMap(({ shape, flat }) => [shape, flat ? 0 : 1]),
      },
      scene.marks.length,
    );
    /** @type {Map<string, import("./scene.js").Figure[]>} */
    const kinds = new Map();
    const covers = coversOf(scene, camera);
    for (const shown of motions.figures(scene, now)) {
      const figure = covers(shown) ? { ...shown, alpha: Math.min(shown.alpha, 0.55) } : shown;
      const name = `figure ${figure.kind}`;
      const others = kinds.get(name);
      if (others) others.push(figure);
      else kinds.set(name, [figure]);
    }
    const grain = coarse ? "coarse" : "fine";
    for (const [name, batch] of this.#batches) if (name.startsWith("figure")) batch.count = 0;
    for (const [name, figures] of kinds)
      this.#batch(`${name} ${grain}`, () => engine.figures(figures[0].kind, grain)).set(
        {
          at: figures.flatMap(({ at, scale }) => [...at, scale]),
          look: figures.flatMap(({ side, alpha }) => [
            side === "white" ? 0 : 1,
            alpha,
            ((scene.aside + (side === "white" ? HEADS : HEADS + 180)) * Math.PI) / 180,
            0,
          ]),
          glow: figures.flatMap(({ glow }) => rgba(glow)),
        },
        figures.length,
      );
  }

  /** Gives everything back. */
  free() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#resting);
    this.sight.disconnect();
    for (const batch of this.#batches.values()) batch.free();
    this.#batches.clear();
    this.giveBack();
    this.scene = null;
    for (const node of [this.canvas, this.labels.node, this.paint.node]) node.remove();
  }
}

/** Where the cells of a board were that has just moved: new names to old ones. @param {State} before  @param {State} state */
function rideOf(before, state) {
  if (!state.board.mounts.size || before.board.key === state.board.key) return null;
  const { last } = state.line.ply >= before.line.ply ? state : before;
  if (last?.kind !== "board") return null;
  const forth = state.line.ply >= before.line.ply;
  const [from, to] = forth ? [last.from, last.to] : [last.to, last.from];
  const [old, now] = [from, to].map((id) => state.board.mounts.get(id ?? "")?.board.cells ?? []);
  return { cells: new Map(now.map(({ cell }, i) => [cell, old[i]?.cell ?? cell])) };
}
