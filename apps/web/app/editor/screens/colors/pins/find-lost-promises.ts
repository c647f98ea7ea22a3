import {
  checkPalettes,
  suggestColor,
  tokenPath,
  type HexColor,
  type PaletteCheck,
  type Recipe,
  type StepPromise,
} from "@tessera/engine";
import { contrastRatio, parseHexColor } from "@tessera/engine/color";
import { tokensOfRecipe, valuesInModes } from "#editor/draft/generated-tokens.ts";
import { takeColor } from "./change-pins.ts";

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

const checksOf = new WeakMap<Recipe, readonly PaletteCheck[]>();

/** What a palette keeps of its promises; undefined for what is no palette. */
export function checkPalette(recipe: Recipe, name: string): PaletteCheck | undefined {
  return checkAll(recipe).find((check) => check.name === name);
}

function checkAll(recipe: Recipe): readonly PaletteCheck[] {
  const checks =
    checksOf.get(recipe) ?? checkPalettes(recipe, valuesInModes(tokensOfRecipe(recipe), {}));
  checksOf.set(recipe, checks);
  return checks;
}

/** The promises that a palette's steps lost, of those of a step on the same color the one that asks most. */
export function findLostPromises(recipe: Recipe, name: string): readonly LostPromise[] {
  const getColor = colorsOf(recipe, name);
  return listLost(checkPalette(recipe, name)?.promises ?? []).map((promise) => ({
    ...promise,
    hex: getColor(promise.step),
    againstHex: getAgainst(promise, getColor),
    suggestion: suggest(recipe, name, promise),
  }));
}

/** How many promises the steps of all palettes lost, counted as they are listed. */
export function countLostPromises(recipe: Recipe): number {
  return checkAll(recipe).reduce((sum, { promises }) => sum + listLost(promises).length, 0);
}

function listLost(promises: readonly StepPromise[]): readonly StepPromise[] {
  const lost = promises.filter(({ isKept }) => !isKept);
  return lost.filter(
    (one) => !lost.some((other) => isSamePair(one, other) && asksMore(other, one)),
  );
}

/** How often a color is sought again because the other step of its promise moved with it. */
const mostRounds = 4;

/** The nearest color that keeps the promise, and leaves none of the step's others lost, once the palette has followed. */
function suggest(
  recipe: Recipe,
  name: string,
  promise: StepPromise,
  rounds = mostRounds,
): Suggestion | undefined {
  const promises = checkPalette(recipe, name)?.promises ?? [];
  const hex = findEnough(promise.step, promises, colorsOf(recipe, name));
  if (hex === undefined || rounds === 0) return undefined;
  if (!promise.isAgainstStep)
    return { hex, contrast: contrastRatio(hex, getAgainst(promise, colorsOf(recipe, name))) };
  const { changed } = takeColor(recipe, name, promise.step, hex);
  if (!changed.ok) return undefined;
  const now = checkPalette(changed.value, name)?.promises.find((one) => isSamePair(one, promise));
  if (now?.isKept) return { hex, contrast: now.measuredContrast };
  return suggest(changed.value, name, promise, rounds - 1);
}

type Colors = (step: string) => HexColor;

const white = parseHexColor("#fff") as HexColor;
const black = parseHexColor("#000") as HexColor;

function colorsOf(recipe: Recipe, name: string): Colors {
  const values = valuesInModes(tokensOfRecipe(recipe), {});
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
