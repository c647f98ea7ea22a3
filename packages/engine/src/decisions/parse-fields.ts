import { parseHexColor, type HexColor } from "#color/hex-color.ts";
import type { Problem, ProblemCode, ProblemValues } from "#tokens/problem.ts";
import { roundNumber } from "#tokens/round-number.ts";
import { maxDecimals } from "./general-limits.ts";
import { outOfRange, type Range } from "./range.ts";

/** The place of a parser in an input, and its list of problems. */
export type Place = {
  readonly path: string;
  readonly problems: Problem[];
  /**
   * True when the input was saved before: the parser repairs what only a newer rule refuses, and
   * missing decisions get the values that they had.
   */
  readonly isStored?: boolean;
};

/** A parser of a value; undefined, after it notes a problem, for an input that it refuses. */
export type Parser<T> = (input: unknown, place: Place) => T | undefined;

/** Returns the place of a key or an index below this one. */
export function below(place: Place, key: string | number): Place {
  return { ...place, path: place.path ? `${place.path}.${key}` : String(key) };
}

/** Notes a problem; returns undefined, so that a parser can return it. */
export function refuse(place: Place, code: ProblemCode, values?: ProblemValues): undefined {
  place.problems.push({ path: place.path, code, ...(values && { values }) });
}

/**
 * Parses the own entries of an object that is not a list; undefined and a problem for anything
 * else.
 */
export function parseEntries(input: unknown, place: Place): Map<string, unknown> | undefined {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return refuse(place, "wrong-type", { expected: "object" });
  return new Map<string, unknown>(Object.entries(input));
}

/** Parses an object's fields by name; refuses other keys and notes each missing one. */
export function parseFields<K extends string>(
  input: unknown,
  keys: readonly K[],
  place: Place,
): Readonly<Record<K, unknown>> | undefined {
  const entries = parseEntries(input, place);
  if (!entries) return undefined;
  const known: readonly string[] = keys;
  for (const key of entries.keys())
    if (!known.includes(key)) refuse(below(place, key), "unknown-key");
  const absent = keys.filter((key) => !entries.has(key));
  for (const key of absent) refuse(below(place, key), "missing");
  if (absent.length > 0) return undefined;
  return Object.fromEntries(keys.map((key) => [key, entries.get(key)])) as Record<K, unknown>;
}

/** Creates a parser of objects that have a field for each of the given parsers, in their order. */
export function objectOf<T extends object>(parsers: {
  readonly [Key in keyof T]: Parser<NonNullable<T[Key]>>;
}): Parser<T> {
  const all = Object.entries<Parser<unknown>>(parsers);
  return (input, place) => {
    const fields = parseFields(input, Object.keys(parsers), place);
    if (!fields) return undefined;
    const values = all.map(([key, parse]) => [key, parse(fields[key], below(place, key))] as const);
    if (values.some(([, value]) => value === undefined)) return undefined;
    return Object.fromEntries(values) as T;
  };
}

/** Creates a parser of a field that was checked before: it returns the value for any input. */
export function fixed<const T>(value: T): Parser<T> {
  return () => value;
}

/** Creates a parser of finite numbers within a range, rounded to the decimals of a recipe. */
export function numberIn(range: Range): Parser<number> {
  return (input, place) => {
    if (typeof input !== "number") return refuse(place, "wrong-type", { expected: "number" });
    const fault = outOfRange(input, range);
    return fault ? refuse(place, fault.code, fault.values) : roundNumber(input, maxDecimals);
  };
}

/** Creates a parser of one of the given choices. */
export function oneOf<const T extends string | number | boolean>(choices: readonly T[]): Parser<T> {
  return (input, place) =>
    choices.find((each) => each === input) ??
    refuse(place, "not-allowed", { allowed: choices.join(", ") });
}

/** Parses true or false. */
export const parseFlag: Parser<boolean> = oneOf([true, false]);

/** Parses a color written as `#rgb` or `#rrggbb`. */
export function parseColor(input: unknown, place: Place): HexColor | undefined {
  if (typeof input !== "string") return refuse(place, "wrong-type", { expected: "string" });
  return parseHexColor(input) ?? refuse(place, "malformed", { expected: "colorText" });
}

/** Creates a parser of lists with one parser for their items; it refuses a list with a wrong item. */
export function listOf<T>(count: Range, parseItem: Parser<T>): Parser<readonly T[]> {
  return (input, place) => {
    if (!Array.isArray(input)) return refuse(place, "wrong-type", { expected: "list" });
    if (input.length < count.min || input.length > count.max)
      return refuse(place, "wrong-count", { ...count });
    const items = input.map((item: unknown, index) => parseItem(item, below(place, index)));
    return items.every((item) => item !== undefined) ? items : undefined;
  };
}

/**
 * Returns an object with defaults for its missing fields; anything else unchanged, for its parser
 * to refuse.
 */
export function withDefaults(input: unknown, defaults: object): unknown {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  return isObject ? { ...defaults, ...input } : input;
}
