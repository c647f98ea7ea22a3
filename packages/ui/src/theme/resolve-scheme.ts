import type { ThemeConfig } from "./theme-config.ts";

/** A scheme that can be painted. */
export type PaintedScheme = "dark" | "light";

/** The scheme a setting means on a device that prefers dark or not. */
export function resolveScheme(
  colorScheme: ThemeConfig["colorScheme"],
  prefersDark: boolean,
): PaintedScheme {
  if (colorScheme !== "system") return colorScheme;
  return prefersDark ? "dark" : "light";
}
