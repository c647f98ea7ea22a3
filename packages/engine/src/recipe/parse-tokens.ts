import type { TokenDefinition } from "#tokens/token.ts";
import { isTokenPath, tokenName } from "#tokens/token-path.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { parseDefinition } from "./parse-definition.ts";
import { below, parseEntries, refuse } from "./parse-fields.ts";
import type { Place } from "./parse-fields.ts";
import { recipeCounts, reservedNames } from "./recipe-limits.ts";
import type { Range } from "./recipe-limits.ts";

type Definitions = Readonly<Record<TokenPath, TokenDefinition>>;

/** Definitions by token path. */
export function parseTokens(input: unknown, count: Range, place: Place): Definitions | undefined {
  const entries = parseEntries(input, place);
  if (!entries) return undefined;
  if (entries.size > count.max) return refuse(place, "wrong-count", { ...count });
  const tokens: [TokenPath, TokenDefinition][] = [];
  for (const [path, definition] of entries) {
    const at = below(place, path.slice(0, recipeCounts.pathLength.max));
    if (path.length > recipeCounts.pathLength.max || !isTokenPath(path))
      refuse(at, "unknown-token");
    else {
      const parsed = parseDefinition(definition, path, at);
      if (parsed) tokens.push([path, parsed]);
    }
  }
  return Object.fromEntries(tokens);
}

const firstSegment = /^[a-z][a-z0-9-]{0,63}$/;
const laterSegment = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Definitions of tokens that a person named: names that every format can print. */
export function parseCustomTokens(input: unknown, place: Place): Definitions | undefined {
  const tokens = parseTokens(input, recipeCounts.customTokens, place);
  for (const path of Object.keys(tokens ?? {}) as TokenPath[]) {
    const [first = "", ...others] = path.split(".");
    const isName = firstSegment.test(first) && others.every((each) => laterSegment.test(each));
    if (!isName || others.length >= recipeCounts.pathSegments.max)
      refuse(below(place, path), "malformed", { expected: "tokenPath" });
    else if (reservedNames.includes(tokenName(path))) refuse(below(place, path), "name-taken");
  }
  return tokens;
}
