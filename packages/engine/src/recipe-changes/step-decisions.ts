import { keysOfPath, orderKey, type DecisionPath } from "./decision-path.ts";
import { readOrder } from "./merge-orders.ts";
import { findStepList, orderByKeys, type Step, type NamedSteps } from "./step-lists.ts";

type StoredStep = Step & Readonly<Record<string, unknown>>;

/** Finds the list and the name of the step of a decision, or of its order; undefined for others. */
export function findStep(
  path: DecisionPath,
): { readonly list: NamedSteps; readonly name: string } | undefined {
  const keys = keysOfPath(path);
  const list = findStepList(keys.slice(0, -1).join("/"));
  const name = keys.at(-1);
  return list && name !== undefined ? { list, name } : undefined;
}

/** Reads the decisions of a stored list, by the names of its steps. */
export function readSteps(
  { field, isSorted }: NamedSteps,
  stored: unknown,
): readonly (readonly [name: string, value: unknown])[] {
  const steps = stepsOf(stored);
  const values = steps.map((step) => [step.key, step[field]] as const);
  return isSorted ? values : [...values, [orderKey, steps.map(({ key }) => key)]];
}

/**
 * Returns the list with one of its decisions replaced, or without a step if the value is undefined.
 */
export function writeStep(
  { field, isSorted }: NamedSteps,
  stored: unknown,
  name: string,
  value: unknown,
): readonly StoredStep[] {
  const steps = stepsOf(stored);
  if (name === orderKey) return orderByKeys(steps, readOrder(value));
  const written = { key: name, [field]: value };
  const others = steps.filter(({ key }) => key !== name);
  if (value === undefined) return others;
  if (isSorted) return [...others, written].toSorted((a, b) => Number(a[field]) - Number(b[field]));
  return others.length < steps.length
    ? steps.map((step) => (step.key === name ? written : step))
    : [...steps, written];
}

function stepsOf(stored: unknown): readonly StoredStep[] {
  return Array.isArray(stored) ? (stored as readonly StoredStep[]) : [];
}
