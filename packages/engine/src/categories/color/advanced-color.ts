import { paletteSteps } from "#checks/palette-steps.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { ValueOf } from "#decisions/decision.ts";
import { defaultOf } from "#decisions/default-of.ts";
import { choice, group, later } from "#decisions/kinds.ts";

/** How the chroma of a palette's other steps follows its base's. */
export const vividnesses = ["muted", "natural", "vivid"] as const;
/** Whether the dark steps of a yellow keep its hue, which looks olive, or bend towards gold. */
export const yellowBends = ["plain", "golden"] as const;
/** How light the lightest step of a palette is. */
export const lightEnds = ["soft", "standard", "bright"] as const;
/** How dark the darkest step of a palette is. */
export const darkEnds = ["soft", "standard", "deep"] as const;

/** What a person likes of palettes, by name; whatever is chosen, every promise is kept. */
export const tasteDecisions = group({
  vividness: later(choice(vividnesses, "natural")),
  yellows: later(choice(yellowBends, "plain")),
  lightEnd: later(choice(lightEnds, "standard")),
  darkEnd: later(choice(darkEnds, "standard")),
});

/** A choice of each taste. */
export type Taste = ValueOf<typeof tasteDecisions>;

/** A palette beside the primary one and those of the statuses. */
export type ExtraPalette = {
  readonly base: HexColor;
  /** Whether it has roles of its own: a solid and a quiet surface with what is written on them, a text, a border. */
  readonly hasRoles: boolean;
};

/** A value by the name of a palette: primary, a status, or an extra one. */
export type ByPalette<T> = Readonly<Record<string, T>>;

/** The decisions of a color system that most projects leave alone. */
export type AdvancedColor = {
  /** The names of the steps of every palette, from the lightest; as many as there are steps. */
  readonly stepNames: readonly string[];
  /** Whether every palette but the neutral one has a ramp of quiet tints beside it (`color.primary-tint.100`). */
  readonly hasTints: boolean;
  readonly taste: Taste;
  readonly palettes: ByPalette<ExtraPalette>;
  /** The step that a palette's base is pinned on, where it is not the one whose contrast window holds it. */
  readonly baseSteps: ByPalette<string>;
  /** Colors that steps of a palette are pinned to, by the step's name. */
  readonly pinnedSteps: ByPalette<Readonly<Record<string, HexColor>>>;
};

/** What holds where a recipe says nothing else. */
export const defaultAdvancedColor: AdvancedColor = {
  stepNames: paletteSteps.map(String),
  hasTints: false,
  taste: defaultOf(tasteDecisions),
  palettes: {},
  baseSteps: {},
  pinnedSteps: {},
};

/** The names of the extra palettes that have roles, in order. */
export function namesOfRolePalettes({ palettes }: AdvancedColor): readonly string[] {
  return Object.entries(palettes).flatMap(([name, { hasRoles }]) => (hasRoles ? [name] : []));
}
