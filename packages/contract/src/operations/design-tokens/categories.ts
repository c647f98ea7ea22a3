import type { VariableGroup } from "@tessera/engine";
import type { TypographyGroup } from "#entities/variable-group.ts";
import {
  getBreakpoints,
  getRadii,
  getShadows,
  getSizes,
  getSpacing,
  getZIndices,
  updateBreakpoints,
  updateRadii,
  updateShadows,
  updateSizes,
  updateSpacing,
  updateZIndices,
} from "./category-operations.ts";

/** A group of variables with its own calls; the groups of typography share theirs. */
type SeparateGroup = Exclude<VariableGroup, TypographyGroup>;

/** The categories that share one way to read and write, by the name in their address. */
export const categories = {
  breakpoint: { read: getBreakpoints, write: updateBreakpoints },
  radii: { read: getRadii, write: updateRadii },
  sizes: { read: getSizes, write: updateSizes },
  spacing: { read: getSpacing, write: updateSpacing },
  "z-indices": { read: getZIndices, write: updateZIndices },
  shadows: { read: getShadows, write: updateShadows },
} as const satisfies Readonly<
  Record<SeparateGroup, { readonly read: object; readonly write: object }>
>;
export type CategoryName = keyof typeof categories;
