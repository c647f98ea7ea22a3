import type { RoleName } from "#tokens/color-roles.ts";
import { rolePath } from "#checks/check-promises.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import { roleRulesOf, type ColorDecisions } from "../decisions.ts";
import type { Alias, ColorValue, Rule, Token, TokenDefinition } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { generateRamps, pinSteps, type ColorRamp, type Pins } from "./color-ramps.ts";
import { generateData } from "../data/index.ts";
import { getRoleSet, type RoleSet } from "./role-set.ts";
import { chooseSurfaces, solveRoles, type Solved } from "./solve-roles.ts";
import type { Swatch } from "./swatch.ts";

/** The parts of a recipe that its colors depend on. */
type ColorRecipe = { readonly color: ColorDecisions; readonly overrides?: Pins };

/**
 * Generates every color token of a recipe: the ramps by step, their tints, then the surfaces and
 * roles as rules over the modes, and the colors of charts. The roles are solved with the colors that
 * steps are pinned to.
 */
export function generateColors({ color, overrides = {} }: ColorRecipe): readonly Token[] {
  const ramps = generateRamps(color);
  const seen = color.solid === "strict" ? ramps : pinSteps(ramps, overrides);
  const roleSet = getRoleSet(roleRulesOf(color));
  const [light, lightHigh] = solveScheme(color, roleSet, seen, "light");
  const [dark, darkHigh] = solveScheme(color, roleSet, seen, "dark");
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
  return [
    ...all.flatMap(tokensOfSteps),
    ...all.flatMap(tokensOfTints),
    ...roles,
    ...generateData(color, { light, dark }),
  ];
}

/** Only the base has a description: that of any other step would repeat its name. */
function tokensOfSteps({ name, base, baseIndex, swatches }: ColorRamp): Token[] {
  return swatches.map((swatch, i) => {
    const isBase = name !== "neutral" && i === baseIndex && swatch.hex === base;
    return defineStep(swatch, isBase ? `The base color of ${name}` : undefined);
  });
}

function tokensOfTints({ tints = [] }: ColorRamp): Token[] {
  return tints.map((swatch) => defineStep(swatch));
}

function defineStep({ hex, wide, definition }: Swatch, description?: string): Token {
  const { to } = definition as Alias;
  const value: ColorValue = { type: "color", hex, alpha: 1, ...(wide && { wide }) };
  return defineColor(to, value, description);
}

function defineColor(path: TokenPath, definition: TokenDefinition, description?: string): Token {
  const token = { path, name: tokenName(path), category: "color", definition } as const;
  return Object.freeze({ ...token, ...(description && { description }), pinned: false });
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

/** The color of one role in each scheme and contrast. */
type SwatchByMode = {
  readonly light: Swatch;
  readonly dark: Swatch;
  readonly lightHigh: Swatch;
  readonly darkHigh: Swatch;
};

/**
 * Returns the shortest definition with the four colors: no case repeats the value that applies
 * without it.
 */
function definitionOf({ light, dark, lightHigh, darkHigh }: SwatchByMode): TokenDefinition {
  const cases: Rule["cases"][number][] = [];
  if (!isSame(dark, light)) cases.push({ when: { scheme: "dark" }, then: dark.definition });
  if (!isSame(lightHigh, light))
    cases.push({ when: { contrast: "high" }, then: lightHigh.definition });
  const withoutLast = isSame(lightHigh, light) ? dark : lightHigh;
  if (!isSame(darkHigh, withoutLast)) {
    cases.push({ when: { scheme: "dark", contrast: "high" }, then: darkHigh.definition });
  }
  return cases.length === 0
    ? light.definition
    : { type: "rule", otherwise: light.definition, cases };
}

/**
 * Returns whether two swatches are the same: one palette step, or one color outside the palettes.
 */
function isSame(one: Swatch, other: Swatch): boolean {
  const { definition: a } = one;
  const { definition: b } = other;
  return a.type === "alias"
    ? b.type === "alias" && a.to === b.to
    : b.type === "color" && a.hex === b.hex && a.alpha === b.alpha;
}
