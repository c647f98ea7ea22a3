import { luminanceAt } from "#color/gamut.ts";
import { luminanceAtContrast } from "#color/contrast.ts";
import { stepScaleOf, type StepScale } from "#checks/step-scale.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import { chromaOn, directionAt, type ChromaCurve } from "./chroma-curve.ts";

/**
 * The distance of a lightness to the edges of its window, so that rounding to 8 bits does not leave
 * it.
 */
const margin = 0.003;
const lightest = 0.984;
const leastTop = 0.968;
const mostBottom = 0.29;
const darkest = 0.12;
/**
 * The maximum distance of the last place on the curve to the requested root: the line from there ends
 * within a tenth of the margin.
 */
const tolerance = 5e-3;

/** The minimum and the maximum OKLab lightness of each step. */
export type LadderBounds = { readonly least: number[]; readonly most: number[] };

/**
 * The cube roots of the luminances at a scale's edges, the ends, and a list of one fraction for
 * each step to copy.
 */
type ScaleFigures = {
  readonly edgeRoots: readonly number[];
  readonly lightest: number;
  readonly darkest: number;
  readonly blank: readonly number[];
};

const { min, max } = recipeCounts.paletteSteps;
const figures: readonly ScaleFigures[] = Array.from({ length: max + 1 - min }, (_, i) =>
  figuresOf(stepScaleOf(min + i)),
);

/** Returns the lightness bounds that keep every color of a curve inside its step's window. */
export function boundsOf(curve: ChromaCurve, scale: StepScale): LadderBounds {
  const {
    edgeRoots,
    blank,
    lightest: top,
    darkest: bottom,
  } = figures[scale.count - min] as ScaleFigures;
  // A copied list keeps its numbers unboxed, and is created in a fraction of the time of a typed
  // array.
  const least = blank.slice();
  const most = blank.slice();
  const last = scale.count - 1;
  most[0] = top;
  least[last] = bottom;
  let edge = 1;
  let root = 1;
  for (let i = 1; i <= last; i++) {
    const nextRoot = edgeRoots[i] as number;
    edge = lightnessAtRoot(curve, nextRoot, edge, root);
    root = nextRoot;
    least[i - 1] = edge + margin;
    most[i] = edge - margin;
  }
  least[0] = Math.max(least[0] as number, leastTop);
  most[last] = Math.min(most[last] as number, mostBottom);
  return { least, most };
}

/** Returns the lightness at which a curve has a contrast on white. */
export function lightnessAtContrast(curve: ChromaCurve, contrast: number): number {
  return lightnessAtRoot(curve, Math.cbrt(luminanceAtContrast(contrast)), 1, 1);
}

function figuresOf({ edges }: StepScale): ScaleFigures {
  const edgeRoots = edges.map((edge) => Math.cbrt(luminanceAtContrast(edge)));
  return {
    edgeRoots,
    lightest: Math.max(lightest, (1 + (edgeRoots[1] as number)) / 2),
    darkest: Math.min(darkest, (edgeRoots.at(-1) as number) / 2),
    blank: edges.map(() => 0.5),
  };
}

/**
 * Finds the lightness at which the cube root of a curve's luminance has a value, by the secant
 * method from a place on the curve where both are known. The root is nearly the lightness, so one
 * step is nearly exact.
 */
function lightnessAtRoot(
  curve: ChromaCurve,
  root: number,
  knownLightness: number,
  knownRoot: number,
): number {
  let before = knownLightness;
  let rootBefore = knownRoot;
  let lightness = knownLightness + root - knownRoot;
  let found = luminanceRootAt(curve, lightness);
  for (let round = 0; round < 5 && Math.abs(found - root) > tolerance; round++) {
    const next = intersect(root, before, rootBefore, lightness, found);
    before = lightness;
    rootBefore = found;
    lightness = next;
    found = luminanceRootAt(curve, lightness);
  }
  return intersect(root, before, rootBefore, lightness, found);
}

/** Returns the place where the line through two places of the curve has a root. */
function intersect(
  root: number,
  one: number,
  rootOfOne: number,
  other: number,
  found: number,
): number {
  if (found === rootOfOne) return other;
  const lightness = other + ((root - found) * (other - one)) / (found - rootOfOne);
  return Math.min(1, Math.max(0, lightness));
}

/**
 * Returns the cube root of the relative luminance of a curve's color: nearly linear over lightness.
 */
function luminanceRootAt(curve: ChromaCurve, lightness: number): number {
  const direction = directionAt(curve, lightness);
  const chroma = chromaOn(curve, direction, lightness);
  return Math.cbrt(luminanceAt(direction.gamut, lightness, chroma));
}
