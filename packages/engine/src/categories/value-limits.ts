import type { Range } from "#decisions/range.ts";
import type { ValueKind } from "#tokens/value-kind.ts";
import { findTopGroup, type TopGroup } from "#tokens/top-groups.ts";
import { categories } from "./index.ts";

/**
 * The limits of the tokens of one group: the kind of value, and for numbers the range. Lengths are
 * in px.
 */
export type ValueLimits =
  | {
      readonly kind: "length" | "number" | "duration";
      readonly range: Range;
      readonly form?: ValueForm;
    }
  | { readonly kind: Exclude<ValueKind, "length" | "number" | "duration"> };

/**
 * `layer` is a whole number or the word auto; `fixed` is a length that does not grow with the
 * viewport, as media queries require.
 */
type ValueForm = "layer" | "fixed";

/** Returns whether the limits require a form. */
export function hasForm(limits: ValueLimits | undefined, form: ValueForm): boolean {
  return limits !== undefined && "form" in limits && limits.form === form;
}

const limitsOfGroup = Object.assign(
  {},
  ...Object.values(categories).map(({ groups }) => groups),
) as Readonly<Record<TopGroup, ValueLimits>>;

/**
 * Finds the limits of a token's value by its top group; undefined if every kind of value is
 * allowed.
 */
export function findValueLimits(path: string): ValueLimits | undefined {
  const group = findTopGroup(path);
  return group && limitsOfGroup[group];
}
