// The graphics card, shared by all boards of a document: one context, one copy of every mesh and program. A board borrows it
// for the moment in which it draws, and takes the picture along. It is given back when the last board is gone.

import {
  createBufferInfoFromArrays,
  createProgramInfo,
  createVertexArrayInfo,
  drawBufferInfo,
  resizeFramebufferInfo,
  setAttribInfoBufferFromArray,
  setUniforms,
  createFramebufferInfo,
  bindFramebufferInfo,
} from "twgl.js/dist/7.x/twgl-full.module.js";
import { cubeMesh, hexagonMesh, pieceMesh, rodMesh, squareMesh } from "./meshes.js";
import { FIGURE, GROUND, MARK, ROD, TILE } from "./shaders.js";
import { has } from "../own.js";

/** @typedef {import("twgl.js/dist/7.x/twgl-full.module.js").ProgramInfo} ProgramInfo */
/** @typedef {import("twgl.js/dist/7.x/twgl-full.module.js").BufferInfo} BufferInfo */
/** @typedef {Record<string, number>} Fields what each instance has, with the number of its parts */

/** @type {WeakMap<Document, Engine>} */
const engines = new WeakMap();

/** How many sides pieces have, and whether their profiles are rounded. @type {Record<"fine" | "coarse", [sides: number, isSmooth: boolean]>} */
const GRAINS = { fine: [26, true], coarse: [8, false] };
const SAMPLES = 4;

/** What is drawn on while edges are to be smooth. @param {WebGL2RenderingContext} gl */
const ATTACHED = (gl) => [
  { format: gl.RGBA8, samples: SAMPLES },
  { format: gl.DEPTH_COMPONENT24, samples: SAMPLES },
];

/** Many copies of a mesh, each with values of its own. */
class Batch {
  count = 0;

  /** @param {WebGL2RenderingContext} gl  @param {{ program: ProgramInfo, mesh: BufferInfo, fields: Fields }} more */
  constructor(gl, { program, mesh, fields }) {
    this.gl = gl;
    this.program = program;
    this.fields = fields;
    const arrays = Object.fromEntries(
      Object.entries(fields).map(([name, numComponents]) => [
        name,
        { numComponents, data: new Float32Array(numComponents), divisor: 1, drawType: gl.DYNAMIC_DRAW },
      ]),
    );
    this.info = createBufferInfoFromArrays(gl, arrays, mesh);
    this.info.indices = mesh.indices;
    this.info.elementType = mesh.elementType;
    this.info.numElements = mesh.numElements;
    this.vertices = createVertexArrayInfo(gl, program, this.info);
  }

  /** @param {Record<string, number[]>} values  @param {number} count */
  set(values, count) {
    const { gl, info } = this;
    this.count = count;
    if (!count) return;
    for (const name of Object.keys(this.fields))
      setAttribInfoBufferFromArray(gl, info.attribs[name], new Float32Array(values[name]));
  }

  draw() {
    const { gl, vertices, count, program, info } = this;
    if (!count) return;
    gl.useProgram(program.program);
    gl.bindVertexArray(vertices.vertexArrayObject);
    drawBufferInfo(gl, info, gl.TRIANGLES, info.numElements, 0, count);
  }

  free() {
    const { gl, info, fields, vertices } = this;
    for (const name of Object.keys(fields)) gl.deleteBuffer(info.attribs[name].buffer);
    gl.deleteVertexArray(vertices.vertexArrayObject);
  }
}

export class Engine {
  /** How many boards use it. */
  #users = 0;
  /** @type {Map<string, BufferInfo>} */
  #meshes = new Map();
  /** @type {Set<() => void>} */
  #lost = new Set();

  /** The one of a document; throws where there is none. @param {Document} document */
  static of(document) {
    const known = engines.get(document);
    if (known) return known;
    const engine = new Engine(document);
    engines.set(document, engine);
    return engine;
  }

