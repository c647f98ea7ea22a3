import { applyChanges, readModeWords, type ReadChange } from "#readers/modes/read-mode-changes.ts";
import type { ReadValue } from "#readers/modes/read-mode.ts";
import type { Written, WrittenFiles, WrittenValues } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import { readStatements } from "#readers/style-sheets/read-statements.ts";
import { readEscapes } from "#readers/values/read-escapes.ts";
import { readValue } from "#readers/values/read-value.ts";
import { splitParts, type Part } from "#readers/values/split-outside.ts";

/** A variable or an entry of a map: its name and its value. */
type Entry = { readonly name: string; readonly value: Part };

/**
 * Reads a Sass module of tokens in every combination of modes in its `$modes`. The other maps have
 * further names of the variables.
 */
export function readScss(source: Source): WrittenFiles {
  const variables = readVariables(source);
  const own = new Map<string, Written>();
  for (const { name, value } of variables.values())
    if (!maps.includes(name)) own.set(name, readUse(source, name, value));
  for (const map of ["tokens", "breakpoints"]) refuseOthers(source, variables.get(map), own);
  for (const { name, value } of readMap(source, variables.get("-styles")))
    refuseOthers(source, { name, value }, own);
  const modes = readMap(source, variables.get("modes"));
  const changes = modes.flatMap((each) => readChange(source, each));
  return { modes: applyChanges(own, changes) };
}

const maps: readonly string[] = ["tokens", "modes", "breakpoints", "-styles"];

const variable = /^(?<head>\$(?<name>(?:[^\\:]|\\[^])+):)(?<value>[^]*?)(?<isDefault>!default)?$/;

function readVariables(source: Source): ReadonlyMap<string, Entry> {
  const variables = new Map<string, Entry>();
  for (const { text, at, body } of readStatements(source, { hasLineComments: true })) {
    const { head, name, value, isDefault } = (body ? undefined : variable.exec(text)?.groups) ?? {};
    if (head === undefined || name === undefined || value === undefined) {
      if (!/^@(?:use|mixin|function) /.test(text))
        source.refuse(at, [], `"${text}" is not a variable of a Sass module`);
      continue;
    }
    const read = readEscapes(name.trim());
    const start = at + head.length + value.length - value.trimStart().length;
    if (!isDefault || !variables.has(read))
      variables.set(read, { name: read, value: { text: value.trim(), at: start } });
  }
  return variables;
}

function readUse(source: Source, name: string, { text, at }: Part): Written {
  const value = source.attempt(at, [name], (): ReadValue => {
    const target = findTarget(text);
    if (target !== undefined) return { type: "alias", to: target };
    return readValue(text.startsWith("(") ? text.slice(1, -1).trim() : text);
  });
  return { value, source, at };
}

function findTarget(text: string): string | undefined {
  return text.startsWith("$") ? readEscapes(text.slice(1)) : undefined;
}

/** Refuses the entries of a map that are not other names of variables. */
function refuseOthers(source: Source, map: Entry | undefined, own: WrittenValues): void {
  for (const { name, value } of readMap(source, map)) {
    const target = findTarget(value.text);
    if (target === undefined || !own.has(target))
      source.refuse(value.at, [name], `"${name}" is not the name of a variable`);
  }
}

/** Reads the entries of a map; refuses the whole text if it is not one. */
function readMap(source: Source, map: Entry | undefined): readonly Entry[] {
  if (!map) return [];
  const { text, at } = map.value;
  const inner = /^\((?<inner>[^]*)\)$/.exec(text)?.groups?.["inner"];
  if (inner === undefined) {
    source.refuse(at, [map.name], `"${map.name}" is not a map`);
    return [];
  }
  return splitParts(inner, ",").flatMap((part) => readEntry(source, part, at + 1 + part.at));
}

const entry = /^(?<head>"(?<key>(?:[^"\\]|\\[^])*)"\s*:\s*)(?<value>[^]*)$/;

function readEntry(source: Source, { text }: Part, at: number): readonly Entry[] {
  const { head, key, value } = entry.exec(text)?.groups ?? {};
  if (head !== undefined && key !== undefined && value !== undefined)
    return [{ name: readEscapes(key), value: { text: value, at: at + head.length } }];
  source.refuse(at, [], `"${text}" is not an entry of a map`);
  return [];
}

function readChange(source: Source, mode: Entry): readonly ReadChange[] {
  const entries = readMap(source, mode);
  const names = entries.map(({ name }) => name);
  const modes = source.attempt(mode.value.at, names, () => readModeWords(mode.name));
  if (!modes) return [];
  const values = entries.map(({ name, value }) => [name, readUse(source, name, value)] as const);
  return [{ modes, values: new Map(values) }];
}
