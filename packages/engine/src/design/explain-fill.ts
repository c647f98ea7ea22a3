import { rolePath } from "#checks/check-promises.ts";
import { deltaEOk } from "#color/delta-e-ok.ts";
import type { HexColor } from "#color/hex-color.ts";
import { listPalettes } from "#categories/color/list-palettes.ts";
import type { Design } from "./design.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import { isGreyBase } from "#categories/color/roles/index.ts";

/** The least visible difference (ΔE_OK) between a fill and the base color. */
const leastVisible = 0.02;

/**
 * Why a solid fill is not the base color of its palette: a grey looks disabled, fills are strict, high
 * contrast needs another step, or the base is hard to see on a dark page.
 */
export type FillReason = "grey" | "strict" | "highContrast" | "dark";

/** A solid fill in some modes, and why it is not the base color. */
export type ExplainedFill = { readonly hex: HexColor; readonly reason: FillReason };

/**
 * Explains the solid fill of a palette in some modes, that of buttons for the primary palette. Returns
 * undefined if it looks like the base color, is pinned by the user, or if the palette has no roles.
 */
export function explainFill(
  design: Design,
  palette: string,
  modes: Partial<Modes>,
): ExplainedFill | undefined {
  const { recipe } = design;
  const base = listPalettes(recipe).find(({ name }) => name === palette)?.base;
  const path = rolePath(`${meaningOf(palette)}-solid`);
  const solid = design.valuesIn(modes).get(path);
  if (base === undefined || solid?.type !== "color") return undefined;
  if (design.tokens.get(path)?.pinned || deltaEOk(solid.hex, base) < leastVisible) return undefined;
  return { hex: solid.hex, reason: findReason(base) };

  function findReason(of: HexColor): FillReason {
    if (recipe.color.solid === "strict") return "strict";
    if (isGreyBase(of)) return "grey";
    return modes.contrast === "high" ? "highContrast" : "dark";
  }
}

/** Returns the name of the roles of a palette; those of the primary palette are for actions. */
function meaningOf(palette: string): string {
  return palette === "primary" ? "action" : palette;
}
