import { modeAxes, type Modes } from "#tokens/modes/mode.ts";
import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import { describeModes } from "../modes/describe-modes.ts";
import { findModeSelector, listPlaces, type SelectorOptions } from "./mode-selectors.ts";
import { printRules, type Place } from "./print-rule.ts";

/** The declarations of a sheet for one choice of modes. */
type Block<Value> = {
  readonly changed: Partial<Modes>;
  readonly tokens: ReadonlyMap<TokenPath, Value>;
  readonly find: (token: Token) => Value | undefined;
};

/** The declarations of a sheet in some modes, at every place of these modes. */
export type ModeRule<Value> = {
  readonly title: string;
  readonly places: readonly Place[];
  readonly tokens: ReadonlyMap<TokenPath, Value>;
};

/** The tokens of a set, and the modes of its first block. */
type Sheet = {
  readonly tokens: ReadonlyMap<TokenPath, Token>;
  readonly defaultModes: Pick<Modes, "scheme">;
};

/**
 * Lists the rules of all blocks but the first. If elements can set both schemes, a rule repeats the
 * first block's tokens that depend on the scheme: an island of the first scheme inside of the other
 * one.
 */
export function listModeRules<Value>(
  set: Sheet,
  [first, ...others]: readonly Block<Value>[],
  options: SelectorOptions,
): readonly ModeRule<Value>[] {
  const { scheme } = set.defaultModes;
  const selector = options.within ? undefined : findModeSelector("scheme", scheme, options);
  const island = selector === undefined ? new Map() : listIsland(set, first, others);
  const resetting = others.filter(({ tokens }) => hasAny(tokens, island));
  const rules = others.map(({ changed, tokens }) => {
    const isReset = resetting.some((weaker) => isPart(weaker.changed, changed));
    const reset = isReset && !changed.scheme ? scheme : undefined;
    return { title: describeModes(changed), places: listPlaces(changed, options, reset), tokens };
  });
  if (selector === undefined || island.size === 0) return rules;
  const other = modeAxes.scheme.find((each) => each !== scheme);
  const title = `${describeModes({ scheme })} inside of ${other} mode`;
  return [{ title, places: [{ selector }], tokens: island }, ...rules];
}

/** Lists the first block's tokens that depend on the scheme, in the order of the set. */
function listIsland<Value>(
  { tokens }: Sheet,
  first: Block<Value> | undefined,
  others: readonly Block<Value>[],
): ReadonlyMap<TokenPath, Value> {
  const island = new Map<TokenPath, Value>();
  const ofSchemes = others.filter(({ changed }) => changed.scheme).map((each) => each.tokens);
  if (ofSchemes.length === 0) return island;
  for (const [path, token] of tokens) {
    const value = ofSchemes.some((each) => each.has(path)) ? first?.find(token) : undefined;
    if (value !== undefined) island.set(path, value);
  }
  return island;
}

function hasAny(
  tokens: ReadonlyMap<TokenPath, unknown>,
  others: ReadonlyMap<TokenPath, unknown>,
): boolean {
  for (const path of others.keys()) if (tokens.has(path)) return true;
  return false;
}

function isPart(part: Partial<Modes>, whole: Partial<Modes>): boolean {
  return (Object.keys(part) as readonly (keyof Modes)[]).every((axis) => whole[axis]);
}

/** Prints a rule at each of its places, with a comment before the first one. */
export function printModeRule(
  { title, places }: Pick<ModeRule<unknown>, "title" | "places">,
  lines: string,
  comments: boolean,
): readonly string[] {
  const comment = comments ? `/* ${title} */\n` : "";
  return printRules(places, lines).map((rule, index) => `${index === 0 ? comment : ""}${rule}`);
}
