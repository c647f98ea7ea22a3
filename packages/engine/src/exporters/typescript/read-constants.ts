import { readLexemes, type Lexeme } from "./read-lexemes.ts";

/**
 * Reads the constants of a module that are literals, by name. Skips types, functions and constants
 * that are built from others; throws a SyntaxError for anything else.
 */
export function readConstants(text: string): readonly (readonly [name: string, value: Literal])[] {
  const cursor: Cursor = { lexemes: readLexemes(text), at: 0 };
  const constants: (readonly [string, Literal])[] = [];
  while (cursor.at < cursor.lexemes.length) {
    takeWord(cursor, "export");
    if (takeWord(cursor, "type")) skipTo(cursor, ";");
    else if (takeWord(cursor, "function")) skipTo(cursor, "}");
    else if (takeWord(cursor, "const")) constants.push(...readConstant(cursor));
    else
      throw new SyntaxError(
        `"${cursor.lexemes[cursor.at]?.text}" is not the start of a part of a module`,
      );
  }
  return constants;
}

function readConstant(cursor: Cursor): readonly (readonly [string, Literal])[] {
  const name = cursor.lexemes[cursor.at]?.text ?? "";
  skipTo(cursor, "=");
  if (isSpread(cursor)) {
    skipTo(cursor, ";");
    return [];
  }
  const value = readLiteral(cursor);
  if (takeWord(cursor, "as") && !takeWord(cursor, "const"))
    throw new SyntaxError(`${name} is a constant of an unknown type`);
  if (!takeMark(cursor, ";")) throw new SyntaxError(`${name} does not end`);
  return [[name, value]];
}

/** Returns whether the next object is built from others. */
function isSpread({ lexemes, at }: Cursor): boolean {
  return lexemes[at]?.text === "{" && /^(?:\.\.\.|\})$/.test(lexemes[at + 1]?.text ?? "");
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
  let depth = 0;
  for (const lexeme of cursor.lexemes.slice(cursor.at)) {
    cursor.at += 1;
    if (lexeme.kind !== "mark") continue;
    depth += depths.get(lexeme.text) ?? 0;
    if (depth < 0) break;
    if (depth === 0 && lexeme.text === mark) return;
  }
  throw new SyntaxError(`A "${mark}" is missing`);
}

/** A literal of a module: as in JSON, without `null`, `true` and `false`. */
export type Literal = string | number | readonly Literal[] | ReadonlyMap<string, Literal>;

/** Lexemes and the number of them that are read. */
type Cursor = { readonly lexemes: readonly Lexeme[]; at: number };

/** The maximum number of levels; a module of tokens has fewer. */
const mostLevels = 16;

/**
 * Reads the literal at the cursor and moves past it; throws a SyntaxError for anything that is not
 * a literal.
 */
function readLiteral(cursor: Cursor, level = 0): Literal {
  const lexeme = cursor.lexemes[cursor.at];
  if (!lexeme || level > mostLevels) throw new SyntaxError("A literal ends too early");
  cursor.at += 1;
  if (lexeme.kind === "string") return lexeme.text;
  if (lexeme.kind === "number") return Number(lexeme.text);
  if (isMark(lexeme, "{"))
    return new Map(readItems(cursor, "}", () => readEntry(cursor, level + 1)));
  if (isMark(lexeme, "[")) return readItems(cursor, "]", () => readLiteral(cursor, level + 1));
  throw new SyntaxError(`"${lexeme.text}" is not a literal`);
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
    throw new SyntaxError(`A "," or "${close}" is missing`);
  }
  return items;
}

function readEntry(cursor: Cursor, level: number): readonly [string, Literal] {
  const key = cursor.lexemes[cursor.at];
  cursor.at += 1;
  const isKey = key?.kind === "string" || key?.kind === "word";
  if (!isKey || !takeMark(cursor, ":")) throw new SyntaxError("An entry has no key");
  return [key.text, readLiteral(cursor, level)];
}
