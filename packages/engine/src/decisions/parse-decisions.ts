import type {
  Decision,
  Fields,
  GroupDecision,
  NumberDecision,
  OrderDecision,
  ValueOf,
} from "./decision.ts";
import { defaultOf, formerOf } from "./default-of.ts";
import { parseFamilies } from "./family-name.ts";
import {
  below,
  listOf,
  numberIn,
  objectOf,
  oneOf,
  parseColor,
  parseFlag,
  refuse,
  withDefaults,
  type Parser,
  type Place,
} from "./parse-fields.ts";
import { findNotRising, parseSteps } from "./parse-steps.ts";

type Customs = Readonly<Record<string, Parser<unknown>>>;

/** The parser of each decision with custom rules, by its path. */
type CustomParsers<F extends Fields> = {
  readonly [Entry in CustomEntry<F> as Entry[0]]: Parser<Entry[1]>;
};

/** Parses the values of several decisions; undefined if it notes problems at the place. */
export function parseDecisions<F extends Fields>(
  decisions: GroupDecision<F>,
  input: unknown,
  place: Place,
  customs: CustomParsers<F>,
): ValueOf<GroupDecision<F>> | undefined {
  const parsed = parseGroup(decisions, input, place, { path: "", customs });
  return parsed as ValueOf<GroupDecision<F>> | undefined;
}

/** The path of the parsed decisions below the first ones. */
type Inside = { readonly path: string; readonly customs: Customs };

function parse(decision: Decision, input: unknown, place: Place, inside: Inside): unknown {
  switch (decision.kind) {
    case "number":
      return parseLimited(decision, input, place);
    case "choice":
      return oneOf(decision.choices)(input, place);
    case "flag":
      return parseFlag(input, place);
    case "color":
      return parseColor(input, place);
    case "families":
      return parseFamilies(input, place);
    case "order":
      return parseOrder(decision, input, place);
    case "steps":
      return parseSteps(decision, input, place);
    case "custom":
      return inside.customs[inside.path]?.(input, place);
    case "group":
      return parseGroup(decision, input, place, { ...inside, path: `${inside.path}.` });
    default:
      return decision satisfies never;
  }
}

function parseLimited(decision: NumberDecision, input: unknown, place: Place): number | undefined {
  const value = numberIn(decision)(input, place);
  const isFraction = decision.isWhole && value !== undefined && !Number.isInteger(value);
  return isFraction ? refuse(place, "malformed", { expected: "wholeNumber" }) : value;
}

function parseOrder(
  { default: names }: OrderDecision,
  input: unknown,
  place: Place,
): readonly string[] | undefined {
  const count = { min: names.length, max: names.length };
  const order = listOf(count, oneOf(names))(input, place);
  if (order && new Set(order).size !== order.length) return refuse(place, "duplicate");
  return order;
}

function parseGroup(
  decision: GroupDecision,
  input: unknown,
  place: Place,
  { path, customs }: Inside,
): object | undefined {
  const { fields, isRising } = decision;
  const parsers = Object.entries(fields).map(([key, field]): [string, Parser<unknown>] => [
    key,
    (each, at) => parse(field, each, at, { path: path + key, customs }),
  ]);
  const parseAll = objectOf<object>(Object.fromEntries(parsers));
  const values = parseAll(withDefaults(input, laterValuesOf(fields, place)), place);
  const notRising = values && isRising ? findNotRising(Object.values(values).map(Number)) : -1;
  if (notRising >= 0) return refuse(below(place, parsers[notRising]?.[0] ?? ""), "not-rising");
  return values;
}

/** Returns the values of the decisions that older recipes do not have. */
function laterValuesOf(fields: GroupDecision["fields"], { isStored }: Place): object {
  const later = Object.entries(fields).filter(([, field]) => field.isLater);
  const valueOf = isStored ? formerOf : defaultOf;
  return Object.fromEntries(later.map(([key, field]) => [key, valueOf(field)]));
}

/** The path and the type of each decision with custom rules. */
export type CustomEntry<F extends Fields, Above extends string = ""> = {
  [Key in keyof F & string]: F[Key] extends {
    readonly kind: "custom";
    readonly default: infer Value;
  }
    ? readonly [path: `${Above}${Key}`, value: Value]
    : F[Key] extends { readonly kind: "group"; readonly fields: infer Inner extends Fields }
      ? CustomEntry<Inner, `${Above}${Key}.`>
      : never;
}[keyof F & string];
