import { contrastRatio } from "#color/contrast.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { StepScale } from "./step-scale.ts";

/** A least contrast that a step of a scale promises, by index: against white, black, or another step. */
type ScalePromise = {
  readonly index: number;
  readonly against: "white" | "black" | number;
  readonly leastContrast: number;
};

/** The same as it was measured. */
export type MeasuredPromise = ScalePromise & {
  readonly measuredContrast: number;
  readonly isKept: boolean;
};

/** The colors that promises name. */
export const inks = { white: "#ffffff" as HexColor, black: "#000000" as HexColor } as const;

/** The promises of a scale as colors keep them; those of steps behind the last color are left out. */
export function measureStepPromises(
  colors: readonly HexColor[],
  scale: StepScale,
): readonly MeasuredPromise[] {
  const hasColor = (one: ScalePromise["against"]) => typeof one !== "number" || one < colors.length;
  const promises = stepPromisesOf(scale).filter(
    ({ index, against }) => hasColor(index) && hasColor(against),
  );
  return measure(promises, (index, against) => {
    const other = typeof against === "number" ? (colors[against] as HexColor) : inks[against];
    return contrastRatio(colors[index] as HexColor, other);
  });
}

type ContrastOf = (index: number, against: ScalePromise["against"]) => number;

/** All promises of a scale by a measure of contrast of one's own. */
export function measureStepPromisesBy(
  scale: StepScale,
  contrastOf: ContrastOf,
): readonly MeasuredPromise[] {
  return measure(stepPromisesOf(scale), contrastOf);
}

function measure(
  promises: readonly ScalePromise[],
  contrastOf: ContrastOf,
): readonly MeasuredPromise[] {
  return promises.map((promise) => {
    const { index, against, leastContrast } = promise;
    const measuredContrast = contrastOf(index, against);
    return { ...promise, measuredContrast, isKept: measuredContrast >= leastContrast };
  });
}

/** The contrast of a pale step on a deep one, and between which windows it is promised: those of 300 and 900. */
const paleOnDeep = { leastContrast: 6, paleEnd: 2.05, deepLeast: 12.5 } as const;

/**
 * What the windows of a scale promise: black text at 4.5 on the light steps and white text on all others, 3 on white
 * from the step that begins there, 7 from the one that begins there, and 6 of a pale step on a deep one, as 300 on 900.
 */
function stepPromisesOf({ edges, windows, lightCount }: StepScale): readonly ScalePromise[] {
  const texts = edges.map((_, index): ScalePromise => {
    return { index, against: index < lightCount ? "black" : "white", leastContrast: 4.5 };
  });
  const onWhite = edges.flatMap((edge, index): readonly ScalePromise[] => {
    if (edge >= 7) return [{ index, against: "white", leastContrast: 7 }];
    return edge >= 3 && edge < 4.5 ? [{ index, against: "white", leastContrast: 3 }] : [];
  });
  const { leastContrast, paleEnd, deepLeast } = paleOnDeep;
  const pale = windows.findLastIndex(({ end }) => end <= paleEnd);
  const deep = edges.findIndex((edge) => edge >= deepLeast);
  const isPair = pale >= 0 && deep >= 0;
  return [...texts, ...onWhite, ...(isPair ? [{ index: pale, against: deep, leastContrast }] : [])];
}
