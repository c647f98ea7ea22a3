export { checkPalettes } from "./categories/color/check-palettes.ts";
export type { PaletteCheck, StepPromise } from "./categories/color/check-palettes.ts";
export { hardBases } from "./checks/hard-bases.ts";
export { scorePalette } from "./checks/palette-score.ts";
export type { PaletteScore } from "./checks/palette-score.ts";
export { suggestColor } from "./checks/suggest-color.ts";
export type { HexColor } from "./color/hex-color.ts";
export { parseHexColor } from "./color/hex-color.ts";
export { createDesign } from "./design/create-design.ts";
export type { Design } from "./design/design.ts";
export { parseRecipe } from "./design/parse-recipe.ts";
export { parseStoredRecipe } from "./design/parse-stored-recipe.ts";
export { diffTokenSets } from "./diff/diff-token-sets.ts";
export type {
  PromiseChange,
  Release,
  Renaming,
  TokenChange,
  TokenSetDiff,
  ValueChange,
} from "./diff/token-set-diff.ts";
export { printCss } from "./exporters/css/print.ts";
export type { CssPrintOptions } from "./exporters/css/print.ts";
export { cssFormat } from "./exporters/css/format.ts";
export { formatFamilies, formatList, listedFormats } from "./exporters/format/format-list.ts";
export type { FormatFamily, ListedFormat } from "./exporters/format/format-list.ts";
export { hasEffect } from "./exporters/has-effect.ts";
export { lessFormat } from "./exporters/less/format.ts";
export { nameTokens } from "./exporters/names/name-tokens.ts";
export { mostTextLength, parsePrintOptions } from "./exporters/options/parse-options.ts";
export { findFormat, formats } from "./exporters/registry.ts";
export { scssFormat } from "./exporters/scss/format.ts";
export { printScss } from "./exporters/scss/print.ts";
export type { PrintedFile, PrintedFiles } from "./exporters/format/printed-file.ts";
export type { Format } from "./exporters/format/format.ts";
export type { FormatOption, PrintOptions, TitlePlace } from "./exporters/options/print-options.ts";
export type { ReadMode, ReadValue } from "./readers/modes/read-mode.ts";
export type { ReadableFile } from "./readers/readable-file.ts";
export { generatePalette, listTasteColors } from "./categories/color/palette/index.ts";
export { paletteSteps } from "./checks/palette-steps.ts";
export type { Palette, PaletteEntry } from "./categories/color/palette/index.ts";
export type { PaletteStep } from "./checks/palette-steps.ts";
export { fullRadiusPx, nestRadius, radiusSteps } from "./categories/radius/generate-radius.ts";
export { sizeSteps } from "./categories/size/generate-size.ts";
export { isPressable } from "./categories/size/target-size.ts";
export { bodySteps, headingSteps, namedRatios } from "./categories/typography/type-steps.ts";
export { isLegible } from "./categories/typography/legibility.ts";
export { isZoomable } from "./categories/typography/zoom.ts";
export {
  darkEnds,
  defaultAdvancedColor,
  lightEnds,
  vividnesses,
  yellowBends,
} from "./categories/color/advanced-color.ts";
export type {
  AdvancedColor,
  ByPalette,
  ExtraPalette,
  Taste,
} from "./categories/color/advanced-color.ts";
export {
  addPalette,
  removePalette,
  renamePalette,
  setPaletteRoles,
} from "./recipe/change-palettes.ts";
export {
  findColorStepReferences,
  nameColorSteps,
  pathsOfTints,
  setTints,
} from "./recipe/change-color-steps.ts";
export {
  addMotionStep,
  orderMotionSteps,
  pathsOfMotionStep,
  removeMotionStep,
  renameMotionStep,
} from "./recipe/change-motion-steps.ts";
export type { MotionList } from "./recipe/change-motion-steps.ts";
export {
  addSpacingStep,
  orderSpacingSteps,
  pathsOfSpacingStep,
  removeSpacingStep,
  renameSpacingStep,
} from "./recipe/change-spacing-steps.ts";
export * from "./recipe-changes/index.ts";
export { createRecipe } from "./recipe/create-recipe.ts";
export { listPalettes } from "./categories/color/list-palettes.ts";
export type { RecipePalette } from "./categories/color/list-palettes.ts";
export { lengthUnits } from "./tokens/length.ts";
export { recipeCounts } from "./decisions/recipe-counts.ts";
export { recipeLimits } from "./recipe/recipe-limits.ts";
export type { NumberLimits } from "./decisions/decision.ts";
export type { BreakpointKey } from "./categories/breakpoint/decisions.ts";
export type { RaisedLayer, ZIndexLayer } from "./categories/z-index/decisions.ts";
export type { Recipe } from "./recipe/recipe.ts";
export type { StatusName } from "./checks/statuses.ts";
export { breakpointKeys } from "./categories/breakpoint/decisions.ts";
export { statusNames } from "./checks/statuses.ts";
export { zIndexLayers } from "./categories/z-index/decisions.ts";
export type { Motion } from "./categories/motion/decisions.ts";
export { defaultMotion } from "./categories/motion/decisions.ts";
export type { SpacingStep } from "./categories/spacing/decisions.ts";
export { defaultSpacingSteps } from "./categories/spacing/decisions.ts";
export { starterPalettes } from "./categories/color/starter-palettes.ts";
export type { StarterPalette } from "./categories/color/starter-palettes.ts";
export { findTokenReferences } from "./recipe/token-references.ts";
export type { TokenReferences } from "./recipe/token-references.ts";
export { axisOfCategory } from "./categories/axis-of-category.ts";
export { categoryOrder } from "./categories/category-order.ts";
export { categoryOfSection } from "./categories/category-of-section.ts";
export { findGroupCategory } from "./tokens/category.ts";
export type { TokenGroup } from "./tokens/group.ts";
export { convertLengthToPx, convertPxToLength } from "./tokens/length.ts";
export type { Contrast, Density, Modes, Scheme } from "./tokens/mode.ts";
export { defaultModes, listModes, modeAxes } from "./tokens/mode.ts";
export { hasAlias } from "./tokens/has-alias.ts";
export { isEqual } from "./tokens/is-equal.ts";
export { printTokenValue } from "./tokens/print-token-value.ts";
export type {
  ExpectedWord,
  NameOwner,
  Parsed,
  Problem,
  ProblemCode,
  ProblemValues,
  ValuePart,
} from "./tokens/problem.ts";
export { resolve } from "./tokens/resolve.ts";
export type * from "./tokens/token.ts";
export type { TokenPath } from "./tokens/token-path.ts";
export { isTokenPath, tokenName, tokenPath } from "./tokens/token-path.ts";
export { findFixedUnit } from "./tokens/top-groups.ts";
export type { Category } from "./tokens/top-groups.ts";
export type { ContrastPromise, TokenSet } from "./tokens/token-set.ts";
export { applyVariables } from "./variables/apply-variables.ts";
export type { VariablesChange } from "./variables/apply-variables.ts";
export { parseTokenValue } from "./variables/parse-token-value.ts";
export { hasPinnedVariable, readVariables } from "./variables/read-variables.ts";
export type { Variable } from "./variables/read-variables.ts";
export type { VariableGroup } from "./variables/variable-groups.ts";
