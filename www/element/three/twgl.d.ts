// What the scene uses of twgl.js: the declarations that come with it cannot be read by TypeScript 7.
declare module "twgl.js/dist/7.x/twgl-full.module.js" {
  export interface ProgramInfo {
    program: WebGLProgram;
  }
  export interface AttribInfo {
    buffer: WebGLBuffer;
  }
  export interface BufferInfo {
    numElements: number;
    elementType?: number;
    indices?: WebGLBuffer;
    attribs: Record<string, AttribInfo>;
  }
  export interface FramebufferInfo {
    framebuffer: WebGLFramebuffer;
    width: number;
    height: number;
  }
  type Gl = WebGL2RenderingContext;
  type Matrix = Float32Array;
  type Point = ArrayLike<number>;
  export function createProgramInfo(gl: Gl, sources: string[]): ProgramInfo;
  export function createBufferInfoFromArrays(gl: Gl, arrays: object, shared?: BufferInfo): BufferInfo;
  export function createVertexArrayInfo(
    gl: Gl,
    program: ProgramInfo,
    buffers: BufferInfo,
  ): { vertexArrayObject: WebGLVertexArrayObject };
  export function drawBufferInfo(
    gl: Gl,
    buffers: BufferInfo,
    type: number,
    count: number,
    offset: number,
    instances: number,
  ): void;
  export function setAttribInfoBufferFromArray(gl: Gl, attribute: AttribInfo, values: ArrayBufferView): void;
  export function setUniforms(program: ProgramInfo, values: object): void;
  export function createFramebufferInfo(gl: Gl, attachments: object[], width: number, height: number): FramebufferInfo;
  export function resizeFramebufferInfo(
    gl: Gl,
    info: FramebufferInfo,
    attachments: object[],
    width: number,
    height: number,
  ): void;
  export function bindFramebufferInfo(gl: Gl, info: FramebufferInfo | null): void;
  export const m4: {
    identity(): Matrix;
    perspective(field: number, aspect: number, near: number, far: number): Matrix;
    inverse(matrix: Matrix): Matrix;
    lookAt(eye: Point, target: Point, up: Point): Matrix;
    multiply(a: Matrix, b: Matrix): Matrix;
    translation(offset: Point): Matrix;
    scaling(size: Point): Matrix;
    transformPoint(matrix: Matrix, point: Point): Matrix;
  };
}
