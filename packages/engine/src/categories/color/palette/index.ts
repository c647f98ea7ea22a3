export { paletteSteps } from "#checks/palette-steps.ts";
export type { PaletteStep } from "#checks/palette-steps.ts";
export { generateNeutrals, generateTints } from "./generate-neutrals.ts";
export { defaultDesign, generatePalette, generateSteps } from "./generate-palette.ts";
export type { PaletteDesign, PalettePins } from "./generate-palette.ts";
export type { Palette, PaletteEntry } from "./palette.ts";
export { listTasteColors } from "./taste-colors.ts";
export { widenSteps } from "./widen-steps.ts";
