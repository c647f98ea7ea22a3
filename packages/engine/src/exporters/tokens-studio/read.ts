import {
  ownValue,
  readJson,
  requireList,
  requireObject,
  requireText,
  type JsonObject,
} from "#readers/json-text/read-json.ts";
import { readNamedTokens } from "#readers/json-text/read-token-tree.ts";
import { readModeWords, requireTargets } from "#readers/modes/read-mode-changes.ts";
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
  return readNamedTokens(requireObject(set, `The set "${name}"`), readTokenValue);
}

function readTheme(theme: JsonObject, sets: ReadonlyMap<string, Values>): ReadMode {
  const id = requireText(ownValue(theme, "id"), "The id of a theme");
  const modes = id === "base" ? {} : readModeWords(id);
  const selected = requireObject(ownValue(theme, "selectedTokenSets"), "The sets of a theme");
  const chosen = [...sets].filter(([name]) =>
    ["enabled", "source"].includes(String(ownValue(selected, name))),
  );
  const values = new Map(chosen.flatMap(([, set]) => [...set]));
  return { modes, values: requireTargets(values) };
}
