import { kindOfValue } from "#tokens/value-kind.ts";
import type { TokenValue } from "#tokens/token.ts";
import { tailwindNamespaces, type TailwindNamespace } from "./tailwind-namespaces.ts";

const longestFirst = tailwindNamespaces.toSorted((a, b) => b.theme.length - a.theme.length);

/** The mark before a name that Tailwind would use for another value. */
const mark = "token-";

/** Names that Tailwind reads or sets itself, and those with our own mark. */
const reserved = /^(?:spacing$|tw-|default-|token-)/;

/** Finds the namespace of a variable: the one with the longest matching name. */
function findNamespace(variable: string): TailwindNamespace | undefined {
  return longestFirst.find(({ theme }) => isBefore(theme, variable));
}

function findGroup(name: string): TailwindNamespace | undefined {
  return tailwindNamespaces.find(({ group }) => isBefore(group, name));
}

function isBefore(words: string, name: string): boolean {
  return name.startsWith(words) && name.charAt(words.length) === "-";
}

/**
 * Prints the variable of a token's name in a file for Tailwind 4: `text-heading-m` for
 * `font-size-heading-m`. A name without a namespace stays unchanged. One that would be read as
 * another token's or as Tailwind's own is marked.
 */
export function printTailwindName(name: string): string {
  const namespace = findGroup(name);
  const variable = namespace ? namespace.theme + name.slice(namespace.group.length) : name;
  const isClear = findNamespace(variable) === namespace && !reserved.test(variable);
  // Two hyphens separate a theme variable from its properties: `text-s--line-height`.
  return isClear && !variable.includes("--") ? variable : mark + name;
}

/** Finds the theme variable that creates a token's utilities; undefined if Tailwind has none. */
export function findThemeVariable(name: string, value: TokenValue): string | undefined {
  const variable = printTailwindName(name);
  const namespace = findGroup(name);
  const isSpelled = /^[a-z0-9-]+$/.test(variable) && !variable.startsWith(mark);
  return isSpelled && namespace?.kind === kindOfValue(value) ? variable : undefined;
}
