import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { comparePromises } from "./compare-promises.ts";
import { findChanges } from "./find-changes.ts";
import { findRenamings } from "./find-renamings.ts";
import { isEqual } from "#tokens/is-equal.ts";
import { suggestRelease } from "./suggest-release.ts";
import type { TokenSetDiff } from "./token-set-diff.ts";

/**
 * Lists the changes from one token set to another, in the order of their tokens; the order itself
 * and the titles of groups do not count. Takes linear time. Throws a RangeError for a set whose
 * aliases have missing targets or cycles, which no generated set has.
 */
export function diffTokenSets(before: TokenSet, after: TokenSet): TokenSetDiff {
  const missing = listAbsent(before, after);
  const fresh = listAbsent(after, before);
  const renamed = findRenamings(missing, fresh);
  const paths = new Set(renamed.flatMap(({ from, to }): TokenPath[] => [from.path, to.path]));
  const found = {
    added: fresh.filter(({ path }) => !paths.has(path)),
    removed: missing.filter(({ path }) => !paths.has(path)),
    renamed,
    changed: findChanges(before, after, renamed),
    ...comparePromises(before.promises, after.promises),
    ...(!isEqual(before.defaultModes, after.defaultModes) && {
      defaultModes: { before: before.defaultModes, after: after.defaultModes },
    }),
  };
  return { ...found, release: suggestRelease(found) };
}

function listAbsent(here: TokenSet, there: TokenSet): readonly Token[] {
  return [...here.tokens.values()].filter(({ path }) => !there.tokens.has(path));
}
