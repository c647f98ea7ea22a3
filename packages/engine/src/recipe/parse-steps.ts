import { below, parseFields, parseList, parseNumber, refuse } from "./parse-fields.ts";
import type { Place } from "./parse-fields.ts";
import { defaultMotion, reducedSuffix } from "./motion.ts";
import type { Motion } from "./motion.ts";
import { parseBezierPoints } from "./parse-value.ts";
import { recipeCounts, recipeLimits } from "./recipe-limits.ts";
import { densitySuffixes } from "./spacing-steps.ts";
import type { SpacingStep } from "./spacing-steps.ts";
import { isStepKey } from "./step-key.ts";
import { withDefaults } from "./with-defaults.ts";

/** The steps of the spacing scale, each larger than the one before; their names stand in any order. */
export function parseSpacingSteps(
  input: unknown,
  place: Place,
): readonly SpacingStep[] | undefined {
  const steps = parseNamed(input, place, densitySuffixes, "units", (each, at) =>
    parseNumber(each, recipeLimits.spacingUnits, at),
  )?.map(({ key, value }) => ({ key, units: value }));
  const index = steps?.findIndex(({ units }, at) => units <= (steps[at - 1]?.units ?? -1)) ?? -1;
  return index < 0 ? steps : refuse(below(below(place, index), "units"), "not-rising");
}

/** The durations and easings; where one of the two lists is absent, its default. */
export function parseMotion(input: unknown, place: Place): Motion | undefined {
  const fields = parseFields(withDefaults(input, defaultMotion), ["durations", "easings"], place);
  if (!fields) return undefined;
  const suffixes = [reducedSuffix];
  const times = parseNamed(
    fields.durations,
    below(place, "durations"),
    suffixes,
    "ms",
    (each, at) => parseNumber(each, recipeLimits.durationMs, at),
  );
  const curves = parseNamed(
    fields.easings,
    below(place, "easings"),
    suffixes,
    "points",
    parseBezierPoints,
  );
  if (!times || !curves) return undefined;
  const durations = times.map(({ key, value }) => ({ key, ms: value }));
  return { durations, easings: curves.map(({ key, value }) => ({ key, points: value })) };
}

type Named<T> = { readonly key: string; readonly value: T };

/** A list of steps, each with a name of its own and, in one field, a value. */
function parseNamed<T>(
  input: unknown,
  place: Place,
  suffixes: readonly string[],
  field: string,
  parseItem: (input: unknown, place: Place) => T | undefined,
): readonly Named<T>[] | undefined {
  const steps = parseList(input, recipeCounts.steps, place, (each, at): Named<T> | undefined => {
    const fields = parseFields(each, ["key", field], at);
    const key = fields && parseKey(fields["key"], suffixes, below(at, "key"));
    const value = fields && parseItem(fields[field], below(at, field));
    return key !== undefined && value !== undefined ? { key, value } : undefined;
  });
  const keys = steps?.map(({ key }) => key) ?? [];
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  const name = keys[twice];
  return name === undefined
    ? steps
    : refuse(below(below(place, twice), "key"), "duplicate", { name });
}

function parseKey(input: unknown, suffixes: readonly string[], place: Place): string | undefined {
  if (typeof input !== "string") return refuse(place, "wrong-type", { expected: "string" });
  const { max } = recipeCounts.stepKeyLength;
  if (input.length > max) return refuse(place, "too-long", { max });
  const suffix = suffixes.find((each) => input.endsWith(each));
  if (suffix) return refuse(place, "name-reserved", { name: suffix });
  return isStepKey(input) ? input : refuse(place, "malformed", { expected: "stepKey" });
}
