import type { HexColor } from "#color/hex-color.ts";
import { promisedPairs } from "#checks/promised-pairs.ts";
import type { PromisedPair, RoleName } from "#checks/promised-pairs.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Modes, Scheme } from "#tokens/mode.ts";
import { paletteSteps } from "#generators/palette/index.ts";
import type { ColorRamp, RampName } from "./color-ramps.ts";
import { roleTable } from "./role-table.ts";
import type { StepRole } from "./role-table.ts";
import { chooseNeutralSurface } from "./neutral-surface.ts";
import { chooseSubtleSurface } from "./subtle-surface.ts";
import { surfaceTable } from "./surface-table.ts";
import { literalSwatch, standsOn } from "./swatch.ts";
import type { Swatch } from "./swatch.ts";

type ColorModes = Pick<Modes, "scheme" | "contrast">;
/** The color of each role that is chosen so far. */
export type Solved = ReadonlyMap<RoleName, Swatch>;
type Ramps = ReadonlyMap<RampName, ColorRamp>;

const pairOf = new Map(promisedPairs.map((pair) => [pair.foreground, pair]));
const white = literalSwatch("#ffffff" as HexColor);
const black = literalSwatch("#000000" as HexColor);

/** The colors of every surface in one scheme; they are the same in both contrast modes. */
export function chooseSurfaces(color: Recipe["color"], ramps: Ramps, scheme: Scheme): Solved {
  const neutral = getRamp(ramps, "neutral");
  return new Map(
    surfaceTable.map((row) => [
      row.name,
      row.kind === "neutral"
        ? chooseNeutralSurface(row.name, scheme, neutral, color.neutralChroma)
        : chooseSubtleSurface(scheme, getRamp(ramps, row.ramp)),
    ]),
  );
}

/** The color of every other role in one scheme and contrast: the nearest to its wish that keeps what the role promises. */
export function solveRoles(surfaces: Solved, ramps: Ramps, modes: ColorModes): Solved {
  const solved = new Map(surfaces);
  for (const row of roleTable) {
    const swatch =
      row.kind === "ink"
        ? chooseInk(row.name, getRamp(ramps, "neutral"), modes, solved)
        : chooseStep(row, getRamp(ramps, row.ramp), modes, solved);
    solved.set(row.name, swatch);
  }
  return solved;
}

/** White where it is readable, else the ramp's darkest step, else black. */
function chooseInk(
  name: RoleName,
  neutral: ColorRamp,
  { contrast }: ColorModes,
  solved: Solved,
): Swatch {
  const darkest = neutral.swatches.at(-1) as Swatch;
  const pair = pairOf.get(name);
  return [white, darkest].find((ink) => keeps(ink, pair, contrast, solved)) ?? black;
}

function chooseStep(row: StepRole, ramp: ColorRamp, modes: ColorModes, solved: Solved): Swatch {
  const wish = wishedIndex(row, ramp, modes);
  const carried = row.carries && pairOf.get(row.carries)?.leastContrast[modes.contrast];
  const pair = pairOf.get(row.name);
  const candidates = byDistance[modes.scheme][wish] ?? [];
  const index = candidates.find((each) => {
    const swatch = ramp.swatches[each] as Swatch;
    const isReadable =
      !carried || standsOn(swatch, [white], carried) || standsOn(swatch, [black], carried);
    return isReadable && keeps(swatch, pair, modes.contrast, solved);
  });
  return ramp.swatches[index ?? wish] as Swatch;
}

function wishedIndex({ wish, wishHigh }: StepRole, ramp: ColorRamp, modes: ColorModes): number {
  const wished = (modes.contrast === "high" && wishHigh ? wishHigh : wish)[modes.scheme];
  if (wished !== "base") return paletteSteps.indexOf(wished);
  return ramp.entries.findIndex(({ isBase }) => isBase);
}

/** For each step all of them from the nearest; of two that are as near, first the one with more contrast. */
const byDistance = {
  light: paletteSteps.map((_, wish) => indexesAround(wish, 1)),
  dark: paletteSteps.map((_, wish) => indexesAround(wish, -1)),
};

function indexesAround(wish: number, firstSign: 1 | -1): readonly number[] {
  const distance = (index: number): number =>
    Math.abs(index - wish) - (Math.sign(index - wish) === firstSign ? 0.5 : 0);
  return paletteSteps.map((_, index) => index).sort((a, b) => distance(a) - distance(b));
}

function keeps(
  swatch: Swatch,
  pair: PromisedPair | undefined,
  contrast: Modes["contrast"],
  solved: Solved,
): boolean {
  if (!pair) return true;
  const below = pair.backgrounds.map((name) => solved.get(name) as Swatch);
  return standsOn(swatch, below, pair.leastContrast[contrast]);
}

function getRamp(ramps: Ramps, name: RampName): ColorRamp {
  const ramp = ramps.get(name);
  if (ramp) return ramp;
  throw new RangeError(`There is no color ramp "${name}"`);
}
