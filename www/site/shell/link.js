// Links are shared, and come back as chats, mail programs and people leave them. What is written here ends in a letter or a
// digit, and has no sign at which a program that finds links in a text ends one; what is read may be escaped once more, or
// have the end of its sentence still with it.

/** A value of a link. @param {string} text */
export const writeValue = (text) =>
  encodeURIComponent(text).replace(/[!'()*._~]|-$/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A text without its escapes, however often it was escaped. @param {string} text  @returns {string} */
function unescaped(text) {
  try {
    const once = decodeURIComponent(text);
    return once === text ? once : unescaped(once);
  } catch {
    return text;
  }
}

/** A text without the end of its sentence, and with the bracket that was taken for that. @param {string} text  @returns {string} */
function withoutEnd(text) {
  const bare = text.replace(/[^\p{L}\p{N}()=~→-]+$/u, "");
  const open = bare.split("(").length - bare.split(")").length;
  if (open > 0) return `${bare})`;
  return open < 0 && bare.endsWith(")") ? withoutEnd(bare.slice(0, -1)) : bare;
}

/** The fields of a hash; one without a value is empty. @param {string} hash  @returns {Map<string, string>} */
export function fieldsOf(hash) {
  const text = hash.slice(1).replaceAll("\\", ""); // of Markdown
  const parts = (text.includes("=") ? text : unescaped(text)).split(/&(?:amp;|#38;|#x26;)*/i).map(unescaped);
  const last = withoutEnd(/** @type {string} */ (parts.pop()));
  return new Map(
    [...parts, last].map((part) => {
      const at = part.indexOf("=");
      return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
    }),
  );
}
