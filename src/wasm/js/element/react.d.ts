// The types of `hyperply/element/react`: the element, and its tag in JSX of React 19.
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
