import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { StripDecision } from "@tessera/engine";

/** A tile of the strip: its decision, its name, and the screen that shows all of the decision. */
export type StripTileRow = {
  readonly id: StripDecision;
  readonly name: MessageDescriptor;
  readonly screen?: string;
};

/** The decisions that a design system begins with, in the order of the strip. */
export const stripTiles: readonly StripTileRow[] = [
  { id: "color", name: msg`Base color`, screen: "colors" },
  { id: "type", name: msg`Type`, screen: "typography" },
  { id: "ratio", name: msg`Ratio` },
  { id: "unit", name: msg`Unit`, screen: "spacing" },
  { id: "radius", name: msg`Radius`, screen: "radii" },
  { id: "shadow", name: msg`Shadow`, screen: "shadows" },
  { id: "density", name: msg`Density` },
];
