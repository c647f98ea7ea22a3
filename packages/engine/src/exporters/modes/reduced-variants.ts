import { listBranches } from "#tokens/list-branches.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** Tokens with their reduced variants. */
type ReducedVariants = readonly (readonly [path: TokenPath, variant: TokenPath])[];

/**
 * Lists the durations and easings that have a variant for reduced motion: `duration.fast` and
 * `duration.fast-reduced`. Omits a variant that is an alias of its own token: it changes nothing,
 * and would be a cycle in CSS.
 */
export function listReducedVariants(tokens: TokenSet["tokens"]): ReducedVariants {
  const variants: (readonly [path: TokenPath, variant: TokenPath])[] = [];
  for (const { path, category } of tokens.values()) {
    if (category !== "motion") continue;
    const variant = tokens.get(`${path}-reduced` as TokenPath);
    if (variant?.category === "motion" && !refersTo(tokens, variant.path, path))
      variants.push([path, variant.path]);
  }
  return variants;
}

/** Returns whether a token is an alias of another one in some mode, directly or not. */
function refersTo(tokens: TokenSet["tokens"], from: TokenPath, to: TokenPath): boolean {
  const reached = new Set([from]);
  // The iteration of a set includes what is added meanwhile.
  for (const path of reached) {
    const definition = tokens.get(path)?.definition;
    for (const branch of definition ? listBranches(definition) : [])
      if (branch.type === "alias") reached.add(branch.to);
  }
  return reached.has(to);
}
