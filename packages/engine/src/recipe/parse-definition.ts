import {
  below,
  parseChoice,
  parseEntries,
  parseFields,
  parseList,
  refuse,
  type Place,
} from "#decisions/parse-fields.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import { axisNames, modeAxes, type Modes } from "#tokens/modes/mode.ts";
import type { Alias, LiteralOrAlias, Rule, TokenDefinition } from "#tokens/token.ts";
import { isTokenPath } from "#tokens/token-path.ts";
import { findValueProblem } from "./find-value-problem.ts";
import { valueParsers } from "./parse-value.ts";

/** Parses the definition of a token in a recipe: a value, an alias, or a rule over modes. */
export function parseDefinition(
  input: unknown,
  token: string,
  place: Place,
): TokenDefinition | undefined {
  return typeOf(input) === "rule"
    ? parseRule(input, token, place)
    : parseLiteralOrAlias(input, token, place);
}

function typeOf(input: unknown): unknown {
  return typeof input === "object" && input !== null && Object.hasOwn(input, "type")
    ? (input as { type: unknown }).type
    : undefined;
}

function parseLiteralOrAlias(
  input: unknown,
  token: string,
  place: Place,
): LiteralOrAlias | undefined {
  if (!parseEntries(input, place)) return undefined;
  const type = typeOf(input);
  if (type === "alias") return parseAlias(input, place);
  const parseValue = valueParsers.get(type);
  if (!parseValue) {
    const allowed = ["alias", ...valueParsers.keys()].join(", ");
    return refuse(below(place, "type"), "not-allowed", { allowed });
  }
  const value = parseValue(input, place);
  const fault = value && findValueProblem(token, value);
  return fault ? refuse(place, fault.code, fault.values) : value;
}

function parseAlias(input: unknown, place: Place): Alias | undefined {
  const fields = parseFields(input, ["type", "to"], place);
  if (!fields) return undefined;
  const { to } = fields;
  const isPath =
    typeof to === "string" && to.length <= recipeCounts.pathLength.max && isTokenPath(to);
  return isPath
    ? { type: "alias", to }
    : refuse(below(place, "to"), "malformed", { expected: "aliasTarget" });
}

function parseRule(input: unknown, token: string, place: Place): Rule | undefined {
  const fields = parseFields(input, ["type", "otherwise", "cases"], place);
  if (!fields) return undefined;
  const otherwise = parseLiteralOrAlias(fields.otherwise, token, below(place, "otherwise"));
  const cases = parseList(fields.cases, recipeCounts.ruleCases, below(place, "cases"), (each, at) =>
    parseCase(each, token, at),
  );
  return otherwise && cases && { type: "rule", otherwise, cases };
}

function parseCase(input: unknown, token: string, place: Place): Rule["cases"][number] | undefined {
  const fields = parseFields(input, ["when", "then"], place);
  if (!fields) return undefined;
  const when = parseWhen(fields.when, below(place, "when"));
  const then = parseLiteralOrAlias(fields.then, token, below(place, "then"));
  return when && then && { when, then };
}

function parseWhen(input: unknown, place: Place): Partial<Modes> | undefined {
  const entries = parseEntries(input, place);
  if (!entries) return undefined;
  const when: { -readonly [Axis in keyof Modes]?: Modes[Axis] } = {};
  const known = place.problems.length;
  for (const [name, value] of entries) {
    const axis = axisNames.find((each) => each === name);
    const at = below(place, name);
    if (axis) Object.assign(when, { [axis]: parseChoice<string>(value, modeAxes[axis], at) });
    else refuse(at, "unknown-key");
  }
  return place.problems.length === known ? when : undefined;
}
