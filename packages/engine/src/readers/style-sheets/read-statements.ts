import type { Source } from "../modes/source.ts";

/**
 * A piece of a style sheet: the text before its end or its brace, its offset, and the statements
 * between its braces. Comments in the text are spaces, so that its offsets are those of the file.
 */
export type Statement = {
  readonly text: string;
  readonly at: number;
  readonly body?: readonly Statement[];
};

/**
 * Reads the statements of a style sheet without its comments. CSS and Sass are equal in this except
 * for line comments. Ends the reading at strings, comments and braces that do not end.
 */
export function readStatements(
  source: Source,
  { hasLineComments }: { readonly hasLineComments: boolean },
): readonly Statement[] {
  const pieces = split(source, hasLineComments);
  const end = { index: 0 };
  const statements = nest(source, pieces, end);
  const rest = pieces[end.index];
  if (rest) source.fail(rest.at, "A closing brace has no opening brace");
  return statements;
}

/** The maximum number of levels; a sheet of tokens has fewer. */
const mostLevels = 16;

type Piece = { readonly text: string; readonly at: number; readonly end: ";" | "{" | "}" | "" };

function nest(
  source: Source,
  pieces: readonly Piece[],
  at: { index: number },
  level = 0,
): readonly Statement[] {
  const statements: Statement[] = [];
  for (let piece = pieces[at.index]; piece; piece = pieces[at.index]) {
    const { text, at: offset } = piece;
    if (level > mostLevels) source.fail(offset, "Braces are nested too deeply");
    if (piece.end === "}") {
      if (text) statements.push({ text, at: offset });
      return statements;
    }
    at.index += 1;
    if (piece.end === "{") {
      const body = nest(source, pieces, at, level + 1);
      if (pieces[at.index]?.end !== "}") source.fail(offset, `"${text}" has no closing brace`);
      at.index += 1;
      statements.push({ text, at: offset, body });
    } else if (text) statements.push({ text, at: offset });
  }
  return statements;
}

/** Strings, comments and the three characters that end a statement; anything else is text. */
const marks = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\/\*[^]*?\*\/|\\[^]|["']|\/\*|[;{}]/g;
const marksAndLineComments = new RegExp(String.raw`//[^\n]*|${marks.source}`, "g");

function split(source: Source, hasLineComments: boolean): readonly Piece[] {
  const { text } = source;
  const pieces: Piece[] = [];
  let piece = "";
  let at = 0;
  let from = 0;
  /** Adds text to the piece, which starts at its first character other than a space. */
  const add = (more: string, offset: number): void => {
    if (piece === "") at = offset + more.length - more.trimStart().length;
    piece = piece === "" ? more.trimStart() : piece + more;
  };
  const finish = (end: Piece["end"], offset: number): void => {
    pieces.push({ text: piece.trimEnd(), at: piece === "" ? offset : at, end });
    piece = "";
  };
  for (const { 0: mark, index } of text.matchAll(hasLineComments ? marksAndLineComments : marks)) {
    add(text.slice(from, index), from);
    from = index + mark.length;
    if (mark === ";" || mark === "{" || mark === "}") finish(mark, index);
    else if (mark === "/*" || mark === '"' || mark === "'")
      source.fail(index, "A comment or a string does not end");
    else if (/^\/[*/]/.test(mark)) add(" ".repeat(mark.length), index);
    else add(mark, index);
  }
  add(text.slice(from), from);
  if (piece !== "") finish("", from);
  return pieces;
}
