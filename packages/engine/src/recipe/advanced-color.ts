import type { HexColor } from "#color/hex-color.ts";

/** The steps of a palette where a recipe names no others, from the lightest to the darkest. */
export const paletteSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
/** The name of one of these steps. */
export type PaletteStep = (typeof paletteSteps)[number];

/** How the chroma of a palette's other steps follows its base's. */
export const vividnesses = ["muted", "natural", "vivid"] as const;
/** Whether the dark steps of a yellow keep its hue, which looks olive, or bend towards gold. */
export const yellowBends = ["plain", "golden"] as const;
/** How light the lightest step of a palette is. */
export const lightEnds = ["soft", "standard", "bright"] as const;
/** How dark the darkest step of a palette is. */
export const darkEnds = ["soft", "standard", "deep"] as const;

/** What a person likes of palettes, by name; whatever is chosen, every promise is kept. */
export type Taste = {
  readonly vividness: (typeof vividnesses)[number];
  readonly yellows: (typeof yellowBends)[number];
  readonly lightEnd: (typeof lightEnds)[number];
  readonly darkEnd: (typeof darkEnds)[number];
};

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
  taste: { vividness: "natural", yellows: "plain", lightEnd: "standard", darkEnd: "standard" },
  palettes: {},
  baseSteps: {},
  pinnedSteps: {},
};

/** The names of the extra palettes that have roles, in order. */
export function namesOfRolePalettes(advanced: AdvancedColor | undefined): readonly string[] {
  return Object.entries(advanced?.palettes ?? {}).flatMap(([name, { hasRoles }]) =>
    hasRoles ? [name] : [],
  );
}
