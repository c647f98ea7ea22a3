import { findTopGroup } from "#tokens/top-groups.ts";
import type { Parsed } from "#tokens/problem.ts";
import type { LiteralOrAlias, Token } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import { parseTokenValue } from "./parse-token-value.ts";

/** A group of each kind of value, in the order in which a text of a custom group is tried. */
const groupsOfKinds = [
  "color",
  "size",
  "duration",
  "easing",
  "shadow",
  "line-height",
  "font-family",
] as const;

/** The notations of a reference: `{color.text}`, `var(--color-text)`, `$color-text`, `@color-text`. */
const reference = /^(?:\{(?<path>[^{}]+)\}|var\(--(?<css>[\w-]+)\)|[$@](?<name>[\w-]+))$/;

/**
 * Parses what a user types for a token: a value, or a reference to another token in any notation.
 * A token in a custom group can have a value of any kind; a single word is then no font.
 */
export function parseDefinitionText(
  tokens: ReadonlyMap<TokenPath, Token>,
  path: TokenPath,
  text: string,
): Parsed<LiteralOrAlias> {
  const typed = text.trim();
  const match = reference.exec(typed)?.groups;
  if (match) return parseReference(tokens, match["path"] ?? match["css"] ?? match["name"] ?? "");
  if (findTopGroup(path)) return parseTokenValue(path, typed);
  const groups = /["',]/.test(typed) ? groupsOfKinds : groupsOfKinds.slice(0, -1);
  for (const group of groups) {
    const parsed = parseTokenValue(group, typed);
    if (parsed.ok) return parsed;
  }
  return parseTokenValue("color", typed);
}

function parseReference(
  tokens: ReadonlyMap<TokenPath, Token>,
  text: string,
): Parsed<LiteralOrAlias> {
  for (const [path] of tokens)
    if (path === text || tokenName(path) === text)
      return { ok: true, value: { type: "alias", to: path } };
  return {
    ok: false,
    problems: [{ path: "value", code: "unknown-token", values: { token: text } }],
  };
}
