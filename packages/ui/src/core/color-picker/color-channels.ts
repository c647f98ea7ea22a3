import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type HexColor,
  hexOfHsl,
  hexOfOklch,
  hexOfRgb,
  type Hsl,
  type Oklch,
  type Rgb,
  rgbOf,
} from "@tessera/engine/color";
import type { ColorNotation } from "../color-field/color-notation.ts";
import { roundTo } from "../color-field/color-numbers.ts";
import { moveHsl, moveOklch, moveRgb, type PickedColor, shownOklch } from "./picked-color.ts";

/** One channel of a color, in the numbers that its slider shows. */
export type ColorChannel = {
  readonly letter: string;
  readonly name: MessageDescriptor;
  readonly max: number;
  readonly step: number;
  readonly arrowStep: number;
  readonly unit?: string | undefined;
  readonly read: (picked: PickedColor) => number;
  readonly move: (picked: PickedColor, value: number) => PickedColor;
  /** Returns the color with another value of the channel, for the track. */
  readonly colorAt: (picked: PickedColor, value: number) => HexColor;
};

/** The most vivid sRGB color, a magenta, has 0.3225. */
const mostChroma = 0.33;
const percent = { max: 100, step: 0.1, arrowStep: 1, unit: "%" } as const;
const chromas = { max: mostChroma, step: 0.001, arrowStep: 0.01 } as const;
const bytes = { max: 255, step: 1, arrowStep: 1 } as const;
const degrees = { max: 360, step: 0.1, arrowStep: 1, unit: "°" } as const;

const oklchChannels: readonly ColorChannel[] = [
  { letter: "L", name: msg`Lightness`, ...percent, ...oklchPart("l", 100, 1) },
  { letter: "C", name: msg`Chroma`, ...chromas, ...oklchPart("c", 1, 3) },
  { letter: "H", name: msg`Hue`, ...degrees, ...oklchPart("h", 1, 1) },
];

/** The sliders of each notation; hex has none and uses those of OKLCH. */
export const colorChannels: Readonly<Record<ColorNotation, readonly ColorChannel[]>> = {
  hex: oklchChannels,
  oklch: oklchChannels,
  rgb: [
    { letter: "R", name: msg`Red`, ...bytes, ...rgbPart("r") },
    { letter: "G", name: msg`Green`, ...bytes, ...rgbPart("g") },
    { letter: "B", name: msg`Blue`, ...bytes, ...rgbPart("b") },
  ],
  hsl: [
    { letter: "H", name: msg`Hue`, ...degrees, ...hslPart("h", 1) },
    { letter: "S", name: msg`Saturation`, ...percent, ...hslPart("s", 100) },
    { letter: "L", name: msg`Lightness`, ...percent, ...hslPart("l", 100) },
  ],
};

type Part = Pick<ColorChannel, "read" | "move" | "colorAt">;

function oklchPart(part: keyof Oklch, scale: number, decimals: number): Part {
  return {
    read: (picked) => roundTo(shownOklch(picked)[part] * scale, decimals),
    move: (picked, value) => moveOklch(picked, { [part]: value / scale }),
    colorAt: ({ requested }, value) => hexOfOklch({ ...requested, [part]: value / scale }),
  };
}

function hslPart(part: keyof Hsl, scale: number): Part {
  return {
    read: (picked) => roundTo(picked.hsl[part] * scale, 1),
    move: (picked, value) => moveHsl(picked, { [part]: value / scale }),
    colorAt: ({ hsl }, value) => hexOfHsl({ ...hsl, [part]: value / scale }),
  };
}

function rgbPart(part: keyof Rgb): Part {
  return {
    read: (picked) => Math.round(rgbOf(picked.hex)[part] * 255),
    move: (picked, value) => moveRgb(picked, { [part]: value / 255 }),
    colorAt: ({ hex }, value) => hexOfRgb({ ...rgbOf(hex), [part]: value / 255 }),
  };
}
