// What every language needs: plurals and lists, as `Intl` has them.

/** @typedef {{ one: string, other: string } & Partial<Record<Intl.LDMLPluralRule, string>>} Forms the forms of a word, by the plural rules of its language */

/** @param {string} locale */
export function speech(locale) {
  const rules = new Intl.PluralRules(locale);
  /** Made when they are first needed, because a browser takes 25 ms for the first. @type {Map<Intl.ListFormatType, Intl.ListFormat>} */
  const lists = new Map();
  /** @param {Intl.ListFormatType} type  @param {readonly string[]} texts */
  const listed = (type, texts) => {
    const list = lists.get(type) ?? new Intl.ListFormat(locale, { type });
    lists.set(type, list);
    return list.format(texts);
  };
  return {
    /** Returns a number with its word. @param {number} n  @param {Forms} forms */
    count: (n, forms) => `${n} ${forms[rules.select(n)] ?? forms.other}`,
    /** @param {readonly string[]} texts */
    and: (texts) => listed("conjunction", texts),
    /** @param {readonly string[]} texts */
    or: (texts) => listed("disjunction", texts),
    /** Returns a text as the beginning of a sentence. @param {string} text */
    capital: (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
  };
}
