import type { AdvancedColor } from "#recipe/advanced-color.ts";
import { statusNames } from "#recipe/recipe.ts";
import { roleBookOf } from "./role-book.ts";

const builtInRamps = ["primary", "neutral", ...statusNames];

/** The extra palettes whose tokens would have the names of others, or of the palettes before them. */
export function findTakenPalettes({ palettes, stepNames }: AdvancedColor): readonly string[] {
  if (Object.keys(palettes).length === 0) return [];
  const claimed = new Set([
    ...rolesOf([]),
    ...builtInRamps.flatMap((name) => rampNamesOf(name, stepNames)),
  ]);
  return Object.entries(palettes).flatMap(([name, { hasRoles }]) => {
    const claims = [...rampNamesOf(name, stepNames), ...(hasRoles ? rolesOf([name]) : [])];
    const isTaken = claims.some((claim) => claimed.has(claim));
    for (const claim of claims) claimed.add(claim);
    return isTaken ? [name] : [];
  });
}

/** The names below `color` that a ramp and its tints have: of the groups, and of the steps in them. */
function rampNamesOf(ramp: string, stepNames: readonly string[]): readonly string[] {
  return [ramp, `${ramp}-tint`].flatMap((group) => [
    group,
    ...stepNames.map((step) => `${group}-${step}`),
  ]);
}

/** The names of the roles of extra palettes; without any, those of every color system. */
function rolesOf(paletteNames: readonly string[]): readonly string[] {
  const plain = roleBookOf([]);
  const { surfaces, roles } = roleBookOf(paletteNames);
  const from = paletteNames.length === 0 ? [0, 0] : [plain.surfaces.length, plain.roles.length];
  return [...surfaces.slice(from[0]), ...roles.slice(from[1])].map(({ name }) => name);
}
