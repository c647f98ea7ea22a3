import { applyChanges, readModeWords, type ReadChange } from "#readers/modes/read-mode-changes.ts";
import type { ReadValue } from "#readers/modes/read-mode.ts";
import type { Written, WrittenFiles, WrittenValues } from "#readers/modes/read-sources.ts";
import type { Source } from "#readers/modes/source.ts";
import { readStatements, type Statement } from "#readers/style-sheets/read-statements.ts";
import { readValue } from "#readers/values/read-value.ts";

type Entry = readonly [name: string, written: Written];

/**
 * Reads a LESS file of tokens in every combination of modes in its `@modes`. The other maps have
 * further names of the variables.
 */
export function readLess(source: Source): WrittenFiles {
  const own = new Map<string, Written>();
  const changes: ReadChange[] = [];
  const others: Entry[] = [];
  for (const { text, at, body } of readStatements(source, { hasLineComments: true })) {
    if (!body)
      for (const [name, written] of readEntry(source, { text, at }, "@")) own.set(name, written);
    else if (text === "@modes:") changes.push(...body.flatMap((each) => readChange(source, each)));
    else if (text === "@tokens:" || text === "@breakpoints:") others.push(...readMap(source, body));
    else if (!mixins.includes(text) && !textMixin.test(text))
      source.refuse(at, listNames(text), `"${text}" is not a part of a token file`);
  }
  refuseOthers(others, own);
  return { modes: applyChanges(own, changes) };
}

const mixins: readonly string[] = [".from(@breakpoint, @rules)", ".below(@breakpoint, @rules)"];
/** A mixin of a text style, which has other names of variables. */
const textMixin = /^\.text-[\w-]+\(\)$/;

/** Refuses the entries of maps that are not other names of variables. */
function refuseOthers(entries: readonly Entry[], own: WrittenValues): void {
  for (const [name, { value, source, at }] of entries)
    if (value && (value.type !== "alias" || !own.has(value.to)))
      source.refuse(at, [name], `"${name}" is not the name of a variable`);
}

function readChange(source: Source, { text, at, body }: Statement): readonly ReadChange[] {
  const entries = readMap(source, body ?? []);
  const names = entries.map(([name]) => name);
  const modes = source.attempt(at, names, () => {
    const key = /^@(?<key>[a-z-]+):$/.exec(text)?.groups?.["key"];
    if (key === undefined || !body) throw new SyntaxError(`"${text}" is not the map of a mode`);
    return readModeWords(key);
  });
  return modes ? [{ modes, values: new Map(entries) }] : [];
}

function readMap(source: Source, body: readonly Statement[]): readonly Entry[] {
  return body.flatMap((each) => readEntry(source, each, ""));
}

const entry = /^(?<sign>@?)(?<name>[\w-]+)\s*:(?<value>[^]*)$/;

function readEntry(
  source: Source,
  { text, at, body }: Statement,
  requested: "@" | "",
): readonly Entry[] {
  const { sign, name, value } = (body ? undefined : entry.exec(text)?.groups) ?? {};
  if (sign !== requested || name === undefined || value === undefined) {
    source.refuse(at, listNames(text), `"${text}" is not a variable or an entry of a token file`);
    return [];
  }
  const read = readName(name);
  return [[read, { value: source.attempt(at, [read], () => readUse(value.trim())), source, at }]];
}

/** Lists the name of a variable that has no value of a token. */
function listNames(text: string): readonly string[] {
  const name = /^@?(?<name>[\w-]+)\s*:/.exec(text)?.groups?.["name"];
  return name === undefined ? [] : [readName(name)];
}

function readUse(text: string): ReadValue {
  const target = /^@(?<target>[\w-]+)$/.exec(text)?.groups?.["target"];
  if (target !== undefined) return { type: "alias", to: readName(target) };
  const verbatim = /^~"(?<inner>[^"\\]*)"$/.exec(text)?.groups?.["inner"];
  return readValue(verbatim ?? text);
}

function readName(name: string): string {
  return name.replaceAll(/_0x([0-9a-f]{1,6})_/g, (all, code: string) => {
    const point = Number.parseInt(code, 16);
    return point > 0x10ffff ? all : String.fromCodePoint(point);
  });
}
