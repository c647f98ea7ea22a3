import { type StepNamePreset, stepNamePresets } from "./step-name-presets.ts";

/**
 * Returns the names for another number of steps. Names of a preset become the preset's names for
 * that count. Custom names stay at their lightness; of two at the same position, the nearer one
 * stays. Rising numbers continue to rise, and falling ones to fall.
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

/** Returns the preset that shares the most names with these. */
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

/**
 * Returns the preset's name if it is free and rises between its neighbors; else a number that does,
 * or any free name.
 */
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

/** Returns whether a name is a number that a step can have. */
function isNumber(name: string): boolean {
  return /^\d{1,12}$/.test(name);
}

/** Returns whether numbers rise from name to name; false for one name. */
function isRising(names: readonly string[]): boolean {
  const values = names.map(Number);
  return (
    values.length > 1 && values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))
  );
}

/** The greatest number in the name of a step: twelve digits. */
const greatest = 999_999_999_999;

/**
 * Returns this many rising step names that include all of these rising numbers. New ones are in the
 * middle of the widest gap, or after the last if no gap has room.
 */
function insertNumbers(names: readonly string[], count: number): readonly string[] {
  let grown = names;
  while (grown.length < count) grown = insertOne(grown);
  return grown;
}

function insertOne(names: readonly string[]): readonly string[] {
  const values = names.map(Number);
  const gaps = values.slice(1).map((value, at) => value - (values[at] ?? value));
  const widest = gaps.indexOf(Math.max(...gaps));
  const [before = 0, gap = 0] = [values[widest], gaps[widest]];
  if (gap > 1) return names.toSpliced(widest + 1, 0, String(before + Math.round(gap / 2)));
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return last < greatest ? [...names, String(last + 1)] : [String(first - 1), ...names];
}
