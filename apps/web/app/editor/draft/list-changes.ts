import { findTokenReferences, tokenPath, type TokenPath } from "@tessera/engine";
import type { DraftState } from "./draft-state.ts";
import { isSameValue } from "./is-same-value.ts";
import { isOrderPath } from "./keyed-lists.ts";
import { leafKeys, type LeafPath } from "./leaf-path.ts";
import { keepsOrder } from "./merge-orders.ts";
import { nameChange } from "./name-change.ts";
import type { LeafChange } from "./recipe-patch.ts";

/**
 * The unsaved changes as a person counts them, each by the decision that it is called for. What only follows is part of
 * what it follows: the pins and references of a step that was renamed or removed, the order of a list that got one more.
 */
export function listChanges(state: DraftState): readonly LeafPath[] {
  const patch = state.changes;
  const follows = findFollowers(state);
  const names = new Map<string, LeafPath>();
  for (const change of patch) {
    if (follows(change)) continue;
    // A step is one field, whichever of the ways to fix its color is taken.
    const field = fixedToken(change.path, change.after ?? change.before) ?? change.path;
    if (change.after !== undefined || !names.has(field))
      names.set(field, nameChange(change, patch));
  }
  return [...new Set(names.values())];
}

/** Tells what changed because the tokens that it is about went, or came again under another name. */
function findFollowers(state: DraftState): (change: LeafChange) => boolean {
  const before = state.saved.design.tokens;
  const after = state.draft.tokens;
  const gone = new Set([...before.keys()].filter((path) => !after.has(path)));
  const aliases = new Set(findTokenReferences(state.saved.design.recipe, [...gone]).aliases);
  const isGone = (change: LeafChange) => has(gone, fixedToken(change.path, change.before));
  const released = state.changes.filter(isGone);

  return function follows(change) {
    if (isOrderPath(change.path)) return keepsOrder(namesOf(change.before), namesOf(change.after));
    if (isGone(change) || (isEdited(change) && has(aliases, definedToken(change.path))))
      return true;
    const fixed = fixedToken(change.path, change.after);
    const isNew = fixed !== undefined && !before.has(fixed);
    return isNew && released.some((each) => isSameValue(each.before, change.after));
  };
}

function has(paths: ReadonlySet<TokenPath>, path: TokenPath | undefined): boolean {
  return path !== undefined && paths.has(path);
}

function isEdited({ before, after }: LeafChange): boolean {
  return before !== undefined && after !== undefined;
}

function namesOf(order: unknown): readonly string[] {
  return Array.isArray(order) ? (order as readonly string[]) : [];
}

/** The token that a decision defines, pinned or a person's own. */
function definedToken(path: LeafPath): TokenPath | undefined {
  const [section, token = ""] = leafKeys(path);
  return section === "overrides" || section === "customTokens" ? tokenPath(token) : undefined;
}

/** The generated token that a decision fixes: by an override, by a pin on a step, or as the step of a base. */
function fixedToken(path: LeafPath, value: unknown): TokenPath | undefined {
  const [section, part, group, palette, step] = leafKeys(path);
  if (section === "overrides") return definedToken(path);
  if (section !== "color" || part !== "advanced") return undefined;
  if (group === "pinnedSteps") return tokenPath(`color.${palette}.${step}`);
  return group === "baseSteps" ? tokenPath(`color.${palette}.${String(value)}`) : undefined;
}
