import type { HyperplyGame } from "hyperply/element/preact";

let _board: HyperplyGame | null;
export const right = (
  <hyperply-game
    ref={(element) => {
      _board = element;
    }}
    flipped
    tabIndex={0}
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
  <hyperply-game onhyperply-end={({ detail }) => detail.winner} />,
  // @ts-expect-error no such method
  <hyperply-game onhyperply-move={({ target }) => target.plays("e4")} />,
];
