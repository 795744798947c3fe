// The types of `hyperply/element/preact`: the element, and its tag in JSX of Preact.
import type { HTMLAttributes } from "preact";
import type { HyperplyGame, HyperplyGameProps } from "../element.js";

export * from "../element.js";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "hyperply-game": HTMLAttributes<HyperplyGame> & HyperplyGameProps;
    }
  }
}
