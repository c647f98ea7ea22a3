import type { Modes } from "#tokens/modes/mode.ts";
import type { LiteralOrAlias, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { ModeTable } from "../modes/mode-table.ts";

/**
 * The content of a place in a file: a value, the alias of a token, or the alias of a place that
 * only the file has.
 */
export type Entry = {
  /** The path of the token. */
  readonly path: TokenPath;
  /** The groups around the token's own ones: those that only the file has. */
  readonly within: readonly string[];
  readonly content: LiteralOrAlias | { readonly type: "place"; readonly within: readonly string[] };
  readonly value: TokenValue;
  /** The token that has the value, after following aliases. */
  readonly owner: TokenPath;
};

/** The content of a set's files. */
export type Entries = {
  /** The entries in the first modes. */
  readonly tokens: readonly Entry[];
  /** The places that a modifier chooses among if several modes change one token. */
  readonly places: readonly Entry[];
  /** The changed entries in each context of each modifier. */
  readonly changes: ReadonlyMap<keyof Modes, ReadonlyMap<string, readonly Entry[]>>;
};

type Found = {
  readonly places: Entry[];
  readonly changes: Map<keyof Modes, Map<string, Entry[]>>;
};

/**
 * Lists the content of each file. The modifiers of a resolver are independent, so only one modifier
 * changes a token or a place. If several axes change a token, it is an alias in the last of them:
 * of a place for each context of that axis. The other axes change these places.
 */
export function listEntries(set: TokenSet, table: ModeTable, prefix = ""): Entries {
  const found: Found = { places: [], changes: new Map() };
  const names = nameGroups(set, prefix);
  const tokens = [...set.tokens.keys()].map((path) => {
    findChanges({ path, within: [], fixed: {} }, table, names, found);
    return createEntry(path, [], table, {});
  });
  return { tokens, ...found };
}

type Place = {
  readonly path: TokenPath;
  readonly within: readonly string[];
  readonly fixed: Partial<Modes>;
};

function findChanges(place: Place, table: ModeTable, names: GroupNames, found: Found): void {
  const { path, within, fixed } = place;
  const axes = table.listTokenAxes(path, fixed);
  const axis = axes.at(-1);
  if (!axis) return;
  for (const [index, context] of table.values[axis].entries()) {
    const inContext = { ...fixed, [axis]: context };
    const entry = createEntry(path, within, table, inContext);
    if (axes.length === 1) {
      if (index > 0) addChange(found, axis, context, entry);
      continue;
    }
    const inner = [names[axis], context, ...within];
    addChange(found, axis, context, { ...entry, content: { type: "place", within: inner } });
    found.places.push(createEntry(path, inner, table, inContext));
    findChanges({ path, within: inner, fixed: inContext }, table, names, found);
  }
}

function createEntry(
  path: TokenPath,
  within: readonly string[],
  { first, contentOf }: ModeTable,
  fixed: Partial<Modes>,
): Entry {
  const { chosen, value, owner } = contentOf(path, { ...first, ...fixed });
  return { path, within, content: chosen, value, owner };
}

function addChange({ changes }: Found, axis: keyof Modes, context: string, entry: Entry): void {
  const contexts = changes.get(axis) ?? new Map<string, Entry[]>();
  const entries = contexts.get(context) ?? [];
  entries.push(entry);
  changes.set(axis, contexts.set(context, entries));
}

type GroupNames = Readonly<Record<keyof Modes, string>>;

/** Names the groups of the places, with names that no token starts with. */
function nameGroups({ tokens }: TokenSet, prefix: string): GroupNames {
  const taken = new Set([prefix, ...[...tokens.keys()].map((path) => path.split(".", 1)[0])]);
  const free = (name: string): string => (taken.has(name) ? free(`${name}-mode`) : name);
  return {
    scheme: free("by-scheme"),
    contrast: free("by-contrast"),
    density: free("by-density"),
  };
}
