import { paletteSteps, tokenPath, type TokenSet } from "@tessera/engine";
import { contrastRatio, parseHexColor, type HexColor } from "@tessera/engine/color";
import type { RampStep } from "@tessera/ui";
import { valuesInModes } from "#editor/draft/generated-tokens.ts";

const white = parseHexColor("#fff") as HexColor;
const black = parseHexColor("#000") as HexColor;

/** The steps of a ramp as its tokens are, pinned ones included; `base` marks the color it was made from. */
export function readRamp(set: TokenSet, name: string, base?: HexColor): readonly RampStep[] {
  const values = valuesInModes(set, {});
  return paletteSteps.flatMap((step): RampStep[] => {
    const value = values.get(tokenPath(`color.${name}.${step}`));
    if (value?.type !== "color") return [];
    const { hex } = value;
    return [
      {
        step,
        hex,
        contrastOnWhite: contrastRatio(hex, white),
        contrastOnBlack: contrastRatio(hex, black),
        isBase: hex === base,
      },
    ];
  });
}
