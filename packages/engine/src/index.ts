export { checkPalettes } from "./checks/check-palettes.ts";
export type { PaletteCheck, StepPromise } from "./checks/check-palettes.ts";
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
export { generatePalette, listTasteColors, paletteSteps } from "./generators/palette/index.ts";
export type { Palette, PaletteEntry, PaletteStep } from "./generators/palette/index.ts";
export { fullRadiusPx, nestRadius, radiusSteps } from "./generators/radius/generate-radii.ts";
export { sizeSteps } from "./generators/size/generate-sizes.ts";
export { isPressable } from "./generators/size/target-size.ts";
export { bodySteps, headingSteps, namedRatios } from "./generators/type-scale/type-steps.ts";
export { isLegible } from "./generators/type-scale/legibility.ts";
export { isZoomable } from "./generators/type-scale/zoom.ts";
export {
  darkEnds,
  defaultAdvancedColor,
  lightEnds,
  vividnesses,
  yellowBends,
} from "./recipe/advanced-color.ts";
export type { AdvancedColor, ByPalette, ExtraPalette, Taste } from "./recipe/advanced-color.ts";
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
export { createRecipe } from "./recipe/create-recipe.ts";
export { listPalettes } from "./recipe/list-palettes.ts";
export type { RecipePalette } from "./recipe/list-palettes.ts";
export { lengthUnits } from "./recipe/parse-value.ts";
export { recipeCounts, recipeLimits } from "./recipe/recipe-limits.ts";
export type { Range } from "./recipe/recipe-limits.ts";
export type {
  BreakpointKey,
  RaisedLayer,
  Recipe,
  StatusName,
  ZIndexLayer,
} from "./recipe/recipe.ts";
export { breakpointKeys, statusNames, zIndexLayers } from "./recipe/recipe.ts";
export type { Motion } from "./recipe/motion.ts";
export { defaultMotion } from "./recipe/motion.ts";
export type { SpacingStep } from "./recipe/spacing-steps.ts";
export { defaultSpacingSteps } from "./recipe/spacing-steps.ts";
export { starterPalettes } from "./recipe/starter-palettes.ts";
export type { StarterPalette } from "./recipe/starter-palettes.ts";
export { findTokenReferences } from "./recipe/token-references.ts";
export type { TokenReferences } from "./recipe/token-references.ts";
export type { TokenGroup } from "./tokens/group.ts";
export { convertLengthToPx, convertPxToLength } from "./tokens/length.ts";
export type { Contrast, Density, Modes, Scheme } from "./tokens/mode.ts";
export { defaultModes, listModes, modeAxes } from "./tokens/mode.ts";
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
export type { ContrastPromise, TokenSet } from "./tokens/token-set.ts";
export { applyVariables } from "./variables/apply-variables.ts";
export type { VariablesChange } from "./variables/apply-variables.ts";
export { parseTokenValue } from "./variables/parse-token-value.ts";
export { hasPinnedVariable, readVariables } from "./variables/read-variables.ts";
export type { Variable } from "./variables/read-variables.ts";
export type { VariableGroup } from "./variables/variable-groups.ts";
