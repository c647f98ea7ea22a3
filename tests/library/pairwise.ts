/** Named factors, each with its options. */
export type Factors = Readonly<Record<string, readonly string[]>>;

/** One option of every factor. */
export type Combination<Given extends Factors> = {
  readonly [Name in keyof Given]: Given[Name][number];
};

/** Lists every combination of the factors. */
export function listCombinations<Given extends Factors>(
  factors: Given,
): readonly Combination<Given>[] {
  const all = Object.entries(factors).reduce<readonly Readonly<Record<string, string>>[]>(
    (rows, [name, options]) =>
      rows.flatMap((row) => options.map((option) => ({ ...row, [name]: option }))),
    [{}],
  );
  return all as unknown as readonly Combination<Given>[];
}

/**
 * Lists few combinations that contain every pair of options at least once; each one adds the most
 * new pairs.
 */
export function listPairwise<Given extends Factors>(factors: Given): readonly Combination<Given>[] {
  const left = new Map(listCombinations(factors).map((row) => [row, listPairs(row)]));
  const missing = new Set([...left.values()].flat());
  const chosen: Combination<Given>[] = [];
  while (missing.size > 0) {
    const [row, pairs] = [...left].reduce((best, next) =>
      countMissing(next[1]) > countMissing(best[1]) ? next : best,
    );
    for (const pair of pairs) missing.delete(pair);
    left.delete(row);
    chosen.push(row);
  }
  return chosen;

  function countMissing(pairs: readonly string[]): number {
    return pairs.filter((pair) => missing.has(pair)).length;
  }
}

/** Lists every pair of options in a combination, each as one text. */
export function listPairs(row: Readonly<Record<string, string>>): readonly string[] {
  const options = Object.entries(row).map(([name, option]) => `${name}=${option}`);
  return options.flatMap((one, index) => options.slice(index + 1).map((two) => `${one} ${two}`));
}
