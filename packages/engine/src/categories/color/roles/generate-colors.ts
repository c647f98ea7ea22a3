import type { RoleName } from "#tokens/color-roles.ts";
import { rolePath } from "#checks/check-promises.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import { namesOfRolePalettes } from "../advanced-color.ts";
import type { ColorDecisions } from "../decisions.ts";
import { capitalize } from "#tokens/capitalize.ts";
import type { Alias, ColorValue, Token, TokenDefinition } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { generateRamps, type ColorRamp } from "./color-ramps.ts";
import { definitionOf } from "./mode-definition.ts";
import { getRoleSet, type RoleSet } from "./role-set.ts";
import { chooseSurfaces, solveRoles, type Solved } from "./solve-roles.ts";
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
    const definition = definitionOf({
      light: getSwatch(light, name),
      dark: getSwatch(dark, name),
      lightHigh: getSwatch(lightHigh, name),
      darkHigh: getSwatch(darkHigh, name),
    });
    return defineColor(rolePath(name), definition, description);
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

function getSwatch(swatches: Solved, name: RoleName): Swatch {
  const swatch = swatches.get(name);
  if (swatch) return swatch;
  throw new RangeError(`The role "${name}" has no color`);
}
