import { tokenName, type Token } from "@tessera/engine";

/**
 * Finds the tokens whose names contain every word of a search, in any notation, or whose values
 * begin with it.
 */
export function findTokens(
  tokens: Iterable<Token>,
  search: string,
  printValue: (token: Token) => string,
): readonly Token[] {
  const words = readWords(search);
  const start = search.trim().toLowerCase();
  return [...tokens].filter(
    (token) =>
      words.every((word) => tokenName(token.path).includes(word)) ||
      printValue(token).toLowerCase().startsWith(start),
  );
}

/**
 * Splits a search into words without the characters of notations; İ, whose lowercase has a separate
 * dot, counts as i.
 */
function readWords(search: string): readonly string[] {
  const plain = search.normalize("NFD").replaceAll(/\p{Mark}/gu, "");
  return plain
    .toLowerCase()
    .split(/[\s.()$-]+/)
    .filter((word) => word !== "" && word !== "var");
}
