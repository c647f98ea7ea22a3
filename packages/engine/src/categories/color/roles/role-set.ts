import type { ContrastTargets } from "#checks/contrast-target.ts";
import {
  meanings,
  promisedPairsOf,
  type PromisedPair,
  type RoleRules,
} from "#checks/promised-pairs.ts";
import type { RoleName, surfaceNames } from "#tokens/color-roles.ts";
import { roleTableOf, type RoleRow } from "./role-table.ts";
import { rampOf, textOf } from "./meaning-texts.ts";

/** One of the neutral surfaces. */
type NeutralSurface = {
  readonly kind: "neutral";
  readonly name: (typeof surfaceNames)[number];
  readonly description: string;
};
/** A surface of a ramp's hue, quiet enough under text. */
type SubtleSurface = {
  readonly kind: "subtle";
  readonly name: `${string}-subtle` | "surface-selected";
  readonly ramp: string;
  readonly description: string;
};

/** Lists the surfaces: every role that is only a background, those of extra palettes last. */
function surfaceTableOf(
  paletteNames: readonly string[],
): readonly (NeutralSurface | SubtleSurface)[] {
  return [...surfaceTable, ...paletteNames.map(subtle)];
}

const surfaceTable: readonly (NeutralSurface | SubtleSurface)[] = [
  neutral("surface-0", "Sunken below the page: wells, code, canvases"),
  neutral("surface-1", "The page"),
  neutral("surface-2", "Raised above the page: panes, cards"),
  neutral("surface-3", "Floating above everything: menus, dialogs, fields"),
  neutral("surface-4", "Filled: hovered rows, selections, placeholders"),
  {
    kind: "subtle",
    name: "surface-selected",
    ramp: "primary",
    description: "Selected: rows, options, dates",
  },
  ...meanings.map(subtle),
];

function neutral(name: NeutralSurface["name"], description: string): NeutralSurface {
  return { kind: "neutral", name, description };
}

function subtle(meaning: string): SubtleSurface {
  return {
    kind: "subtle",
    name: `${meaning}-subtle`,
    ramp: rampOf(meaning),
    description: `Subtle surface for ${textOf(meaning)}`,
  };
}

/** The roles of a color system, and the promises of each. */
export type RoleSet = Pick<RoleRules, "solid"> & {
  readonly surfaces: readonly (NeutralSurface | SubtleSurface)[];
  readonly roles: readonly RoleRow[];
  readonly pairOf: ReadonlyMap<RoleName, PromisedPair>;
};

const plainSets = new Map<string, RoleSet>();

/**
 * Returns the roles of a color system; the sets without extra palettes and contrast targets are
 * created once.
 */
export function getRoleSet(rules: RoleRules): RoleSet {
  if (rules.paletteNames.length > 0 || hasTargets(rules.targets)) return createRoleSet(rules);
  const key = `${rules.solid} ${rules.ink}`;
  const set = plainSets.get(key) ?? createRoleSet(rules);
  plainSets.set(key, set);
  return set;
}

function hasTargets({ text, pairs }: ContrastTargets): boolean {
  return text !== "aa" || Object.keys(pairs).length > 0;
}

function createRoleSet(rules: RoleRules): RoleSet {
  const { paletteNames, solid } = rules;
  const pairs = promisedPairsOf(rules).map((pair) => [pair.foreground, pair] as const);
  return {
    solid,
    surfaces: surfaceTableOf(paletteNames),
    roles: roleTableOf(paletteNames),
    pairOf: new Map(pairs),
  };
}
