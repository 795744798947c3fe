// The types of `hyperply/element/react`: the element, and what React 19 makes of it in JSX.
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { HyperplyGame, HyperplyGameProps } from "../element.js";

export * from "../element.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "hyperply-game": DetailedHTMLProps<HTMLAttributes<HyperplyGame>, HyperplyGame> & HyperplyGameProps;
    }
  }
}
