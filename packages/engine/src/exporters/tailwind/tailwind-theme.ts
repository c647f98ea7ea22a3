import { resolveTokens } from "#tokens/modes/resolve.ts";
import type { TokenValue } from "#tokens/token.ts";
import { tokenName, type TokenPath } from "#tokens/token-path.ts";
import type { TokenSet } from "#tokens/token-set.ts";
import type { ModeBlock } from "../modes/mode-blocks.ts";
import { findThemeVariable } from "./tailwind-names.ts";

/** A token that has utilities in Tailwind 4. */
export type ThemeToken = {
  readonly path: TokenPath;
  /** Its theme variable without the leading hyphens: `text-heading-m`. */
  readonly variable: string;
  /** Its value in the modes of the file's first block. */
  readonly value: TokenValue;
};

/** Lists the tokens of a set that have utilities in Tailwind 4, in the order of the set. */
export function listThemeTokens(set: TokenSet, { modes }: ModeBlock): readonly ThemeToken[] {
  return [...resolveTokens(set.tokens, modes)].flatMap(([path, value]) => {
    const variable = findThemeVariable(tokenName(path), value);
    return variable === undefined ? [] : [{ path, variable, value }];
  });
}

/** The properties of a text size: its line height and letter spacing. */
export type TextPart = {
  /** The size's theme variable and the property: `text-heading-m--line-height`. */
  readonly variable: string;
  readonly path: TokenPath;
};

const properties = [
  { property: "line-height", theme: "leading" },
  { property: "letter-spacing", theme: "tracking" },
] as const;

/**
 * Lists the line height and letter spacing of headings by their key, and of all other text by the
 * key `base`.
 */
export function listTextParts(tokens: readonly ThemeToken[]): readonly TextPart[] {
  const byVariable = new Map(tokens.map((token) => [token.variable, token.path]));
  return tokens.flatMap(({ variable }) => {
    const text = /^text-(?:heading-(?<key>.+)|body-.+|base)$/.exec(variable);
    return properties.flatMap(({ property, theme }) => {
      const path = text && byVariable.get(`${theme}-${text.groups?.["key"] ?? "base"}`);
      return path ? [{ variable: `${variable}--${property}`, path }] : [];
    });
  });
}

const containers = /^spacing-(?<key>[23]xs|xs|sm|md|lg|xl|[2-7]xl)$/;

/**
 * Lists the names of Tailwind's container widths that are also names of spacings. Otherwise a
 * spacing would replace `max-w-xl`, which templates and components use.
 */
export function listTakenContainers(tokens: readonly ThemeToken[]): readonly string[] {
  return tokens.flatMap(({ variable }) => containers.exec(variable)?.groups?.["key"] ?? []);
}
