import type { Modes, PrintOptions } from "@tessera/engine";

/** What chooses the scheme on a page. */
export type SchemeSelector = NonNullable<PrintOptions["schemeSelector"]>;

const schemes: Readonly<Record<SchemeSelector, (scheme: string) => string>> = {
  attribute: (scheme) => `[data-theme=${scheme}]`,
  class: (scheme) => `.${scheme}`,
  media: (scheme) => `prefers-color-scheme:${scheme}`,
  "light-dark": (scheme) => `[data-theme=${scheme}]`,
};

/** Says of a page in which modes it is: the scheme in some way, the others by attributes. */
export function listFacts(modes: Modes, by: SchemeSelector): readonly string[] {
  return [
    schemes[by](modes.scheme),
    `[data-contrast=${modes.contrast}]`,
    `[data-density=${modes.density}]`,
  ];
}

/** Says of a page what its browser prefers of contrast, and its scheme in some way; of density nobody asks a browser. */
export function listPreferences(modes: Modes, by: SchemeSelector): readonly string[] {
  return [
    schemes[by](modes.scheme),
    `prefers-contrast:${modes.contrast === "high" ? "more" : "no-preference"}`,
    `[data-density=${modes.density}]`,
  ];
}
