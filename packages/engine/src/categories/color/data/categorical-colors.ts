import { enoughApart, seeColor } from "#color/color-vision.ts";
import type { HexColor } from "#color/hex-color.ts";
import { oklchOf, type Oklch } from "#color/oklch.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import {
  candidatesOf,
  distancesOf,
  distancesTo,
  lowerOf,
  type Candidates,
  type Distances,
} from "./data-candidates.ts";
import { dataFamilies, hueDistance } from "./data-families.ts";
import { fitToSurfaces, type Surfaces } from "./fit-surfaces.ts";
import type { Taste } from "../advanced-color.ts";
import { leastBrandChroma } from "../brand-chroma.ts";
import { dataCounts, type DataColors } from "./data-colors.ts";

const count = dataCounts.data;
/** The number of colors that are all apart from each other; later ones only from their neighbors. */
const apartCount = 5;
/** Beyond these distances two colors do not look more different: they add nothing to a score. */
const enough = { least: 0.11, full: 0.25 };
/** The weight of the distance for full color vision in a score. */
const fullWeight = 0.5;
/** The distance in degrees to the base's hue from which a family is used early, and the penalty. */
const besideBase = { degrees: 35, penalty: 0.1 };
/** The search gives up after this many steps, and begins again with the next demand. */
const mostSteps = 200;

/** The least distances that a palette must keep: of all its colors, and of those promised apart. */
type Demand = { readonly full: number; readonly apart: number };

/** The demands in order: nearly every base meets the first, and every base the last. */
const demands: readonly Demand[] = [
  { full: 0.06, apart: enoughApart },
  { full: 0.03, apart: enoughApart },
  { full: 0, apart: 0 },
];

/** A family that the palette can use, and how much it avoids it. */
type Family = { readonly index: number; readonly penalty: number };
/** A color of the palette: its family, and its candidates in both schemes. */
type Pick = { readonly family: Family; readonly light: number; readonly dark: number };
/** The distances of a scheme's candidates to the last color, and the least to all colors before. */
type Progress = { readonly last: Distances; readonly toAll: Distances };
type Choice = { readonly index: number; readonly score: number };

/**
 * Returns the colors of up to twelve categories. The first is the base, or the color of its palette
 * at the nearest lightness with enough contrast on the surfaces. Each other one is of another family, in both
 * schemes: the one that differs most from all before it, with or without a color-vision deficiency.
 */
export function categoricalColors(
  base: HexColor,
  taste: Taste,
  surfaces: Readonly<Record<Scheme, Surfaces>>,
): DataColors {
  const light = fitToSurfaces(base, taste, surfaces.light, "light");
  const dark = fitToSurfaces(base, taste, surfaces.dark, "dark");
  const [lights, darks] = [candidatesOf("light"), candidatesOf("dark")];
  const families = familiesFor(oklchOf(base));
  const picks = findPicks(families, beginAt(light, lights), beginAt(dark, darks));
  return {
    light: [light, ...picks.map((pick) => hexAt(lights, pick.light))],
    dark: [dark, ...picks.map((pick) => hexAt(darks, pick.dark))],
  };
}

function hexAt({ all }: Candidates, index: number): HexColor {
  return (all[index] as Candidates["all"][number]).hex;
}

/** Returns the families without the one of the base; those beside it have a penalty. */
function familiesFor({ c, h }: Oklch): readonly Family[] {
  const isGrey = c < leastBrandChroma;
  const distances = dataFamilies.map(({ hue }) => (isGrey ? 180 : hueDistance(hue, h)));
  const nearest = isGrey ? -1 : distances.indexOf(Math.min(...distances));
  return distances
    .map((distance, index) => ({
      index,
      penalty: distance < besideBase.degrees ? besideBase.penalty : 0,
    }))
    .filter(({ index }) => index !== nearest);
}

function beginAt(first: HexColor, { all }: Candidates): Progress {
  const distances = distancesTo(all, seeColor(first));
  return { last: distances, toAll: distances };
}

function findPicks(families: readonly Family[], light: Progress, dark: Progress): readonly Pick[] {
  for (const demand of demands) {
    const picks: Pick[] = [];
    if (new Search(demand, picks).extend(families, light, dark)) return picks;
  }
  throw new RangeError("No colors of charts meet the last demand");
}

/** A depth-first search that takes the best color first and goes back where none is left. */
class Search {
  readonly #demand: Demand;
  readonly #picks: Pick[];
  #steps = 0;

  constructor(demand: Demand, picks: Pick[]) {
    this.#demand = demand;
    this.#picks = picks;
  }

  /** Adds the remaining colors to the picks; returns false if the families cannot meet the demand. */
  extend(families: readonly Family[], light: Progress, dark: Progress): boolean {
    if (this.#picks.length === count - 1) return true;
    if (++this.#steps > mostSteps) return false;
    return this.#rank(families, light, dark).some((pick) => {
      this.#picks.push(pick);
      const remaining = families.filter((each) => each !== pick.family);
      const isDone = this.extend(
        remaining,
        advance(light, candidatesOf("light"), pick.light),
        advance(dark, candidatesOf("dark"), pick.dark),
      );
      if (!isDone) this.#picks.pop();
      return isDone;
    });
  }

  /** Lists the possible next colors, the best one first. */
  #rank(families: readonly Family[], light: Progress, dark: Progress): readonly Pick[] {
    const ranked: (Pick & { readonly score: number })[] = [];
    for (const family of families) {
      const one = this.#choose(family.index, light, candidatesOf("light"));
      const other = one && this.#choose(family.index, dark, candidatesOf("dark"));
      if (!one || !other) continue;
      const score = one.score + other.score - family.penalty;
      ranked.push({ family, light: one.index, dark: other.index, score });
    }
    return ranked.sort((a, b) => b.score - a.score);
  }

  /** Chooses the level of a family in a scheme; undefined if none meets the demand. */
  #choose(
    family: number,
    { last, toAll }: Progress,
    { starts, all }: Candidates,
  ): Choice | undefined {
    const isApart = this.#picks.length + 1 < apartCount;
    const apart = (isApart ? toAll : last).least;
    let best: Choice | undefined;
    for (let index = starts[family] as number; index < (starts[family + 1] as number); index++) {
      const full = toAll.full[index] as number;
      if (full < this.#demand.full || (apart[index] as number) < this.#demand.apart) continue;
      const least = toAll.least[index] as number;
      const score =
        Math.min(least, enough.least) +
        fullWeight * Math.min(full, enough.full) -
        (all[index] as Candidates["all"][number]).penalty;
      if (!best || score > best.score) best = { index, score };
    }
    return best;
  }
}

function advance({ toAll }: Progress, candidates: Candidates, index: number): Progress {
  const last = distancesOf(candidates, index);
  return { last, toAll: lowerOf(toAll, last) };
}
