import type { ReplyOf, operations } from "@tessera/contract";
import {
  defaultModes,
  generatePalette,
  listPalettes,
  starterPalettes,
  tokenPath,
  type Design,
  type HexColor,
} from "@tessera/engine";
import { contrastRatio } from "@tessera/engine/color";

/** The answer of a call that reads palettes. */
export type SerializedPalettes = ReplyOf<typeof operations.listColors>;
type Step = SerializedPalettes["palettes"][number]["steps"][number];

/** Returns the palettes that a new project may start from. */
export function serializeStarters(): SerializedPalettes {
  return {
    palettes: starterPalettes.map(({ name, base }) => ({
      name,
      baseColor: base,
      steps: generatePalette(base).steps.map(({ step, hex }) =>
        serializeStep(`${step}`, hex, base),
      ),
      tints: [],
    })),
  };
}

/** Returns the palettes of a design's tokens, pinned steps included. */
export function serializePalettes(design: Design): SerializedPalettes {
  const { recipe } = design;
  const values = design.valuesIn(defaultModes);
  const { stepNames, hasTints } = recipe.color.advanced;

  function serializeGroup(group: string, base: HexColor | null): readonly Step[] {
    return stepNames.flatMap((step) => {
      const value = values.get(tokenPath(`color.${group}.${step}`));
      return value?.type === "color" ? [serializeStep(step, value.hex, base)] : [];
    });
  }

  return {
    palettes: listPalettes(recipe).map(({ name, base = null }) => ({
      name,
      baseColor: base,
      steps: [...serializeGroup(name, base)],
      tints: hasTints && base !== null ? [...serializeGroup(`${name}-tint`, base)] : [],
    })),
  };
}

const white = "#ffffff" as HexColor;
const black = "#000000" as HexColor;

function serializeStep(name: string, hex: HexColor, base: HexColor | null): Step {
  return {
    name,
    step: /^\d+$/.test(name) ? Number(name) : null,
    hex,
    contrastOnWhite: contrastRatio(hex, white),
    contrastOnBlack: contrastRatio(hex, black),
    isBase: hex === base,
  };
}
