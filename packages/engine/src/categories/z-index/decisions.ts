import type { ValueOf } from "#decisions/decision.ts";
import { group, number, order } from "#decisions/kinds.ts";

/** The layers of a page, in the order they are listed. */
export const zIndexLayers = [
  "hide",
  "auto",
  "base",
  "docked",
  "sticky",
  "overlay",
  "modal",
  "notification",
  "dropdown",
  "popover",
  "tooltip",
] as const;
/** A layer of a page. */
export type ZIndexLayer = (typeof zIndexLayers)[number];

/** A layer that is drawn above the page. */
export type RaisedLayer = Exclude<ZIndexLayer, "hide" | "auto" | "base">;

/** The layers above the page, by default from the lowest to the highest. */
const raisedLayers: readonly RaisedLayer[] = zIndexLayers.filter(
  (layer) => layer !== "hide" && layer !== "auto" && layer !== "base",
);

/** The decisions on layers: their order above `base` from the lowest, and the distance between two. */
export const zIndexDecisions = group({
  order: order(raisedLayers),
  step: number({ min: 1, max: 100_000, step: 1, default: 100, isWhole: true }),
});

/** The layer decisions of a recipe. */
export type ZIndex = ValueOf<typeof zIndexDecisions>;
