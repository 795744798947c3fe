// A picture of the boards in space as they are seen now, with the names and arrows over them.

import { refusal } from "../state/errors.js";

/** @typedef {import("../types").PictureOptions} PictureOptions */
/** @typedef {import("./view.js").View} View */

const MOST = 8192; // pixels along a side, where the graphics card allows that

/**
 * Draws in one task, so the picture needs no drawing buffer that is kept.
 * @param {View} view
 * @param {HTMLElement} stage where arrows are drawn, too
 * @param {PictureOptions} options
 * @param {() => void} measure draws the arrows where cells are seen now
 * @returns {Promise<Blob>} a PNG
 */
export function pictureOf(view, stage, options, measure) {
  const { names = true, ground = true } = options;
  const { width, height, scale } = sizeOf(stage, options, Math.min(MOST, view.engine.most));
  const canvas = stage.ownerDocument.createElement("canvas");
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("a canvas has no 2D context");
  view.show(pen, { width, height, ratio: scale, foot: 0 }, () => {
    pen.scale(canvas.width / width, canvas.height / height);
    measure();
    for (const group of stage.querySelectorAll(".arrows g")) addArrow(pen, group);
    if (names)
      view.labels.write(pen, view.camera, {
        wide: width,
        paper: view.paint.textOf("paper"),
        boxes: () => view.boxes(),
      });
    if (ground) addGround(pen, view.paint, width, height);
  });
  measure();
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the browser made no PNG"))), "image/png"),
  );
}

/** @param {string} message  @returns {never} */
function refuse(message) {
  throw refusal("bad-argument", message);
}

/** The size of the stage, unless another one is asked for. @param {HTMLElement} stage  @param {PictureOptions} options  @param {number} most pixels along a side */
export function sizeOf({ clientWidth, clientHeight }, { width, height, scale = 1 }, most) {
  for (const [name, value] of Object.entries({ width, height, scale }))
    if (value !== undefined && !(typeof value === "number" && value > 0 && Number.isFinite(value)))
      refuse(`${name} is a positive number, not ${String(value)}`);
  const shape = clientWidth / clientHeight || 4 / 3;
  const wide = width ?? (height === undefined ? clientWidth : height * shape);
  const high = height ?? wide / shape;
  if (!(wide && high)) refuse("the board has no size on this page: give width and height");
  const [x, y] = [wide, high].map((length) => Math.round(length * scale));
  if (Math.max(x, y) > most || Math.min(x, y) < 1)
    refuse(`a picture has from 1 to ${most} pixels along a side here, not ${x} by ${y}`);
  return { width: wide, height: high, scale };
}

/** @param {CanvasRenderingContext2D} pen  @param {Element} group */
function addArrow(pen, group) {
  const opacity = Number(getComputedStyle(group).opacity);
  for (const part of group.querySelectorAll("path, circle")) {
    const style = getComputedStyle(part);
    const [x, y, r] = ["cx", "cy", "r"].map((name) => Number(part.getAttribute(name)));
    const path = new Path2D(
      part.getAttribute("d") ?? `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    );
    pen.globalAlpha = opacity * Number(style.strokeOpacity);
    pen.lineWidth = Number.parseFloat(style.strokeWidth);
    pen.setLineDash(style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(",").map(Number.parseFloat));
    Object.assign(pen, { strokeStyle: style.stroke, lineJoin: "round", lineCap: style.strokeLinecap });
    pen.stroke(path);
    if (style.fill === "none") continue;
    pen.fillStyle = style.fill;
    pen.fill(path);
  }
  pen.globalAlpha = 1;
  pen.setLineDash([]);
}

/** The ground of space.css. @param {CanvasRenderingContext2D} pen  @param {import("./paint.js").Paint} paint  @param {number} width  @param {number} height */
function addGround(pen, paint, width, height) {
  const [x, y] = [width * 0.5, height * 0.42];
  const light = pen.createRadialGradient(x, y, 0, x, y, Math.hypot(x, height - y));
  light.addColorStop(0, paint.textOf("space-light"));
  light.addColorStop(1, paint.textOf("space-dark"));
  pen.globalCompositeOperation = "destination-over"; // below the boards
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}
