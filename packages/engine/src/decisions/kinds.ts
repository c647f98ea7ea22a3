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
} from "./decision.ts";

/** A number within limits. */
export function number(limits: Omit<NumberDecision, "kind">): NumberDecision {
  return { kind: "number", ...limits };
}

/** One of some words or numbers. */
export function choice<const T extends string | number>(
  choices: readonly T[],
  initial: NoInfer<T>,
): ChoiceDecision<T> {
  return { kind: "choice", choices, default: initial };
}

/** Yes or no. */
export function flag(initial: boolean): FlagDecision {
  return { kind: "flag", default: initial };
}

/** An opaque color, written as `#rrggbb`. */
export function color(initial: string): ColorDecision {
  return { kind: "color", default: initial as HexColor };
}

/** Font families, the preferred one first. */
export function families(initial: readonly string[]): FamiliesDecision {
  return { kind: "families", default: initial };
}

/** All of some names, in the given order unless a recipe has another. */
export function order<T extends string>(names: readonly T[]): OrderDecision<T> {
  return { kind: "order", default: names };
}

/** The steps of a scale: a list of names, each with one value. */
export function steps<const Field extends string, Value extends StepValue>(
  scale: Omit<StepsDecision<StepOf<NoInfer<Field>, NoInfer<Value>>, Value>, "kind" | "field"> & {
    readonly field: Field;
  },
): StepsDecision<StepOf<Field, Value>, Value> {
  return { kind: "steps", ...scale };
}

/** A decision with rules of its own; its parser and its test values are given by path. */
export function custom<T>(initial: T): CustomDecision<T> {
  return { kind: "custom", default: initial };
}

/** Several decisions under one key, stored in this order. */
export function group<F extends Fields>(fields: F): GroupDecision<F> {
  return { kind: "group", fields };
}

/** Numbers under one key, each greater than the one before. */
export function rising<F extends { readonly [key: string]: NumberDecision }>(
  fields: F,
): GroupDecision<F> {
  return { kind: "group", fields, isRising: true };
}

/** A decision that recipes stored before it existed lack: they take the default. */
export function later<D extends Decision>(decision: D): D & { readonly isLater: true } {
  return { ...decision, isLater: true };
}
