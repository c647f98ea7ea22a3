import type { Modes } from "#tokens/mode.ts";
import type { LiteralOrAlias, TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { ModeTable } from "../modes/mode-table.ts";

/** What a place in a file says: a value, the alias of a token, or the alias of a place that only the file has. */
export type Entry = {
  /** The token that is spoken of. */
  readonly path: TokenPath;
  /** The groups that the place lies in before the token's own: of those that only the file has. */
  readonly within: readonly string[];
  readonly says: LiteralOrAlias | { readonly type: "place"; readonly within: readonly string[] };
  readonly value: TokenValue;
  /** The token that the value stands at, where aliases have been followed. */
  readonly owner: TokenPath;
};

/** Everything that a set's files say. */
export type Entries = {
  /** What holds in the first modes. */
  readonly tokens: readonly Entry[];
  /** Places that a modifier chooses among where several modes change one token. */
  readonly places: readonly Entry[];
  /** What each context of each modifier says instead. */
  readonly changes: ReadonlyMap<keyof Modes, ReadonlyMap<string, readonly Entry[]>>;
};

type Found = {
  readonly places: Entry[];
  readonly changes: Map<keyof Modes, Map<string, Entry[]>>;
};

/**
 * What each file says. The modifiers of a resolver do not know of each other. So a token that several axes change is
 * in the last one an alias of a place for each of its contexts, and the other axes change these places; no token and
 * no place is changed by more than one modifier.
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
  const axes = table.listAxes(path, fixed);
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
    addChange(found, axis, context, { ...entry, says: { type: "place", within: inner } });
    found.places.push(createEntry(path, inner, table, inContext));
    findChanges({ path, within: inner, fixed: inContext }, table, names, found);
  }
}

function createEntry(
  path: TokenPath,
  within: readonly string[],
  { first, say }: ModeTable,
  fixed: Partial<Modes>,
): Entry {
  const { chosen, value, owner } = say(path, { ...first, ...fixed });
  return { path, within, says: chosen, value, owner };
}

function addChange({ changes }: Found, axis: keyof Modes, context: string, entry: Entry): void {
  const contexts = changes.get(axis) ?? new Map<string, Entry[]>();
  const entries = contexts.get(context) ?? [];
  entries.push(entry);
  changes.set(axis, contexts.set(context, entries));
}

type GroupNames = Readonly<Record<keyof Modes, string>>;

/** The groups of the places, under names that no token starts with. */
function nameGroups({ tokens }: TokenSet, prefix: string): GroupNames {
  const taken = new Set([prefix, ...[...tokens.keys()].map((path) => path.split(".", 1)[0])]);
  const free = (name: string): string => (taken.has(name) ? free(`${name}-mode`) : name);
  return {
    scheme: free("by-scheme"),
    contrast: free("by-contrast"),
    density: free("by-density"),
  };
}
