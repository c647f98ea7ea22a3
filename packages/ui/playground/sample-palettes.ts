import { contrastRatio, parseHexColor, type HexColor } from "@tessera/engine/color";
import type { RampStep } from "@tessera/ui";

/** A generated palette of Minium #d9480f, with its base on step 500. */
export const minium = createSteps(500, [
  [50, "#fff8f6", 1.0495, 20.0097],
  [100, "#fee2d9", 1.2285, 17.0947],
  [200, "#fdc6b5", 1.5085, 13.9214],
  [300, "#fba186", 1.9916, 10.544],
  [400, "#f67046", 2.867, 7.3247],
  [500, "#d9480f", 4.2996, 4.8842],
  [600, "#b23908", 6.0314, 3.4818],
  [700, "#8f2b03", 8.3506, 2.5148],
  [800, "#6e1f02", 11.2911, 1.8599],
  [900, "#4e1301", 14.8145, 1.4175],
  [950, "#2f0901", 18.0975, 1.1604],
]);

/** A generated palette of Lapis #2447b8, with its base on step 700. */
export const lapis = createSteps(700, [
  [50, "#f8fafe", 1.0449, 20.0967],
  [100, "#e0e9fd", 1.2179, 17.2434],
  [200, "#c4d6fc", 1.4612, 14.3714],
  [300, "#a3befa", 1.8579, 11.3031],
  [400, "#7ea1f6", 2.5253, 8.3158],
  [500, "#5882ed", 3.6015, 5.8309],
  [600, "#3962d9", 5.3531, 3.923],
  [700, "#2447b8", 7.8697, 2.6684],
  [800, "#18338c", 11.1049, 1.8911],
  [900, "#0f2260", 14.8093, 1.418],
  [950, "#071235", 18.3092, 1.147],
]);

/** The smallest palette, with words as step names. */
export const threeSteps = nameSteps(["light", "base", "darkest"], "#fff8f6 #d9480f #310a01");

/** The largest palette, with two pinned steps. */
export const twentySteps = nameSteps(
  Array.from({ length: 20 }, (_, index) => (index === 19 ? "midnight" : `${(index + 1) * 50}`)),
  "#fefbfa #fff2ee #ffe9e2 #feded4 #fdd1c3 #fdc0ad #fbab93 #fa9374 #f7774f #ee5a27 " +
    "#d9480f #c1400d #ad3707 #9b2f04 #882903 #762202 #621b01 #4e1301 #370b01 #200400",
  ["550", "800"],
);

function nameSteps(
  names: readonly string[],
  hexes: string,
  pinned: readonly string[] = [],
): readonly RampStep[] {
  const [white, black] = [parseHexColor("#fff"), parseHexColor("#000")] as [HexColor, HexColor];
  return hexes.split(" ").map((text, index) => {
    const hex = text as HexColor;
    return {
      step: names[index] ?? "",
      hex,
      contrastOnWhite: contrastRatio(hex, white),
      contrastOnBlack: contrastRatio(hex, black),
      isBase: hex === "#d9480f",
      isPinned: pinned.includes(names[index] ?? ""),
    };
  });
}

type Row = readonly [step: number, hex: string, onWhite: number, onBlack: number];

function createSteps(baseStep: number, rows: readonly Row[]): readonly RampStep[] {
  return rows.map(([step, hex, contrastOnWhite, contrastOnBlack]) => ({
    step,
    hex: hex as RampStep["hex"],
    contrastOnWhite,
    contrastOnBlack,
    isBase: step === baseStep,
  }));
}
