export * from "./accept-nearest-targets.ts";
export * from "./about-decision.ts";
export * from "./change-decision.ts";
export {
  baseStepPath,
  contrastTargetPath,
  customTokenPath,
  findPalette,
  namesPath,
  notePath,
  orderPath,
  overridePath,
  palettePath,
  palettesPath,
  pinnedStepPath,
  type DecisionPath,
  type FixedDecisionPath,
  type NamedListPath,
  type OrderedListPath,
  type PalettePath,
  type StepListPath,
} from "./decision-path.ts";
export * from "./describe-changes.ts";
export {
  applyPatch,
  diffRecipes,
  invertPatch,
  joinPatches,
  type RecipePatch,
} from "./diff-recipes.ts";
export * from "./decisions.ts";
export { findRenames, renameLike } from "./find-renames.ts";
export * from "./merge-recipes.ts";
export * from "./new-defaults.ts";
export * from "./restore-part.ts";
export * from "./rename-token.ts";
export { stepLists, type NamedSteps } from "./step-lists.ts";
export { applySuggestedColor, findStepOfBase } from "./palettes/apply-suggested-color.ts";
export {
  checkPalette,
  countLostPromises,
  listLost,
  listLostPalettes,
} from "./palettes/check-palette.ts";
export { findLostPromises, type LostPromise } from "./palettes/find-lost-promises.ts";
export { findMovedSteps } from "./palettes/find-moved-steps.ts";
export { addNamedPalette, renameNamedPalette } from "./palettes/name-palette.ts";
export { findBase, readRamp, type RampStep } from "./palettes/read-ramp.ts";
export { findPaletteChanges, revertPalette } from "./palettes/revert-palette.ts";
