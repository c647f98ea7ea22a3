import type { LiteralOrAlias, TokenDefinition } from "#tokens/token.ts";
import { tokenName } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { PrintOptions } from "../options/print-options.ts";
import { nameTokens, type NameOf } from "./name-tokens.ts";
import { isPlainName, printName } from "./print-name.ts";

type Tokens = TokenSet["tokens"];

/** Names a set's tokens as CSS and Sass identifiers, escaped if one of the set requires it. */
export function nameIdentifiers(
  { tokens, hasPlainNames }: Pick<TokenSet, "tokens" | "hasPlainNames">,
  options: Pick<PrintOptions, "prefix" | "nameCase"> = {},
): NameOf {
  const name = nameTokens(tokens, options);
  if (isPlainName(options.prefix ?? "") && (hasPlainNames === true || areAllPlain(tokens)))
    return name;
  return (path, token) => printName(name(path, token));
}

function areAllPlain(tokens: Tokens): boolean {
  for (const { name, definition } of tokens.values())
    if (!isPlainName(name) || !arePlainTargets(tokens, definition)) return false;
  return true;
}

function arePlainTargets(tokens: Tokens, definition: TokenDefinition): boolean {
  if (definition.type !== "rule") return isPlainTarget(tokens, definition);
  return (
    isPlainTarget(tokens, definition.otherwise) &&
    definition.cases.every(({ then }) => isPlainTarget(tokens, then))
  );
}

/** Returns whether a target needs no escapes; a token of the set is checked by its own name. */
function isPlainTarget(tokens: Tokens, branch: LiteralOrAlias): boolean {
  return branch.type !== "alias" || tokens.has(branch.to) || isPlainName(tokenName(branch.to));
}
