import type { HyperplyGame } from "hyperply/element/solid";

let board: HyperplyGame;
export const right = (
  <hyperply-game
    style={{ height: "500px" }}
    ref={(element) => (board = element)}
    flipped
    tabindex={0}
    onClick={({ currentTarget }) => currentTarget.flip()}
  />
);

// What must not compile.
export const wrong = () => [
  // @ts-expect-error no such variant
  <hyperply-game variant="timeot" />,
  // @ts-expect-error no such attribute
  <hyperply-game variants="chess" />,
  // @ts-expect-error no such detail
  <hyperply-game on:hyperply-end={({ detail }) => detail.winner} />,
  // @ts-expect-error no such method
  <hyperply-game on:hyperply-move={({ target }) => target.plays("e4")} />,
];
