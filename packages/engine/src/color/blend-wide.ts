import { coneShiftsOfHue } from "./gamut.ts";
import type { HexColor } from "./hex-color.ts";
import { blueOfLms, greenOfLms, redOfLms } from "./linear-rgb.ts";
import { oklabOfLinear, type Oklab } from "./oklab.ts";
import type { Oklch } from "./oklch.ts";
import { bitsOf } from "./rgb.ts";
import { encodedOf, linearOf } from "./srgb-transfer.ts";

/**
 * Blends a color over a grey one on a Display P3 screen. Formula: CSS Compositing 1, "Simple alpha
 * compositing", on that screen's channels; does not clip a color outside them. Matrices: CSS Color
 * 4, "Sample code for Color Conversions".
 */
export function blendWide({ l, c, h }: Oklch, grey: HexColor, alpha: number): Oklab {
  const shifts = coneShiftsOfHue(h);
  const x = l + c * shifts.l;
  const y = l + c * shifts.m;
  const z = l + c * shifts.s;
  const lms = [x * x * x, y * y * y, z * z * z] as const;
  const [r, g, b] = [redOfLms(...lms), greenOfLms(...lms), blueOfLms(...lms)];
  // A grey has the same channels in Display P3.
  const below = ((bitsOf(grey) & 255) / 255) * (1 - alpha);
  const red = mix(0.8224619687 * r + 0.1775380313 * g, alpha, below);
  const green = mix(0.0331941989 * r + 0.9668058011 * g, alpha, below);
  const blue = mix(0.0170826307 * r + 0.0723974407 * g + 0.9105199286 * b, alpha, below);
  return oklabOfLinear(
    1.2249401763 * red - 0.2249401763 * green,
    -0.0420569547 * red + 1.0420569547 * green,
    -0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue,
  );
}

/** Returns the linear light of a channel, given as linear light, over the background. */
function mix(linear: number, alpha: number, below: number): number {
  return mirror(linearOf, mirror(encodedOf, linear) * alpha + below);
}

/** Extends a transfer function below 0. */
function mirror(transfer: (value: number) => number, value: number): number {
  return value < 0 ? -transfer(-value) : transfer(value);
}
