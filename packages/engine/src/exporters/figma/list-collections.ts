import { listAliasTargets } from "#tokens/alias-targets.ts";
import { axisNames } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { combineModes } from "../modes/file-modes.ts";
import type { ModeTable } from "../modes/mode-table.ts";

/** Variables that share their modes. */
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
  const axesOf = listAxes(set, table);
  return (Object.keys(names) as readonly CollectionId[]).flatMap((id) => {
    const held = [...axesOf].filter(([, axes]) => idOf(axes) === id);
    if (held.length === 0 && (id !== "base" || axesOf.size > 0)) return [];
    const axes = axisNames.filter((axis) => held.some(([, each]) => each.has(axis)));
    const paths = held.map(([path]) => path);
    return [{ id, name: names[id], modes: combineModes(table, axes), paths }];
  });
}

type Axes = ReadonlySet<keyof Modes>;

/** Lists the axes that change a token, or any token that it refers to, directly or not. */
function listAxes({ tokens }: TokenSet, table: ModeTable): ReadonlyMap<TokenPath, Axes> {
  const axesOf = new Map([...tokens.keys()].map((path) => [path, new Set(table.listAxes(path))]));
  const usersOf = listUsers(tokens);
  const changed = [...axesOf.keys()];
  for (let path = changed.pop(); path !== undefined; path = changed.pop()) {
    for (const user of usersOf.get(path) ?? []) {
      const [from, to] = [axesOf.get(path), axesOf.get(user)];
      const added = [...(from ?? [])].filter((axis) => to?.has(axis) === false);
      for (const axis of added) to?.add(axis);
      if (added.length > 0) changed.push(user);
    }
  }
  return axesOf;
}

/** Lists the tokens that refer to each path. */
function listUsers(tokens: TokenSet["tokens"]): ReadonlyMap<TokenPath, readonly TokenPath[]> {
  const users = new Map<TokenPath, TokenPath[]>();
  for (const [path, targets] of listAliasTargets(tokens)) {
    for (const target of targets) {
      const known = users.get(target);
      if (known) known.push(path);
      else users.set(target, [path]);
    }
  }
  return users;
}

function idOf(axes: Axes): CollectionId {
  const hasTheme = axes.has("scheme") || axes.has("contrast");
  if (axes.has("density")) return hasTheme ? "theme-density" : "density";
  return hasTheme ? "theme" : "base";
}
