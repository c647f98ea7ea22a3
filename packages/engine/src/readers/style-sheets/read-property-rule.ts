import { nameCharacters } from "../values/read-escapes.ts";
import { readValue } from "../values/read-value.ts";
import type { Statement } from "./read-statements.ts";

const head = new RegExp(`^@property --${nameCharacters}$`);

/** The kinds of value of each syntax. */
const kinds: ReadonlyMap<string, string> = new Map([
  ["<color>", "color"],
  ["<length>", "dimension"],
  ["<number>", "number"],
  ["<time>", "duration"],
]);

/**
 * Throws a SyntaxError for a rule that declares no property, or one whose initial value does not
 * match its syntax.
 */
export function requirePropertyRule({ text, body = [] }: Statement): void {
  const [syntax = "", inherits, initial = ""] = body.map((each) => (each.body ? "" : each.text));
  const kind = kinds.get(/^syntax: "(?<syntax>[^"]*)"$/.exec(syntax)?.groups?.["syntax"] ?? "");
  const value = readValue(initial.replace(/^initial-value: /, ""));
  const isWhole = body.length === 3 && inherits === "inherits: true";
  const isIndependent = value.type !== "dimension" || value.unit === "px";
  if (!head.test(text) || !isWhole || kind !== value.type || !isIndependent)
    throw new SyntaxError(`"${text}" does not declare a property that its initial value fits`);
}
