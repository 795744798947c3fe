// Links are shared, and come back as chats, mail programs and people leave them. What is written here ends in a letter or a
// digit, and has no sign at which a program that finds links in a text ends one; what is read may be escaped once more, or
// have the end of its sentence still with it.

/** A value of a link. @param {string} text */
export const writeValue = (text) =>
  encodeURIComponent(text).replace(/[!'()*._~]|-$/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** How often programs on the way may have escaped a link. */
const MOST_TIMES = 5;

/** A text without its escapes. @param {string} text */
function unescaped(text) {
  let plain = text;
  try {
    for (let times = 0; times < MOST_TIMES; times++) plain = decodeURIComponent(plain);
  } catch {
    // a sign of its own that is no escape
  }
  return plain;
}

const END = /[^\p{L}\p{N}()=~→-]+$/u;

/** A text without the end of its sentence, and with the bracket that was taken for that. @param {string} text */
function withoutEnd(text) {
  let bare = text.replace(END, "");
  let open = bare.split("(").length - bare.split(")").length;
  for (; open < 0 && bare.endsWith(")"); open++) bare = bare.slice(0, -1).replace(END, "");
  return open > 0 ? `${bare})` : bare;
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
