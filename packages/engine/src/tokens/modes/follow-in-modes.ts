import { followAliases, type EndReader } from "./follow-aliases.ts";
import { axisNames, combineAxes, defaultModes, type Modes } from "./mode.ts";
import type { Token } from "../token.ts";
import type { TokenPath } from "../token-path.ts";
import { kindOfValue, type ValueKind } from "../value-kind.ts";
import { axesOf, axesOfRule, isPart, listVaryingTokens, type AxisSet } from "./varying-tokens.ts";

type Tokens = ReadonlyMap<TokenPath, Pick<Token, "definition">>;

/**
 * The end of a token's aliases: a value's kind, the path of a missing token, or a path that occurs
 * twice.
 */
export type Outcome =
  | ValueKind
  | { readonly type: "unknown"; readonly path: TokenPath }
  | { readonly type: "cycle"; readonly path: TokenPath };

/** The ends of tokens' aliases in some modes. */
export type OutcomesInModes = {
  readonly modes: Partial<Modes>;
  readonly outcomes: ReadonlyMap<TokenPath, Outcome>;
};

/**
 * Follows tokens to their values in every combination of the axes of rules: all tokens in the first
 * one, and in the others only those that vary.
 */
export function followInModes(tokens: Tokens): readonly OutcomesInModes[] {
  let axes: AxisSet = 0;
  for (const { definition } of tokens.values()) axes |= axesOfRule(definition);
  const named = axisNames.filter((axis) => isPart(axesOf({ [axis]: defaultModes[axis] }), axes));
  const [first = {}, ...others] = combineAxes(named);
  const still = new Map<TokenPath, Outcome>();
  followAll(tokens, tokens.keys(), first, still, still);
  if (others.length === 0) return [{ modes: first, outcomes: still }];
  const varying = listVaryingTokens(tokens);
  const rest = new Map(still);
  for (const path of varying.keys()) rest.delete(path);
  const inOthers = others.map((modes) => {
    const outcomes = new Map<TokenPath, Outcome>();
    followAll(tokens, varying.keys(), modes, outcomes, rest);
    return { modes, outcomes };
  });
  return [{ modes: first, outcomes: still }, ...inOthers];
}

function followAll(
  tokens: Tokens,
  paths: Iterable<TokenPath>,
  modes: Partial<Modes>,
  outcomes: Map<TokenPath, Outcome>,
  elsewhere: ReadonlyMap<TokenPath, Outcome>,
): void {
  const whole = { ...defaultModes, ...modes };
  const known = {
    get: (path: TokenPath) => outcomes.get(path) ?? elsewhere.get(path),
    set: (path: TokenPath, outcome: Outcome) => outcomes.set(path, outcome),
  };
  for (const path of paths)
    outcomes.set(path, followAliases(tokens, path, whole, known, outcomeReader));
}

const outcomeReader: EndReader<Outcome> = {
  value: kindOfValue,
  unknown: (path) => ({ type: "unknown", path }),
  cycle: (path) => ({ type: "cycle", path }),
};
