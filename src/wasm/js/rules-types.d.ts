/** The text of a rule in Markdown, by the number that errors cite: `rule("T17")`. Throws a `HyperplyError` if there is none. */
export function rule(number: string): string;
