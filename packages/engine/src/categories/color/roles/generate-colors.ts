import type { RoleName } from "#checks/promised-pairs.ts";
import { rolePath } from "#checks/check-promises.ts";
import type { Scheme } from "#tokens/mode.ts";
import { namesOfRolePalettes } from "../advanced-color.ts";
import type { ColorDecisions } from "../decisions.ts";
import { capitalize } from "#tokens/capitalize.ts";
import type { Alias, ColorValue, Token, TokenDefinition } from "#tokens/token.ts";
import { tokenName } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { generateRamps } from "./color-ramps.ts";
import type { ColorRamp } from "./color-ramps.ts";
import { definitionOf } from "./mode-definition.ts";
import type { SwatchByMode } from "./mode-definition.ts";
import { getRoleSet } from "./role-set.ts";
import type { RoleSet } from "./role-set.ts";
import { chooseSurfaces, solveRoles } from "./solve-roles.ts";
import type { Solved } from "./solve-roles.ts";
import type { Swatch } from "./swatch.ts";

/**
 * Generates every color token of a recipe: the ramps by step, their tints, then the surfaces and
 * roles as rules over the modes.
 */
export function generateColors({ color }: { readonly color: ColorDecisions }): readonly Token[] {
  const ramps = generateRamps(color);
  const roleSet = getRoleSet(namesOfRolePalettes(color.advanced));
  const [light, lightHigh] = solveScheme(color, roleSet, ramps, "light");
  const [dark, darkHigh] = solveScheme(color, roleSet, ramps, "dark");
  const roles = [...roleSet.surfaces, ...roleSet.roles].map(({ name, description }) => {
    const swatches = { light, dark, lightHigh, darkHigh };
    return defineColor(rolePath(name), definitionOf(pick(swatches, name)), description);
  });
  const all = [...ramps.values()];
  return [...all.flatMap(tokensOfSteps), ...all.flatMap(tokensOfTints), ...roles];
}

function tokensOfSteps({ name, base, baseIndex, stepNames, swatches }: ColorRamp): Token[] {
  const title = capitalize(name);
  return swatches.map((swatch, i) => {
    const isBase = name !== "neutral" && i === baseIndex && swatch.hex === base;
    const text = `${title} ${stepNames[i]}`;
    return defineStep(swatch, isBase ? `${text}, the base color` : text);
  });
}

function tokensOfTints({ name, stepNames, tints = [] }: ColorRamp): Token[] {
  const title = capitalize(name);
  return tints.map((swatch, i) => defineStep(swatch, `${title} tint ${stepNames[i]}`));
}

function defineStep({ hex, wide, definition }: Swatch, description: string): Token {
  const { to } = definition as Alias;
  const value: ColorValue = { type: "color", hex, alpha: 1, ...(wide && { wide }) };
  return defineColor(to, value, description);
}

function defineColor(path: TokenPath, definition: TokenDefinition, description: string): Token {
  const name = tokenName(path);
  return Object.freeze({ path, name, category: "color", definition, description, pinned: false });
}

/** Solves the roles of a scheme in default and in high contrast. */
function solveScheme(
  { neutralChroma }: ColorDecisions,
  roleSet: RoleSet,
  ramps: ReadonlyMap<string, ColorRamp>,
  scheme: Scheme,
): readonly [Solved, Solved] {
  const surfaces = chooseSurfaces(roleSet, neutralChroma, ramps, scheme);
  return [
    solveRoles(roleSet, surfaces, ramps, { scheme, contrast: "default" }),
    solveRoles(roleSet, surfaces, ramps, { scheme, contrast: "high" }),
  ];
}

function pick(solved: Record<keyof SwatchByMode, Solved>, name: RoleName): SwatchByMode {
  return {
    light: getSwatch(solved.light, name),
    dark: getSwatch(solved.dark, name),
    lightHigh: getSwatch(solved.lightHigh, name),
    darkHigh: getSwatch(solved.darkHigh, name),
  };
}

function getSwatch(swatches: Solved, name: RoleName): Swatch {
  const swatch = swatches.get(name);
  if (swatch) return swatch;
  throw new RangeError(`The role "${name}" has no color`);
}
