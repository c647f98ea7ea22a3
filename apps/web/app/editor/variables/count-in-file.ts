import { tokenName, type Category, type Format, type TokenSet } from "@tessera/engine";

/** How many tokens of each category a file holds, read back from the file itself. */
export function countInFile(
  format: Format,
  text: string,
  set: TokenSet,
): ReadonlyMap<Category, number> {
  const names = new Set(format.read(text).flatMap(({ values }) => [...values.keys()]));
  const counts = new Map<Category, number>();
  for (const { path, category } of set.tokens.values()) {
    if (names.has(tokenName(path))) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
