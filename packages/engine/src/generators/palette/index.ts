export { paletteSteps } from "#checks/contrast-window.ts";
export type { PaletteStep } from "#checks/contrast-window.ts";
export { generateNeutrals, generateTints } from "./generate-neutrals.ts";
export { defaultDesign, generatePalette, generateSteps } from "./generate-palette.ts";
export type { PaletteDesign, PalettePins } from "./generate-palette.ts";
export type { Palette, PaletteEntry } from "./palette.ts";
export { widenSteps } from "./widen-steps.ts";
