import { capitalize } from "#tokens/capitalize.ts";
import type { Modes } from "#tokens/mode.ts";

const words = {
  scheme: { light: "light mode", dark: "dark mode" },
  contrast: { default: "default contrast", high: "high contrast" },
  density: { comfortable: "comfortable density", compact: "compact density" },
} as const;

/** Describes modes for a comment: `Dark scheme, high contrast`. */
export function describeModes({ scheme, contrast, density }: Partial<Modes>): string {
  const parts = [
    scheme && words.scheme[scheme],
    contrast && words.contrast[contrast],
    density && words.density[density],
  ];
  return capitalize(parts.filter(Boolean).join(", "));
}
