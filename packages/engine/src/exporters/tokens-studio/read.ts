import {
  ownValue,
  readJson,
  requireList,
  requireObject,
  requireText,
  type JsonMember,
  type JsonObject,
} from "#readers/json-text/read-json.ts";
import {
  listNames,
  readNamedTokens,
  type NotedSource,
} from "#readers/json-text/read-token-tree.ts";
import { listApplying, listChangedModes, readModeWords } from "#readers/modes/read-mode-changes.ts";
import type { ReadNotes } from "#readers/modes/read-mode.ts";
import type { WrittenFiles, WrittenValues } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import { keyOfModes, type Modes } from "#tokens/modes/mode.ts";
import { readTokenValue } from "./read-token-value.ts";

/** A set of tokens of a file, and its offset. */
type TokenSet = { readonly values: WrittenValues; readonly at: number };

/** The sets of a theme by their status, in the order of the file. */
type ThemeValues = Readonly<Record<"source" | "enabled", readonly TokenSet[]>>;

/**
 * Reads a file of Tokens Studio in every combination of the modes in the ids of its themes
 * (`theme/dark-high`). Refuses sets without an order and those of no theme.
 */
export function readTokensStudio(source: Source): WrittenFiles {
  const file: NotedSource = { source, notes: new Map<string, ReadNotes>() };
  const document = readJson(source, 1);
  const metadata = requireObject(ownValue(document, "$metadata"), "The metadata");
  const sets = readSets(file, document, ownValue(metadata, "tokenSetOrder"));
  const themes = requireList(ownValue(document, "$themes"), "The list of themes");
  if (themes.length === 0) throw new SyntaxError("There is no theme");
  const used = new Set<TokenSet>();
  const read = themes.map((each) => {
    const theme = requireObject(each, "A theme");
    return source.require(theme.at, () => readTheme(theme, sets, used));
  });
  if (new Set(read.map((each) => keyOfModes(each.modes as Modes))).size < read.length)
    throw new SyntaxError("Two themes have the same modes");
  for (const [name, set] of sets)
    if (!used.has(set))
      source.refuse(set.at, [...set.values.keys()], `The set "${name}" is in no theme`);
  const modes = listChangedModes(read).map((each) => ({
    modes: each,
    values: mergeThemes(listApplying(read, each)),
  }));
  return { modes, notes: file.notes };
}

/** Merges the values of themes that apply at once; those of enabled sets override sources. */
function mergeThemes(themes: readonly ThemeValues[]): WrittenValues {
  const sources = themes.flatMap(({ source }) => source);
  const enabled = themes.flatMap((theme) => theme.enabled);
  return new Map([...sources, ...enabled].flatMap(({ values }) => [...values]));
}

function readSets(
  file: NotedSource,
  document: JsonObject,
  order: unknown,
): ReadonlyMap<string, TokenSet> {
  const { source } = file;
  const members = new Map<string, JsonMember>();
  for (const each of document.members) {
    const twin = members.get(each.key);
    if (twin) source.refuse(each.at, listNames(twin.value), `"${each.key}" replaces another set`);
    if (!each.key.startsWith("$")) members.set(each.key, each);
  }
  const sets = new Map<string, TokenSet>();
  for (const each of requireList(order, "The order of sets")) {
    const name = requireText(each, "The name of a set");
    const set = requireObject(members.get(name)?.value, `The set "${name}"`);
    members.delete(name);
    sets.set(name, { values: readNamedTokens(file, set, readTokenValue), at: set.at });
  }
  for (const { key, value, at } of members.values())
    source.refuse(at, listNames(value), `The set "${key}" is not in the order of sets`);
  return sets;
}

/** Reads the sets that a theme selects, and adds these to the used ones. */
function readTheme(
  theme: JsonObject,
  sets: ReadonlyMap<string, TokenSet>,
  used: Set<TokenSet>,
): { readonly modes: Partial<Modes>; readonly values: ThemeValues } {
  const id = requireText(ownValue(theme, "id"), "The id of a theme");
  const modes = id === "base" ? {} : readModeWords(id.slice(id.lastIndexOf("/") + 1));
  const { members } = requireObject(ownValue(theme, "selectedTokenSets"), "The sets of a theme");
  const select = (status: "enabled" | "source"): readonly TokenSet[] => {
    const names = new Set(members.filter(({ value }) => value === status).map(({ key }) => key));
    const chosen = [...sets].filter(([name]) => names.delete(name)).map(([, set]) => set);
    for (const name of names) throw new SyntaxError(`There is no set "${name}"`);
    for (const set of chosen) used.add(set);
    return chosen;
  };
  return { modes, values: { source: select("source"), enabled: select("enabled") } };
}
