import type { Modes, PrintOptions } from "@tessera/engine";

/** How a page selects the scheme. */
export type SchemeSelector = NonNullable<PrintOptions["schemeSelector"]>;

const schemes: Readonly<Record<SchemeSelector, (scheme: string) => string>> = {
  attribute: (scheme) => `[data-theme=${scheme}]`,
  class: (scheme) => `.${scheme}`,
  media: (scheme) => `prefers-color-scheme:${scheme}`,
  "light-dark": (scheme) => `[data-theme=${scheme}]`,
};

/** Describes a page in some modes: the scheme by a selector, the others by attributes. */
export function listFacts(modes: Modes, by: SchemeSelector): readonly string[] {
  return [
    schemes[by](modes.scheme),
    `[data-contrast=${modes.contrast}]`,
    `[data-density=${modes.density}]`,
  ];
}

/**
 * Describes a page whose browser prefers a contrast, with its scheme by a selector; no preference
 * exists for density.
 */
export function listPreferences(modes: Modes, by: SchemeSelector): readonly string[] {
  return [
    schemes[by](modes.scheme),
    `prefers-contrast:${modes.contrast === "high" ? "more" : "no-preference"}`,
    `[data-density=${modes.density}]`,
  ];
}
