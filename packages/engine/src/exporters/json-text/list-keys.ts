import type { TokenPath } from "#tokens/token-path.ts";

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

/**
 * Prints a segment of a token's path as a key of a JSON file: letters, digits and hyphens stay
 * unchanged, anything else is its code between underscores. The first letter of a property of every
 * JavaScript object (`constructor`) is a code too, because such names break token tools. No key has
 * a meaning in a format or a reference (`$type`, `a.b`, `{a}`).
 */
function printKey(segment: string): string {
  if (segment === "") return "__";
  if (segment in Object.prototype) return printCode(segment) + printRest(segment.slice(1));
  return printRest(segment);
}

function printRest(text: string): string {
  return text.replaceAll(/[^a-zA-Z0-9-]/gu, printCode);
}

function printCode(text: string): string {
  return `_${(text.codePointAt(0) ?? 0).toString(16)}_`;
}
