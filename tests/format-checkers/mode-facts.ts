import type { Modes } from "@tessera/engine";

/** Says of a page in which modes it is by attributes; the scheme may be said by a class. */
export function listFacts(modes: Modes, scheme: "attribute" | "class" = "attribute"): string[] {
  return [
    scheme === "class" ? `.${modes.scheme}` : `[data-theme=${modes.scheme}]`,
    `[data-contrast=${modes.contrast}]`,
    `[data-density=${modes.density}]`,
  ];
}

/** Says of a page without attributes but for density what its browser prefers. */
export function listPreferences(modes: Modes): string[] {
  return [
    `prefers-color-scheme:${modes.scheme}`,
    `prefers-contrast:${modes.contrast === "high" ? "more" : "no-preference"}`,
    `[data-density=${modes.density}]`,
  ];
}
