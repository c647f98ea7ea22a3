import type { Token } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet, ContrastPromise } from "#tokens/token-set.ts";
import { findChanges } from "./find-changes.ts";
import { findRenamings } from "./find-renamings.ts";
import { isEqual } from "#tokens/is-equal.ts";
import type { TokenSetDiff, PromiseChange, Release } from "./token-set-diff.ts";

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

type Promises = readonly ContrastPromise[];

/**
 * Lists the promises of both sets that only one of them keeps. A promise that one set does not have
 * is not included.
 */
function comparePromises(
  before: Promises,
  after: Promises,
): { readonly broken: readonly PromiseChange[]; readonly mended: readonly PromiseChange[] } {
  const known = new Map(before.map((each) => [nameOf(each), each]));
  const pairs = after.flatMap((now): PromiseChange[] => {
    const was = known.get(nameOf(now));
    return was && was.isKept !== now.isKept ? [{ before: was, after: now }] : [];
  });
  return {
    broken: pairs.filter((pair) => pair.before.isKept),
    mended: pairs.filter((pair) => pair.after.isKept),
  };
}

function nameOf({ foreground, background, modes }: ContrastPromise): string {
  return [foreground, background, modes.scheme, modes.contrast].join(" ");
}

/**
 * Suggests the release for a change. Major: a name was removed or renamed, has another type, or a
 * contrast promise was broken. Minor: there are new names. Patch: values, descriptions, pins or the
 * default modes changed.
 */
function suggestRelease(diff: Omit<TokenSetDiff, "release">): Release {
  const { added, removed, renamed, changed, broken, mended } = diff;
  const isBreaking = changed.some(({ isTypeChanged }) => isTypeChanged);
  if (removed.length + renamed.length + broken.length > 0 || isBreaking) return "major";
  if (added.length > 0) return "minor";
  return changed.length + mended.length > 0 || diff.defaultModes ? "patch" : "none";
}
