/**
 * The keys that identify a resolver document; tools would mistake a file with such groups for a
 * resolver.
 */
const resolverKeys: readonly string[] = ["sets", "modifiers", "resolutionOrder"];

/**
 * Returns the keys of a place; if the first is a key of a resolver, its first letter becomes its
 * code (`_73_ets`).
 */
export function escapeResolverKeys(keys: readonly string[]): readonly string[] {
  const [first = "", ...others] = keys;
  if (!resolverKeys.includes(first)) return keys;
  return [`_${first.charCodeAt(0).toString(16)}_${first.slice(1)}`, ...others];
}
