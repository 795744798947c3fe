// The types of `hyperply/element/preact`: the element, and what Preact makes of it in JSX.
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
