import { operations } from "@tessera/contract";
import type { Implement } from "#operations/implement.ts";
import { listColors } from "./list-colors.ts";
import { updatePalette } from "./update-palette.ts";
import { updateStatusColor } from "./update-status-color.ts";

/** Adds the operations that read palettes and change their colors. */
export function implementColors(implement: Implement): void {
  implement(operations.listColors, listColors);
  implement(operations.updatePalette, updatePalette);
  implement(operations.updateStatusColor, updateStatusColor);
}
