export * from "./categories/color/check-palettes.ts";
export {
  contrastLevels,
  contrastRatioLimits,
  listContrastPairs,
} from "./categories/color/contrast-targets.ts";
export type { ContrastTarget, ContrastTargets } from "./checks/contrast-target.ts";
export * from "./design/explain-fill.ts";
export * from "./design/find-missed-targets.ts";
export * from "./design/separate-statuses.ts";
export { suggestColor } from "./checks/suggest-color.ts";
export * from "./color/hex-color.ts";
export { createDesign, parseRecipe } from "./design/parse-recipe.ts";
export type * from "./design/design.ts";
export * from "./design/parse-stored-recipe.ts";
export * from "./diff/diff-token-sets.ts";
export * from "./diff/list-differences.ts";
export type * from "./diff/token-set-diff.ts";
export * from "./exporters/css/print.ts";
export * from "./exporters/css/format.ts";
export * from "./exporters/format/format-list.ts";
export {
  hasEffect,
  type FormatOption,
  type PrintOptions,
  type TitlePlace,
} from "./exporters/options/print-options.ts";
export * from "./exporters/less/format.ts";
export {
  listTextStyles,
  type TextProperty,
  type TextStyle,
} from "./exporters/format/text-styles.ts";
export { nameTokens } from "./exporters/names/name-tokens.ts";
export * from "./exporters/options/parse-options.ts";
export * from "./exporters/registry.ts";
export * from "./exporters/scss/format.ts";
export * from "./exporters/scss/print.ts";
export type * from "./exporters/format/format.ts";
export type * from "./readers/modes/read-mode.ts";
export type { ReadableFile } from "./readers/modes/read-mode.ts";
export {
  generatePalette,
  listTasteColors,
  type Palette,
  type PaletteEntry,
} from "./categories/color/palette/index.ts";
export * from "./checks/palette-steps.ts";
export { fullRadiusPx, nestRadius, radiusSteps } from "./categories/radius/generate-radius.ts";
export { sizeSteps } from "./categories/size/generate-size.ts";
export * from "./categories/size/target-size.ts";
export { weightNames } from "./categories/typography/decisions.ts";
export { bodySteps, headingSteps, namedRatios } from "./categories/typography/type-steps.ts";
export * from "./categories/typography/legibility.ts";
export {
  defaultAdvancedColor,
  type AdvancedColor,
  type ByPalette,
  type ExtraPalette,
  type Taste,
} from "./categories/color/advanced-color.ts";
export * from "./recipe/change-palettes.ts";
export * from "./recipe/change-color-steps.ts";
export * from "./recipe/create-recipe.ts";
export * from "./categories/color/list-palettes.ts";
export { lengthUnits, convertLengthToPx, convertPxToLength } from "./tokens/length.ts";
export * from "./decisions/recipe-counts.ts";
export type { TokenNote } from "./recipe/token-note.ts";
export { recipeLimits, type Recipe } from "./recipe/recipe.ts";
export type { NumberLimits } from "./decisions/decision.ts";
export { breakpointKeys, type BreakpointKey } from "./categories/breakpoint/decisions.ts";
export {
  zIndexLayers,
  type RaisedLayer,
  type ZIndexLayer,
} from "./categories/z-index/decisions.ts";
export * from "./checks/statuses.ts";
export type { Motion } from "./categories/motion/decisions.ts";
export type { SpacingStep } from "./categories/spacing/decisions.ts";
export * from "./categories/color/starter-palettes.ts";
export * from "./recipe/token-references.ts";
export { axisOfCategory, categoryOrder } from "./categories/index.ts";
export { categoryOfSection } from "./categories/recipe-sections.ts";
export { findGroupCategory } from "./tokens/top-groups.ts";
export type * from "./tokens/token-set.ts";
export {
  defaultModes,
  listModes,
  modeAxes,
  type Contrast,
  type Density,
  type Modes,
  type Scheme,
} from "./tokens/modes/mode.ts";
export { hasAlias, listTargets } from "./tokens/definition-branches.ts";
export * from "./tokens/is-equal.ts";
export { printTokenValue } from "./tokens/print-token-value.ts";
export type * from "./tokens/problem.ts";
export { resolve } from "./tokens/modes/resolve.ts";
export * from "./tokens/token-path.ts";
export { findFixedUnit, type Category } from "./tokens/top-groups.ts";
export * from "./variables/apply-variables.ts";
export * from "./variables/parse-definition-text.ts";
export * from "./variables/parse-token-value.ts";
export * from "./variables/read-variables.ts";
export type { VariableGroup } from "./variables/variable-groups.ts";
export * from "./recipe-changes/index.ts";
export * from "./presets/index.ts";
export * from "./shuffle/index.ts";
export * from "./share-code/index.ts";
export type * from "./tokens/token.ts";
