import { generateBreakpoints } from "#generators/breakpoint/generate-breakpoints.ts";
import { generateMotion } from "#generators/motion/generate-motion.ts";
import { generateRadii } from "#generators/radius/generate-radii.ts";
import { generateColors } from "#generators/roles/index.ts";
import { generateShadows } from "#generators/shadow/generate-shadows.ts";
import type { ShadowColors } from "#generators/shadow/generate-shadows.ts";
import { generateSizes } from "#generators/size/generate-sizes.ts";
import { generateSpacing } from "#generators/spacing/generate-spacing.ts";
import { generateTypography } from "#generators/type-scale/generate-typography.ts";
import { generateZIndices } from "#generators/z-index/generate-z-indices.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Recipe } from "#recipe/recipe.ts";
import type { Token } from "#tokens/token.ts";

/** Every token that follows from a recipe's decisions, category by category, before its overrides and custom tokens. */
export function generateTokens(recipe: Recipe): readonly Token[] {
  const colors = generateColors(recipe);
  return [
    ...colors,
    ...generateTypography(recipe),
    ...generateSizes(recipe),
    ...generateSpacing(recipe),
    ...generateRadii(recipe),
    ...generateShadows(recipe, shadowColorsOf(colors)),
    ...generateBreakpoints(recipe),
    ...generateZIndices(recipe),
    ...generateMotion(),
  ];
}

function shadowColorsOf(colors: readonly Token[]): ShadowColors {
  return {
    darkest: getHex(colors, "color.neutral.950"),
    lightest: getHex(colors, "color.neutral.50"),
  };
}

function getHex(colors: readonly Token[], path: string): HexColor {
  const definition = colors.find((token) => token.path === path)?.definition;
  if (definition?.type === "color") return definition.hex;
  throw new RangeError(`Shadows are made of "${path}", which is no color`);
}
