/** What a resolver document is known by; of a file whose groups are called so, tools take paths or all for a resolver's. */
const resolverKeys: readonly string[] = ["sets", "modifiers", "resolutionOrder"];

/** The keys of a place with the first one's first letter as its code (`_73_ets`) where it is one of a resolver's own. */
export function keepApart(keys: readonly string[]): readonly string[] {
  const [first = "", ...others] = keys;
  if (!resolverKeys.includes(first)) return keys;
  return [`_${first.charCodeAt(0).toString(16)}_${first.slice(1)}`, ...others];
}
