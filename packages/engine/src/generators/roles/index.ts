export { findTakenPalettes } from "./find-taken-palettes.ts";
export { generateColors } from "./generate-colors.ts";
