// What tests ask of boards in space, in the element of board.mjs.
import assert from "node:assert/strict";
import { drawn } from "./board.mjs";

/** Shows a game in space, and waits until it moves no more. */
export async function inSpace(page, text) {
  if (text) await page.evaluate((text) => window.a.load(text), text);
  await page.evaluate(() => (window.a.view = "3d"));
  await still(page);
}

async function still(page) {
  await drawn(page);
  await page.waitForSelector('#space[data-drawn="rests"]');
}

/** Where cells are seen once all is drawn. */
export async function pointsOf(page, ...cells) {
  await drawn(page);
  return page.evaluate((cells) => cells.map((cell) => window.a.pointOf(cell)), cells);
}

/** Clicks cells, or places of boards, where they are seen. */
export async function picks(page, ...cells) {
  for (const cell of cells) {
    const [point] = await pointsOf(page, cell);
    assert.ok(point, `${cell} is not seen`);
    await page.mouse.click(point.x, point.y);
  }
  await drawn(page);
}

/** How light it is around points of the picture at an address: for each point a byte a pixel. */
const lightIn = async ([address, points, far]) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  return points.map(({ x, y }) => {
    const { data } = pen.getImageData(x - far, y - far, 2 * far + 1, 2 * far + 1);
    return Array.from({ length: data.length / 4 }, (_, i) => {
      const [r, g, b] = data.subarray(4 * i);
      return Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b);
    });
  });
};

/** The same on what is shown, at points of the window. */
export async function lightAt(page, points, far) {
  await still(page);
  const shown = await page.screenshot();
  return page.evaluate(lightIn, [`data:image/png;base64,${shown.toString("base64")}`, points, far]);
}

/** The same on a picture that the element makes. */
export async function lightOnPicture(page, points, far) {
  const [address, { left, top }] = await page.evaluate(async () => [
    URL.createObjectURL(await window.a.picture()),
    window.box(".stage").toJSON(),
  ]);
  const placed = points.map(({ x, y }) => ({ x: Math.round(x - left), y: Math.round(y - top) }));
  return page.evaluate(lightIn, [address, placed, far]);
}

/** Pieces that are not seen in their color at their places, by what `look` sees there; none if they are few. */
export async function faint(page, look) {
  const dress = (display) => page.evaluate((display) => (window.one(".angles").style.display = display), display);
  await dress("none"); // the view keeps room for it, a picture does not
  const pieces = await page.evaluate(() => window.a.game.pieces());
  const points = await pointsOf(page, ...pieces.map(({ cell }) => cell));
  const seen = pieces.flatMap((piece, i) => (points[i] ? { ...piece, ...points[i] } : []));
  assert.ok(seen.length >= pieces.length * 0.97, `${seen.length} of ${pieces.length}`);
  const light = await look(page, seen, 3);
  await dress("");
  const isOwn = { white: (one) => one > 120, black: (one) => one < 128 };
  const bad = seen.filter(({ side }, i) => light[i].filter(isOwn[side]).length < 12);
  return bad.length <= Math.max(1, pieces.length * 0.03) ? [] : bad.map(({ cell }) => cell);
}

/** Targets of a piece that change nothing in the picture when it is picked. */
export async function hiddenTargets(page, from) {
  const all = await page.evaluate(() => window.a.game.legal_moves());
  const moves = all.filter(({ clicks }) => clicks[0] === from);
  const targets = [...new Set(moves.map(({ clicks }) => clicks[1]))].filter((click) => click !== "→"); // which is no place
  const pick = (cell) => page.evaluate((cell) => window.a.select(cell), cell);
  await pick(from);
  const points = await pointsOf(page, ...targets);
  const far = moves.some(({ kind }) => kind === "capture") ? 44 : 12; // rings are around pieces
  const after = await lightAt(page, points, far);
  await pick(null);
  const before = await lightAt(page, points, far);
  return targets.filter((_, i) => after[i].filter((one, k) => Math.abs(one - before[i][k]) > 24).length < 20);
}
