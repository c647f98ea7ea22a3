import {
  ownValue,
  readJson,
  requireList,
  requireObject,
  requireText,
} from "#readers/json-text/read-json.ts";
import type { JsonObject } from "#readers/json-text/read-json.ts";
import { readKey } from "#readers/json-text/read-key.ts";
import { readTokenTree } from "#readers/json-text/read-token-tree.ts";
import { readModeWords } from "#readers/modes/read-mode-words.ts";
import type { ReadMode, ReadValue } from "#readers/modes/read-mode.ts";
import { readTokenValue } from "./read-token-value.ts";

type Values = ReadonlyMap<string, ReadValue>;

/**
 * Reads a file of Tokens Studio in each of its themes, whose ids contain the modes. Throws a
 * SyntaxError for any other text.
 */
export function readTokensStudio(text: string): readonly ReadMode[] {
  const file = readJson(text);
  const metadata = requireObject(ownValue(file, "$metadata"), "The metadata");
  const order = requireList(ownValue(metadata, "tokenSetOrder"), "The order of sets").map((name) =>
    requireText(name, "The name of a set"),
  );
  const sets = new Map(order.map((name) => [name, readSet(ownValue(file, name), name)]));
  const themes = requireList(ownValue(file, "$themes"), "The list of themes");
  if (themes.length === 0) throw new SyntaxError("There is no theme");
  return themes.map((theme) => readTheme(requireObject(theme, "A theme"), sets));
}

function readSet(set: unknown, name: string): Values {
  const tokens = readTokenTree(requireObject(set, `The set "${name}"`));
  return new Map(
    tokens.map(({ keys, token }) => {
      if (keys.length === 0) throw new SyntaxError("A token has no name");
      return [keys.map(readKey).join("-"), readTokenValue(token)];
    }),
  );
}

function readTheme(theme: JsonObject, sets: ReadonlyMap<string, Values>): ReadMode {
  const id = requireText(ownValue(theme, "id"), "The id of a theme");
  const modes = readModeWords(id === "base" ? "" : id);
  const selected = requireObject(ownValue(theme, "selectedTokenSets"), "The sets of a theme");
  const values = new Map<string, ReadValue>();
  for (const [name, set] of sets)
    if (["enabled", "source"].includes(String(ownValue(selected, name))))
      for (const [token, value] of set) values.set(token, value);
  for (const value of values.values())
    if (value.type === "alias" && !values.has(value.to))
      throw new SyntaxError(`{${value.to}} leads to no token`);
  return { modes, values };
}
