import { listBranches } from "#tokens/list-branches.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";

type Tokens = TokenSet["tokens"];

/**
 * The durations and easings that another one stands in for where a person asks for less motion: `duration.fast` and
 * `duration.fast-reduced`. A twin that is an alias of its own token changes nothing, and would be a circle in CSS.
 */
export function listReducedTwins({
  tokens,
}: Pick<TokenSet, "tokens">): readonly (readonly [path: TokenPath, twin: TokenPath])[] {
  return [...tokens.values()].flatMap(({ path, category }) => {
    const twin = tokens.get(`${path}-reduced` as TokenPath);
    const isTwin = category === "motion" && twin?.category === "motion";
    return isTwin && !leadsTo(tokens, twin.path, path) ? [[path, twin.path] as const] : [];
  });
}

/** Whether a token is, in some mode, an alias of another, over however many steps. */
function leadsTo(tokens: Tokens, from: TokenPath, to: TokenPath): boolean {
  const reached = new Set([from]);
  for (const path of reached) {
    const definition = tokens.get(path)?.definition;
    for (const branch of definition ? listBranches(definition) : [])
      if (branch.type === "alias") reached.add(branch.to);
  }
  return reached.has(to);
}
