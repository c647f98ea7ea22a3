import type { Parsed, Problem, Design } from "@tessera/engine";

/** Returns whether a problem is about a step's name. */
export function isNameProblem({ path, code }: Problem): boolean {
  return path.endsWith("key") || code === "name-taken" || code === "name-reserved";
}

/**
 * Returns the design with a step of a typed value. If the value is invalid, adds the step with an
 * untaken one, and joins the problems of its name with those of the value.
 */
export function addWithValue<Value>(
  value: Parsed<Value>,
  untaken: Value,
  add: (value: Value) => Parsed<Design>,
): Parsed<Design> {
  if (value.ok) return add(value.value);
  const tried = add(untaken);
  const ofName = tried.ok ? [] : tried.problems.filter(isNameProblem);
  return { ok: false, problems: [...ofName, ...value.problems] };
}
