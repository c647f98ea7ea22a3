import { kindOfValue } from "#tokens/value-kind.ts";
import type { ValueKind } from "#tokens/value-kind.ts";
import type { TokenValue } from "#tokens/token.ts";

/** A group of tokens and the namespace of Tailwind 4 whose utilities take its values. */
type Namespace = { readonly group: string; readonly theme: string; readonly kind: ValueKind };

const namespaces: readonly Namespace[] = [
  { group: "color", theme: "color", kind: "color" },
  { group: "font-family", theme: "font", kind: "fontFamily" },
  { group: "font-size", theme: "text", kind: "length" },
  { group: "font-weight", theme: "font-weight", kind: "number" },
  { group: "line-height", theme: "leading", kind: "number" },
  { group: "letter-spacing", theme: "tracking", kind: "length" },
  { group: "size", theme: "size", kind: "length" },
  { group: "spacing", theme: "spacing", kind: "length" },
  { group: "radius", theme: "radius", kind: "length" },
  { group: "shadow", theme: "shadow", kind: "shadow" },
  { group: "breakpoint", theme: "breakpoint", kind: "length" },
  { group: "z-index", theme: "z-index", kind: "number" },
  { group: "duration", theme: "transition-duration", kind: "duration" },
  { group: "easing", theme: "ease", kind: "easing" },
];

const longestFirst = namespaces.toSorted((a, b) => b.theme.length - a.theme.length);

/** What stands before a name that would mean something else to Tailwind. */
const own = "token-";

/** Names that Tailwind reads or sets itself, and those of our own mark. */
const reserved = /^(?:spacing$|tw-|default-|token-)/;

/** The namespace of a variable: the one with the longest name before it. */
function findNamespace(variable: string): Namespace | undefined {
  return longestFirst.find(({ theme }) => isBefore(theme, variable));
}

function findGroup(name: string): Namespace | undefined {
  return namespaces.find(({ group }) => isBefore(group, name));
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

/** The token's name that a variable stands for: the way back of `printTailwindName`. */
export function readTailwindName(variable: string): string {
  if (variable.startsWith(own)) return variable.slice(own.length);
  const namespace = findNamespace(variable);
  return namespace ? namespace.group + variable.slice(namespace.theme.length) : variable;
}

/** The theme variable that makes utilities of a token; undefined for one that Tailwind has none for. */
export function findThemeVariable(name: string, value: TokenValue): string | undefined {
  const variable = printTailwindName(name);
  const namespace = findGroup(name);
  const isSpelled = /^[a-z0-9-]+$/.test(variable) && !variable.startsWith(own);
  return isSpelled && namespace?.kind === kindOfValue(value) ? variable : undefined;
}
