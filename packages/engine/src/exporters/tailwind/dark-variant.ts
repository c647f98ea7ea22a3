import type { Scheme } from "#tokens/modes/mode.ts";
import type { SchemeSelector } from "../options/print-options.ts";

/**
 * Prints the variant `dark` of Tailwind's utilities, which applies when a file has the values of
 * the dark scheme; `first` is the scheme of a page without one. Undefined if Tailwind's own
 * variant, the browser's preference, is correct.
 */
export function printDarkVariant(by: SchemeSelector, first: Scheme): string | undefined {
  if (by === "media") return undefined;
  return by === "class" ? byClass[first] : byAttribute;
}

const byClass: Readonly<Record<Scheme, string>> = {
  light: "@custom-variant dark (&:where(.dark, .dark *));",
  dark: "@custom-variant dark (&:where(:not(.light, .light *)));",
};

const byAttribute = `@custom-variant dark {
  &:where([data-theme="dark"], [data-theme="dark"] *) {
    @slot;
  }
  @media (prefers-color-scheme: dark) {
    &:where(:root:not([data-theme]), :root:not([data-theme]) *) {
      @slot;
    }
  }
}`;
