import type { ReplyOf, operations } from "@tessera/contract";
import {
  defaultAdvancedColor,
  defaultModes,
  generatePalette,
  listPalettes,
  parseHexColor,
  starterPalettes,
  tokenPath,
  type Design,
  type HexColor,
} from "@tessera/engine";
import { contrastRatio } from "@tessera/engine/color";

/** The answer of a call that reads palettes. */
export type PrintedPalettes = ReplyOf<typeof operations.listColors>;
type Step = PrintedPalettes["palettes"][number]["steps"][number];

/** Returns the palettes that a new project may start from. */
export function printStarters(): PrintedPalettes {
  return {
    palettes: starterPalettes.map(({ name, base }) => ({
      name,
      baseColor: base,
      steps: generatePalette(base).steps.map(({ step, hex }) => printStep(`${step}`, hex, base)),
      tints: [],
    })),
  };
}

/** Returns the palettes of a design's tokens, pinned steps included. */
export function printPalettes(design: Design): PrintedPalettes {
  const { recipe } = design;
  const values = design.valuesIn(defaultModes);
  const { stepNames, hasTints } = recipe.color.advanced ?? defaultAdvancedColor;

  function printGroup(group: string, base: HexColor | null): readonly Step[] {
    return stepNames.flatMap((step) => {
      const value = values.get(tokenPath(`color.${group}.${step}`));
      return value?.type === "color" ? [printStep(step, value.hex, base)] : [];
    });
  }

  return {
    palettes: listPalettes(recipe).map(({ name, base = null }) => ({
      name,
      baseColor: base,
      steps: [...printGroup(name, base)],
      tints: hasTints && base !== null ? [...printGroup(`${name}-tint`, base)] : [],
    })),
  };
}

const white = getColor("#ffffff");
const black = getColor("#000000");

function printStep(name: string, hex: HexColor, base: HexColor | null): Step {
  return {
    name,
    step: /^\d+$/.test(name) ? Number(name) : null,
    hex,
    contrastOnWhite: contrastRatio(hex, white),
    contrastOnBlack: contrastRatio(hex, black),
    isBase: hex === base,
  };
}

function getColor(text: string): HexColor {
  const color = parseHexColor(text);
  if (color === undefined) throw new Error(`${text} is no color.`);
  return color;
}
