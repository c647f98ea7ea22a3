import type { Source } from "#readers/modes/source.ts";

/** A word, a mark or a literal of a TypeScript module, and its offset. */
export type Lexeme = {
  readonly at: number;
  readonly kind: "word" | "mark" | "template" | "string" | "number";
  /** The text as written; for a string its content. */
  readonly text: string;
};

/**
 * Each kind of lexeme by its group; spaces and comments have none. Every text has only one division
 * into lexemes.
 */
const pattern =
  /\s+|\/\/[^\n\r\u2028\u2029]*|\/\*[^]*?\*\/|(?<word>[A-Za-z_$][\w$]*)|(?<number>-?\d+(?:\.\d+)?(?![\w.]))|(?<string>"(?:[^"\\\n\r]|\\[^])*"|'(?:[^'\\\n\r]|\\[^])*')|(?<template>`(?:[^`\\]|\\[^])*`)|(?<mark>\.\.\.|=>|===|[{}()[\]<>:;,=|&?.!])/gy;

/**
 * Reads the lexemes of a module without its comments; ends the reading at a text that is not
 * TypeScript.
 */
export function readLexemes(source: Source): readonly Lexeme[] {
  const { text } = source;
  const lexemes: Lexeme[] = [];
  let end = 0;
  for (const { 0: all, index: at, groups = {} } of text.matchAll(pattern)) {
    end = at + all.length;
    const { word, number, string, template, mark } = groups;
    if (word !== undefined) lexemes.push({ kind: "word", text: word, at });
    else if (number !== undefined) lexemes.push({ kind: "number", text: number, at });
    else if (string !== undefined)
      lexemes.push({ kind: "string", text: source.require(at, () => readString(string)), at });
    else if (template !== undefined) lexemes.push({ kind: "template", text: template, at });
    else if (mark !== undefined) lexemes.push({ kind: "mark", text: mark, at });
  }
  if (end < text.length)
    source.fail(end, `"${text.slice(end, end + 20)}" is TypeScript that token files do not use`);
  return lexemes;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["0", "\0"],
]);

function readString(literal: string): string {
  return literal
    .slice(1, -1)
    .replaceAll(
      /\\(?:u(?<unit>[0-9a-fA-F]{4})|u\{(?<point>[0-9a-fA-F]{1,6})\}|x(?<byte>[0-9a-fA-F]{2})|(?<other>[^]))/g,
      (_, unit?: string, point?: string, byte?: string, other = "") => {
        const code = unit ?? point ?? byte;
        return code === undefined ? (escapes.get(other) ?? other) : readCode(code);
      },
    );
}

function readCode(digits: string): string {
  const code = Number.parseInt(digits, 16);
  if (code > 0x10ffff) throw new SyntaxError(`"${digits}" is not the code of a character`);
  return digits.length > 4 ? String.fromCodePoint(code) : String.fromCharCode(code);
}
