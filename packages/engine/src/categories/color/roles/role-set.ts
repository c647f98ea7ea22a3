import { promisedPairsOf, type PromisedPair } from "#checks/promised-pairs.ts";
import type { RoleName } from "#tokens/color-roles.ts";
import { roleTableOf, type RoleRow } from "./role-table.ts";
import { surfaceTableOf, type NeutralSurface, type SubtleSurface } from "./surface-table.ts";

/** The roles of a color system, and the promises of each. */
export type RoleSet = {
  readonly surfaces: readonly (NeutralSurface | SubtleSurface)[];
  readonly roles: readonly RoleRow[];
  readonly pairOf: ReadonlyMap<RoleName, PromisedPair>;
};

const plainSet = createRoleSet([]);

/** Returns the roles of a color system with extra palettes that have roles. */
export function getRoleSet(paletteNames: readonly string[]): RoleSet {
  return paletteNames.length === 0 ? plainSet : createRoleSet(paletteNames);
}

function createRoleSet(paletteNames: readonly string[]): RoleSet {
  const pairs = new Map<RoleName, PromisedPair>();
  for (const pair of promisedPairsOf(paletteNames)) {
    const known = pairs.get(pair.foreground);
    const backgrounds = [...(known?.backgrounds ?? []), ...pair.backgrounds];
    pairs.set(pair.foreground, { ...pair, backgrounds });
  }
  return {
    surfaces: surfaceTableOf(paletteNames),
    roles: roleTableOf(paletteNames),
    pairOf: pairs,
  };
}
