import type { HexColor } from "#color/hex-color.ts";
import type { CubicBezierValue } from "#tokens/token.ts";
import type { Range } from "./range.ts";

/** The limits of a number, and the step of its control. */
export type NumberLimits = Range & { readonly step: number };

/** A number within limits. */
export type NumberDecision = NumberLimits & {
  readonly kind: "number";
  readonly default: number;
  /** True when fractions are refused. */
  readonly isWhole?: true;
};
/** A choice of one of some words or numbers. */
export type ChoiceDecision<T extends string | number = string | number> = {
  readonly kind: "choice";
  readonly choices: readonly T[];
  readonly default: T;
};
/** Yes or no. */
export type FlagDecision = { readonly kind: "flag"; readonly default: boolean };
/** An opaque color. */
export type ColorDecision = { readonly kind: "color"; readonly default: HexColor };
/** Font families, the preferred one first. */
export type FamiliesDecision = { readonly kind: "families"; readonly default: readonly string[] };
/** All of some names in an order. */
export type OrderDecision<T extends string = string> = {
  readonly kind: "order";
  readonly default: readonly T[];
};

/** The value of a scale's step. */
export type StepValue =
  | { readonly kind: "number"; readonly range: Range }
  | { readonly kind: "curve" };

/** The steps of a scale: a list of names, each with one value. */
export type StepsDecision<
  Step extends { readonly key: string } = { readonly key: string },
  Value extends StepValue = StepValue,
> = {
  readonly kind: "steps";
  /** The key of the value in each step. */
  readonly field: string;
  readonly value: Value;
  /** Suffixes that names cannot have, because tokens have them. */
  readonly reservedSuffixes: readonly string[];
  readonly default: readonly Step[];
  /** True when each value is greater than the one before. */
  readonly isRising?: true;
};

/** One step of a scale. */
export type StepOf<Field extends string, Value extends StepValue> = {
  readonly key: string;
} & {
  readonly [Key in Field]: Value extends { readonly kind: "number" }
    ? number
    : CubicBezierValue["points"];
};

/** A decision with custom rules; the caller passes its parser and its test values by path. */
export type CustomDecision<T = unknown> = { readonly kind: "custom"; readonly default: T };

/** Fields by their keys, in the order in which they are stored. */
export type Fields = { readonly [key: string]: Decision };

/** Several decisions under one key. */
export type GroupDecision<F extends Fields = Fields> = {
  readonly kind: "group";
  readonly fields: F;
  /** True when each number is greater than the one before. */
  readonly isRising?: true;
};

/**
 * One decision of the user, as data: its parser, defaults, limits and test values derive from it.
 */
export type Decision = (
  | NumberDecision
  | ChoiceDecision
  | FlagDecision
  | ColorDecision
  | FamiliesDecision
  | OrderDecision
  | StepsDecision
  | CustomDecision
  | GroupDecision
) & {
  /** True when older recipes do not have it; they get the default. */
  readonly isLater?: true;
  /** The default that design systems from before have, if it is another one. */
  readonly former?: unknown;
};

/** The type of a decision's value. */
export type ValueOf<D> = D extends { readonly kind: "group"; readonly fields: infer F }
  ? { readonly [Key in keyof F]: ValueOf<F[Key]> }
  : D extends { readonly kind: "number" }
    ? number
    : D extends { readonly kind: "flag" }
      ? boolean
      : D extends { readonly default: infer Value }
        ? Value
        : never;
