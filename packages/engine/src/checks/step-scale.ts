import { contrastOfLuminances, luminanceAtContrast, whiteLuminance } from "#color/contrast.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import { paletteSteps, type PaletteStep } from "./palette-steps.ts";

/**
 * The range of a step's contrast on white: the minimum is in its window, the end in the next one's.
 */
export type StepWindow = { readonly least: number; readonly end: number };

/**
 * The end of every scale's last window: more than the 21 of black on white, so that the window
 * contains black.
 */
export const beyondBlack = 22;

/** The windows of a palette with a number of steps. */
export type StepScale = {
  readonly count: number;
  readonly windows: readonly StepWindow[];
  /** The lower edge of each window. */
  readonly edges: readonly number[];
  /**
   * The number of steps, from the lightest, with black text at 4.5; all others have white text at
   * 4.5.
   */
  readonly lightCount: number;
};

/**
 * The windows of the eleven steps: 50 to 500 are for black text at 4.5 and 600 to 950 for white
 * text; 500 has 3 on white, 700 has 7, and 300 on 900 has 6.
 */
const elevenEdges = [1, 1.1, 1.25, 1.55, 2.05, 3, 4.5, 7, 9.5, 12.5, 15.5] as const;

/**
 * The limits of further edges at the two ends: white and black themselves are not colors of a
 * palette.
 */
const nearlyWhite = 1.0145;
const nearlyBlack = 20.5;

/**
 * The cube roots of the luminances at the edges: nearly OKLab lightness, which divides windows
 * evenly.
 */
const nodes = [nearlyWhite, ...elevenEdges.slice(1), nearlyBlack].map(rootAt);

const { min, max } = recipeCounts.paletteSteps;

const scales: readonly StepScale[] = Array.from({ length: max + 1 }, (_, count) =>
  createScale(count),
);

/** The scale of eleven steps. */
export const defaultScale = stepScaleOf(paletteSteps.length);

/**
 * Returns the windows of a palette with 3 to 20 steps; throws a RangeError for other counts. For
 * any count, 3, 4.5 and 7 are edges (7 from four steps on). The other edges divide the eleven
 * windows between them in even lightness.
 */
export function stepScaleOf(count: number): StepScale {
  const scale = count < min ? undefined : scales[count];
  if (scale) return scale;
  throw new RangeError(`A palette has ${min} to ${max} steps, not ${count}`);
}

/**
 * Returns the step of a scale for one of the eleven: its window contains the middle of that one's.
 */
export function indexOnScale(scale: StepScale, step: PaletteStep): number {
  const index = paletteSteps.indexOf(step);
  if (scale === defaultScale) return index;
  const middle = ((nodes[index] as number) + (nodes[index + 1] as number)) / 2;
  const contrast = contrastAt(middle);
  return scale.edges.findLastIndex((edge) => edge <= contrast);
}

/** Returns the index of the window that contains a relative luminance. */
export function windowIndexOf({ edges }: StepScale, luminance: number): number {
  const contrast = contrastOfLuminances(luminance, whiteLuminance);
  let index = edges.length - 1;
  while (index > 0 && contrast < (edges[index] as number)) index--;
  return index;
}

/** Returns the window of one of the eleven steps. */
export function windowOfStep(step: PaletteStep): StepWindow {
  return defaultScale.windows[paletteSteps.indexOf(step)] as StepWindow;
}

function createScale(count: number): StepScale {
  const lightCount = Math.max(2, Math.round((6 * count) / 11));
  const darkCount = count - lightCount;
  const near3 = Math.max(1, Math.round(lightCount / 6));
  const near7 = darkCount < 2 ? 0 : Math.max(1, Math.round(darkCount / 5));
  const positions = [
    ...partsOf(0, 5, lightCount - near3),
    ...partsOf(5, 6, near3),
    ...partsOf(6, near7 === 0 ? 11 : 7, near7 === 0 ? darkCount : near7),
    ...partsOf(7, 11, near7 === 0 ? 0 : darkCount - near7),
  ];
  const edges = positions.map(edgeAt);
  const windows = edges.map((least, i) => ({ least, end: edges[i + 1] ?? beyondBlack }));
  return { count, windows, edges, lightCount };
}

/** Lists the starts of the equal parts of a span of the eleven windows. */
function partsOf(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / count);
}

/** Returns the edge at a place among the eleven windows, to three decimals. */
function edgeAt(position: number): number {
  const index = Math.floor(position);
  if (position === index) return elevenEdges[index] as number;
  const from = nodes[index] as number;
  const to = nodes[index + 1] as number;
  return Math.round(contrastAt(from + (to - from) * (position - index)) * 1000) / 1000;
}

function rootAt(contrast: number): number {
  return Math.cbrt(luminanceAtContrast(contrast));
}

function contrastAt(root: number): number {
  return 1.05 / (root * root * root + 0.05);
}
