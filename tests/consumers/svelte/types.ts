import type { SvelteHTMLElements } from "svelte/elements";
import "hyperply/element/svelte";

type Tag = SvelteHTMLElements["hyperply-game"];

export const right: Tag[] = [
  {
    flipped: true,
    tabindex: 0,
    onclick: ({ currentTarget }) => currentTarget.flip(),
    "on:hyperply-pick": ({ target }) => target.picked,
  },
];

// What must not compile.
export const wrong: Tag[] = [
  // @ts-expect-error no such variant
  { variant: "timeot" },
  // @ts-expect-error no such attribute
  { variants: "chess" },
  // @ts-expect-error no such event
  { "onhyperply-moved": () => {} },
  // @ts-expect-error no such detail
  { "onhyperply-end": ({ detail }) => detail.winner },
  // @ts-expect-error no such method
  { "onhyperply-move": ({ target }) => target.plays("e4") },
];
