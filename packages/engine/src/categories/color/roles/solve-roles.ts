import type { HexColor } from "#color/hex-color.ts";
import type { PromisedPair, RoleName } from "#checks/promised-pairs.ts";
import { indexOnScale } from "#checks/step-scale.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { chooseNeutralSurface } from "./neutral-surface.ts";
import { fallbackSwatches } from "./fallback-swatches.ts";
import type { RoleBook } from "./role-book.ts";
import type { StepRole } from "./role-table.ts";
import { chooseSubtleSurface } from "./subtle-surface.ts";
import { literalSwatch, standsOn } from "./swatch.ts";
import type { Swatch } from "./swatch.ts";

type ColorModes = Pick<Modes, "scheme" | "contrast">;
/** The color of each role that is chosen so far. */
export type Solved = ReadonlyMap<RoleName, Swatch>;
type Ramps = ReadonlyMap<string, ColorRamp>;

const white = literalSwatch("#ffffff" as HexColor);
const black = literalSwatch("#000000" as HexColor);

/** The colors of every surface in one scheme; they are the same in both contrast modes. */
export function chooseSurfaces(
  { surfaces }: RoleBook,
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

/** The color of every other role in one scheme and contrast: the nearest to its wish that keeps what the role promises. */
export function solveRoles(
  { roles, pairOf }: RoleBook,
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
            carried: row.carries && pairOf.get(row.carries)?.leastContrast[modes.contrast],
          });
    solved.set(row.name, swatch);
  }
  return solved;
}

/** What a color must reach: a contrast on what it stands on, and one for white or black that stands on it. */
type Demand = {
  readonly below: readonly Swatch[];
  readonly least: number;
  readonly carried?: number | undefined;
};

function demandOf(pair: PromisedPair | undefined, modes: ColorModes, solved: Solved): Demand {
  if (!pair) return { below: [], least: 1 };
  const below = pair.backgrounds.map((name) => solved.get(name) as Swatch);
  return { below, least: pair.leastContrast[modes.contrast] };
}

function meets(swatch: Swatch, { below, least, carried }: Demand): boolean {
  const isReadable =
    !carried || standsOn(swatch, [white], carried) || standsOn(swatch, [black], carried);
  return isReadable && standsOn(swatch, below, least);
}

/** White where it is readable, else the ramp's darkest step, else black. */
function chooseInk(neutral: ColorRamp, demand: Demand): Swatch {
  const darkest = neutral.swatches.at(-1) as Swatch;
  return [white, darkest].find((ink) => meets(ink, demand)) ?? black;
}

/** A step of the ramp; where none keeps the promises, since steps are few or pinned, a color of the ramp's hue. */
function chooseStep(row: StepRole, ramp: ColorRamp, modes: ColorModes, demand: Demand): Swatch {
  const wish = wishedIndex(row, ramp, modes);
  const own = findNearest(ramp.swatches, wish, modes.scheme, demand);
  if (own) return own;
  const { swatches, indexOf } = fallbackSwatches(ramp);
  const fallback = findNearest(swatches, indexOf(wish), modes.scheme, demand);
  return fallback ?? (ramp.swatches[wish] as Swatch);
}

function wishedIndex({ wish, wishHigh }: StepRole, ramp: ColorRamp, modes: ColorModes): number {
  const wished = (modes.contrast === "high" && wishHigh ? wishHigh : wish)[modes.scheme];
  return wished === "base" ? ramp.baseIndex : indexOnScale(ramp.scale, wished);
}

/** The swatch that meets a demand nearest to a wished one; of two that are as near, the one with more contrast. */
function findNearest(
  swatches: readonly Swatch[],
  wish: number,
  scheme: Scheme,
  demand: Demand,
): Swatch | undefined {
  const first = scheme === "light" ? 1 : -1;
  for (let distance = 0; distance < swatches.length; distance++) {
    for (const index of [wish + first * distance, wish - first * distance]) {
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
