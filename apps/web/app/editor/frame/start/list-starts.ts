import { createDesign, type Design, type HexColor, type PresetId, presets } from "@tessera/engine";
import { applyPreset } from "#presets/apply-preset.ts";

/** How many starting points the page shows at once. */
export const startsAtOnce = 6;

/** A design that a first project can begin with. */
export type Start = {
  /** The preset that it comes from; undefined for the design that the user brings along. */
  readonly preset: PresetId | undefined;
  readonly design: Design;
};

/** Lists all starting points around a color: the design that the user brings along, then the presets. */
export function listStarts(base: HexColor, own: Design | undefined): readonly Start[] {
  const plain = createDesign(base);
  const ofPresets = presets.map((preset) => ({
    preset: preset.id,
    design: applyPreset(plain, preset, base),
  }));
  return own ? [{ preset: undefined, design: own }, ...ofPresets] : ofPresets;
}

/** Returns the starting points that are shown after some presses of "six others". */
export function showStarts(starts: readonly Start[], turns: number): readonly Start[] {
  const first = (turns * startsAtOnce) % starts.length;
  return [...starts, ...starts].slice(first, first + startsAtOnce);
}
