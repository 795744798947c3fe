// What the graphics card runs. Colors come in as linear light and leave as premultiplied sRGB.

const HEAD = `#version 300 es
precision highp float;
`;

/** The light of a room: a bright ceiling, a window, a dim floor. */
const LIGHT = `
uniform vec3 eye;
uniform vec3 sky;
uniform vec3 ground;
const vec3 KEY = vec3(0.42, 0.80, 0.43);
vec3 room(vec3 d) {
  vec3 c = mix(ground, sky, smoothstep(-0.5, 0.7, d.y));
  return c + sky * 1.6 * smoothstep(0.82, 0.97, dot(d, KEY));
}
vec3 lit(vec3 body, vec3 n, vec3 at, float open, float gloss) {
  vec3 v = normalize(eye - at);
  float key = max(0.0, dot(n, KEY));
  float fill = max(0.0, dot(n, vec3(-0.55, 0.35, 0.3)));
  float rim = pow(1.0 - max(0.0, dot(n, v)), 4.0);
  vec3 c = body * (mix(ground, sky, n.y * 0.5 + 0.5) * open * 0.5 + vec3(key * 0.62 + fill * 0.12) * mix(0.55, 1.0, open));
  return c + room(reflect(-v, n)) * (0.04 + 0.55 * rim) * gloss * open;
}
vec4 shown(vec3 c, float a) {
  c = c / (1.0 + 0.12 * c);
  return vec4(pow(max(c, 0.0), vec3(1.0 / 2.2)) * a, a);
}
`;

/** What is half seen covers a part of the samples of a point, or of the points, so that nothing has to be sorted. */
const FADE = `
uniform float grainy;
void fade(float a) {
  if (grainy < 0.5) return;
  vec2 p = mod(gl_FragCoord.xy, 2.0);
  float grain = p.x < 1.0 ? (p.y < 1.0 ? 0.125 : 0.875) : (p.y < 1.0 ? 0.625 : 0.375);
  if (a < grain) discard;
}
`;

export const FIGURE = [
  `${HEAD}
in vec3 position;
in vec3 normal;
in float shade;
in vec4 at;
in vec4 look;
in vec4 glow;
uniform mat4 seen;
out vec3 n;
out vec3 where;
out float open;
out vec2 how;
out vec4 aura;
void main() {
  float c = cos(look.z);
  float s = sin(look.z);
  mat3 turn = mat3(c, 0, -s, 0, 1, 0, s, 0, c);
  where = at.xyz + turn * position * at.w;
  n = turn * normal;
  open = shade;
  how = look.xy;
  aura = glow;
  gl_Position = seen * vec4(where, 1.0);
}`,
  `${HEAD}${LIGHT}${FADE}
in vec3 n;
in vec3 where;
in float open;
in vec2 how;
in vec4 aura;
uniform vec3 white;
uniform vec3 black;
out vec4 color;
void main() {
  if (how.y < 0.99) fade(how.y);
  vec3 m = normalize(n);
  vec3 body = mix(white, black, how.x);
  vec3 c = lit(body, m, where, open, mix(0.8, 1.5, how.x));
  float rim = 1.0 - max(0.0, dot(m, normalize(eye - where)));
  // Heads are told from what is behind them: those of white pieces by dark edges, those of black ones by a light one.
  float edge = smoothstep(0.42, 0.95, rim);
  c = mix(c * (1.0 - 0.62 * edge), c + sky * 0.46 * edge, how.x);
  c = mix(c, aura.rgb, aura.a * (0.25 + 0.75 * rim * rim));
  color = shown(c, grainy < 0.5 ? sqrt(how.y) : 1.0); // covers so much of the samples, each with so much
}`,
];

