import { applyChanges, readModeWords, type ReadChange } from "#readers/modes/read-mode-changes.ts";
import type { ReadMode, ReadValue } from "#readers/modes/read-mode.ts";
import { readStatements, type Statement } from "#readers/style-sheets/read-statements.ts";
import { readValue } from "#readers/values/read-value.ts";

type Entry = readonly [name: string, value: ReadValue];

/**
 * Reads a LESS file of tokens in every combination of modes in its `@modes`. Throws a SyntaxError
 * for any other text.
 */
export function readLess(text: string): readonly ReadMode[] {
  const own: Entry[] = [];
  const changes: ReadChange[] = [];
  for (const statement of readStatements(text, { hasLineComments: true })) {
    const { text: head, body } = statement;
    if (!body) own.push(readEntry(head, "@"));
    else if (head === "@modes:") changes.push(...body.map(readChange));
    else if (head === "@tokens:" || head === "@breakpoints:") readMap(body);
    else if (!mixins.includes(head))
      throw new SyntaxError(`"${head}" is not a part of a token file`);
  }
  return applyChanges(new Map(own), changes);
}

const mixins: readonly string[] = [".from(@breakpoint, @rules)", ".below(@breakpoint, @rules)"];

function readChange({ text, body }: Statement): ReadChange {
  const key = /^@(?<key>[a-z-]+):$/.exec(text)?.groups?.["key"];
  if (key === undefined || !body) throw new SyntaxError(`"${text}" is not the map of a mode`);
  return { modes: readModeWords(key), values: new Map(readMap(body)) };
}

function readMap(body: readonly Statement[]): readonly Entry[] {
  return body.map(({ text, body: inner }) => {
    if (inner) throw new SyntaxError(`"${text}" is a map instead of a value`);
    return readEntry(text, "");
  });
}

const entry = /^(?<sign>@?)(?<name>[\w-]+): (?<value>[^]+)$/;

function readEntry(text: string, requested: "@" | ""): Entry {
  const { sign, name, value } = entry.exec(text)?.groups ?? {};
  if (sign !== requested || name === undefined || value === undefined)
    throw new SyntaxError(`"${text}" is not a variable or an entry of a token file`);
  return [readName(name), readUse(value)];
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
