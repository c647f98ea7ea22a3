import {
  nameTokens,
  type Category,
  type Format,
  type PrintOptions,
  type ReadableFile,
  type TokenSet,
} from "@tessera/engine";

/** How many tokens of each category files that were printed with some options hold, read back from the files themselves. */
export function countInFiles(
  format: Format,
  files: readonly ReadableFile[],
  set: TokenSet,
  options: PrintOptions = {},
): ReadonlyMap<Category, number> {
  const names = new Set(format.read(files).flatMap(({ values }) => [...values.keys()]));
  const name = nameTokens(set.tokens.keys(), options);
  const counts = new Map<Category, number>();
  for (const { path, category } of set.tokens.values()) {
    if (names.has(name(path))) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
