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
    ...generateMotion(recipe),
  ];
}

function shadowColorsOf(colors: readonly Token[]): ShadowColors {
  const neutrals = colors.filter(({ path }) => path.startsWith("color.neutral."));
  return { darkest: getHex(neutrals.at(-1)), lightest: getHex(neutrals[0]) };
}

function getHex(token: Token | undefined): HexColor {
  if (token?.definition.type === "color") return token.definition.hex;
  throw new RangeError("Shadows are made of the ends of the neutral ramp, which has none");
}
