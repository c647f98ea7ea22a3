import { kindOfValue } from "#tokens/value-kind.ts";
import type { TokenValue } from "#tokens/token.ts";
import { tailwindNamespaces } from "./tailwind-namespaces.ts";
import type { TailwindNamespace } from "./tailwind-namespaces.ts";

const longestFirst = tailwindNamespaces.toSorted((a, b) => b.theme.length - a.theme.length);

/** What stands before a name that would mean something else to Tailwind. */
const own = "token-";

/** Names that Tailwind reads or sets itself, and those of our own mark. */
const reserved = /^(?:spacing$|tw-|default-|token-)/;

/** The namespace of a variable: the one with the longest name before it. */
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
 * The variable of a token's name in a file for Tailwind 4: `text-heading-m` for `font-size-heading-m`. A name that has
 * no namespace stays as it is, and one that would be read as another token's or as Tailwind's own is marked.
 */
export function printTailwindName(name: string): string {
  const namespace = findGroup(name);
  const variable = namespace ? namespace.theme + name.slice(namespace.group.length) : name;
  const isClear = findNamespace(variable) === namespace && !reserved.test(variable);
  // Two hyphens part a theme variable from what belongs to it: `text-s--line-height`.
  return isClear && !variable.includes("--") ? variable : own + name;
}

/** The theme variable that makes utilities of a token; undefined for one that Tailwind has none for. */
export function findThemeVariable(name: string, value: TokenValue): string | undefined {
  const variable = printTailwindName(name);
  const namespace = findGroup(name);
  const isSpelled = /^[a-z0-9-]+$/.test(variable) && !variable.startsWith(own);
  return isSpelled && namespace?.kind === kindOfValue(value) ? variable : undefined;
}
