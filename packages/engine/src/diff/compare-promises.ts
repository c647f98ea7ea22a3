import type { ContrastPromise } from "#tokens/token-set.ts";
import type { PromiseChange } from "./token-set-diff.ts";

type Promises = readonly ContrastPromise[];

/**
 * Lists the promises of both sets that only one of them keeps. A promise that one set does not have
 * is not included.
 */
export function comparePromises(
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
