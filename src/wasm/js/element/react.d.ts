// The types of `hyperply/element/react`: the element, and what React 19 makes of it in JSX.
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { HyperplyGame, HyperplyGameAttributes, HyperplyGameEventMap } from "../element.js";

export * from "../element.js";

type Listeners = { [Name in keyof HyperplyGameEventMap as `on${Name}`]?: (event: HyperplyGameEventMap[Name]) => unknown };

type Props = DetailedHTMLProps<HTMLAttributes<HyperplyGame>, HyperplyGame> &
  HyperplyGameAttributes & Pick<Partial<HyperplyGame>, "drawPiece"> & Listeners;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "hyperply-game": Props;
    }
  }
}
