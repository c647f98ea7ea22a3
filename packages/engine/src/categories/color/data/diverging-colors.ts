import { maxChroma } from "#color/gamut.ts";
import type { HexColor } from "#color/hex-color.ts";
import { hexOfOklch, oklchOf } from "#color/oklch.ts";
import type { Scheme } from "#tokens/modes/mode.ts";
import { leastBrandChroma } from "../brand-chroma.ts";
import { dataCounts, type DataColors } from "./data-colors.ts";

/** The number of colors on each side of the middle. */
const armCount = (dataCounts["data-diverging"] - 1) / 2;

/**
 * The OKLab lightness of the middle, at which grey has 3:1 on the surfaces (WCAG 2.2, 1.4.11), and
 * of both ends, which are further from them.
 */
const ends: Readonly<Record<Scheme, readonly [number, number]>> = {
  light: [0.62, 0.41],
  dark: [0.56, 0.8],
};

/** The OKLCH chroma of both ends, and of the middle; the share of the gamut that colors use. */
const endChroma = 0.16;
const middleChroma = 0.004;
const mostShare = 0.95;
/**
 * The distance of the middle to its neighbors, in steps of a side: without red cones, light reds look
 * nearly as dark as the middle.
 */
const middleGap = 2;

/** The hue of greys: blue, whose partner is orange. */
const hueOfGreys = 255;

/**
 * The hue on the other side for a base's hue below a number of degrees: the one that differs most
 * from it with the color-vision deficiency that sees them most alike.
 */
const partners: readonly { readonly below: number; readonly hue: number }[] = [
  { below: 115, hue: 255 },
  { below: 125, hue: 344 },
  { below: 135, hue: 335 },
  { below: 145, hue: 325 },
  { below: 155, hue: 311 },
  { below: 166, hue: 303 },
  { below: 173, hue: 297 },
  { below: 305, hue: 52 },
  { below: 325, hue: 148 },
  { below: 335, hue: 135 },
  { below: 345, hue: 125 },
  { below: 352, hue: 117 },
  { below: 360, hue: 250 },
];

/**
 * Returns the colors between two extremes: the partner of the base's hue, grey in the middle, and
 * the base's hue, with the same lightness on both sides.
 */
export function divergingColors(base: HexColor): DataColors {
  const { c, h } = oklchOf(base);
  const hue = c < leastBrandChroma ? hueOfGreys : h;
  const partner = partners.find(({ below }) => hue < below)?.hue ?? hueOfGreys;
  const colorsIn = (scheme: Scheme): readonly HexColor[] => [
    ...armOf(partner, scheme).reverse(),
    hexOfOklch({ l: ends[scheme][0], c: middleChroma, h: hue }),
    ...armOf(hue, scheme),
  ];
  return { light: colorsIn("light"), dark: colorsIn("dark") };
}

/** Returns one side, from the color beside the middle; chroma rises fast, and ends level. */
function armOf(h: number, scheme: Scheme): HexColor[] {
  const [middle, end] = ends[scheme];
  return Array.from({ length: armCount }, (_, i) => {
    const share = (i + middleGap) / (armCount - 1 + middleGap);
    const l = middle + (end - middle) * share;
    const c = Math.min(endChroma * Math.sqrt(share), mostShare * maxChroma(l, h));
    return hexOfOklch({ l, c, h });
  });
}
