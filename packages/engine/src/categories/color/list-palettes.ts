import type { HexColor } from "#color/hex-color.ts";
import { statusNames } from "#checks/statuses.ts";
import type { ColorDecisions } from "./decisions.ts";

/** A palette of a recipe and the color that it is generated from; greys have none. */
export type RecipePalette = { readonly name: string; readonly base: HexColor | undefined };

/** Lists the palettes of a recipe in display order. */
export function listPalettes({
  color,
}: {
  readonly color: ColorDecisions;
}): readonly RecipePalette[] {
  const extras = Object.entries(color.advanced.palettes);
  return [
    { name: "primary", base: color.base },
    { name: "neutral", base: undefined },
    ...statusNames.map((name) => ({ name, base: color.status[name] })),
    ...extras.map(([name, { base }]) => ({ name, base })),
  ];
}
