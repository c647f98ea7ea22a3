import type { Parsed, Problem, Design } from "@tessera/engine";

/** Whether a problem is one of a step's name. */
export function isNameProblem({ path, code }: Problem): boolean {
  return path.endsWith("key") || code === "name-taken" || code === "name-reserved";
}

/** What is wrong with a step's value, and with its name, which was tried with another value. */
export function withNameProblems(
  value: Extract<Parsed<unknown>, { ok: false }>,
  tried: Parsed<Design>,
): Parsed<Design> {
  const ofName = tried.ok ? [] : tried.problems.filter(isNameProblem);
  return { ok: false, problems: [...ofName, ...value.problems] };
}
