import { listBranches } from "#tokens/list-branches.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** A token, and the one that stands in for it. */
type Twins = readonly (readonly [path: TokenPath, twin: TokenPath])[];

/**
 * The durations and easings that another one stands in for where a person asks for less motion: `duration.fast` and
 * `duration.fast-reduced`. A twin that is an alias of its own token changes nothing, and would be a circle in CSS.
 */
export function listReducedTwins(tokens: TokenSet["tokens"]): Twins {
  const twins: (readonly [path: TokenPath, twin: TokenPath])[] = [];
  for (const { path, category } of tokens.values()) {
    if (category !== "motion") continue;
    const twin = tokens.get(`${path}-reduced` as TokenPath);
    if (twin?.category === "motion" && !leadsTo(tokens, twin.path, path))
      twins.push([path, twin.path]);
  }
  return twins;
}

/** Whether a token is an alias of another one in some mode, over however many steps. */
function leadsTo(tokens: TokenSet["tokens"], from: TokenPath, to: TokenPath): boolean {
  const reached = new Set([from]);
  // A set visits what is added to it meanwhile.
  for (const path of reached) {
    const definition = tokens.get(path)?.definition;
    for (const branch of definition ? listBranches(definition) : [])
      if (branch.type === "alias") reached.add(branch.to);
  }
  return reached.has(to);
}
