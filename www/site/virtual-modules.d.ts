// What the build puts in: scripts/site.mjs.
declare module "#lessons" {
  /** A lesson as its ladder lists it. */
  export type Listed = Pick<import("./learn/lessons").Lesson, "id" | "family" | "title" | "rules"> & {
    variant: string;
  };
  export interface Ladder {
    /** The name of the family. */
    title: string;
    lessons: Listed[];
    load(): Promise<import("./learn/lessons").Lesson[]>;
  }
  export const LADDERS: Record<string, Ladder>;
}

declare module "#puzzles" {
  /** The puzzles of each variant that has some. */
  export const PUZZLES: Record<string, () => Promise<import("../../src/wasm/js/puzzles-types").Puzzle[]>>;
}

declare module "#pictures" {
  /** Loads what draws pictures. */
  export function load(): Promise<{
    pictures(
      rules: import("../element/types").Rules,
    ): (
      of: import("../element/types").Game | string,
      options: import("../../src/wasm/js/picture-types").PictureOptions,
    ) => string;
  }>;
}

declare module "#gif" {
  /** Loads what writes animated pictures. */
  export function load(): Promise<typeof import("./play/gif.js")>;
}

declare module "#element" {
  /** The script of the element for pages of others: where it is on the site, and its hash. */
  export const ELEMENT: { file: string; integrity: string };
}

declare module "#catalog" {
  /** The games, from few dimensions to many; `title` and `boards` are the words of their families. */
  export const CATALOG: {
    id: string;
    name: string;
    summary: string;
    family: string;
    title: string;
    boards: string;
    /** Whether it has but one board. */
    single: boolean;
    dimensions: number;
    time_out: boolean;
    /** The position from which it starts. */
    start: string;
  }[];
}
