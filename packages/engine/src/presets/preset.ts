import type { Recipe } from "#recipe/recipe.ts";
import type { HexColor } from "#color/hex-color.ts";

/** The moods of presets, in the order of the filter. */
export const moods = ["calm", "warm", "bold", "printed", "technical", "playful"] as const;

/** The mood of a preset. */
export type Mood = (typeof moods)[number];

/** The light of the characters of shadows: from above. */
const light = { angle: 90, height: 1 } as const;

/** The characters of shadows: their strength and softness. */
export const shadowCharacters = {
  none: { strength: 0, softness: 0, ...light },
  crisp: { strength: 1, softness: 0.5, ...light },
  soft: { strength: 1, softness: 1, ...light },
  deep: { strength: 1.6, softness: 1.4, ...light },
} as const satisfies Readonly<Record<string, Recipe["shadow"]>>;

/** The name of a character of shadows. */
export type ShadowCharacter = keyof typeof shadowCharacters;

/** A named recipe to start from. */
export type Preset<Id extends string = string> = {
  readonly id: Id;
  readonly moods: readonly Mood[];
  readonly recipe: Recipe;
};

/** The decisions of a preset, as its row lists them. */
export type PresetRow = {
  readonly base: HexColor | `#${string}`;
  readonly heading: string;
  readonly body: string;
  readonly ratio: number;
  readonly radiusPx: number;
  readonly shadow: ShadowCharacter;
  readonly moods: readonly Mood[];
  /** Defaults to 4. */
  readonly unitPx?: 8;
  /** Defaults to comfortable. */
  readonly density?: "compact";
  /** Defaults to 0.01. */
  readonly neutralChroma?: number;
  /** The weight of headings; defaults to 600. */
  readonly headingWeight?: number;
  /** Defaults to 1. */
  readonly borderPx?: number;
};
