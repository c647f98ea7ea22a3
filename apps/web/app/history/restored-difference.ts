import {
  diffTokenSets,
  listDifferences,
  restorePart,
  type Category,
  type Design,
  type RestoredPart,
  type TokenDifference,
} from "@tessera/engine";

/** What a restore would change: the tokens, and the promises that it breaks and mends. */
export type RestoredDifference = {
  readonly differences: readonly TokenDifference[];
  readonly broken: number;
  readonly mended: number;
};

/** Returns what a restore would change; undefined if the result would not be valid. */
export function findRestoredDifference(
  current: Design,
  former: Design,
  part: RestoredPart,
): RestoredDifference | undefined {
  const restored = restorePart(current, former, part);
  if (!restored.ok) return undefined;
  const diff = diffTokenSets(current, restored.value);
  const differences = listDifferences(current, restored.value, diff);
  return { differences, broken: diff.broken.length, mended: diff.mended.length };
}

/** Counts the tokens that differ in each category. */
export function countCategories(
  differences: readonly TokenDifference[],
): ReadonlyMap<Category, number> {
  const counts = new Map<Category, number>();
  for (const { token } of differences)
    counts.set(token.category, (counts.get(token.category) ?? 0) + 1);
  return counts;
}
