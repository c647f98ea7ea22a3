import type { Decision, ValueOf } from "./decision.ts";

/** Returns the default value of a decision. */
export function defaultOf<D extends Decision>(decision: D): ValueOf<D> {
  return read(decision) as ValueOf<D>;
}

function read(decision: Decision): unknown {
  if (decision.kind !== "group") return decision.default;
  const { fields } = decision;
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, read(field)]));
}
