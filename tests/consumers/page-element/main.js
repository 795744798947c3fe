const board = document.querySelector("hyperply-game");
const said = [];
board.addEventListener("hyperply-change", ({ detail }) => said.push(detail.move?.notation ?? "begins"));

await board.ready;
for (const move of ["Nb1L1-c3L2", "Nb7L1-c5L1", "Nc3L2→"]) board.play(move);
board.undo();
try {
  board.play("Ra1L1-a3L1");
} catch (error) {
  said.push(error.rule);
}
document.querySelector("p").textContent = `${said.join(", ")}, ply ${board.ply} of ${board.moves.length}`;
