// The manifest of the element, for editors and for those who document it, out of its JSDoc and its types.

/** The lines of a comment without what frames them. @param {string} comment */
export const plain = (comment) => comment.replace(/^\s*(\/\*\*|\*\/)|^\s*\* ?|\s*\*\/\s*$/gm, "").trim();

/** What is told of a name: `{text} name - description`. */
const TAG = /^@(\w+)\s+(?:\{(.*?)\}\s+)?(\S+)(?:\s+-\s+([^]*))?$/;

/** A description in one line. @param {string} [text] */
const line = (text = "") => text.replace(/\s+/g, " ").trim();

/** @param {string} comment */
function tags(comment) {
  const [description, ...rest] = comment.split(/\n(?=@)/);
  const found = rest.flatMap((text) => {
    // Words without a tag between the lists are headings.
    const [tag] = text.split(/\n\s*\n/);
    const match = TAG.exec(tag);
    return match ? [{ tag: match[1], type: match[2], name: match[3], description: line(match[4]) }] : [];
  });
  return { description: line(description.split(/\n\n(?=Attributes)/)[0].replace(/\n {4}.*/g, "")), found };
}

/** Fields and methods, as the class of the types has them. @param {string} types */
function members(types) {
  const [, body] = /export class HyperplyGame[^{]*\{\n(.*?)\n\}/s.exec(types) ?? [];
  const MEMBER =
    /(?: {2}\/\*\* ([^]*?) \*\/\n)? {2}(static )?(readonly |get |set )?(\w+)(<[^>]*>)?(\(.*?\)|\(\n[^]*?\n {2}\))?(?:: (.*))?;\n/gy;
  const found = new Map();
  for (const [, description, isStatic, how, name, , parameters, type] of `${body}\n`
    .replace(/^\n/gm, "")
    .matchAll(MEMBER)) {
    if (isStatic || name === "addEventListener" || found.has(name)) continue;
    const isMethod = parameters !== undefined && how !== "get ";
    found.set(name, {
      kind: isMethod ? "method" : "field",
      name,
      description: line(description),
      ...(isMethod
        ? { parameters: parametersOf(parameters), return: { type: { text: type } } }
        : { type: { text: type }, ...(how === "readonly " && { readonly: true }) }),
    });
  }
  return [...found.values()];
}

/** @param {string} list `(text: string, more?: { ply?: number })` */
function parametersOf(list) {
  const inner = list.slice(1, -1);
  return inner === ""
    ? []
    : inner.split(/, (?=\w+\??: )/).map((parameter) => {
        const [, name, optional, type] = /^(\w+)(\??): (.*)$/s.exec(parameter) ?? [];
        return { name, type: { text: type }, ...(optional && { optional: true }) };
      });
}

/** The types of events by their names. @param {string} types */
function eventTypes(types) {
  return new Map(
    [...types.matchAll(/^ {2}"(hyperply-\w+)": HyperplyGameEvent(<[^]*?>);$/gm)].map(([, name, type]) => [
      name,
      line(`CustomEvent${type}`.replace(/\/\*\*.*?\*\//g, "")),
    ]),
  );
}

/** The comment in front of the class. @param {string} source */
function commentOf(source) {
  const [before] = source.split("\nexport class HyperplyGame");
  return before.slice(before.lastIndexOf("/**"));
}

/**
 * The types with what element.js says of the class, its attributes and its events.
 * @param {string} source element.js
 * @param {string} types element.d.ts
 */
export function documented(source, types) {
  const comment = commentOf(source);
  const at = types.indexOf("export class HyperplyGame "); // what stands before it is documented there
  const rest = tags(plain(comment)).found.reduce((text, { tag, name, description }) => {
    const member = { attr: `(get )?${name}(\\(\\)|\\?)?: `, fires: `"${name}": ` }[tag];
    return member ? text.replace(RegExp(`^  (?=${member})`, "gm"), () => `  /** ${description} */\n  `) : text;
  }, types.slice(at));
  return `${types.slice(0, at)}${comment}\n${rest}`;
}

/** custom-elements.json. @param {string} source element.js  @param {string} types element.d.ts */
export function elementManifest(source, types) {
  const { description, found } = tags(plain(commentOf(source)));
  const events = eventTypes(types);
  const fields = members(types);
  const isField = new Set(fields.map(({ name }) => name));
  /** @param {string} tag */
  const all = (tag) => found.filter((item) => item.tag === tag);
  const name = "HyperplyGame";
  const tagName = "hyperply-game";
  const path = "element.js";
  return {
    schemaVersion: "1.0.0",
    readme: "README.md",
    modules: [
      {
        kind: "javascript-module",
        path,
        declarations: [
          {
            kind: "class",
            name,
            tagName,
            customElement: true,
            superclass: { name: "HTMLElement" },
            description,
            attributes: all("attr").map(({ name, type, description }) => ({
              name,
              type: { text: type },
              description,
              ...(isField.has(name) && { fieldName: name }),
            })),
            members: fields,
            events: all("fires").map(({ name, description }) => ({
              name,
              type: { text: events.get(name) },
              description,
            })),
            slots: all("slot").map(({ name, description }) => ({ name, description })),
            cssParts: all("csspart").map(({ name, description }) => ({ name, description })),
            cssProperties: all("cssprop").map(({ name, description }) => ({ name, description })),
          },
        ],
        exports: [
          { kind: "js", name, declaration: { name, module: path } },
          { kind: "custom-element-definition", name: tagName, declaration: { name, module: path } },
        ],
      },
    ],
  };
}
