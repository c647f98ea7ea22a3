import { createDesign, type Design, type HexColor, type PresetId, presets } from "@tessera/engine";
import { applyPreset } from "#presets/apply-preset.ts";

/** How many starting points the page shows at once. */
export const startsAtOnce = 6;

/** A design that a first project can begin with. */
export type Start = {
  /** Where it comes from: a preset, the user who brings it along, or a shuffle. */
  readonly origin: PresetId | "own" | "mix";
  readonly design: Design;
};

/** Lists all starting points around a color: the design that the user brings along, then the presets. */
export function listStarts(base: HexColor, own: Design | undefined): readonly Start[] {
  const plain = createDesign(base);
  const ofPresets = presets.map((preset) => ({
    origin: preset.id,
    design: applyPreset(plain, preset, base),
  }));
  return own ? [{ origin: "own", design: own }, ...ofPresets] : ofPresets;
}

/** Returns the starting points that are shown after some presses of "six others". */
export function showStarts(starts: readonly Start[], turns: number): readonly Start[] {
  const first = (turns * startsAtOnce) % starts.length;
  return [...starts, ...starts].slice(first, first + startsAtOnce);
}

/** A shuffled design, and the place of the starting point that it was shuffled from. */
export type Mix = { readonly place: number; readonly design: Design };

/** Returns starting points with a shuffled one in its place. */
export function withMix(starts: readonly Start[], mix: Mix | undefined): readonly Start[] {
  if (!mix) return starts;
  return starts.map((start, place) =>
    place === mix.place ? { origin: "mix", design: mix.design } : start,
  );
}
