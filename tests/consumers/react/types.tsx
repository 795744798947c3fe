import "hyperply/element/react";

// What must not compile.
export const wrong = () => [
  // @ts-expect-error no such variant
  <hyperply-game variant="timeot" />,
  // @ts-expect-error no such attribute
  <hyperply-game variants="chess" />,
  // @ts-expect-error no such detail
  <hyperply-game onhyperply-end={({ detail }) => detail.winner} />,
];
