import { findValueProblem } from "#recipe/find-value-problem.ts";
import { hasAlias } from "#tokens/has-alias.ts";
import { listModes } from "#tokens/mode.ts";
import type { ProblemCode, ProblemValues } from "#tokens/problem.ts";
import { resolveTokens } from "#tokens/resolve.ts";
import type { Token, TokenDefinition } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";

type AliasProblem = {
  readonly path: TokenPath;
  readonly code: ProblemCode;
  readonly values?: ProblemValues;
};

/** Finds the given tokens whose aliases resolve, in some mode, to a value of a wrong kind. */
export function findAliasProblems(
  tokens: ReadonlyMap<TokenPath, Token>,
  entries: readonly (readonly [TokenPath, TokenDefinition])[],
): readonly AliasProblem[] {
  const leading = entries.filter(([, definition]) => hasAlias(definition)).map(([path]) => path);
  if (leading.length === 0) return [];
  const problems = new Map<TokenPath, AliasProblem>();
  for (const modes of listModes()) {
    const values = resolveTokens(tokens, modes, leading);
    for (const path of leading) {
      const value = values.get(path);
      const fault = value && findValueProblem(path, value);
      if (fault) problems.set(path, { path, ...fault });
    }
  }
  return [...problems.values()];
}
