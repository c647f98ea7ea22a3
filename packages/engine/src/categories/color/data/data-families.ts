import type { HexColor } from "#color/hex-color.ts";
import type { Scheme } from "#tokens/modes/mode.ts";

/** The colors of one hue that people have a name for, in each scheme from the lightest. */
export type DataFamily = { readonly hue: number } & Readonly<Record<Scheme, readonly HexColor[]>>;

/**
 * The families of data colors at the OKLab lightnesses .61, .53, .45 and .38 in light, and .88, .81,
 * .73, .66 and .59 in dark. Each color has a contrast of 3 on
 * every surface that is generated, not pinned. Gold and lime lack the
 * lightnesses at which they are brown and olive, and hues that are pale at .88 lack that.
 */
const families = {
  blue: family(255, "#3683e0 #096acb #0053a5 #004183", "#96c4ff #68aafe #4693f1 #267cdf"),
  orange: family(52, "#c76414 #a75000 #83400a #67320a", "#ffaa75 #f08944 #d8732b #b86428"),
  green: family(147, "#2a9a43 #138231 #116727 #12501f", "#83f593 #6cde7d #50c364 #48aa58 #389348"),
  magenta: family(338, "#c74baa #ac3091 #8c1f75 #70125d", "#f3a2dc #e67dca #d85bba #c044a4"),
  teal: family(187, "#1e968d #0d7c74 #00635d #004e48", "#77efe4 #57d9cd #35bfb4 #1da89d #119087"),
  gold: family(85, "#a57c00 #886600", "#ffd16b #edb836 #d19f17"),
  violet: family(302, "#9a5fe0 #853ece #6c26ae #56168f", "#ceb0fc #ba8ff6 #a872ec #9556de"),
  red: family(26, "#da4b46 #c2272a #9e151b #7c1215", "#ffa69c #f87e75 #ec5c55 #d73e3c"),
  lime: family(122, "#759000 #607700", "#c3ea43 #afd142 #97b72f"),
  cyan: family(222, "#0f91b2 #007894 #005f76 #004a5d", "#a0e3fb #6bd0f1 #41b7db #21a1c4 #148baa"),
  pink: family(4, "#d24d77 #b92c60 #971c4b #76183a", "#f8a6b9 #f47c9d #e35d86 #cb4772"),
  indigo: family(278, "#6f75e1 #5757d6 #443ac0 #34289e", "#b2bbff #959ff8 #7d85f2 #686ce5"),
};

/** The twelve families of data colors. */
export const dataFamilies: readonly DataFamily[] = Object.values(families);

function family(hue: number, light: string, dark: string): DataFamily {
  return { hue, light: light.split(" ") as HexColor[], dark: dark.split(" ") as HexColor[] };
}

/**
 * Returns how much palettes avoid a lightness, as a distance in OKLab: heavy colors in light, and
 * dull or glaring ones in dark.
 */
export function penaltyOf(lightness: number, scheme: Scheme): number {
  if (scheme === "light") return lightness > 0.49 ? 0 : lightness > 0.42 ? 0.02 : 0.05;
  if (lightness > 0.85) return 0.06;
  return lightness > 0.7 ? 0 : lightness > 0.63 ? 0.01 : 0.04;
}

/** Returns the distance of two hues, 0 to 180 degrees. */
export function hueDistance(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}
