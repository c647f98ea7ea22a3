import {
  below,
  fixed,
  listOf,
  objectOf,
  oneOf,
  parseEntries,
  refuse,
  type Parser,
  type Place,
} from "#decisions/parse-fields.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import { axisNames, modeAxes, type Modes } from "#tokens/modes/mode.ts";
import type { Alias, LiteralOrAlias, Rule, TokenDefinition } from "#tokens/token.ts";
import { isTokenPath, type TokenPath } from "#tokens/token-path.ts";
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

const definitionTypes = [
  "alias",
  ...Object.keys(valueParsers),
] as readonly LiteralOrAlias["type"][];

function parseLiteralOrAlias(
  input: unknown,
  token: string,
  place: Place,
): LiteralOrAlias | undefined {
  if (!parseEntries(input, place)) return undefined;
  const type = oneOf(definitionTypes)(typeOf(input), below(place, "type"));
  if (type === undefined) return undefined;
  if (type === "alias") return parseAlias(input, place);
  const value = valueParsers[type](input, place);
  const fault = value && findValueProblem(token, value);
  return fault ? refuse(place, fault.code, fault.values) : value;
}

const parseAlias = objectOf<Alias>({ type: fixed("alias"), to: parseTarget });

function parseTarget(input: unknown, place: Place): TokenPath | undefined {
  const { max } = recipeCounts.pathLength;
  return typeof input === "string" && input.length <= max && isTokenPath(input)
    ? input
    : refuse(place, "malformed", { expected: "aliasTarget" });
}

function parseRule(input: unknown, token: string, place: Place): Rule | undefined {
  const parseBranch: Parser<LiteralOrAlias> = (each, at) => parseLiteralOrAlias(each, token, at);
  const parseCase = objectOf<Rule["cases"][number]>({ when: parseWhen, then: parseBranch });
  return objectOf<Rule>({
    type: fixed("rule"),
    otherwise: parseBranch,
    cases: listOf(recipeCounts.ruleCases, parseCase),
  })(input, place);
}

function parseWhen(input: unknown, place: Place): Partial<Modes> | undefined {
  const entries = parseEntries(input, place);
  if (!entries) return undefined;
  const when: { -readonly [Axis in keyof Modes]?: Modes[Axis] } = {};
  const known = place.problems.length;
  for (const [name, value] of entries) {
    const axis = axisNames.find((each) => each === name);
    const at = below(place, name);
    if (axis) Object.assign(when, { [axis]: oneOf<string>(modeAxes[axis])(value, at) });
    else refuse(at, "unknown-key");
  }
  return place.problems.length === known ? when : undefined;
}
