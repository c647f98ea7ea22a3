import type { Category } from "#tokens/top-groups.ts";
import { categories } from "./index.ts";

/** The categories in the order of files. */
export const categoryOrder = Object.keys(categories) as readonly Category[];
