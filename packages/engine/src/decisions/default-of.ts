import type { Decision, ValueOf } from "./decision.ts";

/** Returns the default value of a decision. */
export function defaultOf<D extends Decision>(decision: D): ValueOf<D> {
  return read(decision, (each) => each.default) as ValueOf<D>;
}

/** Returns the value of a decision in a stored recipe from before it existed. */
export function formerOf<D extends Decision>(decision: D): ValueOf<D> {
  return read(decision, (each) => each.former ?? each.default) as ValueOf<D>;
}

type Single = Exclude<Decision, { readonly kind: "group" }>;

function read(decision: Decision, get: (decision: Single) => unknown): unknown {
  if (decision.kind !== "group") return get(decision);
  const { fields } = decision;
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, read(field, get)]));
}
