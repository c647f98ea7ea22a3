import type { ContrastPromise, Scheme, TokenPath, TokenSet } from "@tessera/engine";

/** What one color owes in a scheme: of all its promises the one that is nearest to broken, and where it stands. */
export type WeakestPromise = {
  readonly promise: ContrastPromise;
  /** Every background that the color owes the same contrast. */
  readonly backgrounds: readonly TokenPath[];
};

/** The weakest promise of each color in a scheme, broken ones first. */
export function findWeakestPromises(set: TokenSet, scheme: Scheme): readonly WeakestPromise[] {
  const byForeground = Map.groupBy(promisesIn(set, scheme), ({ foreground }) => foreground);
  return [...byForeground.values()]
    .map((promises) => ({
      promise: promises.reduce((weakest, each) =>
        marginOf(each) < marginOf(weakest) ? each : weakest,
      ),
      backgrounds: promises.map(({ background }) => background),
    }))
    .toSorted((a, b) => Number(a.promise.isKept) - Number(b.promise.isKept));
}

/** How many colors break a promise, each counted once for every scheme that it does so in. */
export function countBroken(set: TokenSet, schemes: readonly Scheme[]): number {
  return schemes
    .flatMap((scheme) => findWeakestPromises(set, scheme))
    .filter(({ promise }) => !promise.isKept).length;
}

function promisesIn(set: TokenSet, scheme: Scheme): readonly ContrastPromise[] {
  return set.promises.filter(
    ({ modes }) => modes.scheme === scheme && modes.contrast === "default",
  );
}

function marginOf({ measuredContrast, leastContrast }: ContrastPromise): number {
  return measuredContrast / leastContrast;
}
