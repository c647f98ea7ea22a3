import { kindOfValue } from "#tokens/value-kind.ts";
import type { TokenValue } from "#tokens/token.ts";
import { isOwnedStep } from "./owned-steps.ts";
import { tailwindNamespaces, type TailwindNamespace } from "./tailwind-namespaces.ts";
import { stepMark, steppedThemes, tailwindSteps } from "./tailwind-steps.ts";

const longestFirst = tailwindNamespaces.toSorted((a, b) => b.theme.length - a.theme.length);

/** The mark before a name that Tailwind would use for another value. */
const mark = "token-";

/** Names that Tailwind reads or sets itself, and those with our own mark. */
export const reservedNames =
  /^(?:spacing$|(?:tw|default|token|container|blur|drop-shadow|inset-shadow|text-shadow|perspective|aspect|animate)-)/;

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
  const isClear = findNamespace(variable) === namespace && !reservedNames.test(variable);
  // Two hyphens separate a theme variable from its properties: `text-s--line-height`.
  return isClear && !variable.includes("--") ? variable : mark + name;
}

/** A theme variable as its namespace and its step. */
export type ThemeName = { readonly theme: string; readonly step: string };

/** Finds the theme variable of a token's own name; undefined if Tailwind has no utilities for it. */
export function findThemeName(name: string, value: TokenValue): ThemeName | undefined {
  const variable = printTailwindName(name);
  const namespace = findGroup(name);
  const isSpelled = /^[a-z0-9-]+$/.test(variable) && !variable.startsWith(mark);
  if (!isSpelled || namespace?.kind !== kindOfValue(value)) return undefined;
  return { theme: namespace.theme, step: variable.slice(namespace.theme.length + 1) };
}

/**
 * Returns the step that creates a token's utilities: Tailwind's name for it (`md` for `m`), or a
 * marked one if Tailwind's own classes would change; `isTaken` returns whether another token has one.
 */
export function chooseStep({ theme, step }: ThemeName, isTaken: (step: string) => boolean): string {
  const known = steppedThemes.includes(theme) ? tailwindSteps[step] : undefined;
  if (known !== undefined && !isTaken(known)) return known;
  let chosen = step;
  while (isOwnedStep(theme, chosen) || (chosen !== step && isTaken(chosen)))
    chosen = stepMark + chosen;
  return chosen;
}
