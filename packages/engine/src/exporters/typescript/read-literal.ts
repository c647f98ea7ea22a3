import type { Lexeme } from "./read-lexemes.ts";

/** A literal of a module: what JSON has, without `null`, `true` and `false`. */
export type Literal = string | number | readonly Literal[] | ReadonlyMap<string, Literal>;

/** Lexemes and how many of them are read. */
export type Cursor = { readonly lexemes: readonly Lexeme[]; at: number };

/** More levels than a module of tokens has. */
const mostLevels = 16;

/** The literal at the cursor, which then stands behind it; throws a SyntaxError for anything that has to be run. */
export function readLiteral(cursor: Cursor, level = 0): Literal {
  const lexeme = cursor.lexemes[cursor.at];
  if (!lexeme || level > mostLevels) throw new SyntaxError("A literal ends too early");
  cursor.at += 1;
  if (lexeme.kind === "string") return lexeme.text;
  if (lexeme.kind === "number") return Number(lexeme.text);
  if (isMark(lexeme, "{"))
    return new Map(readItems(cursor, "}", () => readEntry(cursor, level + 1)));
  if (isMark(lexeme, "[")) return readItems(cursor, "]", () => readLiteral(cursor, level + 1));
  throw new SyntaxError(`"${lexeme.text}" is no literal`);
}

/** Whether a mark stands at the cursor, which then goes behind it. */
export function takeMark(cursor: Cursor, mark: string): boolean {
  const isThere = isMark(cursor.lexemes[cursor.at], mark);
  if (isThere) cursor.at += 1;
  return isThere;
}

function isMark(lexeme: Lexeme | undefined, mark: string): boolean {
  return lexeme?.kind === "mark" && lexeme.text === mark;
}

/** What stands between commas up to the mark that closes; one comma may stand before it. */
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
