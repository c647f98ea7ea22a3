import type { StepsDecision } from "./decision.ts";
import { parseBezierPoints } from "./parse-bezier-points.ts";
import { below, numberIn, listOf, objectOf, refuse, type Place } from "./parse-fields.ts";
import { recipeCounts } from "./recipe-counts.ts";

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns whether a text can name a step of a scale, and so be part of a token path. */
export function isStepKey(text: string): boolean {
  return pattern.test(text);
}

type Step = { readonly key: string } & Readonly<Record<string, unknown>>;

/** Parses the steps of a scale, each with a unique name. */
export function parseSteps(
  { field, value, reservedSuffixes, isRising }: StepsDecision,
  input: unknown,
  place: Place,
): readonly Step[] | undefined {
  const parseStep = objectOf<Step>({
    key: (key, at) => parseKey(key, reservedSuffixes, at),
    [field]: value.kind === "number" ? numberIn(value.range) : parseBezierPoints,
  });
  const steps = listOf(recipeCounts.steps, parseStep)(input, place);
  if (!steps) return undefined;
  const keys = steps.map(({ key }) => key);
  const duplicate = keys.findIndex((key, index) => keys.indexOf(key) < index);
  const name = keys[duplicate];
  if (name !== undefined)
    return refuse(below(below(place, duplicate), "key"), "duplicate", { name });
  const notRising = isRising ? findNotRising(steps.map((step) => Number(step[field]))) : -1;
  return notRising >= 0 ? refuse(below(below(place, notRising), field), "not-rising") : steps;
}

/**
 * Returns the index of the first number that is not greater than the one before; -1 if all
 * increase.
 */
export function findNotRising(numbers: readonly number[]): number {
  return numbers.findIndex((each, at) => each <= (numbers[at - 1] ?? Number.NEGATIVE_INFINITY));
}

function parseKey(input: unknown, suffixes: readonly string[], place: Place): string | undefined {
  if (typeof input !== "string") return refuse(place, "wrong-type", { expected: "string" });
  const { max } = recipeCounts.stepKeyLength;
  if (input.length > max) return refuse(place, "too-long", { max });
  const suffix = suffixes.find((each) => input.endsWith(each));
  if (suffix) return refuse(place, "name-reserved", { name: suffix });
  return isStepKey(input) ? input : refuse(place, "malformed", { expected: "stepKey" });
}
