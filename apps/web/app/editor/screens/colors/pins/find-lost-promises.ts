import {
  checkPalettes,
  suggestColor,
  tokenPath,
  type Design,
  type HexColor,
  type PaletteCheck,
  type StepPromise,
} from "@tessera/engine";
import { contrastRatio, parseHexColor } from "@tessera/engine/color";
import { takeColor } from "./take-color.ts";

/** A promise of a step that is lost, and the nearest color of a step that keeps everything it owes. */
export type LostPromise = StepPromise & {
  readonly hex: HexColor;
  /** What it is measured against: white, black, or another step. */
  readonly againstHex: HexColor;
  readonly suggestion: Suggestion | undefined;
};

/** A color for the step, and the contrast that the lost promise has with it. */
type Suggestion = {
  readonly hex: HexColor;
  readonly contrast: number;
};

/** What a palette keeps of its promises; undefined for what is no palette. */
export function checkPalette(design: Design, name: string): PaletteCheck | undefined {
  return checkAll(design).find((check) => check.name === name);
}

function checkAll(design: Design): readonly PaletteCheck[] {
  return checkPalettes(design.recipe, design.valuesIn());
}

/** The promises that a palette's steps lost, of those of a step on the same color the one that asks most. */
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

/** How many promises the steps of all palettes lost, counted as they are listed. */
export function countLostPromises(design: Design): number {
  return checkAll(design).reduce((sum, { promises }) => sum + listLost(promises).length, 0);
}

function listLost(promises: readonly StepPromise[]): readonly StepPromise[] {
  const lost = promises.filter(({ isKept }) => !isKept);
  return lost.filter(
    (one) => !lost.some((other) => isSamePair(one, other) && asksMore(other, one)),
  );
}

/** How often a color is sought again because the other step of its promise moved with it. */
const mostRounds = 4;

/** A palette of a design, with its promises as they measure. */
type MeasuredPalette = {
  readonly design: Design;
  readonly name: string;
  readonly promises: readonly StepPromise[];
};

/** The nearest color that keeps the promise, and leaves none of the step's others lost, once the palette has followed. */
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
  const { changed } = takeColor(design, name, promise.step, hex);
  if (!changed.ok) return undefined;
  const after = checkPalette(changed.value, name)?.promises ?? [];
  const now = after.find((one) => isSamePair(one, promise));
  if (now?.isKept) return { hex, contrast: now.measuredContrast };
  return suggest({ design: changed.value, name, promises: after }, promise, rounds - 1);
}

type Colors = (step: string) => HexColor;

const white = parseHexColor("#fff") as HexColor;
const black = parseHexColor("#000") as HexColor;

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
    .map(([on, least]) => suggestColor(getColor(step), [on], least))
    .find((candidate) => candidate && owed.every((pair) => isEnough(candidate, pair)));
}

/** What a step stands on, and with which contrast it must. */
type Owed = readonly [on: HexColor, leastContrast: number];

function owedBy(step: string, promise: StepPromise, getColor: Colors): readonly Owed[] {
  const { leastContrast } = promise;
  if (promise.step === step) return [[getAgainst(promise, getColor), leastContrast]];
  const isBelow = promise.isAgainstStep && promise.against === step;
  return isBelow ? [[getColor(promise.step), leastContrast]] : [];
}

function isEnough(hex: HexColor, [on, leastContrast]: Owed): boolean {
  return contrastRatio(hex, on) >= leastContrast;
}

function getAgainst({ against, isAgainstStep }: StepPromise, getColor: Colors): HexColor {
  if (isAgainstStep) return getColor(against);
  return against === "white" ? white : black;
}

function isSamePair(one: StepPromise, other: StepPromise): boolean {
  return (
    one.step === other.step &&
    one.against === other.against &&
    one.isAgainstStep === other.isAgainstStep
  );
}

function asksMore(one: StepPromise, other: StepPromise): boolean {
  return one.leastContrast > other.leastContrast;
}
