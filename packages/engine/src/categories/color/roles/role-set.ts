import { promisedPairsOf } from "#checks/promised-pairs.ts";
import type { PromisedPair, RoleName } from "#checks/promised-pairs.ts";
import { roleTableOf } from "./role-table.ts";
import type { RoleRow } from "./role-table.ts";
import { surfaceTableOf } from "./surface-table.ts";
import type { NeutralSurface, SubtleSurface } from "./surface-table.ts";

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
