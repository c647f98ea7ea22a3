import type { Parsed, Problem, Design } from "@tessera/engine";

/** Returns whether a problem is about a step's name. */
export function isNameProblem({ path, code }: Problem): boolean {
  return path.endsWith("key") || code === "name-taken" || code === "name-reserved";
}

/**
 * Joins the problems of a step's value with those of its name, which is parsed with another value.
 */
export function withNameProblems(
  value: Extract<Parsed<unknown>, { ok: false }>,
  tried: Parsed<Design>,
): Parsed<Design> {
  const ofName = tried.ok ? [] : tried.problems.filter(isNameProblem);
  return { ok: false, problems: [...ofName, ...value.problems] };
}
