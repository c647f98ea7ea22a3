import {
  nameTokens,
  type Category,
  type Format,
  type PrintOptions,
  type ReadableFile,
  type TokenSet,
} from "@tessera/engine";

/**
 * Counts the tokens of each category in exported files by parsing them. Returns undefined for files
 * that this page cannot parse, such as a newer server's.
 */
export function countInFiles(
  format: Format,
  files: readonly ReadableFile[],
  set: TokenSet,
  options: PrintOptions = {},
): ReadonlyMap<Category, number> | undefined {
  const names = readNames(format, files);
  if (!names) return undefined;
  const { tokens } = format.part?.(set, options) ?? set;
  const name = nameTokens(tokens, options);
  const counts = new Map<Category, number>();
  for (const [path, token] of tokens) {
    const { category } = token;
    if (names.has(name(path, token))) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}

function readNames(
  format: Format,
  files: readonly ReadableFile[],
): ReadonlySet<string> | undefined {
  const { modes, problems } = format.read(files);
  if (problems.length > 0) return undefined;
  return new Set(modes.flatMap(({ values }) => [...values.keys()]));
}
