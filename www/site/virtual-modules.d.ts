// What the build puts in: scripts/site.mjs.
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
