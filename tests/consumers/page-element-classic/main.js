const boards = [...document.querySelectorAll("hyperply-game")];
const said = [];
document.addEventListener("hyperply-change", ({ detail }) => detail.move && said.push(detail.move.notation));

document.addEventListener("DOMContentLoaded", () =>
  Promise.all(boards.map((board) => board.ready)).then(() => {
    boards[0].play("e4");
    boards[1].play(boards[1].game.legal_moves()[0]);
    document.querySelector("p").textContent = `${said.length} moves, the first ${said[0]}`;
  }),
);
