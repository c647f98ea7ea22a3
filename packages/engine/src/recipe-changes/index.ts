export { aboutDecision } from "./about-decision.ts";
export type { DecisionSubject } from "./about-decision.ts";
export { changeDecision, pinToken, unpinToken } from "./change-decision.ts";
export { paletteBasePath, pinStep, putBaseOn, releaseStep, unpinStep } from "./change-pins.ts";
export {
  baseStepPath,
  findPalette,
  namesPath,
  orderPath,
  overridePath,
  palettePath,
  palettesPath,
  pinnedStepPath,
} from "./decision-path.ts";
export type {
  DecisionPath,
  FixedDecisionPath,
  NamedListPath,
  PalettePath,
  StepListPath,
} from "./decision-path.ts";
export { readDecision, readDecisions, writeDecision, writeDecisions } from "./decisions.ts";
export { describeChanges } from "./describe-changes.ts";
export type { RecipeChange } from "./describe-changes.ts";
export { applyPatch, diffRecipes, invertPatch, joinPatches } from "./diff-recipes.ts";
export type { RecipePatch } from "./diff-recipes.ts";
export { isDecisionPath } from "./is-decision-path.ts";
export { findRenames } from "./find-renames.ts";
export { mergeRecipes, settleCollisions } from "./merge-recipes.ts";
export type { Choice, Collision, Merge } from "./merge-recipes.ts";
export { pinInModes } from "./pin-in-modes.ts";
export { renameLike } from "./rename-like.ts";
export { stepLists } from "./step-lists.ts";
export type { NamedSteps } from "./step-lists.ts";