  /** @param {Document} document */
  constructor(document) {
    this.document = document;
    this.canvas = new OffscreenCanvas(1, 1);
    const gl = this.canvas.getContext("webgl2", { alpha: true, antialias: false, powerPreference: "default" });
    if (!gl) throw new Error("WebGL2");
    this.gl = gl;
    this.canvas.addEventListener("webglcontextlost", () => this.#end());
    const program = (/** @type {string[]} */ sources) => createProgramInfo(gl, sources);
    this.programs = {
      figure: program(FIGURE),
      tile: program(TILE),
      rod: program(ROD),
      mark: program(MARK),
      ground: program(GROUND),
    };
    this.smooth = createFramebufferInfo(gl, ATTACHED(gl), 4, 4);
  }

  /** How many pixels a picture may have along a side. */
  get most() {
    const { gl } = this;
    return Math.min(gl.getParameter(gl.MAX_RENDERBUFFER_SIZE), ...gl.getParameter(gl.MAX_VIEWPORT_DIMS));
  }

  /** A board begins to use it. @param {() => void} lost told when the context is gone  @returns {() => void} what ends that */
  lend(lost) {
    this.#users++;
    this.#lost.add(lost);
    return () => {
      if (!this.#lost.delete(lost)) return;
      if (--this.#users === 0) this.#end();
    };
  }

  /** Gives the context back. */
  #end() {
    if (engines.get(this.document) !== this) return;
    engines.delete(this.document);
    this.gl.getExtension("WEBGL_lose_context")?.loseContext();
    for (const lost of [...this.#lost]) lost();
    this.#lost.clear();
  }

  /** Gives back what a large picture took; the next drawing takes what it needs. */
  shrink() {
    Object.assign(this.canvas, { width: 1, height: 1 });
    resizeFramebufferInfo(this.gl, this.smooth, ATTACHED(this.gl), 4, 4);
  }

  /** @param {string} name  @param {() => import("./meshes.js").Mesh | ReturnType<typeof squareMesh>} make */
  #mesh(name, make) {
    const known = this.#meshes.get(name);
    if (known) return known;
    const { position, indices, ...rest } = make();
    const arrays = {
      position: { numComponents: 3, data: new Float32Array(position) },
      indices: { numComponents: 3, data: new Uint16Array(indices) },
      ...(has(rest, "normal") && {
        normal: { numComponents: 3, data: new Float32Array(rest.normal) },
        shade: { numComponents: 1, data: new Float32Array(rest.shade) },
      }),
    };
    const mesh = createBufferInfoFromArrays(this.gl, arrays);
    this.#meshes.set(name, mesh);
    return mesh;
  }

  /** @param {keyof Engine["programs"]} program  @param {BufferInfo} mesh  @param {Fields} fields */
  #batch(program, mesh, fields) {
    return new Batch(this.gl, { program: this.programs[program], mesh, fields });
  }

  /** @param {boolean} hexagon */
  tiles(hexagon) {
    const mesh = this.#mesh(hexagon ? "hexagon" : "cube", hexagon ? hexagonMesh : cubeMesh);
    return this.#batch("tile", mesh, { at: 4, half_: 4, body: 4, tint: 4, ring: 4 });
  }

  rods() {
    return this.#batch(
      "rod",
      this.#mesh("rod", () => rodMesh(32)),
      { from: 4, to: 4, body: 4 },
    );
  }

  marks() {
    return this.#batch("mark", this.#mesh("square", squareMesh), { at: 4, body: 4, kind: 2 });
  }

  ground() {
    return this.#batch("ground", this.#mesh("square", squareMesh), { middle: 4, reach: 3 });
  }

  /** @param {string} kind  @param {keyof typeof GRAINS} grain */
  figures(kind, grain) {
    const mesh = this.#mesh(`${kind} ${grain}`, () => pieceMesh(kind, ...GRAINS[grain]));
    return this.#batch("figure", mesh, { at: 4, look: 4, glow: 4 });
  }

  /**
   * Draws on its canvas, which holds the picture until it is taken or the task ends.
   * @param {{ width: number, height: number }} size in pixels
   * @param {boolean} coarse faster: edges are not smooth
   * @param {(uniforms: (values: Record<string, unknown>) => void) => void} work
   */
  draw({ width, height }, coarse, work) {
    const { gl, canvas, smooth, programs } = this;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    if (coarse) bindFramebufferInfo(gl, null);
    else {
      if (smooth.width !== width || smooth.height !== height)
        resizeFramebufferInfo(gl, smooth, ATTACHED(gl), width, height);
      bindFramebufferInfo(gl, smooth);
    }
    gl.viewport(0, 0, width, height);
    gl.depthMask(true);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.CULL_FACE);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    work((values) => {
      for (const program of Object.values(programs)) {
        gl.useProgram(program.program);
        setUniforms(program, values);
      }
    });
    if (!coarse) {
      gl.bindFramebuffer(gl.READ_FRAMEBUFFER, smooth.framebuffer);
      gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, null);
      gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    }
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.bindVertexArray(null);
  }
}
