import { titleAll, wholeKeys, type CategoryModule } from "../category-module.ts";
import { typographyDecisions, type Typography } from "./decisions.ts";
import { generateTypography } from "./generate-typography.ts";
import { bodySteps, headingSteps } from "./type-steps.ts";

const baseKeys = wholeKeys([
  "font-family.body",
  "font-family.heading",
  "font-size.base",
  "line-height.base",
]);
const headingSizeKeys = wholeKeys(headingSteps.map(({ key }) => `font-size.heading-${key}`));
const bodySizeKeys = wholeKeys(bodySteps.map(({ key }) => `font-size.body-${key}`));
const letterSpacingKeys = wholeKeys(headingSteps.map(({ key }) => `letter-spacing.${key}`));
const lineHeightKeys = wholeKeys(headingSteps.map(({ key }) => `line-height.${key}`));

/** Families, sizes, line heights and letter spacings of texts. */
export const typography = {
  section: { key: "typography", decisions: typographyDecisions },
  groups: {
    "font-family": { kind: "fontFamily" },
    "font-size": { kind: "length", range: { min: 1, max: 1000 } },
    "font-weight": { kind: "number", range: { min: 1, max: 1000 } },
    "line-height": { kind: "number", range: { min: 0.5, max: 10 } },
    "letter-spacing": { kind: "length", range: { min: -100, max: 100 } },
  },
  generate: generateTypography,
  axis: undefined,
  titles: (recipe: { readonly typography: Typography }) => titleAll(printTitle(recipe.typography)),
  variables: {
    base: () => baseKeys,
    fontSizeHeading: () => headingSizeKeys,
    fontSizeBody: () => bodySizeKeys,
    letterSpacing: () => letterSpacingKeys,
    lineHeight: () => lineHeightKeys,
  },
} as const satisfies CategoryModule<"typography">;

function printTitle({ basePx, ratioNarrow, ratioWide, isFluid }: Typography): string {
  return `Type, ${basePx} px at ${isFluid ? `${ratioNarrow} to ${ratioWide}` : ratioWide}`;
}
