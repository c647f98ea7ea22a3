export { findTakenNames, findTakenSteps } from "./find-taken-names.ts";
export { generateColors } from "./generate-colors.ts";
