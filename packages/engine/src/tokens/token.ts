import type { HexColor } from "#color/hex-color.ts";
import type { Oklch } from "#color/oklch.ts";
import type { Category } from "./top-groups.ts";
import type { Modes } from "./modes/mode.ts";
import type { TokenPath } from "./token-path.ts";

/** The units of printed lengths. */
export type LengthUnit = "px" | "rem" | "em";

/** A color of the sRGB gamut with its opacity, 0 to 1. */
export type ColorValue = {
  readonly type: "color";
  readonly hex: HexColor;
  readonly alpha: number;
  /**
   * The color for wide-gamut screens, inside Display P3, to 4 decimals; a generated one has the
   * same luminance as `hex`.
   */
  readonly wide?: Oklch;
};
/** A length. px and rem are from DTCG; em is our addition, for formats with CSS values. */
export type DimensionValue = {
  readonly type: "dimension";
  readonly value: number;
  readonly unit: LengthUnit;
};
/**
 * A length from `minPx` at the narrow viewport to `maxPx` at the wide one; `unit` is that of its
 * text. The unit is never em, which would measure the viewport by the font size around it.
 */
export type FluidDimensionValue = {
  readonly type: "fluidDimension";
  readonly minPx: number;
  readonly maxPx: number;
  readonly minViewportPx: number;
  readonly maxViewportPx: number;
  readonly unit: Exclude<LengthUnit, "em">;
};
/** A number without a unit: a line height, a z-index. */
export type NumberValue = { readonly type: "number"; readonly value: number };
/** A word of CSS that is not a number: the z-index `auto`. */
export type KeywordValue = { readonly type: "keyword"; readonly value: "auto" };
/** Font families, the preferred one first. */
export type FontFamilyValue = { readonly type: "fontFamily"; readonly families: readonly string[] };
/** One shadow of a stack. */
export type ShadowLayer = {
  readonly color: ColorValue;
  readonly offsetXPx: number;
  readonly offsetYPx: number;
  readonly blurPx: number;
  readonly spreadPx: number;
};
/** A stack of shadows, the one nearest to the viewer first. */
export type ShadowValue = { readonly type: "shadow"; readonly layers: readonly ShadowLayer[] };
/** A span of time. */
export type DurationValue = { readonly type: "duration"; readonly ms: number };
/** An easing curve by the two middle points of its Bézier: x1, y1, x2, y2. */
export type CubicBezierValue = {
  readonly type: "cubicBezier";
  readonly points: readonly [number, number, number, number];
};

/** A value without an alias or modes. */
export type TokenValue =
  | ColorValue
  | DimensionValue
  | FluidDimensionValue
  | NumberValue
  | KeywordValue
  | FontFamilyValue
  | ShadowValue
  | DurationValue
  | CubicBezierValue;

/** The value of another token. */
export type Alias = { readonly type: "alias"; readonly to: TokenPath };

/** The definition of a token in one mode. */
export type LiteralOrAlias = TokenValue | Alias;

/** A value that depends on the modes: the last case whose `when` applies overrides `otherwise`. */
export type Rule = {
  readonly type: "rule";
  readonly otherwise: LiteralOrAlias;
  readonly cases: readonly { readonly when: Partial<Modes>; readonly then: LiteralOrAlias }[];
};

/** The definition of a token: a value, an alias, or a rule that chooses one by mode. */
export type TokenDefinition = LiteralOrAlias | Rule;

/** A named value in the DTCG sense. */
export type Token = {
  readonly path: TokenPath;
  /** The path as `tokenName` returns it, computed once because every format prints it. */
  readonly name: string;
  readonly category: Category;
  readonly definition: TokenDefinition;
  readonly description?: string;
  /** The token to use instead, or true without one; absent if the token is not deprecated. */
  readonly deprecated?: TokenPath | true;
  /** True when pinned by the user: the value is an override and does not follow the recipe. */
  readonly pinned: boolean;
};
