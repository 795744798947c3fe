// The editor as a page uses it: `controls="setup"`, `edit`, `problems` and `hyperply-setup`.
import { GAME, KINGS, START, finds } from "./browser.mjs";
import { test } from "../long.mjs";

const ILLEGAL = "chess P3k3/8/8/8/8/8/8/4K3 w - - 0 1";
const CLEARED = "chess 4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const OTHER = "raumschach 5/5/2k2/5/5|5/5/5/1r3/5|5/4P/5/3U1/5|1P3/5/5/5/5|5/1P3/5/3p1/5 w 3 9";
const PLAYED = "chess rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const SETUP = '<hyperply-game id="a" controls="setup"></hyperply-game>';
const setup = (position) => `<hyperply-game id="a" controls="setup" position="${position}"></hyperply-game>`;
const GIVEN = { ILLEGAL, KINGS };

test("a position may be illegal: problems tells all that is wrong, and each change is told", () =>
  finds(setup(ILLEGAL), () => {
    const now = () => [a.position, a.problems.map(({ rule }) => rule).join(), a.game.position()];
    const found = [now(), window.all("#palette").length, window.all("#moves").length];
    window.press('[data-brush="erase"]', "a8");
    found.push(now());
    a.undo();
    found.push(now());
    a.redo();
    const refused = (() => {
      try {
        return a.play("e4");
      } catch ({ code, message }) {
        return [code, message.includes("controls")];
      }
    })();
    return [...found, refused, window.told("setup", ({ position, problems }) => [position, problems.length])];
  }, [
    [ILLEGAL, "C2", START],
    1,
    0,
    [CLEARED, "", START],
    [ILLEGAL, "C2", START],
    ["bad-argument", true],
    [
      [CLEARED, 0],
      [ILLEGAL, 1],
      [CLEARED, 0],
    ],
  ]));

test("edit() opens it on the game that is played; other controls end it, and a legal position is the game then", () =>
  finds('<hyperply-game id="a" black="engine 1" record="1. e4 e5 *"></hyperply-game>', async () => {
    await a.edit();
    const found = [a.controls, a.position];
    window.press('[data-brush="piece"][data-piece="Q"][data-side="white"]', "d4");
    a.controls = "moves";
    await a.ready;
    return [...found, a.position, a.game.position() === a.position, a.moves.length, window.all("#palette").length];
  }, ["setup", PLAYED, PLAYED.replace("4P3", "3QP3"), true, 0, 0]));

test("what is no other legal position ends with the whole game that was there, also if it was taken out meanwhile", () =>
  finds(
    GAME,
    async ([ILLEGAL, OTHER]) => {
      const board = a;
      const played = () =>
        [
          board.variant,
          board.moves.map(({ move }) => move),
          board.ply,
          board.others.length,
          board.ended?.by,
          board.problems,
        ].join();
      const edits = {
        "an illegal position": () => board.edit(ILLEGAL),
        "one of another game": () => board.edit(OTHER),
        "one that is loaded": () => board.edit().then(() => board.load(ILLEGAL)),
        "one that is left as it is": () => board.edit(),
        "a text that is no position": () => board.edit("chess xyz w - - 0 1"),
        "a text of no game": () => board.edit("nonsense 8/8 w"),
        "a record that cannot be read": () => board.edit("1. e5 *"),
      };
      const wrong = [];
      for (const [title, edit] of Object.entries(edits))
        for (const isAway of [false, true]) {
          const says = (isRight, what) => isRight || wrong.push(`${title}, ${isAway}: ${what}`);
          await board.load("1. e4 e5 2. Nf3 *", { ended: { by: "resignation", winner: "black" } });
          board.go(1);
          board.play("d5");
          board.go(2);
          board.undo();
          const before = played();
          says(before === "chess,Pe2-e4,Pd7-d5,1,1,,", before);
          await edit().catch(() => {});
          says(window.one("#palette"), "no editor");
          if (isAway) {
            const { position } = board;
            board.remove();
            await window.drawn();
            document.body.append(board);
            await board.ready;
            await window.until(() => window.one("#palette"));
            says(board.position === position, board.position);
          }
          board.controls = "full";
          await board.ready;
          says(played() === before, played());
          says(!window.one("#palette") && window.one("#moves"), "still the editor");
          board.redo();
          says(board.ply === 2, "no redo");
        }
      return wrong;
    },
    [],
    [ILLEGAL, OTHER],
  ));

