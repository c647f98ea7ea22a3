import type { Decision, Fields, GroupDecision, NumberDecision, NumberLimits } from "./decision.ts";
import type { Range } from "./range.ts";

/** The limits of every number among decisions, under the keys of a recipe. */
export type LimitsOf<F extends Fields> = {
  readonly [Key in keyof F as LimitsOfOne<F[Key]> extends never ? never : Key]: LimitsOfOne<F[Key]>;
};

type LimitsOfOne<D> = D extends NumberDecision
  ? NumberLimits
  : D extends { readonly kind: "steps"; readonly value: { readonly kind: "number" } }
    ? Range
    : D extends GroupDecision<infer F>
      ? LimitsOf<F>
      : never;

/** Lists the limits of every number among decisions. */
export function limitsOf<F extends Fields>(fields: F): LimitsOf<F> {
  return readAll(fields) as LimitsOf<F>;
}

function readAll(fields: Fields): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, decision]) => {
      const limits = read(decision);
      return limits ? [[key, limits]] : [];
    }),
  );
}

function read(decision: Decision): object | undefined {
  if (decision.kind === "group") return readAll(decision.fields);
  if (decision.kind === "steps")
    return decision.value.kind === "number" ? decision.value.range : undefined;
  if (decision.kind !== "number") return undefined;
  const { min, max, step } = decision;
  return { min, max, step };
}
