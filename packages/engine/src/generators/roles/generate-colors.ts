import type { RoleName } from "#checks/promised-pairs.ts";
import { rolePath } from "#checks/check-promises.ts";
import type { Scheme } from "#tokens/mode.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Token, TokenDefinition } from "#tokens/token.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { generateRamps } from "./color-ramps.ts";
import type { ColorRamp, RampName } from "./color-ramps.ts";
import { definitionOf } from "./mode-definition.ts";
import type { SwatchByMode } from "./mode-definition.ts";
import { roleTable } from "./role-table.ts";
import { chooseSurfaces, solveRoles } from "./solve-roles.ts";
import type { Solved } from "./solve-roles.ts";
import { surfaceTable } from "./surface-table.ts";
import type { Swatch } from "./swatch.ts";

const rampTexts: Readonly<Record<RampName, string>> = {
  primary: "Primary",
  neutral: "Neutral",
  success: "Success",
  warning: "Warning",
  danger: "Danger",
  info: "Info",
};

/** Every color token of a recipe: the ramps step by step, then the surfaces and roles as rules over the modes. */
export function generateColors({ color }: Pick<Recipe, "color">): readonly Token[] {
  const ramps = generateRamps(color);
  const [light, lightHigh] = solveScheme(color, ramps, "light");
  const [dark, darkHigh] = solveScheme(color, ramps, "dark");
  const roles = [...surfaceTable, ...roleTable].map(({ name, description }) => {
    const swatches = { light, dark, lightHigh, darkHigh };
    return defineColor(rolePath(name), definitionOf(pick(swatches, name)), description);
  });
  return [...[...ramps.values()].flatMap(tokensOf), ...roles];
}

function tokensOf({ name, entries }: ColorRamp): readonly Token[] {
  return entries.map(({ step, hex, isBase }) =>
    defineColor(
      tokenPath(`color.${name}.${step}`),
      { type: "color", hex, alpha: 1 },
      isBase ? `${rampTexts[name]} ${step}, the base color` : `${rampTexts[name]} ${step}`,
    ),
  );
}

function defineColor(path: TokenPath, definition: TokenDefinition, description: string): Token {
  return Object.freeze({ path, category: "color", definition, description, pinned: false });
}

/** The roles of a scheme in default and in high contrast. */
function solveScheme(
  color: Recipe["color"],
  ramps: ReadonlyMap<RampName, ColorRamp>,
  scheme: Scheme,
): readonly [Solved, Solved] {
  const surfaces = chooseSurfaces(color, ramps, scheme);
  return [
    solveRoles(surfaces, ramps, { scheme, contrast: "default" }),
    solveRoles(surfaces, ramps, { scheme, contrast: "high" }),
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
