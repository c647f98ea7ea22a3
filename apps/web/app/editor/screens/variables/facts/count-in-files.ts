import {
  nameTokens,
  type Category,
  type Format,
  type PrintOptions,
  type ReadableFile,
  type TokenSet,
} from "@tessera/engine";

/**
 * How many tokens of each category files that were printed with some options hold, read back from the files themselves;
 * undefined for files that this page cannot read, such as those of a server that is newer.
 */
export function countInFiles(
  format: Format,
  files: readonly ReadableFile[],
  set: TokenSet,
  options: PrintOptions = {},
): ReadonlyMap<Category, number> | undefined {
  const names = readNames(format, files);
  if (!names) return undefined;
  const name = nameTokens(set.tokens, options);
  const counts = new Map<Category, number>();
  for (const [path, token] of set.tokens) {
    const { category } = token;
    if (names.has(name(path, token))) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}

function readNames(
  format: Format,
  files: readonly ReadableFile[],
): ReadonlySet<string> | undefined {
  try {
    return new Set(format.read(files).flatMap(({ values }) => [...values.keys()]));
  } catch (failure) {
    if (failure instanceof SyntaxError) return undefined;
    throw failure;
  }
}
