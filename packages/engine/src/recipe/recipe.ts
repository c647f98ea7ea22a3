import type { HexColor } from "#color/hex-color.ts";
import type { Density } from "#tokens/mode.ts";
import type { LengthUnit, TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { AdvancedColor } from "./advanced-color.ts";
import type { Motion } from "./motion.ts";
import type { SpacingStep } from "./spacing-steps.ts";

/** The meanings that a color may carry, in the order they are shown. */
export const statusNames = ["success", "warning", "danger", "info"] as const;
/** One of the meanings that a color may carry. */
export type StatusName = (typeof statusNames)[number];

/** The keys of the viewport widths, from the narrowest. */
export const breakpointKeys = ["xs", "s", "m", "l", "xl", "xxl"] as const;
/** The key of a viewport width. */
export type BreakpointKey = (typeof breakpointKeys)[number];

/** The layers of a page, in the order they are listed. */
export const zIndexLayers = [
  "hide",
  "auto",
  "base",
  "docked",
  "sticky",
  "overlay",
  "modal",
  "notification",
  "dropdown",
  "popover",
  "tooltip",
] as const;
/** A layer of a page. */
export type ZIndexLayer = (typeof zIndexLayers)[number];

/** A layer that is drawn above the page. */
export type RaisedLayer = Exclude<ZIndexLayer, "hide" | "auto" | "base">;

/** The layers above the page, from the lowest to the highest unless a recipe orders them otherwise. */
export const raisedLayers: readonly RaisedLayer[] = zIndexLayers.filter(
  (layer) => layer !== "hide" && layer !== "auto" && layer !== "base",
);

/** What a person decides in a project: small, diffable, the only thing that is saved. */
export type Recipe = {
  readonly color: {
    readonly base: HexColor;
    readonly status: Readonly<Record<StatusName, HexColor>>;
    /** OKLCH chroma of the neutral ramp, 0 to 0.02, at the base color's hue. */
    readonly neutralChroma: number;
    /** Absent in recipes that were stored before there were these decisions: the defaults hold. */
    readonly advanced?: AdvancedColor;
  };
  readonly typography: {
    readonly basePx: number;
    /** Size of a step over the one below it at the narrow viewport (480 px). */
    readonly ratioNarrow: number;
    /** The same at the wide viewport (1536 px); the one used where the type is not fluid. */
    readonly ratioWide: number;
    readonly isFluid: boolean;
    readonly familyBody: readonly string[];
    readonly familyHeading: readonly string[];
  };
  readonly spacing: {
    readonly unitPx: 4 | 8;
    /** The density that exports start in; the other one is a mode. */
    readonly density: Density;
    /** The steps from the smallest; absent in recipes that were stored before steps could be chosen: the defaults hold. */
    readonly steps?: readonly SpacingStep[];
  };
  readonly radius: { readonly basePx: number };
  /** How far shadows reach and how dark they are: 1 is the default character. */
  readonly shadow: { readonly strength: number; readonly softness: number };
  readonly breakpoints: Readonly<Record<BreakpointKey, number>>;
  /** The layers above `base` from the lowest to the highest, and the distance between two. */
  readonly zIndex: { readonly order: readonly RaisedLayer[]; readonly step: number };
  /** Durations and easings; absent in recipes that were stored before they could be chosen: the defaults hold. */
  readonly motion?: Motion;
  /** The unit that lengths are printed in; the recipe itself counts in px. */
  readonly units: { readonly length: LengthUnit };
  /** Exceptions pinned by hand on generated tokens; they survive every regeneration. */
  readonly overrides: Readonly<Record<TokenPath, TokenDefinition>>;
  /** Tokens that no generator makes. */
  readonly customTokens: Readonly<Record<TokenPath, TokenDefinition>>;
};
