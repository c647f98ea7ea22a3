import type { HexColor } from "#color/hex-color.ts";
import type { StepScale } from "./step-scale.ts";

/**
 * A minimum contrast that a step of a scale promises, by index: with white, black, or another step.
 */
type ScalePromise = {
  readonly index: number;
  readonly against: "white" | "black" | number;
  readonly leastContrast: number;
};

/** A promise of a scale with its measured contrast. */
export type MeasuredPromise = ScalePromise & {
  readonly measuredContrast: number;
  readonly isKept: boolean;
};

/** The white and the black of promises. */
export const inks = { white: "#ffffff" as HexColor, black: "#000000" as HexColor } as const;

/** Measures the promises of a scale with a function that returns the contrast of a pair. */
export function measureStepPromises(
  scale: StepScale,
  contrastOf: (index: number, against: ScalePromise["against"]) => number,
): readonly MeasuredPromise[] {
  return stepPromisesOf(scale).map((promise) => {
    const { index, against, leastContrast } = promise;
    const measuredContrast = contrastOf(index, against);
    return { ...promise, measuredContrast, isKept: measuredContrast >= leastContrast };
  });
}

/**
 * The contrast of a pale step on a deep one, and the windows for which it is promised: those of 300
 * and 900.
 */
const paleOnDeep = { leastContrast: 6, paleEnd: 2.05, deepLeast: 12.5 } as const;

/**
 * Lists the promises of a scale's windows. Black text has 4.5 on the light steps, and white text on
 * all others. White has 3 with the step of that edge, and 7 with the one of that edge. A pale step
 * has 6 on a deep one, as 300 on 900.
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
