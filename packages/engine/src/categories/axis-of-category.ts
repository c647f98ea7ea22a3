import type { Category } from "#tokens/top-groups.ts";
import { categories } from "./index.ts";

/** The axis of modes that the generated values of a category depend on beside contrast. */
export function axisOfCategory(category: Category): "scheme" | "density" | undefined {
  return categories[category].axis;
}
