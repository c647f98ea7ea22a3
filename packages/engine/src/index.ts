export type {
  BreakpointKey,
  Recipe,
  StatusName,
  ZIndexLayer,
} from "./recipe/recipe.ts";
export { breakpointKeys, statusNames, zIndexLayers } from "./recipe/recipe.ts";
export type { HexColor } from "./color/hex-color.ts";
export { parseHexColor } from "./color/hex-color.ts";
export type { Contrast, Density, Modes, Scheme } from "./tokens/mode.ts";
export { defaultModes, modeAxes } from "./tokens/mode.ts";
export type * from "./tokens/token.ts";
export type { ContrastPromise, TokenSet } from "./tokens/token-set.ts";
export type { TokenPath } from "./tokens/token-path.ts";
export { isTokenPath, tokenName, tokenPath } from "./tokens/token-path.ts";
