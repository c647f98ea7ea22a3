import { listTargets } from "#tokens/definition-branches.ts";
import { axisNames, combineAxes, type Modes } from "#tokens/modes/mode.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { ModeTable } from "./mode-table.ts";

/** Tokens that share their modes, as a collection of variables in Figma. */
export type Collection = {
  readonly id: CollectionId;
  readonly name: string;
  readonly modes: readonly Partial<Modes>[];
  readonly paths: readonly TokenPath[];
};

type CollectionId = keyof typeof names;

/** The collections in import order, in which every alias's target exists. */
const names = {
  base: "Base",
  density: "Density",
  theme: "Theme",
  "theme-density": "Theme and density",
} as const;

/**
 * Lists the tokens of a set in collections: those that no mode changes, those that density changes,
 * those that scheme or contrast change, and those that both change. A token counts as changed if
 * its target is, so that no alias refers to a later collection. A set without tokens has an empty
 * first one.
 */
export function listCollections(set: TokenSet, table: ModeTable): readonly Collection[] {
  const axesOf = listCollectionAxes(set, table);
  return (Object.keys(names) as readonly CollectionId[]).flatMap((id) => {
    const members = [...axesOf].filter(([, axes]) => idOf(axes) === id);
    if (members.length === 0 && (id !== "base" || axesOf.size > 0)) return [];
    const axes = axisNames.filter((axis) => members.some(([, each]) => each.has(axis)));
    const paths = members.map(([path]) => path);
    return [{ id, name: names[id], modes: combineAxes(axes, table.values), paths }];
  });
}

/** Finds the last collection that has one of some tokens: all of them are in it or before it. */
export function findLastCollection(
  collections: readonly Collection[],
  paths: readonly TokenPath[],
): Collection | undefined {
  return collections.findLast((each) => paths.some((path) => each.paths.includes(path)));
}

type Axes = ReadonlySet<keyof Modes>;

/** Lists the axes that change a token, or any token that it refers to, directly or not. */
function listCollectionAxes({ tokens }: TokenSet, table: ModeTable): ReadonlyMap<TokenPath, Axes> {
  const axesOf = new Map(
    [...tokens.keys()].map((path) => [path, new Set(table.listTokenAxes(path))]),
  );
  const referencesTo = listReferences(tokens);
  const changed = [...axesOf.keys()];
  for (let path = changed.pop(); path !== undefined; path = changed.pop()) {
    for (const reference of referencesTo.get(path) ?? []) {
      const [from, to] = [axesOf.get(path), axesOf.get(reference)];
      const added = [...(from ?? [])].filter((axis) => to?.has(axis) === false);
      for (const axis of added) to?.add(axis);
      if (added.length > 0) changed.push(reference);
    }
  }
  return axesOf;
}

/** Lists the tokens that refer to each path. */
function listReferences(tokens: TokenSet["tokens"]): ReadonlyMap<TokenPath, readonly TokenPath[]> {
  const references = new Map<TokenPath, TokenPath[]>();
  for (const { path, definition } of tokens.values()) {
    for (const target of listTargets(definition)) {
      const known = references.get(target);
      if (known) known.push(path);
      else references.set(target, [path]);
    }
  }
  return references;
}

function idOf(axes: Axes): CollectionId {
  const hasTheme = axes.has("scheme") || axes.has("contrast");
  if (axes.has("density")) return hasTheme ? "theme-density" : "density";
  return hasTheme ? "theme" : "base";
}
