import { rolePath } from "#checks/check-promises.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import type { HexColor } from "#color/hex-color.ts";
import type { Design } from "./design.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import { isGreyBase } from "#categories/color/roles/index.ts";

/** The least visible difference (ΔE_OK) between a fill and the base color. */
const leastVisible = 0.02;

/**
 * Why buttons do not have the base color: a grey looks disabled, fills are strict, high contrast
 * needs another step, or the base is hard to see on a dark page.
 */
export type FillReason = "grey" | "strict" | "highContrast" | "dark";

/** The fill of buttons in some modes, and why it is not the base color. */
export type ExplainedFill = { readonly hex: HexColor; readonly reason: FillReason };

/**
 * Explains the fill of buttons in some modes; undefined if it looks like the base color, or is
 * pinned by the user.
 */
export function explainFill(design: Design, modes: Partial<Modes>): ExplainedFill | undefined {
  const { color } = design.recipe;
  const path = rolePath("action-solid");
  const solid = design.valuesIn(modes).get(path);
  if (solid?.type !== "color" || design.tokens.get(path)?.pinned) return undefined;
  if (deltaEOk(solid.hex, color.base) < leastVisible) return undefined;
  return { hex: solid.hex, reason: findReason() };

  function findReason(): FillReason {
    if (color.solid === "strict") return "strict";
    if (isGreyBase(color.base)) return "grey";
    return modes.contrast === "high" ? "highContrast" : "dark";
  }
}
