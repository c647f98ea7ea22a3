import { fullDistance, leastDistance, seeColor, type SeenColor } from "#color/color-vision.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklabOf } from "#color/oklab.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import { dataFamilies, penaltyOf } from "./data-families.ts";

/** The distances of a color to every candidate: for full color vision, and the least of all visions. */
export type Distances = { readonly full: readonly number[]; readonly least: readonly number[] };

/** A color that a categorical palette can contain. */
type Candidate = { readonly hex: HexColor; readonly penalty: number; readonly seen: SeenColor };

/** The candidates of a scheme in the order of their families. */
export type Candidates = {
  readonly all: readonly Candidate[];
  /** The index of the first candidate of each family, and the number of candidates. */
  readonly starts: readonly number[];
  /** The distances of each candidate that a palette has contained so far, by its index. */
  readonly distances: Map<number, Distances>;
};

const known = new Map<Scheme, Candidates>();

/** Returns the candidates of a scheme; computes them once. */
export function candidatesOf(scheme: Scheme): Candidates {
  const candidates = known.get(scheme) ?? computeCandidates(scheme);
  known.set(scheme, candidates);
  return candidates;
}

function computeCandidates(scheme: Scheme): Candidates {
  const all: Candidate[] = [];
  const starts = [0];
  for (const family of dataFamilies) {
    for (const hex of family[scheme])
      all.push({ hex, penalty: penaltyOf(oklabOf(hex).l, scheme), seen: seeColor(hex) });
    starts.push(all.length);
  }
  return { all, starts, distances: new Map() };
}

/** Returns the distances of a candidate to all; computes them once. */
export function distancesOf({ all, distances }: Candidates, index: number): Distances {
  const known = distances.get(index);
  if (known) return known;
  const computed = distancesTo(all, (all[index] as Candidate).seen);
  distances.set(index, computed);
  return computed;
}

/** Returns the distances of a color to candidates. */
export function distancesTo(all: readonly Candidate[], seen: SeenColor): Distances {
  return {
    full: all.map((each) => fullDistance(seen, each.seen)),
    least: all.map((each) => leastDistance(seen, each.seen)),
  };
}

/** Returns the lower distance of two to each candidate. */
export function lowerOf(one: Distances, other: Distances): Distances {
  const full = one.full.slice();
  const least = one.least.slice();
  for (let i = 0; i < full.length; i++) {
    full[i] = Math.min(full[i] as number, other.full[i] as number);
    least[i] = Math.min(least[i] as number, other.least[i] as number);
  }
  return { full, least };
}
