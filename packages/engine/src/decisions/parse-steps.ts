import type { StepsDecision } from "./decision.ts";
import { parseBezierPoints } from "./parse-bezier-points.ts";
import { below, parseFields, parseList, parseNumber, refuse, type Place } from "./parse-fields.ts";
import { recipeCounts } from "./recipe-counts.ts";

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns whether a text can name a step of a scale, and so be part of a token path. */
export function isStepKey(text: string): boolean {
  return pattern.test(text);
}

type Step = { readonly key: string; readonly value: unknown };

/** Parses the steps of a scale, each with a unique name. */
export function parseSteps(
  scale: StepsDecision,
  input: unknown,
  place: Place,
): readonly object[] | undefined {
  const steps = parseList(input, recipeCounts.steps, place, (each, at) =>
    parseStep(scale, each, at),
  );
  if (!steps) return undefined;
  const keys = steps.map(({ key }) => key);
  const duplicate = keys.findIndex((key, index) => keys.indexOf(key) < index);
  const name = keys[duplicate];
  if (name !== undefined)
    return refuse(below(below(place, duplicate), "key"), "duplicate", { name });
  const notRising = scale.isRising ? findNotRising(steps.map(({ value }) => Number(value))) : -1;
  if (notRising >= 0) return refuse(below(below(place, notRising), scale.field), "not-rising");
  return steps.map(({ key, value }) => ({ key, [scale.field]: value }));
}

/**
 * Returns the index of the first number that is not greater than the one before; -1 if all
 * increase.
 */
export function findNotRising(numbers: readonly number[]): number {
  return numbers.findIndex((each, at) => each <= (numbers[at - 1] ?? Number.NEGATIVE_INFINITY));
}

function parseStep(scale: StepsDecision, input: unknown, place: Place): Step | undefined {
  const { field, value, reservedSuffixes } = scale;
  const fields = parseFields(input, ["key", field], place);
  if (!fields) return undefined;
  const key = parseKey(fields["key"], reservedSuffixes, below(place, "key"));
  const at = below(place, field);
  const parsed =
    value.kind === "number"
      ? parseNumber(fields[field], value.range, at)
      : parseBezierPoints(fields[field], at);
  return key === undefined || parsed === undefined ? undefined : { key, value: parsed };
}

function parseKey(input: unknown, suffixes: readonly string[], place: Place): string | undefined {
  if (typeof input !== "string") return refuse(place, "wrong-type", { expected: "string" });
  const { max } = recipeCounts.stepKeyLength;
  if (input.length > max) return refuse(place, "too-long", { max });
  const suffix = suffixes.find((each) => input.endsWith(each));
  if (suffix) return refuse(place, "name-reserved", { name: suffix });
  return isStepKey(input) ? input : refuse(place, "malformed", { expected: "stepKey" });
}
