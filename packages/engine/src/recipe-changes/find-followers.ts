import type { Design } from "#design/design.ts";
import { findTokenReferences } from "#recipe/token-references.ts";
import { isEqual } from "#tokens/is-equal.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import { aboutDecision } from "./about-decision.ts";
import { isOrderPath, type DecisionPath } from "./decision-path.ts";
import type { DecisionChange, RecipePatch } from "./diff-recipes.ts";
import { keepsOrder, readOrder } from "./merge-orders.ts";

/**
 * Creates the check whether a change only follows from another. Such changes are the pins and
 * references of a step that was renamed or removed, and the order of a list that has more or fewer
 * entries.
 */
export function createFollowCheck(
  before: Design,
  after: Design,
  patch: RecipePatch,
): (change: DecisionChange) => boolean {
  const removed = new Set([...before.tokens.keys()].filter((path) => !after.tokens.has(path)));
  const aliases = new Set(findTokenReferences(before.recipe, [...removed]).aliases);
  const isRemoved = (change: DecisionChange) =>
    tokensOf(change.path, change.before).some((token) => removed.has(token));
  const released = patch.filter(isRemoved);

  return function follows(change) {
    if (isOrderPath(change.path))
      return keepsOrder(readOrder(change.before), readOrder(change.after));
    if (isRemoved(change) || (isEdited(change) && has(aliases, definedToken(change.path))))
      return true;
    const isNew = tokensOf(change.path, change.after).some((token) => !before.tokens.has(token));
    return isNew && released.some((each) => isEqual(each.before, change.after));
  };
}

/** Lists the generated tokens that a decision is about: the one that it fixes, or a pair of roles. */
function tokensOf(path: DecisionPath, value: unknown): readonly TokenPath[] {
  const about = aboutDecision(path);
  if (about.kind === "contrastTarget")
    return [about.foreground, about.background].map((role) => tokenPath(`color.${role}`));
  const fixed = fixedToken(path, value);
  return fixed === undefined ? [] : [fixed];
}

/**
 * Returns the generated token that a decision fixes: by an override, a pin, or the step of a base.
 */
export function fixedToken(path: DecisionPath, value: unknown): TokenPath | undefined {
  const about = aboutDecision(path);
  if (about.kind === "override") return about.token;
  if (about.kind === "pinnedStep") return tokenPath(`color.${about.palette}.${about.step}`);
  return about.kind === "baseStep"
    ? tokenPath(`color.${about.palette}.${String(value)}`)
    : undefined;
}

/** Returns the token that a decision defines: a pinned one or a custom one. */
function definedToken(path: DecisionPath): TokenPath | undefined {
  const about = aboutDecision(path);
  return about.kind === "override" || about.kind === "customToken" ? about.token : undefined;
}

function has(paths: ReadonlySet<TokenPath>, path: TokenPath | undefined): boolean {
  return path !== undefined && paths.has(path);
}

function isEdited({ before, after }: DecisionChange): boolean {
  return before !== undefined && after !== undefined;
}
