// What a file of types declares, with its comments, as the compiler reads it.
import { API } from "typescript/unstable/sync";
import { SyntaxKind } from "typescript/unstable/ast";
import { plain } from "../manifest.mjs";

/** @typedef {import("typescript/unstable/ast").Node} Node */
/** A member, or a part of one with several signatures. @typedef {{ name: string, signature: string, comment: string }} Member */
/** @typedef {{ name: string, kind: "function" | "class" | "type", signature: string, comment: string, members: Member[] }} Declaration */

/** @type {Record<number, Declaration["kind"]>} */
const KINDS = {
  [SyntaxKind.FunctionDeclaration]: "function",
  [SyntaxKind.ClassDeclaration]: "class",
  [SyntaxKind.InterfaceDeclaration]: "type",
  [SyntaxKind.TypeAliasDeclaration]: "type",
};

/** @param {Node} node */
const commentOf = (node) => {
  const comment = /** @type {{ jsDoc?: readonly Node[] }} */ (node).jsDoc?.at(-1);
  return comment ? plain(comment.getText()) : "";
};

/** A text of several lines without the indent of its member. @param {string} text */
const outdented = (text) => text.replace(/^ {2}/gm, "");

/** @param {Node} node @returns {Member} */
function memberOf(node) {
  const { name } = /** @type {{ name?: Node }} */ (node);
  return {
    name: name?.getText() ?? "new",
    signature: outdented(node.getText()).replace(/;$/, ""),
    comment: commentOf(node),
  };
}

/** @param {Node} node @returns {Declaration[]} */
function declared(node) {
  const kind = KINDS[node.kind];
  const { name, members = [] } = /** @type {{ name?: Node, members?: readonly Node[] }} */ (node);
  const text = node.getText().replace(/^export (declare )?/, "");
  if (!kind || !name || !node.getText().startsWith("export")) return [];
  const [first] = members;
  const signature = first ? text.slice(0, text.indexOf("{")).trim() : text.replace(/;$/, "");
  return [{ name: name.getText(), kind, signature, comment: commentOf(node), members: members.map(memberOf) }];
}

/** A class that is written as the interface of its objects and that of its constructor. @param {Declaration[]} declarations */
function joined(declarations) {
  const byName = new Map(declarations.map((declaration) => [declaration.name, declaration]));
  return declarations.flatMap((declaration) => {
    const { name, members } = declaration;
    if (byName.has(name.replace(/Constructor$/, "")) && name.endsWith("Constructor")) return [];
    const maker = byName.get(`${name}Constructor`);
    if (!maker) return [declaration];
    const made = maker.members.map((member) => ({
      ...member,
      signature:
        member.name === "new" ? member.signature.replace(/^new /, `new ${name}`) : `${name}.${member.signature}`,
    }));
    return [
      {
        ...declaration,
        kind: /** @type {const} */ ("class"),
        signature: `class ${name}`,
        members: [...made, ...members],
      },
    ];
  });
}

/** @param {string[]} files @returns {Declaration[][]} */
export function declarationsOf(files) {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openFiles: files });
    return files.map((file) => {
      const source = snapshot.getDefaultProjectForFile(file)?.program.getSourceFile(file);
      if (!source) throw new Error(`${file} cannot be read`);
      return joined(source.statements.flatMap(declared));
    });
  } finally {
    api.close();
  }
}
