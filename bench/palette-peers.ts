import { BackgroundColor, Color, Theme } from "@adobe/leonardo-contrast-colors";
import { generate } from "@ant-design/colors";
import { colors as carbonColors } from "@carbon/colors";
import harmonyColors from "@evilmartians/harmony/base";
import { generateColors } from "@mantine/colors-generator";
import { TonalPalette, argbFromHex, hexFromArgb } from "@material/material-color-utilities";
import { generatePalette, parseHexColor } from "@tessera/engine";
import type { HexColor } from "@tessera/engine";
import { formatHex } from "culori";
import tailwindColors from "tailwindcss/colors";
import { createPaletteFromNameValue } from "tints.dev";

/** A generator of a palette from a base color. */
export type PaletteMaker = {
  readonly name: string;
  /** The steps, from the lightest to the darkest. */
  readonly make: (base: HexColor) => readonly HexColor[];
};

/** Tessera. */
export const ourMaker: PaletteMaker = {
  name: "Tessera",
  make: (base) => generatePalette(base).steps.map(({ hex }) => hex),
};

/** The published packages, in the order of their speed. */
export const peerMakers: readonly PaletteMaker[] = [
  { name: "Ant Design", make: (base) => generate(base).map(requireHex) },
  { name: "Mantine", make: (base) => generateColors(base).map(requireHex) },
  { name: "Material", make: createTones },
  { name: "tints.dev", make: createTints },
];

/** Too slow for more than the hard bases. */
export const leonardo: PaletteMaker = { name: "Leonardo", make: createByContrast };

/** A published palette, and its step that counts as the base. */
export type Ramp = { readonly base: HexColor; readonly steps: readonly HexColor[] };

/**
 * Published palettes: Tailwind's and Harmony's of eleven steps, with 500 as the base; Carbon's of
 * ten steps, mapped to 50 to 900, with 60 as the base.
 */
export const publishedRamps: readonly { readonly name: string; readonly ramps: readonly Ramp[] }[] =
  [
    { name: "Tailwind", ramps: listRamps(tailwindColors, "500", 11) },
    { name: "Harmony", ramps: listRamps(harmonyColors, "500", 11) },
    { name: "Carbon", ramps: listRamps(carbonColors, "60", 10) },
  ];

function listRamps(
  palettes: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
  base: string,
  count: number,
): readonly Ramp[] {
  return Object.values(palettes).flatMap((steps) => {
    if (typeof steps === "string" || Object.keys(steps).length !== count) return [];
    const hexes = Object.values(steps).map((step) => requireHex(formatHex(step)));
    return [{ base: requireHex(formatHex(steps[base] ?? "")), steps: hexes }];
  });
}

/** Uses the npm package of that name instead of the site: its base is always on 500. */
function createTints(base: HexColor): readonly HexColor[] {
  const steps = createPaletteFromNameValue("base", base.slice(1))?.["base"] ?? {};
  return Object.values(steps).map((step) => requireHex(step.toLowerCase()));
}

const tones = [98, 95, 90, 80, 70, 60, 50, 40, 30, 20, 10];

function createTones(base: HexColor): readonly HexColor[] {
  const palette = TonalPalette.fromInt(argbFromHex(base));
  return tones.map((tone) => requireHex(hexFromArgb(palette.tone(tone))));
}

/** The geometric means of Tessera's contrast windows, which are the best input for Leonardo's contrasts. */
const contrasts = [1.05, 1.17, 1.39, 1.78, 2.48, 3.67, 5.61, 8.15, 10.9, 13.9, 18];

function createByContrast(base: HexColor): readonly HexColor[] {
  // The package calls its own deprecated functions and warns each time.
  console.warn = () => undefined;
  const white = { name: "white", colorKeys: ["#ffffff"], colorSpace: "OKLCH", ratios: [] };
  const baseColor = { name: "base", colorKeys: [base], colorSpace: "OKLCH", ratios: contrasts };
  const theme = new Theme({
    colors: [new Color(baseColor)],
    backgroundColor: new BackgroundColor(white),
    lightness: 100,
    output: "HEX",
  });
  return theme.contrastColorValues.map(requireHex);
}

function requireHex(text: string | undefined): HexColor {
  const hex = parseHexColor(text ?? "");
  if (!hex) throw new RangeError(`${text} is not a color`);
  return hex;
}
