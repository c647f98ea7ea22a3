import { tokenName, type Token } from "@tessera/engine";

/** Finds the tokens whose names contain every word of a search, in any notation. */
export function findTokens(tokens: Iterable<Token>, search: string): readonly Token[] {
  const words = readWords(search);
  return [...tokens].filter(({ path }) => words.every((word) => tokenName(path).includes(word)));
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
