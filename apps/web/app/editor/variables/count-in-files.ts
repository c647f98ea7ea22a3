import {
  tokenName,
  type Category,
  type Format,
  type ReadableFile,
  type TokenSet,
} from "@tessera/engine";

/** How many tokens of each category files hold, read back from the files themselves. */
export function countInFiles(
  format: Format,
  files: readonly ReadableFile[],
  set: TokenSet,
): ReadonlyMap<Category, number> {
  const names = new Set(format.read(files).flatMap(({ values }) => [...values.keys()]));
  const counts = new Map<Category, number>();
  for (const { path, category } of set.tokens.values()) {
    if (names.has(tokenName(path))) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
