import type { Json } from "./print-json.ts";

/** A place in a tree of tokens, with its value. */
export type Leaf = { readonly keys: readonly string[]; readonly value: Json };

type Tree = { [key: string]: Json | Tree };

/** Builds a tree of groups with every leaf in its place; leaves of one group are adjacent. */
export function nestTokens(leaves: readonly Leaf[]): { readonly [key: string]: Json } {
  const root: Tree = {};
  const groups = new Map<string, Tree>([["", root]]);
  for (const { keys, value } of leaves) {
    const group = groupAt(groups, keys.slice(0, -1));
    group[keys.at(-1) ?? ""] = value;
  }
  return root as { readonly [key: string]: Json };
}

function groupAt(groups: Map<string, Tree>, keys: readonly string[]): Tree {
  const place = keys.join(".");
  const known = groups.get(place);
  if (known) return known;
  const group: Tree = {};
  groupAt(groups, keys.slice(0, -1))[keys.at(-1) ?? ""] = group;
  groups.set(place, group);
  return group;
}
