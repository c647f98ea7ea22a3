import type { HexColor } from "#color/hex-color.ts";

/**
 * Base colors that are hard cases for palettes: the ends, greys, the corners of the gamut, neons,
 * and popular ones.
 */
export const hardBases = [
  "#000000",
  "#0a0a0a",
  "#ffffff",
  "#fafafa",
  "#808080",
  "#64748b",
  "#ffff00",
  "#0000ff",
  "#00ff00",
  "#ff0000",
  "#00ffff",
  "#ff00ff",
  "#39ff14",
  "#fe019a",
  "#ccff00",
  "#3b82f6",
  "#6366f1",
  "#16a34a",
  "#f59e0b",
  "#dc2626",
  "#8b5e3c",
  "#1a1446",
  "#ffd1dc",
  "#0d9488",
] as readonly string[] as readonly HexColor[];
