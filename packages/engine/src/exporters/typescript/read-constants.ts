import type { Source } from "#readers/modes/source.ts";
import { readLexemes, type Lexeme } from "./read-lexemes.ts";

/** A constant of a module that is a literal. */
export type Constant = { readonly name: string; readonly value: Literal };

/**
 * Reads the constants of a module that are literals. Skips types, functions and constants that are
 * built only from others; ends the reading at anything else.
 */
export function readConstants(source: Source): readonly Constant[] {
  const cursor: Cursor = { source, lexemes: readLexemes(source), at: 0 };
  const constants: Constant[] = [];
  while (cursor.at < cursor.lexemes.length) {
    takeWord(cursor, "export");
    if (takeWord(cursor, "type")) skipTo(cursor, ";");
    else if (takeWord(cursor, "function")) skipTo(cursor, "}");
    else if (takeWord(cursor, "const")) constants.push(...readConstant(cursor));
    else
      fail(cursor, `"${cursor.lexemes[cursor.at]?.text}" is not the start of a part of a module`);
  }
  return constants;
}

function readConstant(cursor: Cursor): readonly Constant[] {
  const name = cursor.lexemes[cursor.at]?.text ?? "";
  skipTo(cursor, "=");
  const value = readLiteral(cursor);
  if (takeWord(cursor, "as") && !takeWord(cursor, "const"))
    fail(cursor, `${name} is a constant of an unknown type`);
  if (!takeMark(cursor, ";")) fail(cursor, `${name} does not end`);
  return [{ name, value }];
}

function takeWord(cursor: Cursor, word: string): boolean {
  const lexeme = cursor.lexemes[cursor.at];
  const isThere = lexeme?.kind === "word" && lexeme.text === word;
  if (isThere) cursor.at += 1;
  return isThere;
}

const depths: ReadonlyMap<string, number> = new Map([
  ["{", 1],
  ["(", 1],
  ["[", 1],
  ["}", -1],
  [")", -1],
  ["]", -1],
]);

/** Moves past the next mark of a kind outside all brackets. */
function skipTo(cursor: Cursor, mark: string): void {
  const start = cursor.at;
  let depth = 0;
  for (let lexeme = cursor.lexemes[start]; lexeme; lexeme = cursor.lexemes[cursor.at]) {
    cursor.at += 1;
    if (lexeme.kind !== "mark") continue;
    depth += depths.get(lexeme.text) ?? 0;
    if (depth < 0) break;
    if (depth === 0 && lexeme.text === mark) return;
  }
  cursor.at = start;
  fail(cursor, `A "${mark}" is missing`);
}

/** Ends the reading at the cursor. */
function fail({ source, lexemes, at }: Cursor, reason: string): never {
  return source.fail((lexemes[at] ?? lexemes.at(-1))?.at ?? 0, reason);
}

/** An entry of an object: its key and its value. */
export type Entry = { readonly key: string; readonly value: Literal };

/** A literal of a module, as in JSON without `null`, `true` and `false`, and its offset. */
export type Literal = { readonly at: number } & (
  | { readonly kind: "string"; readonly text: string }
  | { readonly kind: "number"; readonly figure: number }
  | { readonly kind: "list"; readonly items: readonly Literal[] }
  | { readonly kind: "object"; readonly entries: readonly Entry[] }
);

/** Lexemes and the number of them that are read. */
type Cursor = { readonly source: Source; readonly lexemes: readonly Lexeme[]; at: number };

/** The maximum number of levels; a module of tokens has fewer. */
const mostLevels = 16;

/** Reads the literal at the cursor and moves past it; ends the reading at anything else. */
function readLiteral(cursor: Cursor, level = 0): Literal {
  const lexeme = cursor.lexemes[cursor.at];
  if (!lexeme || level > mostLevels) return fail(cursor, "A literal ends too early");
  const { kind, text, at } = lexeme;
  cursor.at += 1;
  if (kind === "string") return { kind, text, at };
  if (kind === "number") return { kind, figure: Number(text), at };
  if (isMark(lexeme, "{")) {
    const entries = readItems(cursor, "}", () => readEntries(cursor, level + 1));
    return { kind: "object", entries: entries.flat(), at };
  }
  if (isMark(lexeme, "["))
    return {
      kind: "list",
      items: readItems(cursor, "]", () => readLiteral(cursor, level + 1)),
      at,
    };
  cursor.at -= 1;
  return fail(cursor, `"${text}" is not a literal`);
}

/** Returns whether a mark is at the cursor, and then moves past it. */
function takeMark(cursor: Cursor, mark: string): boolean {
  const isThere = isMark(cursor.lexemes[cursor.at], mark);
  if (isThere) cursor.at += 1;
  return isThere;
}

function isMark(lexeme: Lexeme | undefined, mark: string): boolean {
  return lexeme?.kind === "mark" && lexeme.text === mark;
}

/** Reads the items between commas up to the closing mark; one comma before it is allowed. */
function readItems<Item>(cursor: Cursor, close: string, read: () => Item): readonly Item[] {
  const items: Item[] = [];
  while (!takeMark(cursor, close)) {
    items.push(read());
    if (takeMark(cursor, ",")) continue;
    if (takeMark(cursor, close)) break;
    fail(cursor, `A "," or "${close}" is missing`);
  }
  return items;
}

/** Reads the entry at the cursor; none for the entries of another constant (`...tokens`). */
function readEntries(cursor: Cursor, level: number): readonly Entry[] {
  if (takeMark(cursor, "...")) {
    cursor.at += 1;
    return [];
  }
  const key = cursor.lexemes[cursor.at];
  cursor.at += 1;
  const isKey = key?.kind === "string" || key?.kind === "word";
  if (!isKey || !takeMark(cursor, ":")) return fail(cursor, "An entry has no key");
  return [{ key: key.text, value: readLiteral(cursor, level) }];
}
