import { listReached } from "#tokens/list-reached.ts";
import { axisNames } from "#tokens/mode.ts";
import type { Modes } from "#tokens/mode.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import { combineModes } from "../mode-table.ts";
import type { ModeTable } from "../mode-table.ts";

/** Variables that share their modes. */
export type Collection = {
  readonly id: CollectionId;
  readonly name: string;
  readonly modes: readonly Partial<Modes>[];
  readonly paths: readonly TokenPath[];
};

type CollectionId = keyof typeof names;

/** The collections in the order in which an import finds every alias's target. */
const names = {
  base: "Base",
  density: "Density",
  theme: "Theme",
  "theme-density": "Theme and density",
} as const;

/**
 * The tokens of a set in collections: those that no mode changes, those that density does, those that scheme or contrast
 * do, and those that both do. A token counts as changed where its target is, so that no alias leads to a later
 * collection. A set without tokens has an empty first one.
 */
export function listCollections(set: TokenSet, table: ModeTable): readonly Collection[] {
  const axesOf = new Map([...set.tokens.keys()].map((path) => [path, listAxes(set, table, path)]));
  return (Object.keys(names) as readonly CollectionId[]).flatMap((id) => {
    const held = [...axesOf].filter(([, axes]) => idOf(axes) === id);
    if (held.length === 0 && (id !== "base" || axesOf.size > 0)) return [];
    const axes = axisNames.filter((axis) => held.some(([, each]) => each.has(axis)));
    const paths = held.map(([path]) => path);
    return [{ id, name: names[id], modes: combineModes(table, axes), paths }];
  });
}

type Axes = ReadonlySet<keyof Modes>;

/** The axes that change what a token says, or what anything says that it may lead to. */
function listAxes({ tokens }: TokenSet, table: ModeTable, path: TokenPath): Axes {
  const said = [path, ...listReached(tokens, path)];
  return new Set(said.flatMap((each) => table.listAxes(each)));
}

function idOf(axes: Axes): CollectionId {
  const hasTheme = axes.has("scheme") || axes.has("contrast");
  if (axes.has("density")) return hasTheme ? "theme-density" : "density";
  return hasTheme ? "theme" : "base";
}
