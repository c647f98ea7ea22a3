import type { HexColor } from "#color/hex-color.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import { defineToken } from "#tokens/define-token.ts";
import type { ColorValue, Token, TokenDefinition } from "#tokens/token.ts";
import type { ColorDecisions } from "../decisions.ts";
import { categoricalColors } from "./categorical-colors.ts";
import type { dataCounts, DataColors } from "./data-colors.ts";
import { divergingColors } from "./diverging-colors.ts";
import type { Surfaces } from "./fit-surfaces.ts";
import { sequentialColors } from "./sequential-colors.ts";

/** Generates the colors of charts: of categories, of amounts, and between two extremes. */
export function generateData(
  { base, advanced }: ColorDecisions,
  surfaces: Readonly<Record<Scheme, Surfaces>>,
): readonly Token[] {
  return [
    ...tokensOf(
      "data",
      categoricalColors(base, advanced.taste, surfaces),
      (i) => `Charts: category ${i}`,
    ),
    ...tokensOf(
      "data-sequential",
      sequentialColors(base, advanced.taste),
      (i, count) => `Charts: amount ${i} of ${count}`,
    ),
    ...tokensOf(
      "data-diverging",
      divergingColors(base),
      (i, count) => `Charts: ${i} of ${count} from one extreme to the other`,
    ),
  ];
}

function tokensOf(
  group: keyof typeof dataCounts,
  { light, dark }: DataColors,
  describe: (place: number, count: number) => string,
): readonly Token[] {
  return light.map((hex, i) => {
    const definition = definitionOf(hex, dark[i] as HexColor);
    const token = defineToken(`color.${group}.${i + 1}`, "color", definition);
    return Object.freeze({ ...token, description: describe(i + 1, light.length) });
  });
}

function definitionOf(light: HexColor, dark: HexColor): TokenDefinition {
  if (light === dark) return valueOf(light);
  const cases = [{ when: { scheme: "dark" }, then: valueOf(dark) }] as const;
  return { type: "rule", otherwise: valueOf(light), cases };
}

function valueOf(hex: HexColor): ColorValue {
  return { type: "color", hex, alpha: 1 };
}
