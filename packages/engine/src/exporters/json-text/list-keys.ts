import type { TokenPath } from "#tokens/token-path.ts";
import { printKey } from "./print-key.ts";

type Keys = readonly string[];

/**
 * The keys, as a file writes them, under which each token stands in a tree that has either a token or a group at a
 * place. Where a path leads through a token (`a` and `a.b`), the longer one is joined by a hyphen there (`a-b`): the
 * keys of a token, joined, are its name in any case. A prefix is a group around all. (DTCG has `$root` for this, and few tools know it.)
 */
export function listKeys(paths: Iterable<TokenPath>, prefix = ""): ReadonlyMap<TokenPath, Keys> {
  const above = prefix ? [prefix] : [];
  let all: ReadonlyMap<TokenPath, Keys> = new Map(
    [...paths].map((path) => [path, [...above, ...path.split(".").map(printKey)]]),
  );
  for (;;) {
    const places = new Set([...all.values()].map((keys) => keys.join(".")));
    const joined = new Map([...all].map(([path, keys]) => [path, joinAtToken(keys, places)]));
    if ([...all].every(([path, keys]) => joined.get(path) === keys)) return all;
    all = joined;
  }
}

function joinAtToken(keys: Keys, places: ReadonlySet<string>): Keys {
  for (let length = 1; length < keys.length; length += 1)
    if (places.has(keys.slice(0, length).join("."))) {
      const pair = keys.slice(length - 1, length + 1).join("-");
      return [...keys.slice(0, length - 1), pair, ...keys.slice(length + 1)];
    }
  return keys;
}