export const TILE = [
  `${HEAD}
in vec3 position;
in vec3 normal;
in vec4 at;
in vec4 half_;
in vec4 body;
in vec4 tint;
in vec4 ring;
uniform mat4 seen;
out vec3 n;
out vec3 where;
out vec2 on;
flat out vec4 paint;
flat out vec4 over;
flat out vec4 edge;
flat out vec2 more;
flat out vec2 size;
void main() {
  where = at.xyz + position * half_.xyz;
  n = normal;
  on = position.xz;
  paint = body;
  over = tint;
  edge = ring;
  more = vec2(at.w, half_.w);
  size = half_.xz;
  gl_Position = seen * vec4(where, 1.0);
}`,
  `${HEAD}${LIGHT}
in vec3 n;
in vec3 where;
in vec2 on;
flat in vec4 paint;
flat in vec4 over;
flat in vec4 edge;
flat in vec2 more;
flat in vec2 size;
uniform float hexagonal;
uniform float grainy;
out vec4 color;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
/** Lines of wood, along the longer side; each board of wood has its own. */
float grain() {
  vec2 p = where.xz - on * size;
  vec2 q = (size.x < size.y ? on.yx * size.yx : on * size) + 17.0 * vec2(hash(p), hash(p.yx));
  float line = noise(vec2(q.x * 0.9, q.y * 5.0 + noise(q * vec2(0.7, 1.6)) * 3.0));
  return 0.86 + 0.16 * line + 0.045 * noise(vec2(q.x * 2.0, q.y * 24.0));
}
void main() {
  vec3 m = normalize(n);
  float top = step(0.5, m.y);
  float a = paint.a;
  bool glass = a < 0.99;
  bool wood = more.x > 3.5;
  float pattern = wood ? more.x - 4.0 : more.x;
  vec3 body = wood && grainy < 0.5 ? paint.rgb * grain() : paint.rgb;
  vec3 c = lit(body, m, where, 1.0, glass ? 0.9 : 0.35);
  float border;
  if (hexagonal > 0.5) {
    vec2 p = abs(on);
    border = (0.866 - max(p.y, p.x * 0.866 + p.y * 0.5)) * size.x;
  } else {
    vec2 p = (1.0 - abs(on)) * size;
    border = min(p.x, p.y);
  }
  if (glass) {
    a = mix(min(1.0, a + 0.3), a, top);
    float line = top * (1.0 - smoothstep(0.012, 0.03, border));
    a = max(a, line * 0.34);
    c = mix(c, paint.rgb * 0.5 + 0.5 * sky, line * 0.4);
  }
  else if (size.x < 0.6) c *= 1.0 - 0.22 * top * (1.0 - smoothstep(0.008, 0.028, border));
  else c *= 1.0 + 0.25 * top * (1.0 - smoothstep(0.02, 0.06, border));
  if (top > 0.5) {
    float far = length(on * size);
    if (more.y > 0.0) {
      float dark = 0.62 * (1.0 - smoothstep(more.y * 0.55, more.y * 1.35, far));
      c *= 1.0 - dark;
      a = max(a, dark * 0.8);
    }
    c = mix(c, over.rgb, over.a);
    a = max(a, over.a * 0.9);
    if (pattern > 0.5 && pattern < 1.5) {
      float stripe = step(0.5, fract((where.x + where.z) * 4.0));
      c = mix(c, edge.rgb, 0.62 * stripe);
      a = max(a, 0.62 * stripe);
    } else if (pattern > 1.5) {
      float dash = step(0.4, fract(atan(on.y, on.x) * 2.2282));
      float circle = 1.0 - smoothstep(0.02, 0.035, abs(far - 0.36 * size.x * 2.0));
      c = mix(c, sky * 0.1, dash * circle);
      a = max(a, dash * circle * 0.9);
    }
    if (edge.a > 0.0) {
      float line = 1.0 - smoothstep(edge.a, edge.a + 0.02, border);
      c = mix(c, edge.rgb, line);
      a = max(a, line);
    }
  }
  color = shown(c, a);
}`,
];

export const ROD = [
  `${HEAD}
in vec3 position;
in vec3 normal;
in vec4 from;
in vec4 to;
in vec4 body;
uniform mat4 seen;
out vec3 n;
out vec3 where;
flat out vec4 paint;
void main() {
  vec3 way = to.xyz - from.xyz;
  vec3 y = normalize(way + vec3(0.0, 1e-6, 0.0));
  vec3 x = normalize(cross(y, abs(y.y) > 0.9 ? vec3(1, 0, 0) : vec3(0, 1, 0)));
  vec3 z = cross(x, y);
  float wide = mix(from.w, to.w, position.y);
  where = from.xyz + way * position.y + (x * position.x + z * position.z) * wide;
  n = x * normal.x + y * normal.y + z * normal.z;
  paint = body;
  gl_Position = seen * vec4(where, 1.0);
}`,
  `${HEAD}${LIGHT}${FADE}
in vec3 n;
in vec3 where;
flat in vec4 paint;
out vec4 color;
void main() {
  if (paint.a < 0.99) fade(paint.a);
  color = shown(lit(paint.rgb, normalize(n), where, 1.0, 0.9), grainy < 0.5 ? paint.a : 1.0);
}`,
];

