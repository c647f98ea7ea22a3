import type { ThemeConfig } from "./theme-config.ts";

/** A concrete scheme. */
export type PaintedScheme = "dark" | "light";

/** Resolves a setting on a device that prefers dark or not. */
export function resolveScheme(
  colorScheme: ThemeConfig["colorScheme"],
  prefersDark: boolean,
): PaintedScheme {
  if (colorScheme !== "system") return colorScheme;
  return prefersDark ? "dark" : "light";
}
