// The types of `hyperply/element/solid`: the element, and its tag in JSX of Solid.
import type { JSX } from "solid-js";
import type { HyperplyGame, HyperplyGameListeners, HyperplyGameProps } from "../element.js";

export * from "../element.js";

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "hyperply-game": JSX.HTMLAttributes<HyperplyGame> & HyperplyGameProps & HyperplyGameListeners<"on:">;
    }
  }
}
