export { findTakenNames } from "./find-taken-names.ts";
export { freeStepNames } from "./free-step-names.ts";
export { generateColors } from "./generate-colors.ts";
