import type { TokenPath } from "#tokens/token-path.ts";
import { printKey } from "./print-key.ts";

type Keys = readonly string[];

/**
 * Lists the keys of each token in the file's tree, in which each place is either a token or a
 * group. If a path goes through a token (`a` and `a.b`), a hyphen joins the longer one there
 * (`a-b`): the joined keys of a token are its name in any case. A prefix is a group around all.
 * (DTCG has `$root` for this, which few tools support.)
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
