// The types of `hyperply/element/svelte`: the element, and its tag in templates of Svelte.
import type { HTMLAttributes } from "svelte/elements";
import type { HyperplyGame, HyperplyGameListeners, HyperplyGameProps } from "../element.js";

export * from "../element.js";

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "hyperply-game": HTMLAttributes<HyperplyGame> & HyperplyGameProps & HyperplyGameListeners<"on:">;
  }
}
