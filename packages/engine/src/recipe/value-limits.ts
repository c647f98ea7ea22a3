import type { ValueKind } from "#tokens/value-kind.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { Range } from "./recipe-limits.ts";

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

const int32: Range = { min: -2_147_483_648, max: 2_147_483_647 };

/** The limits of each top group of token paths. A group that is not here takes every kind of value. */
const limitsOfGroup: ReadonlyMap<string, ValueLimits> = new Map<string, ValueLimits>([
  ["color", { kind: "color" }],
  ["font-family", { kind: "fontFamily" }],
  ["font-size", { kind: "length", range: { min: 1, max: 1000 } }],
  ["font-weight", { kind: "number", range: { min: 1, max: 1000 } }],
  ["line-height", { kind: "number", range: { min: 0.5, max: 10 } }],
  ["letter-spacing", { kind: "length", range: { min: -100, max: 100 } }],
  ["spacing", { kind: "length", range: { min: 0, max: 4000 } }],
  ["size", { kind: "length", range: { min: 0, max: 4000 } }],
  ["radius", { kind: "length", range: { min: 0, max: 9999 } }],
  ["shadow", { kind: "shadow" }],
  ["breakpoint", { kind: "length", range: { min: 1, max: 10_000 }, form: "fixed" }],
  ["z-index", { kind: "number", range: int32, form: "layer" }],
  ["duration", { kind: "duration", range: { min: 0, max: 60_000 } }],
  ["easing", { kind: "easing" }],
]);

/** How far numbers go in groups that have no limits of their own, and inside shadows. */
export const generalLimits = {
  length: { min: -10_000, max: 10_000 },
  number: { min: -1_000_000_000, max: 1_000_000_000 },
  duration: { min: 0, max: 600_000 },
  shadowLengthPx: { min: -1000, max: 1000 },
  bezierOrdinate: { min: -10, max: 10 },
} as const satisfies Record<string, Range>;

/** The limits of a token's value by the group it stands in; undefined where every kind of value may stand. */
export function findValueLimits(path: TokenPath | string): ValueLimits | undefined {
  return limitsOfGroup.get(path.split(".", 1)[0] ?? "");
}

/** Whether the limits ask for a form. */
export function hasForm(limits: ValueLimits | undefined, form: ValueForm): boolean {
  return limits !== undefined && "form" in limits && limits.form === form;
}
