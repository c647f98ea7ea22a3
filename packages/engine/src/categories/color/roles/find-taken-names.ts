import { namesOfRolePalettes, type AdvancedColor } from "../advanced-color.ts";
import { defaultContrastTargets } from "#checks/contrast-target.ts";
import { statusNames } from "#checks/statuses.ts";
import type { NameOwner, Problem } from "#tokens/problem.ts";
import type { RoleRules } from "#checks/promised-pairs.ts";
import { dataCounts } from "../data/index.ts";
import { getRoleSet } from "./role-set.ts";

const builtInRamps = ["primary", "neutral", ...statusNames];

/** The owner of a name. */
type Owner = { readonly path: string; readonly kind: NameOwner };

/** The owners of names of tokens and groups; names and paths are without `color` before them. */
type Claims = ReadonlyMap<string, Owner>;

const plain = getRoleSet(rulesWith([]));
const plainRoles: Claims = new Map(
  [...plain.surfaces, ...plain.roles].map(({ name }) => [name, roleOf(name)]),
);

const dataClaims: Claims = new Map(
  Object.entries(dataCounts).flatMap(([group, count]): [string, Owner][] => [
    [group, { path: group, kind: "palette" }],
    ...Array.from({ length: count }, (_, i): [string, Owner] => [
      `${group}-${i + 1}`,
      { path: `${group}.${i + 1}`, kind: "token" },
    ]),
  ]),
);

/**
 * Finds the steps whose tokens would have the name of a role of the same ramp (`color.success.text`
 * and `color.success-text` are both `color-success-text`). Also finds the extra palettes whose
 * tokens would have the names of other tokens, or of palettes before them. `values.owner` is the
 * path that has the name.
 */
export function findTakenNames(advanced: AdvancedColor): readonly Problem[] {
  const steps = advanced.stepNames.map(findOwnRole(advanced));
  return [
    ...steps.flatMap((role, at) =>
      role ? [problemAt(`stepNames.${at}`, role, roleOf(role))] : [],
    ),
    ...findTakenPalettes(advanced),
  ];
}

/** Lists the names of the steps whose tokens would have the name of a role of their ramp. */
export function findTakenSteps(advanced: AdvancedColor): readonly string[] {
  return advanced.stepNames.filter(findOwnRole(advanced));
}

/** Returns a function that finds the role with the same name as a ramp's token of a step. */
function findOwnRole(advanced: AdvancedColor): (step: string) => string | undefined {
  const extras = namesOfRolePalettes(advanced);
  const ramps = [...builtInRamps, ...extras];
  const own = extras.length === 0 ? undefined : claimRoles(extras);
  return (step) =>
    ramps.map((ramp) => `${ramp}-${step}`).find((name) => plainRoles.has(name) || own?.has(name));
}

function findTakenPalettes({ palettes, stepNames }: AdvancedColor): readonly Problem[] {
  if (Object.keys(palettes).length === 0) return [];
  const claimed = new Map<string, Owner>();
  for (const name of builtInRamps) claimRamp(claimed, name, stepNames);
  for (const [name, owner] of plainRoles) claimed.set(name, owner);
  for (const [name, owner] of dataClaims) claimed.set(name, owner);
  return Object.entries(palettes).flatMap(([name, { hasRoles }]): readonly Problem[] => {
    const claims = claimRamp(new Map(), name, stepNames);
    if (hasRoles) for (const [role, owner] of claimRoles([name])) claims.set(role, owner);
    const taken = [...claims.keys()].find((each) => claimed.has(each));
    const owner = taken && claimed.get(taken);
    for (const [each, path] of claims) if (!claimed.has(each)) claimed.set(each, path);
    return taken && owner ? [problemAt(`palettes.${name}`, taken, owner)] : [];
  });
}

function problemAt(field: string, name: string, { path, kind }: Owner): Problem {
  return {
    path: `color.advanced.${field}`,
    code: "name-taken",
    values: { name: `color-${name}`, owner: `color.${path}`, ownerKind: kind },
  };
}

/** Returns the claims with those of a ramp and its tints: their groups, and the steps in them. */
function claimRamp(
  claims: Map<string, Owner>,
  ramp: string,
  stepNames: readonly string[],
): Map<string, Owner> {
  for (const group of [ramp, `${ramp}-tint`]) {
    claims.set(group, { path: group, kind: "palette" });
    for (const step of stepNames)
      claims.set(`${group}-${step}`, { path: `${group}.${step}`, kind: "step" });
  }
  return claims;
}

/** Returns the names that the roles of extra palettes claim. */
function claimRoles(paletteNames: readonly string[]): Claims {
  const { surfaces, roles } = getRoleSet(rulesWith(paletteNames));
  const all = [...surfaces.slice(plain.surfaces.length), ...roles.slice(plain.roles.length)];
  return new Map(all.map(({ name }) => [name, roleOf(name)]));
}

/** Returns rules with some extra palettes; the names of roles depend on nothing else. */
function rulesWith(paletteNames: readonly string[]): RoleRules {
  return { paletteNames, solid: "brand", ink: "aa", targets: defaultContrastTargets };
}

function roleOf(name: string): Owner {
  return { path: name, kind: "role" };
}
