import { paletteSteps } from "#checks/palette-steps.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { ValueOf } from "#decisions/decision.ts";
import { defaultOf, formerOf } from "#decisions/default-of.ts";
import { choice, group, later } from "#decisions/kinds.ts";

/** The strengths of the chroma of a palette's other steps, relative to its base. */
export const vividnesses = ["muted", "natural", "vivid"] as const;
/**
 * How far hues follow those of hand-made ramps over lightness: `none` keeps the former palettes
 * whole, with their quieter light steps and subtle surfaces.
 */
export const hueShifts = ["none", "natural", "strong"] as const;
/** The hues of a yellow's dark steps: its own, which looks olive, or bent toward gold. */
export const yellowBends = ["plain", "golden"] as const;
/** The lightness of a palette's lightest step. */
export const lightEnds = ["soft", "standard", "bright"] as const;
/** The darkness of a palette's darkest step. */
export const darkEnds = ["soft", "standard", "deep"] as const;

/** The options of the look of palettes, by name; none of them breaks a promise. */
export const tasteDecisions = group({
  vividness: later(choice(vividnesses, "natural")),
  hueShift: later(choice(hueShifts, "natural"), "none"),
  yellows: later(choice(yellowBends, "plain")),
  lightEnd: later(choice(lightEnds, "standard")),
  darkEnd: later(choice(darkEnds, "standard")),
});

/** One option of each taste. */
export type Taste = ValueOf<typeof tasteDecisions>;

/** A palette besides the primary one and those of the statuses. */
export type ExtraPalette = {
  readonly base: HexColor;
  /**
   * True when it has its own roles: a solid and a quiet surface with their texts, a text and a
   * border.
   */
  readonly hasRoles: boolean;
};

/** A value by the name of a palette: primary, a status, or an extra one. */
export type ByPalette<T> = Readonly<Record<string, T>>;

/** The decisions of a color system that most projects do not change. */
export type AdvancedColor = {
  /** The names of the steps of every palette, from the lightest; one for each step. */
  readonly stepNames: readonly string[];
  /**
   * True when every palette except the neutral one also has quiet tints (`color.primary-tint.100`).
   */
  readonly hasTints: boolean;
  readonly taste: Taste;
  readonly palettes: ByPalette<ExtraPalette>;
  /**
   * The step that a palette's base is pinned to, if it is not the one whose contrast window
   * contains it.
   */
  readonly baseSteps: ByPalette<string>;
  /** Colors that steps of a palette are pinned to, by the step's name. */
  readonly pinnedSteps: ByPalette<Readonly<Record<string, HexColor>>>;
};

/** The defaults of a recipe without advanced decisions. */
export const defaultAdvancedColor: AdvancedColor = {
  stepNames: paletteSteps.map(String),
  hasTints: false,
  taste: defaultOf(tasteDecisions),
  palettes: {},
  baseSteps: {},
  pinnedSteps: {},
};

/** The defaults of a stored recipe from before the advanced decisions. */
export const formerAdvancedColor: AdvancedColor = {
  ...defaultAdvancedColor,
  taste: formerOf(tasteDecisions),
};

/** Lists the names of the extra palettes that have roles, in order. */
export function namesOfRolePalettes({ palettes }: AdvancedColor): readonly string[] {
  return Object.entries(palettes).flatMap(([name, { hasRoles }]) => (hasRoles ? [name] : []));
}
