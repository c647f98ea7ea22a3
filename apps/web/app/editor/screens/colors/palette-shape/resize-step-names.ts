import { insertNumbers } from "./insert-numbers.ts";
import { stepNamePresets } from "./step-name-presets.ts";
import type { StepNamePreset } from "./step-name-presets.ts";

/**
 * The names of another number of steps: what the preset that they follow calls so many, whatever number was there before.
 * A person's own names stay, the lightest the lightest and the darkest the darkest; of two that come to the same place,
 * the one nearer to it stays. Numbers that rise go on rising, and those that fall go on falling.
 */
export function resizeStepNames(stepNames: readonly string[], count: number): readonly string[] {
  if (isRising(stepNames.filter(isNumber).toReversed()))
    return resizeRising(stepNames.toReversed(), count).toReversed();
  return resizeRising(stepNames, count);
}

function resizeRising(stepNames: readonly string[], count: number): readonly string[] {
  const names = nameByPreset(stepNames, count);
  const isBroken = stepNames.every(isNumber) && isRising(stepNames) && !isRising(names);
  return isBroken ? insertNumbers(stepNames, count) : names;
}

function nameByPreset(stepNames: readonly string[], count: number): readonly string[] {
  const preset = nearestPreset(stepNames);
  const own = placeOwnNames(stepNames, preset, count);
  const names: string[] = [];
  for (const [at, usual] of preset.nameSteps(count).entries())
    names.push(own.get(at) ?? chooseName(usual, at, names, own));
  return names;
}

/** The preset that calls the most steps as they are called. */
function nearestPreset(stepNames: readonly string[]): StepNamePreset {
  const likeness = ({ nameSteps }: StepNamePreset): number =>
    nameSteps(stepNames.length).filter((name, at) => name === stepNames[at]).length;
  const [first, ...others] = stepNamePresets;
  return others.reduce((best, each) => (likeness(each) > likeness(best) ? each : best), first);
}

function placeOwnNames(
  stepNames: readonly string[],
  { nameSteps }: StepNamePreset,
  count: number,
): ReadonlyMap<number, string> {
  const usual = nameSteps(stepNames.length);
  const scale = (count - 1) / (stepNames.length - 1);
  const placed = stepNames
    .map((name, at) => ({ name, at: at * scale, isOwn: name !== usual[at] }))
    .filter(({ isOwn }) => isOwn)
    .toSorted((a, b) => distanceToPlace(b.at) - distanceToPlace(a.at));
  return new Map(placed.map(({ name, at }) => [Math.round(at), name]));
}

function distanceToPlace(at: number): number {
  return Math.abs(at - Math.round(at));
}

/** The usual name where it is free and rises between the numbers around it; else a number that does, or any that is free. */
function chooseName(
  usual: string,
  at: number,
  before: readonly string[],
  own: ReadonlyMap<number, string>,
): string {
  const taken = new Set([...before, ...own.values()]);
  const least = Number(before.findLast(isNumber) ?? 0);
  const next = [...own]
    .toSorted(([a], [b]) => a - b)
    .find(([each, name]) => each > at && isNumber(name));
  const [place, most] = next ? [next[0], Number(next[1])] : [at, Number.POSITIVE_INFINITY];
  const between = next ? least + (most - least) / (place - at + 1) : least + wideStep;
  const rising = [usual, String(Math.round(between))].find(
    (each) => isNumber(each) && Number(each) > least && Number(each) < most && !taken.has(each),
  );
  return rising ?? findFree(Number(usual), taken);
}

const wideStep = 100;

function findFree(from: number, taken: ReadonlySet<string>): string {
  let number = from;
  while (taken.has(String(number))) number++;
  return String(number);
}

/** Whether a name is a number that a step may be called. */
function isNumber(name: string): boolean {
  return /^\d{1,12}$/.test(name);
}

/** Whether numbers rise from name to name; one alone does not. */
function isRising(names: readonly string[]): boolean {
  const values = names.map(Number);
  return (
    values.length > 1 && values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))
  );
}
