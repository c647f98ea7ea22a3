import { axisNames, combineAxes, defaultModes, listModes } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import { resolveTokens } from "#tokens/resolve.ts";
import type { Rule, Token, TokenDefinition, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";

/**
 * Returns a token's values in every mode, without aliases: one value, or a rule over the axes that
 * change it.
 */
export function valuesByMode(
  tokens: ReadonlyMap<TokenPath, Token>,
  path: TokenPath,
): TokenDefinition {
  const valueIn = (modes: Partial<Modes>): TokenValue => {
    const inModes = { ...defaultModes, ...modes };
    return resolveTokens(tokens, inModes, [path]).get(path) as TokenValue;
  };
  const axes = axisNames.filter((axis) => isVarying(axis, valueIn));
  const [, ...others] = combineAxes(axes);
  const otherwise = valueIn({});
  if (others.length === 0) return otherwise;
  const cases = others.map((when): Rule["cases"][number] => ({ when, then: valueIn(when) }));
  return { type: "rule", otherwise, cases };
}

/** Returns whether a different choice on one axis ever changes the value. */
function isVarying(axis: keyof Modes, valueIn: (modes: Modes) => TokenValue): boolean {
  return listModes().some((modes) => {
    const first = { ...modes, [axis]: defaultModes[axis] };
    return JSON.stringify(valueIn(modes)) !== JSON.stringify(valueIn(first));
  });
}
