// Texts as people copy them.

const QUOTES = ['""', "''", "``", "“”", "‘’", "„“", "«»"];

/** A text as it was written, without what stands around it where it was copied. @param {string} text */
export function bare(text) {
  const inside = text.trim();
  return QUOTES.some(([open, close]) => inside.length > 1 && inside.startsWith(open) && inside.endsWith(close))
    ? inside.slice(1, -1).trim()
    : inside;
}
