import type { Lexeme } from "./read-lexemes.ts";

/** A literal of a module: as in JSON, without `null`, `true` and `false`. */
export type Literal = string | number | readonly Literal[] | ReadonlyMap<string, Literal>;

/** Lexemes and the number of them that are read. */
export type Cursor = { readonly lexemes: readonly Lexeme[]; at: number };

/** The maximum number of levels; a module of tokens has fewer. */
const mostLevels = 16;

/**
 * Reads the literal at the cursor and moves past it; throws a SyntaxError for anything that is not
 * a literal.
 */
export function readLiteral(cursor: Cursor, level = 0): Literal {
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
export function takeMark(cursor: Cursor, mark: string): boolean {
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
