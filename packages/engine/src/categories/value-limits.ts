import type { Range } from "#decisions/range.ts";
import type { ValueKind } from "#tokens/value-kind.ts";

/** What the tokens of one group may be: the kind of value, and for numbers how far they go. Lengths count in px. */
export type ValueLimits =
  | {
      readonly kind: "length" | "number" | "duration";
      readonly range: Range;
      readonly form?: ValueForm;
    }
  | { readonly kind: Exclude<ValueKind, "length" | "number" | "duration"> };

/** `layer` is a whole number or the word auto; `fixed` a length that does not grow with the viewport, as media need it. */
type ValueForm = "layer" | "fixed";

/** Whether the limits ask for a form. */
export function hasForm(limits: ValueLimits | undefined, form: ValueForm): boolean {
  return limits !== undefined && "form" in limits && limits.form === form;
}
