import type { TokenSet } from "#tokens/token-set.ts";
import { printCommentText } from "../css-text/print-comment.ts";

/** Describes each group of the file, by its keys, with exactly the tokens of a titled group. */
export function describeGroups(
  { groups }: TokenSet,
  keysOf: ReadonlyMap<string, readonly string[]>,
): readonly { readonly keys: readonly string[]; readonly text: string }[] {
  const counts = new Map<string, number>();
  for (const keys of keysOf.values())
    for (let length = 1; length < keys.length; length += 1) {
      const place = keys.slice(0, length).join(".");
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  return groups.flatMap(({ title, paths }) => {
    const keys = findSharedGroup(paths.map((path) => keysOf.get(path) ?? []));
    const text = printCommentText(title);
    return text && keys.length > 0 && counts.get(keys.join(".")) === paths.length
      ? [{ keys, text }]
      : [];
  });
}

function findSharedGroup(all: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = all;
  const length = first.findIndex(
    (key, index) => index === first.length - 1 || others.some((keys) => keys[index] !== key),
  );
  return first.slice(0, Math.max(0, length));
}
