import { JsonObject, readJson } from "#readers/json-text/read-json.ts";
import type { Source } from "#readers/modes/source.ts";
import type { Statement } from "#readers/style-sheets/read-statements.ts";

/** The rules of the variables in an item. */
const ruleOfVariables: ReadonlyMap<string, string> = new Map([
  ["theme", "@theme inline"],
  ["light", ":root"],
  ["dark", ".dark"],
]);

const notes: readonly string[] = ["$schema", "name", "type", "title"];

/** Reads an item of a registry as the statements of a style sheet; refuses its other properties. */
export function readRegistryItem(source: Source): readonly Statement[] {
  return readJson(source).members.flatMap(({ key, value, at }) => {
    if (key === "cssVars" && value instanceof JsonObject)
      return value.members.flatMap((each) => readVariables(source, each));
    if (key === "css" && value instanceof JsonObject) return readRules(source, value);
    if (!notes.includes(key) || typeof value !== "string")
      source.refuse(at, [], `"${key}" is not a part of a theme`);
    return [];
  });
}

function readVariables(
  source: Source,
  { key, value, at }: JsonObject["members"][number],
): readonly Statement[] {
  const text = ruleOfVariables.get(key);
  if (text === undefined || !(value instanceof JsonObject)) {
    source.refuse(at, [], `"${key}" is not a list of variables`);
    return [];
  }
  return [{ text, at, body: readRules(source, value, "--") }];
}

function readRules(source: Source, rules: JsonObject, hyphens = ""): readonly Statement[] {
  return rules.members.flatMap(({ key, value, at }): readonly Statement[] => {
    if (typeof value === "string") return [{ text: `${hyphens}${key}: ${value}`, at }];
    if (value instanceof JsonObject && hyphens === "")
      return [{ text: key, at, body: readRules(source, value) }];
    source.refuse(at, [key], `"${key}" is neither a rule nor a value`);
    return [];
  });
}
