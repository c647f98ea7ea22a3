import { indexOnScale } from "#checks/step-scale.ts";
import type { RoleName } from "#tokens/color-roles.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import { chooseBrandSolid, chooseInk, chooseState, isGreyBase } from "./choose-solid.ts";
import { chooseStep, meets, type Demand } from "./choose-step.ts";
import type { ColorRamp } from "./color-ramps.ts";
import type { RoleSet } from "./role-set.ts";
import type { RoleRow } from "./role-table.ts";
import {
  chooseNeutralSurface,
  chooseSubtleSurface,
  limitSubtleSurface,
  subtleLimits,
} from "./surface-swatches.ts";
import { translucentSwatch, type Swatch } from "./swatch.ts";

/** The opacity of the layer between a dialog and the page, by scheme. */
const scrimAlpha = { light: 0.5, dark: 0.7 } as const;

type ColorModes = Pick<Modes, "scheme" | "contrast">;
/** The colors of the roles that are chosen so far. */
export type Solved = ReadonlyMap<RoleName, Swatch>;
type Ramps = ReadonlyMap<string, ColorRamp>;

/** Chooses the colors of every surface in one scheme; they are the same in both contrast modes. */
export function chooseSurfaces(
  { surfaces, solid }: RoleSet,
  neutralChroma: number,
  ramps: Ramps,
  scheme: Modes["scheme"],
): Solved {
  const neutral = getRamp(ramps, "neutral");
  return new Map(
    surfaces.map((row) => {
      if (row.kind === "neutral")
        return [row.name, chooseNeutralSurface(row.name, scheme, neutral, neutralChroma)];
      const subtle = chooseSubtleSurface(scheme, getRamp(ramps, row.ramp));
      return [row.name, solid === "strict" ? subtle : limitSubtleSurface(subtle, scheme)];
    }),
  );
}

/**
 * Chooses the color of every other role in one scheme and contrast: the nearest to the preferred
 * one that keeps the role's promises.
 */
export function solveRoles(
  roleSet: RoleSet,
  surfaces: Solved,
  ramps: Ramps,
  modes: ColorModes,
): Solved {
  const solved = new Map(surfaces);
  for (const row of roleSet.roles)
    solved.set(row.name, solveRole(row, roleSet, solved, ramps, modes));
  return solved;
}

function solveRole(
  row: RoleRow,
  { pairOf, solid }: RoleSet,
  solved: Solved,
  ramps: Ramps,
  { scheme, contrast }: ColorModes,
): Swatch {
  const get = (name: RoleName): Swatch => solved.get(name) as Swatch;
  const neutral = getRamp(ramps, "neutral");
  const demandOf = (see = get): Demand => ({
    on: (pairOf.get(row.name)?.backgrounds ?? []).map(({ role, leastContrast }) => {
      return { swatch: see(role), least: leastContrast[contrast] ?? 1 };
    }),
  });
  const leastOn = (fill: RoleName, textRole: RoleName): number =>
    leastOfPair(pairOf, textRole, fill, contrast);
  if (row.kind === "scrim")
    return translucentSwatch((neutral.swatches.at(-1) as Swatch).hex, scrimAlpha[scheme]);
  if (row.kind === "ink") return chooseInk(neutral, demandOf());
  const ramp = getRamp(ramps, row.ramp);
  switch (row.kind) {
    case "step": {
      const { preferred, preferredHigh = preferred } = row;
      const step = (contrast === "high" ? preferredHigh : preferred)[scheme];
      // A change of one palette changes no neutral text.
      const subtle = solid === "brand" && ramp === neutral ? subtleLimits[scheme] : undefined;
      const demand = demandOf((name) => (isSubtle(name) && subtle) || get(name));
      return chooseStep(ramp, indexOnScale(ramp.scale, step), scheme, demand);
    }
    case "solid": {
      const readable = { ...demandOf(), textContrast: leastOn(row.name, row.textRole) };
      return solid === "brand" && (contrast === "default" || isGreyBase(ramp.base))
        ? chooseBrandSolid(ramp, neutral, scheme, get("surface-1"), readable)
        : chooseStep(ramp, ramp.baseIndex, scheme, readable);
    }
    case "state": {
      const fill = get(row.solid);
      const onFill = { swatch: fill, least: leastOn(row.solid, row.textRole) };
      const ink = chooseInk(neutral, { on: [onFill] });
      const textContrast = leastOn(row.name, row.textRole);
      return chooseState([ramp, neutral], fill, row.order, scheme, ink, textContrast);
    }
    case "edge": {
      const fill = get(row.solid);
      const demand = demandOf();
      return meets(fill, demand) ? fill : chooseStep(ramp, ramp.baseIndex, scheme, demand);
    }
  }
}

/** Returns the contrast that a role needs on one of its backgrounds. */
function leastOfPair(
  pairOf: RoleSet["pairOf"],
  foreground: RoleName,
  background: RoleName,
  contrast: Modes["contrast"],
): number {
  const backgrounds = pairOf.get(foreground)?.backgrounds ?? [];
  return backgrounds.find(({ role }) => role === background)?.leastContrast[contrast] ?? 1;
}

function isSubtle(name: RoleName): boolean {
  return name === "surface-selected" || name.endsWith("-subtle");
}

function getRamp(ramps: Ramps, name: string): ColorRamp {
  const ramp = ramps.get(name);
  if (ramp) return ramp;
  throw new RangeError(`There is no color ramp "${name}"`);
}
