import { defineToken } from "#tokens/define-token.ts";
import { convertPxToLength } from "#tokens/length.ts";
import type { Token } from "#tokens/token.ts";
import type { Border } from "./decisions.ts";

/** The widths of borders as multiples of the base width. */
export const borderSteps = [
  { key: "none", factor: 0 },
  { key: "hairline", factor: 1 },
  { key: "thin", factor: 1.5 },
  { key: "thick", factor: 2 },
  { key: "heavy", factor: 4 },
] as const;

/** The widths of borders; in px, because a hairline that grows with the text falls between pixels and blurs. */
export function generateBorder({ border }: { readonly border: Border }): readonly Token[] {
  return borderSteps.map(({ key, factor }) =>
    defineToken(`border-width.${key}`, "border", convertPxToLength(factor * border.basePx, "px")),
  );
}
