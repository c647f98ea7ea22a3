import type { HexColor } from "#color/hex-color.ts";
import type { PromisedPair } from "#checks/promised-pairs.ts";
import type { RoleName } from "#tokens/color-roles.ts";
import { indexOnScale, defaultScale, windowIndexOf } from "#checks/step-scale.ts";
import type { Modes, Scheme } from "#tokens/modes/mode.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { chooseNeutralSurface, chooseSubtleSurface } from "./surface-swatches.ts";
import type { RoleSet } from "./role-set.ts";
import type { StepRole } from "./role-table.ts";
import { literalSwatch, hasContrastOn, type Swatch } from "./swatch.ts";
import { relativeLuminance } from "#color/contrast.ts";
import { defaultDesign, generateNeutrals, generateSteps } from "../palette/index.ts";

/** The maximum OKLCH chroma of neutrals that are no step. */
const neutralChroma = 0.01;

/**
 * Returns the eleven unpinned steps of a ramp's hue, and the index of a ramp's step among them. One
 * of these steps keeps every promise of a role.
 */
function fallbackSwatches(ramp: ColorRamp): {
  readonly swatches: readonly Swatch[];
  readonly indexOf: (step: number) => number;
} {
  const colors =
    ramp.name === "neutral"
      ? generateNeutrals(ramp.base, neutralChroma, defaultScale)
      : generateSteps(ramp.base, defaultDesign).colors;
  return {
    swatches: colors.map(literalSwatch),
    indexOf: (step) =>
      windowIndexOf(defaultScale, relativeLuminance((ramp.swatches[step] as Swatch).hex)),
  };
}

type ColorModes = Pick<Modes, "scheme" | "contrast">;
/** The colors of the roles that are chosen so far. */
export type Solved = ReadonlyMap<RoleName, Swatch>;
type Ramps = ReadonlyMap<string, ColorRamp>;

const white = literalSwatch("#ffffff" as HexColor);
const black = literalSwatch("#000000" as HexColor);

/** Chooses the colors of every surface in one scheme; they are the same in both contrast modes. */
export function chooseSurfaces(
  { surfaces }: RoleSet,
  neutralChroma: number,
  ramps: Ramps,
  scheme: Scheme,
): Solved {
  const neutral = getRamp(ramps, "neutral");
  return new Map(
    surfaces.map((row) => [
      row.name,
      row.kind === "neutral"
        ? chooseNeutralSurface(row.name, scheme, neutral, neutralChroma)
        : chooseSubtleSurface(scheme, getRamp(ramps, row.ramp)),
    ]),
  );
}

/**
 * Chooses the color of every other role in one scheme and contrast: the nearest to the preferred
 * one that keeps the role's promises.
 */
export function solveRoles(
  { roles, pairOf }: RoleSet,
  surfaces: Solved,
  ramps: Ramps,
  modes: ColorModes,
): Solved {
  const solved = new Map(surfaces);
  for (const row of roles) {
    const demand = demandOf(pairOf.get(row.name), modes, solved);
    const swatch =
      row.kind === "ink"
        ? chooseInk(getRamp(ramps, "neutral"), demand)
        : chooseStep(row, getRamp(ramps, row.ramp), modes, {
            ...demand,
            textContrast: row.textRole && pairOf.get(row.textRole)?.leastContrast[modes.contrast],
          });
    solved.set(row.name, swatch);
  }
  return solved;
}

/**
 * The requirements of a color: a contrast on its backgrounds, and one for white or black text on
 * it.
 */
type Demand = {
  readonly below: readonly Swatch[];
  readonly least: number;
  readonly textContrast?: number | undefined;
};

function demandOf(pair: PromisedPair | undefined, modes: ColorModes, solved: Solved): Demand {
  if (!pair) return { below: [], least: 1 };
  const below = pair.backgrounds.map((name) => solved.get(name) as Swatch);
  return { below, least: pair.leastContrast[modes.contrast] };
}

function meets(swatch: Swatch, { below, least, textContrast }: Demand): boolean {
  const isReadable =
    !textContrast ||
    hasContrastOn(swatch, [white], textContrast) ||
    hasContrastOn(swatch, [black], textContrast);
  return isReadable && hasContrastOn(swatch, below, least);
}

/** Chooses white if it is readable, else the ramp's darkest step, else black. */
function chooseInk(neutral: ColorRamp, demand: Demand): Swatch {
  const darkest = neutral.swatches.at(-1) as Swatch;
  return [white, darkest].find((ink) => meets(ink, demand)) ?? black;
}

/**
 * Chooses a step of the ramp. If none keeps the promises, because steps are few or pinned, chooses
 * a color of the ramp's hue.
 */
function chooseStep(row: StepRole, ramp: ColorRamp, modes: ColorModes, demand: Demand): Swatch {
  const preferred = preferredIndex(row, ramp, modes);
  const own = findNearest(ramp.swatches, preferred, modes.scheme, demand);
  if (own) return own;
  const { swatches, indexOf } = fallbackSwatches(ramp);
  const fallback = findNearest(swatches, indexOf(preferred), modes.scheme, demand);
  return fallback ?? (ramp.swatches[preferred] as Swatch);
}

function preferredIndex(
  { preferred, preferredHigh }: StepRole,
  ramp: ColorRamp,
  modes: ColorModes,
): number {
  const preferredStep = (modes.contrast === "high" && preferredHigh ? preferredHigh : preferred)[
    modes.scheme
  ];
  return preferredStep === "base" ? ramp.baseIndex : indexOnScale(ramp.scale, preferredStep);
}

/**
 * Finds the swatch nearest to the preferred one that meets a demand; of two equally near ones, the
 * one with more contrast.
 */
function findNearest(
  swatches: readonly Swatch[],
  preferred: number,
  scheme: Scheme,
  demand: Demand,
): Swatch | undefined {
  const first = scheme === "light" ? 1 : -1;
  for (let distance = 0; distance < swatches.length; distance++) {
    for (const index of [preferred + first * distance, preferred - first * distance]) {
      const swatch = swatches[index];
      if (swatch && meets(swatch, demand)) return swatch;
    }
  }
  return undefined;
}

function getRamp(ramps: Ramps, name: string): ColorRamp {
  const ramp = ramps.get(name);
  if (ramp) return ramp;
  throw new RangeError(`There is no color ramp "${name}"`);
}
