import type { StepPromise } from "#categories/color/check-palettes.ts";
import { suggestColor } from "#checks/suggest-color.ts";
import { tokenPath } from "#tokens/token-path.ts";
import type { Design } from "#design/design.ts";
import type { HexColor } from "#color/hex-color.ts";
import { inks } from "#checks/step-promises.ts";
import { contrastRatio } from "#color/contrast.ts";
import { applySuggestedColor } from "./apply-suggested-color.ts";
import { checkPalette, isSamePair, listLost } from "./check-palette.ts";

/** A broken promise of a step, and the nearest color of the step that keeps all of its promises. */
export type LostPromise = StepPromise & {
  readonly hex: HexColor;
  /** The color that it is measured against: white, black, or another step. */
  readonly againstHex: HexColor;
  readonly suggestion: Suggestion | undefined;
};

/** A color for the step, and its contrast for the broken promise. */
type Suggestion = {
  readonly hex: HexColor;
  readonly contrast: number;
};

/**
 * Returns the promises that a palette's steps break; for each step and color only the strictest.
 */
export function findLostPromises(
  design: Design,
  name: string,
  check = checkPalette(design, name),
): readonly LostPromise[] {
  const getColor = colorsOf(design, name);
  const promises = check?.promises ?? [];
  return listLost(promises).map((promise) => ({
    ...promise,
    hex: getColor(promise.step),
    againstHex: getAgainst(promise, getColor),
    suggestion: suggest({ design, name, promises }, promise),
  }));
}

/** The most rounds of a search in which the other step of the promise moves too. */
const mostRounds = 4;

/** A palette of a design with its measured promises. */
type MeasuredPalette = {
  readonly design: Design;
  readonly name: string;
  readonly promises: readonly StepPromise[];
};

/**
 * Returns the nearest color that keeps the promise and all others of the step, after the palette
 * has followed.
 */
function suggest(
  { design, name, promises }: MeasuredPalette,
  promise: StepPromise,
  rounds = mostRounds,
): Suggestion | undefined {
  const getColor = colorsOf(design, name);
  const hex = findEnough(promise.step, promises, getColor);
  if (hex === undefined || rounds === 0) return undefined;
  if (!promise.isAgainstStep)
    return { hex, contrast: contrastRatio(hex, getAgainst(promise, getColor)) };
  const { changed } = applySuggestedColor(design, name, promise.step, hex);
  if (!changed.ok) return undefined;
  const after = checkPalette(changed.value, name)?.promises ?? [];
  const now = after.find((one) => isSamePair(one, promise));
  if (now?.isKept) return { hex, contrast: now.measuredContrast };
  return suggest({ design: changed.value, name, promises: after }, promise, rounds - 1);
}

type Colors = (step: string) => HexColor;

function colorsOf(design: Design, name: string): Colors {
  const values = design.valuesIn();
  return function getColor(step) {
    const value = values.get(tokenPath(`color.${name}.${step}`));
    if (value?.type === "color") return value.hex;
    throw new Error(`The palette "${name}" has no step "${step}"`);
  };
}

function findEnough(
  step: string,
  promises: readonly StepPromise[],
  getColor: Colors,
): HexColor | undefined {
  const owed = promises.flatMap((promise) => owedBy(step, promise, getColor));
  return owed
    .map(([on, least]) => suggestColor(getColor(step), [{ hex: on, leastContrast: least }]))
    .find((candidate) => candidate && owed.every((pair) => isEnough(candidate, pair)));
}

/** A color that a step contrasts with, and its minimum contrast. */
type Requirement = readonly [on: HexColor, leastContrast: number];

function owedBy(step: string, promise: StepPromise, getColor: Colors): readonly Requirement[] {
  const { leastContrast } = promise;
  if (promise.step === step) return [[getAgainst(promise, getColor), leastContrast]];
  const isBelow = promise.isAgainstStep && promise.against === step;
  return isBelow ? [[getColor(promise.step), leastContrast]] : [];
}

function isEnough(hex: HexColor, [on, leastContrast]: Requirement): boolean {
  return contrastRatio(hex, on) >= leastContrast;
}

function getAgainst({ against, isAgainstStep }: StepPromise, getColor: Colors): HexColor {
  if (isAgainstStep) return getColor(against);
  return against === "white" ? inks.white : inks.black;
}
