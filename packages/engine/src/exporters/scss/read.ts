import { applyChanges, readModeWords, type ReadChange } from "#readers/modes/read-mode-changes.ts";
import type { ReadMode, ReadValue } from "#readers/modes/read-mode.ts";
import { readStatements } from "#readers/style-sheets/read-statements.ts";
import { readEscapes } from "#readers/values/read-escapes.ts";
import { readValue } from "#readers/values/read-value.ts";
import { splitOutside } from "#readers/values/split-outside.ts";

/**
 * Reads a Sass module of tokens in every combination of modes in its `$modes`. Throws a SyntaxError
 * for any other text.
 */
export function readScss(text: string): readonly ReadMode[] {
  const variables = readVariables(text);
  const own = new Map<string, ReadValue>();
  for (const [name, value] of variables) if (!maps.includes(name)) own.set(name, readUse(value));
  const changes = readMap(variables.get("modes") ?? "()").map(readChange);
  return applyChanges(own, changes);
}

const maps: readonly string[] = ["tokens", "modes", "breakpoints"];

function readVariables(text: string): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  for (const statement of readStatements(text, { hasLineComments: true })) {
    const match = /^\$(?<name>(?:[^\\:]|\\[^])+):(?<value>[^]*?)(?:!default)?$/.exec(
      statement.text,
    );
    const { name, value } = match?.groups ?? {};
    if (name !== undefined && value !== undefined && !statement.body)
      variables.set(readEscapes(name.trim()), value.trim());
    else if (!/^@(?:use|mixin|function) /.test(statement.text))
      throw new SyntaxError(`"${statement.text}" is not a variable of a Sass module`);
  }
  return variables;
}

function readUse(text: string): ReadValue {
  if (text.startsWith("$")) return { type: "alias", to: readEscapes(text.slice(1)) };
  return readValue(text.startsWith("(") ? text.slice(1, -1).trim() : text);
}

function readMap(text: string): readonly (readonly [key: string, value: string])[] {
  if (!text.startsWith("(") || !text.endsWith(")")) throw new SyntaxError(`"${text}" is not a map`);
  return splitOutside(text.slice(1, -1), ",").map((entry) => {
    const match = /^"(?<key>(?:[^"\\]|\\[^])*)"\s*:(?<value>[^]*)$/.exec(entry);
    const { key, value } = match?.groups ?? {};
    if (key === undefined || value === undefined)
      throw new SyntaxError(`"${entry}" is not an entry of a map`);
    return [readEscapes(key), value.trim()] as const;
  });
}

function readChange([key, value]: readonly [string, string]): ReadChange {
  const values = readMap(value).map(([name, use]) => [name, readUse(use)] as const);
  return { modes: readModeWords(key), values: new Map(values) };
}
