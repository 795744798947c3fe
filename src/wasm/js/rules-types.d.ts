/** Returns the text of a rule, in English and in Markdown, by the number that errors cite: `rule("T17")`. Throws `bad-argument` if there is none. */
export function rule(number: string): string;
