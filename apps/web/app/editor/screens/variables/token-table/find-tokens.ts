import { tokenName, type Token } from "@tessera/engine";

/** The tokens that a search means: their names hold every word of it, however the words are joined. */
export function findTokens(tokens: Iterable<Token>, search: string): readonly Token[] {
  const words = readWords(search);
  return [...tokens].filter(({ path }) => words.every((word) => tokenName(path).includes(word)));
}

/** The words without what a notation puts around them; İ, whose small form has a dot of its own, counts as i. */
function readWords(search: string): readonly string[] {
  const plain = search.normalize("NFD").replaceAll(/\p{Mark}/gu, "");
  return plain
    .toLowerCase()
    .split(/[\s.()$-]+/)
    .filter((word) => word !== "" && word !== "var");
}
