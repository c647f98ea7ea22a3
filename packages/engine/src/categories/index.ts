import type { Category } from "#tokens/top-groups.ts";
import { border } from "./border/index.ts";
import { breakpoint } from "./breakpoint/index.ts";
import type { CategoryModule } from "./category-module.ts";
import { color } from "./color/index.ts";
import { motion } from "./motion/index.ts";
import { radius } from "./radius/index.ts";
import { shadow } from "./shadow/index.ts";
import { size } from "./size/index.ts";
import { spacing } from "./spacing/index.ts";
import { typography } from "./typography/index.ts";
import { zIndex } from "./z-index/index.ts";

/** The categories, in the order in which their tokens are generated, printed and stored. */
export const categories = {
  color,
  typography,
  size,
  spacing,
  radius,
  border,
  shadow,
  breakpoint,
  "z-index": zIndex,
  motion,
} as const satisfies { readonly [C in Category]: CategoryModule<C> };

/** The axis of modes that the generated values of a category depend on beside contrast. */
export function axisOfCategory(category: Category): "scheme" | "density" | undefined {
  return categories[category].axis;
}

/** The categories in the order of files. */
export const categoryOrder = Object.keys(categories) as readonly Category[];
