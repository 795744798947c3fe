// Pages and sheets on paper: what is wrong with them, what they have on them, and how many pages they take.
import assert from "node:assert/strict";

const MARGIN = "0.4in"; // as browsers have it
const A4 = [718, 1046]; // px within its margins
const PHONE = [390, 844]; // a phone prints
const MM = 96 / 25.4; // px

/** On how many pages it is printed, on A4 and on Letter. */
export async function pagesOf(page) {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const counts = [];
  for (const format of ["A4", "Letter"])
    counts.push((await page.pdf({ format, margin })).toString("latin1").match(/\/Type\s*\/Page\b/g).length);
  return counts;
}

/** What `ask` answers on paper; afterwards the page is on the screen again. */
async function onPaper(page, [width, height], ask) {
  const screen = page.viewportSize();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.waitForFunction((width) => innerWidth === width && matchMedia("print").matches, width);
  const answer = await page.evaluate(ask);
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.setViewportSize(screen);
  return answer;
}

/** What is read is there on paper, whole, and nothing to be pressed. */
export async function isFine(page) {
  const fine = { controls: [], cut: [], outside: [], split: [], dark: "light", ground: "rgb(255, 255, 255)" };
  for (const paper of [A4, PHONE]) assert.deepEqual(await onPaper(page, paper, faults), fine, `on ${paper[0]} px`);
}

/** Runs in the page. */
function faults() {
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = window.insideAll("body *, .frame, .frame *");
  const name = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute("class")}#${node.id}`;
  const cut = (node) => {
    const { overflowX, overflowY } = getComputedStyle(node);
    const across = overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1;
    return across || (overflowY !== "visible" && node.scrollHeight > node.clientHeight + 1);
  };
  const beyond = ({ left, right }) => left < -1 || right > innerWidth + 1;
  const control =
    "button:not(.cell, .mount, .move, .other-line, .entry), input, select, textarea, dialog, nav, header, search";
  const shown = all.filter((node) => seen(node) && !node.closest(".hidden-words, .cell > *"));
  const whole = window.insideAll("figure, .level, .mast").filter(seen);
  return {
    controls: all.filter((node) => node.matches(control) && seen(node)).map(name),
    cut: shown.filter((node) => !(node instanceof SVGElement) && !node.closest(".cell") && cut(node)).map(name),
    outside: shown.filter((node) => beyond(node.getBoundingClientRect())).map(name),
    split: whole.filter((node) => getComputedStyle(node).breakInside !== "avoid").map(name),
    dark: getComputedStyle(document.documentElement).colorScheme,
    ground: getComputedStyle(document.body).backgroundColor,
  };
}

/** Prints what is chosen in the dialog, once all diagrams are there, and gives the sheet: as it is laid out on A4, with
 * nothing else to be seen and nothing over the edge, and with cells so wide at least, in mm. */
export async function print(page, least = 4.3) {
  await page.evaluate(() => {
    const images = () => [...document.querySelectorAll(".sheet img")];
    window.printed = false;
    window.print = () => (window.printed = images().length > 0 && images().every((image) => image.naturalWidth > 0));
  });
  await page.click("#print-now");
  await page.waitForFunction(() => window.printed);
  const { others, beyond, ...sheet } = await onPaper(page, A4, readSheet);
  assert.deepEqual([others, beyond], [0, 0]);
  for (const { cell } of sheet.diagrams) assert.ok(cell >= least * MM, `cells of ${cell / MM} mm`);
  return sheet;
}

/** Runs in the page. */
function readSheet() {
  const sheet = document.querySelector(".sheet");
  const all = [...sheet.querySelectorAll("*")];
  const texts = (selector, node = sheet) => [...node.querySelectorAll(selector)].map(({ innerText }) => innerText);
  return {
    others: [...document.body.children].filter((node) => node !== sheet && node.checkVisibility()).length,
    beyond: all.filter((node) => node.getBoundingClientRect().right > innerWidth + 1).length,
    title: sheet.querySelector("h1").innerText,
    text: sheet.innerText,
    solutions: texts(".solutions p"),
    diagrams: [...sheet.querySelectorAll("figure")].map((figure) => {
      const [image] = figure.getElementsByTagName("img");
      return {
        cell: image.getBoundingClientRect().width / (image.naturalWidth / 48),
        alt: image.alt,
        files: [...decodeURIComponent(image.src).matchAll(/>([a-h])<\/text>/g)].map(([, file]) => file).join(""),
        words: [...texts("p", figure), ...texts("figcaption", figure)],
      };
    }),
  };
}

/** The position on the board fills a page, with its pieces in words and its text. */
export async function fillsPage(page) {
  const { title, diagrams, text } = await print(page, 5.5);
  assert.deepEqual(await pagesOf(page), [1, 1]);
  const [position, cells] = await page.evaluate(() => {
    const { position, game } = document.querySelector("hyperply-game");
    return [position, game.pieces().map(({ cell }) => cell)];
  });
  assert.match(title, /: White to move$/);
  assert.deepEqual([diagrams.length, diagrams[0].alt], [1, title]);
  assert.ok(text.replace(/\s/g, "").includes(position.replace(/\s/g, "")));
  const words = new Set(text.match(/[\w()]+/g));
  assert.ok(
    cells.every((cell) => words.has(cell)),
    text,
  );
}

/** The game on the board is printed with its name, its pieces in words, its boards and its moves. */
export async function printsGame(page, plies) {
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await isFine(page);
  assert.equal(await page.isVisible("#title"), true);
  const [words, cells, listed] = await page.evaluate(() => [
    document.getElementById("paper").textContent.match(/[\w()]*\d[\w()]*/g),
    document
      .querySelector("hyperply-game")
      .game.pieces()
      .map(({ cell }) => cell),
    window.insideAll("#moves .move[data-ply]").length,
  ]);
  assert.deepEqual([words.sort(), listed], [cells.sort(), plies]);
}
