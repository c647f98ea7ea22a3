export { contrastRatio, printContrast } from "./contrast.ts";
export * from "./css-color-names.ts";
export { maxChroma } from "./gamut.ts";
export * from "./hex-color.ts";
export * from "./hsl.ts";
export { oklabOf } from "./oklab.ts";
export { hexOfOklch, oklchOf, type Oklch } from "./oklch.ts";
export { hexOfRgb, rgbOf, type Rgb } from "./rgb.ts";
