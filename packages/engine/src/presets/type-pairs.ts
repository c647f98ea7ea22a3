import type { Mood } from "./preset.ts";
import { presetRows } from "./preset-rows.ts";

/** A font for headings and one for texts that belong together. */
export type TypePair = {
  readonly heading: string;
  readonly body: string;
  readonly moods: readonly Mood[];
};

const furtherPairs: readonly TypePair[] = [
  { heading: "Inter", body: "Inter", moods: ["calm", "technical"] },
  { heading: "Plus Jakarta Sans", body: "Inter", moods: ["calm", "playful"] },
  { heading: "Space Grotesk", body: "Space Grotesk", moods: ["technical", "bold"] },
  { heading: "Sora", body: "Sora", moods: ["technical", "playful"] },
  { heading: "DM Sans", body: "DM Sans", moods: ["calm", "warm"] },
  { heading: "Fraunces", body: "Source Serif 4", moods: ["printed", "warm"] },
  { heading: "Playfair Display", body: "DM Sans", moods: ["printed"] },
  { heading: "Bricolage Grotesque", body: "Inter", moods: ["bold", "playful"] },
  { heading: "Archivo", body: "Source Serif 4", moods: ["printed", "bold"] },
  { heading: "Literata", body: "Literata", moods: ["printed", "calm"] },
];

/** The pairs of fonts that shuffling chooses from: those of the presets and further ones. */
export const typePairs: readonly TypePair[] = [
  ...Object.values(presetRows).map(({ heading, body, moods }) => ({ heading, body, moods })),
  ...furtherPairs,
];

/** Returns the ratio for narrow viewports that belongs to one for wide viewports. */
export function narrowRatio(wide: number): number {
  return Math.round((1 + (wide - 1) * 0.8) * 1000) / 1000;
}
