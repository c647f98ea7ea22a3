import type { Alias } from "#tokens/token.ts";
import { printRule } from "./print-rule.ts";
import { listReached } from "#tokens/definition-branches.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** Tokens with their reduced variants. */
type ReducedVariants = readonly (readonly [path: TokenPath, variant: TokenPath])[];

/**
 * Lists the durations and easings that have a variant for reduced motion: `duration.fast` and
 * `duration.fast-reduced`. Omits a variant that is an alias of its own token: it changes nothing,
 * and would be a cycle in CSS.
 */
function listReducedVariants(tokens: TokenSet["tokens"]): ReducedVariants {
  const variants: (readonly [path: TokenPath, variant: TokenPath])[] = [];
  for (const { path, category } of tokens.values()) {
    if (category !== "motion") continue;
    const variant = tokens.get(`${path}-reduced` as TokenPath);
    if (variant?.category === "motion" && !listReached(tokens, variant.path).has(path))
      variants.push([path, variant.path]);
  }
  return variants;
}

/**
 * Prints a rule for `prefers-reduced-motion` in which every token with a reduced variant has its
 * value; nothing without such tokens.
 */
export function printReducedMotion(
  { tokens }: TokenSet,
  selector: string,
  comments: boolean,
  declare: (path: TokenPath, chosen: Alias) => string,
): readonly string[] {
  const lines = listReducedVariants(tokens).map(([path, to]) =>
    declare(path, { type: "alias", to }),
  );
  if (lines.length === 0) return [];
  const place = { media: "(prefers-reduced-motion: reduce)", selector };
  return [`${comments ? "/* Reduced motion */\n" : ""}${printRule(place, lines.join("\n"))}`];
}