/** Marks: flat on a cell, or upright. Each shape is a distance from its edge. */
export const MARK = [
  `${HEAD}
in vec3 position;
in vec4 at;
in vec4 body;
in vec2 kind;
uniform mat4 seen;
uniform vec3 right;
uniform vec3 up;
out vec2 on;
flat out vec4 paint;
flat out float shape;
void main() {
  vec3 way = kind.y > 0.5 ? right * position.x + up * position.y : vec3(position.x, 0.0, -position.y);
  on = position.xy;
  paint = body;
  shape = kind.x;
  gl_Position = seen * vec4(at.xyz + way * at.w, 1.0);
}`,
  `${HEAD}
in vec2 on;
flat in vec4 paint;
flat in float shape;
uniform float through;
out vec4 color;
float box(vec2 p, vec2 b) { vec2 d = abs(p) - b; return max(d.x, d.y); }
float triangle(vec2 p) { return max(-p.y - 0.7, max(p.y * 0.5 + p.x * 0.9 - 0.42, p.y * 0.5 - p.x * 0.9 - 0.42)); }
float star(vec2 p) {
  float a = mod(atan(p.x, p.y) + 0.6283, 1.2566) - 0.6283;
  return length(p) * cos(abs(a) - 0.6283) - 0.52 + 0.30 * abs(a);
}
void main() {
  int s = int(shape + 0.5);
  float r = length(on);
  float d;
  if (s == 0) d = r - 0.8;
  else if (s == 1) d = abs(r - 0.86) - 0.08;
  else if (s == 2) d = triangle(on);
  else if (s == 3) { vec2 q = mat2(0.7071, 0.7071, -0.7071, 0.7071) * on; d = min(box(q, vec2(0.85, 0.22)), box(q, vec2(0.22, 0.85))); }
  else if (s == 4) d = star(on);
  else if (s == 5) d = box(on, vec2(0.62));
  else if (s == 7) d = max(r - 0.9, -min(box(on - vec2(0.0, 0.2), vec2(0.12, 0.38)), box(on + vec2(0.0, 0.5), vec2(0.12, 0.12))));
  else if (s == 8) d = max(r - 0.9, -box(on, vec2(0.5, 0.12)));
  else if (s == 9) d = max(r - 0.9, -min(box(on - vec2(0.0, 0.22), vec2(0.45, 0.1)), box(on + vec2(0.0, 0.22), vec2(0.45, 0.1))));
  else if (s == 10) d = min(abs(r - 0.86) - 0.08, r - 0.4);
  else if (s == 11) d = (abs(on.x) + abs(on.y)) * 0.7071 - 0.62;
  else d = min(box(on, vec2(0.85, 0.26)), box(on, vec2(0.26, 0.85)));
  float w = fwidth(d) + 1e-4;
  float inside = 1.0 - smoothstep(-w, w, d);
  float halo = (1.0 - smoothstep(0.0, 0.16, d)) * 0.55;
  if (halo < 0.01) discard;
  float a = max(inside, halo) * paint.a * through;
  vec3 rim = vec3(dot(paint.rgb, vec3(0.3, 0.6, 0.1)) > 0.5 ? 0.0 : 1.0);
  vec3 c = mix(rim, pow(paint.rgb, vec3(1.0 / 2.2)), inside);
  color = vec4(c * a, a);
}`,
];

/** The shadow of everything on the table. */
export const GROUND = [
  `${HEAD}
in vec3 position;
in vec4 middle;
in vec3 reach;
uniform mat4 seen;
out vec2 on;
flat out vec4 how;
void main() {
  on = position.xy * (reach.xy + reach.z);
  how = vec4(reach, middle.w);
  gl_Position = seen * vec4(middle.xyz + vec3(on.x, 0.0, on.y), 1.0);
}`,
  `${HEAD}
in vec2 on;
flat in vec4 how;
out vec4 color;
void main() {
  vec2 d = abs(on) - how.xy + 0.15 * how.z;
  float far = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
  float a = how.w * (1.0 - smoothstep(-0.4 * how.z, 0.95 * how.z, far));
  color = vec4(0.0, 0.0, 0.0, a);
}`,
];
