import { readLexemes } from "./read-lexemes.ts";
import { readLiteral, takeMark, type Cursor, type Literal } from "./read-literal.ts";

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
