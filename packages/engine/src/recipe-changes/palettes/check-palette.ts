import {
  checkPalettes,
  type PaletteCheck,
  type StepPromise,
} from "#categories/color/check-palettes.ts";
import type { Design } from "#design/design.ts";

/** Returns the promises that a palette keeps; undefined for an unknown palette. */
export function checkPalette(design: Design, name: string): PaletteCheck | undefined {
  return checkAll(design).find((check) => check.name === name);
}

function checkAll(design: Design): readonly PaletteCheck[] {
  return checkPalettes(design.recipe, design.valuesIn());
}

/** Lists the palettes whose steps break promises, in the order of the palettes. */
export function listLostPalettes(design: Design): readonly string[] {
  return checkAll(design)
    .filter(({ promises }) => listLost(promises).length > 0)
    .map(({ name }) => name);
}

/** Counts the broken promises of all palettes' steps, in the same way as they are listed. */
export function countLostPromises(design: Design): number {
  return checkAll(design).reduce((sum, { promises }) => sum + listLost(promises).length, 0);
}

/** Lists the broken ones of promises: for each step and color only the strictest. */
export function listLost(promises: readonly StepPromise[]): readonly StepPromise[] {
  const lost = promises.filter(({ isKept }) => !isKept);
  return lost.filter(
    (one) => !lost.some((other) => isSamePair(one, other) && asksMore(other, one)),
  );
}

/** Returns whether two promises are of the same step and color. */
export function isSamePair(one: StepPromise, other: StepPromise): boolean {
  return (
    one.step === other.step &&
    one.against === other.against &&
    one.isAgainstStep === other.isAgainstStep
  );
}

function asksMore(one: StepPromise, other: StepPromise): boolean {
  return one.leastContrast > other.leastContrast;
}
