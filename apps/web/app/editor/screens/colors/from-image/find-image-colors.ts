import {
  contrastRatio,
  type HexColor,
  hexOfRgb,
  type Oklch,
  oklchOf,
  parseHexColor,
} from "@tessera/engine/color";

const white = parseHexColor("#ffffff") as HexColor;
const black = parseHexColor("#000000") as HexColor;

/** Why a color of an image may be a base color. */
export type ColorReason = "common" | "vivid" | "apart" | "dark" | "light" | "more";

/** A color of an image, with the reason to choose it. */
export type ImageColor = { readonly hex: HexColor; readonly reason: ColorReason };

/** A color of an image and the share of its pixels. */
type Cluster = { readonly hex: HexColor; readonly share: number } & Oklch;

const mostColors = 5;
/** The bits of a channel that pixels of one cluster share. */
const bits = 4;
/** Colors this near to each other are one choice. */
const leastDistance = 0.09;
/** The chroma from which a color is a hue and not a gray. */
const leastChroma = 0.035;
/** The part of an image that a color must have to be more than noise. */
const leastShare = 0.002;

/**
 * Finds up to five different colors of an image for a base color, from its pixels as red, green, blue and alpha;
 * the most common hue first. Grays are chosen only if there are no hues.
 */
export function findImageColors(pixels: Uint8ClampedArray): readonly ImageColor[] {
  const all = listClusters(pixels);
  const hued = all.filter(({ c }) => c >= leastChroma);
  const clusters = hued.length > 0 ? hued : all;
  const found: (ImageColor & Oklch)[] = [];
  const add = (reason: ColorReason, scoreOf: (cluster: Cluster) => number) => {
    const free = clusters.filter(
      (cluster) =>
        scoreOf(cluster) > 0 && found.every((each) => distance(each, cluster) >= leastDistance),
    );
    const best = maxBy(free, scoreOf);
    if (best && found.length < mostColors) found.push({ ...best, reason });
  };
  add("common", ({ share }) => share);
  add("vivid", ({ c, share }) => c * Math.min(1, share / 0.02));
  add("apart", ({ h, c, share }) => turnBetween(h, found[0]?.h ?? h) * c * Math.sqrt(share));
  add("dark", ({ hex, c, share }) => (contrastRatio(hex, white) >= 7 ? c * Math.sqrt(share) : 0));
  add("light", ({ hex, c, share }) => (contrastRatio(hex, black) >= 12 ? c * Math.sqrt(share) : 0));
  while (found.length < mostColors) {
    const before = found.length;
    add("more", ({ share }) => share);
    if (found.length === before) break;
  }
  return found.map(({ hex, reason }) => ({ hex, reason }));
}

/** Groups similar pixels, each group with its average color; transparent pixels do not count. */
function listClusters(pixels: Uint8ClampedArray): readonly Cluster[] {
  const sums = new Map<number, { r: number; g: number; b: number; count: number }>();
  let total = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    total += 1;
    const key = ((r >> bits) << 8) | ((g >> bits) << 4) | (b >> bits);
    const sum = sums.get(key) ?? { r: 0, g: 0, b: 0, count: 0 };
    sums.set(key, { r: sum.r + r, g: sum.g + g, b: sum.b + b, count: sum.count + 1 });
  }
  return [...sums.values()].flatMap(({ r, g, b, count }) => {
    const share = count / total;
    if (share < leastShare) return [];
    const part = count * 255;
    const hex = hexOfRgb({ r: r / part, g: g / part, b: b / part });
    return [{ hex, share, ...oklchOf(hex) }];
  });
}

function distance(one: Oklch, other: Oklch): number {
  const radians = ((one.h - other.h) * Math.PI) / 180;
  const hues = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(radians);
  return Math.sqrt((one.l - other.l) ** 2 + Math.max(0, hues));
}

/** Returns the angle between two hues, from 0 to 180. */
function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}

function maxBy<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, each) => (best === undefined || scoreOf(each) > scoreOf(best) ? each : best),
    undefined,
  );
}
