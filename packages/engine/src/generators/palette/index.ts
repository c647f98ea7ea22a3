export { paletteSteps } from "./contrast-window.ts";
export type { PaletteStep } from "./contrast-window.ts";
export { generateNeutrals, generateTints } from "./generate-neutrals.ts";
export { generatePalette } from "./generate-palette.ts";
export type { Palette, PaletteEntry } from "./palette.ts";
