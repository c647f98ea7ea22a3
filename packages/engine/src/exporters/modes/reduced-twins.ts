import { listAliasTargets } from "#tokens/alias-targets.ts";
import { listReached } from "#tokens/list-reached.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** A token, and the one that stands in for it. */
type Twins = readonly (readonly [path: TokenPath, twin: TokenPath])[];

/**
 * The durations and easings that another one stands in for where a person asks for less motion: `duration.fast` and
 * `duration.fast-reduced`. A twin that is an alias of its own token changes nothing, and would be a circle in CSS.
 */
export function listReducedTwins(tokens: TokenSet["tokens"]): Twins {
  const targets = listAliasTargets(tokens);
  const twins: (readonly [path: TokenPath, twin: TokenPath])[] = [];
  for (const { path, category } of tokens.values()) {
    if (category !== "motion") continue;
    const twin = tokens.get(`${path}-reduced` as TokenPath);
    if (twin?.category === "motion" && !listReached(targets, twin.path).has(path))
      twins.push([path, twin.path]);
  }
  return twins;
}
