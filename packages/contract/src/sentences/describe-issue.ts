import type { z } from "zod";
import { fieldProblems, type FieldProblemCode } from "./field-problems.ts";
import { fillText, type Locale, type TextValues } from "./locale.ts";
import { nameFields, type FieldFinding, type RefusedFields } from "./refused-fields.ts";

type Found = { readonly code: FieldProblemCode; readonly values?: TextValues };
type IssueOf<Code extends z.core.$ZodIssue["code"]> = Extract<z.core.$ZodIssue, { code: Code }>;

const invalid = (): Found => ({ code: "invalid" });

/** The message of each kind of schema issue: one row for every code of zod. */
const rows: { readonly [Code in z.core.$ZodIssue["code"]]: (issue: IssueOf<Code>) => Found } = {
  invalid_type: (issue) => ({ code: expectedProblems[issue.expected] ?? "invalid" }),
  invalid_value: (issue) => describeChoice(issue.values),
  invalid_format: (issue) => ({ code: issue.format === "guid" ? "idInvalid" : "invalidFormat" }),
  too_small: describeTooSmall,
  too_big: describeTooBig,
  custom: (issue) => {
    const params = issue.params as { problem?: FieldProblemCode; values?: TextValues } | undefined;
    return { code: params?.problem ?? "invalid", values: params?.values ?? {} };
  },
  unrecognized_keys: ({ keys }) => ({ code: "unknownFields", values: { count: keys.length } }),
  not_multiple_of: invalid,
  invalid_union: invalid,
  invalid_key: invalid,
  invalid_element: invalid,
};

const expectedProblems: Readonly<Record<string, FieldProblemCode>> = {
  string: "notText",
  number: "notNumber",
  int: "notNumber",
  array: "notList",
  object: "notGroup",
  record: "notGroup",
  null: "notEmptied",
};

function describeChoice(values: readonly unknown[]): Found {
  if (values.length === 1 && values[0] === true) return { code: "notAccepted" };
  return { code: "notOffered", values: { values: values.join(", ") } };
}

function describeTooSmall({ origin, minimum }: IssueOf<"too_small">): Found {
  const values = { minimum: String(minimum) };
  if (origin === "array") return { code: "tooFew", values };
  if (origin !== "string") return { code: "tooLow", values };
  return BigInt(minimum) <= 1n ? { code: "required" } : { code: "tooShort", values };
}

function describeTooBig({ origin, maximum }: IssueOf<"too_big">): Found {
  const values = { maximum: String(maximum) };
  if (origin === "array") return { code: "tooMany", values };
  return { code: origin === "string" ? "tooLong" : "tooHigh", values };
}

/** Returns the message of an issue that a schema of the contract found. */
export function describeIssue(issue: z.core.$ZodIssue, locale: Locale): string {
  const describe = rows[issue.code] as (issue: z.core.$ZodIssue) => Found;
  const { code, values } = describe(issue);
  return fillText(fieldProblems[code], locale, values);
}

/**
 * Names the fields that a schema refuses, each with its first message. The parsed input distinguishes a missing
 * field from one of a wrong type. Unknown keys are counted under their object, those of the input itself at `root`.
 */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  locale: Locale,
  input?: unknown,
  root: "body" | "query" = "body",
): RefusedFields {
  const findings = new Map<string, FieldFinding>();
  for (const issue of issues) {
    const path = issue.path.join(".") || root;
    if (findings.has(path)) continue;
    const isAbsent = input !== undefined && isMissingField(issue, input);
    const describe = () =>
      isAbsent ? fillText(fieldProblems.required, locale) : describeIssue(issue, locale);
    findings.set(path, { path, describe });
  }
  return nameFields([...findings.values()]);
}

/**
 * Returns whether a field is wrong because it is missing; an unchecked required box and an empty text
 * count as missing.
 */
function isMissingField(issue: z.core.$ZodIssue, input: unknown): boolean {
  if (issue.code === "too_small") return findAt(input, issue.path) === "";
  const isChoice = issue.code === "invalid_value" && issue.values[0] !== true;
  return (isChoice || issue.code === "invalid_type") && findAt(input, issue.path) === undefined;
}

function findAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}
