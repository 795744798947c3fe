// The types of the package as JSON schemas: whether a value has the shape of a type, no more and no less, and what of the
// types no value has shown.
import Ajv from "ajv";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGenerator } from "ts-json-schema-generator";

/** What JSON cannot hold, and what is no value. */
const NO_VALUES = ["bigint", "void", "Promise<void>"];

/** What functions return, by their names, as an interface. @param {string} name  @param {Iterable<RegExpMatchArray>} found */
function answers(name, found) {
  const fields = [...found].filter(([, , type]) => !NO_VALUES.includes(type)).map(([, at, type]) => `${at}: ${type};`);
  return `export interface ${name} {${fields.join(" ")}}\n`;
}

/** The schemas of all types of a declaration file, and of `Functions` and `Methods`, what these return. @param {string} types */
function schemasOf(types) {
  const [, game] = /^export interface Game \{\n(.*?)^\}/ms.exec(types);
  const text = [
    types.replace(/^export (default|as namespace) .*$/gm, ""),
    answers("Functions", types.matchAll(/^export function (\w+)\(.*\): (.*);$/gm)),
    answers("Methods", game.matchAll(/^ {2}(\w+)\(.*\): (.*);$/gm)),
  ];
  const folder = mkdtempSync(join(tmpdir(), "hyperply-shapes-"));
  const path = join(folder, "types.ts");
  try {
    writeFileSync(path, text.join("\n"));
    return createGenerator({ path, type: "*", skipTypeCheck: true }).createSchema();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export class Shapes {
  #schemas;
  #ajv = new Ajv();
  #seen = new Set();

  /** @param {string} file a declaration file */
  constructor(file) {
    this.#schemas = schemasOf(readFileSync(file, "utf8"));
    this.#ajv.addSchema(this.#schemas, "types");
  }

  /** Refuses a value that is not of a type, such as `Move` or `Functions.legal_moves`. @param {string} type  @param {unknown} value */
  check(type, value) {
    const at = `/definitions/${type.replace(".", "/properties/")}`;
    const validate = this.#validator(at);
    if (!validate(value)) {
      const errors = this.#ajv.errorsText(validate.errors, { dataVar: type });
      const more = validate.errors.map(({ params }) => JSON.stringify(params)).join(" ");
      throw new Error(`${errors}: ${more}\n${JSON.stringify(value).slice(0, 2000)}`);
    }
    this.#seen.add(type);
    this.#see(at, value);
  }

  /** The properties, and the members of unions of words, of these types and of all in them that no value has shown. @param {string[]} types */
  unseen(types) {
    const parts = new Set();
    const visited = new Set();
    for (const type of types) this.#collect(`/definitions/${type}`, parts, visited);
    return [...parts].filter((part) => !this.#seen.has(part)).sort();
  }

  #validator(at) {
    return this.#ajv.getSchema(`types#${at}`);
  }

  #schema(at) {
    return at
      .slice(1)
      .split("/")
      .reduce((schema, name) => schema[name], this.#schemas);
  }

  /** Where a schema stands that a schema names, or else itself. */
  #target(at) {
    const { $ref } = this.#schema(at);
    return $ref ? this.#target(decodeURIComponent($ref).slice(1)) : at;
  }

  #see(from, value) {
    const at = this.#target(from);
    const schema = this.#schema(at);
    if (schema.anyOf) {
      const fits = schema.anyOf.findIndex((_, i) => this.#validator(`${at}/anyOf/${i}`)(value));
      this.#see(`${at}/anyOf/${fits}`, value);
    } else if (Array.isArray(value)) {
      for (const item of value) this.#see(`${at}/items`, item);
    } else if (schema.enum) {
      this.#seen.add(label(at, value));
    } else if (schema.properties) {
      for (const [name, field] of Object.entries(value)) {
        this.#seen.add(label(at, name));
        this.#see(`${at}/properties/${name}`, field);
      }
    }
  }

  #collect(from, parts, visited) {
    const at = this.#target(from);
    if (visited.has(at)) return;
    visited.add(at);
    const schema = this.#schema(at);
    schema.anyOf?.forEach((_, i) => this.#collect(`${at}/anyOf/${i}`, parts, visited));
    if (schema.items) this.#collect(`${at}/items`, parts, visited);
    for (const member of schema.enum ?? []) parts.add(label(at, member));
    for (const name of Object.keys(schema.properties ?? {})) {
      parts.add(label(at, name));
      this.#collect(`${at}/properties/${name}`, parts, visited);
    }
  }
}

/** `Move.kind`, `MoveKind.capture`. @param {string} at  @param {unknown} part */
const label = (at, part) => `${at.replace(/^\/definitions\/|\/properties|\/items/g, "").replaceAll("/", ".")}.${part}`;
