const said = document.createElement("p");
const board = document.createElement("hyperply-game");
board.setAttribute("variant", "chess");
board.addEventListener("hyperply-ready", ({ detail }) => {
  said.textContent = detail.position;
});
document.body.append(board, said);
