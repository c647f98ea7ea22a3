import type { Release, TokenSetDiff } from "./token-set-diff.ts";

/**
 * Suggests the release for a change. Major: a name was removed or renamed, has another type, or a
 * contrast promise was broken. Minor: there are new names. Patch: values, descriptions, pins or the
 * default modes changed.
 */
export function suggestRelease(diff: Omit<TokenSetDiff, "release">): Release {
  const { added, removed, renamed, changed, broken, mended } = diff;
  const isBreaking = changed.some(({ isTypeChanged }) => isTypeChanged);
  if (removed.length + renamed.length + broken.length > 0 || isBreaking) return "major";
  if (added.length > 0) return "minor";
  return changed.length + mended.length > 0 || diff.defaultModes ? "patch" : "none";
}
