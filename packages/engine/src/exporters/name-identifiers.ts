import { keepForTokens } from "#tokens/keep-for-tokens.ts";
import type { Tokens } from "#tokens/keep-for-tokens.ts";
import { listBranches } from "#tokens/list-branches.ts";
import type { Token } from "#tokens/token.ts";
import { tokenName } from "#tokens/token-path.ts";
import { nameTokens } from "./name-tokens.ts";
import type { NameOf } from "./name-tokens.ts";
import { isPlainName, printName } from "./print-name.ts";
import type { PrintOptions } from "./print-options.ts";

/** The names of a set's tokens as CSS and Sass write them, escaped where one of the set has something to escape. */
export function nameIdentifiers(
  tokens: Tokens,
  options: Pick<PrintOptions, "prefix" | "nameCase"> = {},
): NameOf {
  const name = nameTokens(tokens, options);
  if (isPlainName(options.prefix ?? "") && arePlain(tokens)) return name;
  return (path, token) => printName(name(path, token));
}

/** Asked once for each set, because to look at every name again takes a sixth of the time that CSS takes. */
const arePlain = keepForTokens(areAllPlain);

function areAllPlain(tokens: Tokens): boolean {
  for (const token of tokens.values()) if (!isPlain(token)) return false;
  return true;
}

function isPlain({ name, definition }: Token): boolean {
  return (
    isPlainName(name) &&
    listBranches(definition).every(
      (each) => each.type !== "alias" || isPlainName(tokenName(each.to)),
    )
  );
}
