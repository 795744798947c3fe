// What the pieces are worth, in Markdown: out of docs/values/, where `make tune` writes what it learned of each variant.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { FAMILIES } from "./games.mjs";
import { WORDS } from "./words.mjs";

/** @typedef {[value: number, error: number] | null} Known in pawns, with its standard error; null of a piece that no game had */
/** @typedef {{ variant: string, games: number, positions: number, nodes: number, material: Known[], "in Time Out"?: Known[] }} Values */
/** @typedef {{ title: string, values: Record<string, string> }} Source */

/** The pieces in the order of the values: those of chess as in src/role.rs. */
export const ROLES = ["king", "queen", "rook", "bishop", "knight", "pawn", "unicorn"];
const MEN = ["man", "king"];
const GROUPS = /** @type {const} */ (["material", "in Time Out"]);

/** Whether a variant is one of draughts. @param {string} variant */
const ofMen = (variant) => FAMILIES.some(({ id, games }) => id === "quarx" && games.includes(variant));

/** @param {unknown} known */
const isKnown = (known) =>
  known === null || (Array.isArray(known) && known.length === 2 && known.every(Number.isFinite) && known[1] >= 0);

/** The values of a variant out of its text; throws at what is none. @param {string} variant  @param {string} text  @returns {Values} */
export function read(variant, text) {
  const values = { ...JSON.parse(text), variant };
  /** @param {string} what */
  const wrong = (what) => new Error(`docs/values/${variant}.json: ${what}`);
  for (const name of ["games", "positions", "nodes"])
    if (!Number.isInteger(values[name]) || values[name] <= 0) throw wrong(`no number of ${name}`);
  const lengths = ofMen(variant) ? [MEN.length] : [ROLES.length - 1, ROLES.length];
  for (const group of GROUPS) {
    const known = values[group];
    if (known === undefined && group !== "material") continue;
    if (!Array.isArray(known) || !lengths.includes(known.length) || !known.every(isKnown))
      throw wrong(`“${group}” must have a pair [value, error] or null for each piece`);
  }
  return values;
}

/** The values of all variants that have some. @param {URL} [folder] */
export function valuesIn(folder = new URL("../../docs/values/", import.meta.url)) {
  const known = FAMILIES.flatMap(({ games }) => games);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  return new Map(
    files.map((file) => {
      const variant = file.replace(/\.json$/, "");
      if (!known.includes(variant)) throw new Error(`docs/values/${file}: there is no such variant`);
      return [variant, read(variant, readFileSync(new URL(file, folder), "utf8"))];
    }),
  );
}

/** A value with its error; one that is smaller than that says so. @param {Known | undefined} known  @param {string} role */
export function written(known, role, { locale, values } = WORDS.en) {
  if (!known) return "–";
  const [value, error] = known;
  if (error === 0) return `${value}`;
  const digits = error < 0.1 ? 2 : 1;
  /** @param {number} n */
  const told = (n) =>
    n.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace("-", "−");
  const text = `${told(value)}\u00a0±\u00a0${told(error)}`; // never over two lines
  return error >= Math.abs(value) ? `${text}, ${values.unsure}` : text;
}

/** @param {string[]} cells */
const row = (cells) => `| ${cells.join(" | ")} |`;

/** One table: a row for each piece, a column for each variant. @param {Values[]} all  @param {typeof GROUPS[number]} group  @param {(id: string) => string} nameOf  @param {import("./words.mjs").PagesWords} words  @param {Source} [source] */
function table(all, group, nameOf, words, source) {
  const { locale, values: said } = words;
  const some = all.filter((values) => values[group]);
  const areMen = some.some(({ variant }) => ofMen(variant));
  const roles = areMen ? MEN : ROLES;
  const names = areMen ? said.men : said.pieces;
  const rows = roles.flatMap((role, i) => {
    const known = some.map((values) => values[group]?.[i]);
    return known.some(Boolean) || source?.values[role]
      ? [
          row([
            names[role] ?? role,
            ...known.map((one) => written(one, role, words)),
            ...(source ? [source.values[role] ?? "–"] : []),
          ]),
        ]
      : [];
  });
  const columns = [said.piece, ...some.map(({ variant }) => nameOf(variant)), ...(source ? [source.title] : [])];
  const games = some.length
    ? [row([`*${said.games}*`, ...some.map(({ games }) => games.toLocaleString(locale)), ...(source ? ["–"] : [])])]
    : [];
  return [row(columns), row(columns.map(() => "---")), ...rows, ...games].join("\n");
}

/** What the pieces of a family are worth; nothing where nobody knows. @param {string} family  @param {Map<string, Values>} values  @param {(id: string) => string} nameOf */
export function worth(family, values, nameOf, words = WORDS.en) {
  const { values: said } = words;
  const { games } = /** @type {typeof FAMILIES[number]} */ (FAMILIES.find(({ id }) => id === family));
  const all = games.flatMap((id) => values.get(id) ?? []);
  const source = said.sources[family];
  if (!all.length && !source) return "";
  const away = all.some((one) => one["in Time Out"]);
  const tables = [
    ...(away ? [said.board] : []),
    table(all, "material", nameOf, words, source),
    ...(away ? [said.timeOut, table(all, "in Time Out", nameOf, words)] : []),
  ];
  const unsure = tables.some((text) => text.includes(said.unsure)) ? ` ${said.unsureNote}` : "";
  const learned = all.length ? [`${said.learned(ofMen(games[0]))}${unsure}`] : [];
  return [`## ${said.title}`, ...learned, ...tables].join("\n\n");
}
