import type { Scheme } from "#tokens/modes/mode.ts";
import type { SchemeSelector } from "../options/print-options.ts";

/**
 * Prints the variant `dark` of Tailwind's utilities, which applies when a file has the values of
 * the dark scheme; `first` is the scheme of a page without one. Undefined if Tailwind's own
 * variant, the browser's preference, is correct.
 */
export function printDarkVariant(
  by: SchemeSelector,
  first: Scheme,
  inDarkClass = ":where(.dark, .dark *)",
): string | undefined {
  if (by === "media") return undefined;
  if (by !== "class") return attributeVariant;
  return first === "light"
    ? `@custom-variant dark (&${inDarkClass}${outsideIslands(".dark", ".light")});`
    : `@custom-variant dark (&:where(:not(:is(.light, .light *)${outsideIslands(".light", ".dark")})));`;
}

/**
 * Prints the condition that an element in a scheme is not in an island of the other scheme, which
 * may contain an island of the first one again.
 */
function outsideIslands(scheme: string, other: string): string {
  const island = `${scheme} ${other}`;
  const again = `${island} ${scheme}`;
  return `:not(:where(:is(${island}, ${island} *):not(${again}, ${again} *)))`;
}

const dark = '[data-theme="dark"]';

const attributeVariant = `@custom-variant dark {
  &:where(${dark}, ${dark} *)${outsideIslands(dark, '[data-theme="light"]')} {
    @slot;
  }
  @media (prefers-color-scheme: dark) {
    &:where(:root:not([data-theme]), :root:not([data-theme]) *):not(:where([data-theme], [data-theme] *)) {
      @slot;
    }
  }
}`;
