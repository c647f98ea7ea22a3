/**
 * A piece of a style sheet: the text before its end or its brace, and the statements between its
 * braces.
 */
export type Statement = { readonly text: string; readonly body?: readonly Statement[] };

/**
 * Reads the statements of a style sheet without its comments. CSS and Sass are equal in this except
 * for line comments. Throws a SyntaxError for strings, comments and braces that do not end.
 */
export function readStatements(
  text: string,
  { hasLineComments }: { readonly hasLineComments: boolean },
): readonly Statement[] {
  const pieces = [...split(text, hasLineComments)];
  const end = { index: 0 };
  const statements = nest(pieces, end);
  if (end.index < pieces.length) throw new SyntaxError("A closing brace has no opening brace");
  return statements;
}

/** The maximum number of levels; a sheet of tokens has fewer. */
const mostLevels = 16;

type Piece = { readonly text: string; readonly end: ";" | "{" | "}" | "" };

function nest(pieces: readonly Piece[], at: { index: number }, level = 0): readonly Statement[] {
  if (level > mostLevels) throw new SyntaxError("Braces are nested too deeply");
  const statements: Statement[] = [];
  for (let piece = pieces[at.index]; piece; piece = pieces[at.index]) {
    if (piece.end === "}") {
      if (piece.text) statements.push({ text: piece.text });
      return statements;
    }
    at.index += 1;
    if (piece.end === "{") {
      const body = nest(pieces, at, level + 1);
      if (pieces[at.index]?.end !== "}")
        throw new SyntaxError(`"${piece.text}" has no closing brace`);
      at.index += 1;
      statements.push({ text: piece.text, body });
    } else if (piece.text) statements.push({ text: piece.text });
  }
  return statements;
}

/** Strings, comments and the three characters that end a statement; anything else is text. */
const marks =
  /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\/\*[^]*?\*\/|\/\/[^\n]*|\\[^]|["']|\/\*|[;{}]/g;

function* split(text: string, hasLineComments: boolean): Generator<Piece> {
  let piece = "";
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    piece += text.slice(from, index);
    from = index + mark.length;
    if (mark === ";" || mark === "{" || mark === "}") {
      yield { text: piece.trim(), end: mark };
      piece = "";
    } else if (mark === "/*" || mark === '"' || mark === "'")
      throw new SyntaxError("A comment or a string does not end");
    else if (mark.startsWith("/*") || (hasLineComments && mark.startsWith("//"))) piece += " ";
    else piece += mark;
  }
  const rest = (piece + text.slice(from)).trim();
  if (rest) yield { text: rest, end: "" };
}
