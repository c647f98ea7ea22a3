import type { HexColor } from "#color/hex-color.ts";
import type {
  ChoiceDecision,
  ColorDecision,
  CustomDecision,
  Decision,
  Fields,
  FamiliesDecision,
  FlagDecision,
  GroupDecision,
  NumberDecision,
  OrderDecision,
  StepOf,
  StepValue,
  StepsDecision,
  ValueOf,
} from "./decision.ts";

/** Creates a decision on a number within limits. */
export function number(limits: Omit<NumberDecision, "kind">): NumberDecision {
  return { kind: "number", ...limits };
}

/** Creates a choice of one of some words or numbers. */
export function choice<const T extends string | number>(
  choices: readonly T[],
  initial: NoInfer<T>,
): ChoiceDecision<T> {
  return { kind: "choice", choices, default: initial };
}

/** Creates a decision on yes or no. */
export function flag(initial: boolean): FlagDecision {
  return { kind: "flag", default: initial };
}

/** Creates a decision on an opaque color, written as `#rrggbb`. */
export function color(initial: string): ColorDecision {
  return { kind: "color", default: initial as HexColor };
}

/** Creates a decision on font families, the preferred one first. */
export function families(initial: readonly string[]): FamiliesDecision {
  return { kind: "families", default: initial };
}

/** Creates a decision on the order of some names, by default the given one. */
export function order<T extends string>(names: readonly T[]): OrderDecision<T> {
  return { kind: "order", default: names };
}

/** Creates a decision on the steps of a scale: a list of names, each with one value. */
export function steps<const Field extends string, Value extends StepValue>(
  scale: Omit<StepsDecision<StepOf<NoInfer<Field>, NoInfer<Value>>, Value>, "kind" | "field"> & {
    readonly field: Field;
  },
): StepsDecision<StepOf<Field, Value>, Value> {
  return { kind: "steps", ...scale };
}

/**
 * Creates a decision with custom rules; the caller passes its parser and its test values by path.
 */
export function custom<T>(initial: T): CustomDecision<T> {
  return { kind: "custom", default: initial };
}

/** Groups several decisions under one key, stored in this order. */
export function group<F extends Fields>(fields: F): GroupDecision<F> {
  return { kind: "group", fields };
}

/** Groups numbers under one key, each greater than the one before. */
export function rising<F extends { readonly [key: string]: NumberDecision }>(
  fields: F,
): GroupDecision<F> {
  return { kind: "group", fields, isRising: true };
}

/**
 * Marks a decision that older recipes do not have: they get the default. A stored recipe gets
 * `former` instead, if that is given, so that it looks as before.
 */
export function later<D extends Decision>(
  decision: D,
  former?: ValueOf<D>,
): D & { readonly isLater: true } {
  return { ...decision, isLater: true, ...(former !== undefined && { former }) };
}

/** Marks a decision whose default has changed; every stored recipe has it, often with `former`. */
export function formerly<D extends Decision>(decision: D, former: ValueOf<D>): D {
  return { ...decision, former };
}
