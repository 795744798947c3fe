// A language that nobody speaks, made of English: every letter has an accent, and every sentence is a third longer. What is
// read without accents was never put into the catalogs, and what no longer fits has no room for German.

const ACCENTS = Object.fromEntries(
  [..."aáeéiíoóuúyýcčdďnňrřsštťzžlľgğhĥjĵkķwŵAÁEÉIÍOÓUÚYÝCČDĎNŇRŘSŠTŤZŽLĽGĞHĤJĴKĶWŴbƀBƁfƒFƑmḿMḾpṕPṔvṽVṼqɋQɊxẋXẊ"]
    .join("")
    .match(/../gu)
    .map(([plain, accented]) => [plain, accented]),
);

/** A text in it; addresses, braces and code stay. @param {string} text */
export function pseudoText(text) {
  if (!/\p{L}{2}/u.test(text)) return text;
  const accented = text.replace(/\]\([^)]*\)|<[^>]*>|\{\w+\}|`[^`]*`|[a-zA-Z]/g, (part) =>
    part.length === 1 ? (ACCENTS[part] ?? part) : part,
  );
  const more = Math.ceil(text.length / 3);
  const words = text.includes(" ") && more > 4 ? " ůmů".repeat(Math.ceil(more / 4)) : "ůmůmůmůmůmů".slice(0, more);
  return `${accented}${words}`;
}

/** Keys whose texts are read by programs. */
const READ = /^(locale|legend)$/;

/** A catalog in it. @template T  @param {T} words  @returns {T} */
export function pseudo(words) {
  if (typeof words === "string") return /** @type {T} */ (pseudoText(words));
  if (typeof words === "function")
    return /** @type {T} */ ((/** @type {unknown[]} */ ...given) => pseudo(words(...given)));
  if (Array.isArray(words)) return /** @type {T} */ (words.map(pseudo));
  if (typeof words !== "object" || words === null) return words;
  return /** @type {T} */ (
    Object.fromEntries(
      Object.entries(words).map(([key, value]) => [
        key,
        READ.test(key) && typeof value === "string" ? value : pseudo(value),
      ]),
    )
  );
}
