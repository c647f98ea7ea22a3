import { capitalize } from "#tokens/capitalize.ts";
import type { Modes } from "#tokens/mode.ts";

const words = {
  scheme: { light: "light", dark: "dark" },
  contrast: { default: "default contrast", high: "high contrast" },
  density: { comfortable: "comfortable", compact: "compact" },
} as const;

/**
 * Names a collection's mode, within the 40 characters that Figma allows: `Dark, high contrast,
 * compact`.
 */
export function nameMode({ scheme, contrast, density }: Partial<Modes>): string {
  const parts = [
    scheme && words.scheme[scheme],
    contrast && words.contrast[contrast],
    density && words.density[density],
  ];
  return capitalize(parts.filter(Boolean).join(", ") || "value");
}
