import { below, parseEntries, refuse, type Place } from "#decisions/parse-fields.ts";
import type { Range } from "#decisions/range.ts";
import { recipeCounts } from "#decisions/recipe-counts.ts";
import type { TokenDefinition } from "#tokens/token.ts";
import { isTokenPath, tokenName, type TokenPath } from "#tokens/token-path.ts";
import { parseDefinition } from "./parse-definition.ts";
import type { Definitions } from "./recipe.ts";

/** Names that formats use for other things, and that no custom token may have. */
const reservedNames: readonly string[] = ["tokens", "modes", "breakpoints"];

/** Notes the problems of a token's name; returns whether it is a valid path. */
type NameCheck = (path: string, place: Place) => path is TokenPath;

/** Parses definitions of existing tokens, by their paths. */
export function parseOverrides(input: unknown, place: Place): Definitions | undefined {
  return parseNamed(input, recipeCounts.overrides, place, isPath);
}

/** Parses definitions of custom tokens: names that every format can print. */
export function parseCustomTokens(input: unknown, place: Place): Definitions | undefined {
  return parseNamed(input, recipeCounts.customTokens, place, isOwnName);
}

/** Checks both a name and its definition, even if one is wrong. */
function parseNamed(
  input: unknown,
  count: Range,
  place: Place,
  isName: NameCheck,
): Definitions | undefined {
  const entries = parseEntries(input, place);
  if (!entries) return undefined;
  if (entries.size > count.max) return refuse(place, "wrong-count", { ...count });
  const tokens: [TokenPath, TokenDefinition][] = [];
  for (const [path, definition] of entries) {
    const at = below(place, path.slice(0, recipeCounts.pathLength.max));
    const isNamed = isName(path, at);
    const parsed = parseDefinition(definition, path, at);
    if (isNamed && parsed) tokens.push([path, parsed]);
  }
  return Object.fromEntries(tokens);
}

const firstSegment = /^[a-z][a-z0-9-]{0,63}$/;
const laterSegment = /^[a-z0-9][a-z0-9-]{0,63}$/;

function isOwnName(path: string, place: Place): path is TokenPath {
  const [first = "", ...others] = path.split(".", recipeCounts.pathSegments.max + 1);
  const isName = firstSegment.test(first) && others.every((each) => laterSegment.test(each));
  const isShort =
    path.length <= recipeCounts.pathLength.max && others.length < recipeCounts.pathSegments.max;
  if (!isName || !isShort || !isTokenPath(path)) {
    refuse(place, "malformed", { expected: "tokenPath" });
    return false;
  }
  const name = tokenName(path);
  if (reservedNames.includes(name)) refuse(place, "name-reserved", { name });
  return true;
}

function isPath(path: string, place: Place): path is TokenPath {
  const { max } = recipeCounts.pathLength;
  if (path.length <= max && isTokenPath(path)) return true;
  refuse(place, "unknown-token", { token: path.slice(0, max) });
  return false;
}
