import type { ContrastPromise, Scheme, TokenSet } from "@tessera/engine";

/** The weakest promise of a color in a scheme, and all of its promises there. */
export type WeakestPromise = {
  readonly promise: ContrastPromise;
  /** The promises of the color on every background. */
  readonly all: readonly ContrastPromise[];
};

/** Returns the weakest promise of each color in a scheme, broken ones first. */
export function findWeakestPromises(set: TokenSet, scheme: Scheme): readonly WeakestPromise[] {
  const inScheme = set.promises.filter(
    ({ modes }) => modes.scheme === scheme && modes.contrast === "default",
  );
  const byForeground = Map.groupBy(inScheme, ({ foreground }) => foreground);
  return [...byForeground.values()]
    .map((promises) => ({
      promise: promises.reduce((weakest, each) =>
        marginOf(each) < marginOf(weakest) ? each : weakest,
      ),
      all: promises,
    }))
    .toSorted((a, b) => Number(a.promise.isKept) - Number(b.promise.isKept));
}

/** Counts the colors that break a promise, once for each scheme. */
export function countBroken(set: TokenSet, schemes: readonly Scheme[]): number {
  return schemes
    .flatMap((scheme) => findWeakestPromises(set, scheme))
    .filter(({ promise }) => !promise.isKept).length;
}

function marginOf({ measuredContrast, leastContrast }: ContrastPromise): number {
  return measuredContrast / leastContrast;
}
