import type { CodeLine, CodeToken } from "@tessera/ui";
import type { CodeLanguage, PieceKind } from "./code-language.ts";

type Piece = { readonly kind: PieceKind; readonly text: string };

/** Splits a text into lines of colored pieces; joined again they equal the text. */
export function highlightCode(text: string, language: CodeLanguage): readonly CodeLine[] {
  const lines: CodeToken[][] = [[]];
  for (const piece of readPieces(text, language)) {
    for (const [index, line] of piece.text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (line !== "") lines.at(-1)?.push(tokenOf({ ...piece, text: line }));
    }
  }
  return lines;
}

function tokenOf({ kind, text }: Piece): CodeToken {
  if (kind === "plain") return { text };
  if (kind !== "color") return { text, kind };
  return { text, kind: "string", color: text.replaceAll(/["']/g, "") };
}

function* readPieces(text: string, language: CodeLanguage): Generator<Piece> {
  let plainFrom = 0;
  let at = 0;
  while (at < text.length) {
    const piece = pieceAt(text, at, language);
    if (!piece) {
      at += 1;
      continue;
    }
    if (plainFrom < at) yield { kind: "plain", text: text.slice(plainFrom, at) };
    yield piece;
    at += piece.text.length;
    plainFrom = at;
  }
  if (plainFrom < at) yield { kind: "plain", text: text.slice(plainFrom) };
}

function pieceAt(text: string, at: number, language: CodeLanguage): Piece | undefined {
  for (const [kind, pattern] of language) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found) return { kind, text: found };
  }
  return undefined;
}