test("taken out and put in again, it has the position that was set up, or without the editor that or the game that was there", () =>
  finds(
    '<hyperply-game id="a" record="1. e4 e5 *"></hyperply-game>',
    async ({ ILLEGAL, KINGS }) => {
      const board = a;
      const found = [];
      for (const [text, controls] of [
        [ILLEGAL, "setup"],
        [ILLEGAL, "moves"],
        [KINGS, "moves"],
      ]) {
        await board.edit(text);
        board.remove();
        await window.drawn();
        board.controls = controls;
        document.body.append(board);
        await board.ready;
        found.push([board.moves.length, board.position]);
      }
      return found;
    },
    [
      [2, ILLEGAL],
      [2, PLAYED],
      [0, KINGS],
    ],
    GIVEN,
  ));

test("load puts positions, variants and records into the editor; what cannot be read is refused and changes nothing", () =>
  finds(SETUP, async () => {
    await a.load("trid");
    const found = [a.position.split(" ")[0]];
    await a.load("1. e4 e5 *");
    found.push(a.position, await a.load("chess 8/8 w - - 0 1").catch(({ code }) => code), a.position);
    return [...found, /isn’t a position/.test(window.one(".refused").textContent)];
  }, ["trid", PLAYED, "bad-position", PLAYED, true]));

test("view, flip, marks and the page's own pieces are those of the element", () =>
  finds('<hyperply-game id="a" variant="raumschach" controls="setup" view="3d" flipped></hyperply-game>', async () => {
    const found = [a.inSpace];
    window
      .all("button")
      .find((button) => button.textContent.includes("Flip board"))
      .click();
    found.push(a.flipped);
    a.drawPiece = () => document.createElementNS("http://www.w3.org/2000/svg", "circle");
    a.view = "plan";
    found.push(window.all('[data-brush="piece"] circle').length, a.inSpace);
    const marked = () =>
      window
        .all(".frame.setup [data-mark]")
        .map((node) => node.dataset.cell)
        .join();
    a.mark(["Cc3"]);
    found.push(marked());
    a.mark([]);
    return [...found, marked()];
  }, [true, false, 14, false, "Cc3", ""]));

test("a switch of language keeps the steps of the editor, what the hand does and what is picked", () =>
  finds(setup(KINGS), async () => {
    const speak = async (...languages) => {
      for (const language of languages) a.setAttribute("language", language);
      await window.until(() => window.one(".frame.setup")?.lang === languages.at(-1));
    };
    const board = () => a.position.split(" ")[1];
    await speak("de"); // so that the words are there when it comes to be quick
    await speak("en");
    window.press('[data-brush="piece"][data-piece="Q"][data-side="white"]', "d4", "d5", "d6");
    a.undo();
    window.press('[data-brush="hand"]', "d5");
    const there = board();
    await speak("de");
    const kept = [window.one("#palette").textContent.includes("Schwarz"), board() === there];
    kept.push(window.one("[data-selected]").dataset.cell); // still in the hand
    a.redo();
    const steps = [board()];
    await speak("de", "en"); // there and back before the editor is there again
    for (let i = 0; i < 4; i++) {
      a.undo(); // there is no step before the first
      steps.push(board());
    }
    return [kept, steps];
  }, [
    [true, true, "d5"],
    ["8/3Q4/3Q4/3Q4", "8/8/3Q4/3Q4", "8/8/8/3Q4", "8/8/8/8", "8/8/8/8"].map((ranks) => `4k3/${ranks}/8/4P3/4K3`),
  ]));

test("a switch of language while the editor or a position is on its way leaves them", () =>
  finds(
    `<hyperply-game id="a" position="${KINGS}"></hyperply-game>`,
    async ({ ILLEGAL }) => {
      for (const language of ["de", "en"]) {
        a.language = language;
        await window.until(() => window.one(".frame").lang === language);
      }
      a.edit();
      for (const language of ["de", "en", "de"]) a.language = language;
      await window.until(() => window.one("#palette")?.textContent.includes("Schwarz"));
      const found = [a.position];
      a.setAttribute("language", "en");
      await a.load(ILLEGAL);
      const board = document.createElement("hyperply-game");
      board.setAttribute("controls", "setup");
      board.setAttribute("language", "de");
      document.body.append(board);
      await board.load(ILLEGAL);
      return [...found, a.position, board.position];
    },
    [KINGS, ILLEGAL, ILLEGAL],
    GIVEN,
  ));
